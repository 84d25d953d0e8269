"""Hat-Trick from the other seat: the pitch is turned by half a turn, and blue is red, Italy is Spain."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anpfiff.games.hat_trick import GAME
from anpfiff.games.hat_trick.players_box import TEAMS
from tests.mirror import Mirror, other_role, turn_roles

if TYPE_CHECKING:
    from anpfiff.core.game import Setup
    from tests.mirror import Data

LAST_FIELD = 23
LAST_LINE = 5
COLOURS = {"blue": "red", "red": "blue"}


def field(cell: int | None) -> int | None:
    """The same field counted from the other side."""
    return None if cell is None else LAST_FIELD - cell


def man(one: Data | None) -> Data | None:
    """The same man of the other side."""
    return None if one is None else {**one, "role": other_role(one["role"])}


class HatTrickMirror(Mirror):
    """Sides are alike, whatever teams they lead."""

    names: dict[str, str] = COLOURS

    def setup(self, setup: Setup) -> Setup:
        """A name that stands for a set of cards changes with it (T29); a nation that was chosen stays."""
        blue, red = (TEAMS[team] for team in GAME.lay(setup).book.called)
        self.names = {**COLOURS, blue: red, red: blue}
        return setup

    def notation(self, said: str) -> str:
        """Coaches speak of their own men and cards; only the coin names a seat."""
        return {"toss 0": "toss 1", "toss 1": "toss 0"}.get(said, said)

    def table(self, data: Data) -> None:
        """Roles, fields and men; who has had enough of a window stands in pairs of bits."""
        turn_roles(data, "attacker", "starter", "mover", "waster", "presses")
        for name in ("ball", "moved", "rival"):
            data[name] = field(data[name])
        for name in ("may", "touched"):
            data[name] = sorted(LAST_FIELD - cell for cell in data[name])
        data["line"] = None if data["line"] is None else LAST_LINE - data["line"]
        data["passed"] = sum(1 << (bit ^ 1) for bit in range(6) if data["passed"] >> bit & 1)
        for name in ("fouler", "passer"):
            data[name] = man(data[name])
        data["pitch"] = [[man(one) for one in reversed(line)] for line in reversed(data["pitch"])]
        for side in data["sides"]:
            side["leap_from"] = [LAST_FIELD - cell for cell in side["leap_from"]]
            for name in ("team", "name"):
                side[name] = self.names.get(side[name], side[name])

    def args(self, args: Data) -> None:
        """Who has no name of his own is called by what his set of cards stands for (T29)."""
        super().args(args)
        for name in {"team", "other"} & set(args):
            args[name] = self.names.get(args[name], args[name])


MIRROR = HatTrickMirror(GAME)
CASES = [
    ("regulars", "english", {}, 5),
    ("german rules", "german", {"match_kind": "extra_time_and_penalties"}, 5),
    ("under a flag of one's own", "friendly", {}, 5),
    ("nations", "nations", {}, 5),
    ("teams of their own", "budget", {"match_kind": "penalties_at_once"}, 5),
    ("players with everything", "players_full", {"match_kind": "penalties_at_once"}, 200),
]
"""What is played, by which edition and options, and how many matches of it."""
