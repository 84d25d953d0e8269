"""The exact chances behind an option."""

from __future__ import annotations

from fractions import Fraction

from anpfiff.core.dice import at_least, faces, minus
from anpfiff.core.event import ALL, Event
from anpfiff.games.finale import GAME
from anpfiff.games.finale.events import BOOKED, INJURED, SENT_OFF, UNHARMED
from anpfiff.games.finale.rules.attack import BUILD_UP_OF
from anpfiff.games.finale.rules.counter import WHOLE_ATTACK
from anpfiff.games.finale.state import Match
from tests.games.finale.kit import kick_off

DIE = faces([0, 1, 1, 2, 2, 3])


def test_the_chance_of_a_build_up_is_that_of_two_dice() -> None:
    """One-Two: Dampf (3) and Blitz (5) against Schwindlig (5) and one more; who has 3 balls makes it even."""
    story = kick_off()
    story.attack(0, "one_two")
    story.begin_at(BUILD_UP_OF[0])
    story.say("0: field hansi_dampf", "0: field fritz_blitz", "1: field hugo_schwindlig")

    chances = story.table.odds(1)

    assert chances["field lars_laessig"]["build_up_won"] == at_least(minus(DIE, DIE), 1)
    assert chances["field alfredo_wuehler"]["build_up_won"] == at_least(minus(DIE, DIE), -2)
    for chance in chances.values():
        assert chance["success"] == chance.get("build_up_lost", Fraction(0))


def test_a_lost_build_up_is_the_defenders_success_though_he_attacks_next() -> None:
    """Nobody shows a symbol, so the counter follows at once and the sides change roles; the verdict stands."""
    story = kick_off()
    story.attack(0, "one_two", against="solo_run")
    for man, turns in (("hansi_dampf", 0), ("fritz_blitz", 0)):
        story.turn(0, man, turns)
    story.begin_at(*WHOLE_ATTACK[0])
    story.say("0: field hansi_dampf", "0: field fritz_blitz", "1: field hugo_schwindlig")

    chances = story.table.odds(1)["field lars_laessig"]

    assert chances["success"] == chances["build_up_lost"] == 1 - at_least(minus(DIE, DIE), 1)


def test_where_somebody_else_has_a_say_there_are_no_odds() -> None:
    story = kick_off()
    story.attack(0, "one_two")
    story.begin_at(BUILD_UP_OF[0])

    assert story.table.odds(0) == {}


def test_who_comes_on_has_no_chance_of_the_next_mans_die() -> None:
    """F9.3  Trifft is injured and Rempler's die is next: it is no chance of who replaces Trifft."""
    story = kick_off()
    story.at_risk(0, "alexander_trifft", "karl_rempler")
    story.begin("roll-for-men 0", "turn-cards 0")
    assert set(story.table.odds(0)["check karl_rempler"]) == {"success", "booked", "unharmed"}
    story.say("0: check alexander_trifft")
    story.fate("die 2")

    assert "on ali_balla" in story.may(0)
    assert story.table.odds(0) == {}
    story.say("0: on ali_balla")
    assert story.fate("die 3") == ["risk", "unharmed"]


def test_that_a_man_gets_up_unharmed_is_good_for_his_own_coach_only() -> None:
    """Whoever looks on is told of the other's men, too."""
    s = kick_off().state
    assert isinstance(s, Match)
    for role, side in enumerate(s.sides):
        for kind, is_good in ((UNHARMED, True), (INJURED, False), (BOOKED, False), (SENT_OFF, False)):
            event = Event(kind, ALL, [side.man(3), 1])
            assert GAME.verdicts.is_success(s, event, role) == is_good
            assert GAME.verdicts.is_success(s, event, 1 - role) != is_good
