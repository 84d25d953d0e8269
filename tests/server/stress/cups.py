"""Competitions of bots go on by themselves while servers are killed: every match is played once and counted once."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import msgspec

from anpfiff.server.competitions import entries
from anpfiff.server.competitions.competition import DONE
from anpfiff.server.competitions.reading import fold
from anpfiff.server.log.store.address import store_at

if TYPE_CHECKING:
    from tests.server.process import Server
    from tests.server.stress.load import Load

KEY = "the-organiser-s-key-".ljust(32, "0")
BOTS = 4
LONGEST = 120.0
"""Seconds that competitions of bots may take to their end, on a machine that is busy with other things."""


class Cups:
    """A few competitions, one of each kind in turn."""

    KINDS = ("knock_out", "league", "swiss")

    def __init__(self, load: Load) -> None:
        self.load = load
        self.ids: list[str] = []

    def open(self, server: Server) -> None:
        """Open one, and let it be drawn; only bots play."""
        kind = self.KINDS[len(self.ids) % len(self.KINDS)]
        wish = {"game": "penalty_duel", "key": KEY, "size": BOTS, "fill": "random", "format": {"kind": kind}}
        opened = json.loads(self._post(server, "/api/competitions", wish))["id"]
        for want in ({"want": "add_bot", "bot": "random"}, {"want": "draw"}):
            self._post(server, f"/api/competitions/{opened}", want)
        self.ids.append(opened)

    def _post(self, server: Server, path: str, said: dict[str, Any]) -> bytes:
        headers = {"Authorization": f"Bearer {KEY}", "Content-Type": "application/json"}
        answer = server.http("POST", path, said, headers)
        assert answer.status in (200, 201), (answer.status, answer.body)
        return answer.body

    def check(self) -> int:
        """Wait for the end of all; every match was laid once and has the result of its table. How many there were."""
        self.load.wait_until("a competition stands still", lambda: all(map(self._is_over, self.ids)), LONGEST)
        return sum(self._count(one) for one in self.ids)

    def _is_over(self, one: str) -> bool:
        """Whether it is; it is played because somebody looks."""
        headers = {"Authorization": f"Bearer {KEY}"}
        assert self.load.servers[0].http("GET", f"/api/competitions/{one}", headers=headers).status == 200
        return self._log(one)[0] == DONE

    def _log(self, one: str) -> tuple[str, list[entries.Entry], dict[str, list[int]]]:
        """How far a competition is, its entries, and the score of each of its tables that is over."""

        async def work() -> tuple[str, list[entries.Entry], dict[str, list[int]]]:
            store = store_at(self.load.database, read_only=True)
            await store.open()
            try:
                record, log = await store.record(one), await store.read(one)
                assert record is not None, f"competition {one} is gone"
                assert [seq for seq, _ in log] == list(range(len(log))), "the log has gaps"
                said = [entries.read(body) for _, body in log]
                scores = {}
                for entry in said:
                    table = await store.record(entry.table) if isinstance(entry, entries.Ended) else None
                    if isinstance(entry, entries.Ended) and table is not None:
                        scores[entry.table] = msgspec.json.decode(table.head.summary)["result"]["score"]
                return fold(record, log).status, said, scores
            finally:
                await store.close()

        return asyncio.run(work())

    def _count(self, one: str) -> int:
        _, said, scores = self._log(one)
        laid = [entry.table for entry in said if isinstance(entry, entries.Laid)]
        ended = [entry for entry in said if isinstance(entry, entries.Ended)]
        places = {(entry.tie, entry.match) for entry in ended}
        assert len(laid) == len(set(laid)) == len(ended) == len(places), "a match was lost, or played twice"
        for entry in ended:
            assert sorted(scores[entry.table]) == sorted(entry.goals), "a result is not that of its table"
        return len(ended)
