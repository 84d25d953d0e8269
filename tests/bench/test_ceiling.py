"""The bench of the ceiling: a match between one who sees all cards and another comes to its end."""

from __future__ import annotations

import pytest

from anpfiff.bots.simple import GreedyBot
from anpfiff.core.chair import look
from anpfiff.core.referee import options, play
from anpfiff.core.rng import seeded
from anpfiff.games import find
from bench.ceiling import Trial, all_cards, deals_of, share_of_the_cheat
from bench.walking import decisions


@pytest.mark.parametrize("game", ["penalty_duel", "fussball_fieber"])
def test_the_same_deal_is_the_same_match_and_is_won_or_not(game: str) -> None:
    trial = Trial(game, 4)
    shares = [share_of_the_cheat(trial, 3, cheat) for cheat in (0, 1, 0)]

    assert set(shares) <= {0.0, 0.5, 1.0}
    assert shares[0] == shares[2]


def test_luck_is_taken_out_of_what_was_won() -> None:
    """Who guesses nobody's luck wins whole matches; without it shares lie between, and beyond, nothing and all."""
    plain, adjusted = (share_of_the_cheat(Trial("penalty_duel", 4, luck), 3, 0) for luck in (0, 40))

    assert plain != adjusted
    assert -1.0 < adjusted < 2.0


def test_a_worker_plays_at_least_one_deal() -> None:
    assert len(deals_of(Trial("penalty_duel", 4, workers=2), 1)) == 1


def test_the_cheat_sees_every_hand_but_no_answer_that_lies_face_down() -> None:
    game, peeked = find("hat_trick"), 0
    s = game.lay(game.agree(seats=2))
    bot = GreedyBot(game.advice())
    for role, seat in decisions(s, seeded(1, 0)):
        seen = all_cards(s, seat)
        peeked += sum(bool(s.sealed[other]) for other in range(2) if s.roles[other] != seat)
        assert all(not seen.sealed[other] for other in range(2) if s.roles[other] != seat)
        assert not any(pile.is_down() for pile in seen.piles())
        play(s, role, bot.choose(look(s, seat), role, options(s, role), seeded(1, 1)))
    assert peeked
