"""The arena, and price against worth, as chapters of the report."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anpfiff.bots.own import title
from anpfiff.lab.page.plots import Scale, scatter
from anpfiff.lab.page.sheet import Cell, is_clear, paragraph, rating, section, share, strong, table, with_bounds
from anpfiff.lab.ratings import MIDDLE, Encounters

if TYPE_CHECKING:
    from anpfiff.core.words import Words
    from anpfiff.lab.prices import Market
    from anpfiff.lab.tally import Tally


def arena(tallies: list[Tally], seed: int, words: Words) -> str:
    """Ratings, and who did what to whom."""
    met = Encounters([tally.outcomes for tally in tallies])
    found = sorted(met.ratings(seed).items(), key=lambda item: -item[1].value)
    scale = Scale([one for _, one in found], MIDDLE)
    rated = [[bot, Cell(scale.track(one)), rating(words, one)] for bot, one in found]
    pairs = [
        [f"{one} : {other}", str(pair.wins), str(pair.draws), str(pair.losses), share(words, pair.points)]
        for one, _ in found
        for other, _ in found
        if one != other
        for pair in [met.pair(one, other)]
    ]
    titles = [words.text(f"page-pair-{what}") for what in ("won", "drawn", "lost", "points")]
    return section(
        words.text("page-arena"),
        table(["", Cell(scale.axis()), words.text("page-rating")], rated),
        paragraph(words.text("page-arena-note")),
        table(["", *titles], pairs),
        without_luck(tallies, words),
    )


def without_luck(tallies: list[Tally], words: Words) -> str:
    """The shares of the wins less luck, where it is known."""
    rows = [
        [
            " : ".join(map(title, dict.fromkeys(tally.bots))),
            share(words, found.plain),
            share(words, found.adjusted),
            words.text("figure-worth", {"value": found.worth}),
        ]
        for tally in tallies
        for found in [tally.without_luck()]
        if found is not None
    ]
    titles = [words.text(f"page-luck-{what}") for what in ("plain", "adjusted", "worth")]
    return paragraph(words.text("page-luck-note")) + table(["", *titles], rows) if rows else ""


def worth(market: Market, words: Words) -> str:
    """What everything costs and what it is worth."""
    what = words.text("result-scores")
    title = words.text("page-worth")
    points = [(float(one.price), one.worth, str(words.name(one.thing))) for one in market.goods]
    scale = Scale([one.worth for one in market.goods], 0.0)
    rows = [
        [
            str(words.name(one.thing)),
            Cell(scale.track(one.worth)),
            str(one.price),
            strong(with_bounds(words.text("figure-more", one.worth.as_data())), is_so=is_clear(one.worth)),
            words.text("figure-bargain", {"value": one.bargain}),
            str(one.chosen),
        ]
        for one in market.goods
    ]
    titles = [words.text(f"page-worth-{key}") for key in ("price", "worth", "bargain", "chosen")]
    return section(
        title,
        paragraph(words.text("page-worth-note", {"scores": what})),
        paragraph(
            words.text("page-worth-slope", {"scores": what, "slope": words.text("figure-mean", market.slope.as_data())})
        ),
        scatter(points, market.slope.value, market.start, title),
        table(["", Cell(scale.axis()), *titles], rows),
    )
