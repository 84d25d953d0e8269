"""A bot of one's own stands at a server: it takes its seats, comes back, and what is wrong with it loses the match."""

from __future__ import annotations

import contextlib
import json
import subprocess
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING

import psutil  # type: ignore[import-untyped]
import pytest
from websockets.datastructures import Headers
from websockets.http11 import Response
from websockets.sync.server import serve

from anpfiff.cli.seat_connection import SeatConnection
from anpfiff.cli.standing_bot import BotWish, identity_in
from anpfiff.cli.visit import Visit
from tests.server.process import PATIENCE, ROOT, Server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from websockets.http11 import Request
    from websockets.sync.server import ServerConnection

    from tests.server.process import Message

    Stand = Callable[..., subprocess.Popen[str]]

COACH = f"{ROOT / 'examples' / 'own_bots' / 'coach.py'}:Coach"
FRIEND, RANDOM = {"kind": "friend"}, {"kind": "bot", "bot": "random"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "stadium.db", tmp_path, "--all") as made:
        yield made
        made.check_log()


@pytest.fixture
def stand(server: Server, tmp_path: Path) -> Iterator[Stand]:
    """Starts a standing bot; none is left behind."""
    begun: list[subprocess.Popen[str]] = []

    def start(bot: str, *more: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "anpfiff", "bot", bot, "--server", f"http://{server.host}", "--lang", "en"]
        command += ["--key", str(tmp_path / "bot.json"), *more]
        begun.append(subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT))
        return begun[-1]

    yield start
    for bot in begun:
        bot.terminate()
        bot.communicate(timeout=PATIENCE)


def open_table(server: Server, *seats: Message, public: bool = True, game: str = "penalty_duel") -> Message:
    wish = {"game": game, "seats": list(seats), "public": public}
    found: Message = server.http("POST", "/api/tables", wish).json()
    return found


def table(server: Server, laid: Message) -> Message:
    found: Message = server.http(
        "GET", f"/api/tables/{laid['table']}", headers={"Authorization": f"Bearer {laid['watch']}"}
    ).json()
    return found


def said_by(bot: subprocess.Popen[str]) -> str:
    said, wrong = bot.communicate(timeout=4 * PATIENCE)
    assert (bot.returncode, wrong) == (0, "")
    return said


def wait_for(is_so: Callable[[], bool], bot: subprocess.Popen[str]) -> None:
    until = time.monotonic() + 2 * PATIENCE
    while not is_so():
        assert bot.poll() is None, bot.communicate()
        assert time.monotonic() < until
        time.sleep(0.1)


def test_it_takes_open_seats_several_at_once_and_plays_to_the_end(server: Server, stand: Stand) -> None:
    laid = [open_table(server, FRIEND, RANDOM) for _ in range(3)]
    said = said_by(stand(COACH, "--tables", "2", "--matches", "3", "--name", "Sweeper"))

    for one in laid:
        found = table(server, one)
        assert found["status"] == "over"
        assert found["seats"][0]["name"] == "Sweeper"
        assert f"{one['table']}: " in said
    assert sum(line.endswith(("won", "lost", "drawn")) for line in said.splitlines()) == 3


def test_it_takes_the_seat_it_is_invited_to_and_no_other(server: Server, stand: Stand) -> None:
    public = open_table(server, FRIEND, RANDOM)
    private = open_table(server, RANDOM, FRIEND, public=False)
    link = f"http://{server.host}/t/{private['table']}#{private['invites']['1']}"
    said_by(stand(COACH, "--link", link, "--invited", "--matches", "1"))

    assert table(server, private)["status"] == "over"
    assert table(server, public)["status"] == "open"


