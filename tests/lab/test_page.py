"""The report: one page that needs nothing else, in three languages, with a table beside every plot."""

from __future__ import annotations

import ast as python
import re
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from fluent.syntax import FluentParser, ast

from anpfiff.cards.catalog import LANGUAGES
from anpfiff.games import OURS
from anpfiff.lab import page
from anpfiff.lab.page.findings import findings_of
from anpfiff.lab.page.page import command_of, page_of
from anpfiff.lab.page.plots import short
from anpfiff.lab.page.sheet import FOLDER
from anpfiff.lab.plan import Plan, seat_bots
from anpfiff.lab.simulation import simulate
from anpfiff.lab.study import begin
from anpfiff.lab.study_kinds import every_option, one_series, round_robin
from anpfiff.lab.tables import write_tables
from tests.fluent import inside
from tests.lab.kit import quietly

if TYPE_CHECKING:
    from anpfiff.core.game import Game
    from anpfiff.lab.study import Study, StudySpec

PAGE = Path(page.__path__[0])
TOKENS = Path(__file__).parents[2] / "client" / "src" / "kit" / "tokens.css"
EMPTY = {"meta", "line", "rect", "circle", "br"}


class Reader(HTMLParser):
    """Reads a page strictly: what is opened is closed, and nothing is fetched."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.texts: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Remember what is open."""
        self.seen.append(tag)
        self.attributes += attrs
        if tag not in EMPTY or (tag != "meta" and not (self.get_starttag_text() or "").endswith("/>")):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Remember what was seen."""
        self.seen.append(tag)
        self.attributes += attrs

    def handle_endtag(self, tag: str) -> None:
        """Close what was opened last."""
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        """Remember the text."""
        self.texts.append(data)


def done(folder: Path, spec: StudySpec) -> Study:
    study = begin(folder, spec)
    simulate(spec.plans, 1, quietly, batch=spec.batch, study=study)
    return study


def specs() -> dict[str, StudySpec]:
    rules = Plan("fussball_fieber", ("random", "random"), 30, seed=2)
    return {
        "simulation": one_series(Plan("finale", ("greedy", "random"), 40, seed=1), 20),
        "market": one_series(Plan("finale", ("random", "random"), 60, seed=1, free=("squad own", "pick")), 30, "value"),
        "options": every_option(rules, 30),
        "chances": one_series(Plan("fussball_fieber", ("greedy", "greedy"), 30, seed=1, outlook=10, iterations=20), 30),
        "arena": round_robin(Plan("world_cup", (), 12, seed=1), ["random", "greedy"], 3, 12),
    }


@pytest.fixture(scope="module")
def studies(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Study]:
    return {kind: done(tmp_path_factory.mktemp(kind), spec) for kind, spec in specs().items()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["simulation", "market", "options", "chances", "arena"])
def test_the_page_stands_alone_and_every_plot_has_its_table(
    studies: dict[str, Study], kind: str, language: str
) -> None:
    text = page_of(studies[kind], language)
    found = Reader(text)

    assert ("lang", language) in found.attributes
    assert not {"script", "link", "img", "iframe"} & set(found.seen)
    assert not re.search(r"https?:|url\(|@import", text)
    assert ("name", "viewport") in found.attributes
    for chapter in re.findall(r"<section .*?</section>", text, re.DOTALL):
        if "<svg" in chapter:
            assert "<table>" in chapter
            assert all("<title>" in plot for plot in re.findall(r'<svg class="plot".*?</svg>', chapter))
    names = re.findall(r'<section id="([^"]+)"', text)
    assert re.findall(r'<a href="#([^"]+)"', text) == names
    assert len(set(names)) == len(names) > 0
    assert text.count('class="scale"') > 0
    assert not re.search(r"[{}$]", " ".join(found.texts).replace(Path(PAGE / "page.css").read_text("utf-8"), ""))


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.key)
def test_every_game_has_its_page(game: Game, tmp_path: Path) -> None:
    bots = seat_bots(game, ["random"], None, {})
    study = done(tmp_path / game.key, one_series(Plan(game.key, bots, 40, seed=1), 40))

    for language in LANGUAGES:
        Reader(page_of(study, language))


def test_figures_below_a_plot_are_short() -> None:
    assert [short(value) for value in (1433.2, -0.0, 0.123, 56.2, -12.0)] == ["1433", "0", "0.12", "56", "-12"]


def test_the_tables_of_a_study_are_linked_where_they_lie(studies: dict[str, Study]) -> None:
    study = studies["simulation"]
    assert "download" not in page_of(study, "en")
    write_tables(study)

    assert 'href="../my%20study/matches.csv" download' in page_of(study, "en", "../my study/")


def test_the_chapters_of_a_simulation(studies: dict[str, Study]) -> None:
    text = page_of(studies["simulation"], "en")

    for title in ("Results", "goals per match", "Comebacks", "Length", "Home advantage", "Which cards", "Dice check"):
        assert re.search(f"<h2>{title}", text), title
    assert "The die: how much does it add to the strength of the men?" in text
    assert "40 matches between bots" in text


def test_the_chances_have_a_chapter_with_axes_and_figures(studies: dict[str, Study]) -> None:
    text = page_of(studies["chances"], "en")
    chapter = text[text.index("<h2>Are the chances true?") :].partition("</section>")[0]

    assert "Nothing stands out" in chapter
    assert "Brier score" in chapter
    drawn = re.findall(r'<svg class="plot".*?</svg>', chapter, re.DOTALL)
    assert len(drawn) == 1
    for label in ("0 %", "20 %", "100 %", "chance that was said", "won (95 %)"):
        assert drawn[0].count(f">{label}<") >= 1, label
    found = findings_of(studies["chances"]).series[0].tally.calibration
    assert drawn[0].count("<circle") == sum(group.chairs > 0 for group in found.steps)
    assert "--outlook 10 --iterations 20" in unescape(text)
    assert "Are the chances true?" not in page_of(studies["simulation"], "en")


def test_the_market_names_every_footballer_with_his_price(studies: dict[str, Study]) -> None:
    text = page_of(studies["market"], "en")

    assert "<h2>Price against worth" in text
    assert "Ernst Allhalt" in text
    command = "--games 60 --seed 1 --free 'squad own,pick' --price value --batch 30 --out FOLDER"
    assert f"anpfiff simulate finale --bots random,random {command}" in unescape(text)


def test_every_option_is_compared_or_said_to_change_nothing(studies: dict[str, Study]) -> None:
    study = studies["options"]
    text = page_of(study, "de")

    assert len(study.spec.series) == 9
    assert "Was jede wählbare Regel bewirkt" in text
    assert "Keine Partie ging anders aus" in text
    same = text[text.index("Keine Partie ging anders aus") :].partition("</p>")[0]
    for changed in ("length", "joker_value"):
        assert changed in [series.label.partition("=")[0] for series in study.spec.series]
    assert "Joker" not in same


def test_dice_that_are_thrown_again_with_every_option_count_once(studies: dict[str, Study]) -> None:
    found = findings_of(studies["options"])
    first = found.series[0].tally.fate
    assert len(found.series) > 1
    assert {(one.phase, one.outcome): one.times for one in found.fate} == {key: one.times for key, one in first.items()}


def test_the_arena_rates_every_bot(studies: dict[str, Study]) -> None:
    study = studies["arena"]
    text = page_of(study, "fr")

    assert [series.label for series in study.spec.series] == ["random : greedy : random", "greedy : random : greedy"]
    assert "Cotes" in text
    assert "greedy : random" in text
    assert command_of(study.spec).startswith("anpfiff arena world_cup --bots random,greedy --seats 3 --games 12")


def test_an_unfinished_study_says_so(tmp_path: Path) -> None:
    study = begin(tmp_path / "study", one_series(Plan("finale", ("random", "random"), 40), 20))

    assert "Nothing is finished yet" in page_of(study, "en")
    part = study.parts()[0]
    simulate([part.plan], 1, quietly, batch=20, study=study)
    (study.folder / "batches" / "000-000000020-000000040.json").unlink()
    assert "40 matches are planned" in page_of(study, "en")


def messages(language: str) -> dict[str, set[str]]:
    entries = FluentParser().parse((FOLDER / f"{language}.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    return {
        entry.id.name: {node.id.name for node in inside(entry) if isinstance(node, ast.VariableReference)}
        for entry in entries
        if isinstance(entry, ast.Message)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_words(language: str) -> None:
    assert messages(language) == messages("en")
    assert list(messages(language)) == list(messages("en"))


def test_no_word_is_never_said() -> None:
    texts, patterns = set(), []
    for path in PAGE.glob("*.py"):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            if isinstance(node, python.JoinedStr) and isinstance(node.values[0], python.Constant):
                patterns.append(str(node.values[0].value))
    made = [pattern for pattern in patterns if pattern.startswith("page-")]

    for key in messages("en"):
        assert key in texts or any(key.startswith(start) for start in made), key


def test_the_colours_are_those_of_the_house() -> None:
    ours = dict(re.findall(r"--([\w-]+):\s*(.+?);", (PAGE / "page.css").read_text(encoding="utf-8")))
    theirs = dict(re.findall(r"--([\w-]+):\s*(.+?);", TOKENS.read_text(encoding="utf-8")))

    assert len(ours) > 10
    assert ours == {name: theirs[name] for name in ours}
