"""Plays matches of Finale and keeps what a seat is told at interesting moments, as fixtures for the harness.

Run from the project's folder: ``.venv/bin/python client/dev/finale/capture.py``
"""

# ruff: noqa: ARG005, D103, S311, T201 (a script: it prints, and plays at random)

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from anpfiff.cards.catalog import LANGUAGES
from anpfiff.core.chair import SPECTATOR
from anpfiff.core.table import Decision, Table
from anpfiff.games import find

FOLDER: Final = Path(__file__).parent / "fixtures"
GAME: Final = find("finale")
NAMES: Final = ["Mara", "Jonas", "Léa", "Emil", "Noor", "Maximiliane", "Ben", "Zoë"]
Wanted = Callable[[Table, Decision], bool]


def told(table: Table, chair: int) -> list[dict[str, Any]]:
    """The events this chair was told, as ticker lines."""
    found: list[dict[str, Any]] = []
    for _, event in table.events:
        if event.to in (-1, chair):
            found.append({"line": "told", "event": event.kind.name, "args": event.args()})
    return found


def news(table: Table, chair: int) -> dict[str, Any]:
    """What the server would send to this chair now, and the odds it would give."""
    asked = [] if table.is_over else table.asks()
    mine = next((decision for decision in asked if decision.seat == chair), None)
    view = table.encode(chair)
    lines = told(table, chair)
    result = table.result() if table.is_over else None
    odds = {} if mine is None else table.odds(chair)
    return {
        "info": {
            "id": "samstag", "game": "finale", "revision": 1, "edition": table.setup.edition,
            "options": table.setup.options, "seats": table.setup.seats, "own_cards": "",
            "clock": {"kind": "none", "seconds": 0, "then": "bot"}, "public": False, "opened": 0, "commitment": "",
        },
        "news": {
            "type": "news", "ply": table.ply, "since": 0, "lines": lines,
            "chair": None if chair == SPECTATOR else chair,
            "status": "over" if table.is_over else "running",
            "seats": [
                {"name": NAMES[k], "kind": "person", "bot": None, "state": "ready", "part": ""}
                for k in range(table.setup.seats)
            ],
            "asked": [{"seat": decision.seat, "since": 0, "until": None} for decision in asked],
            "decision": None if mine is None else {
                "seat": mine.seat, "role": mine.role, "prompt": mine.question, "rule": mine.rule,
                "options": [action.notation for action in mine.options],
            },
            "view": {part: view[part] for part in ("agenda", "roles", "sealed", "table")},
            "proposal": None, "may_undo": False,
            "result": None
            if result is None
            else {"places": result.places, "score": result.score, "reason": result.reason},
            "secret": None,
        },
        "chances": {
            option: {verdict: [chance.numerator, chance.denominator] for verdict, chance in verdicts.items()}
            for option, verdicts in odds.items()
        },
    }  # fmt: skip


def play(options: dict[str, Any], seats: int, seed: int, wanted: Wanted, skip: int = 0) -> tuple[Table, int] | None:
    """A match played at random until a decision is wanted (and so many before it were passed)."""
    rng = random.Random(seed)
    table = Table(GAME, GAME.agree(options=options, seats=seats), seed=seed)
    while not table.is_over:
        decisions = table.asks()
        for decision in decisions:
            if wanted(table, decision):
                if skip == 0:
                    return table, decision.seat
                skip -= 1
        decision = rng.choice(decisions)
        table.say(decision.seat, answer(decision, rng))
    return None


def answer(decision: Decision, rng: random.Random) -> str:
    """Any answer, but few substitutions, so that matches look like matches."""
    options = [action.notation for action in decision.options]
    if "squad own" in options:
        return "squad own"
    if "ready" in options and rng.random() < 0.8:
        return "ready"
    return rng.choice(options)


def find_moment(
    options: dict[str, Any], wanted: Wanted, seats: int = 2, skip: int = 0, tries: int = 400
) -> tuple[Table, int]:
    for seed in range(tries):
        found = play(options, seats, seed, wanted, skip)
        if found is not None:
            return found
    raise SystemExit("no such moment")


def asks(*questions: str) -> Wanted:
    return lambda table, decision: decision.question in questions


def state(table: Table) -> dict[str, Any]:
    return GAME.encode(table.state)


STARTER: Final = {"squads": "starter", "deck_mode": "starter"}
DECIDED: Final = {**STARTER, "tie_after_90": "extra_time_and_shootout"}


def late(*questions: str, seat: int | None = 0, period: int = 3) -> Wanted:
    """One of these questions, to this seat, not before a period."""

    def wanted(table: Table, decision: Decision) -> bool:
        return (
            decision.question in questions
            and (seat is None or decision.seat == seat)
            and state(table)["period"] >= period
        )

    return wanted


