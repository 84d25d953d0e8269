"""Who held which seat when, read from the bare log by rules of its own: the measure for what a line may be sent."""

from __future__ import annotations

from typing import Any

import msgspec

Entry = dict[str, Any]


class Book:
    """The seats of a table after some entries of its log."""

    def __init__(self, first: Entry) -> None:
        self.public: bool = first.get("public", False)
        self.watch: str = first["watch"]
        self.keys: list[str | None] = [chair.get("key") for chair in first["chairs"]]
        self.invites: list[str | None] = [chair.get("invite") for chair in first["chairs"]]
        self.spent: set[str | None] = set()
        """Invitations that somebody has sat down by: whoever comes too late may watch."""
        self.is_bot = [bool(chair.get("bot")) for chair in first["chairs"]]
        self.has_left = [False for _ in self.keys]
        self.proposal: Entry | None = None
        self.begun = 0
        """The number of the entry with the proposal."""
        self.yes: set[int] = set()
        self.lapse: tuple[int, Entry, Entry] | None = None
        """The seat that the last entry took over because it was silent, with the proposal and the end of it."""
        self.vote: Entry | None = None
        """The proposal that the last entry was a vote on."""

    def holds(self, seat: int, hashes: set[str]) -> bool:
        """Whether one of these tokens plays this seat."""
        return not self.is_bot[seat] and self.keys[seat] in hashes

    def may_watch(self, hashes: set[str]) -> bool:
        """Whether one of these tokens is good for anything here."""
        return self.public or not hashes.isdisjoint({self.watch, *self.keys, *self.invites, *self.spent} - {None})

    def turn(self, number: int, entry: Entry) -> None:
        """Let one entry happen."""
        kind, seat = entry["type"], entry.get("seat", -1)
        self.lapse = self.vote = None
        if kind == "sat":
            self.spent.add(self.invites[seat])
            self.keys[seat], self.invites[seat] = entry["key"], None
            self.is_bot[seat] = self.has_left[seat] = False
        elif kind == "moved":
            self.keys[seat] = entry["key"]
        elif kind == "left":
            self.has_left[seat], self.invites[seat], self.proposal = True, entry.get("invite"), None
        elif kind == "resigned":
            self.is_bot[seat], self.proposal = True, None
        elif kind == "undone" and not entry.get("alone") and self.proposal and self.proposal["what"] == "undo":
            self.proposal = None
        elif kind == "proposed":
            self.proposal, self.begun, self.yes = entry, number, set()
            self._carry(carried=entry.get("carried", False))
        elif kind == "voted":
            self.vote = self.proposal
            self.yes.add(seat)
            if not entry["yes"]:
                self.proposal = None
            self._carry(carried=entry.get("carried", False))
        elif kind == "lapsed":
            self._lapsed(entry)

    def _lapsed(self, entry: Entry) -> None:
        proposal = self.proposal
        assert proposal is not None
        done = {seat for seat, key in enumerate(self.keys) if key == self.keys[proposal["seat"]]} | self.yes
        silent = [
            seat for seat, bot in enumerate(self.is_bot) if not bot and not self.has_left[seat] and seat not in done
        ]
        is_alone = proposal["what"] == "take_over" and silent == [proposal["target"]]
        if entry.get("carried", False) if proposal.get("patient") else is_alone:
            self.lapse = (proposal["target"], proposal, entry)
            self._carry(carried=True)
        self.proposal = None

    def _carry(self, *, carried: bool) -> None:
        proposal = self.proposal
        if not carried or proposal is None:
            return
        if proposal["what"] == "take_over":
            seat = proposal["target"]
            if proposal.get("invite"):  # a new person: the seat is nobody's until somebody comes
                self.keys[seat], self.invites[seat] = None, proposal["invite"]
            else:
                self.is_bot[seat], self.has_left[seat] = True, False
        self.proposal = None


def read(log: list[bytes], upto: int) -> Book:
    """The seats after the entry with this number."""
    entries = [msgspec.json.decode(body) for body in log[: upto + 1]]
    book = Book(entries[0])
    for number, entry in enumerate(entries[1:], 1):
        book.turn(number, entry)
    return book
