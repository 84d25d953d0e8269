"""F3 and F7: tactic cards, the right to attack, and further attacks."""

from __future__ import annotations

from anpfiff.core.event import ALL
from anpfiff.games.finale.book import FINISH
from anpfiff.games.finale.cards import TACTICS
from tests.games.finale.kit import assault, before_kick_off, kick_off


def test_f3_1_six_periods_of_fifteen_minutes() -> None:
    """The sixth period begins the last quarter of an hour of ninety minutes, and the whistle follows it."""
    story = kick_off()
    story.match.period = 5

    told = story.begin("period 0", "full-time 0")

    assert told == ["period"]
    assert story.told("period") == {"period": 6, "minute": 90}
    assert [phase.key() for phase in story.state.agenda] == ["full-time", "play-tactic", "substitute"]


def test_f3_2_both_lay_a_card_face_down() -> None:
    """A card that was laid is not seen before the other coach has laid his; then both lie open."""
    story = kick_off()
    story.hold(0, "solo_run", "one_two", "free_kick")
    story.hold(1, "open_exchange", "one_two", "free_kick")

    assert story.asked == [0, 1]
    assert story.may(0) == ["tactic solo_run", "tactic one_two", "tactic free_kick"]
    assert story.say("1: tactic open_exchange") == []
    assert story.table.log[-1].to == 1

    told = story.say("0: tactic solo_run")

    assert told == ["showed", "showed"]
    assert [entry.to for entry in story.table.log[-2:]] == [ALL, ALL]
    assert [TACTICS[side.card] for side in story.match.sides] == ["solo_run", "open_exchange"]
    assert [TACTICS[side.first_card] for side in story.match.sides] == ["solo_run", "open_exchange"]


def test_f3_3_the_stronger_card_attacks_by_the_difference() -> None:
    """The example of the German rules: Solo Run (2) against Open Exchange (4) gives FC Acker two attacks."""
    story = kick_off()
    story.hold(0, "solo_run", "one_two", "free_kick")
    story.hold(1, "open_exchange", "one_two", "free_kick")

    story.say("0: tactic solo_run", "1: tactic open_exchange")
    story.fate("draw all_out_charge", "draw all_out_charge")

    story.expect(told=["attacks", "attack"], asked=[1], phase="field-man")
    assert story.told("attacks") == {"team": "acker", "attacks": 2}


def test_d19_the_blue_club_attacks_in_the_example() -> None:
    """Blue FC Acker has the 4 and attacks, red SV Stollen has the 2 and defends."""
    story = kick_off()
    story.hold(0, "solo_run", "one_two", "free_kick")
    story.hold(1, "open_exchange", "one_two", "free_kick")

    story.say("0: tactic solo_run", "1: tactic open_exchange")
    story.draw()

    assert story.match.attacker == 1
    assert story.match.attacks == 2


def test_f3_4_both_draw_at_once() -> None:
    """After the cards were shown both coaches hold three again; nobody else sees what was drawn."""
    story = kick_off()
    story.hold(0, "solo_run", "one_two", "free_kick")
    story.hold(1, "open_exchange", "one_two", "free_kick")
    story.say("0: tactic solo_run", "1: tactic open_exchange")

    assert story.side(0).hand.size == 2
    assert story.phase == "draw-card"

    story.fate("draw power_play", "draw wing_play")

    assert story.cards(story.side(0).hand) == ["one_two", "power_play", "free_kick"]
    assert [entry.to for entry in story.table.log[-2:]] == [0, 1]


def test_f3_5_the_attacker_must_make_all_his_attacks() -> None:
    """After his first attack the attacker is asked for the next card, and for nothing else."""
    story = assault(1, "open_exchange", "solo_run", attacks=2)

    story.begin("after-build-up 1", "clear-chips 0", "next-attack 0")
    story.draw()

    while story.phase != "new-tactic":
        story.answer("field-man", "field-again", "point-at-man", "replace-injured", "new-keeper")
        story.fate("die 0")
    assert story.asked == [1]
    assert all(option.startswith("tactic ") for option in story.may(1))


def test_f3_6_equal_cards_are_settled_by_dice() -> None:
    """The higher roll has one attack, however strong the cards are."""
    story = kick_off()
    story.hold(0, "open_exchange", "one_two", "free_kick")
    story.hold(1, "open_exchange", "one_two", "free_kick")
    story.say("0: tactic open_exchange", "1: tactic open_exchange")
    story.draw()

    story.fate("die 1", "die 2")

    assert story.told("attacks") == {"team": "acker", "attacks": 1}


