"""What is said face down makes no work for those who cannot know of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anpfiff.protocol.fields import Clock
from anpfiff.protocol.lobby import OpenTable, SeatWish
from anpfiff.protocol.table import Say
from anpfiff.server.tables.viewer import Visitor
from tests.server.rooms import key_of
from tests.server.tables.test_room_hosts import Node, with_nodes

if TYPE_CHECKING:
    from pathlib import Path

    from anpfiff.server.tables.host import RoomHost


class Woken(Visitor):
    """Somebody who counts how often he is woken."""

    def __init__(self, host: RoomHost, token: str) -> None:
        super().__init__(host.audience, token, _nobody, _nobody)
        self.times = 0
        host.audience.visitors.add(self)

    def wake(self) -> None:
        """Count."""
        self.times += 1


async def _nobody(_what: object) -> None:
    pass


def test_only_its_own_seat_is_woken_by_a_sealed_answer_and_everybody_when_all_are_opened(tmp_path: Path) -> None:
    async def work(node: Node, _other: Node) -> None:
        seats = [SeatWish("me", "Ann"), SeatWish("me", "Ann")]
        options: dict[str, int | bool | str] = {"squads": "starter", "deck_mode": "starter"}
        laid = await node.lobby.lay(OpenTable("finale", seats, None, options, key_of("ann"), Clock()))
        host, coach = await node.sit(laid.table, 0, 1)
        holder, watcher = Woken(host, key_of("ann")), Woken(host, laid.watch)

        async def say(seat: int) -> None:
            action = host.room.match.decision(seat).options[0].notation
            await host.obey(coach, Say(1, host.room.journals.told(seat), seat, action))

        await say(0)
        assert (holder.times, watcher.times) == (1, 0)
        await say(1)
        assert (holder.times, watcher.times) == (2, 1)

    with_nodes(tmp_path, work)
