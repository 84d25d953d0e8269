"""A real server as a process of its own, on a port that stays the same over every restart."""

from __future__ import annotations

import contextlib
import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Self

import msgspec

from tests.postgres import free_port

ROOT = Path(__file__).parents[2]
PATIENCE = 20.0
"""Seconds after which a server that does not answer fails a test."""
OUTAGE = "the store is away"
"""The one line that a server writes when its database does not answer: the tests kill it on purpose."""
START_WITHIN = 60.0
"""Seconds for a server to begin, on a machine that is busy with other tests."""
Message = dict[str, Any]
LAUNCH = """
from anpfiff.server.tables import clock
clock.GRACE, clock.BOT_DUE = {grace}, {bot_due}
from anpfiff.server import serving
serving.STOP_WITHIN = {stop_within}
from anpfiff.cli.main import main
main()
"""
"""The program `anpfiff`; only how long it waits for others is told by the test, so that no test has to."""
GRACE, BOT_DUE, STOP_WITHIN = 30_000, 15_000, 10
"""As the server has them: milliseconds for a seat or a bot that was cut off, seconds for lines that must be closed."""


class Server:
    """`anpfiff serve` as a process of its own, on a port that stays the same over every restart."""

    def __init__(
        self,
        database: str | Path,
        folder: Path,
        *options: str,
        grace: int = GRACE,
        bot_due: int = BOT_DUE,
        stop_within: int = STOP_WITHIN,
    ) -> None:
        self.database = str(database)
        self.port = free_port()
        self.host = f"127.0.0.1:{self.port}"
        self._file = folder / f"server-{self.port}.log"
        self._command = [
            *(sys.executable, "-c", LAUNCH.format(grace=grace, bot_due=bot_due, stop_within=stop_within)),
            *("serve", "--no-browser", "--lang", "en"),
            *("--port", str(self.port), "--database", self.database, "--workers", "1", *options),
        ]  # fmt: skip
        self._checked = 0
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.process is not None:
            self.kill()

    def start(self) -> Server:
        """Start, and wait until it is healthy."""
        self.begin()
        self.wait()
        return self

    def begin(self) -> None:
        """Start, and do not wait."""
        assert self.process is None
        with self._file.open("ab") as log:
            self.process = subprocess.Popen(self._command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=log)

    def wait(self) -> None:
        """Wait until it is healthy."""
        until = time.monotonic() + START_WITHIN
        while True:
            with contextlib.suppress(OSError, http.client.HTTPException):
                if self.http("GET", "/health", timeout=2.0).status == 200:
                    return
            assert self.process is not None
            assert self.process.poll() is None, f"the server ended by itself:\n{self.log()}"
            assert time.monotonic() < until, f"the server does not become healthy:\n{self.log()}"
            time.sleep(0.02)

    def kill(self) -> None:
        """End it with signal 9: it cannot do anything about it."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(PATIENCE)
        self.process = None

    def stop(self) -> int:
        """Ask it to stop; the exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(PATIENCE)
        finally:
            if self.process.poll() is None:
                self.process.kill()
                self.process.wait(PATIENCE)
            self.process = None

    def log(self) -> str:
        """Everything it has written, in all its lives."""
        return self._file.read_text(errors="replace")

    def check_log(self, *secret: str) -> None:
        """Nothing broke, and no token got into what it has written since it was last looked at."""
        text = self.log()[self._checked :]
        self._checked += len(text)
        assert "Traceback" not in text, text
        errors = [line for line in text.splitlines() if "ERROR" in line and OUTAGE not in line]
        assert not errors, text
        assert "never retrieved" not in text, text
        for each in secret:
            assert each not in text, "a token stands in the log"

    def memory(self) -> int:
        """How many bytes of memory it holds."""
        assert self.process is not None
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    # ---- HTTP -------------------------------------------------------------------------------------------------------

    def http(
        self,
        method: str,
        path: str,
        body: Any = None,
        headers: dict[str, str] | None = None,
        timeout: float = PATIENCE,
    ) -> Answer:
        """One request; a body that is no bytes is sent as JSON."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=timeout)
        try:
            sent = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
            connection.request(method, path, sent, headers or {})
            return answer_of(connection.getresponse())
        finally:
            connection.close()

    def raw(self, request: bytes) -> Answer:
        """One request exactly as it is written here."""
        with socket.create_connection(("127.0.0.1", self.port), PATIENCE) as line:
            line.sendall(request)
            response = http.client.HTTPResponse(line)
            response.begin()
            return answer_of(response)

    def lay(self, *seats: Message | str, **wish: Any) -> Message:
        """Open a table: `friend`, or the name of a bot, for each seat; its invitations."""
        wanted = [
            seat if isinstance(seat, dict) else {"kind": "friend"} if seat == "friend" else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        answer = self.http("POST", "/api/tables", {"game": "finale", "seats": wanted, **wish})
        assert answer.status == 201, answer.body
        laid: Message = answer.json()
        return laid


class Answer(msgspec.Struct):
    """What came back for a request."""

    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        """The body as data."""
        return json.loads(self.body)


def answer_of(response: http.client.HTTPResponse) -> Answer:
    """An answer, read to its end."""
    return Answer(response.status, {name.lower(): value for name, value in response.getheaders()}, response.read())
