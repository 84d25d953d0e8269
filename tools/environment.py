"""The environment in `.venv`: what playing needs, and for developers everything else. All of it pinned and hashed.

python3 tools/environment.py play [FOLDER]   what `make play` needs, there or in another folder
python3 tools/environment.py develop         what `make test` needs on top of it
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.steps import ROOT, step

VENV = ROOT / ".venv"


def pip(venv: Path) -> list[str]:
    """Installs there. Bytecode is written when a module is first loaded, not for all."""
    return [str(venv / "bin" / "python"), "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-compile"]


def for_playing(venv: Path) -> None:
    """What is needed to play and to host on SQLite."""
    if not (venv / "bin" / "python").exists():
        step(f"a Python of our own in {venv.name}", [sys.executable, "-m", "venv", venv])
    step("packages for playing", [*pip(venv), "--require-hashes", "--no-deps", "-r", ROOT / "locks" / "play.lock"])


def for_developing() -> None:
    """Tools for tests, browsers, databases and clusters, and the command `anpfiff` in `.venv/bin`."""
    step("packages for developing", [*pip(VENV), "--require-hashes", "--no-deps", "-r", ROOT / "locks/develop.lock"])
    step("the command anpfiff", [*pip(VENV), "--no-deps", "--no-build-isolation", "-e", ROOT])


def main() -> None:
    """Set up what was asked for."""
    if sys.version_info < (3, 11):
        sys.exit("Anpfiff needs Python 3.11 or newer; say which with: make PY=python3.12 ...")
    if sys.argv[1:2] == ["play"]:
        for_playing(ROOT / (sys.argv[2] if sys.argv[2:] else VENV))
    elif sys.argv[1:] == ["develop"]:
        for_developing()
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
