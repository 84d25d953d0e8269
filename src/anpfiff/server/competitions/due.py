"""What a competition needs without anybody asking: tables to be laid, results to be noted, and who did not come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from anpfiff.server.competitions import entries
from anpfiff.server.competitions.competition import CALLED_OFF, DONE, DRAWING, GATHERING, PLAYING
from anpfiff.server.competitions.tally import MatchTally
from anpfiff.server.competitions.ties import AWARD, places_of
from anpfiff.server.tables.retention import DAY

if TYPE_CHECKING:
    from anpfiff.server.competitions.competition import Competition
    from anpfiff.server.competitions.ties import Match, Pairing

NO_TALLY: Final = MatchTally()
LOT: Final = 900_000
"""An organiser who goes away in the middle of the draw: after so many milliseconds the rest is shown by itself."""
CALL: Final = 30 * 60_000
"""So many milliseconds before an agreed time both are called to the table."""
FORGOTTEN: Final = 30 * 86_400_000
"""Milliseconds after which a competition is called off that never began."""


class TableNow(msgspec.Struct, frozen=True):
    """What the store says of a table: its status, who sits, and by seats the result and what was counted."""

    status: str
    is_sitting: list[bool]
    result: dict[str, object] | None = None
    tally: MatchTally = NO_TALLY


def due_of(competition: Competition) -> int | None:
    """When the server itself has something to do; while matches go on it always has: it looks how they stand."""
    if competition.status in (DONE, CALLED_OFF) or (competition.paused and competition.status == PLAYING):
        return None
    if competition.status == GATHERING:
        return competition.at + FORGOTTEN
    if competition.status == DRAWING:
        return competition.at if is_drawn_by_itself(competition) else competition.at + LOT
    return competition.at


def is_drawn_by_itself(competition: Competition) -> bool:
    """Whether nobody watches the lots: only bots have entered, or there are no lots."""
    return competition.opened.format.draw == "entry" or all(one.bot for one in competition.entered)


def call(competition: Competition, now: int) -> entries.Entry | None:
    """What is due that needs no look at a table."""
    due = due_of(competition)
    if due is None or due > now:
        return None
    if competition.status == GATHERING:
        return entries.Abandoned(now)
    if competition.status == DRAWING:
        return entries.Lots(now, len(competition.order))
    return None


def note(
    competition: Competition, tie: Pairing, number: int, match: Match, table: TableNow, now: int
) -> entries.Entry | None:
    """What has to be noted about a table that was laid: its result, or who did not come."""
    if table.status == "over" and table.result is not None:
        return result_of(tie, number, match, table.result, now, table.tally)
    deadline = competition.deadline(match)
    if table.status == "open" and deadline is not None and deadline <= now:
        missing = sorted(side for seat, side in enumerate(tie.by_seats(number)) if not table.is_sitting[seat])
        if missing:
            return entries.Missed(now, tie.number, number, missing)
    return None


def remind(
    competition: Competition, tie: Pairing, number: int, match: Match, table: TableNow, now: int
) -> entries.Reminded | None:
    """Who has to be reminded of a match of a slow round now: not long before its deadline, or before an agreed time."""
    deadline = competition.deadline(match)
    if table.status != "open" or deadline is None or competition.opened.pace.kind != "winter":
        return None
    missing = sorted(side for seat, side in enumerate(tie.by_seats(number)) if not table.is_sitting[seat])
    before = min(DAY, (deadline - match.laid) // 4)
    for about, moment in (("appointment", match.agreed - CALL), ("deadline", deadline - before)):
        is_due = moment <= now < deadline and (about == "deadline" or now < match.agreed)
        if missing and is_due and about not in match.reminded:
            return entries.Reminded(now, tie.number, number, missing, about)  # type: ignore[arg-type]
    return None


def result_of(
    tie: Pairing, number: int, match: Match, result: dict[str, object], now: int, tally: MatchTally = NO_TALLY
) -> entries.Ended:
    """A table's result by the sides of the tie. Who gave up or ran out of time lost 0:3, whatever the score was."""
    sides = tie.by_seats(number)
    seats = [sides.index(side) for side in range(len(sides))]  # the seat of each side
    levels = result["places"]
    assert isinstance(levels, list)
    winner = -1 if len(levels[0]) > 1 else sides[int(levels[0][0])]
    score, kicks = result.get("score"), result.get("kicks")
    if isinstance(score, list) and len(score) == len(sides):
        goals = [int(score[seat]) for seat in seats]
    else:
        goals = [AWARD if side == winner else 0 for side in range(len(sides))]
    shot: list[int] = []
    if isinstance(kicks, list) and len(kicks) == 2 and not tie.is_table:
        shot = [int(kicks[seat]) for seat in seats]
    scorers = [(sides[seat], scorer, scored) for (seat, scorer), scored in tally.scorers.items()]
    places = places_of([[sides[int(seat)] for seat in level] for level in levels]) if tie.is_table else []
    reason = str(result.get("reason", ""))
    return entries.Ended(
        now, tie.number, number, match.table, goals, winner, reason, shot, places, scorers, tally.counts
    )
