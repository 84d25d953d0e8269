"""`anpfiff referee`: the engine for programs in any language. One JSON object a line in, one a line out."""

from __future__ import annotations

import io
import json
from typing import TYPE_CHECKING, Any, Final

from anpfiff.cards.catalog import LANGUAGES
from anpfiff.core.chair import SPECTATOR
from anpfiff.core.codec import encode, expect_dict, expect_list, expect_text, expect_whole
from anpfiff.core.event import ALL
from anpfiff.core.referee import is_fate_asked
from anpfiff.core.replay import read, write
from anpfiff.core.table import Table, from_state
from anpfiff.core.words import Words, words_of
from anpfiff.errors import CatalogError, Illegal, Malformed, Refusal, Unknown
from anpfiff.games import SHELF, find

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TextIO

    from anpfiff.core.game import Game

Answer = dict[str, Any]

REQUESTS: Final[dict[str, list[str]]] = {
    "games": [],
    "new": ["game", "edition", "seats", "seed", "options", "fate", "own_cards"],
    "asks": [],
    "say": ["seat", "action"],
    "view": ["seat"],
    "state": [],
    "load": ["state", "replay", "seed", "fate"],
    "odds": ["seat"],
    "preview": ["seat", "actions"],
    "events": ["since", "seat"],
    "log": [],
    "undo": ["to"],
    "words": ["lang", "prompt", "action", "event", "game"],
    "quit": [],
}
"""Every request with the fields it may have; `id` may stand in all and comes back in the answer."""

MOST_SEED: Final = (1 << 63) - 1


