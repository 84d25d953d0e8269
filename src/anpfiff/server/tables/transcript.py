"""A match read without its rules: the log as it was stored, for tables laid under rules we no longer have."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

import msgspec

from anpfiff.core.replay import FORMAT
from anpfiff.server.tables import entries

if TYPE_CHECKING:
    from collections.abc import Iterable


def transcript(found: Iterable[tuple[int, bytes]]) -> str:
    """The replay file of a log, its match perhaps half-way through; nothing in it was checked.

    Of a table with the real box it has what people entered: only the rules know what was drawn unseen in between,
    and where a correction belongs that does not say so itself.
    """
    head: list[str] = []
    names: dict[int, str] = {}
    said: list[str] = []
    fallen: list[str] = []
    """What a correction at a real table has made impossible; the next one may bring it back."""
    undo_to: int | None = None
    is_real = False
    for _, body in found:
        match entry := entries.read(body):
            case entries.Opened():
                head = [f"game {entry.game}", f"revision {entry.revision}", f"edition {entry.edition}"]
                head += [
                    f"option {name} {msgspec.json.encode(value).decode()}" for name, value in entry.options.items()
                ]
                head.append(f"seats {len(entry.seats)}")
                is_real = entry.real is not None
                names = {seat: laid.name or laid.bot or "" for seat, laid in enumerate(entry.seats)}
            case entries.Sat():
                names[entry.seat] = entry.name
                said += [f"-1: {outcome}" for outcome in entry.fell]
            case entries.Spoke():
                said += [f"{entry.seat}: {action}" for action in (entry.action, *entry.more)]
                said += [f"-1: {outcome}" for outcome in entry.fell]
                fallen = []
            case entries.Fell():
                said.append(f"-1: {entry.action}")
                fallen = []
            case entries.Corrected() if entry.moment >= 0:
                later = said[entry.moment + 1 :] + fallen
                seat = said[entry.moment].split(":", 1)[0]
                said[entry.moment :] = [f"{seat}: {entry.action}", *later[: entry.stays]]
                fallen = later[entry.stays :]
            case entries.TookBack() if is_real:
                said.pop()
                fallen = []
            case entries.TookBack():
                del said[entry.ply : entry.ply + entry.number if entry.alone else None]
            case entries.Proposed():
                undo_to = entry.ply if entry.what == "undo" else None
                if entry.carried and undo_to is not None:
                    del said[undo_to:]
            case entries.Voted(carried=True) if undo_to is not None:
                del said[undo_to:]
            case entries.Corrected() | entries.Voted() | entries.Lapsed() | entries.Here() | entries.Resigned():
                pass
            case entries.Forfeited() | entries.TimeOver() | entries.Left() | entries.Moved() | entries.Replaced():
                pass
            case entries.Talked() | entries.Expired():
                pass
            case _ as never:
                assert_never(never)
    seats = [f"seat {seat} {name}" for seat, name in names.items() if name]
    return "\n".join([FORMAT, *head, *seats, "fate manual", "", *said]) + "\n"
