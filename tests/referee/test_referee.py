"""`anpfiff referee`, request by request."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from typing import Any

import pytest

from anpfiff.cli.referee import Conversation, serve
from anpfiff.core.rng import seeded
from anpfiff.games import SHELF

STARTERS = {"squads": "starter", "deck_mode": "starter"}


class Program:
    """A program that talks to the referee."""

    def __init__(self) -> None:
        self.conversation = Conversation()

    def ask(self, what: str, **fields: Any) -> dict[str, Any]:
        """Send a request and read the answer."""
        found: dict[str, Any] = json.loads(self.conversation.answer(json.dumps({"do": what, **fields})))
        return found

    def get(self, what: str, **fields: Any) -> dict[str, Any]:
        """Send a request that must be answered."""
        found = self.ask(what, **fields)
        assert found["ok"], found
        return found

    def refused(self, what: str, **fields: Any) -> dict[str, Any]:
        """Send a request that must be refused, and read the error."""
        before = self.ask("state"), self.ask("log")
        found = self.ask(what, **fields)
        assert not found["ok"], found
        assert (self.ask("state"), self.ask("log")) == before
        error: dict[str, Any] = found["error"]
        assert sorted(error) == ["expected", "kind", "message", "rule"]
        return error

    def play(self, seed: int, decisions: int = 100_000) -> int:
        """Play at random until the end or so many decisions; returns how many were made."""
        rng, made = seeded(seed), 0
        while made < decisions:
            now = self.get("asks")
            if now["over"]:
                break
            if now["fate"]:
                outcomes = now["fate"]["outcomes"]
                self.get("say", seat=-1, action=outcomes[rng.below(len(outcomes))][0])
                continue
            ask = now["asks"][rng.below(len(now["asks"]))]
            options = ask["options"]
            self.get("say", seat=ask["seat"], action=options[rng.below(len(options))])
            made += 1
        return made


@pytest.fixture
def program() -> Program:
    """A program with a new match."""
    found = Program()
    found.get("new", game="finale", seed=7)
    return found


def test_games_tells_editions_and_options() -> None:
    games = {game["key"]: game for game in Program().get("games")["games"]}
    finale, world_cup = games["finale"], games["world_cup"]

    assert list(games) == [game.key for game in SHELF]
    assert finale["seats"] == [2, 8]
    assert [edition["key"] for edition in finale["editions"]] == ["de_revised", "fr_first"]
    assert finale["editions"][1]["options"]["voluntary_substitutions"] == {"values": [3, 4], "default": 4}
    assert world_cup["seats"] == [2, 16]
    assert [edition["options"]["tournament"]["default"] for edition in world_cup["editions"]] == [1930, 2002]


@pytest.mark.parametrize("fate", ["seed", "manual"])
@pytest.mark.parametrize("edition", ["de_revised", "fr_first"])
def test_a_whole_match_can_be_played(fate: str, edition: str) -> None:
    program = Program()
    program.get("new", game="finale", edition=edition, fate=fate, options=STARTERS)
    program.play(3)

    end = program.get("asks")
    assert end["over"]
    assert end["asks"] == []
    assert end["fate"] is None
    assert sorted(seat for place in end["result"]["places"] for seat in place) == [0, 1]
    assert len(end["result"]["score"]) == 2
    assert program.refused("say", seat=0, action="ready")["kind"] == "over"


def test_a_cup_for_four_coaches_can_be_played() -> None:
    program = Program()
    program.get("new", game="finale", seats=4, seed=5, options=STARTERS)
    program.play(1)

    places = program.get("asks")["result"]["places"]
    assert [len(place) for place in places] == [1, 1, 2]


def test_the_same_seed_gives_the_same_match() -> None:
    logs = []
    for _ in range(2):
        program = Program()
        program.get("new", game="finale", seed=11)
        program.play(2)
        logs.append(program.get("log"))

    assert logs[0] == logs[1]


def test_state_and_load_put_a_match_back(program: Program) -> None:
    program.play(1, 80)
    state, asks = program.get("state")["state"], program.get("asks")
    other = Program()

    assert other.get("load", state=state)["ply"] == 0
    found = other.get("asks")
    assert found["asks"] == asks["asks"]
    assert other.get("state")["state"] == state
    other.play(4)
    assert other.get("asks")["over"]


def test_a_replay_can_be_loaded_and_played_on(program: Program) -> None:
    program.play(1, 60)
    log, ply = program.get("log"), program.get("asks")["ply"]
    other = Program()

    assert other.get("load", replay=log["replay"])["ply"] == ply
    assert other.get("state") == program.get("state")
    assert other.get("log") == log


def test_a_match_loaded_from_a_state_has_a_replay_too(program: Program) -> None:
    program.play(1, 80)
    other, third = Program(), Program()
    other.get("load", state=program.get("state")["state"], seed=3)
    other.play(2, 30)
    third.get("load", replay=other.get("log")["replay"])

    assert third.get("state") == other.get("state")


def test_undo_goes_back_and_the_dice_stay_the_same(program: Program) -> None:
    program.play(1, 70)
    log = program.get("log")["log"]

    assert program.get("undo", to=40)["ply"] == 40
    assert program.get("log")["log"] == log[:40]
    for line in log[40:]:
        seat, _, action = line.partition(": ")
        if seat != "-1":
            program.get("say", seat=int(seat), action=action)
    assert program.get("log")["log"] == log


def test_a_view_shows_a_seat_its_own_hand_only(program: Program) -> None:
    program.get("new", game="finale", options=STARTERS, seed=7)
    program.get("asks")

    for chair, open_hands in ((0, [True, False]), (1, [False, True]), ("spectator", [False, False])):
        sides = program.get("view", seat=chair)["view"]["table"]["sides"]
        assert ["cards" in side["hand"] for side in sides] == open_hands


def test_events_to_one_seat_are_not_for_the_other(program: Program) -> None:
    program.play(1, 60)
    everything = program.get("events", since=0)["events"]
    mine = program.get("events", since=0, seat=0)["events"]
    spectators = program.get("events", since=0, seat="spectator")["events"]

    assert {event["to"] for event in everything} == {"all", 0, 1}
    assert {event["to"] for event in mine} == {"all", 0}
    assert {event["to"] for event in spectators} == {"all"}
    later = program.get("events", since=30)["events"]
    assert later == [event for event in everything if event["ply"] > 30]


def test_say_returns_every_event_once(program: Program) -> None:
    rng, told = seeded(5), []
    while not (now := program.get("asks"))["over"]:
        ask = now["asks"][0]
        told += program.get("say", seat=ask["seat"], action=ask["options"][rng.below(len(ask["options"]))])["events"]

    assert told == program.get("events", since=0)["events"]


def test_odds_are_fractions_that_add_up(program: Program) -> None:
    rng, seen = seeded(6), 0
    while not (now := program.get("asks"))["over"]:
        ask = now["asks"][0]
        for chances in program.get("odds")["odds"].values():
            verdicts = [pair for label, pair in chances.items() if label != "success"]
            assert abs(sum(top / bottom for top, bottom in verdicts) - 1) < 1e-12
            assert 0 <= chances["success"][0] <= chances["success"][1]
            seen += 1
        program.get("say", seat=ask["seat"], action=ask["options"][rng.below(len(ask["options"]))])

    assert seen > 50


@pytest.mark.parametrize("lang", ["de", "en", "fr"])
def test_words_for_prompts_actions_and_events(program: Program, lang: str) -> None:
    program.play(1, 60)
    ask = program.get("asks")["asks"][0]

    assert "?" in program.get("words", lang=lang, prompt=ask["prompt"])["text"]
    assert program.get("words", lang=lang, action=ask["options"][0])["text"]
    for event in program.get("events", since=0)["events"]:
        assert program.get("words", lang=lang, event=event)["text"]


def test_words_without_a_match_need_the_game() -> None:
    program = Program()

    assert program.ask("words", lang="en", action="ready")["error"]["kind"] == "unknown"
    assert program.get("words", lang="en", action="ready", game="finale")["text"]
    won = {"kind": "won", "team": "italy", "opponent": "ivory_coast", "difference": 1}
    text = program.get("words", lang="de", event=won, game="fussball_fieber")["text"]
    assert text == "Italien schlägt die Elfenbeinküste mit 1:0!"


@pytest.mark.parametrize(
    ("kind", "request_"),
    [
        ("unknown", {"do": "kick"}),
        ("unknown", {"do": "new", "game": "chess"}),
        ("unknown", {"do": "new", "game": "finale", "edition": "es"}),
        ("unknown", {"do": "new", "game": "finale", "options": {"offside": True}}),
        ("unknown", {"do": "words", "lang": "es", "action": "ready"}),
        ("unknown", {"do": "words", "lang": "de", "event": {"kind": "own_goal"}}),
        ("unknown", {"do": "words", "lang": "de", "prompt": "finale-nothing"}),
        ("malformed", {"do": 7}),
        ("malformed", {}),
        ("malformed", {"do": "new"}),
        ("malformed", {"do": "new", "game": "finale", "seats": 3, "options": {"format": "match"}}),
        ("malformed", {"do": "new", "game": "finale", "seats": 9}),
        ("malformed", {"do": "new", "game": "finale", "seed": -1}),
        ("malformed", {"do": "new", "game": "finale", "seed": 1 << 63}),
        ("malformed", {"do": "new", "game": "finale", "seed": 1.5}),
        ("malformed", {"do": "new", "game": "finale", "fate": "dice"}),
        ("malformed", {"do": "new", "game": "finale", "options": {"goalkeepers_required": True}}),
        ("malformed", {"do": "new", "game": "finale", "options": []}),
        ("malformed", {"do": "new", "game": "finale", "own_cards": "["}),
        ("malformed", {"do": "new", "game": "finale", "sead": 7}),
        ("malformed", {"do": "say", "seat": "0", "action": "squad starter"}),
        ("malformed", {"do": "say", "seat": 0}),
        ("malformed", {"do": "say", "seat": True, "action": "squad starter"}),
        ("illegal", {"do": "say", "seat": 0, "action": "squad best"}),
        ("illegal", {"do": "say", "seat": 5, "action": "squad starter"}),
        ("illegal", {"do": "say", "seat": -1, "action": "die 3"}),
        ("malformed", {"do": "view", "seat": 2}),
        ("malformed", {"do": "view"}),
        ("malformed", {"do": "load"}),
        ("malformed", {"do": "load", "state": {"game": "finale"}}),
        ("malformed", {"do": "load", "replay": "1. e4 e5"}),
        ("malformed", {"do": "undo", "to": 1}),
        ("malformed", {"do": "undo"}),
        ("malformed", {"do": "events", "since": "now"}),
        ("malformed", {"do": "words", "lang": "de"}),
        ("malformed", {"do": "words", "lang": "de", "action": "dive"}),
        ("malformed", {"do": "words", "lang": "de", "event": {"kind": "scored", "team": "acker"}}),
    ],
)
def test_what_is_wrong_is_refused_with_its_kind(program: Program, kind: str, request_: dict[str, Any]) -> None:
    before = program.get("state"), program.get("log")
    answer = json.loads(program.conversation.answer(json.dumps(request_)))

    assert answer["ok"] is False
    assert answer["error"]["kind"] == kind
    assert answer["error"]["message"]
    assert (program.get("state"), program.get("log")) == before


def test_an_illegal_action_names_rule_and_options(program: Program) -> None:
    error = program.refused("say", seat=0, action="kick torbaldo")

    assert error["rule"] == "F1.1"
    assert error["expected"] == ["squad starter", "squad marked", "squad own"]


def test_a_seat_that_is_not_asked_is_told_who_is() -> None:
    program = Program()
    program.get("new", game="finale", options=STARTERS, seed=7)
    program.get("say", seat=0, action=program.get("asks")["asks"][0]["options"][0])

    error = program.refused("say", seat=0, action="tactic solo_run")
    assert error["kind"] == "illegal"
    assert error["expected"] == ["1"]


def test_before_a_match_there_is_nothing_to_ask() -> None:
    assert Program().ask("asks")["error"]["kind"] == "unknown"


def test_serve_answers_each_line_and_ends_at_quit_or_at_the_end() -> None:
    out = io.StringIO()
    serve(io.StringIO('{"do": "games"}\n\nrubbish\n{"do": "quit"}\n{"do": "games"}\n'), out)
    answers = [json.loads(line) for line in out.getvalue().splitlines()]
    assert [answer["ok"] for answer in answers] == [True, False, False, True]

    out = io.StringIO()
    serve(io.StringIO('{"do": "games"}'), out)
    assert len(out.getvalue().splitlines()) == 1


def test_bytes_that_are_no_text_get_an_answer_a_line() -> None:
    rubbish = b'\xff\xfe\n{"do": "games", "x": "\xed\xa0\x80"}\r\x85\x0c\n\x00\n{"do": "quit"}\n'
    code = "import sys; from anpfiff.cli.referee import serve; serve(sys.stdin, sys.stdout)"
    done = subprocess.run([sys.executable, "-c", code], input=rubbish, capture_output=True, check=True)

    assert [json.loads(line)["ok"] for line in done.stdout.splitlines()] == [False, False, False, True]