def test_killed_it_comes_back_to_its_table_with_its_key(server: Server, stand: Stand, tmp_path: Path) -> None:
    laid = open_table(server, FRIEND, FRIEND, public=False)
    link = f"http://{server.host}/t/{laid['table']}#{laid['invites']['0']}"
    first = stand(COACH, "--link", link, "--invited")
    wait_for(lambda: table(server, laid)["seats"][0]["state"] == "ready", first)
    first.terminate()
    first.communicate(timeout=PATIENCE)
    kept = json.loads((tmp_path / "bot.json").read_text(encoding="utf-8"))
    assert kept["tables"] == [laid["table"]]
    assert (tmp_path / "bot.json").stat().st_mode & 0o077 == 0

    again = stand(COACH, "--invited", "--matches", "1")
    second = stand(
        COACH,
        *("--link", f"http://{server.host}/t/{laid['table']}#{laid['invites']['1']}"),
        *("--invited", "--matches", "1", "--key", str(tmp_path / "other.json")),
    )
    said_by(again)
    said_by(second)
    assert table(server, laid)["status"] == "over"
    assert json.loads((tmp_path / "bot.json").read_text(encoding="utf-8"))["tables"] == []


@pytest.mark.parametrize(
    ("method", "reason"),
    [
        ("        return 'nonsense'\n", "it said what it may not"),
        ("        raise ValueError('no idea')\n", "it crashed"),
        ("        raise SystemExit\n", "it crashed"),
        ("        while True:\n            pass\n", "it thought longer than 0.5 s"),
        ("        import os\n        os._exit(0)\n", "its process ended (exit 0)"),
        ("        import os\n        os.abort()\n", "its process ended (SIGABRT)"),
        (
            "        import signal\n        signal.signal(signal.SIGALRM, signal.SIG_IGN)\n        signal.pause()\n",
            "it thought longer than 0.5 s",
        ),
    ],
)
def test_what_is_wrong_with_a_bot_loses_the_match(
    server: Server, stand: Stand, tmp_path: Path, method: str, reason: str
) -> None:
    file = tmp_path / "faulty.py"
    head = "import anpfiff\n\n\nclass Faulty(anpfiff.Bot):\n    def choose(self, view, role, options, rng):\n"
    file.write_text(head + method, encoding="utf-8")
    laid = open_table(server, FRIEND, RANDOM)
    said = said_by(stand(f"{file}:Faulty@0.5", "--matches", "1"))

    assert reason in said
    found = table(server, laid)
    assert found["status"] == "over"
    assert found["result"]["places"][0] == [1]


def test_a_bot_that_cannot_be_made_for_a_table_loses_there(server: Server, stand: Stand, tmp_path: Path) -> None:
    """It was well when the command looked at it."""
    file = tmp_path / "faulty.py"
    file.write_text(
        "import anpfiff, os\nfrom multiprocessing import parent_process\nclass Faulty(anpfiff.Bot):\n"
        "    def __init__(self):\n        if parent_process() is not None:\n            1 / 0\n"
        "    def choose(self, view, role, options, rng):\n        return options[0]\n",
        encoding="utf-8",
    )
    laid = open_table(server, FRIEND, RANDOM)

    assert "division by zero" in said_by(stand(f"{file}:Faulty", "--matches", "1"))
    assert table(server, laid)["result"]["places"][0] == [1]


def seats_of(bot: subprocess.Popen[str]) -> list[psutil.Process]:
    """The processes in which it plays; others below it only keep house."""
    return [one for one in psutil.Process(bot.pid).children() if "spawn_main" in " ".join(one.cmdline())]


def test_a_seat_whose_process_somebody_else_kills_is_played_on(server: Server, stand: Stand, tmp_path: Path) -> None:
    laid = open_table(server, FRIEND, FRIEND, public=False)
    first, second = (f"http://{server.host}/t/{laid['table']}#{laid['invites'][seat]}" for seat in "01")
    bot = stand(COACH, "--link", first, "--invited", "--matches", "1")
    wait_for(lambda: table(server, laid)["seats"][0]["state"] == "ready", bot)
    [seat] = seats_of(bot)
    seat.kill()
    other = stand(COACH, "--link", second, "--invited", "--matches", "1", "--key", str(tmp_path / "other.json"))

    for one in (bot, other):
        assert said_by(one).splitlines()[-1].endswith(("won", "lost", "drawn"))
    assert table(server, laid)["result"]["reason"] not in ("resigned", "forfeit")


