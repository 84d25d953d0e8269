"""Forfeits: a bot of somebody's own that crashes, thinks too long or says what it may not loses its match."""

from __future__ import annotations

from typing import Final, Literal

from anpfiff.core.state import Result, State
from anpfiff.errors import Refusal

FORFEIT: Final = "forfeit"
"""The reason of a result that was lost so."""
How = Literal["crashed", "slow", "illegal"]
"""How a bot loses its match."""
CRASHED: Final = "crashed"
SLOW: Final = "slow"
ILLEGAL: Final = "illegal"
Died = Literal["died"]
DIED: Final = "died"
"""How it loses if the process in which it plays ends; only who started that process can say so."""
MOST_TEXT: Final = 200


class Forfeit(Refusal):
    """A bot has lost its match: who, how, and the details."""

    def __init__(self, bot: str, how: How | Died, detail: str) -> None:
        # Half of a surrogate pair could be said, and then written into no file.
        short = " ".join(detail.encode("utf-8", "backslashreplace").decode().split())[:MOST_TEXT]
        super().__init__(
            f"{bot} forfeits the match: {how} ({short})", None, [], f"forfeit-{how}", {"bot": bot, "detail": short}
        )
        self.bot = bot
        self.how: How | Died = how
        self.detail = short


def forfeited(s: State, seat: int) -> Result:
    """The result of a match that a seat has lost so: all others come before it, and the score stays as it stood."""
    others = [other for other in range(len(s.score_so_far())) if other != seat]
    return Result([others, [seat]], s.score_so_far(), FORFEIT)