class Conversation:
    """One program's talk with the referee; at most one match at a time."""

    def __init__(self) -> None:
        self.is_done = False
        self._table: Table | None = None
        self._told = 0
        self._do: dict[str, Callable[[dict[str, Any]], Answer]] = {
            "games": self.games,
            "new": self.new,
            "asks": self.asks,
            "say": self.say,
            "view": self.view,
            "state": self.state,
            "load": self.load,
            "odds": self.odds,
            "preview": self.preview,
            "events": self.events,
            "log": self.log,
            "undo": self.undo,
            "words": self.words,
            "quit": self.quit,
        }

    def answer(self, line: str) -> str:
        """The answer to one line; whatever is wrong with it, the match is unharmed."""
        request: dict[str, Any] = {}
        try:
            request = _parse(line)
            found = {"ok": True, **self._obey(request)}
        except Refusal as refusal:
            found = _refused(refusal)
        except CatalogError as error:
            found = _refused(Malformed(str(error)))
        if isinstance(request.get("id"), str | int):
            found["id"] = request["id"]
        return json.dumps(found)

    def _obey(self, request: dict[str, Any]) -> Answer:
        what = expect_text(request.get("do"), "do")
        if what not in REQUESTS:
            raise Unknown(f"there is no request {what[:80]!r}", expected=list(REQUESTS))
        allowed = ["do", "id", *REQUESTS[what]]
        for key in request:
            if key not in allowed:
                raise Malformed(f"{what}: unknown field {key[:80]!r}", expected=allowed)
        ply = None if self._table is None else self._table.ply
        try:
            return self._do[what](request)
        except (Refusal, CatalogError):
            raise
        except Exception as error:  # a state loaded by hand may break any rule at any time
            if self._table is not None and ply is not None:
                self._table.rewind(ply)
            raise Illegal(f"the table cannot go on like this ({type(error).__name__}: {error})") from error

    @property
    def table(self) -> Table:
        """The match that is going on."""
        if self._table is None:
            raise Unknown("there is no match; begin one with new or load", expected=["new", "load"])
        return self._table

    def _begin(self, table: Table) -> Answer:
        self._table = table
        self._told = 0
        return {"ply": table.ply}

    def games(self, _request: dict[str, Any]) -> Answer:
        """All games with their editions and options."""
        return {"games": [_describe(game) for game in SHELF]}

    def new(self, request: dict[str, Any]) -> Answer:
        """Lay a table; everything but the game may be left out."""
        game = find(expect_text(request.get("game"), "game"))
        seats = request.get("seats")
        setup = game.agree(
            None if request.get("edition") is None else expect_text(request["edition"], "edition"),
            expect_dict(request.get("options", {}), "options"),
            None if seats is None else expect_whole(seats, "seats", 1, 64),
            expect_text(request.get("own_cards", ""), "own_cards"),
        )
        return self._begin(Table(game, setup, _seed(request, 0)))

    def asks(self, _request: dict[str, Any]) -> Answer:
        """Who is asked what; or what fate is asked; or how it ended."""
        table = self.table
        asks = [
            {
                "seat": decision.seat,
                "prompt": decision.prompt,
                "rule": decision.rule,
                "options": [action.notation for action in decision.options],
            }
            for decision in table.asks()
        ]
        found: Answer = {"ply": table.ply, "over": table.is_over, "asks": asks, "fate": None}
        if is_fate_asked(table.state):
            phase = table.state.agenda[-1]
            fate = phase.outcomes(table.state)
            found["fate"] = {
                "prompt": f"{table.game.key}-{phase.key()}",
                "rule": phase.rule,
                "outcomes": [[action.notation, int(fate.weights[k])] for k, action in enumerate(fate.actions)],
            }
        if table.is_over:
            found["result"] = table.result().as_data()
        return found

    def say(self, request: dict[str, Any]) -> Answer:
        """A seat, or with manual fate seat -1, says something."""
        table = self.table
        seat = expect_whole(request.get("seat"), "seat", -1, 63)
        table.say(seat, expect_text(request.get("action"), "action"))
        told = [_event(ply, event) for ply, event in table.events[self._told :]]
        self._told = len(table.events)
        return {"ply": table.ply, "events": told}

    def view(self, request: dict[str, Any]) -> Answer:
        """What a seat or a spectator may see, and what follows from it by the rules."""
        chair = self._chair(request.get("seat"))
        return {"view": self.table.encode(chair), "facts": self.table.game.facts(self.table.view(chair))}

    def state(self, _request: dict[str, Any]) -> Answer:
        """The whole truth."""
        return {"state": self.table.encode()}

    def load(self, request: dict[str, Any]) -> Answer:
        """Put a state back, or read a replay."""
        if "replay" in request:
            for key in ("state", "seed", "fate"):
                if key in request:
                    raise Malformed(f"load: a replay brings its own {key}")
            return self._begin(read(expect_text(request["replay"], "replay"), find))
        data = expect_dict(request.get("state"), "state")
        game = find(expect_text(data.get("game"), "game"))
        before = 0 if self._table is None else self._table.seed
        return self._begin(from_state(game, data, _seed(request, before)))

    def odds(self, request: dict[str, Any]) -> Answer:
        """The exact chances of the decision now asked."""
        asks = self.table.asks()
        if "seat" in request:
            seat = expect_whole(request["seat"], "seat", 0, 63)
        elif asks:
            seat = asks[0].seat
        else:
            return {"odds": {}}
        chances = self.table.odds(seat)
        return {
            "odds": {
                option: {label: [chance.numerator, chance.denominator] for label, chance in found.items()}
                for option, found in chances.items()
            }
        }

    def preview(self, request: dict[str, Any]) -> Answer:
        """What an answer would do, or a part of one, as the seat would see it."""
        seat = expect_whole(request.get("seat"), "seat", 0, 63)
        said = [expect_text(action, "actions") for action in expect_list(request.get("actions"), "actions")]
        view = self.table.preview(seat, said)
        return {"view": encode(self.table.game, self.table.setup, view), "facts": self.table.game.facts(view)}

    def events(self, request: dict[str, Any]) -> Answer:
        """What was told after a ply, to everybody or to one chair."""
        since = expect_whole(request.get("since", 0), "since", -1, MOST_SEED)
        told = [(ply, event) for ply, event in self.table.events if ply > since or since == 0]
        if "seat" in request:
            chair = self._chair(request["seat"])
            told = [(ply, event) for ply, event in told if event.to in (ALL, chair)]
        return {"events": [_event(ply, event) for ply, event in told]}

    def log(self, _request: dict[str, Any]) -> Answer:
        """Everything that was said, and the replay file."""
        return {"log": [str(entry) for entry in self.table.log], "replay": write(self.table)}

    def undo(self, request: dict[str, Any]) -> Answer:
        """Go back to an earlier ply."""
        table = self.table
        table.rewind(expect_whole(request.get("to"), "to", 0, table.ply))
        self._told = len(table.events)
        return {"ply": table.ply}

    def words(self, request: dict[str, Any]) -> Answer:
        """A prompt, an action or an event as a sentence."""
        asked = [key for key in ("prompt", "action", "event") if key in request]
        if len(asked) != 1:
            raise Malformed("words: expected one of prompt, action and event", expected=["prompt", "action", "event"])
        lang = expect_text(request.get("lang"), "lang")
        if lang not in LANGUAGES:
            raise Unknown(f"there are no words in {lang[:20]!r}", expected=LANGUAGES)
        game = find(expect_text(request["game"], "game")) if "game" in request else self.table.game
        own_cards = "" if self._table is None else self._table.setup.own_cards
        words = words_of(game, lang, own_cards)
        value = request[asked[0]]
        if asked[0] == "prompt":
            return {"text": words.ask(expect_text(value, "prompt").removeprefix(f"{game.key}-"))}
        if asked[0] == "action":
            return {"text": words.say(game.vocabulary.read(expect_text(value, "action")))}
        return {"text": _tell(game, words, expect_dict(value, "event"))}

    def quit(self, _request: dict[str, Any]) -> Answer:
        """The end."""
        self.is_done = True
        return {}

    def _chair(self, seat: object) -> int:
        if seat == "spectator":
            return SPECTATOR
        return expect_whole(seat, "seat", 0, self.table.setup.seats - 1)


