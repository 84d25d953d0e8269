"""What the numbers of actions and observations mean does not change unnoticed: programs have learned them.

If it is meant to change (it is said in the changelog then): python -m tests.gym.test_numbering
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from anpfiff.games import SHELF
from anpfiff.gym import spec_of

FILE: Final = Path(__file__).parent / "numberings.json"


def numberings() -> dict[str, dict[str, str]]:
    """By game and edition."""
    return {
        game.key: {edition.key: spec_of(game.key, edition=edition.key).numbering for edition in game.editions()}
        for game in SHELF
    }


def test_numbers_mean_what_they_meant() -> None:
    assert numberings() == json.loads(FILE.read_text(encoding="utf-8"))


def test_another_setup_may_be_another_numbering() -> None:
    two, four = (spec_of("fussball_fieber", seats=seats) for seats in (2, 4))

    assert two.numbering != four.numbering
    assert two.numbering == spec_of("fussball_fieber", seats=2).numbering


if __name__ == "__main__":
    FILE.write_text(json.dumps(numberings(), indent=2) + "\n", encoding="utf-8")
