"""The work file of a game: what each match gave, a line each. Work that was broken off goes on where it stopped."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from anpfiff.lab.workers import pooled, serial
from anpfiff.puzzles.making import MatchWork
from anpfiff.puzzles.puzzle import EXACT, FACE_DOWN, PROVEN, SUCCESS, Puzzle, shipped, write_puzzles

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from anpfiff.core.game import Game

SORTS: Final = (EXACT, PROVEN, FACE_DOWN)
"""What is looked for, each by itself."""
AT_ONCE: Final = 64
"""Matches that are handed to the workers together."""
LARGEST_THEME: Final = 0.5
"""The part of a game's puzzles of one kind that may be about one rule with one measure, while there are others."""


@dataclass
class Harvest:
    """What all matches so far have given."""

    done: set[tuple[str, int]] = field(default_factory=set)
    """For each kind the seeds of the matches that were looked at."""
    puzzles: dict[str, Puzzle] = field(default_factory=dict)
    counts: Counter[str] = field(default_factory=Counter)
    """How many questions were asked, tried, overturned, doubted."""

    def take(self, game: Game, line: bytes, kinds: tuple[str, ...]) -> None:
        """Take over what a match gave."""
        data = json.loads(line)
        self.done |= {(kind, data["seed"]) for kind in kinds}
        self.counts.update({name: data[name] for name in ("asked", "tried", "overturned", "doubted")})
        for one in data["puzzles"]:
            puzzle = Puzzle(game=game.key, **one)
            if puzzle.revision == game.revision:
                self.puzzles[puzzle.id] = puzzle

    def take_over(self, game: Game, known: Iterable[Puzzle]) -> None:
        """Begin with puzzles that are there already: of each kind, matches up to the last of theirs were looked at."""
        for puzzle in known:
            if puzzle.revision == game.revision:
                self.puzzles[puzzle.id] = puzzle
                self.done |= {(puzzle.sort, seed) for seed in range(puzzle.seed + 1)}

    def number(self, kind: str) -> int:
        """How many puzzles of a kind there are."""
        return sum(puzzle.sort == kind for puzzle in self.puzzles.values())


def read_work(game: Game, folder: Path, known: Iterable[Puzzle] = ()) -> Harvest:
    """What is known and what work files in a folder have of a game, each kind by itself."""
    harvest = Harvest()
    harvest.take_over(game, known)
    for kind in SORTS:
        file = file_for(game, folder, kind)
        if file.exists():
            for line in file.read_bytes().splitlines(keepends=True):
                if line.endswith(b"\n"):  # the last one may have been broken off
                    harvest.take(game, line, (kind,))
    return harvest


def file_for(game: Game, folder: Path, kind: str) -> Path:
    """The work file of a game and a kind."""
    return folder / f"{game.key}.{kind}.jsonl"


def make_puzzles(
    game: Game, folder: Path, kind: str, wanted: int, matches: int, workers: int, known: Iterable[Puzzle] = ()
) -> Iterator[Harvest]:
    """Look at matches until there are so many puzzles of a kind, or so many more matches were played.

    Yields the harvest after every match. What is known or in the work file is not done again.
    """
    folder.mkdir(parents=True, exist_ok=True)
    harvest = read_work(game, folder, known)
    yield harvest
    seed, last = 0, matches + sum(one == kind for one, _ in harvest.done)
    with file_for(game, folder, kind).open("ab") as out:
        while harvest.number(kind) < wanted and seed < last:
            works = [MatchWork(game.key, k, (kind,)) for k in range(seed, min(seed + AT_ONCE, last))]
            works = [work for work in works if (kind, work.seed) not in harvest.done]
            seed += AT_ONCE
            played = pooled(works, workers) if workers > 1 and len(works) > 1 else serial(works)
            for _, line in played:
                out.write(line)
                out.flush()
                harvest.take(game, line, (kind,))
                yield harvest
                if harvest.number(kind) >= wanted:
                    break


def select(puzzles: list[Puzzle], most: int) -> list[Puzzle]:
    """So many of each sort at most, the most interesting ones: surprises and small distances first."""
    chosen: list[Puzzle] = []
    for sort in SORTS:
        chosen += _of_kind([puzzle for puzzle in puzzles if puzzle.sort == sort], most)
    return sorted(chosen, key=lambda puzzle: (puzzle.level, puzzle.seed, len(puzzle.said)))


def _of_kind(puzzles: list[Puzzle], most: int) -> list[Puzzle]:
    ranked = sorted(puzzles, key=lambda one: ("surprise" not in one.tags, one.measure == SUCCESS, one.gap))
    themes: Counter[tuple[str, str]] = Counter()
    first: list[Puzzle] = []
    rest: list[Puzzle] = []
    for puzzle in ranked:
        theme = (puzzle.rule, puzzle.measure)
        themes[theme] += 1
        (first if themes[theme] <= LARGEST_THEME * most else rest).append(puzzle)
    return [*first, *rest][:most]


def pack(game: Game, harvest: Harvest, most: int, file: Path) -> tuple[int, int]:
    """Pack the best puzzles into a file; how many there are, and its size in bytes.

    There are never fewer of a sort than before.
    """
    before = Counter(puzzle.sort for puzzle in shipped(game.key) if puzzle.revision == game.revision)
    chosen = select(list(harvest.puzzles.values()), max([most, *before.values()]))
    return len(chosen), write_puzzles(file, chosen)
