"""One step of setting up: it says what it does, keeps quiet while it goes well, and says how long it took."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

ROOT = Path(__file__).parents[1]


def step(what: str, command: Sequence[str | Path], *, where: Path = ROOT, env: Mapping[str, str] | None = None) -> None:
    """Run a command; its output is shown only if it fails, and then everything ends."""
    print(f"  {what} ...", flush=True)
    began = time.monotonic()
    done = subprocess.run(
        [str(part) for part in command],
        cwd=where,
        env={**os.environ, **(env or {})},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        sys.exit(f"{done.stdout}\n{what}: failed ({' '.join(str(part) for part in command)})")
    print(f"  {what}: {time.monotonic() - began:.1f} s", flush=True)
