"""What people may look up at any time without giving an answer: rules, cards, the log, help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.markdown import Markdown

from anpfiff.cli.cards import show_cards
from anpfiff.cli.colours import mood
from anpfiff.cli.messages import Trouble, explain
from anpfiff.cli.rulebook import rule
from anpfiff.cli.ticker import log_lines

if TYPE_CHECKING:
    from rich.console import Console

    from anpfiff.cards.box import Card
    from anpfiff.core.table import Table
    from anpfiff.core.words import Words


def show_help(console: Console, words: Words) -> None:
    """What can be typed."""
    console.print(words.text("play-help"))


def show_rule(console: Console, words: Words, table: Table, number: str) -> None:
    """One rule of the book."""
    try:
        console.print(Markdown(rule(table.game, number, words.language)))
    except (Trouble, OSError) as error:
        console.print(mood(explain(error, words), "warn"))


def show_log(console: Console, words: Words, table: Table, seat: int) -> None:
    """Everything this seat may read of what was said."""
    for line in log_lines(words, table, seat):
        console.print(line)


def show_table_cards(console: Console, words: Words, table: Table, seat: int) -> None:
    """The cards this seat can see, pile by pile; piles without a name in the words are not worth a look."""
    view = table.view(seat)
    known = {card.id: card for card in table.game.cards(table.setup.own_cards)}
    piles, stocks = view.piles(), view.stocks()
    groups: list[tuple[str, list[Card]]] = []
    for number, place in enumerate(view.places()):
        pile = piles[number]
        if pile.is_down() or not pile.size or not words.has(f"pile-{place.name}"):
            continue
        title = words.text(f"pile-{place.name}", {"whose": owner(words, int(view.roles[place.role]), seat)})
        groups.append((title, [known[card] for card in stocks[number].write(pile.cards())]))
    if groups:
        show_cards(console, groups, words)


def owner(words: Words, whose: int, seat: int) -> str:
    """For words: what a seat is called, or that it is the one who asks."""
    return "mine" if whose == seat else words.seat(whose)
