"""The environment in `.venv`: what playing needs, and for developers everything else. All of it pinned and hashed.

python3 tools/environment.py play        what `make play` needs
python3 tools/environment.py develop     what `make test` needs on top of it
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.steps import ROOT, step

VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
PIP = [str(PYTHON), "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-compile"]
"""Bytecode is written when a module is first loaded, not for all."""


def for_playing() -> None:
    """What is needed to play and to host on SQLite."""
    if not PYTHON.exists():
        step("a Python of our own in .venv", [sys.executable, "-m", "venv", VENV])
    step("packages for playing", [*PIP, "--require-hashes", "--no-deps", "-r", ROOT / "locks" / "play.lock"])


def for_developing() -> None:
    """Tools for tests, browsers, databases and clusters, and the command `anpfiff` in `.venv/bin`."""
    step("packages for developing", [*PIP, "--require-hashes", "--no-deps", "-r", ROOT / "locks" / "develop.lock"])
    step("the command anpfiff", [*PIP, "--no-deps", "--no-build-isolation", "-e", ROOT])


def main() -> None:
    """Set up what was asked for."""
    if sys.version_info < (3, 11):
        sys.exit("Anpfiff needs Python 3.11 or newer; say which with: make PY=python3.12 ...")
    if sys.argv[1:] == ["play"]:
        for_playing()
    elif sys.argv[1:] == ["develop"]:
        for_developing()
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
