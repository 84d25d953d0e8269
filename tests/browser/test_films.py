"""Large moments as a story: something leads to each, the score follows it, and then play goes on."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from tests.browser.fan import Fan
from tests.browser.films import FILMS, Film, Seen, shelve, strip, watch
from tests.browser.server import Server

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

PICTURES: Final = os.environ.get("ANPFIFF_SHOTS", "")
"""A folder for the strips; without one they are only looked at."""
IS_WHOLE: Final = bool(os.environ.get("ANPFIFF_EVERY_LOOK"))
[HIS, MINE] = [film for film in FILMS if film.moment == "goal"]
[_, CUP, FEVER] = [film for film in FILMS if film.moment == "champion"]
EVERY: Final = [(film, size) for film in FILMS for size in ("desktop", "phone")]
SHOWN: Final = EVERY if IS_WHOLE else [(HIS, "phone"), (MINE, "desktop"), (CUP, "desktop"), (FEVER, "phone")]
"""`make screens` shows all of them, `make test` one of each game."""
WITH_SCORE: Final = {"finale", "hat_trick"}
"""The others have no score in the bar: there the sentence of the moment alone shows that nothing runs ahead."""
CUT: Final = """() => {
  const lies = document.querySelector('[data-testid=moment]');
  if (!lies) return false;
  for (const one of lies.getAnimations({ subtree: true })) one.finish();
  const edge = lies.getBoundingClientRect();
  return [...lies.querySelectorAll('.title, .card, .hero')].map((one) => one.getBoundingClientRect())
    .some((box) => box.top < edge.top - 1 || box.bottom > edge.bottom + 1);
}"""
"""Whether a part of a large moment sticks out of the pitch it lies on, once it has come to rest."""
HERO: Final = "[data-testid=moment] .hero"
COVERS: Final = """() => {
  const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
  const [lies, asks] = [box('[data-testid=moment]'), box('main h1')];
  return !!lies && lies.right > asks.left && lies.left < asks.right && lies.bottom > asks.top && lies.top < asks.bottom;
}"""


@pytest.fixture(scope="module")
def cinema(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, dict[str, int]]]:
    """A server that finds the matches in its store."""
    server = Server(tmp_path_factory.mktemp("cinema") / "matches.db")
    begins = shelve(server.database, FILMS if IS_WHOLE else [HIS, MINE, CUP, FEVER])
    server.start()
    yield server, begins
    server.stop()


def scores(seen: Seen) -> str:
    """All scores in the bar; minutes and piles go on by themselves."""
    return " ".join(re.findall(r"\d+ : \d+", seen.bar))


def is_told(seen: Seen, said: str) -> bool:
    """Whether a sentence stands anywhere on the page, the large moment itself included."""
    return " ".join(said.split()) in " ".join(seen.text.split())


@pytest.mark.parametrize(("film", "size"), SHOWN, ids=lambda one: one.name if isinstance(one, Film) else one)
def test_a_moment_reads_as_a_story(
    browser: Browser, cinema: tuple[Server, dict[str, int]], film: Film, size: str
) -> None:
    server, begins = cinema
    theme = "light" if size == "phone" else "dark"
    fan = Fan(browser, server.url, size, theme, "de", speed="calm")
    covered: list[str] = []
    cut: list[str] = []
    portraits: list[str] = []
    groups: list[str] = []

    def note(moment: str) -> None:
        if fan.page.evaluate(COVERS):
            covered.append(moment)
        if fan.page.evaluate(CUT):
            cut.append(moment)
        if moment == film.moment:
            portraits.extend(fan.page.locator(HERO).all_inner_texts())
            groups.extend(fan.page.locator("[data-testid=gone]").all_inner_texts())

    seen = watch(fan.page, server.url, film, begins[film.table], note)
    if PICTURES:
        page = fan.new_page()
        page.set_viewport_size(fan.page.viewport_size or {"width": 0, "height": 0})
        (Path(PICTURES) / f"{film.name}-{size}.png").write_bytes(strip(page, [one.picture for one in seen]))
    moments = [one.moment for one in seen]
    assert film.moment in moments, moments
    first = moments.index(film.moment)
    assert first >= 1, "something leads to it"
    since = max((k + 1 for k in range(first) if moments[k]), default=0)
    assert len({scores(one) for one in seen[since : first + 1]}) == 1, "the score waits for the moment"
    assert bool(scores(seen[0])) == (film.game in WITH_SCORE)
    said = next(one.says for one in seen[first:] if one.moment == film.moment and one.says)
    assert not any(is_told(one, said) for one in seen[:first]), "nobody says what has happened before it happens"
    assert cut == [], "a moment is seen whole"
    assert {"goal", "red", "injury"}.isdisjoint(covered), "a moment lies on the pitch and nowhere else"
    if film.moment in {"goal", "red"}:
        assert any(portraits), "whoever it is about is seen"
    if film.moment == "out":
        gone = [set(one.split("\n")) for one in groups]
        assert {"Ann", "Nell Ashworth"} in gone or film.game != "world_cup", "all who are out are named"
    if film.moment == "champion":
        assert any("geführt von" in one.text for one in seen if one.moment == "champion"), "a title is a coach's, too"
    if film.moment == "goal":
        assert scores(seen[-1]) != scores(seen[0])
    assert fan.complaints == []
    fan.close()
