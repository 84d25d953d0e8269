"""Forms: decisions that people make in one go, and the search in small steps.

A form is data with one meaning for everybody: it has blanks, and each blank takes a number of its options; things may
cost something, all of them together no more than a budget. People answer it by naming things in any order; the
referee is told the small steps, in the order in which he asks for them (`core/walk.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from anpfiff.core.action import Action

SOME: Final = "some"
"""A number of these, in any order."""
SLOTS: Final = "slots"
"""A man for each slot: what is named first goes to the first blank that takes it."""
ORDER: Final = "order"
"""The order in which things are named counts, whichever blanks they go to."""
SHAPES: Final = (SOME, SLOTS, ORDER)
NOWHERE: Final = -1


@final
class Blank:
    """One blank of a form: how many of these options it takes, each as often as it is listed."""

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

    __slots__ = ("blanks", "budget", "costs", "least", "most", "shape")

    def __init__(
        self,
        shape: str,
        blanks: list[Blank],
        least: int = 0,
        most: int | None = None,
        budget: int | None = None,
        costs: dict[str, int] | None = None,
    ) -> None:
        self.shape = shape
        self.blanks = blanks
        self.least = max(least, sum(blank.least for blank in blanks))
        """How many things must be named in all."""
        room = sum(blank.most for blank in blanks)
        self.most = room if most is None else min(most, room)
        """So many things may be named in all."""
        self.budget = budget
        """So much may all that is named cost together; None: nothing is counted."""
        self.costs: dict[str, int] = {} if costs is None else costs
        """By notation of an option: what it costs; what is not listed costs nothing."""

    def cost(self, action: Action) -> int:
        """What naming this costs."""
        return self.costs.get(action.notation, 0)

    def cheapest_first(self) -> list[Action]:
        """All options of all blanks, as often as they are listed, by what they cost."""
        return sorted([option for blank in self.blanks for option in blank.options], key=self.cost)

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
        """What belongs to this form of a list of things said, up to the first that does not, or has no room in it."""
        found: list[Action] = []
        before: Action | None = None
        room = self.most
        for action in said:
            is_detail = before is not None and action in self._details(before)
            if not is_detail and self.end_of(action) == NOWHERE:
                if not self.lists(action) or room == 0:
                    break
                room -= 1
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
        return self.named[: item + 1].count(action) <= blank.options.count(action)

    @property
    def fits(self) -> bool:
        """Whether everything named has a blank, with room for what must be named besides and money left for it."""
        budget = self.form.budget
        return self._has_room(self.form.most) and (budget is None or self._can_be_paid(budget))

    def _has_room(self, most: int) -> bool:
        return NOWHERE not in self.where and len(self.named) + self._to_fill() <= most

    def _to_fill(self) -> int:
        """How many places must still be filled."""
        return sum(max(0, blank.least - self.where.count(k)) for k, blank in enumerate(self.form.blanks))

    @property
    def total(self) -> int:
        """What everything named costs."""
        return sum(self.form.cost(action) for action in self.named)

    def _can_be_paid(self, budget: int) -> bool:
        """Whether the cheapest whole answer with these in it costs no more than the budget.

        Taking the cheapest thing that has room again and again finds it: sets that have room are a matroid.
        """
        number = max(self.form.least, len(self.named) + self._to_fill())
        whole = self._copy()
        for option in self.form.cheapest_first():
            if whole.is_filled:
                break
            whole._try(option, number)
        return whole.is_filled and whole.total <= budget

    def _try(self, option: Action, most: int) -> None:
        """Name this as well, if it has room."""
        before = self.where.copy()
        self.named.append(option)
        self.details.append(None)
        self.where.append(NOWHERE)
        item = len(self.named) - 1
        if (self._put(item, True, set()) or self._put(item, False, set())) and self._has_room(most):
            return
        self.named.pop()
        self.details.pop()
        self.where = before

    def _copy(self) -> Answer:
        other = Answer(self.form)
        other.named = self.named.copy()
        other.details = self.details.copy()
        other.closed = self.closed
        other.where = self.where.copy()
        return other

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
        other = self._copy()
        other.named.append(option)
        other.details.append(None)
        other.arrange()
        return other
