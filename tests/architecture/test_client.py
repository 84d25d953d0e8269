"""What the page must not know: a skin knows no other skin, and what all games share names no game's event."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from anpfiff.core.meaning import FIGURES, MEANINGS
from anpfiff.games import OURS

CLIENT = Path(__file__).parents[2] / "client" / "src"
SKINS = CLIENT / "skins"
IMPORTED = re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]""")
NAMED = re.compile(r"""['"]([a-z_]+)['"]|(?<![\w.])([a-z_]+)\s*:""")
READS_EVENTS = re.compile(r"\.event\b")
EVENTS = {name for game in OURS for name in game.events.kinds}
STYLED_ANEW = re.compile(r"(?:^|[{},;])\s*(?:(?::where|:is|:global)\(\s*)*\*?:has\(")
"""A rule about whatever contains something: with it every change anywhere styles the whole page anew."""
PLAIN_WORDS = {"attacks", "score", "found", "table"}
"""What the page calls something of its own by, and some game an event: a figure, a field, a variable."""


def sources(folder: Path) -> list[Path]:
    """What runs in the browser below a folder: no tests, and not the types that are generated."""
    found = [path for path in sorted(folder.rglob("*")) if path.suffix in (".ts", ".svelte")]
    return [path for path in found if not path.name.endswith(".test.ts") and path.name != "protocol.ts"]


def skins_imported(path: Path, text: str) -> set[str]:
    """The skins that a file imports something from."""
    targets = [(path.parent / name).resolve() for name in IMPORTED.findall(text) if name.startswith(".")]
    return {part for target in targets if target.is_relative_to(SKINS) for part in target.relative_to(SKINS).parts[:1]}


def events_named(text: str) -> set[str]:
    """The names of events that stand in a file which looks at events."""
    if not READS_EVENTS.search(text):
        return set()
    return {literal or key for literal, key in NAMED.findall(text)} & EVENTS


@pytest.mark.parametrize("skin", sorted(path.name for path in SKINS.iterdir() if path.is_dir()))
def test_a_skin_imports_no_other_skin(skin: str) -> None:
    known = {skin}
    for path in sources(SKINS / skin):
        assert skins_imported(path, path.read_text(encoding="utf-8")) <= known, path


def test_every_skin_is_that_of_a_game_on_the_shelf() -> None:
    assert {path.name for path in SKINS.iterdir() if path.is_dir()} <= set(OURS.names())


def test_an_import_of_another_skin_would_be_seen() -> None:
    path = SKINS / "finale" / "Board.svelte"

    for text in (
        "import { a } from '../world_cup/view';",
        "import type { A } from '../world_cup/view';",
        'import "../world_cup/view.css";',
        "const { a } = await import('../world_cup/view');",
    ):
        assert skins_imported(path, text) == {"world_cup"}
    assert skins_imported(path, "import { a } from './view'; import b from '../../table/skin';") == {"finale"}


def test_the_frame_imports_no_skin_but_from_the_one_list_of_them() -> None:
    mine = [path for path in sources(CLIENT) if not path.is_relative_to(SKINS)]

    assert len(mine) > 50
    assert [path for path in mine if skins_imported(path, path.read_text(encoding="utf-8"))] == []


def test_what_all_games_share_names_no_event_of_a_game() -> None:
    """Events say what they mean; a page that knows the meanings needs no name."""
    found = {
        str(path.relative_to(CLIENT)): events_named(path.read_text(encoding="utf-8")) - set(MEANINGS) - PLAIN_WORDS
        for path in sources(CLIENT)
        if not path.is_relative_to(SKINS)
    }

    assert {name: events for name, events in found.items() if events} == {}


def test_the_page_shows_every_figure_that_games_count_in_their_order() -> None:
    text = (CLIENT / "screens" / "result" / "figures.ts").read_text(encoding="utf-8")
    shown = re.search(r"const FIGURES = \[([^\]]*)\]", text)

    assert shown is not None
    assert re.findall(r"'([^']+)'", shown[1]) == FIGURES


def test_a_name_of_an_event_would_be_seen() -> None:
    assert events_named("if (line.event === 'scored') shout();") == {"scored"}
    assert events_named("const LOUD = { scored: 1 }; LOUD[told.event]") == {"scored"}
    assert events_named("const left = { left: 1 };") == set()


def test_no_block_begins_with_a_space_that_svelte_drops() -> None:
    """What stands first in a block loses the space before it: "Kick· goal 86 %"."""
    lost = re.compile(r"\{(?:#if|:else)[^{}]*\}\s+·")

    assert [path.name for path in sources(CLIENT) if lost.search(path.read_text(encoding="utf-8"))] == []


def test_no_rule_asks_of_everything_what_it_contains() -> None:
    """It doubled what a phone needs to style the table after each tap."""
    sheets = [path for path in sorted(CLIENT.rglob("*")) if path.suffix in (".css", ".svelte")]

    assert len(sheets) > 100
    assert [path for path in sheets if STYLED_ANEW.search(path.read_text(encoding="utf-8"))] == []


def test_such_a_rule_would_be_seen() -> None:
    for rule in (
        ":has(> .moment) > p {",
        "a {\n}\n:where(:has(.b)) {",
        "@media print {\n  *:has(.b) {",
        "a,\n:has(b) {",
    ):
        assert STYLED_ANEW.search(rule), rule
    for rule in (".choice:has(:checked) {", ".segment > :has(input:checked) {", ":global(html:has(#new)) {"):
        assert not STYLED_ANEW.search(rule), rule
