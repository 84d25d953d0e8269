"""F1 and F2: squads, line-ups and tactic cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from anpfiff.core.chair import SPECTATOR, look
from anpfiff.core.codec import check_stocks
from anpfiff.core.event import ALL
from anpfiff.games.finale.cards import BOX, DEFENDER, FORWARD, GOALKEEPER, MIDFIELDER
from anpfiff.games.finale.state import Match
from tests.games.finale.kit import before_kick_off, kick_off

if TYPE_CHECKING:
    from tests.games.finale.kit import FinaleScenario

VALUE = {man.id: man.value for man in BOX.footballers}


POSITION = {man.id: man.position for man in BOX.footballers}


CHEAP_STOLLEN = [
    *["bernd_schranke", "guenter_granit", "paul_walze", "dieter_listig", "karl_rempler", "emil_elfer"],
    *["patricio_fersi", "ali_balla", "igor_brutalnikov", "horst_eisenfuss", "fritz_blitz", "clint_durchschuss"],
    *["simon_joker", "gerd_rumsteher", "theo_schwalbe"],
]


"""Fifteen men for 36 points, with one goalkeeper."""


def men(options: list[str]) -> list[str]:
    return [option.split()[1] for option in options]


def choose(story: FinaleScenario, role: int, squad: list[str], bench: list[str]) -> None:
    story.say(f"{role}: squad own")
    story.say(*[f"{role}: pick {man}" for man in squad], *[f"{role}: bench {man}" for man in bench])


def test_f1_1_teams_are_chosen_in_secret() -> None:
    """As long as one coach is choosing, the other sees nothing of his choice."""
    story = before_kick_off({"deck_mode": "starter"})
    choose(story, 0, CHEAP_STOLLEN, CHEAP_STOLLEN[-4:])

    assert story.asked == [1]
    assert story.pitch(0) == []
    assert all(entry.to == 0 for entry in story.table.log)

    story.say("1: squad starter")

    assert sorted(story.pitch(0) + story.bench(0)) == sorted(CHEAP_STOLLEN)
    assert all(entry.to == ALL for entry in story.table.log)


def test_f1_2_a_squad_costs_fifty_points_at_most() -> None:
    """Whoever always takes the dearest man ends within 50 points: offered is who leaves points for the others."""
    story = before_kick_off({"deck_mode": "starter"})
    story.say("0: squad own", "0: pick ernst_allhalt")
    roster = [man.id for man in BOX.footballers if man.team == "stollen"]
    squad = ["ernst_allhalt"]

    while len(squad) < 15:
        left = 50 - sum(VALUE[man] for man in squad)
        missing = 14 - len(squad)
        fitting = []
        for man in roster[roster.index(squad[-1]) + 1 :]:
            others = sorted(VALUE[other] for other in roster[roster.index(man) + 1 :])
            if len(others) >= missing and VALUE[man] + sum(others[:missing]) <= left:
                fitting.append(man)
        assert men(story.may(0)) == fitting
        squad.append(max(fitting, key=lambda man: VALUE[man]))
        story.say(f"0: pick {squad[-1]}")

    assert sum(VALUE[man] for man in squad) == 50


def test_f1_3_a_squad_needs_a_goalkeeper() -> None:
    """Who has passed over three goalkeepers must take the fourth."""
    story = before_kick_off()

    story.say("0: squad own")

    assert men(story.may(0)) == ["ernst_allhalt", "bernd_klauball", "ralf_tentakel", "bernd_schranke"]
    assert story.refuse("0: pick martin_niedurch").rule == "F1.1"


def test_f1_4_exactly_one_goalkeeper_stands_on_the_pitch() -> None:
    """Of three goalkeepers two must be benched before anybody else, of one goalkeeper none."""
    story = before_kick_off({"deck_mode": "starter"})
    three = ["bernd_klauball", "ralf_tentakel", "bernd_schranke", *CHEAP_STOLLEN[3:]]
    choose(story, 0, three, [])
    choose(story, 1, ["hans_greifhin", *[man for man in cheap_acker() if man != "hans_greifhin"]], [])

    assert men(story.may(0)) == ["bernd_klauball", "ralf_tentakel"]
    assert "hans_greifhin" not in men(story.may(1))

    story.say("0: bench bernd_klauball")

    assert men(story.may(0)) == ["ralf_tentakel", "bernd_schranke"]

    story.say("0: bench bernd_schranke")

    assert not set(men(story.may(0))) & {"bernd_klauball", "ralf_tentakel", "bernd_schranke"}


def test_f1_4_four_men_of_the_squad_sit_on_the_bench() -> None:
    """They are named in the order of the roster, so the first cannot be one of the last three."""
    story = before_kick_off({"deck_mode": "starter"})
    choose(story, 0, CHEAP_STOLLEN, [])

    assert men(story.may(0)) == CHEAP_STOLLEN[1:-3]

    story.say(f"0: bench {CHEAP_STOLLEN[5]}")

    assert men(story.may(0)) == CHEAP_STOLLEN[6:-2]


def test_f1_4_any_goalkeeper_may_be_the_one() -> None:
    """Of two goalkeepers either may be benched, the first of the roster too."""
    story = before_kick_off({"deck_mode": "starter"})
    choose(story, 0, ["ernst_allhalt", *CHEAP_STOLLEN[:2], *CHEAP_STOLLEN[3:]], [])

    assert men(story.may(0)) == ["ernst_allhalt", "bernd_schranke"]


def cheap_acker() -> list[str]:
    """One goalkeeper and the fourteen cheapest others, in the order of the roster."""
    mine = [man for man in BOX.footballers if man.team == "acker" and man.position != GOALKEEPER]
    cheap = {man.id for man in sorted(mine, key=lambda man: man.value)[:14]}
    return ["hans_greifhin", *[man.id for man in mine if man.id in cheap]]


def test_f1_5_both_line_ups_are_shown_together_heads_up() -> None:
    """Eleven men stand with their heads up, four sit on the open bench, and both formations are told at once."""
    story = before_kick_off({"deck_mode": "starter"})
    choose(story, 0, CHEAP_STOLLEN, ["emil_elfer", "simon_joker", "gerd_rumsteher", "theo_schwalbe"])

    told = story.say("1: squad starter")

    assert told.count("line_up") == 2
    assert story.heard[0].args() == {"team": "stollen", "defenders": 4, "midfielders": 6, "forwards": 0}
    assert len(story.pitch(0)) == 11
    assert story.bench(0) == ["emil_elfer", "simon_joker", "gerd_rumsteher", "theo_schwalbe"]
    assert story.strength(0, "dieter_listig") == 1
    check_stocks(story.state)
    view = look(story.state, SPECTATOR)
    assert isinstance(view, Match)
    assert view.sides[0].bench.cards() == story.side(0).bench.cards()


def test_f1_6_the_starter_squads_play_3_4_3_and_4_4_2() -> None:
    """The line-ups of the very first match, as the rulebook prints them."""
    story = kick_off()

    assert [len(story.pitch(0, row)) for row in (DEFENDER, MIDFIELDER, FORWARD)] == [3, 4, 3]
    assert [len(story.pitch(1, row)) for row in (DEFENDER, MIDFIELDER, FORWARD)] == [4, 4, 2]
    assert story.pitch(0, GOALKEEPER) == ["bernd_klauball"]
    assert story.pitch(1, GOALKEEPER) == ["sven_fauster"]
    assert story.bench(0) == ["ralf_tentakel", "paul_walze", "ali_balla", "simon_joker"]
    assert story.bench(1) == ["lars_hechter", "wladimir_ballnich", "tim_talent", "erwin_pfosten"]
    assert story.pitch(1) == [
        *["sven_fauster", "harald_graetsche", "udo_fouler", "georg_putzer", "manni_metzger", "hugo_schwindlig"],
        *["gregor_graser", "alfredo_wuehler", "lars_laessig", "timo_brecher", "sven_abseits"],
    ]
    assert story.pitch(0) == [
        *["bernd_klauball", "brian_o_klopper", "guenter_granit", "karl_rempler", "ronny_trickster", "hansi_dampf"],
        *["patricio_fersi", "fritz_blitz", "mc_fire", "alexander_trifft", "gerd_rumsteher"],
    ]


@pytest.mark.parametrize("team", ["stollen", "acker"])
def test_f1_6_a_starter_squad_costs_just_fifty_points(team: str) -> None:
    """The fifteen men with the X cost what a squad may cost, to the point."""
    squad = [man for man in BOX.footballers if man.team == team and man.starter]

    assert len(squad) == 15
    assert sum(man.value for man in squad) == 50


def test_d1_one_goalkeeper_is_enough() -> None:
    """By default a squad may have a single goalkeeper."""
    story = before_kick_off({"deck_mode": "starter"})
    choose(story, 0, CHEAP_STOLLEN, CHEAP_STOLLEN[-4:])

    assert story.asked == [1]


def test_d1_two_goalkeepers_can_be_demanded() -> None:
    """With goalkeepers_required = 2 the last two of four goalkeepers must be taken."""
    story = before_kick_off({"goalkeepers_required": 2})
    story.say("0: squad own")

    assert men(story.may(0)) == ["ernst_allhalt", "bernd_klauball", "ralf_tentakel"]

    story.say("0: pick ralf_tentakel")

    assert men(story.may(0)) == ["bernd_schranke"]


def test_d2_the_reserve_goalkeepers_have_the_x() -> None:
    """Hechter and Tentakel are starters, Greifhin and Schranke are not, and would make the squads too cheap."""
    story = kick_off()

    assert story.bench(0)[0] == "ralf_tentakel"
    assert story.bench(1)[0] == "lars_hechter"
    starters = {man.id for man in BOX.footballers if man.starter}
    assert starters & {"ralf_tentakel", "lars_hechter", "hans_greifhin", "bernd_schranke"} == {
        "ralf_tentakel",
        "lars_hechter",
    }
    assert VALUE["hans_greifhin"] < VALUE["lars_hechter"]


def test_o31_points_keepers_and_rows_are_free() -> None:
    """A squad of 36 points without forwards on the pitch, and one with three goalkeepers, both line up."""
    story = before_kick_off({"deck_mode": "starter"})
    choose(story, 0, CHEAP_STOLLEN, ["emil_elfer", "simon_joker", "gerd_rumsteher", "theo_schwalbe"])
    keepers = ["sven_fauster", "lars_hechter", "hans_greifhin"]
    choose(story, 1, [*keepers, *cheap_acker()[3:]], ["lars_hechter", "hans_greifhin", *cheap_acker()[-2:]])

    assert sum(VALUE[man] for man in CHEAP_STOLLEN) == 36
    assert story.pitch(0, FORWARD) == []
    assert story.pitch(1, GOALKEEPER) == ["sven_fauster"]
    assert len(story.pitch(1)) == 11


def test_o32_hands_and_piles_are_secret_line_ups_and_played_cards_are_not() -> None:
    """From the other chair hand, pile and unchosen cards lie face down; pitch, bench and played cards lie open."""
    story = kick_off()
    story.hold(0, "solo_run", "one_two", "free_kick")
    story.hold(1, "open_exchange", "one_two", "free_kick")
    story.say("0: tactic solo_run", "1: tactic open_exchange")
    story.draw()

    view = look(story.state, 1)

    assert isinstance(view, Match)
    theirs, mine = view.sides
    assert [theirs.hand.is_down(), theirs.deck.is_down(), theirs.spent.is_down(), theirs.away.is_down()] == [True] * 4
    assert [mine.hand.is_down(), mine.deck.is_down(), mine.spent.is_down(), mine.away.is_down()] == [False] * 4
    assert theirs.hand.size == 3
    assert story.cards(theirs.shown) == ["solo_run", "final_card"]
    assert theirs.pitch.cards() == story.side(0).pitch.cards()
    drawn = [event for ply, event in story.table.events if event.kind.name == "drew"]
    assert {int(event.to) for event in drawn} == {0, 1}


def test_t9_three_goalkeepers_are_no_fewer_than_two() -> None:
    """With goalkeepers_required = 2 a squad may have more."""
    story = before_kick_off({"goalkeepers_required": 2})

    story.say("0: squad own", "0: pick bernd_klauball", "0: pick ralf_tentakel")

    assert "pick bernd_schranke" in story.may(0)
    assert "pick guenter_granit" in story.may(0)


def test_t20_a9_seat_0_leads_sv_stollen_unless_sides_are_swapped() -> None:
    """The option swap_sides gives FC Acker to seat 0."""
    assert kick_off().pitch(0, GOALKEEPER) == ["bernd_klauball"]
    assert kick_off({"swap_sides": True}).pitch(0, GOALKEEPER) == ["sven_fauster"]


def test_a1_a_half_said_choice_is_not_seen() -> None:
    """A view shows neither what nor how much the other coach has said, only that he is done."""
    story = before_kick_off({"deck_mode": "starter"})
    story.say("0: squad own", "0: pick bernd_klauball")

    assert look(story.state, 1).sealed == [[], []]
    assert len(look(story.state, 0).sealed[0]) == 2

    story.say(*[f"0: pick {man}" for man in CHEAP_STOLLEN[1:]], *[f"0: bench {man}" for man in CHEAP_STOLLEN[-4:]])

    assert [action.notation for action in look(story.state, 1).sealed[0]] == ["face_down"]


def test_a1_men_are_picked_in_the_order_of_the_roster() -> None:
    """So that every squad is said in one way only."""
    story = before_kick_off()

    story.say("0: squad own", "0: pick bernd_klauball", "0: pick karl_rempler")

    assert men(story.may(0))[0] == "emil_elfer"


def test_a8_starter_squads_for_both() -> None:
    """With squads = starter nobody is asked who plays; otherwise each coach may take his starter squad or choose."""
    given = before_kick_off({"squads": "starter", "deck_mode": "starter"})
    assert len(given.pitch(0)) == 11

    free = before_kick_off({"deck_mode": "starter"})
    assert free.may(0) == ["squad starter", "squad marked", "squad own"]


def test_a13_a_holder_with_fewer_points_cannot_take_the_starter_squad() -> None:
    """A starter squad costs 50 points: too much for a title holder who has 48."""
    story = before_kick_off({"format": "cup_tie", "cup_holder": 1, "cup_holder_budget": -2})

    assert story.may(0) == ["squad starter", "squad marked", "squad own"]
    assert story.may(1) == ["squad own"]


def test_a13_points_are_not_counted_where_starter_squads_are_given() -> None:
    """With squads = starter the holder plays with the same fifteen as everybody."""
    options = {"squads": "starter", "format": "cup_tie", "cup_holder": 1, "cup_holder_budget": -2}
    story = before_kick_off({**options, "deck_mode": "starter"})

    assert len(story.pitch(1)) == 11
