"""The referee in the terminal: people play with real dice or cards, and say here what fell and what was laid."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from anpfiff.bots.match import first_for
from anpfiff.cli import lookups
from anpfiff.cli.colours import mood
from anpfiff.cli.language import printable
from anpfiff.cli.menu import Menu
from anpfiff.cli.messages import Trouble, explain
from anpfiff.cli.screen import MOST_NEWS
from anpfiff.cli.terminal_match import Quit, TerminalMatch
from anpfiff.core.chair import SPECTATOR
from anpfiff.core.fair_chance import SECRET_BYTES, FairChance
from anpfiff.core.log import FATE
from anpfiff.errors import Refusal
from anpfiff.real_box.corrections import back_to, corrected, film, last_entered
from anpfiff.real_box.table import Real, RealTable

if TYPE_CHECKING:
    from fractions import Fraction
    from pathlib import Path

    from rich.text import Text

    from anpfiff.cli.filling import Filling
    from anpfiff.cli.screen import Screen
    from anpfiff.core.action import Action
    from anpfiff.core.log import Decision
    from anpfiff.core.table import Table
    from anpfiff.core.words import Words


Chances = dict[str, dict[str, "Fraction"]]


def read_real(said: str) -> Real:
    """What is real: dice, cards, or both."""
    parts = [part.strip() for part in said.split(",")]
    if not set(parts) <= {"dice", "cards"} or not any(parts):
        raise Trouble("error-real", said=said)
    return Real("dice" in parts, "cards" in parts)


def at_sight(table: Table, real: Real, bots: list[str]) -> RealTable:
    """The same match at a table with the real box, as far as it was played."""
    if real.cards and bots:
        raise Trouble("error-real-bots", bots=", ".join(bots))
    fair_chance = FairChance(secrets.token_hex(SECRET_BYTES), [""] * table.setup.seats)
    found = RealTable(table.game, table.setup, real, fair_chance, table.players)
    found.take_up(table.log)
    return found


class OpenMenu(Menu):
    """What may be said at a table where nobody here knows a hand, numbered from 1; nothing is advised."""

    def __init__(self, options: list[Action], words: Words, odds: Chances | None = None) -> None:
        self.options = options
        self.words = words
        self.texts = [words.say(action) for action in options]
        self.own = [False] * len(options)
        self.costs = [None] * len(options)
        self.odds = odds or {}
        self.advised, self.is_advice = 0, False


class RealMatch(TerminalMatch):
    """One match with the real box: the terminal lies beside the board, and everybody may read it."""

    def __init__(self, screen: Screen, table: RealTable, file: Path, how_to_continue: str) -> None:
        super().__init__(screen, table, file, how_to_continue)
        self.sight = table
        self.shown = 0
        """So many events have been told."""

    def turn(self) -> None:
        """The dice or cards are asked, or somebody is."""
        if self.sight.fate():
            self.ask_fate()
            return
        asked = self.sight.asks()
        if not asked:
            return
        if not self.sight.real.cards or first_for(self.bots, asked) is not None:
            super().turn()
            return
        decision = asked[0]
        if len(decision.options) == 1:
            self.answer(decision, decision.options[0])
            self.screen.say("play-forced", "faint", said=self.screen.words.say(decision.options[0]))
        else:
            self.ask(decision)

    def ask(self, decision: Decision) -> None:
        """Ask a seat; with real cards there is nothing on the screen that anybody must not see."""
        if not self.sight.real.cards:
            super().ask(decision)
            return
        since, self.shown = self.shown, len(self.sight.events)
        self.screen.show_news_and_board(self.sight, SPECTATOR, since, MOST_NEWS)
        self.show_question(decision, None)
        menu, table, ply = self.menu_of(decision), self.sight, self.sight.ply
        while self.sight is table and table.ply == ply:
            said = self.screen.read(self.screen.words.text("real-prompt")).strip()
            if not said or self.is_aside(said, decision, None):
                continue
            meant = menu.meant(said)
            if len(meant) == 1:
                self.answer(decision, meant[0])
            else:
                self.screen.say("play-not-understood", "warn", said=printable(said[:60]))

    def menu_of(self, decision: Decision) -> OpenMenu:
        """What a seat may say, with the chances that follow from what lies open."""
        return OpenMenu(decision.options, self.screen.words, self.sight.odds(decision.seat))

    def show_question(self, decision: Decision, filling: Filling | None) -> None:
        """Who is asked what, and all that may be answered."""
        if not self.sight.real.cards:
            super().show_question(decision, filling)
            return
        words, console, menu = self.screen.words, self.screen.console, self.menu_of(decision)
        self.screen.say("real-turn", "strong", seat=words.seat(decision.seat))
        question = words.ask_opened(decision.question, words.seat(decision.seat)) or words.ask(decision.question)
        console.print(titled(question, decision.rule))
        for line in menu.lines(console.width, console.height):
            console.print(line)

    def ask_fate(self) -> None:
        """Ask the table: what the dice show, or which card lies open."""
        words, console = self.screen.words, self.screen.console
        menu = OpenMenu(self.sight.fate(), words)
        since, self.shown = self.shown, len(self.sight.events)
        self.screen.show_news(self.sight, SPECTATOR, since, len(self.sight.events))
        console.print()
        console.print(titled(words.text(f"real-ask-{self.sight.fate_kind()}"), self.sight.state.agenda[-1].rule))
        for line in menu.lines(console.width, console.height):
            console.print(line)
        said = self.screen.read(words.text("real-prompt")).strip()
        if said == "q":
            raise Quit
        if said == "u":
            self.undo(FATE)
        elif said.partition(" ")[0] == "f":
            self.show_film(said.partition(" ")[2])
        elif said == "r":
            lookups.show_rule(console, words, self.sight, self.sight.state.agenda[-1].rule)
        elif said == "?":
            console.print(words.text("real-help"))
        elif said:
            meant = menu.meant(said)
            if len(meant) == 1:
                self.sight.say(FATE, meant[0].notation)
                self.keep()
            else:
                self.screen.say("play-not-understood", "warn", said=printable(said[:60]))

    def is_aside(self, said: str, decision: Decision, filling: Filling | None) -> bool:
        """The film and corrections besides; with real cards nobody here knows a hand, so there are no hints."""
        word, _, rest = said.partition(" ")
        if word == "f":
            self.show_film(rest)
        elif said == "h" and self.sight.real.cards:
            self.screen.say("real-no-hint", "warn")
        elif said == "?" and self.sight.real.cards:
            self.screen.console.print(self.screen.words.text("real-help"))
        else:
            return super().is_aside(said, decision, filling)
        return True

    def undo(self, seat: int) -> None:
        """Take back what was entered last, whoever entered it."""
        if not self.sight.real.cards and seat != FATE:
            super().undo(seat)
            return
        ply = last_entered(self.sight)
        if ply is None:
            self.screen.say("play-nothing-to-undo", "warn")
            return
        self._go_on_at(back_to(self.sight, ply))
        self.screen.say("real-undone", "good")

    def show_film(self, said: str) -> None:
        """Everything that was entered; with a number that moment is corrected."""
        words = self.screen.words
        moments = film(self.sight)
        if not said.strip():
            for number, moment in enumerate(moments, 1):
                who = words.text("real-fate") if moment.seat == FATE else words.seat(moment.seat)
                self.screen.console.print(
                    f" {number:>3} {who}  {said_in(words, self.sight, moment.said)}  {moment.rule}"
                )
            self.screen.say("real-film", "faint")
            return
        if not said.strip().isdecimal() or not 1 <= int(said) <= len(moments):
            self.screen.say("real-no-moment", "warn", most=len(moments))
            return
        moment = moments[int(said) - 1]
        before = back_to(self.sight, moment.ply)
        options = before.fate() or next((one.options for one in before.asks() if one.seat == moment.seat), [])
        menu = OpenMenu(options, words)
        for line in menu.lines(self.screen.console.width, self.screen.console.height):
            self.screen.console.print(line)
        answer = self.screen.read(words.text("real-correct-prompt")).strip()
        meant = menu.meant(answer) if answer else []
        if len(meant) != 1:
            self.screen.say("real-unchanged", "warn")
            return
        try:
            found = corrected(self.sight, moment.ply, meant[0].notation)
        except Refusal as refusal:
            self.screen.say("real-refused", "warn", reason=explain(refusal, words))
            return
        self._go_on_at(found.table)
        self.screen.say("real-corrected", "good", stays=found.stays, falls=len(found.falls))
        for one in found.falls:
            self.screen.console.print(f"     {said_in(words, self.sight, one.said)}  {one.rule}")

    def _go_on_at(self, table: RealTable) -> None:
        self.table = self.sight = table
        self.shown = min(self.shown, len(table.events))
        self.heard = [min(heard, len(table.events)) for heard in self.heard]
        self.keep()


def titled(question: str, rule: str) -> Text:
    """A question with the rule that asks it."""
    found = mood(question, "strong")
    found.append_text(mood(f"  {rule}", "faint"))
    return found


def said_in(words: Words, table: RealTable, notation: str) -> str:
    """Something that was entered, in words; a card that nobody has seen has none."""
    action = table.game.vocabulary.actions.get(notation)
    return notation if action is None else words.say(action)
