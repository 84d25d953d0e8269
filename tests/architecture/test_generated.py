"""What `make protocol` writes is fresh: types for the client, tables for the document."""

from __future__ import annotations

from pathlib import Path

from tools.field_tables import renewed
from tools.typescript import typescript
from tools.view_types import skins

ROOT = Path(__file__).parents[2]
SKINS = ROOT / "client" / "src" / "skins"
HINT = "run: make protocol"


def test_the_types_of_the_messages_are_fresh() -> None:
    assert (ROOT / "client" / "src" / "generated" / "protocol.ts").read_text(encoding="utf-8") == typescript(), HINT


def test_the_tables_of_fields_are_fresh() -> None:
    document = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")

    assert renewed(document) == document, HINT


def test_the_types_of_the_views_that_skins_draw_are_fresh() -> None:
    made = skins(SKINS)

    assert len(made) == len([path for path in SKINS.iterdir() if path.is_dir()])
    assert [path for path, text in made.items() if path.read_text(encoding="utf-8") != text] == [], HINT
