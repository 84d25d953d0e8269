"""TypeScript types of what a game tells: the facts that go with its views, and the arguments of its events."""

from __future__ import annotations

import ast
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Annotated, Any, Final, Union, get_args, get_origin, is_typeddict

from anpfiff.core.kinds import FEW, listed, one_of
from anpfiff.testing.declared import facts_of, fields_of

if TYPE_CHECKING:
    from anpfiff.core.event import EventKind
    from anpfiff.core.game import Game

PLAIN: Final = {int: "number", str: "string", bool: "boolean", NoneType: "null"}


def fact_types(game: Game) -> list[str]:
    """An interface for each type of facts, those it is made of before it; the last one is `Facts`."""
    kinds: dict[str, Any] = {}
    _collect(facts_of(game), kinds)
    about = _docs(game)
    return [_interface(name, kind, about) for name, kind in kinds.items()]


def event_types(game: Game) -> str:
    """By event: its arguments."""
    lines = [f"  {kind.name}: {{ {_arguments(kind)}}};" for kind in game.events.kinds.values()]
    return "\n".join(["/** By event: its arguments. */", "export interface Events {", *lines, "}", ""])


def _arguments(kind: EventKind) -> str:
    types = ["number" if ids is None else one_of(ids) if len(ids) <= FEW else "string" for ids in kind.ids]
    return "".join(f"{name}: {text}; " for name, text in zip(kind.names, types, strict=True))


def _collect(kind: Any, found: dict[str, Any]) -> None:
    for part in fields_of(kind).values() if is_typeddict(kind) else get_args(kind):
        _collect(part, found)
    if is_typeddict(kind):
        found[kind.__name__] = kind


def _interface(name: str, kind: Any, about: dict[str, str]) -> str:
    lines = [f"/** {about.get(name, kind.__doc__)} */", f"export interface {name} {{"]
    for field, of in fields_of(kind).items():
        meaning = about.get(f"{name}.{field}")
        lines += [f"  /** {meaning} */"] if meaning else []
        lines.append(f"  {field}{'' if field in kind.__required_keys__ else '?'}: {_type(of)};")
    return "\n".join([*lines, "}", ""])


def _type(kind: Any) -> str:
    of, parts = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        return str(kind.__name__)
    if of in (Union, UnionType):
        return " | ".join(_type(part) for part in parts)
    if of is Annotated:
        base, bound = parts
        return one_of(bound) if base is str else f"[{', '.join([_type(get_args(base)[0])] * bound)}]"
    if of is list:
        return listed(_type(parts[0]))
    return f"Record<string, {_type(parts[1])}>" if of is dict else PLAIN[kind]


def _docs(game: Game) -> dict[str, str]:
    """What the source says below a type, by its name, and below a field, by "Type.field"."""
    found: dict[str, str] = {}
    file = game.folder / "fact_types.py"
    nodes = ast.parse(file.read_text(encoding="utf-8")).body if file.is_file() else []
    classes = [node for node in nodes if isinstance(node, ast.ClassDef)]
    for prefix, body in [("", nodes), *((f"{node.name}.", node.body) for node in classes)]:
        last = ""
        for line in body:
            match line:
                case ast.AnnAssign(target=ast.Name(name)) | ast.Assign(targets=[ast.Name(name)]):
                    last = name
                case ast.Expr(value=ast.Constant(value=str(text))) if last:
                    found[prefix + last] = " ".join(text.split())
    return found | {node.name: " ".join((ast.get_docstring(node) or "").split()) for node in classes}
