"""How strong the house bots are: what studies say that the host has played with `anpfiff arena --out FOLDER`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anpfiff.bots.names import BOTS
from anpfiff.bots.own import split
from anpfiff.errors import Malformed
from anpfiff.lab.page.findings import findings_of
from anpfiff.lab.ratings import Encounters
from anpfiff.lab.study import ARENA, open_study
from anpfiff.protocol.bots import BotStrength
from anpfiff.server.bots.scores import beside
from anpfiff.server.bots.server_bots import placed

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from anpfiff.server.bots.server_bots import HouseBot


def strengths_in(folders: Sequence[Path], bots: Sequence[HouseBot]) -> dict[tuple[str, str], BotStrength]:
    """By game and key of a house bot: how it did against the leagues; of several folders the last one counts."""
    found: dict[tuple[str, str], BotStrength] = {}
    for folder in folders:
        study = open_study(folder)
        if study.spec.kind != ARENA:
            message = f"{folder} holds no arena"
            raise Malformed(message, key="study-no-arena", facts={"folder": str(folder)})
        met = Encounters([one.tally.outcomes for one in findings_of(study).series])
        game = study.spec.series[0].plan.game
        for bot in bots:
            for name in met.bots:
                if split(placed(name))[0] == split(bot.runs)[0] and (strength := strength_of(met, name)) is not None:
                    found[game, bot.key] = strength
    return found


def strength_of(met: Encounters, name: str) -> BotStrength | None:
    """A bot beside the strongest league that it keeps up with, or else beside the weakest that it met."""
    found: list[BotStrength] = []
    for league in BOTS:
        if league in met.bots and league != name:
            pair = met.pair(name, league)
            matches, points = pair.wins + pair.draws + pair.losses, pair.points
            found.append(BotStrength(league, matches, points.value, points.low, points.high))
    return beside(found)