def test_it_plays_on_when_the_server_is_killed_in_the_middle(server: Server, stand: Stand, tmp_path: Path) -> None:
    """It waits for the server, comes back to its seat with its key, and ends the match."""
    file = tmp_path / "pensive.py"
    file.write_text(
        "import time\nclass Pensive:\n    def choose(self, view, role, options, rng):\n"
        "        time.sleep(0.5)\n        return options[0]\n",
        encoding="utf-8",
    )
    laid = open_table(server, FRIEND, FRIEND, public=False)
    links = [f"http://{server.host}/t/{laid['table']}#{laid['invites'][seat]}" for seat in "01"]
    keys = [str(tmp_path / f"{seat}.json") for seat in "01"]
    bots = [
        stand(f"{file}:Pensive", "--link", link, "--invited", "--matches", "1", "--key", key)
        for link, key in zip(links, keys, strict=True)
    ]
    wait_for(lambda: table(server, laid)["status"] == "running", bots[0])
    server.kill()
    time.sleep(1.5)  # so that they look for a server in vain
    assert [bot.poll() for bot in bots] == [None, None]
    server.start()
    assert table(server, laid)["status"] == "running", "it was in the middle of the match"

    for bot in bots:
        assert said_by(bot).splitlines()[-1].endswith(("won", "lost", "drawn"))
    assert table(server, laid)["result"]["reason"] not in ("resigned", "forfeit")


def test_it_enters_a_cup_by_its_link_and_plays_it_to_the_end(server: Server, stand: Stand, tmp_path: Path) -> None:
    key = "organiser-of-a-cup-of-strangers-00"
    leads = {"Authorization": f"Bearer {key}"}
    wish = {"game": "penalty_duel", "key": key, "size": 4, "format": {"kind": "league"}, "fill": "random"}
    opened = server.http("POST", "/api/competitions", wish).json()
    path = f"/api/competitions/{opened['id']}"

    def cup() -> Message:
        found: Message = server.http("GET", path, headers=leads).json()
        return found

    link = f"http://{server.host}/cup/{opened['id']}#{opened['link']}"
    bot = stand(COACH, "--link", link, "--invited", "--name", "Sweeper")
    wait_for(lambda: any(one["is_here"] for one in cup()["entrants"]), bot)
    server.http("POST", path, {"want": "draw"}, headers=leads)
    server.http("POST", path, {"want": "show_lots", "number": 64}, headers=leads)
    said = said_by(bot)

    found = cup()
    assert found["status"] == "done"
    assert [one["name"] for one in found["entrants"] if not one["bot"]] == ["Sweeper"]
    assert sum(line.endswith(("won", "lost", "drawn")) for line in said.splitlines()) == 3, "one match in every round"
    assert all(match["how"] == "played" for one in found["rounds"] for tie in one["ties"] for match in tie["matches"])
    kept = json.loads((tmp_path / "bot.json").read_text(encoding="utf-8"))
    assert (kept["tables"], kept["cups"]) == ([], [])


def test_it_says_again_what_came_too_fast(tmp_path: Path) -> None:
    with Server(tmp_path / "slow.db", tmp_path, "--all", "--rate", "2", "--access-log") as slow:
        laid = open_table(slow, FRIEND, RANDOM, public=False)
        link = f"http://{slow.host}/t/{laid['table']}#{laid['invites']['0']}"
        at = ["--server", f"http://{slow.host}", "--link", link, "--invited", "--matches", "1", "--lang", "en"]
        command = [sys.executable, "-m", "anpfiff", "bot", COACH, "--key", str(tmp_path / "bot.json"), *at]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT) as bot:
            assert said_by(bot).splitlines()[-1].endswith(("won", "lost", "drawn"))
        slow.stop()
        assert slow.log().count("LINE /socket") == 2, "its key is tried first; then it came back on another line"


class ClosedServer(BaseHTTPRequestHandler):
    """Answers as a server does that has never heard of visiting bots, or whose host wants none."""

    status = 404

    def do_GET(self) -> None:
        """No table is open."""
        self._answer(200, {"tables": []})

    def do_POST(self) -> None:
        """No such path."""
        self._answer(self.status, {"error": {"kind": "unknown", "message": "not here"}})

    def _answer(self, status: int, body: Message) -> None:
        self.send_response(status)
        self.end_headers()
        self.wfile.write(json.dumps(body).encode())

    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


