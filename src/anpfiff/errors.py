"""What the referee says when something cannot be: each error names its kind, the rule and what was expected."""

from __future__ import annotations

from typing import Any, ClassVar


class Refusal(Exception):
    """Something was said that cannot stand; nothing has changed."""

    kind: ClassVar[str] = "malformed"

    def __init__(
        self,
        message: str,
        rule: str | None = None,
        expected: list[str] | None = None,
        key: str = "",
        facts: dict[str, str | int] | None = None,
    ) -> None:
        super().__init__(message)
        self.message = message
        self.rule = rule
        self.expected: list[str] = expected if expected is not None else []
        self.key = key
        """What people meet on a command line has words under ``refused-<key>``; `facts` are their arguments."""
        self.facts: dict[str, str | int] = facts if facts is not None else {}

    def __reduce__(self) -> tuple[Any, ...]:
        """As it is sent to another process: of a compiled object nothing but the message would arrive."""
        return arrived, (type(self), self.message, self.rule, self.expected, self.key, self.facts)


def arrived(
    kind: type[Refusal], message: str, rule: str | None, expected: list[str], key: str, facts: dict[str, str | int]
) -> Refusal:
    """A refusal of another process, of its kind and with its words; what only that kind has stays behind."""
    made: Refusal = kind.__new__(kind)
    Refusal.__init__(made, message, rule, expected, key, facts)
    return made


class Illegal(Refusal):
    """A well-formed action that is not among the options."""

    kind: ClassVar[str] = "illegal"


class Unknown(Refusal):
    """A name that nobody at this table has heard of: a game, a seat, a request, a card."""

    kind: ClassVar[str] = "unknown"


class Missing(Unknown):
    """A package that only an extra brings is not installed; the message says how to install it."""


class Malformed(Refusal):
    """Text or data that cannot be read at all."""

    kind: ClassVar[str] = "malformed"


class Clash(Malformed):
    """Two options that do not go together: one has a meaning only with certain values of another."""

    kind: ClassVar[str] = "clash"

    def __init__(self, said: str, needed: list[str], found: str) -> None:
        super().__init__(f"option {said}: only with {' or '.join(needed)}, found {found}", expected=needed)
        self.said = said
        self.needed = needed


class Over(Refusal):
    """The match has ended; nobody is asked any more."""

    kind: ClassVar[str] = "over"


class FaceDown(Exception):
    """A pile was read that lies face down in this view."""


class CatalogError(Malformed):
    """A card file breaks the format; the message names file, line and key as far as they are known."""

    def __init__(
        self,
        detail: str,
        file: str = "",
        line: int = 0,
        at: str = "",
        key: str = "",
        facts: dict[str, str | int] | None = None,
    ) -> None:
        place = f"{file}, line {line}: " if line else f"{file}: " if file else ""
        super().__init__(place + (f"{at}: " if at else "") + detail, key=key, facts=facts)
        self.detail = detail
        self.file = file
        self.line = line
        self.at = at
        """The table of the file, as it is written there."""

    def in_file(self, file: str) -> CatalogError:
        """The same error in a file whose name is known."""
        return CatalogError(self.detail, file, self.line, self.at, self.key, self.facts)
