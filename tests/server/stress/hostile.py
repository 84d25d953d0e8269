"""Messages no honest client sends: 100,000 of them, each new, each from one number so that it can be sent again."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any, get_args

import msgspec

from anpfiff.protocol.connection import LONGEST_MESSAGE, ClientMessage
from anpfiff.protocol.fields import PHRASES
from tests.server.kit import hello

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

TYPES = {kind.__struct_config__.tag: kind for kind in get_args(ClientMessage)}
FIELDS = {
    tag: [field.encode_name for field in msgspec.structs.fields(kind)] for tag, kind in TYPES.items() if tag != "hello"
}
NAMES = [
    "", " ", "\t\n", "a" * 41, "a" * 4000, "\0", "a\0b", "\x1b[31mred", "\u202eevil", "\u200b", "\ud800",
    "\udfff\ud800", "\ufeff", "\ue000", "a\u0300" * 30, "<script>alert(1)</script>", "'; drop table stadium_table; --",
    "../../etc/passwd", "%00%0a", "${jndi:ldap://x}", "{{7*7}}", "🏟" * 40, "\u2028", "null", "-1",
    "\u0130" * 40, "ß" * 39 + "\u0345",
]  # fmt: skip
VALUES: list[Any] = [
    None, True, False, 0, -1, 1, 2, 63, 64, 1 << 31, 1 << 53, (1 << 63) - 1, 1 << 64, -(1 << 63), 10**30, 0.5, -0.0,
    1e308, [], {}, [0], [[]], {"seat": 0}, {"": ""}, "0", "1e3", "true", *NAMES,
]  # fmt: skip
ACTIONS = [
    "", " ", "pass", "0", "tactic", "tactic solo_run", "die 6", "die 7", "-1: die 2", "draw", "\n0: pass", "a" * 200,
    "a" * 201, "squad " + "x " * 90, "\0", "\ud800", "tactic \x1b[2J", "say", "undo", "[]", "{}",
    "\u0661", "\ufb01", "🏟",
]  # fmt: skip

SEVERAL = [
    ["squad starter", "colour blue"], ["colour blue", "squad starter"], ["squad starter"] * 64, ["squad starter"] * 65,
    ["tactic solo_run", "die 6"], ["squad own", *ACTIONS], ACTIONS[:3], [""], [" ", "pass"], ["pass", "0: pass"],
]  # fmt: skip
"""What might be said in one go."""


def size_of(message: str | bytes) -> int:
    """How many bytes go over the line."""
    return len(message.encode("utf-8", "replace") if isinstance(message, str) else message)


class Mischief:
    """Somebody who knows the protocol by heart, and a table and a token he may use."""

    def __init__(self, seed: int, table: str, token: str) -> None:
        self._luck = random.Random(seed)
        self._table = table
        self._token = token
        self._ways: list[Callable[[], str | bytes]] = [
            self._wrong_field, self._wrong_field, self._wrong_field, self._strange_but_valid,
            self._strange_but_valid, self._cut, self._mangled, self._noise, self._binary, self._deep, self._numbers,
            self._twice, self._no_object, self._hello_again, self._many_keys,
        ]  # fmt: skip

    def messages(self, number: int) -> Iterator[str | bytes]:
        """So many of them; none is longer than a line takes."""
        for _ in range(number):
            message = self._luck.choice(self._ways)()
            while size_of(message) > LONGEST_MESSAGE:
                message = self._luck.choice(self._ways)()
            yield message

    def opening(self) -> str | bytes:
        """Something to begin a line with instead of a good hello."""
        way = self._luck.choice([*self._ways, self._bad_hello, self._bad_hello, self._bad_hello])
        return way()

    def _valid(self, tag: str | None = None) -> dict[str, Any]:
        """A message of the right form that this client has no right to, or that makes no sense now."""
        luck = self._luck
        tag = tag or luck.choice(list(FIELDS))
        values: dict[str, Any] = {
            "n": luck.randrange(1 << 53),
            "seat": luck.choice([0, 1, 0, 1, 2, 63]),
            "ply": luck.choice([0, 1, 5, 10**6, (1 << 53) - 1]),
            "name": luck.choice(["Heinz", "a", "Żółw", *NAMES]),
            "key": luck.choice(["A" * 32, "_-" * 11, "a" * 64, self._token]),
            "part": luck.choice(["0" * 64, "abcdef01" * 4]),
            "action": luck.choice(ACTIONS),
            "at": luck.choice([0, 1, 5, 10**6, (1 << 53) - 1]),
            "actions": luck.choice([[], [], *SEVERAL]),
            "what": luck.choice(["undo", "draw", "take_over"]),
            "target": luck.choice([None, 0, 1, 2, 63]),
            "bot": luck.choice([None, "greedy", "random", "", "clever", "__class__"]),
            "proposal": luck.choice([0, 1, 2, (1 << 53) - 1]),
            "yes": luck.choice([True, False]),
            "words": luck.choice(
                [{}, {"0": "ab" * 32}, {"0": "ab" * 32, "1": "cd" * 32}, {"63": "0" * 16}, {"-1": ""}]
            ),
            "phrase": luck.choice(PHRASES),
            "topic": luck.choice(["competition", "live"] if tag == "unsubscribe" else self._topics()),
        }
        return {"type": tag, **{name: values[name] for name in FIELDS[tag]}}

    def _topics(self) -> list[dict[str, Any]]:
        """What this client may not follow."""
        strange = {"table": self._table, "token": "A" * 32}
        return [{"topic": "competition", "competition": self._table}, {"topic": "live", "tables": [strange]}]

    def _strange_but_valid(self) -> str:
        return json.dumps(self._valid())

    def _wrong_field(self) -> str:
        message = self._valid()
        name = self._luck.choice([*message, "type", "extra"])
        if self._luck.random() < 0.2:
            message.pop(name, None)
        else:
            message[name] = self._luck.choice(VALUES)
        return json.dumps(message)

    def _cut(self) -> str:
        text = self._strange_but_valid()
        return text[: self._luck.randrange(len(text))]

    def _mangled(self) -> str:
        text = list(self._strange_but_valid())
        for _ in range(self._luck.randrange(1, 6)):
            text[self._luck.randrange(len(text))] = self._luck.choice('{}[]",:\\\0\x7f\u2028e0-+.tfn ')
        return "".join(text)

    def _noise(self) -> str:
        letters = (
            chr(self._luck.choice([self._luck.randrange(0x80), self._luck.randrange(0xD800)])) for _ in range(40)
        )
        return "".join(letters)

    def _binary(self) -> bytes:
        return self._luck.choice([self._luck.randbytes(60), self._strange_but_valid().encode(), b""])

    def _deep(self) -> str:
        depth = self._luck.choice([2, 500, 1500, 3900])
        opening, closing = self._luck.choice([("[", "]"), ('{"a":', "}")]) if depth < 1000 else ("[", "]")
        nest = opening * depth + "1" + closing * depth
        return self._luck.choice([
            nest,
            f'{{"type":"ping","n":{nest}}}',
            f'{{"x":{nest},"type":"ping","n":1}}',
            f'{{"type":"ping","n":1,"x":{nest}}}',
            f'{{"n":{nest[: 2 * depth]},"type":"say"}}',
        ])  # fmt: skip

    def _numbers(self) -> str:
        digits = self._luck.choice(
            ["9" * 20, "9" * 4000, "1e999", "-1e999", "0x10", "NaN", "Infinity", "01", "1.0", "-0"]
        )
        name = self._luck.choice(["n", "seat", "ply", "target"])
        return f'{{"type":"say","seat":0,"ply":0,"n":1,"action":"x","{name}":{digits}}}'

    def _twice(self) -> str:
        text = self._strange_but_valid()
        return self._luck.choice([text + text, text + "\n", text[:-1] + "," + text[1:], "\ufeff" + text])

    def _no_object(self) -> str:
        return json.dumps(self._luck.choice(VALUES))

    def _hello_again(self) -> str:
        return self._bad_hello() if self._luck.random() < 0.5 else self.hello()

    def _many_keys(self) -> str:
        return json.dumps({**{f"k{number}": 0 for number in range(400)}, **self._valid("ping")})

    def hello(self, **fields: Any) -> str:
        """A hello."""
        return json.dumps({**hello(self._table, self._token), **fields})

    def _bad_hello(self) -> str:
        luck = self._luck
        wrong = luck.choice(VALUES)
        if luck.random() < 0.2:
            return self.hello(**{luck.choice(["version", "topics", "x"]): wrong})
        token, name = (
            luck.choice(["", "A" * 32, "a" * 64]),
            luck.choice(["topic", "table", "token", "seat", "ply", "x"]),
        )
        [topic] = hello(self._table, token)["topics"]
        return self.hello(topics=[{**topic, name: wrong}])
