"""A whole match as one chair was told it, news by news: the page's tests of the director play it.

python -m tests.server.recorded GAME > match.json
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import msgspec

from anpfiff.bots.names import make
from anpfiff.core.rng import seeded
from anpfiff.games import find
from anpfiff.server.bots.worker import box_of
from anpfiff.server.http.routes import words_of
from anpfiff.server.tables import entries
from anpfiff.server.tables.views import view_of
from tests.server.rooms import Hall

if TYPE_CHECKING:
    from collections.abc import Iterator

CHAIR = 0
MATCHES: dict[str, tuple[int, dict[str, Any]]] = {
    "finale": (7, {"squads": "starter", "deck_mode": "starter"}),
    "hat_trick": (2, {}),
}
"""Seeds and options of matches in which much happens: goals, red cards, injuries. Of the others any will do."""


def played(key: str, seed: int | None = None, rivals: int = 1, **options: Any) -> Iterator[tuple[int, Hall]]:
    """A match between somebody and bots, all greedy: who has spoken (at first nobody, -1), and the hall then."""
    game = find(key)
    usual = MATCHES.get(key, (1, {}))
    hall, bot = Hall("ann", *[None] * rivals, game=game, **usual[1] | options), make("greedy", game)
    rng = seeded(usual[0] if seed is None else seed, 22)
    yield -1, hall
    while hall.room.status == "running":
        seat = hall.asked()[0]
        decision = hall.room.match.decision(seat)
        action = bot.choose(hall.room.match.view(seat), decision.role, decision.options, rng)
        hall.now += 1000
        hall.enter(entries.Spoke(hall.now, seat, action.notation))
        yield seat, hall


def recorded(key: str) -> dict[str, Any]:
    """A match as the page hears it: what it asks for before, and all it is told."""
    game, news, told = find(key), [], 0
    for seat, hall in played(key):
        news.append({"by": seat, "news": hall.news(CHAIR, told)})
        told = hall.told(CHAIR)
    return {
        "info": hall.room.info(),
        "words": words_of(game, "en"),
        "cards": box_of(game),
        "board": game.hints(),
        "news": news,
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
