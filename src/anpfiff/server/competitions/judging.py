"""The judge of competitions: turns what somebody wants into an entry of the log, or refuses it. It changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from anpfiff.bots.names import check_league
from anpfiff.errors import Illegal, Malformed, Over
from anpfiff.protocol.competition import (
    AddBot,
    Annul,
    CallOff,
    CheckIn,
    Command,
    Deciding,
    DrawLots,
    Extend,
    HandOver,
    Join,
    Leading,
    MeetAt,
    Mending,
    Pause,
    Prefer,
    Rekey,
    Replace,
    Resume,
    ShowLots,
    SubstituteNow,
    TakeBack,
    Withdraw,
)
from anpfiff.server.competitions import entries
from anpfiff.server.competitions.competition import CALLED_OFF, DONE, DRAWING, GATHERING, PLAYING
from anpfiff.server.competitions.decisions import check_not_played_on
from anpfiff.server.competitions.people import coach_names
from anpfiff.server.refusals import Forbidden, Late, NameTaken
from anpfiff.server.security.tokens import hash_of
from anpfiff.server.tables.judge import check_name
from anpfiff.server.tables.retention import DAY

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from anpfiff.server.competitions.competition import Competition
    from anpfiff.server.competitions.people import Person

    BotCheck = Callable[[str], None]

FEWEST = 2
MOST_WAITING = 64


def judge(
    competition: Competition,
    wish: Command,
    hashed: str,
    now: int,
    check_bot: BotCheck = check_league,
    begun: Collection[str] = (),
) -> entries.Entry | None:
    """The entry that a wish becomes; `hashed` is the token it came with. None if it is so already.

    `check_bot` refuses a bot that may not come in here; `begun` has the tables at which somebody has sat down.
    """
    now = max(now, competition.at)
    may_be_mended = isinstance(wish, Mending) and hashed == competition.organiser
    if competition.status in (DONE, CALLED_OFF) and not may_be_mended:
        raise Over("this competition is over")
    match wish:
        case Join():
            return _join(competition, wish, now)
        case Withdraw() | Rekey() | CheckIn():
            return _of_entrant(competition, wish, hashed, now)
        case Prefer():
            return _prefer(competition, wish, hashed, now)
        case MeetAt():
            return _propose(competition, wish, hashed, now)
        case _:
            return _organise(competition, wish, hashed, now, check_bot, begun)


def _organise(
    competition: Competition,
    wish: Leading | Mending,
    hashed: str,
    now: int,
    check_bot: BotCheck,
    begun: Collection[str],
) -> entries.Entry | None:
    if hashed != competition.organiser:
        raise Forbidden("only the organiser can do that")
    found = _mend(competition, wish, now) if isinstance(wish, Mending) else _lead(competition, wish, now, check_bot)
    if isinstance(found, entries.Awarded | entries.Annulled | entries.TakenBack):
        check_not_played_on(competition, found, begun)
    return found


def _join(competition: Competition, wish: Join, now: int) -> entries.Entry | None:
    key = hash_of(wish.key)
    name = check_name(wish.name)
    known = [*competition.entered, *competition.waiting]
    if any(one.key == key for one in known):
        return None
    if key == competition.opened.link:
        raise Malformed("key: expected a key of your own, not the token of a link")
    if any(one.name.casefold() == name.casefold() for one in known):
        raise NameTaken(f"somebody called {name!r} has entered already")
    if len(competition.waiting) >= MOST_WAITING:
        raise Illegal("too many wait already")
    return entries.Joined(now, name, key)


def _of_entrant(
    competition: Competition, wish: Withdraw | Rekey | CheckIn, hashed: str, now: int
) -> entries.Entry | None:
    entrant = competition.holder(hashed)
    if isinstance(wish, Withdraw):
        if competition.status != GATHERING:
            raise Late("the draw has begun; nobody leaves any more")
        if wish.entrant is not None and hashed != competition.organiser and wish.entrant != entrant:
            raise Forbidden("only the organiser takes out somebody else")
        if wish.entrant is not None and hashed == competition.organiser:
            if wish.entrant >= len(competition.people) or competition.people[wish.entrant].has_left:
                raise Malformed("entrant: there is nobody with this number")
            return entries.Withdrew(now, wish.entrant, by_organiser=wish.entrant != entrant)
    if entrant is None:
        raise Forbidden("only somebody who has entered can do that")
    if isinstance(wish, Withdraw):
        return entries.Withdrew(now, entrant)
    if isinstance(wish, Rekey):
        if hash_of(wish.key) == competition.opened.link or competition.holder(hash_of(wish.key)) is not None:
            raise Malformed("key: expected a key of your own that nobody else has")
        if any(entrant in tie.sides and match.table for tie, _, match in competition.open_matches()):
            raise Illegal("a table is laid for you; take its seat along to the other device first")
        return entries.Rekeyed(now, entrant, hash_of(wish.key))
    return None if competition.people[entrant].is_here else entries.CheckedIn(now, entrant)


def _prefer(competition: Competition, wish: Prefer, hashed: str, now: int) -> entries.Entry | None:
    entrant = competition.holder(hashed)
    for tie, _, _ in competition.open_matches():
        if entrant in tie.sides:
            if tie.is_table:
                raise Illegal("at a table of more than two a caretaker always plays for who is missing")
            side = tie.sides.index(entrant)
            if tie.wishes.get(side) == wish.caretaker:
                return None
            return entries.Wished(now, tie.number, side, wish.caretaker)
    raise Illegal("you have no match in this round")


def _propose(competition: Competition, wish: MeetAt, hashed: str, now: int) -> entries.Entry | None:
    entrant = competition.holder(hashed)
    if competition.opened.pace.kind != "winter":
        raise Illegal("on an evening all play at once")
    for tie, number, match in competition.open_matches():
        if entrant in tie.sides:
            side, deadline = tie.sides.index(entrant), competition.deadline(match)
            if match.proposals.get(side, 0) == wish.time:
                return None
            if wish.time and not (now < wish.time and (deadline is None or wish.time <= deadline)):
                raise Malformed("time: expected a moment before the deadline of the round")
            return entries.MeetProposed(now, tie.number, number, side, wish.time)
    raise Illegal("you have no match in this round")


def _lead(competition: Competition, wish: Leading, now: int, check_bot: BotCheck) -> entries.Entry | None:
    """What only the organiser does."""
    match wish:
        case AddBot():
            check_bot(wish.bot)
            if competition.status != GATHERING or len(competition.entered) >= competition.opened.size:
                raise Illegal("there is no place left")
            name = coach_names(wish.bot, 1, [one.name for one in competition.entered])[0]
            return entries.Joined(now, name, "", wish.bot)
        case DrawLots():
            return _draw(competition, now)
        case ShowLots():
            if competition.status != DRAWING:
                raise Illegal("no lots are being drawn")
            return entries.Lots(now, min(len(competition.order), competition.shown + wish.number))
        case Pause():
            return None if competition.paused else entries.Paused(now)
        case Resume():
            return entries.Resumed(now) if competition.paused else None
        case HandOver():
            one = _person(competition, wish.entrant)
            if one.bot:
                raise Illegal("a bot cannot lead a competition")
            return entries.HandedOver(now, wish.entrant)
        case CallOff():
            return entries.Abandoned(now)
        case _:
            return _decide(competition, wish, now, check_bot)


def _draw(competition: Competition, now: int) -> entries.Entry:
    if competition.status != GATHERING:
        raise Late("the draw has begun already")
    number = competition.opened.size if competition.opened.fill else len(competition.entered)
    if number < FEWEST or not competition.entered:
        raise Illegal("a competition needs two who play")
    return entries.Drawn(now)


def _decide(competition: Competition, wish: Deciding, now: int, check_bot: BotCheck) -> entries.Entry | None:
    """What the organiser decides about matches and entrants while it is played."""
    if competition.status != PLAYING:
        raise Illegal("it has not begun yet")
    match wish:
        case SubstituteNow():
            return _substitute(competition, wish, now)
        case Replace():
            return _replace(competition, wish, now, check_bot)
        case Extend():
            if wish.tie is not None and all(tie.number != wish.tie for tie, _, _ in competition.open_matches()):
                raise Illegal("this tie is not being played")
            if not now < wish.until <= now + 90 * DAY:
                raise Malformed("until: expected a moment within the next 90 days")
            return entries.Extended(now, wish.until, -1 if wish.tie is None else wish.tie)
        case _ as never:
            assert_never(never)


def _mend(competition: Competition, wish: Mending, now: int) -> entries.Entry:
    """Set a result, have a match played again, or take back what was decided last."""
    if isinstance(wish, TakeBack):
        if not competition.decisions:
            raise Illegal("nothing was decided that could still be taken back")
        return entries.TakenBack(now)
    if competition.status not in (PLAYING, DONE):
        raise Illegal("it is not being played")
    tie = competition.ties()[wish.tie] if wish.tie < len(competition.ties()) else None
    if tie is None or tie.is_bye or wish.match >= len(tie.matches):
        raise Malformed("there is no such match")
    if isinstance(wish, Annul):
        return entries.Annulled(now, wish.tie, wish.match)
    if len(wish.goals) != len(tie.sides):
        raise Malformed(f"goals: expected {len(tie.sides)} numbers, one for each side")
    is_level = len(set(wish.goals)) == 1 and tie.needs_winner(competition.opened.format, wish.match)
    if wish.kicks and (tie.is_table or not is_level or len(set(wish.kicks)) != len(tie.sides)):
        raise Malformed("kicks: expected two numbers, one greater, after a level match that has to be won")
    return entries.Awarded(now, wish.tie, wish.match, list(wish.goals), list(wish.kicks), wish.played)


def _substitute(competition: Competition, wish: SubstituteNow, now: int) -> entries.Entry:
    entrant = wish.entrant
    for tie, number, match in competition.open_matches():
        if entrant in tie.sides and not competition.people[entrant].bot:
            side = tie.sides.index(entrant)
            attempt = match.attempt + 1
            table = competition.table_of(tie.number, number, attempt)
            return entries.Laid(now, tie.number, number, table, attempt, sorted({*match.caretakers, side}), True)
    raise Illegal("this entrant has no match in this round")


def _replace(competition: Competition, wish: Replace, now: int, check_bot: BotCheck) -> entries.Entry:
    _person(competition, wish.entrant)
    if wish.bot is None:
        if not competition.waiting:
            raise Illegal("nobody waits for a place")
        first = competition.waiting[0]
        return entries.Substituted(now, wish.entrant, first.name, first.key, first.bot)
    check_bot(wish.bot)
    name = coach_names(wish.bot, 1, [one.name for one in competition.people])[0]
    return entries.Substituted(now, wish.entrant, name, "", wish.bot)


def _person(competition: Competition, number: int) -> Person:
    if number >= len(competition.people) or competition.people[number].has_left:
        raise Malformed("entrant: there is nobody with this number")
    return competition.people[number]
