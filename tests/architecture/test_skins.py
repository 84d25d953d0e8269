"""The four skins are built to one skeleton: the same files, and what they share in the kit of the table."""

from __future__ import annotations

import re

import pytest

from tests.architecture.test_client import CLIENT, SKINS

SKELETON = {
    "index.ts": "export { default } from './Table.svelte';",
    "Table.svelte": "turn.watch(",
    "turn.svelte.ts": "export class Turn extends TableTurn<",
    "box.ts": "export function boxOf(",
    "words/de.ftl": " = ",
    "words/en.ftl": " = ",
    "words/fr.ftl": " = ",
    "state.ts": "Made from the fields, facts and events that the game declares",
    "samples.ts": "",
}
"""By file of a skin: what stands in it."""
SHARED = {
    "readonly decision": "table/turn.svelte.ts",
    "getContext": "nowhere: a skin makes its context by `createContext`, beside its turn",
    "preview.ask": "table/turn.svelte.ts",
    "as unknown as": "table/look.ts, where all that a game tells gets its types",
    "interface Go ": "table/turn.svelte.ts",
}
"""What no skin writes itself, and where it is."""
GAMES = sorted(path.name for path in SKINS.iterdir() if path.is_dir())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", SKELETON)
def test_every_skin_has_the_parts_of_the_skeleton(game: str, name: str) -> None:
    path = SKINS / game / name
    assert path.is_file(), f"a skin has {name}"
    assert SKELETON[name] in path.read_text(encoding="utf-8"), f"{path.relative_to(CLIENT)} lacks {SKELETON[name]!r}"


@pytest.mark.parametrize("game", GAMES)
def test_no_skin_writes_again_what_the_table_has(game: str) -> None:
    for path in (SKINS / game).rglob("*"):
        if path.suffix in {".ts", ".svelte"} and not path.name.endswith(".test.ts"):
            text = re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
            for what, place in SHARED.items():
                assert what not in text, f"{path.relative_to(CLIENT)}: {what!r} is in {place}"


@pytest.mark.parametrize("game", GAMES)
def test_a_context_is_made_once_beside_the_turn(game: str) -> None:
    made = [path.name for path in (SKINS / game).rglob("*.ts") if "createContext<" in path.read_text(encoding="utf-8")]
    assert made == ["turn.svelte.ts"]
    assert not (SKINS / game / "kit.ts").exists()
