"""What lies in deploy/ says what docs/hosting.md says, and names nothing that the program does not know."""

from __future__ import annotations

import ipaddress
import json
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final

import yaml  # type: ignore[import-untyped]

from tests.server.process import PATIENCE, Server

ROOT: Final = Path(__file__).parents[2]
DEPLOY: Final = ROOT / "deploy"
DOCS: Final = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
NAME: Final = re.compile(r"\b(?:ANPFIFF|PG)[A-Z_]*[A-Z]\b")
FOR_OTHERS: Final = {"ANPFIFF_SITE", "PGPASSWORD"}
"""Names that are read by compose, Caddy or the driver of the database."""


def nodes() -> dict[str, Any]:
    """Several nodes in the open net."""
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.nodes.yml").read_text(encoding="utf-8"))
    return found


def test_every_name_is_explained_and_known() -> None:
    source = "\n".join(file.read_text(encoding="utf-8") for file in (ROOT / "src" / "anpfiff").rglob("*.py"))
    for file in DEPLOY.iterdir():
        for name in set(NAME.findall(file.read_text(encoding="utf-8"))):
            assert name in DOCS, f"{file.name}: docs/hosting.md does not say what {name} is"
            option = f'setting("--{name.removeprefix("ANPFIFF_").lower().replace("_", "-")}'
            assert name in FOR_OTHERS or f'"{name}"' in source or option in source, name


def test_nodes_in_the_open_net_have_what_the_docs_advise() -> None:
    for name in ("one", "two"):
        settings = nodes()["services"][name]["environment"]
        assert settings["ANPFIFF_REAL_BOX"] == "0"
        networks = [ipaddress.ip_network(one) for one in settings["ANPFIFF_PROXY"].split(",")]
        for address in ("10.89.0.2", "172.18.0.2", "192.168.16.2"):
            assert any(ipaddress.ip_address(address) in one for one in networks), (
                f"a proxy at {address} is not believed"
            )


def test_what_must_be_given_is_made_by_the_lines_of_the_docs() -> None:
    text = (DEPLOY / "compose.nodes.yml").read_text(encoding="utf-8")
    needed = set(re.findall(r"\$\{([A-Z_]+):\?", text))
    lines = re.findall(r'^ +(echo "([A-Z_]+)=.*)', DOCS, re.MULTILINE)
    assert needed == {name for _, name in lines} == {"PGPASSWORD", "ANPFIFF_PUSH_KEY", "ANPFIFF_SITE"}
    assert all(f"#     {line}\n" in text for line, _ in lines)


def test_who_sends_people_asks_whether_a_node_is_ready_and_who_restarts_it_whether_it_lives() -> None:
    assert "health_uri /health/ready\n" in (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert "/health/live'" in (DEPLOY / "Containerfile").read_text(encoding="utf-8")


def test_the_backup_service_runs_a_command_that_keeps_the_newest(tmp_path: Path) -> None:
    command = nodes()["services"]["backup"]["command"]
    assert command[:2] == ["backup", "/data"]
    command[1] = str(tmp_path)
    command[command.index("--every") + 1], command[command.index("--keep") + 1] = "0.0003", "2"
    with Server(tmp_path / "stadium.db", tmp_path) as server:
        server.lay("friend", "friend")
        at = [sys.executable, "-m", "anpfiff", *command, "--database", server.database]
        seen: set[str] = set()
        with subprocess.Popen(at, stdout=subprocess.DEVNULL) as keeping:
            try:
                until = time.monotonic() + PATIENCE
                while len(seen) < 4:
                    assert time.monotonic() < until, seen
                    seen |= {file.name for file in tmp_path.glob("*.backup")}
                    time.sleep(0.05)
            finally:
                keeping.terminate()
    left = sorted(file.name for file in tmp_path.glob("*.backup"))
    assert left[-1] == max(seen)
    assert 2 <= len(left) <= 3, "one may just have been written"


def test_every_container_has_only_the_rights_it_needs() -> None:
    single = yaml.safe_load((DEPLOY / "compose.yml").read_text(encoding="utf-8"))
    for name, service in [*nodes()["services"].items(), *single["services"].items()]:
        assert service["cap_drop"] == ["ALL"], name
        assert service["security_opt"] == ["no-new-privileges:true"], name


def test_what_a_release_is_built_by_cannot_be_exchanged() -> None:
    """Actions are named by their commit, packages by their hashes; and it is attested."""
    text = (ROOT / ".github" / "workflows" / "wheels.yml").read_text(encoding="utf-8")
    for action in re.findall(r"uses: (.*)", text):
        assert re.fullmatch(r"[\w/-]+@[0-9a-f]{40} # v[\d.]+", action), action
    for line in re.findall(r"pip install (.*)", text):
        assert "--require-hashes" in line or line == "--no-deps dist/*.whl", line
    assert {"attest-build-provenance", "attest-sbom"} <= set(re.findall(r"actions/([\w-]+)@", text))
    assert (ROOT / "SECURITY.md").is_file()


def test_the_list_of_parts_has_every_package_of_the_locks() -> None:
    made = subprocess.run([sys.executable, ROOT / "tools" / "sbom.py"], capture_output=True, text=True, check=True)
    found = {one["purl"] for one in json.loads(made.stdout)["components"]}
    lock = (ROOT / "locks" / "host.lock").read_text(encoding="utf-8")
    locked = re.findall(r"^([\w.-]+)==([\w.+!-]+)", lock, re.MULTILINE)
    assert {f"pkg:pypi/{name}@{version}" for name, version in locked} <= found
    client = json.loads((ROOT / "client" / "package.json").read_text(encoding="utf-8"))
    for name in [*client.get("dependencies", {}), *client.get("devDependencies", {})]:
        assert any(purl.startswith(f"pkg:npm/{name.replace('@', '%40')}@") for purl in found), name
