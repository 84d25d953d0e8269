"""A form as it is sent with a decision: what people may name in one go, in any order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

if TYPE_CHECKING:
    from anpfiff.core.form import Blank as CoreBlank
    from anpfiff.core.form import Form as CoreForm


class Detail(Struct, frozen=True):
    """What must be named right after an option, one of these."""

    prompt: str
    rule: str
    options: list[str]


class Blank(Struct, frozen=True):
    """One blank of a form: how many of these options it takes, each as often as it is listed."""

    prompt: str
    """The key of its question in the game's words is ``ask-<prompt>``."""
    rule: str
    options: list[str]
    least: int
    most: int
    end: str | None
    """An option of the decision that means: no more than were named. It need not be said along."""
    then: dict[str, Detail]


class Form(Struct, frozen=True):
    """A decision as people make it. No option is named twice unless a blank lists it twice."""

    shape: Literal["some", "slots", "order"]
    """Some: in any order. Slots: the first named goes to the first blank that takes it. Order: as they are named."""
    least: int
    """So many must be named in all."""
    most: int
    """So many may be named in all."""
    blanks: list[Blank]
    budget: int | None
    """So much may all that is named cost together; null: nothing is counted."""
    costs: dict[str, int]
    """What naming an option costs; one that is not listed costs nothing."""


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
