"""The tables of fields in docs/protocol.md, from the types that check each message: the two cannot drift apart.

python -m tools.field_tables docs/protocol.md
"""

from __future__ import annotations

import ast
import inspect as sources
import sys
import textwrap
from pathlib import Path
from typing import Final

import msgspec
from msgspec import inspect

from anpfiff.protocol.bots import BotHere, BotStand, InviteBot, InvitedBot, VisitingBotList
from anpfiff.protocol.connection import ClientMessage, ServerMessage
from anpfiff.protocol.lobby import Invitations, OpenTable
from tools.typescript import structs_of

BEGIN: Final = "<!-- Made from the types of the server: `make protocol` regenerates everything down to the end. -->"
END: Final = "<!-- the end of what is made -->"
PARTS: Final = {
    "What a client says": ClientMessage,
    "What the server says": ServerMessage,
    "To open a table": OpenTable,
    "Its answer": Invitations,
    "A bot that stands at a server": BotHere,
    "What it is told": BotStand,
    "To invite one": InviteBot,
    "The answer to that": InvitedBot,
    "The list of them": VisitingBotList,
}
"""What the tables are about, in their order; a struct that comes again stands where it came first."""


USUAL: Final = {
    "n": "A number of the client's own choice; the answer carries the same.",
    "ply": "How many lines this chair has been told.",
}
"""What a field means that has no words of its own."""
NO_LINE: Final = r"(?!\n)"
"""The end of our patterns, which says nothing to readers."""
MOST: Final = (1 << 53) - 1


def renewed(text: str) -> str:
    """The document with fresh tables."""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"expected the lines {BEGIN!r} and {END!r}")
    return f"{before}{BEGIN}\n\n{tables()}\n{END}{after}"


def tables() -> str:
    """A table of fields for every message and for everything that messages are made of."""
    found: list[str] = []
    known: set[str] = set()
    for title, kind in PARTS.items():
        found.append(f"### {title}\n")
        for name, struct in structs_of([kind]).items():
            if name not in known:
                known.add(name)
                found.append(table_of(name, struct))
    return "\n".join(found)


def table_of(name: str, struct: inspect.StructType) -> str:
    """The fields of one struct."""
    title = f"`{struct.tag}`" if struct.tag_field is not None else name
    about = " ".join((struct.cls.__doc__ or "").split())
    rows = [f"**{title}** {about}", "", "| field | holds | |", "|---|---|---|"]
    if struct.tag_field is not None:
        rows.append(f'| `{struct.tag_field}` | `"{struct.tag}"` | |')
    meanings = meanings_of(struct.cls)
    for field in struct.fields:
        left_out = "" if field.required else f"; left out: `{default_of(field)}`"
        holds = f"{text_of(field.type)}{left_out}".replace("|", "\\|")
        means = meanings.get(field.name) or USUAL.get(field.encode_name, "")
        rows.append(f"| `{field.encode_name}` | {holds} | {means} |")
    return "\n".join([*rows, ""])


def default_of(field: inspect.Field) -> str:
    """What a field holds when it is left out."""
    value = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
    return msgspec.json.encode(value).decode()


def meanings_of(cls: type) -> dict[str, str]:
    """What stands below each field in the source; one text may stand below several, for all that have none."""
    node = ast.parse(textwrap.dedent(sources.getsource(cls))).body[0]
    assert isinstance(node, ast.ClassDef)
    found: dict[str, str] = {}
    last = ""
    for line in node.body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            last = line.target.id
        elif last and isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant):
            found[last] = " ".join(str(line.value.value).split())
    return found


def text_of(kind: inspect.Type) -> str:
    """A type in words, with its bounds."""
    match kind:
        case inspect.StructType():
            return kind.cls.__name__ if kind.tag_field is None else f"`{kind.tag}`"
        case inspect.IntType():
            return within("whole number", kind.ge, kind.lt - 1 if kind.lt is not None else kind.le)
        case inspect.FloatType():
            return "number"
        case inspect.StrType():
            shape = f" like `{kind.pattern.removesuffix(NO_LINE)}`" if kind.pattern else ""
            return within("text", kind.min_length, kind.max_length, " letters") + shape
        case inspect.BoolType():
            return "true or false"
        case inspect.NoneType():
            return "null"
        case inspect.LiteralType():
            return ", ".join(f"`{msgspec.json.encode(value).decode()}`" for value in kind.values)
        case inspect.ListType() | inspect.VarTupleType():
            return f"list of {text_of(kind.item_type)}" + within(" ", kind.min_length, kind.max_length, " of them")
        case inspect.TupleType():
            return f"list of {len(kind.item_types)}: {', '.join(text_of(item) for item in kind.item_types)}"
        case inspect.DictType():
            return f"object, by {text_of(kind.key_type)}: {text_of(kind.value_type)}"
        case inspect.UnionType():
            return " or ".join(text_of(part) for part in kind.types)
        case inspect.AnyType():
            return "anything"
        case _:
            raise TypeError(f"no words for {kind}")


def within(what: str, least: float | None, most: float | None, unit: str = "") -> str:
    """A type and its bounds."""
    if least is None and most is None:
        return what.rstrip()
    low = "" if least is None else f"from {least:.0f}"
    high = "" if most is None else "below 2⁵³" if most == MOST else f"to {most:.0f}"
    return f"{what.rstrip()} ({' '.join(bound for bound in (low, high) if bound)}{unit})"


def main() -> None:
    """Renew the document that is named."""
    file = Path(sys.argv[1])
    file.write_text(renewed(file.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
