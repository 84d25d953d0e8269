"""A study: one or more series of matches in a folder of their own, which can be stopped and gone on with at any time.

The folder holds the plan and one file for each finished batch. A file appears whole or not at all, so a worker that
dies loses only what was being played. A batch follows from plan and number alone, so it never matters who played it.
"""

from __future__ import annotations

import contextlib
import os
from typing import TYPE_CHECKING, Final

import msgspec

from anpfiff import __version__
from anpfiff.errors import Malformed, Unknown
from anpfiff.games import find
from anpfiff.lab.batch import read_batch
from anpfiff.lab.plan import Plan
from anpfiff.lab.simulation import parts_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from anpfiff.lab.batch import Batch
    from anpfiff.lab.workers import Part

PLAN: Final = "plan.json"
BATCHES: Final = "batches"
SIMULATION: Final = "simulation"
OPTIONS: Final = "options"
ARENA: Final = "arena"


class Series(msgspec.Struct):
    """One series, and what it is called."""

    label: str
    plan: Plan


class StudySpec(msgspec.Struct):
    """What a study sets out to do."""

    kind: str
    series: list[Series]
    batch: int
    price: str = ""
    """The field of a card that says what it costs, if the study asks whether it is worth it."""
    left_out: list[str] = []
    """Series that no table can play, or that cannot differ from what was agreed."""
    vary: list[str] = []
    """The options whose values are tried, if not all are."""
    version: str = __version__
    revision: int = 0

    @property
    def plans(self) -> list[Plan]:
        """The plans of all series."""
        return [series.plan for series in self.series]

    def essence(self) -> dict[str, object]:
        """What must not change when a study goes on: everything but the number of matches.

        What may not change of a bot's file either is told in words of its own.
        """
        data: dict[str, object] = msgspec.to_builtins(self)
        for series in data["series"]:  # type: ignore[attr-defined]  # a list of tables
            del series["plan"]["games"], series["plan"]["prints"]
        return data

    def prints(self) -> dict[str, str]:
        """The fingerprints of all bots of somebody's own."""
        return {name: known for plan in self.plans for name, known in plan.prints.items()}


class Study:
    """A folder with the specification of a study and its results."""

    def __init__(self, folder: Path, spec: StudySpec) -> None:
        self.folder: Final = folder
        self.spec: Final = spec

    def parts(self) -> list[Part]:
        """All the work, in its order."""
        plans, size = self.spec.plans, self.spec.batch
        return [part for series, plan in enumerate(plans) for part in parts_of(series, plan, size)]

    def has(self, part: Part) -> bool:
        """Whether this part is finished."""
        return self._file(part).exists()

    def keep(self, part: Part, data: bytes) -> None:
        """Keep finished work."""
        write_whole(self._file(part), data)

    def read(self, part: Part) -> Batch:
        """The finished work of a part."""
        file = self._file(part)
        try:
            batch = read_batch(file.read_bytes())
        except msgspec.DecodeError as error:
            message = f"{file} cannot be read ({error}); delete it to have it played again"
            raise Malformed(message, key="study-batch", facts={"file": str(file)}) from error
        if (batch.first, batch.last) != (part.first, part.last):
            message = f"{file} holds other matches than its name says; delete it to have them played again"
            raise Malformed(message, key="study-batch", facts={"file": str(file)})
        return batch

    def finished(self) -> Iterator[tuple[Part, Batch]]:
        """All finished work, in its order."""
        for part in self.parts():
            if self.has(part):
                yield part, self.read(part)

    def _file(self, part: Part) -> Path:
        return self.folder / BATCHES / f"{part.series:03}-{part.first:09}-{part.last:09}.json"


def begin(folder: Path, spec: StudySpec) -> Study:
    """The study in this folder: a new one, or the one that lies there already, if it is the same."""
    spec.revision = find(spec.series[0].plan.game).revision
    file = folder / PLAN
    if file.exists():
        begun = open_study(folder).spec
        if begun.essence() != spec.essence():
            message = f"{folder} holds another study (see {file}); take another folder"
            raise Malformed(message, key="study-other", facts={"folder": str(folder), "file": str(file)})
        check_same_bots(folder, begun.prints(), spec.prints())
    elif folder.exists() and any(folder.iterdir()):
        message = f"{folder} is not empty and holds no study; take another folder"
        raise Malformed(message, key="study-folder", facts={"folder": str(folder)})
    (folder / BATCHES).mkdir(parents=True, exist_ok=True)
    for rest in (folder / BATCHES).glob(".*"):
        rest.unlink()
    write_whole(file, msgspec.json.format(msgspec.json.encode(spec), indent=2) + b"\n")
    return Study(folder, spec)


def check_same_bots(folder: Path, begun: dict[str, str], now: dict[str, str]) -> None:
    """Refuse to go on with a bot whose file has changed: two bots would stand under one name."""
    for name, known in begun.items():
        if now.get(name, known) != known:
            message = f"{folder} was begun with another {name}: its file has changed; take another folder"
            raise Malformed(message, key="study-bot-changed", facts={"folder": str(folder), "bot": name})


def open_study(folder: Path) -> Study:
    """The study that lies in a folder."""
    file = folder / PLAN
    if not file.is_file():
        raise Unknown(f"{folder} holds no study", key="study", facts={"folder": str(folder)})
    try:
        spec = msgspec.json.decode(file.read_bytes(), type=StudySpec)
    except msgspec.DecodeError as error:
        message = f"{file} is no plan of a study ({error})"
        raise Malformed(message, key="study-plan", facts={"file": str(file)}) from error
    if not spec.series:
        message = f"{file} is no plan of a study (no series)"
        raise Malformed(message, key="study-plan", facts={"file": str(file)})
    return Study(folder, spec)


def write_whole(file: Path, data: bytes) -> None:
    """Write a file so that it is there whole or not at all, even if the power fails."""
    rest = file.with_name(f".{file.name}.{os.getpid()}")
    with rest.open("wb") as out:
        out.write(data)
        out.flush()
        os.fsync(out.fileno())
    rest.replace(file)
    with contextlib.suppress(OSError):  # not every system lets one open a folder
        folder = os.open(file.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
