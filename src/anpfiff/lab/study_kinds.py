"""The kinds of studies: one series, one for every value of every option, or a round robin of bots."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from anpfiff.core.edition import written
from anpfiff.errors import Malformed, Refusal, Unknown
from anpfiff.games import find
from anpfiff.lab.plan import check_bots, seat_bots
from anpfiff.lab.ratings import tables_for
from anpfiff.lab.study import ARENA, OPTIONS, SIMULATION, Series, StudySpec

if TYPE_CHECKING:
    from anpfiff.lab.plan import Plan

AS_AGREED = "as agreed"
"""The series with which the others are compared."""


def one_series(plan: Plan, batch: int, price: str = "") -> StudySpec:
    """A plain simulation."""
    if price:
        check_price(plan, price)
    return StudySpec(SIMULATION, [Series(AS_AGREED, plan.signed())], batch, price)


def check_price(plan: Plan, price: str) -> None:
    """Refuse a price that stands on no card, or one of which nothing is chosen by chance."""
    if not plan.free:
        message = "whether a price is fair shows only when chance chooses: say for which verbs"
        raise Malformed(message, key="price-without-chance")
    if not prices_of(plan, price):
        fields = {field for card in find(plan.game).cards(plan.own_cards) for field in card.fields}
        facts: dict[str, str | int] = {"name": price[:80]}
        raise Unknown(f"no card has a number called {price[:80]!r}", None, sorted(fields), "price", facts)


def prices_of(plan: Plan, price: str) -> dict[str, int]:
    """What every card costs that has such a field."""
    found: dict[str, int] = {}
    for card in find(plan.game).cards(plan.own_cards):
        value = card.fields.get(price)
        if isinstance(value, int) and not isinstance(value, bool):
            found[card.id] = value
    return found


def every_option(plan: Plan, batch: int, vary: list[str] | None = None) -> StudySpec:
    """The plan itself, and one series for every other value of every option, all else being equal; or of some only."""
    plan, agreed = plan.signed(), plan.setup()
    edition = find(plan.game).edition(agreed.edition)
    series, left_out = [Series(AS_AGREED, plan)], []
    for option in [edition.option(name) for name in vary] if vary else edition.options:
        for value in option.values:
            if type(value) is type(agreed.options[option.name]) and value == agreed.options[option.name]:
                continue
            label = written(option.name, value)
            can_matter = option.can_matter(agreed.options)
            changed = changed_plan(plan, {**plan.options, option.name: value}) if can_matter else None
            if changed is None:
                left_out.append(label)
            else:
                series.append(Series(label, changed))
    return StudySpec(OPTIONS, series, batch, left_out=left_out, vary=vary or [])


def changed_plan(plan: Plan, options: dict[str, Any]) -> Plan | None:
    """The plan with other options; where they want another number of seats and all bots are alike, with more bots."""
    same = replace(plan, options=options)
    try:
        same.setup()
    except Refusal:
        if len(set(plan.bots)) > 1:
            return None
    else:
        return same
    try:
        bots = seat_bots(find(plan.game), [plan.bots[0]], plan.edition, options)
    except Refusal:
        return None
    return replace(same, bots=bots)


def round_robin(plan: Plan, bots: list[str], seats: int | None, batch: int) -> StudySpec:
    """Every two bots meet, and play each deal from every side; the plan says all but who plays."""
    check_bots(bots)
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise Malformed("an arena needs at least two different bots", key="arena")
    number = find(plan.game).agree(plan.edition, dict(plan.options), seats, plan.own_cards).seats
    series = [
        Series(" : ".join(table), replace(plan, bots=table, seed=plan.seed + place, sides=number).signed())
        for place, table in enumerate(tables_for(bots, number))
    ]
    return StudySpec(ARENA, series, batch)
