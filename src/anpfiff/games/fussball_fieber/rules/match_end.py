"""F7: the end of a match: scores are noted, and cards that have done their work are cleared away."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from anpfiff.core.phase import Phase, Step
from anpfiff.games.fussball_fieber.camp import GROUP, NOBODY, NOTHING_LAID, boosts_of, kind_of, laid_card, left_of
from anpfiff.games.fussball_fieber.events import LEVEL, LOST, WON
from anpfiff.games.fussball_fieber.rules import PHASES
from anpfiff.games.fussball_fieber.rules.reaction_cards import put_away
from anpfiff.games.fussball_fieber.state import Cup

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.games.fussball_fieber.book import Book
    from anpfiff.games.fussball_fieber.camp import Camp


@final
class MatchOver(Step[Cup]):
    """F7.1  Every score is noted; in the group a win is worth three points, a draw one and a defeat none."""

    __slots__ = ()
    rule: ClassVar[str] = "F7.1"

    def run(self, s: Cup) -> list[Phase[Cup]]:
        for role in s.playing():
            note(s, role, s.score(role))
        return NOTHING


def note(s: Cup, role: i64, score: i64) -> None:
    """F7.2  The points, and the difference of the match."""
    camp = s.camps[role]
    if s.stage == GROUP:
        camp.points += points_for(s.book, score)
    camp.noted = [*camp.noted, capped(score, s.book.cap)]
    if camp.rival != NOBODY and camp.rival < role:
        return
    if score > 0:
        s.tell(WON, camp.team, camp.opponent, score)
    elif score < 0:
        s.tell(LOST, camp.team, camp.opponent, score)
    else:
        s.tell(LEVEL, camp.team, camp.opponent)


def points_for(book: Book, score: i64) -> i64:
    """F7.1  What a match of the group is worth."""
    return book.win if score > 0 else book.loss if score < 0 else book.draw


def capped(score: i64, cap: i64) -> i64:
    """T12  The difference that is noted; by an option no more than the score card shows."""
    if not cap:
        return score
    return max(-cap, min(cap, score))


def clear_away(s: Cup) -> None:
    """F7.3  Before anything new begins the match is cleared away; until then the table shows how it ended."""
    for role in s.playing():
        clear(s, s.camps[role])


def clear(s: Cup, camp: Camp) -> None:
    """F7.3  All cards on neutral teams go, and those whose last match this was; jokers go into the box."""
    camp.jokers_on = 0
    for laid in camp.against:
        put_away(s, laid)
    camp.against = NOTHING_LAID
    kept: list[i64] = []
    for laid in camp.laid:
        if left_of(laid) > 1:
            kept.append(laid_card(kind_of(laid), left_of(laid) - 1, boosts_of(laid)))
        else:
            put_away(s, laid)
    camp.laid = kept


NOTHING: Final[list[Phase[Cup]]] = []
MATCH_OVER: Final = PHASES.add(MatchOver())
