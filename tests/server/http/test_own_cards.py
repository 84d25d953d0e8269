"""What an owner of a box can enter, and how a file of theirs is read that is not right everywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from anpfiff.games import SHELF, find
from anpfiff.server.http.own_cards import Entry, OwnersCard, cards_to_enter, line_of, read_leniently

if TYPE_CHECKING:
    from anpfiff.core.game import Game

FILE = """\
game = "finale"

[[tactic]]
id = "solo_run"
strength = 9
build_attacker = ["M",
                  "S"]
build_defender = ["X"]

[[tactic]]
id = "nobody"
strength = 3

[[tactic]]
id = "one_two"
strength = = 3

[[footballer]]
id = "emil_elfer"
value = 4
"""


def fits(entry: Entry, value: Any) -> bool:
    """Whether a value is what the field says it takes."""
    want = entry.want
    one = value if isinstance(value, list) else [value]
    if want.length is not None and len(one) != want.length:
        return False
    if want.allowed is not None:
        return all(v in want.allowed for v in one)
    if want.low is not None and want.high is not None:
        return all(want.low <= v <= want.high for v in one)
    return True


def entry(card: OwnersCard, name: str) -> Entry:
    return next(one for one in card.entries if one.name == name)


@pytest.mark.parametrize("game", SHELF, ids=lambda game: game.key)
def test_every_reconstructed_value_can_be_entered_and_ours_is_one_of_those_that_fit(game: Game) -> None:
    found = {(card.kind, card.id): card for card in cards_to_enter(game)}

    for card in found.values():
        assert all(fits(one, one.value) for one in card.entries), card.id
    kinds = {kind for kind, _ in found}
    for shown in game.cards():
        doubtful = {name for name, source in shown.provenance.items() if source == "reconstructed"}
        if shown.kind in kinds:
            names = {one.name for one in found[shown.kind, shown.id].entries}
            assert doubtful & set(shown.fields) <= names, shown.id


def test_hat_trick_offers_what_its_expansion_brings() -> None:
    kinds = {card.kind for card in cards_to_enter(find("hat_trick"))}

    assert {"team_card", "budget", "style_card", "match_event", "role"} <= kinds


def test_a_field_tells_its_bounds() -> None:
    tactic = next(card for card in cards_to_enter(find("finale")) if card.id == "solo_run")
    man = next(card for card in cards_to_enter(find("finale")) if card.id == "emil_elfer")

    strength = entry(tactic, "strength").want
    assert (strength.shape, strength.low, strength.high) == ("whole", 1, 5)
    assert entry(tactic, "build_attacker").want.allowed == ["T", "A", "M", "S", "?"]
    assert entry(man, "corner").want.length == 4, "although our own file does not have it"


def test_what_is_wrong_is_named_with_its_line_and_the_rest_counts() -> None:
    found = read_leniently(find("finale"), FILE)

    assert [(line_of(fault), fault.key) for fault in found.faults] == [
        (16, "card-toml"),
        (11, "card-not-ours"),
        (5, "card-whole"),
        (8, "card-texts"),
    ]
    assert found.said() == {
        "tactic": {"solo_run": {"build_attacker": ["M", "S"]}},
        "footballer": {"emil_elfer": {"value": 4}},
    }


def test_a_box_that_does_not_fit_together_yet_keeps_its_values() -> None:
    text = 'game = "finale"\n[[tactic]]\nid = "solo_run"\ncolour = "red"\n'
    found = read_leniently(find("finale"), text)

    assert [(fault.line, fault.key) for fault in found.faults] == [(0, "card-number")]
    assert found.said() == {"tactic": {"solo_run": {"colour": "red"}}}


@pytest.mark.parametrize("text", ['game = "hat_trick"\n', "what is this", "[[tactic]]\n"])
def test_a_file_of_another_kind_says_nothing(text: str) -> None:
    found = read_leniently(find("finale"), text)

    assert found.said() == {}
    assert len(found.faults) == 1


def test_an_empty_file_is_no_mistake() -> None:
    found = read_leniently(find("finale"), "")

    assert (found.said(), found.faults) == ({}, [])
