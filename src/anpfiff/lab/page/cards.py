"""Which cards and footballers win: how those fared who said something, thing by thing."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from anpfiff.bots.interval import wilson
from anpfiff.games import find
from anpfiff.lab.page.plots import Scale
from anpfiff.lab.page.sheet import LONG, Cell, folded, is_clear, paragraph, section, share, strong, table

if TYPE_CHECKING:
    from anpfiff.core.words import Words
    from anpfiff.lab.batch import Use
    from anpfiff.lab.tally import Tally

FEWEST: Final = 30
"""What was said by fewer seats says little."""
ENDS: Final = 6
"""How many of the best and of the worst are shown before the table is opened."""


def cards(game: str, tally: Tally, words: Words) -> str:
    """One plot for every verb that is said with something that has a name."""
    groups: dict[tuple[str, str], list[Use]] = {}
    for use in tally.uses.values():
        if use.thing in words.names and use.chairs >= FEWEST:
            groups.setdefault((use.verb, use.name), []).append(use)
    chairs = tally.games * len(tally.bots)
    even = (tally.games - tally.draws) / chairs
    parts = [paragraph(words.text("page-cards-note")), paragraph(words.text("page-cards-mark", {"share": even}))]
    for (verb, name), uses in sorted(groups.items()):
        if len(uses) > 1:
            parts.append(f"<h3>{escape(heading(game, verb, words))}</h3>")
            parts.append(plot(uses, even, words))
    if len(parts) == 2:
        parts = [paragraph(words.text("page-cards-none"))]
    return section(words.text("page-cards"), *parts)


def heading(game: str, word: str, words: Words) -> str:
    """What is said, with gaps for the things it is said of."""
    verb = next(verb for verb in find(game).vocabulary.verbs if verb.word == word)
    gaps = dict.fromkeys(verb.names, "…")
    named = words.named({name: gap for name, gap in gaps.items() if not name.endswith("seat")})
    return words.text(f"say-{word}".replace("_", "-"), gaps | named)


def plot(uses: list[Use], even: float, words: Words) -> str:
    """The best first; a long list shows its ends, and the whole of it on a tap."""
    found = [(use, wilson(use.won, use.chairs)) for use in uses]
    found.sort(key=lambda item: (-item[1].value, item[0].thing))
    scale = Scale([interval for _, interval in found], even)
    rows = [
        [
            str(words.name(use.thing)),
            Cell(scale.track(interval)),
            str(use.chairs),
            strong(share(words, interval), is_so=is_clear(interval, even)),
        ]
        for use, interval in found
    ]
    titles = ["", Cell(scale.axis(100.0)), words.text("page-chairs"), words.text("page-won")]
    if len(rows) <= LONG:
        return table(titles, rows)
    ends = [*rows[:ENDS], ["…", "", "", ""], *rows[-ENDS:]]
    return table(titles, ends) + folded(words.text("page-all", {"number": len(rows)}), table(titles, rows))
