"""The server under test, as a process of its own."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Final

import anpfiff.server

STATIC: Final = Path(anpfiff.server.__file__).parent / "static" / "index.html"
PATIENCE: Final = 30.0


class Server:
    """A server that keeps its port and its matches when it is started again."""

    def __init__(self, database: Path) -> None:
        self.database: Final = database
        with socket.socket() as door:
            door.bind(("127.0.0.1", 0))
            self.port: Final[int] = door.getsockname()[1]
        self.url: Final = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Open the gates, and wait until somebody answers."""
        command = [
            sys.executable, "-m", "anpfiff", "serve", "--no-browser", "--port", str(self.port),
            "--database", str(self.database), "--tables", "100000", "--rate", "200", "--lang", "en",
        ]  # fmt: skip
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(f"{self.url}/api/games", timeout=1):
                    return
            except (urllib.error.URLError, OSError):
                time.sleep(0.1)
        raise RuntimeError("the server did not open")

    def stop(self) -> None:
        """Close the gates."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait(timeout=PATIENCE)
            self._process = None
