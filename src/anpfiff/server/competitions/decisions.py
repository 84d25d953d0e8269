"""What the organiser decided, how it was before, and whether something was played on it already."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Final

from anpfiff.server.competitions import entries
from anpfiff.server.refusals import PlayedOn

if TYPE_CHECKING:
    from collections.abc import Collection

    from anpfiff.server.competitions.competition import Competition
    from anpfiff.server.competitions.ties import Match, Pairing


class Decision:
    """A decision that can be taken back: all that it changed, as it was before."""

    def __init__(self, now: Competition, at: int, ties: list[Pairing], entrant: int | None = None) -> None:
        self.at: Final = at
        self.status: Final = now.status
        self.matches: Final = {tie.number: copy.deepcopy(tie.matches) for tie in ties}
        self.person: Final = None if entrant is None else copy.deepcopy(now.people[entrant])
        self.round: Final = -1 if now.plan is None or not ties else now.plan.round_of(ties[0].number)
        self.told: Final = len(now.story)
        """The line of the story that tells of it."""

    def is_played_on(self, now: Competition, tie: Pairing) -> bool:
        """Whether the result of a tie follows from it, so that it cannot be taken back any more."""
        if tie.number in self.matches or (self.person is not None and self.person.number in tie.sides):
            return True
        assert now.plan is not None
        place = now.plan.round_of(tie.number)
        is_built_on = place > self.round and now.plan.rounds[place].is_drawn_on_results
        return self.person is None and bool(self.matches) and is_built_on


def check_not_played_on(
    now: Competition, entry: entries.Awarded | entries.Annulled | entries.TakenBack, begun: Collection[str]
) -> None:
    """Refuse to change what something was built on that has begun: a match of the same tie, or one drawn on it.

    `begun` has the tables at which somebody has sat down.
    """
    own = _own(now, entry)
    stays = None if now.opened.format.kind == "league" else _matches(_after(now, entry))
    for (tie, sides, number, table), match in _matches(now).items():
        is_of_tie = not isinstance(entry, entries.TakenBack) and tie == entry.tie and number > entry.match
        is_gone = stays is not None and (tie, sides, number, table) not in stays
        if (tie, number) in own:
            is_lost = isinstance(entry, entries.TakenBack) and own[tie, number] != table and table in begun
        else:
            is_lost = (is_of_tie or is_gone) and (match.is_over or table in begun)
        if is_lost:
            raise PlayedOn("what follows from this has been played, or somebody sits there already")


def _own(now: Competition, entry: entries.Awarded | entries.Annulled | entries.TakenBack) -> dict[tuple[int, int], str]:
    """The matches that an entry is about, and the tables they have after it."""
    if isinstance(entry, entries.TakenBack):
        found = now.decisions[-1].matches.items()
        return {(tie, number): match.table for tie, matches in found for number, match in enumerate(matches)}
    return {(entry.tie, entry.match): ""}


def _after(now: Competition, entry: entries.Entry) -> Competition:
    found = copy.deepcopy(now)
    found.apply(entry)
    return found


def _matches(now: Competition) -> dict[tuple[int, tuple[int, ...], int, str], Match]:
    return {
        (tie.number, tie.sides, number, match.table): match
        for tie in now.ties()
        for number, match in enumerate(tie.matches)
    }
