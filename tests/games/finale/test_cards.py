"""F0: the box. What is printed, and what our reconstruction has to satisfy."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from anpfiff.core.words import rulebook_of
from anpfiff.errors import CatalogError
from anpfiff.games.finale import GAME
from anpfiff.games.finale.cards import BOX, POSITIONS, SYMBOLS, Box, Footballer, Tactic
from tests.games.finale.kit import assault, kick_off

MEN = {man.id: man for man in BOX.footballers}


TEAMS = ["stollen", "acker"]


def areas(card: Tactic) -> list[list[str]]:
    return [card.build_attacker, card.build_defender, card.finish_attacker, card.finish_defender]


def corners(man: Footballer, rule: str = "before_strongest") -> list[str]:
    return [SYMBOLS[symbol] for symbol in man.corners(rule)]


@pytest.mark.parametrize("team", TEAMS)
def test_f0_2_each_club_has_thirty_footballers(team: str) -> None:
    """Four goalkeepers, eight defenders, twelve midfielders, six forwards."""
    men = [man for man in BOX.footballers if man.team == team]

    assert Counter(POSITIONS[man.position] for man in men) == {
        "goalkeeper": 4,
        "defender": 8,
        "midfielder": 12,
        "forward": 6,
    }


def test_f0_2_both_coaches_have_the_same_tactic_cards() -> None:
    """Thirty each; all sixty men and all thirty cards have names of their own."""
    stocks = kick_off().match.book.stocks

    assert stocks[0].ids == stocks[1].ids
    assert len(stocks[0].ids) == 30
    assert len({man.name for man in BOX.footballers}) == 60
    assert len({card.names["de"] for card in BOX.tactics}) == 30


SUMS = {
    "ernst_allhalt": (5, 16),
    "bernd_schranke": (2, 13),
    "dieter_listig": (3, 11),
    "ballbino": (7, 17),
    "simon_joker": (1, 7),
    "torbaldo": (8, 16),
    "theo_schwalbe": (2, 10),
    "tom_haudegen": (5, 16),
    "fred_ballermann": (1, 7),
    "de_dribbler": (7, 17),
    "bjoern_bolzer": (3, 11),
    "gino_primo": (8, 16),
    "sven_abseits": (4, 12),
    "jens_streuer": (2, 10),
}


"""Points and sum of strengths, as the roster prints them."""


def test_f0_3_points_and_strengths_are_those_of_the_roster() -> None:
    """The sums that the roster prints beside the four strengths check."""
    assert {man: (MEN[man].value, sum(MEN[man].strength)) for man in SUMS} == SUMS


def test_f0_3_men_of_equal_type_and_points_are_equally_strong() -> None:
    """The roster's sum depends on type and points alone, for all sixty men."""
    sums: dict[tuple[int, int], set[int]] = {}
    for man in BOX.footballers:
        sums.setdefault((man.position, man.value), set()).add(sum(man.strength))

    assert all(len(found) == 1 for found in sums.values())


def test_f0_4_each_action_turns_a_card_by_a_quarter() -> None:
    """Ronny Trickster shows 3, 5, 5, 2 in turn, and after four actions 3 again."""
    story = kick_off()
    shown = []

    for number in range(5):
        shown.append(story.strength(0, "ronny_trickster"))
        story.side(0).fielded = 1 << story.man(0, "ronny_trickster")
        story.begin("turn-cards 0")

    assert shown == [3, 5, 5, 2, 3]


def test_f0_6_a_card_has_a_strength_and_two_halves_in_two_areas() -> None:
    """Strengths go from 1 to 5, and every card has a finish for both sides."""
    assert {card.strength for card in BOX.tactics} == {1, 2, 3, 4, 5}
    assert all(card.finish_attacker and card.finish_defender for card in BOX.tactics)


def test_f0_7_only_the_attackers_finish_has_arrows() -> None:
    """A slot with an arrow takes up a type of the build-up."""
    for card in BOX.tactics:
        assert not any("^" in slot for area in areas(card) if area is not card.finish_attacker for slot in area)
        for slot in card.finish_attacker:
            if slot.endswith("^"):
                assert slot[0] in card.build_attacker


def test_f0_8_the_die_shows_0_1_1_2_2_3() -> None:
    """One face in six is a 0 and one a 3, two each are a 1 and a 2."""
    story = assault(0, "solo_run")
    story.begin_attack()
    story.field_anybody()

    fate = story.state.agenda[-1].outcomes(story.state)

    assert [action.notation for action in fate.actions] == ["die 0", "die 1", "die 2", "die 3"]
    assert [int(weight) for weight in fate.weights] == [1, 2, 2, 1]


def test_i1_the_spelling_of_the_roster_counts() -> None:
    """The other spelling of three names is kept as an alias."""
    aliases = {man.name: man.alias for man in BOX.footballers if man.alias}

    assert aliases == {
        "Karl Rempler": "Karl Rempfer",
        "Ronny Trickster": "Ronny Tricksler",
        "Gregor Graser": "Georg Graser",
    }
    shown = next(card for card in GAME.cards() if card.id == "karl_rempler")
    assert shown.fields["alias"] == "Karl Rempfer"


