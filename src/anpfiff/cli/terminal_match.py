"""One match in the terminal. People are shown the table and asked; bots answer for the other seats."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from anpfiff.bots.forfeit import Forfeit
from anpfiff.bots.match import answer, first_for
from anpfiff.bots.names import is_bot, make
from anpfiff.bots.own import check_own, is_own
from anpfiff.bots.search.budget import Budget
from anpfiff.bots.search.hints import SIGHT, hints_for
from anpfiff.cli import lookups
from anpfiff.cli.colours import STYLES, grid, mood
from anpfiff.cli.filling import Filling, several_meant
from anpfiff.cli.language import printable
from anpfiff.cli.menu import Menu, own_first
from anpfiff.cli.messages import explain
from anpfiff.cli.saved_matches import is_in_the_way, save
from anpfiff.cli.screen import MOST_NEWS
from anpfiff.core.chair import SPECTATOR
from anpfiff.core.rng import seeded
from anpfiff.core.table import Table

if TYPE_CHECKING:
    from rich.console import Console

    from anpfiff.cli.screen import Screen
    from anpfiff.core.action import Action
    from anpfiff.core.log import Decision
    from anpfiff.core.words import Words


NOBODY: Final = -1


class Quit(Exception):
    """Somebody has had enough for today."""


class TerminalMatch:
    """The people and bots at one table, what each of them has heard, and the file the match is kept in."""

    def __init__(self, screen: Screen, table: Table, file: Path, how_to_continue: str) -> None:
        self.screen = screen
        self.table = table
        self.file = file
        self.how_to_continue = how_to_continue
        for name in filter(is_own, table.players):
            check_own(name, table.game, table.setup)
        self.bots = {
            seat: make(name, table.game, setup=table.setup)
            for seat, name in enumerate(table.players)
            if is_bot(name) or is_own(name)
        }
        self.people = [seat for seat in range(table.setup.seats) if seat not in self.bots]
        self.heard = [0] * table.setup.seats
        self.last_seat = NOBODY
        self.complaint = ""
        self.filling: Filling | None = None
        """The form that somebody is filling in, if what is asked has one."""

    def play(self) -> None:
        """Play until the match is over or everybody goes home."""
        try:
            self.keep()
            while not self.table.is_over:
                self.turn()
        except (Quit, EOFError, KeyboardInterrupt):
            self.keep()
            self.screen.console.print()
            if self.filling is not None and self.filling.held:
                self.screen.say("play-unsaid", "warn", named=self.screen.named(self.filling))
            if not self.complaint:
                self.screen.say_unbroken("play-saved", file=str(self.file))
                self.screen.say_unbroken("play-goodbye", "strong", command=self.how_to_continue)
            return
        except Forfeit as forfeit:
            self.keep()
            self.screen.say("play-forfeit", "warn", reason=explain(forfeit, self.screen.words))
            return
        self.show_end()

    def turn(self) -> None:
        """Somebody answers: bots at once, people when they have seen the table."""
        asked = self.table.asks()
        of_bots = first_for(self.bots, asked)
        if of_bots is not None:
            self.answer(of_bots, self.think(of_bots))
            return
        # The seat that was asked last goes on, so that a curtain falls only when it must.
        decision = next((one for one in asked if one.seat == self.last_seat), asked[0])
        forced = decision.forced(self.table.state)
        if forced is None:
            own_first(self.table, decision)
            self.ask(decision)
            return
        self.answer(decision, forced)
        if len(self.people) == 1:
            self.screen.say("play-forced", "faint", said=self.screen.words.say(forced))

    def think(self, decision: Decision) -> Action:
        """A bot's choice; a simple bot's follows from seed and ply, so that the same match goes on after a pause."""
        thoughts = seeded(self.table.seed or 0, self.table.ply + 1)
        return answer(self.table, decision, self.bots[decision.seat], thoughts)

    def answer(self, decision: Decision, action: Action) -> None:
        """Say it, and keep the match; what bots say follows from it and need not be kept each time."""
        self.table.say(decision.seat, action.notation)
        if decision.seat not in self.bots or self.table.is_over:
            self.keep()

    def keep(self) -> None:
        """Save the match; where that fails the match goes on, and the reason is said once."""
        try:
            save(self.table, self.file)
            self.complaint = ""
        except OSError as error:
            reason = explain(error, self.screen.words)
            if reason != self.complaint:
                self.screen.say("play-not-saved", "bad", reason=reason)
            self.complaint = reason

    def ask(self, decision: Decision) -> None:
        """Show the table to a seat, and listen until it has answered or gone back in time."""
        seat = decision.seat
        if len(self.people) > 1 and self.last_seat not in (NOBODY, seat):
            self.screen.curtain(seat)
        self.last_seat = seat
        form = self.table.form(seat)
        filling = self.filling = None if form is None else Filling(form)
        since, self.heard[seat] = self.heard[seat], len(self.table.events)
        menu = self.screen.show_turn(self.table, decision, since, filling)
        ply = self.table.ply
        while self.table.ply == ply:
            meant = self.listen(decision, menu, filling)
            if filling is None and meant:
                self.answer(decision, meant[0])
            elif filling is not None and (not meant or not self.name(decision, filling, meant, since)):
                menu = Menu(self.table, decision, self.screen.words, filling)
        self.filling = None

    def name(self, decision: Decision, filling: Filling, meant: list[Action], since: int) -> bool:
        """Hold what was named until the form is filled in, then say it all; whether it was said."""
        for action in meant:
            if not filling.allows(action):
                text = self.screen.words.say(action)
                self.screen.say("play-not-besides", "warn", said=text)
                break
            if filling.take(action):
                self.table.say_all(decision.seat, [one.notation for one in filling.said])
                self.keep()
                return True
        if self.screen.page.is_in_place:
            self.screen.show_turn(self.table, decision, since, filling)
        else:
            self.screen.show_question(self.table, decision, filling)
        return False

    def listen(self, decision: Decision, menu: Menu, filling: Filling | None) -> list[Action]:
        """One line from the keyboard: what it names, or nothing if it was an aside or nothing we understand."""
        words = self.screen.words
        key = "play-prompt-advised" if menu.is_advice else "play-prompt"
        said = self.screen.read(words.text(key, {"first": menu.texts[menu.advised]})).strip()
        if not said:
            return [menu.options[menu.advised]]
        if self.is_aside(said, decision, filling):
            return []
        found = [menu.meant(said)] if filling is None else several_meant(menu, said)
        meant = found[-1]
        if len(meant) == 1:
            return [action for part in found for action in part]
        if meant:
            self.screen.say("play-ambiguous", "warn", several=" / ".join(words.say(action) for action in meant[:6]))
        else:
            self.screen.say("play-not-understood", "warn", said=printable(said[:60]))
        return []

    def is_aside(self, said: str, decision: Decision, filling: Filling | None) -> bool:
        """Carry out what is not an answer; False if it may be one."""
        word, _, rest = said.partition(" ")
        console, words = self.screen.console, self.screen.words
        if word == "r":
            lookups.show_rule(console, words, self.table, rest.strip() or decision.rule)
        elif word == "s" and rest.strip():
            self.save_copy(Path(rest.strip()).expanduser())
        elif said == "?":
            lookups.show_help(console, words)
        elif said == "c":
            lookups.show_table_cards(console, words, self.table, decision.seat)
        elif said == "h":
            show_hint(console, words, self.table, decision)
        elif said == "l":
            lookups.show_log(console, words, self.table, decision.seat)
        elif said == "u" and (filling is None or not filling.drop()):
            self.undo(decision.seat)
            return True
        elif said == "u":
            pass
        elif said == "q":
            self.leave(filling)
        else:
            return False
        self.screen.console.print()
        self.show_question(decision, filling)
        return True

    def show_question(self, decision: Decision, filling: Filling | None) -> None:
        """Ask once more, after something else was said."""
        self.screen.show_question(self.table, decision, filling)

    def leave(self, filling: Filling | None) -> None:
        """Go home; whoever has named something and not said it yet is asked to say q once more."""
        if filling is None or not filling.held:
            raise Quit
        self.screen.say("play-leave-unsaid", "warn", named=self.screen.named(filling))
        if self.screen.read(self.screen.words.text("play-leave-prompt")).strip() == "q":
            self.filling = None
            raise Quit

    def save_copy(self, file: Path) -> None:
        """Save the match so far under a name of one's own, over nothing else."""
        if is_in_the_way(file, self.table):
            self.screen.say_unbroken("play-in-the-way", "warn", file=str(file))
            return
        try:
            save(self.table, file)
            self.screen.say_unbroken("play-saved", "good", file=str(file))
        except OSError as error:
            self.screen.say("play-not-saved", "bad", reason=explain(error, self.screen.words))

    def undo(self, seat: int) -> None:
        """Go back to before this seat's last real decision; what followed from it is forgotten."""
        ply = last_choice(self.table, seat)
        if ply is None:
            self.screen.say("play-nothing-to-undo", "warn")
            return
        self.table.rewind(ply)
        self.heard = [min(heard, len(self.table.events)) for heard in self.heard]
        self.keep()
        self.screen.say("play-undone", "good")

    def show_end(self) -> None:
        """The end of the match: nothing of a hand that another one must not see."""
        chair = self.people[0] if len(self.people) == 1 else SPECTATOR
        heard = min((self.heard[seat] for seat in self.people), default=0)
        if len(self.people) > 1:
            self.screen.clear()

        def draw(most: int) -> None:
            self.screen.show_news(self.table, chair, heard, most, "play-skipped-at-the-end")
            self.screen.show_board(self.table, chair)
            self.screen.show_result(self.table)

        self.screen.page.draw(draw, MOST_NEWS)
        if not self.complaint:
            self.screen.say_unbroken("play-over", file=str(self.file))


