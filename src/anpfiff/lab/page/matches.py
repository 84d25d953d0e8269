"""What every study tells of its matches: results, goals, comebacks, length, and whether seats are fair."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from anpfiff.bots.interval import wilson
from anpfiff.bots.own import title
from anpfiff.lab.page.plots import Scale, bins_of, histogram, span
from anpfiff.lab.page.sheet import Cell, folded, is_clear, mean, paragraph, section, share, strong, table

if TYPE_CHECKING:
    from collections import Counter

    from anpfiff.bots.interval import Interval
    from anpfiff.core.words import Words
    from anpfiff.lab.tally import Tally

MOST_SCORES: Final = 10


def sections(tally: Tally, words: Words) -> list[str]:
    """All of them."""
    return [
        results(tally, words),
        goals(tally, words),
        comebacks(tally, words),
        length(tally, words),
        seats(tally, words),
    ]


def shares(words: Words, rows: list[tuple[str, int, Interval]], mark: float | None, what: str) -> str:
    """Shares as a plot and a table in one: every row has its figures beside its mark."""
    scale = Scale([interval for _, _, interval in rows], mark)
    titles = [what, Cell(scale.axis(100.0)), words.text("page-number"), words.text("page-share")]
    return table(
        titles,
        [[label, Cell(scale.track(interval)), str(number), share(words, interval)] for label, number, interval in rows],
    )


def counted(words: Words, counts: Counter[int], title: str, what: str) -> str:
    """Numbers as bars, and the same as a table."""
    total = counts.total()
    rows = [
        [span(first, last), str(times), share(words, wilson(times, total))] for first, last, times in bins_of(counts)
    ]
    titles = [what, words.text("page-number"), words.text("page-share")]
    drawing = histogram(counts, title, what, words.text("page-share-of-matches"))
    drawn = f"<figure><figcaption>{escape(title)}</figcaption>{drawing}</figure>"
    return drawn + folded(words.text("page-figures"), table(titles, rows))


def labels(bots: list[str]) -> list[str]:
    """The bots by name; where a name comes twice, with a number."""
    found = [title(name) for name in bots]
    return [f"{name} {place + 1}" if found.count(name) > 1 else name for place, name in enumerate(found)]


def results(tally: Tally, words: Words) -> str:
    """Who won how often, and how it ended."""
    games = tally.games
    rows = [
        (words.text("page-wins", {"name": name}), wins, wilson(wins, games))
        for name, wins in zip(labels(tally.bots), tally.wins, strict=True)
    ]
    rows.append((words.text("page-draws"), tally.draws, wilson(tally.draws, games)))
    reasons = [
        (words.text(f"reason-{reason}".replace("_", "-")), times, wilson(times, games))
        for reason, times in tally.reasons.most_common()
    ]
    scores = [
        (score, times, wilson(times, games))
        for score, times in sorted(tally.scores.items(), key=lambda item: (-item[1], item[0]))[:MOST_SCORES]
    ]
    return section(
        words.text("page-results"),
        shares(words, rows, None, ""),
        f"<h3>{words.text('page-endings')}</h3>",
        shares(words, reasons, None, ""),
        f"<h3>{words.text('page-scores')}</h3>",
        shares(words, scores, None, words.text("page-score")),
    )


def goals(tally: Tally, words: Words) -> str:
    """How much is scored."""
    what = words.text("result-scores")
    means = [words.text("page-together"), *labels(tally.bots)]
    samples = [tally.goals.mean(), *[sample.mean() for sample in tally.bot_goals]]
    title = words.text("page-goals", {"scores": what})
    return section(
        title,
        counted(words, tally.totals, title, what),
        table(
            ["", words.text("page-mean")], [[name, mean(words, one)] for name, one in zip(means, samples, strict=True)]
        ),
    )


def comebacks(tally: Tally, words: Words) -> str:
    """Whether a seat that is behind may still hope."""
    title, decided = words.text("page-comebacks"), tally.games - tally.draws
    if not decided:
        return section(title, paragraph(words.text("page-no-winner")))
    behind = words.text("page-behind", {"scores": words.text("result-scores")})
    rows = [
        [words.text("page-came-back"), share(words, wilson(tally.comebacks, decided))],
        [words.text("page-lead-changes"), mean(words, tally.lead_changes.mean())],
    ]
    return section(title, table(["", "95 %"], rows), counted(words, tally.deficits, behind, behind))


def length(tally: Tally, words: Words) -> str:
    """How long a match is."""
    title, decisions = words.text("page-length"), words.text("page-decisions")
    rows = [
        [decisions, mean(words, tally.decisions.mean())],
        [words.text("page-fates"), mean(words, tally.fates.mean())],
    ]
    return section(
        title, counted(words, tally.lengths, decisions, decisions), table(["", words.text("page-mean")], rows)
    )


def seats(tally: Tally, words: Words) -> str:
    """Whether it matters where one sits."""
    decided, number = tally.games - tally.draws, len(tally.seat_wins)
    title = words.text("page-seats")
    if not decided:
        return section(title, paragraph(words.text("page-no-winner")))
    even = 1 / number
    found = [wilson(wins, decided) for wins in tally.seat_wins]
    scale = Scale(found, even)
    what = words.text("result-scores")
    rows = [
        [
            words.text("page-seat", {"seat": seat + 1}),
            Cell(scale.track(interval)),
            strong(share(words, interval), is_so=is_clear(interval, even)),
            mean(words, tally.seat_goals[seat].mean()),
        ]
        for seat, interval in enumerate(found)
    ]
    note = words.text("page-seats-fair" if not any(is_clear(one, even) for one in found) else "page-seats-unfair")
    return section(
        title, paragraph(note), table(["", Cell(scale.axis(100.0)), words.text("page-of-decided"), what], rows)
    )
