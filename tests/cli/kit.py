"""The terminal without a terminal: command lines, typed lines, and what was shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typer.testing import CliRunner

from anpfiff.cli.main import app
from anpfiff.core.replay import read
from anpfiff.games import find

if TYPE_CHECKING:
    from pathlib import Path

    from typer.testing import Result

    from anpfiff.core.table import Table

ENTER = "\n"
WHOLE_MATCH = ENTER * 2_000
"""More lines than any match of one person needs."""


class Terminal:
    """One person's terminal, with a data folder of its own."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.environment: dict[str, str | None] = {
            "ANPFIFF_DATA": str(home),
            "LC_ALL": None,
            "LC_MESSAGES": None,
            "LANG": "en_GB.UTF-8",
            "COLUMNS": "80",
            "LINES": "24",
            "FORCE_COLOR": None,
            "NO_COLOR": None,
            "TTY_COMPATIBLE": None,
        }

    def run(self, *args: str, typed: str = "", **environment: str) -> Result:
        """Run a command line and type these lines."""
        return CliRunner().invoke(app, list(args), input=typed, env={**self.environment, **environment})

    def matches(self) -> list[Path]:
        """The saved matches, the oldest first."""
        return sorted((self.home / "matches").glob("*.replay"), key=lambda file: file.stat().st_mtime_ns)

    def table(self, file: Path | None = None) -> Table:
        """The table of a saved match, by default of the last one."""
        return read((file or self.matches()[-1]).read_text(encoding="utf-8"), find)