def attacking(stage: int, mine: bool, seat: int = 0, counter: bool = False) -> Wanted:
    def wanted(table: Table, decision: Decision) -> bool:
        if not decision.question.startswith("field") or decision.seat != seat:
            return False
        now = state(table)
        is_counter = now["attacking"] != now["attacker"]
        return (
            now["stage"] == stage and (now["attacking"] == seat) == mine and is_counter == counter and now["period"] > 2
        )

    return wanted


def over(options: dict[str, Any], seats: int, keep: Callable[[Table], bool]) -> Table:
    for seed in range(400):
        rng = random.Random(seed)
        table = Table(GAME, GAME.agree(options=options, seats=seats), seed=seed)
        while not table.is_over:
            decision = rng.choice(table.asks())
            table.say(decision.seat, answer(decision, rng))
        if keep(table):
            return table
    raise SystemExit("no such end")


def write(name: str, data: object) -> None:
    (FOLDER / f"{name}.json").write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")
    print(name)


def moment(name: str, options: dict[str, Any], wanted: Wanted, seats: int = 2, skip: int = 0) -> None:
    table, seat = find_moment(options, wanted, seats, skip)
    write(name, news(table, seat))


def dressing_rooms() -> None:
    moment("dressing-room", {}, asks("choose-squad"))
    moment("dressing-room-away", {}, lambda table, decision: decision.seat == 1)
    moment("deck-colour", {"squads": "starter"}, asks("choose-colour"))
    moment("deck-free", {"squads": "starter", "deck_mode": "free_choice"}, asks("choose-card"))
    table = Table(GAME, GAME.agree(), seed=1)
    for line in ("squad own", "pick bernd_klauball", "pick guenter_granit"):
        table.say(0, line)
    write("dressing-room-interrupted", news(table, 0))


def whole_match() -> None:
    moment("play-tactic", STARTER, late("play-tactic"))
    moment("new-tactic", STARTER, late("new-tactic"))
    moment("exchange", STARTER, late("exchange-tactic"))
    moment("build-up-attack", STARTER, attacking(0, True))
    moment("build-up-defend", STARTER, attacking(0, False))
    moment("finish-attack", STARTER, attacking(1, True))
    moment("finish-defend", STARTER, attacking(1, False))
    moment("field-again", STARTER, late("field-again"))
    moment("stand-in", STARTER, late("field-stand-in", period=1))
    moment("counter", STARTER, attacking(0, True, counter=True))
    moment("may-counter", {**STARTER, "counter": "optional"}, late("may-counter"))
    moment("several-at-risk", STARTER, late("point-at-man"))
    moment("injury", STARTER, late("replace-injured"))
    moment("new-keeper", STARTER, late("new-keeper", period=1))
    moment("give-way", {"deck_mode": "starter"}, late("give-way", seat=None, period=1))
    moment("emergency-keeper", {"deck_mode": "starter"}, late("emergency-keeper", seat=None, period=1))
    moment("substitution", STARTER, late("take-off"))
    moment("substitution-refill", {**STARTER, "lost_row_refill": True}, late("take-off", period=5))
    moment("extra-time", DECIDED, late("field-forward", "field-midfielder", "field-defender", period=7))
    moment("kickers", DECIDED, late("order-kickers"))
    table, seat = find_moment(
        DECIDED, lambda table, decision: decision.question == "order-kickers" and state(table)["series"] == 1
    )
    write("sudden-death", news(table, seat))
    table, seat = find_moment(STARTER, attacking(0, True))
    write("waiting", news(table, 1 - seat))
    write("spectator", news(table, SPECTATOR))
    write("full-time", news(over(STARTER, 2, lambda table: True), 0))
    write("shoot-out-won", news(over(DECIDED, 2, lambda table: state(table)["reason"] == "shoot_out"), 0))


def cups() -> None:
    moment(
        "cup-tie-second-leg",
        {**STARTER, "format": "cup_tie"},
        lambda table, decision: state(table)["leg"] == 2 and decision.question == "play-tactic",
    )
    moment(
        "cup-eight",
        STARTER,
        lambda table, decision: (
            state(table)["round"] == 2 and state(table)["leg"] == 2 and decision.question == "play-tactic"
        ),
        seats=8,
    )
    table, _ = find_moment(STARTER, lambda table, decision: state(table)["round"] == 2, 8)
    idle = next(seat for seat in range(8) if seat not in table.state.roles)
    write("cup-eight-idle", news(table, idle))
    write("cup-won", news(over(STARTER, 5, lambda table: True), 0))


def words() -> None:
    names = GAME.names()
    folder = GAME.folder / "words"
    for language in LANGUAGES:
        ftl = (
            (folder / f"{language}.ftl").read_text("utf-8")
            + "\n"
            + (folder / f"board.{language}.ftl").read_text("utf-8")
        )
        write(f"words-{language}", {"ftl": ftl, "names": names[language]})
    write(
        "cards",
        [
            {
                "kind": card.kind,
                "id": card.id,
                "names": card.names,
                "fields": card.fields,
                "provenance": card.provenance,
            }
            for card in GAME.cards()
        ],
    )


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    words()
    dressing_rooms()
    whole_match()
    cups()
