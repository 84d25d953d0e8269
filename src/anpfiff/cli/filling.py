"""Filling in a form in the terminal: what was named so far, what may be named besides, and what somebody means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anpfiff.core.odds import odds_of_run
from anpfiff.core.walk import small_steps

if TYPE_CHECKING:
    from fractions import Fraction

    from anpfiff.cli.menu import Menu
    from anpfiff.core.action import Action
    from anpfiff.core.form import Answer, Form
    from anpfiff.core.log import Decision
    from anpfiff.core.table import Table


class Filling:
    """What a seat has named for a form and not said yet, in any order."""

    def __init__(self, form: Form) -> None:
        self.form = form
        self.held: list[list[Action]] = []
        """Each thing with what was named along with it."""

    @property
    def said(self) -> list[Action]:
        """Everything named, as it is said in one go."""
        return [action for thing in self.held for action in thing]

    @property
    def answer(self) -> Answer:
        """What it comes to."""
        return self.form.read(self.said)

    @property
    def is_whole(self) -> bool:
        """Whether nothing is missing and nothing can be added."""
        answer = self.answer
        return answer.is_filled and answer.open_detail() is None and not answer.may_add()

    @property
    def missing(self) -> int:
        """How many things must still be named."""
        return max(0, self.form.least - len(self.answer.named))

    @property
    def left(self) -> int | None:
        """How much of the budget is left; None where nothing is counted."""
        return None if self.form.budget is None else self.form.budget - self.answer.total

    def cost(self, option: Action) -> int | None:
        """What naming an option costs; None where nothing is counted."""
        return None if self.form.budget is None or not self.form.lists(option) else self.form.cost(option)

    def prompt(self) -> str:
        """The key of the question that comes next."""
        answer = self.answer
        detail = answer.open_detail()
        if detail is not None:
            return detail.prompt
        counts = [answer.where.count(k) for k in range(len(self.form.blanks))]
        open_blanks = [
            blank for k, blank in enumerate(self.form.blanks) if counts[k] < blank.most and k not in answer.closed
        ]
        return (open_blanks or self.form.blanks)[0].prompt

    def options(self) -> list[Action]:
        """What may be named now: details first, else what ends the form if it may end, and all that may be added."""
        answer = self.answer
        detail = answer.open_detail()
        if detail is not None:
            return detail.options
        return [*self._ends(answer), *answer.may_add()]

    def _ends(self, answer: Answer) -> list[Action]:
        last = len(self.form.blanks) - 1
        found = []
        for k, blank in enumerate(self.form.blanks):
            if blank.end is None or k in answer.closed or answer.where.count(k) >= blank.most:
                continue
            if answer.is_filled if k == last else self._can_close(blank.end):
                found.append(blank.end)
        return found

    def _can_close(self, end: Action) -> bool:
        """Whether enough is left to be named if a blank stays as it is."""
        other = self.form.read([*self.said, end])
        return other.fits and (other.is_filled or bool(other.may_add()))

    def allows(self, action: Action) -> bool:
        """Whether this may be named now; several things may be named before their details are."""
        answer = self.answer
        return action in self.options() or action in answer.may_add()

    def take(self, action: Action) -> bool:
        """Name something; whether the answer is whole now."""
        answer = self.answer
        detail = answer.open_detail()
        if detail is not None and action in detail.options:
            self._open_thing(answer).append(action)
        else:
            self.held.append([action])
        return self.form.end_of(action) == len(self.form.blanks) - 1 or self.is_whole

    def _open_thing(self, answer: Answer) -> list[Action]:
        """The thing whose detail is asked for."""
        heads = [thing for thing in self.held if thing[0] in answer.named]
        return next(thing for item, thing in enumerate(heads) if len(thing) == 1 and self._has_details(answer, item))

    def _has_details(self, answer: Answer, item: int) -> bool:
        detail = self.form.blanks[answer.where[item]].then.get(answer.named[item].notation)
        return detail is not None and len(detail.options) > 1

    def drop(self) -> bool:
        """Take back what was named last; False if nothing was."""
        if self.held:
            self.held.pop()
            return True
        return False

    def odds(self, table: Table, decision: Decision) -> dict[str, dict[str, Fraction]]:
        """The exact chances behind those options that make the answer whole."""
        found = {}
        view = table.view(decision.seat)
        for option in self.options():
            answer = self.form.read([*self.said, option])
            if not answer.fits or not answer.is_filled or answer.open_detail() is not None:
                continue
            steps = small_steps(view, decision.role, [*self.said, option])
            chances = odds_of_run(view, decision.role, steps, table.game.verdicts)
            if chances:
                found[option.notation] = chances
        return found


def several_meant(menu: Menu, said: str) -> list[list[Action]]:
    """What each part of a line means that names several things: numbers, or names one after the other.

    A part that may mean several things, or nothing, comes last; what follows it was not looked at.
    """
    parts = said.replace(",", " ").split()
    found: list[list[Action]] = []
    k = 0
    while k < len(parts):
        tried = [(to, menu.meant(" ".join(parts[k:to]))) for to in range(len(parts), k, -1)]
        to, meant = next(((to, meant) for to, meant in tried if len(meant) == 1), tried[-1])
        found.append(meant)
        if len(meant) != 1:
            break
        k = to
    return found
