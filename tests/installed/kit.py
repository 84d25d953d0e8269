"""Environments as people have them: what is locked for playing and nothing else, whatever a developer has beside it."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, Self

import psutil  # type: ignore[import-untyped]
from playwright.sync_api import sync_playwright

from tests.browser.chromium import own_chromium
from tests.postgres import free_port
from tools.fresh import KEPT
from tools.try_installed import Server

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).parents[2]
PLAYER = ROOT / "build" / "player"
"""What `make compile` compiles in: the packages of locks/play.lock."""
STATIC = Path("src/anpfiff/server/static")
PATIENCE = 120.0
NOBODY = ["-c", "user.name=nobody", "-c", "user.email=nobody@example.org"]
Kind = Literal["compiled", "sources"]


def run(*command: str | Path, where: Path, **env: str) -> str:
    """What a command says that must go well."""
    done = subprocess.run(
        command, cwd=where, env={**bare(where), **env}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    said = done.stdout.decode(errors="replace")
    assert done.returncode == 0, said
    return said


def bare(home: Path) -> dict[str, str]:
    """The environment of somebody who has just come."""
    kept = {key: os.environ[key] for key in (*KEPT, "PIP_EXTRA_INDEX_URL") if key in os.environ}
    return {**kept, "HOME": str(home), "LANG": "C.UTF-8", "ANPFIFF_DATA": str(home)}


def upstream(folder: Path) -> Path:
    """A repository with our history, and what lies here as its newest commit."""
    run("git", "clone", "-q", ROOT, folder, where=ROOT)
    run("git", "rm", "-rq", "--cached", ".", where=folder)
    for path in [path for path in folder.iterdir() if path.name != ".git"]:
        shutil.rmtree(path) if path.is_dir() else path.unlink()
    listed = run("git", "ls-files", "-z", "-co", "--exclude-standard", where=ROOT).split("\0")
    for name in [name for name in listed if name and (ROOT / name).is_file()]:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, folder / name)
    commit(folder)
    return folder


def commit(folder: Path) -> None:
    """Everything in a repository, as one more commit."""
    run("git", "add", "-A", where=folder)
    run("git", *NOBODY, "commit", "-qm", "now", "--allow-empty", where=folder)


def link(source: str, target: str) -> None:
    """The same file once more; a copy where it lies on another disk."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


class Clone:
    """A clone as somebody has it who plays: a home of its own, and the packages that are fetched."""

    def __init__(self, source: Path, home: Path) -> None:
        self.home = home
        self.folder = home / "clone"
        run("git", "clone", "-q", source, self.folder, where=home)
        shutil.copytree(PLAYER, self.folder / ".venv", symlinks=True, copy_function=link)

    def bring_page(self) -> None:
        """The page, as if it was built just now."""
        shutil.copytree(ROOT / STATIC, self.folder / STATIC, copy_function=shutil.copy, dirs_exist_ok=True)

    def bring_compiled(self) -> None:
        """What was compiled of the same sources: they are not compiled again."""
        for name in ("build/compile/lib", "build/compile/made"):
            source, target = ROOT / name, self.folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copytree(source, target, dirs_exist_ok=True) if source.is_dir() else shutil.copy(source, target)

    def play(self, **env: str) -> Started:
        """`make play`, which must not be told where make runs already."""
        return Started(self.home, ["make", "play", "ARGS=--no-browser --lang en --port {port}"], self.folder, env)

    def serve(self) -> Started:
        """The server alone, from the sources as they are."""
        python = [str(self.folder / ".venv/bin/python"), "-P", "-m", "anpfiff"]
        wish = ["serve", "--no-browser", "--lang", "en", "--port", "{port}"]
        return Started(self.home, [*python, *wish], self.folder, {"PYTHONPATH": "src"})


class Started(Server):
    """A server that somebody has started in a terminal."""

    def __init__(self, home: Path, command: list[str], where: Path, env: dict[str, str]) -> None:
        port = free_port()
        self.address = f"http://127.0.0.1:{port}"
        self._file = home / f"terminal-{port}"
        with self._file.open("wb") as log:
            self.process = subprocess.Popen(
                [part.format(port=port) for part in command],
                cwd=where,
                env={**bare(home), **env},
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    def __enter__(self) -> Self:
        self.wait_for(lambda _: True)
        return self

    def __exit__(self, *_: object) -> None:
        os.killpg(self.process.pid, signal.SIGINT)
        self.process.wait(PATIENCE)

    def log(self) -> str:
        """All that stands in the terminal."""
        return " ".join(self._file.read_text(encoding="utf-8").split())

    def wait_for(self, is_so: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """What /health says as soon as it is so."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                if is_so(health := self.health()):
                    return health
            except OSError:
                pass
            assert self.process.poll() is None, self.log()
            assert time.monotonic() < until, self.log()
            time.sleep(0.2)

    def loaded(self) -> str:
        """The files that its processes run code from."""
        family = psutil.Process(self.process.pid).children(recursive=True)
        alive = [one for one in family if one.status() != psutil.STATUS_ZOMBIE]
        return "\n".join(part.path for one in alive for part in one.memory_maps())


def installed(wheel: Path, folder: Path) -> Path:
    """The folder of programs of an environment with a wheel, the packages that playing needs, and nothing else."""
    run(sys.executable, "-m", "venv", "--without-pip", folder, where=folder.parent)
    [packages] = PLAYER.glob("lib/python*/site-packages")
    [own] = folder.glob("lib/python*/site-packages")
    (own / "player.pth").write_text(f"{packages}\n", encoding="utf-8")
    python = [sys.executable, "-m", "pip", "--python", str(folder / "bin" / "python")]
    run(*python, "install", "-q", "--no-compile", "--no-deps", wheel, where=folder.parent)
    return folder / "bin"


def chromium() -> str:
    """The browser of this machine, or Playwright's."""
    if own := own_chromium():
        return own
    with sync_playwright() as playwright:
        return playwright.chromium.executable_path
