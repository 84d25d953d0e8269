"""A competition for tests: messages are judged and applied, matches end as the test says, and time stands still."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from anpfiff.core.fair_chance import commit
from anpfiff.protocol.competition import Command, DrawLots, Format, Join, OpenCompetition, ShowLots
from anpfiff.server.competitions import due, entries
from anpfiff.server.competitions.competition import DONE, PLAYING, Competition
from anpfiff.server.competitions.judging import judge
from anpfiff.server.competitions.opening import opening
from anpfiff.server.competitions.ties import levels_of
from anpfiff.server.log import entry as stored
from anpfiff.server.security.tokens import hash_of

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Collection

    from anpfiff.server.competitions.ties import Match, Pairing

SECRET = "cd" * 32
KICK_OFF = 1_800_000_000_000
MINUTE = 60_000


def key_of(name: str) -> str:
    """The key of somebody's device."""
    return f"key-of-{name.replace(' ', '-')}-".ljust(32, "0")


class Stage:
    """A competition, and a clock one can turn."""

    def __init__(self, *people: str, size: int = 0, game: str = "penalty_duel", **wish: Any) -> None:
        wish.setdefault("format", Format())
        self.now = KICK_OFF
        made = OpenCompetition(game, key_of("organiser"), size=size or max(2, len(people)), **wish)
        first = opening(made, hash_of("link"), commit(SECRET), self.now)
        self.competition = Competition("cup-test", SECRET, first)
        self.log = [stored.write(first)]
        for name in people:
            self.want(name, Join(name, key_of(name)))

    def want(self, who: str, wish: Command) -> bool:
        """Somebody wants something; whether it changed anything."""
        return self.enter(judge(self.competition, wish, hash_of(key_of(who)), self.now))

    def lead(self, wish: Command, begun: Collection[str] = ()) -> bool:
        """The organiser wants something, while people sit at the tables that have begun."""
        return self.enter(judge(self.competition, wish, hash_of(key_of("organiser")), self.now, begun=begun))

    def enter(self, entry: entries.Entry | None) -> bool:
        """Let an entry happen."""
        if entry is None:
            return False
        self.competition.apply(entry)
        self.log.append(stored.write(entry))
        return True

    def begin(self) -> Stage:
        """Draw, show all lots, and lay the tables of the first round."""
        self.lead(DrawLots())
        self.lead(ShowLots(64))
        self.lay()
        return self

    def lay(self) -> None:
        """Lay every table that is wanted."""
        for tie, number, match in list(self.competition.open_matches()):
            if not match.table:
                attempt = match.attempt + 1
                name = self.competition.table_of(tie.number, number, attempt)
                self.enter(entries.Laid(self.now, tie.number, number, name, attempt, match.caretakers))

    def end(self, tie: Pairing, number: int, match: Match, goals: list[int]) -> None:
        """A match ends with these goals, by sides of the tie."""
        score = [goals[side] for side in tie.by_seats(number)]
        result = {"places": levels_of(score), "score": score, "reason": "full_time"}
        table = due.TableNow("over", [True] * len(score), result)
        self.enter(due.note(self.competition, tie, number, match, table, self.now))

    def play(self, goals: Callable[[Pairing, int], list[int]]) -> Stage:
        """Play on to the end."""
        while self.competition.status == PLAYING:
            self.lay()
            for tie, number, match in list(self.competition.open_matches()):
                self.end(tie, number, match, goals(tie, number))
        return self

    def play_at_random(self, luck: random.Random) -> Stage:
        """Play on to the end with random results."""
        return self.play(lambda tie, _: [luck.randrange(4) for _ in tie.sides])

    def wait(self, minutes: int, sitting: dict[str, bool] | None = None) -> None:
        """Let time pass; then whoever is not sitting has missed their match, if the time to come is over."""
        self.now += minutes * MINUTE
        here = sitting or {}
        for tie, number, match in list(self.competition.open_matches()):
            names = ["" if one is None else one.name for one in self.competition.sides(tie)]
            bots = [one is not None and bool(one.bot) for one in self.competition.sides(tie)]
            seats = [
                bots[side] or side in match.caretakers or here.get(names[side], False) for side in tie.by_seats(number)
            ]
            status = "running" if all(seats) else "open"
            self.enter(due.note(self.competition, tie, number, match, due.TableNow(status, seats), self.now))

    def read_again(self) -> Competition:
        """The competition that follows from the log alone."""
        first = entries.read(self.log[0])
        assert isinstance(first, entries.Announced)
        again = Competition("cup-test", SECRET, first)
        for body in self.log[1:]:
            again.apply(entries.read(body))
        return again

    @property
    def names(self) -> list[str]:
        """The champions."""
        assert self.competition.status == DONE
        return [self.competition.people[who].name for who in self.competition.champions]

    @property
    def told(self) -> list[str]:
        """What was told so far, by key."""
        return [what for _, what, _ in self.competition.story]
