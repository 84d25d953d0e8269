"""What follows from a view for the seat whose turn it is: where its cards can be used, and what would come of it."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Final

from anpfiff.games.world_cup.actions import OPPONENTS, TEAMS
from anpfiff.games.world_cup.cards import DEFENCE_CARD, PENALTY_CARD, RANKS, TWO_PLUS_ONE
from anpfiff.games.world_cup.rows import TOKENS, lay, score
from anpfiff.games.world_cup.rules.action_cards import BLACK, ChooseMatch, ChooseTeam, annul, begin_card
from anpfiff.games.world_cup.rules.turn import PlayCard
from anpfiff.games.world_cup.rules.uses import (
    AGAINST_A_GOAL,
    AGAINST_AN_ATTACK,
    STOPPING,
    form_of,
    is_open_to,
    lacking,
    token_for,
    use_of,
    uses,
)
from anpfiff.games.world_cup.state import USES

if TYPE_CHECKING:
    from mypy_extensions import i64

    from anpfiff.core.form import Blank
    from anpfiff.games.world_cup.fact_types import CardUse, PartFacts
    from anpfiff.games.world_cup.state import Cup

USELESS: Final = -1
"""As the goals of a row after a card: it cannot be used there."""


def turn_facts(s: Cup) -> dict[str, CardUse]:
    """W3.3  By card that can be used now: for how many teams, and by part of it where; nothing for all other seats."""
    phase = s.agenda[-1] if s.agenda else None
    if not isinstance(phase, (PlayCard, ChooseTeam, ChooseMatch)) or s.hands[phase.role].is_down():
        return {}
    cards: list[i64] = [s.card]
    if isinstance(phase, PlayCard):
        cards = s.book.stock.kinds(s.hands[phase.role].cards())
        if DEFENCE_CARD in cards:
            cards = [*cards, STOPPING]
    return {USES[card]: card_facts(s, phase.role, card, isinstance(phase, PlayCard)) for card in cards}


def card_facts(s: Cup, role: i64, card: i64, is_held: bool) -> CardUse:
    """W3.4, W3.5, W3.11  A card is for so many teams; in the last phase of 2002 for as many as there are."""
    world = s
    if is_held:
        world = s.clone()
        begin_card(world, role, card)
    form = form_of(world, role)
    return {
        "chance": penalty_chance(s) if card == PENALTY_CARD else None,
        "shape": form.shape,
        "least": form.least,
        "most": form.most,
        "first": int(world.part),
        "blanks": [{"rows": rows_in(s, blank), "least": blank.least, "most": blank.most} for blank in form.blanks],
        "parts": [part_facts(s, role, use_of(card, part)) for part in range(2 if card == TWO_PLUS_ONE else 1)],
    }


def rows_in(s: Cup, blank: Blank) -> list[int]:
    """The rows of the teams that a blank takes, in the matches where it takes them."""
    pairs = {(team, against.notation) for team, detail in blank.then.items() for against in detail.options}
    names = [(TEAMS[s.teams[k]].notation, OPPONENTS[s.teams[k ^ 1]].notation) for k in range(len(s.teams))]
    return [k for k, pair in enumerate(names) if pair in pairs]


def penalty_chance(s: Cup) -> list[int]:
    """W3.10  The chance of a penalty as a fraction: the faces of the white die that are not black."""
    fate = s.book.modifiers[0]
    scored = sum(int(fate.weights[k]) for k, colour in enumerate(fate.actions) if colour.value != BLACK)
    chance = Fraction(scored, int(fate.total))
    return [chance.numerator, chance.denominator]


def part_facts(s: Cup, role: i64, use: i64) -> PartFacts:
    """The goals that each row would have, a penalty taken to be scored, and the token that a team of each rank gets."""
    lack: i64 = lacking(s)
    world = s.clone()
    after: list[int] = []
    tokens: dict[str, str] = {}
    for k in range(len(s.rows)):
        if not (uses(s, k, lack) >> use) & 1 or not is_open_to(s, role, k):
            after.append(USELESS)
        elif ((AGAINST_A_GOAL | AGAINST_AN_ATTACK) >> use) & 1:
            annul(world, k)
            after.append(int(score(world.rows[k])))
        else:
            token: i64 = token_for(s, use, k)
            tokens[RANKS[s.book.rank_of[s.teams[k]]]] = TOKENS[token - 1]
            after.append(int(score(lay(s.rows[k], token))))
    return {"after": after, "tokens": tokens}
