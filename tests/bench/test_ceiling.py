"""The bench of the ceiling: a match between one who sees all cards and one who does not comes to its end."""

from __future__ import annotations

import pytest

from anpfiff.games import find
from bench.ceiling import share_of_the_cheat


@pytest.mark.parametrize("game", ["penalty_duel", "fussball_fieber"])
def test_the_same_deal_is_the_same_match_and_is_won_or_not(game: str) -> None:
    shares = [share_of_the_cheat(find(game), 4, 3, cheat) for cheat in (0, 1, 0)]

    assert set(shares) <= {0.0, 0.5, 1.0}
    assert shares[0] == shares[2]
