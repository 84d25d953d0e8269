"""F13: the shoot-out."""

from __future__ import annotations

from typing import Any

import pytest

from anpfiff.core.chair import look
from tests.games.finale.kit import FinaleScenario, kick_off

STOLLEN = ["brian_o_klopper", "guenter_granit", "karl_rempler", "ronny_trickster", "hansi_dampf"]
ACKER = ["harald_graetsche", "udo_fouler", "georg_putzer", "manni_metzger", "hugo_schwindlig"]
"""Five kickers each who can beat any goalkeeper with a 3 against a 0."""


def shoot_out(options: dict[str, Any] | None = None) -> FinaleScenario:
    """Extra time is over, and the kickers are asked for."""
    story = kick_off({"tie_after_90": "extra_time_and_shootout", **(options or {})})
    story.match.period = 8
    story.begin("shoot-out 0")
    return story


def orders(story: FinaleScenario, first: list[str], second: list[str]) -> None:
    story.say(*[f"0: kick {man}" for man in first], *[f"1: kick {man}" for man in second])


def started(options: dict[str, Any] | None = None, starter: int = 0) -> FinaleScenario:
    """Both orders are written down, and the first kick is to be taken."""
    story = shoot_out(options)
    orders(story, STOLLEN, ACKER)
    story.fate("die 3", "die 0") if starter == 0 else story.fate("die 0", "die 3")
    return story


def kick(story: FinaleScenario, *goals: int) -> list[str]:
    """One kick after the other: 1 is a goal, 0 is saved."""
    told = []
    for goal in goals:
        told += story.fate("die 3", "die 0") if goal else story.fate("die 0", "die 3")
    return told


def test_f13_1_goalkeepers_stand_with_their_heads_up_and_symbols_are_over() -> None:
    """However the goalkeeper lay, he begins with his first strength; nobody is rolled for."""
    story = kick_off()
    story.turn(1, "sven_fauster", 2)
    story.side(0).kick_goals = 4
    story.side(0).shot = 1 << story.man(0, "mc_fire")
    story.begin("shoot-out 0")

    assert "kick mc_fire" in story.may(0)
    assert story.side(1).turns(story.man(1, "sven_fauster")) == 0
    assert story.side(0).kick_goals == 0

    orders(story, STOLLEN, ACKER)
    story.fate("die 3", "die 0")
    told = kick(story, 1)

    assert "risk" not in told
    assert story.phase == "kick-roll"


def test_f13_2_each_coach_orders_five_outfield_men() -> None:
    """The ten outfield men of the pitch are offered, each once, and after five the coach is done."""
    story = shoot_out()

    assert story.may(0) == [f"kick {man}" for man in story.pitch(0) if man != "bernd_klauball"]

    story.say("0: kick mc_fire")
    assert "kick mc_fire" not in story.may(0)
    story.say(*[f"0: kick {man}" for man in STOLLEN[:4]])

    assert story.asked == [1]


def test_f13_3_o37_the_higher_roll_has_the_first_kick() -> None:
    """Equal rolls are repeated."""
    story = shoot_out()
    orders(story, STOLLEN, ACKER)

    story.fate("die 2", "die 2")
    assert story.phase == "roll-for-start"
    story.fate("die 1", "die 2")

    assert story.told("shoot_out") == {"team": "acker"}
    assert story.match.attacking == 1


def test_f13_4_the_sides_kick_in_turn_until_one_cannot_be_caught() -> None:
    """At 3:0 after three kicks each the fourth and fifth are not taken."""
    story = started()

    kick(story, 1, 0, 1, 0, 1)
    assert not story.table.is_over
    kick(story, 0)

    assert story.told("shoot_out_won") == {"team": "stollen", "kicks": 3, "against": 0}
    assert story.table.is_over
    assert story.table.result().as_data() == {
        "places": [[0], [1]],
        "score": [0, 0],
        "reason": "shoot_out",
        "kicks": [3, 0],
    }


def test_f13_4_the_last_kicks_are_taken_while_they_matter() -> None:
    """At 4:3 with one kick to come the shoot-out goes on; the goal that levels it leads to kicks man against man."""
    story = started()

    kick(story, 1, 1, 1, 1, 1, 1, 1, 0, 0)
    assert not story.table.is_over
    kick(story, 1)

    assert story.phase == "order-kickers"


