"""`make play` in a clone: it comes to compiled bots by itself, says why if it cannot, and survives an upgrade."""

from __future__ import annotations

import json
import re
import urllib.error
import urllib.request
from typing import TYPE_CHECKING

import pytest

from anpfiff.cards.catalog import LANGUAGES
from tests.installed.kit import STATIC, Clone, chromium, commit, run
from tools.try_installed import shown_by, try_match, try_page

if TYPE_CHECKING:
    from pathlib import Path

    from tests.installed.kit import Started

OLD = 100
"""So many commits ago somebody cloned, who upgrades now."""


@pytest.fixture(scope="module")
def clone(upstream: Path, tmp_path_factory: pytest.TempPathFactory) -> Clone:
    return Clone(upstream, tmp_path_factory.mktemp("player"))


def version(clone: Clone) -> str:
    python = clone.folder / ".venv" / "bin" / "python"
    return run(python, "-m", "anpfiff", "--version", where=clone.folder, PYTHONPATH="src")


def everybody_is_told(clone: Clone, game: Started, why: str, said: str) -> None:
    """The terminal, programs, the page and the version."""
    health = game.wait_for(lambda health: health["obstacle"] != "compiling")

    assert health["obstacle"] == why
    assert health["bots"] == "sources"
    assert said in health["advice"]
    assert said in version(clone)
    advice = json.loads(game.ask("/api/games"))["advice"]
    assert set(advice) == set(LANGUAGES)
    assert said in advice["en"]
    game.wait_for(lambda _: said in game.log())


def test_a_server_without_its_page_says_so_and_how_to_build_it(clone: Clone) -> None:
    with clone.serve() as game:
        health = json.loads(game.ask("/health"))
        asked = urllib.request.Request(game.address, headers={"accept-language": "de"})
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(asked, timeout=10)
        shown = refused.value.read().decode()

    assert not (clone.folder / STATIC).exists()
    assert health["has_page"] is False
    assert "is not built" in game.log()
    assert "Anpfiff is open" not in game.log()
    assert "make client" in game.log()
    assert refused.value.code == 503
    assert refused.value.headers["content-type"].startswith("text/html")
    assert "nicht gebaut" in shown
    assert "make client" in shown


def test_a_machine_without_a_compiler_is_told_so(clone: Clone) -> None:
    clone.bring_page()
    with clone.play(CC="/nonexistent/cc") as game:
        everybody_is_told(clone, game, "no_compiler", "apt install gcc python3-dev")
        assert "apt install gcc python3-dev" in shown_by(chromium(), game.address)


def test_a_machine_that_cannot_fetch_the_compiler_is_told_so(clone: Clone) -> None:
    clone.bring_page()
    nowhere = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(clone.home), "PIP_CONFIG_FILE": "/dev/null"}
    with clone.play(**nowhere) as game:
        everybody_is_told(clone, game, "no_packages", "could not be fetched")


def test_sources_that_cannot_be_compiled_are_tried_once(clone: Clone) -> None:
    clone.bring_page()
    broken, log = clone.folder / "src/anpfiff/core/broken.py", clone.folder / "build/compile.log"
    broken.write_text("def (\n", encoding="utf-8")
    try:
        with clone.play() as game:
            everybody_is_told(clone, game, "failed", "compiling ended with an error")
        tried = log.stat().st_mtime_ns
        with clone.play() as game:
            everybody_is_told(clone, game, "failed", "compiling ended with an error")
        assert log.stat().st_mtime_ns == tried
    finally:
        broken.unlink()


def test_a_new_clone_plays_until_its_bots_are_compiled(clone: Clone) -> None:
    clone.bring_page()
    clone.bring_compiled()
    with clone.play() as game:
        try_page(game)
        health = game.wait_for(lambda health: health["bots"] == "compiled")
        try_match(game)
        loaded = game.loaded()
        said = game.log()

    assert (health["engine"], health["obstacle"], health["advice"]) == ("sources", None, "")
    assert re.search(f"{clone.folder}/build/compiled/.*__mypyc", loaded), "its bots run what was compiled"
    assert "is being compiled" not in said or "is compiled: bots think at full strength now" in said
    assert not (clone.folder / "build/compiled.failed").exists()


def test_a_clone_that_runs_is_pulled_and_goes_on_with_the_new_code(upstream: Path, tmp_path: Path) -> None:
    source = Clone(upstream, tmp_path).folder.rename(tmp_path / "source")
    clone = Clone(source, tmp_path)
    history = run("git", "rev-list", "--first-parent", f"--max-count={OLD}", "HEAD", where=clone.folder).split()
    run("git", "reset", "-q", "--hard", history[-1], where=clone.folder)
    clone.bring_page()
    house = source / "src/anpfiff/__init__.py"
    house.write_text(house.read_text(encoding="utf-8").replace("__version__ = ", "__version__ = '99.' "), "utf-8")
    commit(source)
    with clone.play(CC="/nonexistent/cc") as game:
        try_match(game, clone.folder / "examples" / "bot.py")
        body = {"game": "finale", "seats": [{"kind": "friend"}, {"kind": "bot", "bot": "greedy"}], "public": True}
        laid = json.loads(game.ask("/api/tables", body))["table"]
        listed = game.ask("/api/tables")
        run("git", "pull", "-q", where=clone.folder)
        assert game.health()["status"] == "ok"
    clone.bring_page()
    clone.bring_compiled()
    with clone.play() as game:
        health = game.wait_for(lambda health: health["bots"] == "compiled")
        assert health["version"].startswith("99.")
        assert laid in game.ask("/api/tables")
        assert game.ask("/api/tables") == listed
        try_match(game)
