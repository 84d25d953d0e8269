"""Tries an installed Anpfiff as a stranger would: starts it, opens the page, plays a match over the protocol, stops it.

python tools/try_installed.py [sources|compiled [CHROMIUM]]     where a wheel of Anpfiff is installed
"""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

BOT = Path(__file__).parents[1] / "examples" / "bot.py"
PATIENCE = 60.0


class Server:
    """`anpfiff serve`, from the environment of this Python and from no source tree."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.address = f"http://127.0.0.1:{free.getsockname()[1]}"
        port = self.address.rpartition(":")[2]
        command = ["serve", "--no-browser", "--port", port, "--database", str(folder / "stadium.db")]
        self.process = subprocess.Popen([sys.executable, "-P", "-m", "anpfiff", *command], cwd=folder)

    def ask(self, path: str, body: dict[str, Any] | None = None) -> str:
        """What it answers."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json", "origin": self.address}
        request = urllib.request.Request(self.address + path, data, headers)
        with urllib.request.urlopen(request, timeout=10) as answer:
            return str(answer.read().decode(errors="replace"))

    def health(self) -> dict[str, Any]:
        """What it says about itself, as soon as it says anything."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                return dict(json.loads(self.ask("/health")))
            except OSError:
                if time.monotonic() > until or self.process.poll() is not None:
                    raise
                time.sleep(0.1)


def try_page(server: Server) -> None:
    """The page and everything it names are there."""
    page = server.ask("/")
    files = re.findall(r'(?:src|href)="(/[^"]+)"', page)
    if "<title>" not in page or not [name for name in files if name.endswith(".js")]:
        sys.exit("there is no page")
    for name in files:
        server.ask(name)
    print(f"the page and its {len(files)} files are there")


def shown_by(chromium: str, address: str) -> str:
    """What a browser shows there, as HTML."""
    quiet = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
    command = [chromium, *quiet, "--virtual-time-budget=20000", "--dump-dom", address]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=True).stdout


def try_browser(server: Server, chromium: str) -> None:
    """A browser shows the shelf."""
    shown = shown_by(chromium, server.address)
    missing = [game for game in ("Finale", "Hat-Trick", "Fieber", "World Cup") if game not in shown]
    if missing:
        sys.exit(f"the page does not show {missing}: {shown[:500]}")
    print("a browser shows the shelf")


def try_match(server: Server, bot: Path = BOT) -> None:
    """A whole match: a stranger's program against a bot of ours."""
    body = {"game": "finale", "seats": [{"kind": "friend"}, {"kind": "bot", "bot": "greedy"}]}
    laid = json.loads(server.ask("/api/tables", body))
    link = f"{server.address}/t/{laid['table']}#{laid['invites']['0']}"
    done = subprocess.run([sys.executable, str(bot), link], capture_output=True, text=True, timeout=300, check=True)
    if "score" not in done.stdout and "places" not in done.stdout:
        sys.exit(f"no result: {done.stdout}")
    print(f"a match was played: {done.stdout.strip()[:100]}")


def main() -> None:
    """Try everything; the first thing that is wrong ends it."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            health = server.health()
            print(f"it runs: {health}")
            if sys.argv[1:2] not in ([], [health["engine"]]):
                sys.exit(f"the engine should be: {sys.argv[1]}")
            try_page(server)
            if sys.argv[2:]:
                try_browser(server, sys.argv[2])
            try_match(server)
            server.process.send_signal(signal.SIGTERM)
            if server.process.wait(30) != 0:
                sys.exit("it does not stop gracefully")
        finally:
            server.process.kill()


if __name__ == "__main__":
    main()
