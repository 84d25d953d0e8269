"""What `make clones` refuses: a state whose secrets a view that follows the table would not keep face down."""

from __future__ import annotations

from typing import Any

import pytest

from anpfiff.core.fields import Field, Fields, Parts
from anpfiff.core.kinds import ANY, At, Kind, ListOf, Lying, Number, PileOf
from anpfiff.core.pile import NOBODY, OWNER, Stock
from tools.clones import check_secrets

CARDS = Stock("cards", ["one", "two"])


class Drawer(Kind):
    """A thing of somebody's own in which a pile lies."""

    def lying(self, value: Any, name: str, role: int, at: At) -> list[Lying]:  # noqa: ARG002, D102
        return []


def check(kind: Kind, annotation: str) -> None:
    check_secrets(Fields("TableView", [Field("secret", kind), Field("minute", Number(90))]), {"secret": annotation})


def test_piles_and_lists_of_piles_that_last_are_followed() -> None:
    check(PileOf(CARDS, NOBODY), "Pile")
    check(ListOf(PileOf(CARDS, OWNER), 2), "list[Pile]")
    check_secrets(Fields("TableView", [Parts("sides", Fields("SideView", []), 2)]), {})


def test_a_list_of_piles_that_grows_is_refused() -> None:
    with pytest.raises(AssertionError, match="secret: a list of piles that grows"):
        check(ListOf(PileOf(CARDS, NOBODY), ANY), "list[Pile]")


@pytest.mark.parametrize("annotation", ["Any", "Hand", "list[Pile]", "Pile | None"])
def test_a_pile_that_is_annotated_as_something_else_is_refused(annotation: str) -> None:
    with pytest.raises(AssertionError, match="secret: annotate it as Pile, found"):
        check(PileOf(CARDS, NOBODY), annotation)


def test_a_list_of_piles_that_is_annotated_as_something_else_is_refused() -> None:
    with pytest.raises(AssertionError, match=r"secret: annotate it as list\[Pile\], found list\[Any\]"):
        check(ListOf(PileOf(CARDS, OWNER), 2), "list[Any]")


def test_piles_in_a_kind_of_ones_own_are_refused() -> None:
    with pytest.raises(AssertionError, match="secret: where its piles lie is not known"):
        check(Drawer(), "Any")