def test_i3_cards_turn_to_the_left() -> None:
    """After the 4 of Mc Fire comes the second 4, not the 5 that a turn to the right would bring up."""
    story = kick_off()

    story.turn(0, "mc_fire", 3)
    assert story.strength(0, "mc_fire") == 5
    story.turn(0, "mc_fire", 1)

    assert story.strength(0, "mc_fire") == 4


CORNERS = {
    "bernd_klauball": ["injury", "", "", ""],
    "ralf_tentakel": ["", "", "", "yellow"],
    "martin_niedurch": ["", "red", "", ""],
    "rainer_langstollen": ["yellow", "", "", "yellow"],
    "del_poelo": ["", "injury", "", "yellow"],
    "hansi_dampf": ["", "", "yellow", "yellow"],
    "mc_fire": ["", "", "red", ""],
    "sven_fauster": ["injury", "", "", ""],
    "lars_hechter": ["", "yellow", "", ""],
    "manne_fernschuss": ["yellow", "injury", "", ""],
    "alfredo_wuehler": ["yellow", "", "yellow", ""],
    "sven_abseits": ["", "injury", "", ""],
    "jens_streuer": ["", "", "", ""],
}


def test_t22_symbols_sit_before_the_strongest_edges() -> None:
    """By default the first symbol is passed on the turn to the strongest edge, for all sixty men."""
    assert {man: corners(MEN[man]) for man in CORNERS} == CORNERS
    for man in BOX.footballers:
        found = corners(man)
        assert sorted(filter(None, found)) == sorted(SYMBOLS[symbol] for symbol in man.risk)
        if man.risk:
            before = man.strength.index(max(man.strength)) - 1
            assert found[before] == SYMBOLS[man.risk[0]]


@pytest.mark.parametrize(
    ("rule", "corner"), [("before_strongest", 1), ("on_strongest", 2), ("on_weakest", 3), ("first_corner", 0)]
)
def test_t22_the_corner_is_an_option(rule: str, corner: int) -> None:
    """Dennis Turbo (4 3 5 1) has one cross, which each rule puts somewhere else."""
    story = kick_off({"corner_rule": rule})
    story.lose(1, "lars_laessig")
    story.bring(1, "dennis_turbo")

    story.turn(1, "dennis_turbo", corner)

    assert SYMBOLS[story.side(1).symbol(story.man(1, "dennis_turbo"))] == "injury"


@pytest.mark.parametrize(
    ("faces", "weights"),
    [
        ("0 1 1 2 2 3", [1, 2, 2, 1]),
        ("0 0 1 1 2 3", [2, 2, 1, 1]),
        ("0 0 1 2 2 3", [2, 1, 2, 1]),
        ("0 1 1 1 2 3", [1, 3, 1, 1]),
        ("0 1 2 3", [1, 1, 1, 1]),
    ],
)
def test_t22_the_faces_of_the_die_are_an_option(faces: str, weights: list[int]) -> None:
    """How often each number falls follows the faces."""
    die = kick_off({"die": faces}).match.book.die

    assert [int(weight) for weight in die.weights] == weights


def own_edition() -> str:
    """The example of an owner's file in the rulebook."""
    blocks = re.findall(r"```toml\n(.*?)```", rulebook_of(GAME, "en"), re.DOTALL)
    assert len(blocks) == 1
    return str(blocks[0])


def test_an_owners_file_is_laid_over_our_cards() -> None:
    """With the file of the rulebook Sven Abseits has his cross elsewhere and Solo Run is for forwards."""
    story = kick_off(own_cards=own_edition())
    story.turn(1, "sven_abseits", 2)
    assert SYMBOLS[story.side(1).symbol(story.man(1, "sven_abseits"))] == "injury"

    story.attack(0, "solo_run")
    story.begin_attack()

    assert story.may(0) == ["field mc_fire", "field alexander_trifft", "field gerd_rumsteher"]
    assert GAME.names(own_edition())["en"]["solo_run"] == "Going Alone"


def test_what_an_owner_gives_counts_as_printed() -> None:
    """His fields are marked so, the others keep their mark."""
    cards = {card.id: card for card in GAME.cards(own_edition())}

    assert cards["sven_abseits"].provenance["corner"] == "printed"
    assert cards["solo_run"].provenance["build_attacker"] == "printed"
    assert cards["solo_run"].provenance["build_defender"] == "reconstructed"
    assert cards["one_two"].provenance["build_attacker"] == "reconstructed"


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ('[[footballer]]\nid = "sven_abseits"\ncorner = ["red", "", "", ""]', "sven_abseits: corner"),
        ('[[footballer]]\nid = "sven_onside"\nvalue = 3', "sven_onside"),
        ('[[tactic]]\nid = "solo_run"\ncolour = "red"', "white"),
        ('[[tactic]]\nid = "solo_run"\nstrenght = 3', "strenght"),
    ],
)
def test_a_mistake_in_an_owners_file_is_named(text: str, named: str) -> None:
    """Wrong symbols, unknown men, a seventh red card and misspelt keys are refused."""
    with pytest.raises(CatalogError, match=named):
        Box(f'game = "finale"\n{text}')
