"""Editions: the printings and presets of a box, and the options that a table may set."""

from __future__ import annotations

import json
from typing import Any, Final

from anpfiff.cards.catalog import TomlTable
from anpfiff.errors import CatalogError, Clash, Malformed, Unknown

Value = int | bool | str


class Option:
    """A rule that a table may set: its values, the default of the edition, and where the values come from."""

    def __init__(
        self,
        name: str,
        values: list[Value],
        default: Value,
        source: str,
        needs: dict[str, list[Value]] | None = None,
        only_with: dict[str, list[Value]] | None = None,
    ) -> None:
        self.name: Final = name
        self.values: Final = values
        self.default: Final = default
        self.source: Final = source
        self.needs: Final[dict[str, list[Value]]] = needs or {}
        """The options without which this one has no meaning, with the values they must have; only its first value
        goes with everything."""
        self.only_with: Final[dict[str, list[Value]]] = only_with or {}
        """The options of which one must have one of these values, or this one changes nothing; it is not refused."""

    def can_matter(self, settled: dict[str, Value]) -> bool:
        """Whether it can change a match in which all this is agreed."""
        return not self.only_with or any(settled[other] in values for other, values in self.only_with.items())

    def check(self, value: object) -> Value:
        """The value itself, if it is one of ours (True is not 1 here)."""
        for known in self.values:
            if type(known) is type(value) and known == value:
                return known
        expected = [json.dumps(known) for known in self.values]
        found = json.dumps(value)[:80] if isinstance(value, int | float | str) else type(value).__name__
        raise Malformed(
            f"option {self.name}: expected one of {', '.join(expected)}, found {found}",
            expected=expected,
            key="option-value",
            facts={"name": self.name, "found": found},
        )


class Edition:
    """One printing or preset of a box: its options with their defaults."""

    def __init__(self, key: str, options: list[Option]) -> None:
        self.key: Final = key
        self.options: Final = options

    def option(self, name: str) -> Option:
        """The option of this name."""
        for option in self.options:
            if option.name == name:
                return option
        raise Unknown(
            f"there is no option {name[:80]!r}",
            expected=[option.name for option in self.options],
            key="option",
            facts={"name": name[:80]},
        )

    def settle(self, given: dict[str, Any]) -> dict[str, Value]:
        """All options: what was given, checked, and the defaults for the rest."""
        chosen = {name: self.option(name).check(value) for name, value in given.items()}
        settled = {option.name: chosen.get(option.name, option.default) for option in self.options}
        for option in self.options:
            if settled[option.name] != option.values[0]:
                _check_needs(option, settled)
        return settled


def _check_needs(option: Option, settled: dict[str, Value]) -> None:
    """Refuse an option that would be agreed on and then ignored."""
    for other, values in option.needs.items():
        if settled[other] not in values:
            needed = [written(other, value) for value in values]
            raise Clash(written(option.name, settled[option.name]), needed, written(other, settled[other]))


def written(option: str, value: Value) -> str:
    """An option with its value, as one writes it for a table."""
    shown: Any = value  # the compiler would take a truth for a number
    return f"{option}={shown if isinstance(shown, str) else json.dumps(shown)}"


def read_editions(data: dict[str, Any], where: str) -> list[Edition]:
    """The editions of an edition file: every option with its values, and the presets that choose among them."""
    toml = TomlTable(data, where)
    options = toml.table("options").data
    for name, option in options.items():
        for other, needed in [*option.get("needs", {}).items(), *option.get("only_with", {}).items()]:
            if other not in options or not all(value in options[other]["values"] for value in needed):
                at = f"{where} [options.{name}]"
                detail = f"needs: expected values of another option, found {other}"
                raise CatalogError(detail, at=at, key="card-needs", facts={"other": other})
    found = []
    for key, preset in toml.table("editions").data.items():
        mine = []
        for name, option in options.items():
            values: list[Value] = option["values"]
            wants = (option.get("needs"), option.get("only_with"))
            mine.append(Option(name, values, preset.get(name, values[0]), option["source"], *wants))
        edition = Edition(key, mine)
        edition.settle(preset)
        found.append(edition)
    return found
