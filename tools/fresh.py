"""How long a newcomer waits: a fresh clone with empty caches, from `make play` to the page, and to the compiled bots.

python3 tools/fresh.py [--seconds 20]     ends with 1 if the page takes longer
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parents[1]
PORT = 8799
PATIENCE = 900.0
KEPT = ("PATH", "PIP_CERT", "SSL_CERT_FILE", "NODE_EXTRA_CA_CERTS", "PIP_FIND_LINKS", "PIP_INDEX_URL", "CC")


def ask(path: str) -> str | None:
    """What the server answers; nothing while it does not."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{PORT}{path}", timeout=2) as answer:
            return str(answer.read().decode())
    except (urllib.error.URLError, OSError):
        return None


def wait_for_page(began: float) -> float:
    """Seconds until the page is there."""
    while (page := ask("/")) is None or "<title>" not in page:
        if time.monotonic() - began > PATIENCE:
            sys.exit("no page")
        time.sleep(0.05)
    return time.monotonic() - began


def wait_for_compiled(began: float) -> float:
    """Seconds until bots think with the compiled engine."""
    while (health := json.loads(ask("/health") or "{}")).get("bots") != "compiled":
        if health.get("obstacle", "compiling") != "compiling" or time.monotonic() - began > PATIENCE:
            sys.exit(f"not compiled: {health.get('advice')}")
        time.sleep(0.5)
    return time.monotonic() - began


def main() -> None:
    """Measure, print, and judge."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0, help="the page must be there by then")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        home = Path(name)
        subprocess.run(["git", "clone", "-q", ROOT, home / "clone"], check=True)
        env = {key: os.environ[key] for key in KEPT if key in os.environ}
        env |= {"HOME": str(home), "PIP_NO_CACHE_DIR": "1", "ANPFIFF_DATA": str(home)}
        command = ["make", "play", f"ARGS=--no-browser --port {PORT}"]
        began = time.monotonic()
        game = subprocess.Popen(command, cwd=home / "clone", env=env, start_new_session=True)
        try:
            page = wait_for_page(began)
            print(f"the page after {page:.1f} s", flush=True)
            print(f"compiled bots after {wait_for_compiled(began):.1f} s", flush=True)
        finally:
            os.killpg(game.pid, signal.SIGINT)
            game.wait()
    sys.exit(0 if page <= args.seconds else 1)


if __name__ == "__main__":
    main()