def test_f3_6_equal_rolls_are_repeated() -> None:
    """The dice are rolled until they differ."""
    story = kick_off()
    story.hold(0, "open_exchange", "one_two", "free_kick")
    story.hold(1, "open_exchange", "one_two", "free_kick")
    story.say("0: tactic open_exchange", "1: tactic open_exchange")
    story.draw()

    story.fate("die 2", "die 2", "die 3", "die 3")
    assert story.phase == "roll-for-attack"
    story.fate("die 3", "die 0")

    assert story.told("attacks") == {"team": "stollen", "attacks": 1}


def test_f7_1_each_later_attack_has_a_new_card() -> None:
    """The attacker plays a card onto the old one and draws; the defender's card stays where it is."""
    story = assault(1, "open_exchange", "solo_run", attacks=2)
    story.hold(1, "one_two", "free_kick", "power_play")
    story.match.stage = FINISH

    story.begin("next-attack 0")
    told = story.say("1: tactic one_two")

    assert told == ["showed", "attack"]
    assert story.told("attack") == {"team": "acker", "tactic": "one_two", "number": 2}
    assert story.phase == "draw-card"

    story.draw()
    story.say("0: keep")

    assert story.side(1).hand.size == 3
    assert story.may(1) == [
        "field hugo_schwindlig",
        "field gregor_graser",
        "field alfredo_wuehler",
    ]
    assert story.match.book.tactics.strength[story.side(0).card] == 2


def test_f7_2_the_defender_may_exchange_a_card() -> None:
    """He keeps his hand or puts one card away and draws another."""
    story = assault(1, "open_exchange", "solo_run", attacks=2)
    story.hold(0, "one_two", "free_kick", "power_play")
    story.begin("next-attack 0")
    story.say(f"1: {story.may(1)[0]}")
    story.draw()

    assert story.may(0) == ["keep", "exchange one_two", "exchange power_play", "exchange free_kick"]

    story.say("0: exchange one_two")
    story.fate("draw wing_play")

    assert story.cards(story.side(0).hand) == ["power_play", "wing_play", "free_kick"]
    assert story.asked == [1]


def test_f7_3_an_empty_hand_plays_the_final_card() -> None:
    """Who has nothing left plays the Final Card, at strength 1, in every period that follows."""
    story = kick_off()
    story.run_out(0)

    assert story.may(0) == ["tactic final_card"]

    story.hold(1, "open_exchange", "one_two", "free_kick")
    told = story.say("0: tactic final_card", "1: tactic open_exchange")
    story.draw()

    assert told.count("showed") == 2
    assert story.match.attacks == 3
    assert story.cards(story.side(0).shown) == ["final_card"]


def test_f7_4_the_period_ends_after_the_last_attack() -> None:
    """With all attacks made, the next period begins."""
    story = assault(1, "open_exchange", "solo_run", attacks=1)

    told = story.begin("next-attack 0", "period 0")

    assert told == ["period"]
    assert story.phase == "substitute"


def test_f7_4_attacks_are_counted_anew_in_each_period() -> None:
    """Whatever the last period saw, the first attack of this one is number one."""
    story = kick_off()
    story.hold(0, "solo_run", "one_two", "free_kick")
    story.hold(1, "open_exchange", "one_two", "free_kick")
    story.match.attack = story.match.attacks = 2

    story.say("0: tactic solo_run", "1: tactic open_exchange")
    story.fate("draw all_out_charge", "draw all_out_charge")

    assert story.told("attack") == {"team": "acker", "tactic": "open_exchange", "number": 1}


def test_o18_the_hand_runs_out_between_two_attacks() -> None:
    """The remaining attacks are made with the Final Card, and there are as many as before."""
    story = assault(1, "all_out_charge", "solo_run", attacks=3)
    story.run_out(1)

    story.begin("next-attack 0")

    assert story.may(1) == ["tactic final_card"]

    story.say("1: tactic final_card", "0: keep")

    assert story.match.attack == 2
    assert story.match.attacks == 3
    assert all("field" in option for option in story.may(1))


def test_o19_the_final_card_waits_for_an_empty_hand() -> None:
    """As long as there is a card in hand the Final Card is refused."""
    story = kick_off()
    story.hold(0, "solo_run")

    assert story.may(0) == ["tactic solo_run"]
    assert story.refuse("0: tactic final_card").rule == "F3.2"


