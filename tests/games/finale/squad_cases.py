"""Squads and decks at random with what the engine says to them, for the dressing room of the page.

python -m tests.games.finale.squad_cases > client/src/skins/finale/squad.cases.json
"""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any

from anpfiff.core.rng import seeded
from anpfiff.core.table import Table
from anpfiff.errors import Refusal
from anpfiff.games.finale import GAME
from anpfiff.games.finale.rules.decks import HAND_SIZE

if TYPE_CHECKING:
    from anpfiff.cards.box import Card
    from anpfiff.core.rng import Rng

CLUB = "stollen"
NUMBER = 60


def roster() -> list[Card]:
    """All footballers."""
    return [card for card in GAME.cards() if card.kind == "footballer"]


def tactics() -> list[Card]:
    """All tactic cards."""
    return [card for card in GAME.cards() if card.kind == "tactic"]


def drawn(rng: Rng, things: list[str], number: int) -> list[str]:
    """So many of these, in any order."""
    left = list(things)
    return [left.pop(rng.below(len(left))) for _ in range(number)]


def accepted(table: Table, said: list[str]) -> list[str] | None:
    """The small steps of an answer, or none where it is refused."""
    try:
        return table.steps(0, said)
    except Refusal:
        return None


def squads(rng: Rng) -> list[dict[str, Any]]:
    """Squads, most of them of fifteen men whom one can nearly pay for, with benches right and wrong."""
    men = [card for card in roster() if card.fields["team"] == CLUB]
    value = {card.id: int(str(card.fields["value"])) for card in men}
    keepers = [card.id for card in men if card.fields["position"] == "goalkeeper"]
    others = sorted((card.id for card in men if card.id not in keepers), key=lambda one: value[one])
    found: list[dict[str, Any]] = []
    for number in range(NUMBER):
        required = 1 + number % 2
        table = Table(GAME, GAME.agree(None, {"goalkeepers_required": required}), seed=1)
        squad = drawn(rng, keepers, rng.below(len(keepers) + 1))
        size = 15 if rng.below(6) else 14 + rng.below(3)
        squad += drawn(rng, others[: 15 + rng.below(13)], size - len(squad))
        bench = drawn(rng, squad, 4 if rng.below(6) else 3 + rng.below(3))
        if rng.below(3):  # so that few benches are wrong only because of goalkeepers
            bench = [*[one for one in squad if one in keepers][1:], *[one for one in bench if one not in keepers]][:4]
        said = ["squad own", *[f"pick {one}" for one in squad], *[f"bench {one}" for one in bench]]
        steps = accepted(table, [*said, "colour purple"])
        cost = sum(value[one] for one in squad)
        found.append({"keepers": required, "picked": squad, "benched": bench, "cost": cost, "steps": steps})
    return found


def decks(rng: Rng) -> list[dict[str, Any]]:
    """Eleven cards, now by quota, now not."""
    cards = [card for card in tactics() if card.id != "final_card"]
    by_strength: dict[int, list[str]] = {}
    for card in cards:
        by_strength.setdefault(int(str(card.fields["strength"])), []).append(card.id)
    table = Table(GAME, GAME.agree(None, {"squads": "starter", "deck_mode": "free_choice"}), seed=1)
    quota = GAME.figures()["quota"]
    found: list[dict[str, Any]] = []
    for number in range(NUMBER // 2):
        deck = [one for k in by_strength for one in drawn(rng, by_strength[k], int(quota.get(str(k), 0)))]
        if number % 2:
            deck = drawn(rng, [card.id for card in cards], len(deck))
        deck = drawn(rng, deck, len(deck))
        hand = [card.id for card in cards if card.id in deck[:HAND_SIZE]]
        said = [f"card {one}" for one in [*hand, *deck[HAND_SIZE:]]]
        found.append({"chosen": deck, "steps": accepted(table, said)})
    return found


def text() -> str:
    """All of them as JSON."""
    rng = seeded(2026)
    cards = [{"kind": card.kind, "id": card.id, "fields": card.fields} for card in [*roster(), *tactics()]]
    found = {"figures": GAME.figures(), "cards": cards, "squads": squads(rng), "decks": decks(rng)}
    return json.dumps(found, separators=(",", ":"), ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.write(text())
