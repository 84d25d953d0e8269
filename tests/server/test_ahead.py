"""What a screen needs is named in the head of the page that leads there."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

from anpfiff.server.ahead import PARTS, SCREENS, ahead
from anpfiff.server.app import PAGE

if TYPE_CHECKING:
    from pathlib import Path

HREF = re.compile(r'href="/([^"]+)"')


def test_what_the_page_names_itself_is_not_named_again(tmp_path: Path) -> None:
    parts = {
        "index.html": {"file": "assets/index.js", "imports": ["base"]},
        "base": {"file": "assets/base.js"},
        SCREENS["t"]: {"file": "assets/table.js", "css": ["assets/table.css"], "imports": ["base", "men", "ball"]},
        "men": {"file": "assets/men.js", "imports": ["ball", "base"]},
        "ball": {"file": "assets/ball.js", "imports": ["men"]},
    }
    (tmp_path / PARTS).write_text(json.dumps(parts))
    lines = ahead("t", tmp_path / "index.html")

    assert HREF.findall(lines) == ["assets/table.js", "assets/table.css", "assets/men.js", "assets/ball.js"]
    assert lines.count("modulepreload") == 3
    assert lines.count('as="style"') == 1


@pytest.mark.parametrize("path", ["", "new", "../t", "nonsense"])
def test_other_screens_come_when_they_are_asked_for(path: str) -> None:
    assert ahead(path, PAGE / "index.html") == ""


def test_a_page_that_was_not_written_down_names_nothing(tmp_path: Path) -> None:
    assert ahead("t", tmp_path / "index.html") == ""


@pytest.mark.parametrize("path", SCREENS)
def test_all_that_is_named_is_there(path: str) -> None:
    named = HREF.findall(ahead(path, PAGE / "index.html"))
    assert named
    assert [name for name in named if not (PAGE / name).is_file()] == []
