"""Lets axe-core look at every screen of the skin, in both themes and at three widths.

Needs the development server: ``npx vite --port 5199`` in client/.
"""

# ruff: noqa: D103, T201 (a script: it prints, and plays at random)

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, sync_playwright

HERE: Final = Path(__file__).parent
AXE: Final = HERE.parent.parent / "node_modules" / "axe-core" / "axe.min.js"
ADDRESS: Final = "http://localhost:5199/dev/finale/index.html"
SIZES: Final = [(1440, 900), (768, 1024), (360, 740)]
OUTSIDE: Final = """() => {
  const found = [];
  for (const node of document.querySelectorAll('.finale button, .finale h1, .finale li, .finale p')) {
    const box = node.getBoundingClientRect();
    const isOut = box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.left < -1 || box.top < -1;
    if (!box.width || !isOut || node.closest('.list, .fin-sr, .tick')) continue;
    found.push(node.className + ' ' + node.textContent.slice(0, 40));
  }
  return found;
}"""


def check(page: Page, name: str) -> int:
    result: Any = page.evaluate("async () => (await axe.run(document, {resultTypes: ['violations']})).violations")
    bad = [(one["id"], one["nodes"][0]["html"][:160], one["nodes"][0]["failureSummary"][:200]) for one in result]
    outside = page.evaluate(OUTSIDE)
    for one in [*bad, *outside]:
        print(name, one)
    return len(bad) + len(outside)


def main() -> None:
    names = sys.argv[1:] or sorted(
        path.stem for path in (HERE / "fixtures").glob("*.json") if not path.stem.startswith(("words", "cards"))
    )
    found = 0
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"])
        for k, name in enumerate(names):
            for number, (width, height) in enumerate(SIZES):
                theme = ["dark", "light"][(k + number) % 2]
                language = ["de", "en", "fr"][(k + number) % 3]
                page = browser.new_page(viewport={"width": width, "height": height}, reduced_motion="reduce")
                page.goto(f"{ADDRESS}?f={name}&l={language}&t={theme}")
                page.wait_for_selector(".finale h1")
                page.wait_for_timeout(150)
                page.add_script_tag(path=str(AXE))
                found += check(page, f"{name} {width} {theme} {language}")
                page.close()
        browser.close()
    print(f"{len(names)} screens at {len(SIZES)} widths: {found} findings")


if __name__ == "__main__":
    main()
