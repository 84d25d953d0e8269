"""A game's editions and options, and what people may agree on."""

from __future__ import annotations

from typing import Any

import pytest

from anpfiff.cards.catalog import read_toml
from anpfiff.core.edition import Edition, Option, read_editions
from anpfiff.core.event import ALL, Event
from anpfiff.core.game import Game, Setup
from anpfiff.core.state import Result, State
from anpfiff.errors import CatalogError, Clash, FaceDown, Illegal, Malformed, Over, Refusal, Unknown
from anpfiff.games import SHELF
from anpfiff.games import find as find_on_the_shelf
from tests.core.toy import TOY, Toy


def test_everything_may_be_left_out() -> None:
    setup = TOY.agree()

    assert (setup.game, setup.revision, setup.edition, setup.seats) == ("toy", 3, "street", 2)
    assert setup.options == {"rounds": 2, "die": "0 1 1 2"}
    assert setup.own_cards == ""


def test_an_edition_brings_its_defaults_and_a_table_its_own_wishes() -> None:
    assert TOY.agree("school").options["rounds"] == 3
    assert TOY.agree("school", {"rounds": 2, "die": "0 2"}).options == {"rounds": 2, "die": "0 2"}
    assert list(TOY.agree(options={"die": "0 2"}).options) == ["rounds", "die"]


@pytest.mark.parametrize("value", [True, 1, 4, 2.0, "2", None, [2], {}, float("nan"), "x" * 5000])
def test_an_option_takes_only_its_values_and_true_is_not_one(value: Any) -> None:
    with pytest.raises(Malformed) as caught:
        TOY.agree(options={"rounds": value})

    assert caught.value.message.startswith("option rounds: expected one of 2, 3, found ")
    assert caught.value.expected == ["2", "3"]
    assert len(caught.value.message) < 200


def test_flags_and_numbers_are_not_confused() -> None:
    option = Option("swap", [False, True], False, "printed")

    assert option.check(True) is True
    for value in (0, 1):
        with pytest.raises(Malformed, match="expected one of false, true"):
            option.check(value)


def two_options(default: bool = False) -> Edition:
    deck = Option("deck", ["plain", "full"], "plain", "printed")
    return Edition("toy", [deck, Option("jokers", [False, True], default, "printed", {"deck": ["full"]})])


def test_an_option_that_would_be_ignored_is_refused_with_what_it_needs() -> None:
    edition = two_options()

    assert edition.settle({"jokers": True, "deck": "full"}) == {"jokers": True, "deck": "full"}
    assert edition.settle({"jokers": False, "deck": "plain"}) == {"jokers": False, "deck": "plain"}
    with pytest.raises(Clash) as caught:
        edition.settle({"jokers": True})
    assert caught.value.message == "option jokers=true: only with deck=full, found deck=plain"
    assert (caught.value.kind, caught.value.expected) == ("clash", ["deck=full"])
    with pytest.raises(Clash):
        two_options(default=True).settle({})


@pytest.mark.parametrize("needs", ['{ dock = ["full"] }', '{ deck = ["fool"] }'])
def test_an_edition_file_cannot_need_what_is_not_there(needs: str) -> None:
    options = '[options.deck]\nvalues = ["plain", "full"]\nsource = "x"\n[options.jokers]\nvalues = [false]\n'
    text = f"{options}source = 'x'\nneeds = {needs}\n[editions.a]\n"

    with pytest.raises(CatalogError, match=r"\[options.jokers\]: needs: expected values of another"):
        read_editions(read_toml(text, "edition.toml"), "edition.toml")


def test_unknown_names_are_answered_with_the_known_ones() -> None:
    with pytest.raises(Unknown, match="toy has no edition 'moon'") as no_edition:
        TOY.agree("moon")
    with pytest.raises(Unknown, match="there is no option 'size'") as no_option:
        TOY.agree(options={"size": 1})
    with pytest.raises(Unknown, match="no game 'moon'") as no_game:
        find_on_the_shelf("moon")

    assert no_edition.value.expected == ["street", "school"]
    assert no_option.value.expected == ["rounds", "die"]
    assert no_game.value.expected == [game.key for game in SHELF]


