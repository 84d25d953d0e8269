"""Odds are exact: by walking every branch of fate, and for sums of dice by counting."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st

from anpfiff.core.dice import at_least, faces, minus, plus
from anpfiff.core.event import Event
from anpfiff.core.odds import SUCCESS, Verdicts, after, odds
from anpfiff.core.state import State
from anpfiff.testing.kit import Scenario, given
from tests.core.toy import REST, SHOOT, TOY, MeadowVerdicts, Toy

FINALE_DIE = [0, 1, 1, 2, 2, 3]
dice = st.lists(st.integers(-3, 9), min_size=1, max_size=6)
quick = settings(deadline=None, derandomize=True)


def about_to_shoot(die: str = "0 1 1 2", game: Toy = TOY) -> Scenario:
    story = given(game, {"die": die})
    story.fate("lot 0", "draw ant", "draw cat", "draw bee", "draw fox")
    story.say("0: keep", "0: lay ant", "0: done", "1: keep", "1: done")
    return story


def test_the_odds_of_two_tries_are_exact() -> None:
    """A goal at the first try (1/4), or at the second after a miss (3/4 of 1/4)."""
    found = odds(about_to_shoot().table.view(0), 0, TOY.verdicts)

    assert found == {"shoot": {"success": Fraction(7, 16), "missed": Fraction(9, 16), "scored": Fraction(7, 16)}}
    assert list(found["shoot"]) == [SUCCESS, "missed", "scored"]
    assert about_to_shoot("0 2").table.odds(0)["shoot"][SUCCESS] == Fraction(3, 4)


def test_what_the_other_hopes_for_is_the_rest() -> None:
    s = about_to_shoot().state

    assert after(s, 0, SHOOT, TOY.verdicts)["scored"] + after(s, 0, SHOOT, TOY.verdicts)["missed"] == 1


def test_an_option_after_which_a_person_is_asked_has_no_odds() -> None:
    assert after(about_to_shoot().state, 0, REST, TOY.verdicts) == {}


def test_an_option_whose_outcome_hangs_on_a_hidden_card_has_no_odds() -> None:
    """Resting draws from the deck, which nobody may read."""
    story = about_to_shoot()

    assert after(story.table.view(0), 0, REST, TOY.verdicts) == {}
    assert "rest" not in story.table.odds(0)


class Watcher(MeadowVerdicts):
    """Remembers which piles lay face down in what the odds were made from."""

    def __init__(self) -> None:
        self.down: set[tuple[bool, ...]] = set()

    def is_success(self, s: State, event: Event, role: int) -> bool:
        """As in the toy, but not unseen."""
        self.down.add(tuple(pile.is_down() for pile in s.piles()))
        return super().is_success(s, event, role)


def test_a_seats_odds_are_made_from_its_view() -> None:
    watcher = Watcher()
    story = about_to_shoot(game=Toy(watcher))

    assert story.table.odds(0)["shoot"]
    assert watcher.down == {tuple(pile.is_down() for pile in story.table.view(0).piles())}
    assert any(next(iter(watcher.down)))


def test_sealed_questions_have_no_odds() -> None:
    story = given(TOY)
    story.fate("lot 0", "draw ant", "draw cat", "draw bee", "draw fox")

    assert story.table.odds(0) == {}


def test_reckoning_changes_nothing() -> None:
    story = about_to_shoot()
    before = story.table.encode()
    story.table.odds(0)

    assert story.table.encode() == before


def test_a_game_that_names_no_verdicts_has_no_odds() -> None:
    event = Event(TOY.events.kinds["missed"], -1, [0])
    story = about_to_shoot(game=Toy(Verdicts()))

    assert odds(story.table.view(0), 0, story.table.game.verdicts) == {}
    assert Verdicts().label(event) is None
    assert not Verdicts().is_success(State(), event, 0)


@drawn(one=dice, other=dice)
@quick
def test_sums_and_differences_of_dice_are_counted_as_if_all_were_rolled(one: list[int], other: list[int]) -> None:
    pairs = list(product(one, other))
    sums, differences = plus(faces(one), faces(other)), minus(faces(one), faces(other))

    assert sums == {value: sum(a + b == value for a, b in pairs) for value in {a + b for a, b in pairs}}
    assert differences == {value: sum(a - b == value for a, b in pairs) for value in {a - b for a, b in pairs}}
    assert list(sums) == sorted(sums)
    assert sum(sums.values()) == len(pairs)


@drawn(die=dice, bar=st.integers(-10, 30))
@quick
def test_the_chance_to_reach_a_bar_is_counted_too(die: list[int], bar: int) -> None:
    rolls = [a + b for a, b in product(die, die)]

    assert at_least(plus(faces(die), faces(die)), bar) == Fraction(sum(roll >= bar for roll in rolls), len(rolls))


def test_the_known_figures_of_the_die_of_finale() -> None:
    """Equal line-ups: the attackers reach the defenders in 23 of 36 rolls, and beat them in 13 of 36."""
    difference = minus(faces(FINALE_DIE), faces(FINALE_DIE))

    assert faces(FINALE_DIE) == {0: 1, 1: 2, 2: 2, 3: 1}
    assert difference == {-3: 1, -2: 4, -1: 8, 0: 10, 1: 8, 2: 4, 3: 1}
    assert at_least(difference, 0) == Fraction(23, 36)
    assert at_least(difference, 1) == Fraction(13, 36)
    assert [at_least(difference, -lead) for lead in (1, 2, 3)] == [Fraction(31, 36), Fraction(35, 36), 1]