def test_f13_4_kicks_man_against_man() -> None:
    """Level after five: both choose one more man, and it ends when one scores and the other does not."""
    story = started()
    kick(story, *[1] * 10)
    story.say("0: kick fritz_blitz", "1: kick lars_laessig")
    kick(story, 0, 0)
    assert not story.table.is_over

    story.say("0: kick mc_fire", "1: kick timo_brecher")
    kick(story, 0, 1)

    assert story.told("shoot_out_won") == {"team": "acker", "kicks": 6, "against": 5}


def test_f13_5_the_kicker_has_the_strength_above_his_head() -> None:
    """O'Klopper lies turned to strength 1, but kicks with 4; the goalkeeper rolls against him."""
    story = shoot_out()
    story.turn(0, "brian_o_klopper", 1)
    orders(story, STOLLEN, ACKER)
    story.fate("die 3", "die 0")

    story.fate("die 1")
    assert story.told("rolled") == {"team": "stollen", "pips": 1, "total": 5}
    story.fate("die 0")

    assert story.told("kick_scored") == {"man": "brian_o_klopper", "shooter": 5, "keeper": 3}


def test_f13_6_a_tie_is_saved_and_the_goalkeeper_is_turned() -> None:
    """Four against four is no goal; the goalkeeper's next strength is up, the kicker's card is not touched."""
    story = started()

    story.fate("die 0", "die 1")

    assert story.told("kick_saved") == {"man": "brian_o_klopper", "shooter": 4, "keeper": 4}
    assert story.strength(1, "sven_fauster") == 5
    assert story.strength(0, "bernd_klauball") == 3
    assert story.side(0).turns(story.man(0, "brian_o_klopper")) == 0


@pytest.mark.parametrize(("direction", "strength"), [("left", 5), ("right", 4)])
def test_d12_the_goalkeeper_turns_as_agreed(direction: str, strength: int) -> None:
    """Fauster has 3 5 3 4: to the left the 5 comes up, to the right the 4."""
    story = started({"shootout_keeper_turn": direction})

    kick(story, 1)

    assert story.strength(1, "sven_fauster") == strength


def test_d12_to_the_right_four_turns_are_a_whole_one() -> None:
    """Faced by four kicks the goalkeeper has shown 3, 4, 3, 5 and is back at 3."""
    story = started({"shootout_keeper_turn": "right"})
    shown = []

    for number in range(5):
        shown.append(story.strength(1, "sven_fauster"))
        kick(story, 1, 1)

    assert shown == [3, 4, 3, 5, 3]


def test_d13_by_default_level_kicks_go_on_man_against_man() -> None:
    """After five each, each coach names one man."""
    story = started()
    kick(story, *[1] * 10)

    story.say("0: kick fritz_blitz")

    assert story.asked == [1]


def test_d13_by_option_a_second_series_follows() -> None:
    """With second_series each coach orders the five others."""
    story = started({"shootout_after_five": "second_series"})
    kick(story, *[1] * 10)

    assert story.may(0) == [
        *["kick patricio_fersi", "kick fritz_blitz", "kick mc_fire", "kick alexander_trifft", "kick gerd_rumsteher"],
    ]
    story.say("0: kick fritz_blitz")
    assert story.asked == [0, 1]


def test_o34_only_men_on_the_pitch_kick() -> None:
    """By default the bench is out; by the option its outfield men may kick, the reserve goalkeeper never."""
    on_pitch = shoot_out().may(0)
    with_bench = shoot_out({"shootout_pool": "on_pitch_and_bench"}).may(0)

    assert set(with_bench) - set(on_pitch) == {"kick paul_walze", "kick ali_balla", "kick simon_joker"}
    assert set(on_pitch) <= set(with_bench)


def test_o35_fewer_than_five_men_kick_again_in_the_same_order() -> None:
    """Three men kick, and then the first of them again."""
    story = shoot_out()
    story.lose(0, *[man for man in story.pitch(0)[1:] if man not in STOLLEN[:3]])
    orders(story, STOLLEN[:3], ACKER)
    story.fate("die 3", "die 0")

    kicked = []
    for number in range(4):
        kick(story, 1)
        kicked.append(story.told("kick_scored")["man"])
        kick(story, 1)

    assert kicked == ["brian_o_klopper", "guenter_granit", "karl_rempler", "brian_o_klopper"]


