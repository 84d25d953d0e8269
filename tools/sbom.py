"""What a release is made of, as CycloneDX: the packages that run, and those whose code the page contains.

python tools/sbom.py > sbom.json
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PINNED = re.compile(r"^([\w.-]+)==([\w.+!-]+)((?:.*\n\s+--hash=sha256:[0-9a-f]{64})+)", re.MULTILINE)


def component(kind: str, name: str, version: str, hashes: list[dict[str, str]]) -> dict[str, Any]:
    """One package."""
    purl = f"pkg:{kind}/{name.replace('@', '%40')}@{version}"
    return {"type": "library", "bom-ref": purl, "name": name, "version": version, "purl": purl, "hashes": hashes}


def python_packages() -> list[dict[str, Any]]:
    """Those that a host may install, with the hashes of their files."""
    return [
        component(
            "pypi", name, version, [{"alg": "SHA-256", "content": one} for one in re.findall("sha256:(.{64})", hashes)]
        )
        for name, version, hashes in PINNED.findall((ROOT / "locks" / "host.lock").read_text(encoding="utf-8"))
    ]


def page_packages() -> list[dict[str, Any]]:
    """Those of which the page was built."""
    found = json.loads((ROOT / "client" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    named = {path.rpartition("node_modules/")[2]: one["version"] for path, one in found.items() if path}
    return [component("npm", name, version, []) for name, version in sorted(named.items())]


if __name__ == "__main__":
    parts = python_packages() + page_packages()
    print(json.dumps({"bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1, "components": parts}, indent=1))
