"""Start the game at once, compiled if it is compiled; if not, compile in the background while people play already.

    .venv/bin/python tools/play.py serve ARGS
    .venv/bin/python tools/play.py --compile        only compile

The bots' workers change over by themselves when the compiled engine is there; the next start is compiled as a whole.
"""

from __future__ import annotations

import hashlib
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
LOCK = ROOT / "locks" / "compile.lock"
LOG = ROOT / "build" / "compile.log"
NOTE = engine.TARGET.with_name(f"{engine.TARGET.name}.failed")
"""Why there is no compiled engine, in a word, and from what it was tried: the server reads it (anpfiff/build.py)."""
PIP = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-compile"]


def compile_engine() -> int:
    """Compile, and note it if that fails; 0 if it did not."""
    if is_without_compiler():
        return 1
    NOTE.unlink(missing_ok=True)
    env = dict(os.environ)
    if not has_compiler():
        if not fetch_compiler():
            NOTE.write_text("no_packages\n", encoding="ascii")
            return 1
        env["PYTHONPATH"] = str(COMPILER)
    failed = subprocess.run([sys.executable, str(ROOT / "tools" / "engine.py")], env=env, check=False).returncode
    if failed:
        NOTE.write_text("failed\n" if failed < 0 else failed_for(), encoding="ascii")  # killed: another time it may go
    return failed


def is_without_compiler() -> bool:
    """Whether nothing can be compiled here, which is noted."""
    if not engine.can_compile():
        NOTE.write_text("no_compiler\n", encoding="ascii")
        print(f"no C compiler {engine.COMPILER[0]!r} with Python's headers")
        return True
    return False


def failed_for() -> str:
    """The note that these sources could not be compiled by this compiler."""
    said = subprocess.check_output([*engine.COMPILER, "--version"])
    return f"failed {engine.digest([*engine.compiled_files(), LOCK])} {hashlib.sha256(said).hexdigest()}\n"


def fetch_compiler() -> bool:
    """Whether the packages of the lock are there, now or from the last time."""
    stamp, wanted = COMPILER / ".lock", LOCK.read_bytes()
    if stamp.is_file() and stamp.read_bytes() == wanted:
        return True
    shutil.rmtree(COMPILER, ignore_errors=True)
    command = [*PIP, "--require-hashes", "--no-deps", "--target", str(COMPILER), "-r", str(LOCK)]
    if subprocess.run(command, check=False).returncode:
        return False
    stamp.write_bytes(wanted)
    return True


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
    if is_without_compiler() or (NOTE.is_file() and NOTE.read_text(encoding="ascii") == failed_for()):
        yield
        return
    NOTE.unlink(missing_ok=True)
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
    """The game, from the sources or compiled, until it ends; Ctrl+C and SIGTERM are its own notice."""
    env = {**os.environ, "PYTHONPATH": str(folder)}
    game = subprocess.Popen([sys.executable, "-P", "-m", "anpfiff", *said], env=env)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: game.terminate())
    return game.wait()


def main() -> None:
    """Play."""
    said = sys.argv[1:]
    if said == ["--background"]:
        os.nice(19)
    if said in (["--background"], ["--compile"]):
        sys.exit(compile_engine())
    if engine.is_ready():
        sys.exit(run(said, engine.TARGET))
    shutil.rmtree(engine.TARGET, ignore_errors=True)  # of older sources: nobody may change over to it
    if said[:1] != ["serve"]:
        sys.exit(run(said, engine.SOURCE))
    with compiling():
        code = run([*said, "--engine", str(engine.TARGET)], engine.SOURCE)
    sys.exit(code)


if __name__ == "__main__":
    main()
