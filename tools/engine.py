"""The compiled engine: core, cards, football, games and bots by mypyc, in a copy of the package in build/compiled.

    python tools/engine.py                  compile, unless it is done already
    python tools/engine.py --can-compile    ends with 0 if there are a C compiler and Python's headers

The copy appears only when it is whole, so whoever waits for it may look at any time.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "anpfiff"
STATIC = "static"
WORK = ROOT / "build" / "compile"
TARGET = ROOT / "build" / "compiled"
READY = TARGET / ".ready"
"""Holds the digest of the sources it was made from."""
PACKAGES = ["cards", "core", "real_box", "football", "games", "bots"]
COMPILER = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()


def can_compile() -> bool:
    """Whether there are a C compiler and Python's headers."""
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return shutil.which(COMPILER[0]) is not None and headers.exists()


def digest(files: Iterable[Path]) -> str:
    """What was made from these files, by this Python and in this way, is told apart by it."""
    found = hashlib.sha256(f"{sys.version}{sysconfig.get_platform()}".encode())
    for path in [Path(__file__), *sorted(files)]:
        found.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def compiled_files() -> list[Path]:
    """The sources that are compiled."""
    return [PACKAGE / "errors.py", *(path for name in PACKAGES for path in (PACKAGE / name).rglob("*.py"))]


def all_files() -> list[Path]:
    """Everything the copy holds; the page is not copied but linked, so that it may be built before or after."""
    return [path for path in PACKAGE.rglob("*") if path.is_file() and not {STATIC, "__pycache__"} & set(path.parts)]


def is_ready() -> bool:
    """Whether build/compiled is what these sources give."""
    return READY.is_file() and READY.read_text(encoding="ascii") == digest(all_files())


def tight() -> list[str]:
    """What GCC can do better if it is told that all modules belong together, and that nobody calls in from outside."""
    is_gcc = sys.platform == "linux" and "Free Software Foundation" in subprocess.check_output(
        [*COMPILER, "--version"], text=True
    )
    return ["-fvisibility=hidden", "-fno-plt", "-flto=auto", "-fno-fat-lto-objects", "-g0"] if is_gcc else []


def compile_packages(work: Path) -> list[Path]:
    """The compiled modules, built below `work`; their paths below `work/lib` are those of the package."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class AllAtOnce(build_ext):  # type: ignore[misc]  # setuptools has no types here
        """Compiles as many files at a time as there are cores, not one after another."""

        def build_extensions(self) -> None:
            one_by_one = self.compiler.compile

            def compile_all(sources: list[str], **given: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    made = pool.map(lambda source: one_by_one([source], **given), sources)
                    return [file for files in made for file in files]

            self.compiler.compile = compile_all
            super().build_extensions()

    before = Path.cwd()
    os.chdir(SOURCE)
    try:
        files = sorted(str(path.relative_to(SOURCE)) for path in compiled_files())
        modules = mypycify(
            ["--strict", f"--cache-dir={work / 'cache'}", *files],
            opt_level="2",
            multi_file=True,
            target_dir=str(work / "c"),
        )  # one file a module: compiled in a fifth of the time that all in one takes
        flags = tight()
        for module in modules:
            module.extra_compile_args = [*module.extra_compile_args, *flags]  # a list that all modules share
            module.extra_link_args = [*module.extra_link_args, *flags]
        command = AllAtOnce(Distribution({"name": "anpfiff", "ext_modules": modules}))
        command.build_lib = str(work / "lib")
        command.build_temp = str(work / "temp")
        command.parallel = os.cpu_count() or 1
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(before)
    return modules_in(work)


def modules_in(work: Path) -> list[Path]:
    """What was compiled there."""
    return sorted((work / "lib").rglob("*.so")) + sorted((work / "lib").rglob("*.pyd"))


def compile_once() -> list[Path]:
    """The compiled modules; those of the last time if sources and compiler are the same."""
    made, made_from = WORK / "made", digest(compiled_files()) + "".join(COMPILER)
    if not (made.is_file() and made.read_text(encoding="ascii") == made_from):
        made.unlink(missing_ok=True)
        shutil.rmtree(WORK / "lib", ignore_errors=True)
        compile_packages(WORK)
        made.write_text(made_from, encoding="ascii")
    return modules_in(WORK)


def compile_copy() -> None:
    """A copy of the package with its compiled modules, put in its place when it is whole."""
    made_from = digest(all_files())
    copy = ROOT / "build" / "compiled-new"
    shutil.rmtree(copy, ignore_errors=True)
    modules = compile_once()
    shutil.copytree(PACKAGE, copy / "anpfiff", ignore=shutil.ignore_patterns("__pycache__", STATIC))
    (copy / "anpfiff" / "server" / STATIC).symlink_to(PACKAGE / "server" / STATIC)
    for path in modules:
        shutil.copy2(path, copy / path.relative_to(WORK / "lib"))
    (copy / READY.name).write_text(made_from, encoding="ascii")
    shutil.rmtree(TARGET, ignore_errors=True)
    copy.rename(TARGET)


def main() -> None:
    """What was asked for."""
    if "--can-compile" in sys.argv:
        sys.exit(0 if can_compile() else 1)
    if is_ready():
        READY.touch()
    else:
        compile_copy()
    print(f"compiled into {TARGET.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
