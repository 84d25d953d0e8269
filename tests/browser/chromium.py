"""The Chromium of the tests: the machine's own or the one of Playwright; `make browser` sets one of them up."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

ARGS = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
    "--disable-sync", "--no-first-run",
]  # fmt: skip


def own_chromium() -> str | None:
    """The machine's own, first the one without windows: it needs a quarter less of the processor."""
    return shutil.which("chromium-headless-shell") or shutil.which("chromium")


def launched(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=own_chromium(), args=ARGS)