def _parse(line: str) -> dict[str, Any]:
    try:
        found = json.loads(line, parse_constant=_no_number)
    except (ValueError, RecursionError) as error:
        raise Malformed(f"this is no JSON: {str(error)[:200]}") from error
    return expect_dict(found, "request")


def _no_number(text: str) -> float:
    raise ValueError(f"{text} is no number")


def _seed(request: dict[str, Any], usual: int | None) -> int | None:
    fate = request.get("fate", "seed" if "seed" in request or usual is not None else "manual")
    if fate == "manual":
        return None
    if fate != "seed":
        raise Malformed("fate: expected seed or manual", expected=["seed", "manual"])
    return expect_whole(request.get("seed", usual or 0), "seed", 0, MOST_SEED)


def _refused(refusal: Refusal) -> Answer:
    error = {
        "kind": refusal.kind,
        "message": refusal.message,
        "rule": refusal.rule or None,
        "expected": refusal.expected,
    }
    return {"ok": False, "error": error}


def _describe(game: Game) -> Answer:
    editions = [
        {
            "key": edition.key,
            "options": {
                option.name: {"values": option.values, "default": option.default} for option in edition.options
            },
        }
        for edition in game.editions()
    ]
    return {"key": game.key, "revision": game.revision, "seats": list(game.seats), "editions": editions}


def _event(ply: int, event: Any) -> Answer:
    return {"ply": ply, **event.as_data()}


def _tell(game: Game, words: Words, data: dict[str, Any]) -> str:
    name = expect_text(data.get("kind"), "kind")
    kind = game.events.kinds.get(name)
    if kind is None:
        raise Unknown(f"there is no event {name[:80]!r}", expected=list(game.events.kinds))
    args: dict[str, str | int] = {}
    for k, arg in enumerate(kind.names):
        ids = kind.ids[k]
        if ids is None:
            args[arg] = expect_whole(data.get(arg), arg, -MOST_SEED, MOST_SEED)
        elif data.get(arg) in ids:
            args |= words.named({arg: str(data[arg])})
        else:
            raise Malformed(f"{arg}: expected one of {len(ids)} ids, found {str(data.get(arg))[:40]!r}", expected=ids)
    return words.text(f"tell-{name.replace('_', '-')}", args)


def serve(lines: TextIO, out: TextIO) -> None:
    """Answer line by line until `quit` or the end of input."""
    if isinstance(lines, io.TextIOWrapper):
        lines.reconfigure(encoding="utf-8", errors="replace", newline="\n")
    conversation = Conversation()
    for line in lines:
        out.write(conversation.answer(line) + "\n")
        out.flush()
        if conversation.is_done:
            return