@pytest.mark.parametrize(("status", "words"), [(404, "older"), (403, "Nobody sees that it is there: not here")])
def test_where_there_is_no_list_it_says_so_once(tmp_path: Path, status: int, words: str) -> None:
    told: list[str] = []
    how = type("Closed", (ClosedServer,), {"status": status})
    with ThreadingHTTPServer(("127.0.0.1", 0), how) as older:
        threading.Thread(target=older.serve_forever, daemon=True).start()
        url = f"http://127.0.0.1:{older.server_port}"
        wish = BotWish(COACH, url, "Sweeper", (), 1, True, "en", (("finale", 1),))
        visit = Visit(wish, identity_in(tmp_path / "bot.json").key, told.append)
        assert [visit.speak(1) for _ in range(3)] == [[], [], []]
        visit.leave()
        older.shutdown()
    assert len(told) == 1
    assert words in told[0]


STOLEN: list[str] = []


class BadServer(BaseHTTPRequestHandler):
    """A server that would have the bot's key elsewhere, its terminal, its memory, or says what makes no sense."""

    way = ""

    def do_POST(self) -> None:
        """Do harm."""
        self.rfile.read(int(self.headers["content-length"]))
        if self.way == "elsewhere":
            self.send_response(302)
            self.send_header("location", f"http://localhost:{self.server.server_port}/stolen")  # type: ignore[attr-defined]
            self.end_headers()
            return
        self.send_response(403 if self.way == "escapes" else 200)
        self.end_headers()
        refused = json.dumps({"error": {"message": "\x1b]0;mine\x07\x1b[2J"}}).encode()
        with contextlib.suppress(OSError):
            self.wfile.write(
                {"escapes": refused, "other": b'{"x": 1}', "cut": b'{"x"', "endless": b" " * (1 << 22)}[self.way]
            )

    def do_GET(self) -> None:
        """Whoever comes here was sent."""
        STOLEN.append(str(self.headers["authorization"]))
        self._answer_nothing()

    def _answer_nothing(self) -> None:
        self.send_response(404)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


@pytest.mark.parametrize(
    ("way", "words"),
    [
        ("elsewhere", "leads elsewhere, to http://localhost:"),
        ("escapes", "Nobody sees that it is there: ?]0;mine??[2J"),
        ("other", "does not answer as an Anpfiff server does (Object missing required field"),
        ("cut", "does not answer as an Anpfiff server does (Input data was truncated)"),
        ("endless", "does not answer as an Anpfiff server does (more than 1048576 bytes)"),
    ],
)
def test_a_bad_server_gets_neither_key_nor_terminal(tmp_path: Path, way: str, words: str) -> None:
    STOLEN.clear()
    with ThreadingHTTPServer(("127.0.0.1", 0), type("Bad", (BadServer,), {"way": way})) as bad:
        threading.Thread(target=bad.serve_forever, daemon=True).start()
        url = f"http://127.0.0.1:{bad.server_port}"
        command = [sys.executable, "-m", "anpfiff", "bot", COACH, "--server", url, "--lang", "en", "--invited"]
        command += ["--key", str(tmp_path / "bot.json"), "--games", "penalty_duel"]
        bot = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=ROOT)
        assert bot.stdout is not None
        said = bot.stdout.readline() + bot.stdout.readline()
        if way == "escapes":  # it goes on, unseen; wherever else there is no server, it ends by itself
            bot.terminate()
        rest, _ = bot.communicate(timeout=PATIENCE)
        bad.shutdown()
    assert words in said + rest
    assert "\x1b" not in said + rest
    assert "Traceback" not in said + rest
    assert STOLEN == [], "the key was sent to another address"


