"""The icons of the installed page are those that tools/icons.py draws."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools.icons import ICONS, WANTED, draw

PUBLIC = Path(ICONS).parent


@pytest.mark.parametrize("name", [name for name, wish in WANTED.items() if wish[0] < 200])
def test_an_icon_is_drawn_by_us(name: str) -> None:
    assert (ICONS / name).read_bytes() == draw(*WANTED[name])


def test_the_manifest_names_icons_that_are_there() -> None:
    manifest = json.loads((PUBLIC / "manifest.webmanifest").read_text(encoding="utf-8"))

    assert all((PUBLIC / icon["src"].lstrip("/")).is_file() for icon in manifest["icons"])
    assert {icon.get("purpose") for icon in manifest["icons"]} == {None, "maskable"}
