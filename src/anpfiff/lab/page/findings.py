"""What a study has found, read from its folder once: a tally for every series, and what a market needs."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import msgspec

from anpfiff.lab.prices import market
from anpfiff.lab.study_kinds import prices_of
from anpfiff.lab.tally import Tally, empty

if TYPE_CHECKING:
    from anpfiff.lab.batch import OutcomeTally
    from anpfiff.lab.prices import Market
    from anpfiff.lab.study import Study


@dataclass
class SeriesFindings:
    """One series."""

    label: str
    tally: Tally
    outcome: str = ""
    """Stands for all its results: two series with the same one have played the same matches."""


@dataclass
class Findings:
    """All series of a study."""

    study: Study
    series: list[SeriesFindings]
    market: Market | None = None
    planned: int = 0
    fate: list[OutcomeTally] = field(default_factory=list)

    @property
    def games(self) -> int:
        """How many matches are finished."""
        return sum(one.tally.games for one in self.series)


def findings_of(study: Study) -> Findings:
    """Read all that is finished."""
    spec = study.spec
    series = [SeriesFindings(one.label, empty(one.plan.bots)) for one in spec.series]
    marks = [hashlib.sha256() for one in series]
    together, kept = empty(()), []
    seeds = [one.plan.seed for one in spec.series]
    for part, batch in study.finished():
        series[part.series].tally.add(batch)
        results = [(one.match, one.score, one.places, one.reason, one.decisions) for one in batch.records]
        marks[part.series].update(msgspec.json.encode(results))
        if spec.price:
            kept += batch.records
        batch.records = []
        if part.series == seeds.index(seeds[part.series]):  # those with the same seed throw the same dice again
            together.add(batch)
    for one, mark in zip(series, marks, strict=True):
        one.outcome = mark.hexdigest()
    planned = sum(plan.games for plan in spec.plans)
    sold = market(prices_of(spec.series[0].plan, spec.price), kept) if kept else None
    fate = [together.fate[key] for key in sorted(together.fate)]
    return Findings(study, series, sold, planned, fate)
