"""What is packed: hatchling takes the sources, this hook adds the page, and to a wheel the engine compiled with mypyc.

The same sources run with and without the compiler. Where there is none, or ANPFIFF_PURE is set, the wheel is pure
Python.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT))

from tools import engine, page  # noqa: E402  hatchling does not look for modules beside this file


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling leaves its parameter to the reader
    """Adds the page, and to a wheel the compiled modules."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it packs."""
        if version == "editable":
            return
        if not page.PAGE.exists():
            page.build()
        if self.target_name == "sdist":
            static = page.PAGE.parent
            build_data["force_include"][str(static)] = str(static.relative_to(ROOT))
            return
        if os.environ.get("ANPFIFF_PURE"):
            return
        try:
            if not engine.can_compile():
                raise FileNotFoundError(f"no C compiler {engine.COMPILER[0]!r} with Python's headers")
            compiled = engine.compile_once()
        except BaseException as error:  # setuptools ends with SystemExit when the compiler fails
            print(f"anpfiff: not compiled ({str(error)[:60]} ...)", file=sys.stderr)
            print("anpfiff: this wheel is pure Python and about ten times slower", file=sys.stderr)
            return
        build_data["force_include"].update({str(path): str(path.relative_to(engine.WORK / "lib")) for path in compiled})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
