"""The menu: the options of a decision with their exact chances, and what somebody means by what they type."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.cells import cell_len
from rich.text import Text

from anpfiff.cli.colours import STYLES
from anpfiff.core.odds import SUCCESS
from anpfiff.core.walk import Walk
from anpfiff.errors import FaceDown, Refusal

if TYPE_CHECKING:
    from fractions import Fraction

    from anpfiff.cli.filling import Filling
    from anpfiff.core.action import Action
    from anpfiff.core.log import Decision
    from anpfiff.core.table import Table
    from anpfiff.core.words import Words

FEW: Final = 5
"""How many options stand one below the other, if the screen is high enough; more go into columns."""
LOW: Final = 30
"""A screen with fewer lines is low: there every line counts."""
GAP: Final = 3
ADVISED: Final = "▸"
"""Stands before the answer that the game's own advice likes best."""


class Menu:
    """What a seat may say now, numbered from 1."""

    def __init__(self, table: Table, decision: Decision, words: Words, filling: Filling | None = None) -> None:
        self.options = decision.options if filling is None else filling.options()
        self.words = words
        self.own = own_among(table, decision, self.options)
        self.texts = [words.say(action) for action in self.options]
        self.costs = [None if filling is None else filling.cost(action) for action in self.options]
        self.odds = table.odds(decision.seat) if filling is None else filling.odds(table, decision)
        self.advised, self.is_advice = advised(
            table, decision, self.options, [] if filling is None else filling.said, self.odds
        )

    def lines(self, width: int, height: int) -> list[Text]:
        """All options; many of them in columns, read downwards."""
        items = [self._item(place) for place in range(len(self.options))]
        widest = max(cell_len(item.plain) for item in items)
        fitting = max(1, min(len(items), (width + GAP - 2) // (widest + GAP)))
        columns = 1 if len(items) <= FEW and height >= LOW else fitting
        rows = -(-len(items) // columns)
        lines = []
        for row in range(rows):
            line = Text(" ")
            for item in items[row::rows]:
                item.pad_right(widest + GAP - cell_len(item.plain))
                line.append_text(item)
            line.rstrip()
            lines.append(line)
        return lines

    def _item(self, place: int) -> Text:
        number = len(str(len(self.options)))
        item = Text(ADVISED if self.is_advice and place == self.advised else " ", STYLES["good"])
        item.append(f"{place + 1:>{number}}", STYLES["strong"])
        item.append(" " + self.texts[place], "")
        if self.own[place] and not all(self.own):
            item.append(f" ({self.words.text('menu-mine')})", STYLES["warn"])
        cost = self.costs[place]
        if cost is not None:
            item.append("  " + self.words.text("menu-cost", {"number": cost}), STYLES["faint"])
        chances = self.odds.get(self.options[place].notation)
        if chances:
            item.append("  " + chance(self.words, chances[SUCCESS]), STYLES["good"])
        return item

    def caption(self) -> str:
        """What the percentages are chances of: the verdict that always comes with success, if there is just one."""
        if not self.odds:
            return ""
        found = list(self.odds.values())
        labels = {label for chances in found for label in chances if label != SUCCESS}
        same = [label for label in labels if all(chances.get(label, 0) == chances[SUCCESS] for chances in found)]
        if len(same) != 1:
            return self.words.text("chance-of-success")
        return self.words.text("chance-of", {"verdict": self.words.text(f"verdict-{same[0].replace('_', '-')}")})

    def meant(self, said: str) -> list[Action]:
        """The options that fit what was typed: a number, a notation, or a part of the text."""
        said = " ".join(said.split())
        if said.isascii() and said.isdigit():
            number = int(said[:9])
            return self.options[number - 1 : number] if number else []
        wanted = said.casefold()
        for texts in (self.texts, [action.notation for action in self.options]):
            whole = [action for action, text in zip(self.options, texts, strict=True) if text.casefold() == wanted]
            if whole:
                return whole
        if len(wanted) < 2:
            return []
        return [
            action
            for action, text in zip(self.options, self.texts, strict=True)
            if wanted in text.casefold() or wanted in action.notation
        ]


def own_among(table: Table, decision: Decision, options: list[Action]) -> list[bool]:
    """Which options name something of the seat's own."""
    view = table.view(decision.seat)
    return [table.game.is_own(view, decision.role, action) for action in options]


def own_first(table: Table, decision: Decision) -> None:
    """Let people find what is their own at the top of the list."""
    own = own_among(table, decision, decision.options)
    order = sorted(range(len(own)), key=lambda place: not own[place])
    decision.options = [decision.options[place] for place in order]


def advised(
    table: Table, decision: Decision, options: list[Action], named: list[Action], odds: dict[str, dict[str, Fraction]]
) -> tuple[int, bool]:
    """The option that the game's advice likes best, and whether it likes any better than the others.

    What was named is said on a world of its own first. Where that is no way to say it, the exact chances tell.
    """
    view, role = table.view(decision.seat), decision.role
    walk = Walk(view.clone(), role)
    try:
        for action in named:
            walk.say(action)
        known = [action for action in walk.options() if action in options]
    except (Refusal, FaceDown):
        known = []
    if known:
        scores = table.game.advice().scores(walk.world, role, known)
        return options.index(known[scores.index(max(scores))]), max(scores) > min(scores)
    chances = [odds[action.notation][SUCCESS] if action.notation in odds else 0 for action in options]
    return chances.index(max(chances)), max(chances) > min(chances)


def chance(words: Words, share: Fraction) -> str:
    """A chance as percentage and as exact fraction."""
    fraction = f"{share.numerator}/{share.denominator}"
    return words.text("chance", {"share": float(share), "fraction": fraction})