def test_o35_nobody_kicks_twice_before_all_have() -> None:
    """Of three men two have had a second kick: man against man it is the third one's turn."""
    story = shoot_out()
    story.lose(0, *[man for man in story.pitch(0)[1:] if man not in STOLLEN[:3]])
    orders(story, STOLLEN[:3], ACKER)
    story.fate("die 3", "die 0")
    kick(story, *[1] * 10)

    assert story.may(0) == ["kick karl_rempler"]


def test_o36_the_same_side_starts_and_goalkeepers_go_on_turning() -> None:
    """Man against man FC Acker kicks first again, against a goalkeeper who has been turned five times."""
    story = started(starter=1)
    kick(story, *[1] * 10)

    story.say("0: kick fritz_blitz", "1: kick lars_laessig")

    assert story.match.attacking == 1
    assert story.side(0).turns(story.man(0, "bernd_klauball")) == 1
    assert story.side(1).turns(story.man(1, "sven_fauster")) == 1


def test_t15_orders_are_sealed() -> None:
    """The other coach sees that an order is written down, not which, until both are."""
    story = shoot_out()

    story.say(*[f"0: kick {man}" for man in STOLLEN])

    assert [action.notation for action in look(story.state, 1).sealed[0]] == ["face_down"]

    story.say(*[f"1: kick {man}" for man in ACKER])

    assert [story.men(0, 1 << int(man))[0] for man in story.side(0).kickers] == STOLLEN


def test_t15_man_against_man_all_may_kick_again_when_everybody_has() -> None:
    """After ten kicks of ten men the coach chooses among all of them."""
    story = started()
    kick(story, *[1] * 10)
    for number in range(5):
        story.say(f"0: {story.may(0)[0]}", f"1: {story.may(1)[0]}")
        kick(story, 0, 0)

    assert len(story.may(0)) == 10
    assert len(story.may(1)) == 10


def test_t16_a_third_series_follows_a_level_second() -> None:
    """When all ten have kicked, all ten may be ordered again."""
    story = started({"shootout_after_five": "second_series"})
    kick(story, *[1] * 10)
    for role in (0, 1):
        for number in range(5):
            story.say(f"{role}: {story.may(role)[0]}")
    kick(story, *[0] * 10)

    assert story.phase == "order-kickers"
    assert len(story.may(0)) == 10
    story.say(*[f"0: kick {man}" for man in STOLLEN])
    assert story.asked == [1]


def test_a6_a_coach_without_a_kicker_misses() -> None:
    """A side with nobody but its goalkeeper takes no kick and scores none."""
    story = shoot_out()
    story.lose(0, *story.pitch(0)[1:])
    story.begin("shoot-out 0")
    assert story.asked == [1]
    story.say(*[f"1: kick {man}" for man in ACKER])

    told = story.fate("die 3", "die 0")
    assert told.count("no_kicker") == 1
    kick(story, 1, 1, 1)

    assert story.told("shoot_out_won") == {"team": "acker", "kicks": 3, "against": 0}


def test_a6_who_cannot_kick_may_still_be_level() -> None:
    """If the other coach misses five times, it goes on man against man."""
    story = shoot_out()
    story.lose(0, *story.pitch(0)[1:])
    story.begin("shoot-out 0")
    story.say(*[f"1: kick {man}" for man in ACKER])
    story.fate("die 3", "die 0")

    kick(story, 0, 0, 0, 0, 0)

    story.expect(phase="order-kickers", asked=[1])


def test_a12_if_neither_can_kick_the_first_roll_decides() -> None:
    """Two goalkeepers alone: the higher roll wins the shoot-out."""
    story = shoot_out()
    story.lose(0, *story.pitch(0)[1:])
    story.lose(1, *story.pitch(1)[1:])
    story.begin("shoot-out 0")

    story.fate("die 1", "die 1", "die 1", "die 2")

    assert story.told("shoot_out_won") == {"team": "acker", "kicks": 0, "against": 0}
    assert story.table.result().places == [[1], [0]]
