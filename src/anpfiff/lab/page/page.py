"""The page: all chapters of a study, one after another, with the command that makes it again."""

from __future__ import annotations

import re
import shlex
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import quote

from anpfiff.lab import BATCH
from anpfiff.lab.page.bots import arena, worth
from anpfiff.lab.page.cards import cards
from anpfiff.lab.page.chances import chances
from anpfiff.lab.page.dice import dice
from anpfiff.lab.page.findings import findings_of
from anpfiff.lab.page.matches import sections
from anpfiff.lab.page.options import options
from anpfiff.lab.page.sheet import paragraph, words_for
from anpfiff.lab.study import ARENA, OPTIONS

if TYPE_CHECKING:
    from anpfiff.core.words import Words
    from anpfiff.lab.page.findings import Findings
    from anpfiff.lab.study import Study, StudySpec

CHAPTER: Final = re.compile(r'<section id="([^"]+)"><h2>(.*?)</h2>')
TABLE: Final = "matches.csv"
STYLE: Final = Path(__file__).parent / "page.css"


def page_of(study: Study, language: str, way: str = "") -> str:
    """The whole report as HTML; the tables of the study lie in the folder to which the way leads from the page."""
    findings, plan = findings_of(study), study.spec.series[0].plan
    words = words_for(plan, language)
    game = words.text("game-name")
    title = words.text("page-title", {"game": game})
    chapters = "\n".join(chapters_of(findings, words) if findings.games else [paragraph(words.text("page-nothing"))])
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{STYLE.read_text(encoding='utf-8')}</style>\n</head>\n<body>\n"
        f"<header><h1>{escape(game)}</h1>{head(findings, words)}{downloads(study, way, words)}"
        f"{contents(chapters, words)}</header>\n<main>\n{chapters}"
        f"\n</main>\n<footer>{paragraph(words.text('page-intervals'))}</footer>\n</body>\n</html>\n"
    )


def contents(chapters: str, words: Words) -> str:
    """A link to every chapter."""
    links = [f'<a href="#{name}">{title}</a>' for name, title in CHAPTER.findall(chapters)]
    return f'<nav aria-label="{escape(words.text("page-contents"))}">{"".join(links)}</nav>' if links else ""


def downloads(study: Study, way: str, words: Words) -> str:
    """The tables of all matches, where they are written."""
    names = [
        file.name for file in (study.folder / TABLE, (study.folder / TABLE).with_suffix(".parquet")) if file.exists()
    ]
    links = [f'<a href="{escape(quote(way + name))}" download>{name}</a>' for name in names]
    return f"<p>{escape(words.text('page-downloads'))} {', '.join(links)}</p>" if links else ""


def head(findings: Findings, words: Words) -> str:
    """What was played, and how to play it again."""
    spec, parts = findings.study.spec, []
    parts.append(paragraph(words.text(f"page-kind-{spec.kind}", {"games": findings.games}), "lead"))
    if findings.games < findings.planned:
        parts.append(paragraph(words.text("page-unfinished", {"planned": findings.planned}), "warn"))
    parts.append(f"<pre><code>{escape(command_of(spec))}</code></pre>")
    parts.append(paragraph(words.text("page-version", {"version": spec.version, "revision": spec.revision})))
    return "".join(parts)


def chapters_of(findings: Findings, words: Words) -> list[str]:
    """The chapters, by the kind of the study."""
    spec = findings.study.spec
    plan, first = spec.series[0].plan, findings.series[0].tally
    found = []
    if spec.kind == ARENA:
        found.append(arena([one.tally for one in findings.series], plan.seed, words))
    else:
        if spec.kind == OPTIONS:
            found.append(options(findings, words))
        if findings.market is not None:
            found.append(worth(findings.market, words))
        found += [*sections(first, words), cards(plan.game, first, words)]
        if first.calibration.moments:
            found.append(chances(first.calibration, words))
    return [*found, dice(plan.game, findings.fate, words)]


def command_of(spec: StudySpec) -> str:
    """The command line that does this study again."""
    plan, said = spec.series[0].plan, ["anpfiff"]
    if spec.kind == ARENA:
        bots = list(dict.fromkeys(bot for one in spec.series for bot in one.plan.bots))
        said += ["arena", plan.game, "--bots", ",".join(bots), "--seats", str(len(plan.bots))]
    else:
        said += ["simulate", plan.game, "--bots", ",".join(plan.bots)]
    said += ["--games", str(plan.games), "--seed", str(plan.seed)]
    if plan.edition is not None:
        said += ["--edition", plan.edition]
    for name, value in plan.options.items():
        said += ["--option", f"{name}={str(value).lower() if isinstance(value, bool) else value}"]
    if plan.own_cards:
        said += ["--own-cards", "FILE"]
    if spec.kind == OPTIONS:
        said += ["--vary", ",".join(spec.vary)] if spec.vary else ["--every-option"]
    if plan.free:
        said += ["--free", ",".join(plan.free)]
    if spec.price:
        said += ["--price", spec.price]
    if plan.luck:
        said += ["--luck", str(plan.luck)]
    if plan.outlook:
        said += ["--outlook", str(plan.outlook), "--iterations", str(plan.iterations)]
    if spec.batch != BATCH:
        said += ["--batch", str(spec.batch)]
    return shlex.join([*said, "--out", "FOLDER"])
