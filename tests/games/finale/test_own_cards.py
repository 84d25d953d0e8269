"""What an owner of the box may lay over our cards, and what is refused."""

from __future__ import annotations

import pytest

from anpfiff.errors import CatalogError
from anpfiff.games.finale import GAME
from anpfiff.games.finale.book import Book
from anpfiff.games.finale.cards import Box


def test_an_owner_of_the_first_printing_can_name_other_starters() -> None:
    """Starters and bench go together: a bench man who is no starter is refused, both together are taken."""
    men = "".join(
        f'[[footballer]]\nid = "{man}"\nstarter = {starts}\n'
        for man, starts in (("hans_greifhin", "true"), ("lars_hechter", "false"))
    )
    bench = '["hans_greifhin", "wladimir_ballnich", "tim_talent", "erwin_pfosten"]'
    own = f'game = "finale"\n{men}[[team]]\nid = "acker"\nbench = {bench}\n'

    with pytest.raises(CatalogError, match="acker: bench: expected four of the starters"):
        Box(f'game = "finale"\n{men}')
    club = Book(GAME.agree(own_cards=own)).clubs[1]
    assert "hans_greifhin" in club.stock.write(club.bench)
    assert len(club.stock.write(club.eleven)) == 11


def test_strengths_that_leave_no_free_choice_are_refused() -> None:
    """The quota needs two cards of strength 5; with one left only the other deck modes can be played."""
    weaker = "".join(
        f'[[tactic]]\nid = "{card}"\nstrength = 4\n'
        for card in ("all_out_charge", "power_play", "back_line_moves_up", "midfield_control")
    )
    own = f'game = "finale"\n{weaker}'

    Book(GAME.agree(own_cards=own))
    with pytest.raises(CatalogError, match="too few cards of strength 5"):
        Book(GAME.agree(options={"deck_mode": "free_choice"}, own_cards=own))


def test_the_final_card_stays_white_and_weak() -> None:
    with pytest.raises(CatalogError, match="final_card: expected a white card of strength 1"):
        Box('game = "finale"\n[[tactic]]\nid = "final_card"\nstrength = 3\n')
