"""The parts of the test suite: how long each takes, and which tests passed only when they were tried again.

python tools/suite.py time PART COMMAND...   run one part and write down its seconds
python tools/suite.py pytest ARGS...         run pytest; try failed tests once more, alone
python tools/suite.py summary                print both, and fail if too many tests had to be tried again
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
NOTES = ROOT / "build" / "suite"
TIMES = NOTES / "times.txt"
AGAIN = NOTES / "again.txt"
TOO_MANY = 3
"""So many tests that pass only when tried again are no accident: the suite fails."""
FAILED = 1
"""What pytest ends with when tests have failed, and nothing else is wrong."""


def note(path: Path, line: str) -> None:
    """Write one line down for the summary."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        file.write(line + "\n")


def lines(path: Path) -> list[str]:
    """What was written down there."""
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


def timed(part: str, command: list[str]) -> int:
    """Run one part; how long it took stands in the summary."""
    began = time.monotonic()
    code = subprocess.run(command, check=False).returncode
    note(TIMES, f"{part} {time.monotonic() - began:.0f}")
    if code != 0:
        print(f"*** {part}: failed ***", flush=True)
    return code


def failed_tests(cache: Path) -> list[str]:
    """The tests that failed in the last run, as pytest keeps them."""
    found = cache / "v" / "cache" / "lastfailed"
    return sorted(json.loads(found.read_text(encoding="utf-8"))) if found.exists() else []


def run_pytest(args: list[str]) -> int:
    """Run the tests; what failed is tried once more, alone, unless so much failed that luck is no reason."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "pytest", "-o", f"cache_dir={folder}"]
        code = subprocess.run([*command, *args], check=False).returncode
        failed = failed_tests(Path(folder))
        if code != FAILED or not 0 < len(failed) < TOO_MANY:
            return code
        print(f"*** tried once more, alone: {' '.join(failed)} ***", flush=True)
        code = subprocess.run([*command, *alone(args), "--last-failed"], check=False).returncode
    if code == 0:
        for test in failed:
            note(AGAIN, test)
    return code


def alone(args: list[str]) -> list[str]:
    """The same arguments without other workers."""
    return re.sub(r"(^|\0)(-n\0[^\0]+|--dist\0[^\0]+)(?=\0|$)", "", "\0".join(args)).strip("\0").split("\0")


def summary() -> int:
    """Print what each part took, and which tests passed only when tried again."""
    times = [line.split() for line in lines(TIMES)]
    for part, seconds in times:
        print(f"{part:18} {int(seconds) // 60:3}:{int(seconds) % 60:02}")
    print(f"{'all':18} {sum(int(seconds) for _, seconds in times) // 60:3} min")
    again = lines(AGAIN)
    if again:
        print(f"*** {len(again)} passed only when tried again; find the cause: {' '.join(again)} ***")
    return 1 if len(again) >= TOO_MANY else 0


def main() -> None:
    """Do what was asked for."""
    if sys.argv[1:2] == ["time"] and len(sys.argv) > 3:
        sys.exit(timed(sys.argv[2], sys.argv[3:]))
    if sys.argv[1:2] == ["pytest"]:
        sys.exit(run_pytest(sys.argv[2:]))
    if sys.argv[1:] == ["summary"]:
        sys.exit(summary())
    sys.exit(__doc__)


if __name__ == "__main__":
    main()
