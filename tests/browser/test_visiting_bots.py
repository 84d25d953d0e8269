"""Somebody's bot stands at the server: a person finds it on the page, invites it and plays against it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.fan import Fan
from tests.browser.server import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

    from tests.browser.server import Server

COACH = Path(__file__).parents[2] / "examples" / "own_bots" / "coach.py"


LATE = """() => {
    const [table, ...others] = JSON.parse(localStorage['anpfiff.tables']);
    table.expected = { 1: { name: 'Libero', until: 1 } };
    localStorage['anpfiff.tables'] = JSON.stringify([table, ...others]);
}"""
"""Another bot was sent for to the second seat, long ago."""


@pytest.fixture
def sweeper(server: Server, tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """A bot that is on the list."""
    command = [
        *(sys.executable, "-m", "anpfiff", "bot", f"{COACH}:Coach", "--server", server.url, "--lang", "en"),
        *("--name", "Sweeper", "--games", "finale", "--invited", "--key", str(tmp_path / "bot.json")),
    ]  # fmt: skip
    where = {**os.environ, "PYTHONUNBUFFERED": "1"}
    bot = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=where)
    assert bot.stdout is not None
    assert any("can invite it" in line for line in bot.stdout)
    yield bot
    bot.terminate()
    bot.communicate(timeout=PATIENCE)


def test_a_person_chooses_a_visiting_bot_and_plays_against_it(
    browser: Browser, server: Server, sweeper: subprocess.Popen[str]
) -> None:
    fan = Fan(browser, server.url, language="en")
    page = fan.page
    page.goto(f"{server.url}/new?game=finale&mode=friend")
    page.locator("#new-table .go").click()
    page.get_by_role("button", name="Invite Sweeper").wait_for()  # whoever waits for a friend may invite it, too
    page.evaluate(LATE)
    page.reload()
    page.get_by_text("Libero did not come").wait_for()

    page.goto(server.url)
    page.get_by_text("Visiting bots").wait_for()
    page.locator(".strength label").filter(has_text="Sweeper").click()
    page.get_by_text("only a match will tell").wait_for()
    page.locator(".kick .big").click()
    page.locator("dialog input").fill("Mara")  # she has not said how she is called
    page.keyboard.press("Enter")
    page.locator(".table main h1").wait_for(timeout=PATIENCE * 1000)
    assert "Sweeper" in page.locator("body").inner_text()
    assert sweeper.poll() is None
