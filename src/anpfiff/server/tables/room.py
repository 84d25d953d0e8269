"""A room: one table with everything round it (seats, clocks, proposals), as it follows from its log of entries.

A room does no input or output and asks no clock; the same entries always lead to the same room.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, assert_never

import msgspec

from anpfiff.core.chair import learned, sight
from anpfiff.core.fair_chance import FairChance
from anpfiff.core.phase import SEALED
from anpfiff.core.referee import asked_roles
from anpfiff.core.replay import write as write_replay
from anpfiff.core.table import Table
from anpfiff.errors import Malformed
from anpfiff.games import find
from anpfiff.lessons.lesson import find_lesson, settle
from anpfiff.server.log.store import EXPIRED, OPEN, OVER, RUNNING
from anpfiff.server.refusals import Outdated
from anpfiff.server.tables import entries
from anpfiff.server.tables.clock import consent_time
from anpfiff.server.tables.entries import words_in
from anpfiff.server.tables.info import info_of
from anpfiff.server.tables.journals import BackWhy, Journals
from anpfiff.server.tables.positions import kick_off
from anpfiff.server.tables.real_box import entered, real_table
from anpfiff.server.tables.seats import STAND_IN, Question, Seat, infos_of
from anpfiff.server.tables.setups import agreed

if TYPE_CHECKING:
    from collections.abc import Collection

    from anpfiff.core.game import Setup
    from anpfiff.protocol.table import SeatInfo, TableInfo


BESIDE: Final = (entries.Talked, entries.Moved, entries.Here, entries.Replaced)
"""What happens beside a match and leaves it as it is."""


class Room:
    """The fold of a log."""

    def __init__(self, table_id: str, secret: str, first: entries.Opened) -> None:
        game = find(first.game)
        if game.revision != first.revision:
            raise Outdated(f"{first.game} was revision {first.revision} when this table was laid, now {game.revision}")
        self.id: Final = table_id
        self.game: Final = game
        self.opened: Final = first
        self.lesson: Final = find_lesson(game, first.lesson) if first.lesson else None
        self.setup: Final[Setup] = agreed(game, first.edition, first.options, len(first.seats), first.own_cards)
        self.seats: Final = [Seat(laid) for laid in first.seats]
        self.status = OPEN
        self.table: Table | None = None
        self.seq = 0
        self.infos: list[SeatInfo] = infos_of(self.seats)
        self.moves = 0
        """How often something happened that may have changed the match."""
        self.notices = 0
        """How often something changed round the table, and not only on it."""
        self.at = first.at
        self.proposal: entries.Proposed | None = None
        self.proposals = 0
        """How often something was proposed: a vote names the number of what it is about."""
        self.votes: dict[int, bool] = {}
        self.words: dict[int, str] = {}
        """What the devices have said for the proposal, by seat."""
        self.is_present = False
        """Whether the seat to be taken over had a connection open since that was proposed."""
        self.questions: dict[int, Question] = {}
        self.answered: dict[int, Question] = {}
        """In a sealed question: those who have said everything. Only they themselves can tell until it is opened."""
        self.used: Final = [0] * len(self.seats)
        """How many milliseconds each seat has thought so far."""
        self.learned = True
        """Whether the seat that spoke last has learned something by it."""
        self.journals: Final = Journals(len(self.seats))
        self._secret: Final = secret
        self._kick_off_if_ready(first.at)

    @property
    def match(self) -> Table:
        """The match, which has begun."""
        if self.table is None:
            raise Malformed("the match has not begun yet")
        return self.table

    @property
    def secret(self) -> str | None:
        """The server's secret, once it may be shown."""
        return self._secret if self.status == OVER else None

    def info(self) -> TableInfo:
        """What is agreed at this table."""
        return info_of(self)

    def result(self) -> dict[str, Any] | None:
        """How it ended, if it has."""
        if self.table is None or self.status != OVER:
            return None
        return self.table.result().as_data() if self.table.is_over else self.table.ended

    def replay(self) -> str:
        """The replay file; it holds every secret, so it is for matches that are over."""
        return write_replay(self.match)

    def deadline(self, seat: int) -> int | None:
        """When the time of a seat that is asked is over."""
        clock, question = self.opened.clock, self.questions.get(seat) or self.answered.get(seat)
        if question is None or question.time_over or clock.kind == "none" or not self.seats[seat].is_person:
            return None
        return question.since + clock.seconds * 1000 - (self.used[seat] if clock.kind == "match" else 0)

    def is_time_over(self, seat: int, now: int) -> bool:
        """Whether a seat that is asked has no time left."""
        question, deadline = self.questions.get(seat) or self.answered.get(seat), self.deadline(seat)
        return question is not None and (question.time_over or (deadline is not None and deadline <= now))

    def asked(self, own: Collection[int]) -> dict[int, Question]:
        """Who is asked, as far as somebody with these seats can know: whether others have answered, only they do."""
        done = {seat: question for seat, question in self.answered.items() if seat not in own}
        return dict(sorted((self.questions | done).items()))

    @property
    def opener(self) -> str:
        """With whom this table takes turns in the bots' workers; older tables with nobody."""
        return self.opened.opener or self.id

    @property
    def is_among_bots(self) -> bool:
        """Whether no person is in the match: nobody waits for its bots."""
        return not any(seat.has_owner for seat in self.seats)

    def bots_asked(self) -> dict[int, str]:
        """The seats that wait for a bot, and which bot that is."""
        found: dict[int, str] = {}
        for seat, question in self.questions.items():
            is_led = self.lesson is not None and bool(self.lesson.scripted(self.match, seat))
            if bot := self.seats[seat].bot or (STAND_IN if question.time_over or is_led else None):
                found[seat] = bot
        return found

    def devices(self) -> set[str | None]:
        """The keys at the seats of persons who are still in the match, those who are only away included."""
        return {seat.key for seat in self.seats if seat.has_owner}

    def held_with(self, seat: int) -> set[int]:
        """The seats on the same device as this one, itself included."""
        key = self.seats[seat].key
        return {number for number, other in enumerate(self.seats) if other.is_person and other.key == key}

    def apply(self, entry: entries.Entry) -> entries.Entry:
        """Let an entry happen that was judged. It comes back with what fate answered to it."""
        done = self._happen(entry)
        self.seq += 1
        self.moves += not isinstance(entry, BESIDE)
        if not isinstance(entry, entries.Spoke):
            self.notices += 1
            self.infos = infos_of(self.seats)
        self.at = max(self.at, entry.at)
        return entry if done is None else done

    def _happen(self, entry: entries.Entry) -> entries.Entry | None:
        match entry:
            case entries.Spoke():
                return self._spoke(entry)
            case entries.Sat():
                return self._sat(entry)
            case entries.Fell() | entries.Corrected():
                self.table = entered(self, entry)
                self._ask_all(entry.at)
            case entries.TookBack():
                number = entry.number if entry.alone else 0
                self._go_back(entry.at, entry.seat, entry.ply, entry.why, words_in(entry), number)
            case entries.Proposed():
                return self._proposed(entry)
            case entries.Voted():
                return self._voted(entry)
            case entries.Lapsed():
                return self._lapsed(entry)
            case entries.Here():
                self._here(entry)
            case entries.Resigned():
                self.journals.notice(entry.at, "resigned", entry.seat)
                self._give_up(entry.at, entry.seat, "resigned")
            case entries.Forfeited():
                self.journals.notice(entry.at, "forfeited", entry.seat, entry.how)
                self._give_up(entry.at, entry.seat, "forfeit")
            case entries.TimeOver():
                self._time_over(entry)
            case entries.Left():
                self._left(entry)
            case entries.Moved():
                self.seats[entry.seat].key = entry.key
                self.journals.notice(entry.at, "moved", entry.seat)
            case entries.Replaced():
                self._replaced(entry)
            case entries.Talked():
                self.journals.notice(entry.at, "talked", entry.seat, entry.phrase)
            case entries.Expired():
                self.status = EXPIRED
                self.questions.clear()
                self.answered.clear()
                self.journals.notice(entry.at, "expired")
            case entries.Opened():
                raise Outdated("a table is laid only once")
            case _ as never:
                assert_never(never)
        return None

    def _sat(self, entry: entries.Sat) -> entries.Entry:
        self.seats[entry.seat].sit(entry)
        self.journals.notice(entry.at, "sat", entry.seat, entry.name)
        if self.status != OPEN or not self._kick_off_if_ready(entry.at):
            return entry
        return self._checked(entry, self.match.given)

    def _kick_off_if_ready(self, at: int) -> bool:
        if any(seat.is_person and not seat.part for seat in self.seats):
            return False
        first, fair_chance = self.opened, FairChance(self._secret, [seat.part for seat in self.seats], self.opened.urn)
        names = [seat.name or seat.bot or "" for seat in self.seats]
        played = Table(self.game, self.setup, None, names, None if self.lesson else fair_chance)
        self.table = played if first.real is None else real_table(self, fair_chance, names)
        self.status = RUNNING
        kick_off(self.match, self.journals, first.start, at, lambda: settle(self.match, self.lesson, self._secret))
        self._ask_all(at)
        return True

    def _spoke(self, entry: entries.Spoke) -> entries.Entry:
        table, seat = self.match, entry.seat
        ply, told = self.journals.begin(table)
        phase = table.state.agenda[-1] if table.state.agenda else None
        before = sight(table.state, seat)
        table.say_steps(seat, [entry.action, *entry.more])
        settle(self.match, self.lesson, self._secret)
        is_open_still = phase is not None and phase.kind == SEALED and any(table.state.sealed)
        self.learned = not is_open_still and (
            (phase is not None and phase.kind == SEALED) or learned(before, table.state, seat)
        )
        self.journals.match(table, entry.at, ply, told, entry.by)
        if is_open_still:
            self._ask_again(seat, entry.at)
        else:
            self._ask_all(entry.at)
        return self._checked(entry, ply + 1 + len(entry.more))

    def _checked(self, entry: entries.Sat | entries.Spoke, first: int) -> entries.Entry:
        fallen = [said.action.notation for said in self.match.log[first:]]
        if self.opened.real is not None:
            return entry
        if entry.fell and entry.fell != fallen:
            raise Outdated(f"entry {self.seq + 1} says that fate answered otherwise than it does now")
        return entry if entry.fell == fallen else msgspec.structs.replace(entry, fell=fallen)

    def _go_back(self, at: int, seat: int, ply: int, why: BackWhy, words: dict[int, str], number: int) -> None:
        """Cut the log at a ply; or withdraw `number` sealed statements, if it is not 0."""
        table = self.match
        if number:
            table.withdraw(ply, number)
            self.journals.withdrew(table, at, seat, ply, number)
            self._ask_again(seat, at)
            return
        if self.proposal is not None and self.proposal.what == "undo":
            self._close_proposal(at, "declined")  # it referred to a log that no longer exists
        table.take_back(ply, why, {} if self.lesson else words)
        for place, word in enumerate(table.words):
            self.seats[place].part = word
        self.journals.went_back(table, at, seat, ply, why)
        self.learned = True
        self._ask_all(at)

    def _proposed(self, entry: entries.Proposed) -> entries.Entry:
        self.proposal, self.votes, self.words, self.is_present = entry, {}, words_in(entry), False
        self.proposals += 1
        target = "" if entry.target is None else f"{entry.target} {entry.bot or ''}".strip()
        self.journals.notice(entry.at, "proposed", entry.seat, f"{entry.what} {target}".strip())
        return msgspec.structs.replace(entry, carried=self._carry_if_agreed(entry.at))

    def _voted(self, entry: entries.Voted) -> entries.Entry:
        self.votes |= dict.fromkeys(self.held_with(entry.seat), entry.yes)
        self.words |= words_in(entry)
        self.journals.notice(entry.at, "voted", entry.seat, "yes" if entry.yes else "no")
        if not entry.yes:
            self._close_proposal(entry.at, "declined")
            return entry
        return msgspec.structs.replace(entry, carried=self._carry_if_agreed(entry.at))

    def _lapsed(self, entry: entries.Lapsed) -> entries.Entry:
        proposal = self.proposal
        assert proposal is not None
        is_silent = proposal.what == "take_over" and self.waits_for() == [proposal.target]
        if is_silent and not (proposal.patient and self.is_present):
            self._carry(entry.at, proposal)  # the absent seat was silent, all others agreed
            return msgspec.structs.replace(entry, carried=True)
        self._close_proposal(entry.at, "declined")
        return entry

    def _here(self, entry: entries.Here) -> None:
        """If this is the seat to be taken over, it is here after all: it has as long to answer as anybody."""
        if self.proposal is None or self.proposal.target != entry.seat:
            return
        self.is_present = True
        until = min(self.proposal.until, entry.at + consent_time(self.opened.clock))
        self.proposal = msgspec.structs.replace(self.proposal, until=until)

    def waits_for(self) -> list[int]:
        """The seats whose consent is still missing."""
        proposal = self.proposal
        if proposal is None:
            return []
        done = self.held_with(proposal.seat) | set(self.votes)
        return [number for number in self.present() if number not in done]

    def present(self) -> list[int]:
        """The seats of persons who could agree to something."""
        here = [seat.is_person and not seat.has_resigned and not seat.has_left for seat in self.seats]
        return [number for number, is_here in enumerate(here) if is_here]

    def _carry_if_agreed(self, at: int) -> bool:
        if self.proposal is None or self.waits_for():
            return False
        self._carry(at, self.proposal)
        return True

    def _carry(self, at: int, proposal: entries.Proposed) -> None:
        self._close_proposal(at, "carried")
        if proposal.what == "undo":
            self._go_back(at, proposal.seat, proposal.ply, "agreed", self.words, 0)
        elif proposal.what == "draw":
            self.journals.notice(at, "drawn")
            self._end(at, {"reason": "agreed", "places": [list(range(len(self.seats)))]})
        else:
            assert proposal.target is not None
            seat = self.seats[proposal.target]
            if proposal.patient:
                seat.stand_in(proposal.bot or STAND_IN)
            else:  # a log from when a seat was given away for good, even to somebody new
                seat.key, seat.invite, seat.bot = None, proposal.invite, proposal.bot
                seat.has_left = proposal.bot is None
            self.journals.notice(at, "taken_over", proposal.target, proposal.bot or "")

    def _drop_proposal(self, at: int) -> None:
        """Somebody who could have agreed is gone: what was proposed must be proposed again."""
        if self.proposal is not None:
            self._close_proposal(at, "declined")

    def _close_proposal(self, at: int, how: Literal["carried", "declined"]) -> None:
        assert self.proposal is not None
        self.journals.notice(at, how, self.proposal.seat, self.proposal.what)
        self.proposal, self.votes = None, {}

    def _give_up(self, at: int, seat: int, reason: str) -> None:
        self.seats[seat].has_resigned = True
        if len(self.seats) == 2:
            self._end(at, {"reason": reason, "places": [[1 - seat], [seat]]})
            return
        self.seats[seat].bot = STAND_IN  # the others finish their match
        self._drop_proposal(at)

    def _time_over(self, entry: entries.TimeOver) -> None:
        clock, seat = self.opened.clock, entry.seat
        self.journals.notice(entry.at, "time_over", seat, clock.then)
        if clock.then == "forfeit":
            self._give_up(entry.at, seat, "time_over")
        elif clock.kind == "match":
            self.seats[seat].bot = STAND_IN
            self.journals.notice(entry.at, "taken_over", seat, STAND_IN)
        else:
            self.questions[seat].time_over = True

    def _left(self, entry: entries.Left) -> None:
        seat = self.seats[entry.seat]
        seat.has_left, seat.invite = True, entry.invite
        self.journals.notice(entry.at, "left", entry.seat)
        self._drop_proposal(entry.at)

    def _replaced(self, entry: entries.Replaced) -> None:
        if self.seats[entry.seat].bot is not None:
            self.seats[entry.seat].bot = entry.bot
        self.journals.notice(entry.at, "bot_replaced", entry.seat, f"{entry.bot} {entry.why}")

    def _ask_all(self, at: int) -> None:
        """Put new questions to all seats that are asked now; if nothing is left to ask, the match is over."""
        self._stop_clocks(at)
        state = self.match.state
        asked = [int(state.roles[role]) for role in asked_roles(state)] if state.agenda else []
        self.questions = {seat: Question(at, self.journals.told(seat)) for seat in asked}
        for role, said in enumerate(state.sealed):  # after a step back some may have answered already
            if said and (seat := int(state.roles[role])) not in asked:
                self.answered[seat] = Question(at, self.journals.told(seat))
                self.answered[seat].answered = at
        if self.match.is_over:
            self._end(at, None)

    def _ask_again(self, seat: int, at: int) -> None:
        """A sealed question is still open: only the seat that just said or withdrew something is asked again.

        Nobody else can see that it has finished, or thinks again: its question and its time stay what they were.
        """
        state = self.match.state
        question = self.questions.pop(seat, None) or self.answered.pop(seat)
        if seat in [int(state.roles[role]) for role in asked_roles(state)]:
            question.line, question.answered = self.journals.told(seat), None
            self.questions[seat] = question
        else:
            question.answered = at
            self.answered[seat] = question

    def _stop_clocks(self, at: int) -> None:
        """Count the time of everybody who was asked: until they had answered, or until now."""
        for seat, question in (self.questions | self.answered).items():
            until = at if question.answered is None else question.answered
            self.used[seat] += max(0, until - question.since)
        self.questions, self.answered = {}, {}

    def _end(self, at: int, ended: dict[str, object] | None) -> None:
        self._stop_clocks(at)
        self.match.ended = ended
        self.status = OVER
        self.proposal, self.votes = None, {}
