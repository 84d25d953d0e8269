"""Workers of their own that take no code from anywhere but where this program and its libraries lie.

Python puts the current folder first on its path for ``-m`` and ``-c``; a file called ``secrets.py`` there would run.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

import anpfiff

ROOT: Final = Path(anpfiff.__file__).resolve().parents[1]
"""Where our package lies, compiled or not."""
SAFE_FOLDER: Final = ROOT / "anpfiff"
"""Where workers start."""
BOOT: Final = """
import sys
root, module, *others = sys.argv[1:]
sys.path[:0] = [] if root in sys.path else [root]
sys.path += [path for path in others if path not in sys.path]
import runpy
runpy.run_module(module, run_name="__main__", alter_sys=True)
"""


def command_of(module: str) -> tuple[str, ...]:
    """How to start one of our modules as a program: isolated (-I), with the libraries that we have ourselves."""
    here = os.path.realpath(Path.cwd())
    known = [os.path.realpath(path) for path in sys.path if path and os.path.isabs(path)]  # noqa: PTH117
    others = [path for path in known if path not in (here, str(ROOT))]
    return (sys.executable, "-I", "-c", BOOT, str(ROOT), module, *others)
