"""Looking back in the terminal: the account of a match, the deserved result, and every decision that cost something."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from anpfiff.bots.forfeit import Forfeit
from anpfiff.bots.names import USUAL, make
from anpfiff.bots.own import check_own, is_own
from anpfiff.bots.review.booking import ReviewBudget
from anpfiff.bots.review.count_back import KICK_OFF, CountBack
from anpfiff.bots.review.deserved import Deserved
from anpfiff.bots.review.finishes import finishes_of, taken_chances
from anpfiff.bots.review.ledger import COLUMNS
from anpfiff.build import own_build
from anpfiff.cli.colours import STYLES, grid, mood, stderr
from anpfiff.cli.messages import explain
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
        self.bookings = self._book(words)
        self.confirmed = self.review.confirmed(self.bookings)
        ledger = self.review.ledger(self.bookings)
        if self.bookings:
            ledger.kick_off([row for part in range(KICK_OFF) for row in self.review.kick_off(part)])
        self.accounts = ledger.accounts()
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
        show_account(console, words, found.accounts[seat])
    if found.deserved is not None:
        show_deserved(console, words, found.deserved, seats)
    console.print(mood(words.text("analyse-note", {"league": words.text(f"bot-{USUAL}")}), "faint"))


def told_by(found: LookBack, one: ChoiceAt, words: Words) -> str:
    """What the bot would have said, in words."""
    said = found.asked[one.ply, one.seat]
    return explain(said, words) if isinstance(said, Forfeit) else words.say(found.match.game.vocabulary.actions[said])


def show_account(console: Console, words: Words, account: Account) -> None:
    """From the first chance to the result, column by column."""
    console.print()
    began = words.text("hint-estimate", {"chance": account.began, "error": account.began_error})
    console.print(mood(words.text("analyse-account", {"seat": words.seat(account.seat), "began": began}), "strong"))
    table = grid(words.text("analyse-item"), words.text("analyse-number"), words.text("analyse-points"))
    for column in COLUMNS:
        value, error = account.columns[column], account.errors[column]
        points = words.text("hint-estimate", {"chance": value, "error": error})
        told = points if abs(value) > error else words.text("analyse-cannot-tell", {"range": points})
        table.add_row(words.text(f"analyse-{column}"), str(account.counts[column]), told)
    ended = words.text("analyse-share", {"share": account.ended})
    table.add_row(words.text("analyse-ended"), "", ended, style="bold")
    console.print(table)
    console.print(words.text(f"analyse-verdict-{account.verdict}"))


def show_deserved(console: Console, words: Words, found: Deserved, seats: list[int]) -> None:
    """The deserved result and the points to be expected of it."""
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
        told: dict[str, str | int | float] = {"seat": words.seat(seat), "points": found.points(seat)}
        console.print(words.text("analyse-expected", told))


def as_data(found: LookBack, seats: list[int]) -> dict[str, Any]:
    """The review as JSON data."""
    budget, deserved = found.review.budget, found.deserved
    return {
        "game": found.match.game.key,
        "budget": {"path": budget.path, "first": budget.first, "again": budget.again},
        "nodes": [node_data(booking, seats, found) for booking in found.bookings],
        "accounts": [account_data(found.accounts[seat]) for seat in seats],
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


def node_data(booking: Booking, seats: list[int], found: LookBack) -> dict[str, Any]:
    """One node as JSON data."""
    node, asked = booking.node, found.asked
    again = found.confirmed.get(int(node.first))
    return {
        "first": int(node.first),
        "last": int(node.last),
        "kind": node.kind,
        "change": [booking.change(seat) for seat in range(len(booking.before[0]))],
        "confirmed": None if again is None else {"change": again.changes, "error": again.errors},
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
                "gained": one.choice.gained,
                "gained_errors": one.choice.gained_errors,
                **({"bot": said_by(asked[one.ply, one.seat])} if asked else {}),
            }
            for one in booking.choices
            if one.seat in seats
        ],
    }


def account_data(account: Account) -> dict[str, Any]:
    """One account as JSON data."""
    return {
        "seat": account.seat,
        "began": account.began,
        "began_error": account.began_error,
        **account.columns,
        "ended": account.ended,
        "errors": account.errors,
        "counts": account.counts,
        "by_seat": account.by_seat,
        "luck": [account.luck, account.luck_error],
        "choice": [account.choice, account.choice_error],
        "verdict": account.verdict,
    }
