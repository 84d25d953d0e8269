"""The steps of the image, in folders instead of a container: what deploy/build.sh makes runs, and compiled."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from tests.installed.kit import ROOT, Clone, run


def test_the_image_is_built_and_plays_compiled(upstream: Path, tmp_path: Path) -> None:
    clone, target = Clone(upstream, tmp_path), tmp_path / "opt" / "anpfiff"
    clone.bring_page()
    clone.bring_compiled()
    path = f"{Path(sys.executable).parent}:/usr/bin:/bin"
    run("sh", "deploy/build.sh", clone.folder, target, where=clone.folder, PATH=path)
    [entry] = re.findall(r'^ENTRYPOINT \["(.*)"\]$', (ROOT / "deploy/Containerfile").read_text("utf-8"), re.MULTILINE)

    assert "engine: compiled" in run(target / "bin" / entry, "--version", where=tmp_path)
    said = run(target / "bin" / "python", ROOT / "tools" / "try_installed.py", "compiled", where=tmp_path)
    assert "a match was played" in said
