"""What is sent to a chair: its own view, decision and lines. Nothing else of a room ever leaves the server."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, TypeVar, cast

import msgspec
from msgspec import structs

from anpfiff.core.chair import SPECTATOR
from anpfiff.protocol.connection import write_message
from anpfiff.protocol.decision import Asked, Blank, Decision, Detail, Form
from anpfiff.protocol.lesson import LessonNote, LessonStep
from anpfiff.protocol.table import News, Proposal, SeatInfo
from anpfiff.server.tables.real_box import fate_asked
from anpfiff.server.tables.stills import seen_since
from anpfiff.server.tables.undo import free_undo
from anpfiff.server.tables.views import view_of

if TYPE_CHECKING:
    from collections.abc import Iterable
    from fractions import Fraction

    from anpfiff.core.form import Blank as CoreBlank
    from anpfiff.core.form import Form as CoreForm
    from anpfiff.core.stills import Snapshot
    from anpfiff.core.table import Table
    from anpfiff.lessons.lesson import Lesson
    from anpfiff.protocol.decision import Odds
    from anpfiff.protocol.table import Still, View
    from anpfiff.server.bots.measured_strength import Paces
    from anpfiff.server.tables.room import Room

T = TypeVar("T")
_ENCODER: Final = msgspec.json.Encoder()


class ShownMatch:
    """A match as it stands: what each chair sees of it is made once, when somebody looks from there."""

    def __init__(self, room: Room, paces: Paces | None) -> None:
        self._room: Final = room
        self._paces: Final = paces
        self._moves: Final = room.moves
        self.prompt: Final = open_prompt(room.table)
        self._views: Final[dict[int, View]] = {}
        self._decisions: Final[dict[int, Decision]] = {}
        self._odds: Final[dict[int, Odds]] = {}
        self._steps: Final[dict[int, list[Snapshot]]] = {}
        """How the table looked since a ply."""

    def is_of(self, room: Room) -> bool:
        """Whether the match of a room still stands so."""
        return room is self._room and room.moves == self._moves

    def view(self, chair: int) -> View:
        """What a chair sees."""
        if chair not in self._views:
            match = self._room.match
            self._views[chair] = view_of(match, match.view(chair))
        return self._views[chair]

    def decision(self, seat: int) -> Decision:
        """What a seat is asked, with the odds where they are quick; a visiting bot asks for them if it wants them."""
        if seat not in self._decisions:
            found, match = decision_of(self._room.match, seat), self._room.match
            is_told = self._room.opened.real is None and not self._room.infos[seat].visiting
            if is_told and (self._paces is None or self._paces.is_quick(match.decision(seat).prompt)):
                found = msgspec.structs.replace(found, odds=self.odds(seat))
            self._decisions[seat] = found
        return self._decisions[seat]

    def odds(self, seat: int) -> Odds:
        """The exact chances behind the options of a seat."""
        if seat not in self._odds:
            match, began = self._room.match, time.perf_counter()
            self._odds[seat] = in_fractions(match.odds(seat))
            if self._paces is not None:
                self._paces.took(match.decision(seat).prompt, time.perf_counter() - began)
        return self._odds[seat]

    def stills(self, chair: int, since: int) -> list[Still]:
        """How the table looked while a chair was told its lines; whoever has just come looks at it as it is."""
        journals = self._room.journals
        ply = journals.stills.first(journals, chair, since)
        if ply is None or not since:
            return []
        if ply not in self._steps:
            self._steps[ply] = journals.stills.since(self._room.match, ply)
        return seen_since(self._room.match, self._steps[ply], journals, chair, since)


class Bulletin:
    """The news of one moment, written once for each chair however many look from it."""

    def __init__(self, room: Room, paces: Paces | None = None, before: Bulletin | None = None) -> None:
        """`before` is the last one: if nothing has happened on the table since, its match is shown on."""
        is_same = before is not None and before.match.is_of(room)
        self.match: Final[ShownMatch] = before.match if before is not None and is_same else ShownMatch(room, paces)
        self._room: Final = room
        self._seats: Final = [shown(seat, room, paces) for seat in room.infos]
        self._news: dict[tuple[int, tuple[int, ...]], News] = {}
        self._still: dict[tuple[int, tuple[int, ...]], bytes] = {}
        self._whole: dict[tuple[int, tuple[int, ...], int], bytes] = {}

    def own(self, held: Iterable[int]) -> tuple[int, ...]:
        """Of the seats somebody holds those that change what they are told: the seats that have answered face down."""
        return tuple(seat for seat in held if seat in self._room.answered) if self._room.answered else ()

    def still(self, chair: int, own: tuple[int, ...] = ()) -> bytes:
        """The news without its lines: the same as long as nothing changes for this chair."""
        if (chair, own) not in self._still:
            self._news[chair, own] = self._made(chair, own)
            self._still[chair, own] = write_message(self._news[chair, own])
        return self._still[chair, own]

    def _made(self, chair: int, own: tuple[int, ...]) -> News:
        """The newest of everything, as this chair may know it, and no lines."""
        room, told = self._room, self._room.journals.told(chair)
        return News(
            line=told,
            chair=None if chair == SPECTATOR else chair,
            status=room.status,  # type: ignore[arg-type]
            seats=self._seats,
            asked=[
                Asked(seat, question.since, room.deadline(seat), self.match.prompt)
                for seat, question in room.asked((chair, *own)).items()
            ],
            decision=_encoded(self.match.decision(chair)) if chair in room.questions else None,
            view=None if room.table is None else _encoded(self.match.view(chair)),
            proposal=proposal_of(room),
            may_undo=chair != SPECTATOR and free_undo(room, chair) is not None,
            result=room.result(),
            secret=room.secret,
            lesson=lesson_of(room, chair),
            fate=fate_asked(room),
            since=told,
            lines=[],
            stills=[],
        )

    def whole(self, chair: int, since: int, own: tuple[int, ...] = ()) -> bytes:
        """The news with the lines after the first so many."""
        journal = self._room.journals.of[chair]
        since = since if 0 <= since <= len(journal) else 0
        if (chair, own, since) not in self._whole:
            self.still(chair, own)
            self._whole[chair, own, since] = write_message(
                structs.replace(
                    self._news[chair, own], since=since, lines=journal[since:], stills=self.match.stills(chair, since)
                )
            )
        return self._whole[chair, own, since]


def _encoded(part: T) -> T:
    """A part of the news that is written as it stands here, however often the news are."""
    return cast("T", msgspec.Raw(_ENCODER.encode(part)))


def shown(seat: SeatInfo, room: Room, paces: Paces | None) -> SeatInfo:
    """A seat as everybody sees it: a bot as what it is on this machine."""
    like = paces.plays_like(room.setup.game, seat.bot) if paces else None
    return structs.replace(seat, plays_like=like) if like else seat


def open_prompt(table: Table | None) -> str | None:
    """The question everybody knows to be asked now: that of the phase, if it asks one and the same of everybody."""
    if table is None or not table.state.agenda:
        return None
    prompts = table.state.agenda[-1].prompts()
    return prompts[0] if len(prompts) == 1 else None


def decision_of(table: Table, seat: int) -> Decision:
    """The question a seat is asked, with all its options in notation and its form."""
    decision = table.decision(seat)
    options = [action.notation for action in decision.options]
    known = table.known(decision.role)
    form, forced = form_of(decision.form(known)), decision.forced(known)
    said = None if forced is None else forced.notation
    return Decision(decision.seat, decision.role, decision.question, decision.rule, options, form, said)


def in_fractions(odds: dict[str, dict[str, Fraction]]) -> Odds:
    """Exact chances as they are sent."""
    return {
        option: {verdict: (chance.numerator, chance.denominator) for verdict, chance in chances.items()}
        for option, chances in odds.items()
    }


def lesson_of(room: Room, chair: int) -> LessonStep | None:
    """Where the learner of a lesson stands; others are told nothing."""
    lesson = room.lesson
    if lesson is None or room.table is None or chair != lesson.chair:
        return None
    return step_of(lesson, room.table)


def proposal_of(room: Room) -> Proposal | None:
    """What is proposed, for everybody to see."""
    proposal = room.proposal
    if proposal is None:
        return None
    is_away = proposal.patient and not room.is_present and proposal.target in room.waits_for()
    return Proposal(
        room.proposals, proposal.seat, proposal.what, proposal.target, proposal.bot, room.waits_for(), proposal.until,
        is_away,
    )  # fmt: skip


def form_of(form: CoreForm | None) -> Form | None:
    """A form in notation, or none."""
    if form is None:
        return None
    blanks = [_blank_of(blank) for blank in form.blanks]
    return Form(form.shape, form.least, form.most, blanks, form.budget, form.costs)  # type: ignore[arg-type]


def _blank_of(blank: CoreBlank) -> Blank:
    then = {
        notation: Detail(detail.prompt, detail.rule, [option.notation for option in detail.options])
        for notation, detail in blank.then.items()
    }
    end = None if blank.end is None else blank.end.notation
    options = [option.notation for option in blank.options]
    return Blank(blank.prompt, blank.rule, options, blank.least, blank.most, end, then)


def step_of(lesson: Lesson, table: Table) -> LessonStep:
    """Where the learner of a table stands."""
    step = lesson.step(table)
    notes = [LessonNote(one.say, one.rule, one.look, one.otherwise, one.stop) for one in step.notes]
    return LessonStep(step.number, notes, step.answer, step.let, step.is_over)
