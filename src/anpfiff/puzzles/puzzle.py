"""A puzzle: a position as one seat sees it, one question, and what every option is worth.

A position is a setup, a seed and what the seats said; fate follows from the seed. So a puzzle is small, and a table can
be played on from it. All puzzles of a game lie in one packed file, one JSON line each.
"""

from __future__ import annotations

import json
import lzma
from dataclasses import asdict, dataclass, field
from fractions import Fraction
from functools import lru_cache
from math import lcm
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from anpfiff.core.table import Table
from anpfiff.errors import Malformed, Unknown
from anpfiff.games import find

if TYPE_CHECKING:
    from anpfiff.core.log import Decision
    from anpfiff.protocol.games import Ask

FOLDER: Final = Path(__file__).parent / "data"
EXACT: Final = "exact"
"""Every chance is counted: fate alone decides what comes of an answer, or the best answers of all who are asked."""
PROVEN: Final = "proven"
"""The chances were found in many imagined matches with the same luck for all options."""
WIN: Final = "win"
"""What an option is worth is the chance to win the match, shared wins in parts."""
SUCCESS: Final = "success"
"""What an option is worth is the chance of what is tried now: a build-up, a shot, a duel."""
FACE_DOWN: Final = "sealed"
"""As a tag: two answer at once, and an option is worth what it is worth against the best mixture of the other."""


@dataclass(frozen=True)
class Puzzle:
    """One puzzle, as it is stored."""

    game: str
    revision: int
    edition: str
    options: dict[str, Any]
    seats: int
    seed: int
    said: list[str]
    """Everything the seats have said; of several that are asked at once the first speaks first."""
    seat: int
    rule: str
    kind: str
    measure: str
    values: dict[str, str]
    """By option: a fraction where it is counted, else a decimal number."""
    level: int
    """From 1, easy, to 5."""
    tags: list[str]
    matches: int = 0
    """From how many imagined matches the values are known; 0 where they are counted."""
    error: float = 0.0
    """Half the width of the interval (99 %) of the distance between the best option and the next, or the next bad."""
    bad: list[str] = field(default_factory=list)
    """Face down: what should not be played. Everything else belongs to the mixture, and is as good as the best."""
    id: str = field(init=False, default="")

    def __post_init__(self) -> None:
        object.__setattr__(self, "id", f"{self.seed}-{len(self.said)}")

    @property
    def worth(self) -> dict[str, float]:
        """What each option is worth, from 0 to 1."""
        return {option: float(Fraction(value)) for option, value in self.values.items()}

    @property
    def fractions(self) -> dict[str, tuple[int, int]]:
        """What each option is worth, as numerator and denominator; all over the same one where chances are counted."""
        found = {option: Fraction(value) for option, value in self.values.items()}
        under = lcm(*(value.denominator for value in found.values()))
        return {option: (int(value * under), under) for option, value in found.items()}

    @property
    def best(self) -> str:
        """The option that is worth most; of equals the first."""
        worth = self.worth
        return max(worth, key=lambda option: worth[option])

    @property
    def ask(self) -> Ask:
        """What is asked for: the best option; face down, if one of several is bad, that one, else any that is not."""
        good = len(self.values) - len(self.bad)
        if not self.bad or good == 1:
            return "best"
        return "not" if len(self.bad) == 1 else "mix"

    @property
    def answers(self) -> list[str]:
        """What is right."""
        if self.ask == "best":
            return [self.best]
        return self.bad if self.ask == "not" else [option for option in self.values if option not in self.bad]

    @property
    def gap(self) -> float:
        """How much the best options are better than the next, or than what should not be played."""
        worth = self.worth
        return max(worth.values()) - max(worth[one] for one in self.bad) if self.bad else gap_of(list(worth.values()))

    @property
    def sort(self) -> str:
        """As what it is looked for: counted, proven, or face down."""
        return FACE_DOWN if self.bad else self.kind

    def table(self) -> Table:
        """The table at this position; a seed answers for fate."""
        game = find(self.game)
        if game.revision != self.revision:
            message = f"puzzle {self.id}: made for revision {self.revision}, this is {game.revision}"
            facts: dict[str, str | int] = {"id": self.id, "made": self.revision, "now": game.revision}
            raise Malformed(message, key="puzzle-revision", facts=facts)
        table = Table(game, game.agree(self.edition, self.options, self.seats), self.seed)
        for notation in self.said:
            table.say(table.asks()[0].seat, notation)
        return table

    def decision(self, table: Table) -> Decision:
        """The question of this puzzle, at its table; refused if its options are not those that are stored."""
        decision = table.decision(self.seat)
        if [action.notation for action in decision.options] != list(self.values):
            message = f"puzzle {self.id}: its options are not those of today"
            raise Malformed(message, key="puzzle-options", facts={"id": self.id})
        return decision

    def as_data(self) -> dict[str, Any]:
        """The puzzle as JSON data, without what follows from the rest."""
        data = asdict(self)
        del data["id"], data["game"]
        if not self.matches:
            del data["matches"], data["error"]
        if not self.bad:
            del data["bad"]
        return data


def gap_of(values: list[float]) -> float:
    """The distance from the best of these values to the next that is worse; 0 if all are the same."""
    best = max(values)
    worse = [value for value in values if value < best]
    return best - max(worse) if worse else 0.0


def write_puzzles(path: Path, puzzles: list[Puzzle]) -> int:
    """Pack puzzles into a file; returns its size in bytes."""
    lines = [json.dumps(puzzle.as_data(), ensure_ascii=False, separators=(",", ":")) for puzzle in puzzles]
    path.parent.mkdir(parents=True, exist_ok=True)
    packed = lzma.compress(("\n".join(lines) + "\n").encode(), preset=9 | lzma.PRESET_EXTREME)
    path.write_bytes(packed)
    return len(packed)


def read_puzzles(path: Path, game: str) -> list[Puzzle]:
    """Unpack the puzzles of a game."""
    text = lzma.decompress(path.read_bytes()).decode()
    return [Puzzle(game=game, **json.loads(line)) for line in text.splitlines()]


def file_of(game: str) -> Path:
    """Where the shipped puzzles of a game lie."""
    return FOLDER / f"{game}.jsonl.xz"


@lru_cache(maxsize=16)
def shipped(game: str) -> tuple[Puzzle, ...]:
    """The puzzles that come with a game, the easiest first; none if it has none."""
    find(game)
    file = file_of(game)
    return tuple(read_puzzles(file, game)) if file.exists() else ()


@lru_cache(maxsize=16)
def _by_id(game: str) -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in shipped(game)}


def find_puzzle(game: str, puzzle: str) -> Puzzle:
    """The shipped puzzle of this name."""
    found = _by_id(game).get(puzzle)
    if found is None:
        message = f"{game} has no puzzle {puzzle[:40]!r}"
        raise Unknown(message, key="puzzle", facts={"game": game, "name": puzzle[:40]})
    return found