def last_choice(table: Table, seat: int) -> int | None:
    """The ply of the last answer of this seat when it could have said something else."""
    again = Table(table.game, table.setup, None)
    if table.first is not None:
        again.lay_out(table.first)
    found: int | None = None
    for entry in table.log:
        if entry.seat == seat and again.decision(seat).forced(again.state) is None:
            found = again.ply
        again.repeat([entry])
    while found is not None and table.log[found].is_joined:
        found -= 1
    return found


HINT_BUDGET: Final = (3000, 1.0)
"""Iterations and seconds: nobody waits long for a hint."""


def show_hint(console: Console, words: Words, table: Table, decision: Decision) -> None:
    """Every option with the chance to win and how sure that is, the best first."""
    rng = seeded(table.seed or 0, table.ply + 1)
    view, options = table.view(decision.seat), decision.options
    found = hints_for(table.game, view, decision.role, options, Budget(*HINT_BUDGET), rng)
    order = sorted(range(len(options)), key=lambda place: (place != found.best, -found.estimates[place].chance))
    shown = grid("", words.text("hint-option"), words.text("hint-chance"), words.text("hint-matches"))
    for place in order:
        one = found.estimates[place]
        chance = words.text("hint-estimate", {"chance": one.chance, "error": one.error})
        row = (str(place + 1), said_as_one(words, found.answers[place]), chance, str(one.matches))
        shown.add_row(*row, style=STYLES["good"] if place == found.best else "")
    console.print(shown)
    if found.reason is not None:
        console.print(words.why(found.reason))
    if found.why and (found.reason is None or found.why != SIGHT):
        console.print(words.text(f"hint-why-{found.why}"))
    console.print(mood(words.text("hint-note"), "faint"))


def said_as_one(words: Words, steps: list[Action]) -> str:
    """A whole answer in one line."""
    return " · ".join(words.say(step) for step in steps)
