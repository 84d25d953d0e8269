"""A walk: the small steps of what somebody says in one go, in the order in which the referee asks for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from anpfiff.core.chair import look
from anpfiff.core.form import NOWHERE, ORDER, SLOTS
from anpfiff.core.referee import asked_roles, options, play
from anpfiff.errors import FaceDown, Illegal

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.action import Action
    from anpfiff.core.form import Answer
    from anpfiff.core.state import State


def small_steps(s: State, role: i64, said: list[Action]) -> list[Action]:
    """The small steps of what a role says in one go; refused, with the rule, if it is not a whole legal answer.

    Plain questions take one thing each, a form what belongs to it in any order. Nothing changes in `s`. All of it is
    judged by what the role may know: a refusal is free, so it must not tell what would have come of an answer.
    """
    walk = Walk(known_to(s, role), role)
    walk.take(said)
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

    def take(self, said: list[Action], *, in_part: bool = False) -> Answer | None:
        """Take what is said in one go; where a part of an answer is fine too, the part that the last form was given."""
        rest = said
        while rest:
            self.expect_asked(rest[0])
            form = self.world.agenda[-1].form(self.world, self.role)
            if form is None:
                self.say(rest[0])
                rest = rest[1:]
                continue
            mine = form.leading(rest)
            if not mine:
                raise refusal(rest[0], self.world.agenda[-1].rule, [*form.blanks[0].options])
            answer, rest = form.read(mine), rest[len(mine) :]
            if in_part and not rest and answer.fits and not (answer.is_filled and answer.open_detail() is None):
                return answer
            self.fill_in(answer)
        return None

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
            raise Illegal(message, self.rule, key="too-late", facts={"said": action.notation[:80]})

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
            odd = answer.where.index(NOWHERE) if NOWHERE in answer.where else len(answer.named) - 1
            raise refusal(answer.named[odd], rule, [])
        detail = answer.open_detail()
        if detail is not None or not answer.is_filled:
            missing = answer.may_add() if detail is None else detail.options
            named = [option.notation for option in missing]
            raise Illegal("something is missing in this answer", rule, named, key="incomplete")
        if form.shape != SLOTS:
            self._say_group(answer, list(range(len(answer.named))), form.most, form.blanks[-1].end)
            return
        for k, blank in enumerate(form.blanks):
            items = [item for item in range(len(answer.named)) if answer.where[item] == k]
            self._say_group(answer, items, blank.most, blank.end)

    def _say_group(self, answer: Answer, items: list[int], most: int, end: Action | None) -> None:
        left = items.copy()
        height = len(self.world.agenda)
        while left:
            self.expect_asked(answer.named[left[0]])
            item = left[0] if answer.form.shape == ORDER else self._next(answer, left)
            left.remove(item)
            self.say(answer.named[item])
            self._say_detail(answer, item)
        is_over = len(self.world.agenda) < height  # the question below may have an end of the same name
        if end is not None and self.is_asked() and not is_over:
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
        """The one the referee asks for first; if it asks for none of them, the first, to be refused."""
        for action in options(self.world, self.role):
            for item in left:
                if answer.named[item] is action:
                    return item
        return left[0]


def refusal(action: Action, rule: str, may: list[Action]) -> Illegal:
    """Something that cannot be said here."""
    facts: dict[str, str | int] = {"said": action.notation[:80], "rule": rule}
    message = f"{action.notation[:80]!r} cannot be said here (rule {rule})"
    return Illegal(message, rule, [option.notation for option in may], "cannot-say", facts)
