"""A real Chromium before a real server: both are started once for all tests of this folder."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import sync_playwright

from tests.browser.chromium import launched
from tests.browser.fan import Fan
from tests.browser.gallery import LOOKS, Gallery, Look
from tests.browser.server import STATIC, Server

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    assert STATIC.exists(), "the page is not built: make client"
    with sync_playwright() as playwright:
        browser = launched(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of our own, which tests may stop and start again."""
    folder: Path = tmp_path_factory.mktemp("server")
    server = Server(folder / "matches.db")
    server.start()
    yield server
    server.stop()


@pytest.fixture(params=LOOKS, ids="-".join)
def gallery(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Gallery]:
    """An empty gallery: each screen is hung in it once in each look."""
    look: Look = request.param
    fan = Fan(browser, server.url, *look, stays=True)
    yield Gallery(fan, look)
    fan.close()
