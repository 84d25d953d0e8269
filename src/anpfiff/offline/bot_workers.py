"""Bots that think where the tables are kept: a page of the browser has no processes."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from anpfiff.server.bots.pool import BotPool, Failed, checked
from anpfiff.server.bots.queue import USUAL
from anpfiff.server.bots.worker import answer_to

if TYPE_CHECKING:
    from anpfiff.server.bots.queue import Errand
    from anpfiff.server.bots.worker import Order, WorkerAnswer


class InlinePool(BotPool):
    """One bot_worker, in this very process: tables stand still while it thinks, the page does not."""

    def __init__(self) -> None:
        super().__init__(1)

    async def _hand_over(self, task: Order, _errand: Errand = USUAL) -> WorkerAnswer:
        await asyncio.sleep(0)  # what was told before goes out first
        try:
            return checked(task, answer_to(task))
        except (ValueError, RecursionError) as error:
            raise Failed("crashed") from error
