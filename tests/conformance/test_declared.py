"""What is not as a game declares it is found: a field too many, one that is missing, one that holds something else."""

from typing import Annotated, Any, TypedDict

import pytest

from anpfiff.core.shape import Pair
from anpfiff.testing.declared import is_of_type, places_of, places_told


class Man(TypedDict):
    """A man."""

    name: str | None
    row: Annotated[str, ("back", "front")]


class Told(TypedDict, total=False):
    """Facts."""

    men: dict[str, Man]
    score: Pair[int]


MAN = {"name": None, "row": "back"}


@pytest.mark.parametrize("facts", [{}, {"men": {}}, {"men": {"one": MAN}, "score": [0, 1]}])
def test_facts_are_as_declared(facts: dict[str, Any]) -> None:
    assert is_of_type(facts, Told)


@pytest.mark.parametrize(
    "facts",
    [
        {"man": {}},
        {"men": []},
        {"men": {"one": {"name": "Otto"}}},
        {"men": {"one": {**MAN, "age": 33}}},
        {"men": {"one": {**MAN, "name": 7}}},
        {"men": {"one": {**MAN, "row": "middle"}}},
        {"score": [1]},
        {"score": [1, True]},
        {"score": (1, 2)},
    ],
)
def test_facts_are_not_as_declared(facts: dict[str, Any]) -> None:
    assert not is_of_type(facts, Told)


def test_what_is_never_told_is_found() -> None:
    assert places_of(Told) == {"men", "men.name", "men.row", "score"}
    assert places_of(Told) - places_told({"men": {"one": MAN}, "score": []}) == {"men.name", "score"}