@pytest.mark.parametrize("said", [{}, {"type": "welcome"}, {"type": "news", "status": "open"}, 7, "not JSON"])
def test_a_seat_is_not_played_where_the_server_makes_no_sense(said: object) -> None:
    def talk(line: ServerConnection) -> None:
        line.recv()
        line.send(said if isinstance(said, str) else json.dumps(said))
        line.recv()

    with serve(talk, "127.0.0.1", 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        url = f"http://127.0.0.1:{server.socket.getsockname()[1]}"
        found = SeatConnection(url, "table", "Sweeper", "key", lambda _: None).play("")
        server.shutdown()
    assert found.problem is not None
    assert found.problem.key == "bot-nonsense"


def test_a_seat_is_not_led_elsewhere() -> None:
    """Its key is said in its first message: to the server that was named, and to nobody else."""
    asked: list[str] = []

    def lead(line: ServerConnection, request: Request) -> Response:
        asked.append(request.path)
        port = line.local_address[1]
        return Response(302, "Found", Headers({"Location": f"ws://localhost:{port}/stolen"}))

    with serve(lambda _: None, "127.0.0.1", 0, process_request=lead) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        url = f"http://127.0.0.1:{server.socket.getsockname()[1]}"
        found = SeatConnection(url, "table", "Sweeper", "key", lambda _: None).play("")
        server.shutdown()
    assert found.problem is not None
    assert asked == ["/socket"]


def test_a_cup_that_does_not_know_the_link_is_not_entered(server: Server, stand: Stand) -> None:
    bot = stand(COACH, "--link", f"http://{server.host}/cup/cup-nowhere#{'x' * 32}", "--invited")
    _, wrong = bot.communicate(timeout=2 * PATIENCE)

    assert bot.returncode == 2
    assert "the server refused" in wrong


def bots_at(server: Server) -> list[Message]:
    found: list[Message] = server.http("GET", "/api/bots").json()["bots"]
    return found


def test_people_find_it_there_and_invite_it(server: Server, stand: Stand) -> None:
    """It plays at the tables it is invited to, by their links and by no other right, and goes off the list."""
    public = open_table(server, FRIEND, RANDOM)
    bot = stand(COACH, "--invited", "--games", "penalty_duel", "--matches", "2", "--name", "Sweeper")
    wait_for(lambda: bool(bots_at(server)), bot)
    [found] = bots_at(server)
    assert (found["name"], found["games"], found["is_free"]) == ("Sweeper", ["penalty_duel"], True)

    chosen = open_table(server, RANDOM, {"kind": "bot", "bot": found["key"]}, public=False)
    waiting = open_table(server, FRIEND, RANDOM, public=False)
    wish = {"table": waiting["table"], "token": waiting["invites"]["0"]}
    assert server.http("POST", f"/api/bots/{found['key']}/invitations", wish).status == 201
    said = said_by(bot)

    for laid, seat in ((chosen, 1), (waiting, 0)):
        shown = table(server, laid)
        assert (shown["status"], shown["seats"][seat]["name"]) == ("over", "Sweeper")
        assert f"{laid['table']}: invited" in said
    assert "can invite it, to 4 tables at once: penalty_duel" in said
    assert table(server, public)["status"] == "open"
    assert bots_at(server) == [], "who has gone home is not on the list"


def test_unlisted_it_stands_there_unseen(server: Server, stand: Stand) -> None:
    laid = open_table(server, FRIEND, RANDOM)
    said = said_by(stand(COACH, "--unlisted", "--matches", "1"))

    assert table(server, laid)["status"] == "over"
    assert "invite" not in said
    assert bots_at(server) == []


def test_a_program_in_any_language_stands_there_too(server: Server, stand: Stand, tmp_path: Path) -> None:
    program = tmp_path / "first.py"
    program.write_text(
        "import json, sys\nfor line in sys.stdin:\n"
        "    print(json.dumps({'action': json.loads(line)['options'][0]}), flush=True)\n",
        encoding="utf-8",
    )
    laid = open_table(server, FRIEND, RANDOM)
    said_by(stand(f"cmd:{sys.executable} {program}", "--matches", "1", "--name", "First"))

    assert table(server, laid)["status"] == "over"


@pytest.mark.parametrize(
    ("more", "wrong"),
    [
        (["nobody", "--server", "http://x"], "there is no bot nobody"),
        ([COACH, "--server", "x"], "http"),
        ([COACH, "--server", "http://127.0.0.1:9", "--link", "http://x/y"], "no link to a table"),
    ],
)
def test_what_cannot_stand_is_refused(more: list[str], wrong: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "anpfiff", "bot", *more, "--lang", "en", "--key", str(tmp_path / "key.json")]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False, timeout=PATIENCE)

    assert done.returncode == 2
    assert wrong in done.stderr