def test_o20_final_card_against_final_card() -> None:
    """One against one: the dice decide, and there is one attack."""
    story = kick_off()
    story.run_out(0)
    story.run_out(1)

    story.say("0: tactic final_card", "1: tactic final_card")
    assert story.phase == "roll-for-attack"
    story.fate("die 3", "die 1")

    assert story.told("attacks") == {"team": "stollen", "attacks": 1}


def test_o27_no_exchange_in_the_first_attack() -> None:
    """In the first attack the attacker is asked for his men at once."""
    story = kick_off()
    story.hold(0, "solo_run", "one_two", "free_kick")
    story.hold(1, "open_exchange", "one_two", "free_kick")

    story.say("0: tactic solo_run", "1: tactic open_exchange")
    story.draw()

    assert story.phase == "field-man"


def test_o27_no_exchange_without_a_pile() -> None:
    """A defender whose pile is empty is not asked."""
    story = assault(1, "open_exchange", "solo_run", attacks=2)
    story.empty_pile(0)

    story.begin("next-attack 0")
    story.say(f"1: {story.may(1)[0]}")
    story.draw()

    assert story.side(0).hand.size > 0
    assert story.phase == "field-man"


def test_o27_the_exchanged_card_leaves_the_match() -> None:
    """It lies with the spent cards, neither in hand nor in the pile, and he is asked once in an attack."""
    story = assault(1, "open_exchange", "solo_run", attacks=2)
    story.hold(0, "one_two", "free_kick", "power_play")
    story.begin("may-exchange 0", "build-up 1")

    story.say("0: exchange one_two")
    story.draw()

    assert story.cards(story.side(0).spent) == ["one_two"]
    assert story.phase == "field-man"


def test_o28_an_empty_pile_lets_the_hand_shrink() -> None:
    """Nothing is drawn where there is nothing to draw."""
    story = kick_off()
    for role in (0, 1):
        story.hold(role, "solo_run" if role == 0 else "open_exchange", "one_two", "free_kick")
        story.empty_pile(role)

    story.say("0: tactic solo_run", "1: tactic open_exchange")

    assert story.phase == "field-man"
    assert [side.hand.size for side in story.match.sides] == [2, 2]


def test_o43_a_card_is_played_once() -> None:
    """A played card lies open for good; only the Final Card comes again."""
    story = assault(1, "open_exchange", "solo_run", attacks=2)

    story.begin("next-attack 0")

    assert "tactic open_exchange" not in story.may(1)
    assert "open_exchange" in story.cards(story.side(1).shown)


def test_t21_the_attacker_draws_before_the_exchange() -> None:
    """The order is: new card, attacker draws, defender exchanges."""
    story = assault(1, "open_exchange", "solo_run", attacks=2)
    story.hold(1, "one_two", "free_kick", "power_play")

    story.begin("next-attack 0")
    story.say(f"1: {story.may(1)[0]}")

    assert [phase.key() for phase in story.state.agenda[-1:-3:-1]] == ["draw-card", "may-exchange"]

    story.draw()

    assert story.phase == "exchange-tactic"
    assert story.side(1).hand.size == 3


def test_a7_the_exchanged_card_is_not_shown() -> None:
    """The other coach hears that a card was exchanged, but not which one."""
    story = assault(1, "open_exchange", "solo_run", attacks=2)
    story.hold(0, "one_two", "free_kick", "power_play")
    story.begin("may-exchange 0")

    story.say("0: exchange one_two")

    assert story.told("exchanged") == {"team": "stollen"}
    assert story.table.log[-1].to == 0
    assert story.table.encode(1)["table"]["sides"][0]["spent"] == {"size": 1}


def test_a7_keeping_all_cards_is_seen() -> None:
    """That nothing was exchanged is no secret."""
    story = assault(1, "open_exchange", "solo_run", attacks=2)
    story.begin("may-exchange 0")

    story.say("0: keep")

    assert story.table.log[-1].to == ALL


def test_t23_men_and_cards_are_written_by_their_ids() -> None:
    """What is said is written with the ids of the card files, and read back from the log."""
    story = before_kick_off({"squads": "starter"})
    story.say("0: colour yellow", "1: colour red")
    story.draw()
    story.hold(0, "full_back_run", "one_two", "solo_run")
    story.hold(1, "poacher_s_goal", "one_two", "solo_run")

    story.say("0: tactic full_back_run", "1: tactic poacher_s_goal")

    assert [str(entry) for entry in story.table.log[-2:]] == ["0: tactic full_back_run", "1: tactic poacher_s_goal"]
    assert story.table.game.vocabulary.read("field brian_o_klopper").args == ["brian_o_klopper"]
