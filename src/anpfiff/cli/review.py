"""Looking back in the terminal: the account of a match, the deserved result, and every decision that cost something."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from anpfiff.bots.forfeit import Forfeit
from anpfiff.bots.names import make
from anpfiff.bots.own import check_own, is_own
from anpfiff.bots.review.booking import ReviewBudget
from anpfiff.bots.review.count_back import CountBack
from anpfiff.bots.review.deserved import Deserved
from anpfiff.bots.review.finishes import finishes_of, taken_chances
from anpfiff.bots.review.ledger import COLUMNS
from anpfiff.bots.review.levels import leagues_like
from anpfiff.build import own_build
from anpfiff.cli.colours import STYLES, grid, mood, stderr
from anpfiff.cli.messages import explain
from anpfiff.core.advice import Advice
from anpfiff.core.rng import seeded

if TYPE_CHECKING:
    from rich.console import Console

    from anpfiff.bots.review.booking import Booking, ChoiceAt
    from anpfiff.bots.review.ledger import Account
    from anpfiff.core.table import Table
    from anpfiff.core.words import Words


class LookBack:
    """A match that was looked at again, and all that was found."""

    def __init__(self, match: Table, iterations: int | None, words: Words, bot: str = "") -> None:
        self.match = match
        self.review = CountBack(match)
        self.review.budget = (
            self.review.usual(own_build() == "compiled")
            if iterations is None
            else ReviewBudget(iterations, max(2, iterations // 10), iterations)
        )
        is_measured = iterations is None and own_build() == "compiled"
        self.advice = self.review.evaluator.advice if is_measured else Advice()
        """What knows how our leagues play; nothing where less is played on than when that was measured."""
        self.bookings = self._book(words)
        self.accounts = self.review.ledger(self.bookings).accounts()
        self.bookings.reverse()
        finishes = finishes_of(match, taken_chances(match))
        self.deserved = Deserved(finishes) if finishes else None
        self.asked: dict[tuple[int, int], str | Forfeit] = {}
        """What a bot would have said, by ply and seat; or why it would have lost the match there."""
        if bot:
            self._ask(bot)

    def _ask(self, name: str) -> None:
        """Ask a bot about every decision, as if it had sat there; it sees what the seat saw."""
        match = self.match
        if is_own(name):
            check_own(name, match.game, match.setup)
        bots = [make(name, match.game, setup=match.setup) for _ in range(match.setup.seats)]
        for one in self.choices(list(range(match.setup.seats))):
            then = match.fork(one.ply, None)
            decision = then.decision(one.seat)
            try:
                said = bots[one.seat].choose(then.view(one.seat), decision.role, decision.options, seeded(one.ply))
            except Forfeit as forfeit:
                self.asked[one.ply, one.seat] = forfeit
            else:
                self.asked[one.ply, one.seat] = said.notation

    def _book(self, words: Words) -> list[Booking]:
        """With a progress bar, where somebody can see it."""
        console, found = stderr(), []
        columns = (TextColumn(words.text("analyse-progress")), BarColumn(), TimeRemainingColumn())
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
            bar = progress.add_task("", total=len(self.review.nodes))
            for booking in self.review.back():
                found.append(booking)
                progress.update(bar, advance=1)
        return found

    def choices(self, seats: list[int]) -> list[ChoiceAt]:
        """All decisions of these seats, in the order of the match."""
        return [one for booking in self.bookings for one in booking.choices if one.seat in seats]


def show(console: Console, words: Words, found: LookBack, seats: list[int]) -> None:
    """What every decision cost, the account of each seat, and what was deserved."""
    titles = [words.text(f"analyse-{title}") for title in ("ply", "seat", "said", "chance", "lost", "best")]
    shown = grid(*titles, *([words.text("analyse-bot")] if found.asked else []))
    for one in found.choices(seats):
        choice = one.choice
        is_best = choice.said == choice.best
        lost = words.text("hint-estimate", {"chance": choice.lost, "error": choice.error})
        shown.add_row(
            str(one.ply),
            words.seat(one.seat),
            words.say(choice.options[choice.said]),
            words.text("analyse-share", {"share": choice.worth[choice.said]}),
            "" if is_best else lost,
            "" if is_best else words.say(choice.options[choice.best]),
            *([told_by(found, one, words)] if found.asked else []),
            style=STYLES["bad"] if choice.is_sure else STYLES["good"] if is_best else "",
        )
    console.print(shown)
    for seat in seats:
        show_account(console, words, found.accounts[seat], found.advice)
    if found.deserved is not None:
        show_deserved(console, words, found.deserved, seats)
    console.print(mood(words.text("analyse-note"), "faint"))


def told_by(found: LookBack, one: ChoiceAt, words: Words) -> str:
    """What the bot would have said, in words."""
    said = found.asked[one.ply, one.seat]
    return explain(said, words) if isinstance(said, Forfeit) else words.say(found.match.game.vocabulary.actions[said])


def show_account(console: Console, words: Words, account: Account, advice: Advice) -> None:
    """From the first chance to the result, column by column."""
    console.print()
    began = words.text("analyse-share", {"share": account.began})
    console.print(mood(words.text("analyse-account", {"seat": words.seat(account.seat), "began": began}), "strong"))
    table = grid(words.text("analyse-item"), words.text("analyse-number"), words.text("analyse-points"))
    for column in COLUMNS:
        value, error = account.columns[column], account.errors[column]
        points = words.text("hint-estimate", {"chance": value, "error": error})
        table.add_row(words.text(f"analyse-{column.replace('_', '-')}"), str(account.counts[column]), points)
    ended = words.text("analyse-share", {"share": account.ended})
    table.add_row(words.text("analyse-ended"), "", ended, style="bold")
    console.print(table)
    level = {"lost": account.level, "counted": account.counted, "choices": account.choices}
    console.print(words.text("analyse-level", level))
    leagues = [words.text(f"bot-{league}") for league in leagues_like(advice, account.level, account.counted)]
    if leagues:
        key = "analyse-league" if len(leagues) == 1 else "analyse-leagues"
        console.print(words.text(key, {"first": leagues[0], "last": leagues[-1]}))


def show_deserved(console: Console, words: Words, found: Deserved, seats: list[int]) -> None:
    """The deserved result and the luck index."""
    console.print()
    home, away, chance = found.scores()[0]
    facts: dict[str, str | int | float] = {
        "first": found.expected[0],
        "second": found.expected[1],
        "score": f"{home}:{away}",
        "chance": chance,
    }
    console.print(words.text("analyse-deserved", facts))
    for seat in seats:
        told: dict[str, str | int | float] = {
            "seat": words.seat(seat),
            "points": found.points(seat),
            "index": round(found.index(seat)),
        }
        console.print(words.text("analyse-index", told))


def as_data(found: LookBack, seats: list[int]) -> dict[str, Any]:
    """The review as JSON data."""
    budget, deserved = found.review.budget, found.deserved
    return {
        "game": found.match.game.key,
        "budget": {"path": budget.path, "first": budget.first, "again": budget.again},
        "nodes": [node_data(booking, seats, found.asked) for booking in found.bookings],
        "accounts": [account_data(found.accounts[seat], found.advice) for seat in seats],
        "deserved": None
        if deserved is None
        else {
            "goals": deserved.goals,
            "expected": deserved.expected,
            "scores": [{"score": [home, away], "chance": chance} for home, away, chance in deserved.scores()],
            "outcomes": list(deserved.outcome(0)),
            "points": [deserved.points(seat) for seat in range(2)],
            "index": [deserved.index(seat) for seat in range(2)],
        },
    }


def said_by(bot: str | Forfeit) -> str:
    """What a bot would have said, for programs."""
    return bot.message if isinstance(bot, Forfeit) else bot


def node_data(booking: Booking, seats: list[int], asked: dict[tuple[int, int], str | Forfeit]) -> dict[str, Any]:
    """One node as JSON data."""
    node = booking.node
    return {
        "first": int(node.first),
        "last": int(node.last),
        "kind": node.kind,
        "change": [booking.change(seat) for seat in range(len(booking.before[0]))],
        "choices": [
            {
                "ply": one.ply,
                "seat": one.seat,
                "question": one.question,
                "options": [action.notation for action in one.choice.options],
                "chances": one.choice.worth,
                "errors": one.choice.errors,
                "said": one.choice.options[one.choice.said].notation,
                "best": one.choice.options[one.choice.best].notation,
                "lost": one.choice.lost,
                "error": one.choice.error,
                "sure": one.choice.is_sure,
                "counts": one.choice.counts,
                **({"bot": said_by(asked[one.ply, one.seat])} if asked else {}),
            }
            for one in booking.choices
            if one.seat in seats
        ],
    }


def account_data(account: Account, advice: Advice) -> dict[str, Any]:
    """One account as JSON data."""
    return {
        "seat": account.seat,
        "began": account.began,
        **account.columns,
        "ended": account.ended,
        "errors": account.errors,
        "counts": account.counts,
        "gifts_by": account.gifts_by,
        "level": account.level,
        "leagues": leagues_like(advice, account.level, account.counted),
        "counted": account.counted,
        "choices": account.choices,
    }
