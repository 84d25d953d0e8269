"""A competition as it follows from its log: entrants, rounds, ties and champions.

It does no input or output and asks no clock; the same entries always lead to the same competition.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final, assert_never

from anpfiff.football.score import LEVEL, ahead
from anpfiff.server.competitions import entries
from anpfiff.server.competitions.decisions import Decision
from anpfiff.server.competitions.people import STAND_IN, Person, coach_names, letters
from anpfiff.server.competitions.schedule import Round, Schedule
from anpfiff.server.competitions.ties import AWARD, BYE, Match, Pairing, levels_of, places_of
from anpfiff.server.refusals import Outdated
from anpfiff.server.tables.retention import DAY

if TYPE_CHECKING:
    from collections.abc import Iterator

GATHERING: Final = "gathering"
"""People enter."""
DRAWING: Final = "drawing"
"""The lots are being shown."""
PLAYING: Final = "playing"
DONE: Final = "done"
CALLED_OFF: Final = "called_off"
MINUTE: Final = 60_000
MOST_MISSES: Final = 2
"""Who misses so often gives their place to somebody else."""


class Competition:
    """The fold of a log."""

    def __init__(self, name: str, secret: str, first: entries.Announced) -> None:
        self.id: Final = name
        self.secret: Final = secret
        self.opened: Final = first
        self.status = GATHERING
        self.seq = 0
        self.at = first.at
        self.organiser = first.organiser
        self.people: Final[list[Person]] = []
        self.waiting: Final[list[Person]] = []
        """Who came when all places were taken, in order."""
        self.plan: Schedule | None = None
        self.order: list[int] = []
        self.shown = 0
        """How many lots have been shown."""
        self.paused = 0
        """Since when it is stopped; 0 while it goes on."""
        self.champions: list[int] = []
        self.decisions: Final[list[Decision]] = []
        """What the organiser decided and may still take back, the last one last."""
        self._attempts: Final[dict[tuple[int, int], int]] = {}
        """How often a table was laid, by tie and match: a tie that is drawn again has tables of its own."""
        self.story: Final[list[tuple[int, str, dict[str, int | str]]]] = [(first.at, "opened", {})]
        """What happened, for everybody to read: when, a key for words, and arguments."""

    # ---- what is known ----------------------------------------------------------------------------------------------

    @property
    def opener(self) -> str:
        """With whom its matches take turns in the bots' workers."""
        return self.opened.opener or self.id

    def is_open_to(self, hashed: str) -> bool:
        """Whether a token gives the right to look at it."""
        keys = {one.key for one in [*self.people, *self.waiting] if one.key}
        return self.opened.public or hashed in {self.opened.link, self.organiser, *keys}

    @property
    def entered(self) -> list[Person]:
        """Those who are in."""
        return [one for one in self.people if not one.has_left]

    @property
    def round(self) -> Round | None:
        """The round that is being played."""
        return self.plan.rounds[-1] if self.plan is not None and self.plan.rounds else None

    def ties(self) -> list[Pairing]:
        """All ties so far."""
        return [] if self.plan is None else self.plan.ties()

    def open_matches(self) -> Iterator[tuple[Pairing, int, Match]]:
        """The next match of every tie that is still open; in a league one of an earlier round may be played again."""
        for tie in self.ties() if self.status == PLAYING else []:
            for number, match in enumerate([] if tie.is_over else tie.matches):
                if not match.is_over:
                    yield tie, number, match
                    break

    def tables(self, *, is_open: bool = False) -> set[str]:
        """The tables that were laid, or only those of matches that are not over; none once it is called off."""
        ties = [] if self.status == CALLED_OFF else self.ties()
        found = [match for tie in ties for match in tie.matches if match.table]
        return {match.table for match in found if not (is_open and match.is_over)}

    def sides(self, tie: Pairing) -> list[Person | None]:
        """Who plays a tie."""
        return [None if who == BYE else self.people[who] for who in tie.sides]

    def deadline(self, match: Match) -> int | None:
        """When whoever is not at the table has missed a match; None while no table is laid."""
        now = self.round
        if not match.table or now is None or self.paused:
            return None
        grace = self.opened.pace.grace * MINUTE
        usual = match.laid + grace
        if self.opened.pace.kind == "winter":
            usual = max(now.until, usual)  # a match that could only begin late has some time, too
        return max(usual, match.extended)

    def table_of(self, tie: int, match: int, attempt: int) -> str:
        """The name of a table follows from the secret, so that no match is ever laid twice."""
        return letters(self._derive(f"table {tie} {match} {attempt}"), 10)

    @property
    def watch(self) -> str:
        """The token by which everybody who may see the competition may watch its tables."""
        return self._derive("watch")[:32]

    def holder(self, hashed: str) -> int | None:
        """The entrant whose key this is."""
        return next((one.number for one in self.people if one.key and one.key == hashed and not one.has_left), None)

    def _derive(self, what: str) -> str:
        return hashlib.sha256(f"{self.secret} {what}".encode()).hexdigest()

    # ---- what happens -----------------------------------------------------------------------------------------------

    def apply(self, entry: entries.Entry) -> entries.Entry:
        """Let an entry happen that was judged."""
        self._happen(entry)
        self.seq += 1
        self.at = max(self.at, entry.at)
        return entry

    def _happen(self, entry: entries.Entry) -> None:
        match entry:
            case entries.Joined():
                self._joined(entry)
            case entries.Withdrew():
                self._withdrew(entry)
            case entries.Rekeyed():
                self.people[entry.entrant].key = entry.key
                self._tell(entry.at, "rekeyed", who=self.people[entry.entrant].name)
            case entries.CheckedIn():
                self.people[entry.entrant].is_here = True
            case entries.Drawn():
                self._drawn(entry)
            case entries.Lots():
                self.shown = entry.shown
                if self.shown >= len(self.order):
                    self.plan = Schedule(self.opened.format, self.order)
                    self._play_on(entry.at)
            case entries.Laid():
                self._laid(entry)
            case entries.Wished():
                self._tie(entry.tie).wishes[entry.side] = entry.caretaker
                who = self.people[self._tie(entry.tie).sides[entry.side]].name
                self._tell(entry.at, "wished-caretaker" if entry.caretaker else "wished-award", who=who)
            case entries.Ended():
                self._result(entry)
            case entries.Missed():
                self._missed(entry)
            case entries.Awarded():
                self._awarded(entry)
            case entries.Annulled():
                self._annulled(entry)
            case entries.Announced():
                raise Outdated("a competition is opened only once")
            case _:
                self._led(entry)

    def _led(self, entry: entries.Led) -> None:
        """What the organiser does, apart from results."""
        match entry:
            case entries.Substituted():
                self._replace(entry)
            case entries.Extended():
                self._extended(entry)
            case entries.MeetProposed():
                self._proposed(entry)
            case entries.Reminded():
                match_of = self._tie(entry.tie).matches[entry.match]
                match_of.reminded.append(entry.about)
                for side in entry.sides:
                    self._tell(entry.at, "reminded", who=self.people[self._tie(entry.tie).sides[side]].name)
            case entries.Paused():
                self.paused = entry.at
                self._tell(entry.at, "paused")
            case entries.Resumed():
                self._resumed(entry)
            case entries.HandedOver():
                self.organiser = self.people[entry.entrant].key
                self._tell(entry.at, "handed-over", who=self.people[entry.entrant].name)
            case entries.Abandoned():
                self.decisions.append(Decision(self, entry.at, []))
                self.status = CALLED_OFF
                self._tell(entry.at, "called-off")
            case entries.TakenBack():
                self._taken_back(entry)
            case _ as never:
                assert_never(never)

    def _tell(self, at: int, key: str, **args: int | str) -> None:
        self.story.append((at, key, args))

    def _tell_tie(self, at: int, key: str, number: int, goals: list[int], **args: str) -> None:
        tie = self._tie(number)
        if tie.is_table:
            places = tie.matches[0].places
            ranked = sorted(zip(places, (self.people[who].name for who in tie.sides), strict=True))
            self._tell(at, f"{key}-table", order=" · ".join(f"{place} {name}" for place, name in ranked), **args)
            return
        home, away = (self.people[who].name for who in tie.sides)
        self._tell(at, key, home=home, away=away, first=goals[0], second=goals[1], **args)

    # ---- before the draw --------------------------------------------------------------------------------------------

    def _joined(self, entry: entries.Joined) -> None:
        if self.status == GATHERING and len(self.entered) < self.opened.size:
            self.people.append(Person(len(self.people), entry.name, entry.key, entry.bot))
            self._tell(entry.at, "joined", who=entry.name)
        else:
            self.waiting.append(Person(-1, entry.name, entry.key, entry.bot))
            self._tell(entry.at, "waits", who=entry.name)

    def _withdrew(self, entry: entries.Withdrew) -> None:
        one = self.people[entry.entrant]
        one.has_left = True
        self._tell(entry.at, "taken-out" if entry.by_organiser else "withdrew", who=one.name)
        if self.waiting:  # who has waited longest comes in
            first = self.waiting.pop(0)
            self.people.append(Person(len(self.people), first.name, first.key, first.bot))
            self._tell(entry.at, "joined", who=first.name)

    def _drawn(self, entry: entries.Drawn) -> None:
        fill = self.opened.fill
        if fill:
            free = self.opened.size - len(self.entered)
            taken = [one.name for one in self.entered]
            for name in coach_names(fill, free, taken):
                self.people.append(Person(len(self.people), name, "", fill))
        numbers = [one.number for one in self.entered]
        if self.opened.format.draw == "lots":
            numbers.sort(key=lambda number: self._derive(f"lot {number}"))
        self.order = numbers
        self.status = DRAWING
        self._tell(entry.at, "drawn")

    # ---- rounds -----------------------------------------------------------------------------------------------------

    def _play_on(self, at: int, known: list[Round] | None = None) -> None:
        """Begin rounds until one is open, or all is over; those `known` were drawn before on another result."""
        plan, before = self.plan, list(known or [])
        assert plan is not None
        while not plan.rounds or plan.rounds[-1].is_over:  # a round of byes is over before it began
            begun = plan.next_round()
            if begun is None:
                break
            if before:
                begun.go_on_from(before.pop(0))
            else:
                begun.began = at
                if self.opened.pace.kind == "winter":
                    begun.until = at + self.opened.pace.days * DAY
                self._tell(at, "round", number=len(plan.rounds), kind=begun.kind, ties=len(begun.ties))
            for tie in begun.ties:
                self._settle(tie)
        if all(one.is_over for one in plan.rounds):
            self._end(at)
        else:
            self.status, self.champions = PLAYING, []

    def _settle(self, tie: Pairing) -> None:
        tie.settle(self.opened.format, int(self._derive(f"toss {tie.number}"), 16) % len(tie.sides))
        for number, match in enumerate(tie.matches):
            match.attempt = max(match.attempt, self._attempts.get((tie.number, number), -1))

    def _go_on(self, at: int, number: int) -> None:
        """A tie may be settled, or be so otherwise: what was drawn on it is drawn again, and the next round begins."""
        assert self.plan is not None
        self._settle(self._tie(number))
        self._play_on(at, self.plan.cut(number))

    def _end(self, at: int) -> None:
        assert self.plan is not None
        last, known = self.plan.rounds[-1], self.champions if self.status == DONE else None
        self.status = DONE
        if last.kind == "knock_out":
            self.champions = [who for tie in last.ties if (who := tie.through()) is not None]
        else:
            self.champions = self.plan.table(self.order)[0]
        names = " + ".join(self.people[who].name for who in self.champions)
        if self.champions != known:
            self._tell(at, "champion" if self.champions else "no-champion", who=names)

    # ---- matches ----------------------------------------------------------------------------------------------------

    def _tie(self, number: int) -> Pairing:
        return self.ties()[number]

    def _laid(self, entry: entries.Laid) -> None:
        tie = self._tie(entry.tie)
        match = tie.matches[entry.match]
        if entry.by_organiser:
            self.decisions.append(Decision(self, entry.at, [tie]))
        known = match.caretakers if entry.by_organiser else []
        match.table, match.attempt, match.laid = entry.table, entry.attempt, entry.at
        self._attempts[entry.tie, entry.match] = entry.attempt
        match.caretakers = list(entry.caretakers)
        for side in (one for one in entry.caretakers if one not in known):
            self._tell(entry.at, "caretaker", who=self.people[tie.sides[side]].name)

    def _set(self, tie: int, number: int, goals: list[int], how: str) -> Match:
        match = self._tie(tie).matches[number]
        match.goals, match.how, match.kicks, match.set_by = list(goals), how, [], None
        match.scorers, match.counts = [], {}
        levels = levels_of(goals)
        match.winner = LEVEL if len(levels[0]) > 1 else levels[0][0]
        match.places = places_of(levels) if self._tie(tie).is_table else []
        return match

    def _awarded(self, entry: entries.Awarded) -> None:
        tie = self._tie(entry.tie)
        self.decisions.append(Decision(self, entry.at, [tie]))
        if tie.matches[entry.match].how != "played":
            tie.matches[entry.match].table = ""  # there is nothing to watch again
        match = self._set(entry.tie, entry.match, entry.goals, "played" if entry.played else "awarded")
        if entry.kicks:
            match.kicks, match.winner = list(entry.kicks), int(ahead(*entry.kicks))
        match.set_by = self._leader()
        self._tell_tie(entry.at, "noted" if entry.played else "awarded", entry.tie, entry.goals, by=match.set_by)
        self._go_on(entry.at, entry.tie)

    def _leader(self) -> str:
        """The organiser's name, if they play too."""
        who = self.holder(self.organiser)
        return "" if who is None else self.people[who].name

    def _result(self, entry: entries.Ended) -> None:
        match = self._set(entry.tie, entry.match, entry.goals, "played")
        match.winner, match.kicks = entry.winner, list(entry.kicks)
        match.places = list(entry.places)
        match.scorers, match.counts = list(entry.scorers), dict(entry.counts)
        self._tell_tie(entry.at, "kicks" if entry.kicks else "result", entry.tie, entry.goals)
        self._played(self._tie(entry.tie))
        self._go_on(entry.at, entry.tie)

    def _played(self, tie: Pairing) -> None:
        """What was decided before it stands from now on."""
        self.decisions[:] = [one for one in self.decisions if not one.is_played_on(self, tie)]

    def _missed(self, entry: entries.Missed) -> None:
        tie = self._tie(entry.tie)
        for side in entry.sides:
            one = self.people[tie.sides[side]]
            one.misses += 1
            self._tell(entry.at, "missed", who=one.name)
        if len(entry.sides) == len(tie.sides):
            match = tie.matches[entry.match]
            match.how, match.goals, match.winner = "missed", None, LEVEL
        elif tie.is_table or tie.wishes.get(
            1 - entry.sides[0], False
        ):  # a table is laid again, with a bot for who is missing
            match = tie.matches[entry.match]
            match.table, match.caretakers = "", sorted({*match.caretakers, *entry.sides})
        else:
            goals = [AWARD, AWARD]
            goals[entry.sides[0]] = 0
            self._set(entry.tie, entry.match, goals, "awarded")
            self._tell_tie(entry.at, "awarded-missed", entry.tie, goals)
        for side in entry.sides:
            self._replace_if_twice(entry.at, self.people[tie.sides[side]])
        self._played(tie)
        self._go_on(entry.at, entry.tie)

    def _replace_if_twice(self, at: int, one: Person) -> None:
        """Who missed twice gives the place to who has waited longest, or to a bot."""
        if one.misses < MOST_MISSES or one.bot:
            return
        if self.waiting:
            first = self.waiting.pop(0)
            self._replace(entries.Substituted(at, one.number, first.name, first.key, first.bot, by_organiser=False))
        else:
            bot = self.opened.fill or STAND_IN
            name = coach_names(bot, 1, [other.name for other in self.people])[0]
            self._replace(entries.Substituted(at, one.number, name, "", bot, by_organiser=False))

    def _replace(self, entry: entries.Substituted) -> None:
        one = self.people[entry.entrant]
        if entry.by_organiser:
            ties = [tie for tie, _, _ in self.open_matches() if entry.entrant in tie.sides]
            self.decisions.append(Decision(self, entry.at, ties, entry.entrant))
        self._tell(entry.at, "replaced", who=one.name, by=entry.name)
        one.was.append(one.name)
        one.name, one.key, one.bot = entry.name, entry.key, entry.bot
        one.misses, one.is_here = 0, bool(entry.bot)
        self.waiting[:] = [other for other in self.waiting if not entry.key or other.key != entry.key]
        for tie, _, match in self.open_matches():  # a table that was laid for somebody else is laid again
            if entry.entrant in tie.sides and match.table:
                match.table = ""

    def _annulled(self, entry: entries.Annulled) -> None:
        tie = self._tie(entry.tie)
        self.decisions.append(Decision(self, entry.at, [tie]))
        tie.matches[entry.match :] = [Match()]
        names = [self.people[who].name for who in tie.sides]
        if tie.is_table:
            self._tell(entry.at, "annulled-table", names=", ".join(names), by=self._leader())
        else:
            self._tell(entry.at, "annulled", home=names[0], away=names[1], by=self._leader())
        self._go_on(entry.at, entry.tie)

    def _taken_back(self, entry: entries.TakenBack) -> None:
        """Everything is as it was before the last decision, and nobody has lost time by it."""
        before = self.decisions.pop()
        what, args = self.story[before.told][1:]
        self._tell(entry.at, "taken-back", what=what, **args)
        lost = entry.at - before.at
        if self.status == CALLED_OFF:
            self.status = before.status
            self._shift(0 if self.paused else lost)
        if before.person is not None:
            self._give_back(before.person)
        for number, matches in before.matches.items():
            for match in matches:
                match.laid += lost
            self._tie(number).matches[:] = matches
            self._go_on(entry.at, number)

    def _give_back(self, one: Person) -> None:
        """Somebody has their place again; who came for them waits as before."""
        other, self.people[one.number] = self.people[one.number], one
        self.waiting[:] = [person for person in self.waiting if not one.key or person.key != one.key]
        if other.key:
            self.waiting.insert(0, Person(-1, other.name, other.key, other.bot))

    def _proposed(self, entry: entries.MeetProposed) -> None:
        """What all people of a match want is agreed; bots are always there."""
        tie = self._tie(entry.tie)
        match, names = tie.matches[entry.match], [self.people[who].name for who in tie.sides]
        match.proposals[entry.side] = entry.time
        wanted = {match.proposals.get(side, 0) for side, who in enumerate(tie.sides) if not self.people[who].bot}
        match.agreed = entry.time if wanted == {entry.time} else 0
        match.reminded = [about for about in match.reminded if about != "appointment"]
        if match.agreed:
            self._tell(entry.at, "agreed", names=", ".join(names), time=entry.time)
        elif entry.time:
            self._tell(entry.at, "proposed", who=names[entry.side], time=entry.time)

    def _extended(self, entry: entries.Extended) -> None:
        now = self.round
        if entry.tie < 0 and now is not None:
            now.until = max(now.until, entry.until) if now.until else 0
        for tie, _, match in self.open_matches():
            if entry.tie in (-1, tie.number):
                match.extended = max(match.extended, entry.until)
        self._tell(entry.at, "extended", until=entry.until)

    def _resumed(self, entry: entries.Resumed) -> None:
        """Everybody has as much time as they had before."""
        self._shift(entry.at - self.paused)
        self.paused = 0
        self._tell(entry.at, "resumed")

    def _shift(self, lost: int) -> None:
        now = self.round
        if now is not None and now.until:
            now.until += lost
        for _, _, match in self.open_matches():
            match.laid += lost if match.table else 0
            match.extended += lost if match.extended else 0
