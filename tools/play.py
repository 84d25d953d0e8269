"""Start the game at once, compiled if it is compiled; if not, compile in the background while people play already.

    .venv/bin/python tools/play.py serve ARGS

The bots' workers change over by themselves when the compiled engine is there; the next start is compiled as a whole.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools import engine

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = engine.ROOT
COMPILER = ROOT / "build" / "compiler"
"""The packages that compile, where the environment has them not."""
LOG = ROOT / "build" / "compile.log"
PIP = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-compile"]


def background() -> None:
    """Compile with what time is left over; meant to run in a process of its own."""
    os.nice(19)
    env = dict(os.environ)
    if not has_compiler():
        if not (COMPILER / "mypyc").is_dir():
            lock = ROOT / "locks" / "compile.lock"
            subprocess.run(
                [*PIP, "--require-hashes", "--no-deps", "--target", str(COMPILER), "-r", str(lock)], check=True
            )
        env["PYTHONPATH"] = str(COMPILER)
    sys.exit(subprocess.run([sys.executable, str(ROOT / "tools" / "engine.py")], env=env, check=False).returncode)


def has_compiler() -> bool:
    """Whether this environment can compile Python: a developer's can."""
    try:
        import mypyc  # noqa: F401
    except ImportError:
        return False
    return True


@contextmanager
def compiling() -> Iterator[None]:
    """While the game runs, the engine is compiled beside it; it ends with the game, and goes on the next time."""
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("w", encoding="utf-8") as log:
        command = [sys.executable, str(Path(__file__)), "--background"]
        work = subprocess.Popen(command, stdout=log, stderr=log, stdin=subprocess.DEVNULL, start_new_session=True)
        try:
            yield
        finally:
            if work.poll() is None:
                os.killpg(work.pid, signal.SIGTERM)
            work.wait()


def run(said: list[str], folder: Path) -> int:
    """The game, from the sources or compiled, until it ends; Ctrl+C and SIGTERM are its own affair."""
    env = {**os.environ, "PYTHONPATH": str(folder)}
    game = subprocess.Popen([sys.executable, "-P", "-m", "anpfiff", *said], env=env)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: game.terminate())
    return game.wait()


def main() -> None:
    """Play."""
    said = sys.argv[1:]
    if said == ["--background"]:
        background()
    if engine.is_ready():
        sys.exit(run(said, engine.TARGET))
    shutil.rmtree(engine.TARGET, ignore_errors=True)  # of older sources: nobody may change over to it
    if said[:1] != ["serve"] or not engine.can_compile():
        sys.exit(run(said, engine.SOURCE))
    with compiling():
        code = run([*said, "--engine", str(engine.TARGET)], engine.SOURCE)
    sys.exit(code)


if __name__ == "__main__":
    main()
