"""A whole match as one chair was told it, news by news: the page's tests of the director play it.

python -m tests.server.recorded GAME > match.json
"""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from anpfiff.bots.names import make
from anpfiff.core.rng import seeded
from anpfiff.games import find
from anpfiff.server import entries
from anpfiff.server.routes import words_of
from anpfiff.server.thinker import box_of
from anpfiff.server.view_messages import view_of
from tests.server.rooms import Hall

CHAIR = 0
MATCHES: dict[str, tuple[int, dict[str, Any]]] = {
    "finale": (7, {"squads": "starter", "deck_mode": "starter"}),
    "hat_trick": (2, {}),
}
"""Seeds and options of matches in which much happens: goals, red cards, injuries. Of the others any will do."""


def recorded(key: str) -> dict[str, Any]:
    """A match of a game between somebody and a bot, both greedy: what the page asks for, and all it is told."""
    game = find(key)
    seed, options = MATCHES.get(key, (1, {}))
    hall, rng, bot = Hall("ann", None, game=game, **options), seeded(seed, 22), make("greedy", game)
    news = [(-1, hall.news(CHAIR))]
    while hall.room.status == "running":
        seat = hall.asked()[0]
        decision = hall.room.match.decision(seat)
        action = bot.choose(hall.room.match.view(seat), decision.role, decision.options, rng)
        hall.now += 1000
        hall.enter(entries.Spoke(hall.now, seat, action.notation))
        news.append((seat, hall.news(CHAIR, news[-1][1]["ply"])))
    return {
        "info": hall.room.info(),
        "words": words_of(game, "en"),
        "cards": box_of(game),
        "board": game.hints(),
        "news": [{"by": seat, "news": one} for seat, one in news],
        "truth": truth_of(hall),
    }


def truth_of(hall: Hall) -> list[tuple[int, Any]]:
    """How the table truly looked from the chair after each ply, and how many lines it had been told by then.

    The match is played once more for it, ply by ply: it owes nothing to the stills that the page is sent.
    """
    match, journals = hall.room.match, hall.room.journals
    again = match.fork(0, None)
    found = [(0, view_of(match, again.view(CHAIR)))]
    for ply, entry in enumerate(match.log):
        again.repeat([entry])
        told = journals.told(CHAIR) if ply + 1 == match.ply else journals.before(CHAIR, ply + 2)
        found.append((told, view_of(match, again.view(CHAIR))))
    return found


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(recorded(sys.argv[1])))
