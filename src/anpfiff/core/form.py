"""Forms: decisions that people make in one go, and the search in small steps.

A form is data with one meaning for everybody: it has blanks, and each blank takes so many of its options. Whoever names
things in any order answers the form; the referee is told the small steps, in the order in which he asks for them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from anpfiff.core.chair import look
from anpfiff.core.errors import FaceDown, Illegal
from anpfiff.core.referee import asked_roles, options, play

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.state import State

SOME: Final = "some"
"""So many of these, in any order."""
SLOTS: Final = "slots"
"""A man for each slot: what is named first goes to the first blank that takes it."""
ORDER: Final = "order"
"""The order in which things are named counts."""
SHAPES: Final = (SOME, SLOTS, ORDER)
NOWHERE: Final = -1


@final
class Blank:
    """One blank of a form: at least and at most so many of these options, each as often as it is listed."""

    __slots__ = ("end", "least", "most", "options", "prompt", "rule", "then")

    def __init__(
        self,
        prompt: str,
        rule: str,
        may: list[Action],
        least: int,
        most: int,
        end: Action | None = None,
        then: dict[str, Blank] | None = None,
    ) -> None:
        self.prompt = prompt
        self.rule = rule
        self.options = may
        self.least = least
        self.most = most
        self.end = end
        """What is said when fewer than `most` are named; None: nothing need be said."""
        self.then: dict[str, Blank] = {} if then is None else then
        """By notation of an option: what is named along with it (of a team, which match). One of several must be named;
        where there is just one it goes without saying, and the referee does not ask for it."""


@final
class Form:
    """A decision as people make it: a shape and its blanks. No option is named twice unless a blank lists it twice."""

    __slots__ = ("blanks", "least", "shape")

    def __init__(self, shape: str, blanks: list[Blank], least: int = 0) -> None:
        self.shape = shape
        self.blanks = blanks
        self.least = max(least, sum(blank.least for blank in blanks))
        """So many things must be named in all."""

    def end_of(self, action: Action) -> int:
        """The blank that is closed by saying this, or none."""
        for k, blank in enumerate(self.blanks):
            if blank.end is action:
                return k
        return NOWHERE

    def lists(self, action: Action) -> bool:
        """Whether some blank takes this."""
        return any(action in blank.options for blank in self.blanks)

    def leading(self, said: list[Action]) -> list[Action]:
        """What belongs to this form of a list of things said, up to the first that does not."""
        found: list[Action] = []
        before: Action | None = None
        for action in said:
            is_detail = before is not None and action in self._details(before)
            if not is_detail and not self.lists(action) and self.end_of(action) == NOWHERE:
                break
            found.append(action)
            before = None if is_detail else action
        return found

    def _details(self, action: Action) -> list[Action]:
        """All that may have to be named along with this, whichever blank it goes to."""
        return [
            detail
            for blank in self.blanks
            if action.notation in blank.then
            for detail in blank.then[action.notation].options
        ]

    def read(self, said: list[Action]) -> Answer:
        """What was named, each thing with what was named along with it right after."""
        answer = Answer(self)
        k = 0
        while k < len(said):
            action = said[k]
            k += 1
            closed = self.end_of(action)
            if closed != NOWHERE:
                answer.closed.add(closed)
                continue
            answer.named.append(action)
            has_detail = k < len(said) and said[k] in self._details(action)
            answer.details.append(said[k] if has_detail else None)
            k += 1 if has_detail else 0
        answer.arrange()
        return answer


@final
class Answer:
    """What was named for a form so far, and which blank each thing goes to."""

    __slots__ = ("closed", "details", "form", "named", "where")

    def __init__(self, form: Form) -> None:
        self.form = form
        self.named: list[Action] = []
        self.details: list[Action | None] = []
        self.closed: set[int] = set()
        """Blanks that shall take fewer than they could: their end was said."""
        self.where: list[int] = []
        """For each thing its blank, or nowhere."""

    def arrange(self) -> None:
        """Give each thing a blank: first what must be filled, then what may be; who was named first goes first.

        Things give way to each other along chains, so that all find a place if there is one for all.
        """
        self.where = [NOWHERE] * len(self.named)
        for has_to in (True, False):
            for item in range(len(self.named)):
                if self.where[item] == NOWHERE:
                    self._put(item, has_to, set())

    def _put(self, item: int, has_to: bool, tried: set[int]) -> bool:
        mine = [k for k, blank in enumerate(self.form.blanks) if k not in tried and self._is_listed(item, blank)]
        for k in mine:
            if self.where.count(k) < self._room(k, has_to):
                self.where[item] = k
                return True
        for k in mine:
            tried.add(k)
            for other in range(len(self.where)):
                if self.where[other] == k and self._put(other, has_to, tried):
                    self.where[item] = k
                    return True
        return False

    def _room(self, k: int, has_to: bool) -> int:
        blank = self.form.blanks[k]
        is_short = k in self.closed and k < len(self.form.blanks) - 1  # the end of the last blank may follow a full one
        most = blank.most - (1 if is_short else 0)
        return min(blank.least, most) if has_to else most

    def _is_listed(self, item: int, blank: Blank) -> bool:
        """Whether a blank lists this as often as it was named up to here."""
        action = self.named[item]
        times = sum(1 for other in self.named[: item + 1] if other is action)
        return times <= sum(1 for option in blank.options if option is action)

    @property
    def fits(self) -> bool:
        """Whether everything named has a blank."""
        return NOWHERE not in self.where

    @property
    def is_filled(self) -> bool:
        """Whether every blank has what it must have; details apart."""
        return len(self.named) >= self.form.least and all(
            self.where.count(k) >= blank.least for k, blank in enumerate(self.form.blanks)
        )

    def open_detail(self) -> Blank | None:
        """What must still be named along with something, or nothing."""
        for item, action in enumerate(self.named):
            if self.where[item] != NOWHERE and self.details[item] is None:
                blank = self.form.blanks[self.where[item]].then.get(action.notation)
                if blank is not None and len(blank.options) > 1:
                    return blank
        return None

    def may_add(self) -> list[Action]:
        """Every option that may be named besides, in the order of the blanks, each once."""
        found: list[Action] = []
        for blank in self.form.blanks:
            for option in blank.options:
                if option not in found and self.with_one_more(option).fits:
                    found.append(option)
        return found

    def with_one_more(self, option: Action) -> Answer:
        """The same answer with one more thing named."""
        other = Answer(self.form)
        other.named = [*self.named, option]
        other.details = [*self.details, None]
        other.closed = self.closed
        other.arrange()
        return other


def small_steps(s: State, role: i64, said: list[Action]) -> list[Action]:
    """The small steps of what a role says in one go; refused, with the rule, if it is not a whole legal answer.

    Plain questions take one thing each, a form what belongs to it in any order. Nothing changes in `s`. All of it is
    judged by what the role may know: a refusal is free, so it must not tell what would have come of an answer.
    """
    walk = Walk(known_to(s, role), role)
    rest = said
    while rest:
        walk.expect_asked(rest[0])
        form = walk.world.agenda[-1].form(walk.world, role)
        if form is None:
            walk.say(rest[0])
            rest = rest[1:]
            continue
        mine = form.leading(rest)
        if not mine:
            raise refusal(rest[0], walk.world.agenda[-1].rule, [*form.blanks[0].options])
        walk.fill_in(form.read(mine))
        rest = rest[len(mine) :]
    return walk.steps


def known_to(s: State, role: i64) -> State:
    """The world as a role sees it; whether others have said something face down, it cannot know."""
    world = look(s, s.roles[role])
    world.sealed = [said if other == role else [] for other, said in enumerate(s.sealed)]
    return world


@final
class Walk:
    """The way of one role through its questions, as far as it can see ahead."""

    __slots__ = ("is_at_end", "role", "rule", "steps", "world")

    def __init__(self, world: State, role: i64) -> None:
        self.world = world
        self.role: i64 = role
        self.rule = world.agenda[-1].rule
        """That of the last question on the way."""
        self.steps: list[Action] = []
        self.is_at_end = False
        """Whether what comes next depends on something that lies face down."""

    def is_asked(self) -> bool:
        """Whether the role has the next word."""
        return not self.is_at_end and self.role in asked_roles(self.world)

    def options(self) -> list[Action]:
        """What the role may say next; nothing if it has no word."""
        return options(self.world, self.role) if self.is_asked() else []

    def expect_asked(self, action: Action) -> None:
        """Refuse what comes after the role's last word."""
        if not self.is_asked():
            message = f"{action.notation[:80]!r} comes too late: others or chance have the next word"
            raise Illegal(message, self.rule)

    def say(self, action: Action) -> None:
        """One small step."""
        may = options(self.world, self.role)
        self.rule = self.world.agenda[-1].rule
        if action not in may:
            raise refusal(action, self.rule, may)
        self.steps.append(action)
        try:
            play(self.world, self.role, action)
        except FaceDown:
            self.is_at_end = True

    def fill_in(self, answer: Answer) -> None:
        """Say what was named in the order in which the referee asks for it."""
        form, rule = answer.form, self.world.agenda[-1].rule
        if not answer.fits:
            raise refusal(answer.named[answer.where.index(NOWHERE)], rule, [])
        detail = answer.open_detail()
        if detail is not None or not answer.is_filled:
            missing = answer.may_add() if detail is None else detail.options
            raise Illegal("something is missing in this answer", rule, [option.notation for option in missing])
        if form.shape == SOME:
            most = sum(blank.most for blank in form.blanks)
            self._say_group(answer, list(range(len(answer.named))), most, form.blanks[-1].end)
            return
        for k, blank in enumerate(form.blanks):
            items = [item for item in range(len(answer.named)) if answer.where[item] == k]
            self._say_group(answer, items, blank.most, blank.end)

    def _say_group(self, answer: Answer, items: list[int], most: int, end: Action | None) -> None:
        left = items.copy()
        while left:
            self.expect_asked(answer.named[left[0]])
            item = left[0] if answer.form.shape == ORDER else self._next(answer, left)
            left.remove(item)
            self.say(answer.named[item])
            self._say_detail(answer, item)
        if end is not None and self.is_asked():
            may = options(self.world, self.role)
            if may == [end] or (len(items) < most and end in may):
                self.say(end)

    def _say_detail(self, answer: Answer, item: int) -> None:
        detail = answer.details[item]
        if detail is None:
            return
        may = answer.form.blanks[answer.where[item]].then[answer.named[item].notation].options
        if detail not in may:
            raise refusal(detail, self.rule, may)
        if len(may) > 1:
            self.expect_asked(detail)
            self.say(detail)

    def _next(self, answer: Answer, left: list[int]) -> int:
        """The one the referee asks for first; if he asks for none of them, the first, to be refused."""
        for action in options(self.world, self.role):
            for item in left:
                if answer.named[item] is action:
                    return item
        return left[0]


def refusal(action: Action, rule: str, may: list[Action]) -> Illegal:
    """Something that cannot be said here."""
    return Illegal(
        f"{action.notation[:80]!r} cannot be said here (rule {rule})", rule, [option.notation for option in may]
    )
