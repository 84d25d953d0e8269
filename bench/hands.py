"""What coaches of Fußball-Fieber keep, beside what the search imagines: `python -m bench.hands [CUPS]`.

Two greedy bots play. At one in so many decisions each chair imagines the hand of the other. What counts is the sum of
value times duration of all action cards in it: a search that imagines stronger hands than there are fears too much.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

from anpfiff.bots.names import make
from anpfiff.core.chair import imagine, look
from anpfiff.core.referee import options, play
from anpfiff.core.rng import seeded
from anpfiff.games import find
from anpfiff.games.fussball_fieber.state import Cup
from bench.walking import decisions

if TYPE_CHECKING:
    from anpfiff.core.game import Game
    from anpfiff.core.state import State

GAME: Final = "fussball_fieber"
EVERY: Final = 4


def strength(s: State, role: int) -> int:
    """What the action cards of a hand come to."""
    assert isinstance(s, Cup)
    book, hand = s.book, s.camps[role].hand
    return sum(
        abs(int(book.value[k])) * int(book.duration[k]) for k in book.stock.list_of(hand.cards()) if k < len(book.value)
    )


def compare(game: Game, seed: int) -> list[tuple[int, int, int]]:
    """Of some moments of one cup: the size of a hand, its strength, and that of an imagined one."""
    s, bot = game.lay(game.agree(seats=2)), make("greedy", game)
    assert isinstance(s, Cup)
    fate, thoughts, rng = seeded(seed, 0), seeded(seed, 1), seeded(seed, 2)
    found: list[tuple[int, int, int]] = []
    for number, (role, seat) in enumerate(decisions(s, fate)):
        if number % EVERY == 0:
            for chair in (0, 1):
                world = imagine(look(s, chair), rng)
                size = int(s.camps[1 - chair].hand.size)
                found.append((size, strength(s, 1 - chair), strength(world, 1 - chair)))
        play(s, role, bot.choose(look(s, seat), role, options(s, role), thoughts))
    return found


def main() -> None:
    """One line for each size of a hand."""
    game = find(GAME)
    found = [one for seed in range(int([*sys.argv[1:], "200"][0])) for one in compare(game, seed)]
    for size in sorted({one[0] for one in found}):
        mine = [one for one in found if one[0] == size]
        kept, imagined = (sum(one[k] for one in mine) / len(mine) for k in (1, 2))
        print(f"{size} cards, {len(mine)} hands: kept {kept:.2f}, imagined {imagined:.2f}")
    kept, imagined = (sum(one[k] for one in found) / len(found) for k in (1, 2))
    print(f"all: kept {kept:.3f}, imagined {imagined:.3f}")


if __name__ == "__main__":
    main()
