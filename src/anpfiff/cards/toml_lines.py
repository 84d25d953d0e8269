"""The lines of a TOML text: where each table and each key of it stands, so that a mistake can be shown in its place."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

LONGEST_PATH: Final = 200
"""Longer names nobody writes; what stands below them is found by the table around it."""
_KEY: Final = r"""(?:[A-Za-z0-9_-]+|"[^"\n]*"|'[^'\n]*')"""
_HEAD: Final = re.compile(rf"[ \t]*(\[\[|\[)?[ \t]*({_KEY}(?:[ \t]*\.[ \t]*{_KEY})*)")
_PART: Final = re.compile(_KEY)
_TOKEN: Final = re.compile(
    r'"""(?:\\.|[^\\])*?"""+' + r"|'''.*?'''+" + r'|"(?:\\.|[^"\\\n])*"' + r"|'[^'\n]*'|#[^\n]*|[\[\]{}]|\n", re.DOTALL
)
"""What can hide the end of a statement: texts, remarks and brackets; and the end of a line."""


class TomlPlace:
    """A table of a TOML text, and the lines of what stands in it."""

    def __init__(self, lines: dict[str, int], at: str = "") -> None:
        self.lines: Final = lines
        self.at: Final = at

    def below(self, key: str) -> TomlPlace:
        """The place of a table inside this one."""
        return TomlPlace(self.lines, f"{self.at}/{key}" if self.at else key)

    def line(self, key: str = "") -> int:
        """The line of a key, or of the nearest table around it; 0 is the text as a whole."""
        path = "/".join(part for part in (self.at, key) if part)
        while path and path not in self.lines:
            path = path.rpartition("/")[0]
        return self.lines.get(path, 0)


def lines_of(text: str) -> dict[str, int]:
    """By path (``man/0/value`` is the value of the first man): the line it stands on. The text must be right TOML."""
    found: dict[str, int] = {}
    tables: dict[str, int] = {}
    around: list[str] = []
    for line, start in statements(text):
        head = _HEAD.match(text, start)
        if head is None:
            continue
        parts = [part.strip("\"'") for part in _PART.findall(head[2])]
        if head[1] == "[[":
            name = "/".join(parts)
            tables[name] = tables.get(name, -1) + 1
            around = path = [*parts, str(tables[name])]
        elif head[1] == "[":
            last = tables.get(parts[0])
            around = path = parts if last is None else [parts[0], str(last), *parts[1:]]
        else:
            path = [*around, *parts]
        if sum(map(len, path)) <= LONGEST_PATH:
            for end in range(1, len(path) + 1):
                found.setdefault("/".join(path[:end]), line)
    return found


def statements(text: str) -> Iterator[tuple[int, int]]:
    """The line and the beginning of every statement; one that is longer than a line begins only once."""
    line, depth = 1, 0
    yield line, 0
    for token in _TOKEN.finditer(text):
        said = token[0]
        if said in "[{":
            depth += 1
        elif said in "]}":
            depth -= 1
        else:
            line += said.count("\n")
        if said == "\n" and depth == 0:
            yield line, token.end()