@pytest.mark.parametrize("seats", [-1, 0, 1, 4, 1 << 70])
def test_a_game_is_for_so_many_seats(seats: int) -> None:
    with pytest.raises(Malformed, match="toy is for 2 to 3 seats"):
        TOY.agree(seats=seats)


def test_own_cards_end_their_lines_as_we_do() -> None:
    assert TOY.agree(own_cards="a\r\nb\rc").own_cards == "a\nb\nc\n"
    assert TOY.agree(own_cards=" \n\r\n").own_cards == ""


def test_the_shelf_has_each_game_once_and_by_its_name() -> None:
    assert len({game.key for game in SHELF}) == len(SHELF)
    assert all(find_on_the_shelf(game.key) is game for game in SHELF)


def test_a_bare_game_and_a_bare_state_say_what_is_missing() -> None:
    game = Game(TOY.folder, TOY.vocabulary, TOY.phases, TOY.events, TOY.verdicts)
    s = State()
    setup = TOY.agree()

    for ask in (
        lambda: game.lay(setup),
        lambda: game.encode(s),
        lambda: game.decode(setup, {}),
        s.clone,
        s.result,
        s.places,
        s.piles,
        s.stocks,
    ):
        with pytest.raises(TypeError, match="every game"):
            ask()
    assert s.is_over()


def test_a_game_without_cards_or_opinions_need_not_say_so() -> None:
    game = Game(TOY.folder, TOY.vocabulary, TOY.phases, TOY.events)
    s, setup = TOY.lay(TOY.agree()), TOY.agree()
    scored = Event(TOY.events.kinds["scored"], ALL, [0, 1])

    assert game.cards() == []
    assert game.names() == {"de": {}, "en": {}, "fr": {}}
    assert game.figures() == game.facts(s) == {}
    assert game.advice().scores(s, 0, list(TOY.vocabulary.actions.values())[:3]) == [0.0] * 3
    assert game.verdicts.label(scored) is None
    assert not game.verdicts.is_success(s, scored, 0)
    assert game.book_of(setup) is None


def test_tables_with_the_same_setup_share_a_book_and_owners_have_their_own() -> None:
    game = Booked()
    first, second, other = game.agree(), game.agree(), game.agree("school")

    assert game.book_of(first) is game.book_of(first) is game.book_of(second) is first.book
    assert game.book_of(other) is not game.book_of(first)
    assert game.book_of(game.agree(own_cards="a")) is not game.book_of(game.agree(own_cards="a"))


class Booked(Toy):
    """A toy that makes a book for each table."""

    def make_book(self, setup: Setup) -> object:
        """The name of the edition will do."""
        return [setup.edition]


def test_a_result_is_json() -> None:
    result = Result([[1], [0]], [0, 2], "shoot_out", {"kicks": [3, 4]})

    assert result.as_data() == {"places": [[1], [0]], "score": [0, 2], "reason": "shoot_out", "kicks": [3, 4]}


def test_a_result_is_worth_something_to_everybody() -> None:
    assert Result([[1], [0]], [0, 1], "over").returns() == [0.0, 1.0]
    assert Result([[0, 1]], [1, 1], "over").returns() == [0.5, 0.5]


def test_among_several_seats_a_place_is_worth_a_little() -> None:
    result = Result([[2], [0, 3], [1]], [0] * 4, "over")
    found = result.returns()

    assert result.wins() == [0.0, 0.0, 1.0, 0.0]
    assert found[2] == pytest.approx(1.0)
    assert found[0] == found[3] > found[1] == 0.0
    assert sum(found) == pytest.approx(0.85 + 0.15 * 2)


def test_a_result_can_name_a_champion() -> None:
    result = Result([[0], [1]], [3, 1], "final", {"champion": "uruguay"})

    assert result.as_data()["champion"] == "uruguay"


def test_refusals_have_a_kind_that_machines_understand() -> None:
    assert [kind("x").kind for kind in (Refusal, Illegal, Unknown, Malformed, Over)] == [
        "malformed",
        "illegal",
        "unknown",
        "malformed",
        "over",
    ]
    assert (Refusal("x").rule, Refusal("x").expected) == (None, [])
    assert not issubclass(FaceDown, Refusal)
