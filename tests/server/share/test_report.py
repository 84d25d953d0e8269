"""A finished match in figures: every shot at goal has the exact chances its shooter had when he aimed."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from anpfiff.core.replay import read
from anpfiff.games import find
from anpfiff.server.tables.film import report_of

GOLDEN = Path(__file__).parents[2] / "games" / "hat_trick" / "golden"


@pytest.mark.parametrize("name", ["nations", "players_with_everything", "regulars"])
def test_every_shot_of_hat_trick_has_the_chances_of_its_aim(name: str) -> None:
    replay = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    aims = [ply for ply, entry in enumerate(read(replay, find).log) if entry.action.notation.startswith("aim ")]

    report = report_of(replay)

    assert len(aims) == len([told for told in report.events if told.event == "aimed"]) > 0
    for aim in aims:
        chances = [one for one in report.chances if one.ply == aim]
        settled = {"scored", "parried", "saved", "kick_scored", "kick_parried", "kick_saved"}
        assert {one.verdict for one in chances} <= settled
        assert sum(Fraction(*one.odds) for one in chances) == 1
        assert len([one for one in chances if one.happened]) <= 1
