"""French says tu to everybody, as German says du: in every file of words there is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = sorted(path for folder in ("src", "client/src", "tests") for path in (ROOT / folder).rglob("*fr.ftl"))
POLITE = re.compile(r"(?<!\w)(?:vous|votre|vos|vôtres?)(?!\w)|[a-zéèê]{2}ez(?!\w)", re.IGNORECASE)
LOOSE = re.compile(r"(?<=[^\s=]) [?!;:»]|« ")
SCORE = re.compile(r"\}-\{")
KEPT = re.compile(r"\b(?:assez|chez|nez|rendez-vous)\b", re.IGNORECASE)


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_french_is_on_familiar_terms_with_everybody(file: Path) -> None:
    values = [line.partition("=")[2] or line for line in file.read_text(encoding="utf-8").splitlines()]
    text = KEPT.sub("", "\n".join(line for line in values if not line.startswith("#")))
    assert POLITE.findall(text) == []


def test_the_search_finds_politeness() -> None:
    assert len(FILES) > 6
    for text in ("Choisissez une carte.", "À vous !", "Que jouez-vous ?", "Votre main"):
        assert POLITE.search(text)
    assert not POLITE.search(KEPT.sub("", "Il y a assez de monde chez Stollen, où joues-tu ?"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_a_tall_mark_never_begins_a_line(file: Path) -> None:
    """The space before ? ! : ; and inside quotes is a narrow one that does not break."""
    lines = file.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not line.startswith("#") and LOOSE.search(line)] == []


def test_a_number_is_never_parted_from_its_per_cent_sign() -> None:
    """In the page's own source `percent` and `percentage` write it: with a narrow space, in English with none."""
    files = [path for folder in ("src", "client/src") for path in (ROOT / folder).rglob("*.ftl")]
    files += [path for kind in ("svelte", "ts") for path in (ROOT / "client" / "src").rglob(f"*.{kind}")]
    loose = [file.name for file in files if re.search(r"\} %[^ }]", file.read_text(encoding="utf-8"))]
    loose += [
        str(file)
        for file in (ROOT / "client").rglob("src/words/*/??.ftl")
        if re.search(r"\d %", file.read_text("utf-8"))
    ]
    assert loose == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_a_score_stays_in_one_line(file: Path) -> None:
    """A browser may break a line behind a hyphen; between two figures stands the one at which nothing breaks."""
    lines = file.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not line.startswith("#") and SCORE.search(line)] == []
