"""The headline of a match that is over: one for the report, the newspaper page and the picture of its link.

It is a key and what is named in it, never a sentence. Which of the phrases of a kind it is follows from the log, so a
match keeps its headline for ever, and two matches in a row seldom have the same.
"""

from __future__ import annotations

import zlib
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from anpfiff.bots.review.finishes import shooter_of
from anpfiff.core import meaning
from anpfiff.core.event import ALL
from anpfiff.core.replay import read
from anpfiff.core.words import Words
from anpfiff.errors import Refusal
from anpfiff.games import find
from anpfiff.protocol.replay import Headline

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anpfiff.core.event import Event
    from anpfiff.core.game import Game
    from anpfiff.core.table import Table

FOLDER: Final = Path(__file__).parents[1] / "words" / "headlines"
ROUT: Final = 4
"""A win by so many goals is no longer only clear."""
LATE: Final = 0.9
"""A goal after this part of the log has fallen late."""
OPEN: Final = 0.6
"""A match in which nobody led by two for good before this part of the log was open for long."""
KICKS: Final = frozenset({meaning.KICK_GOAL, meaning.KICK_MISS})


class _Goal:
    """A goal: who it was for, and by whom where the game tells it."""

    def __init__(self, ply: int, seat: int, event: Event) -> None:
        args = event.args()
        self.ply: Final = ply
        self.seat: Final = seat
        self.man: Final = str(args.get("man", ""))
        self.number: Final = int(args.get("number", 0))


@cache
def headline_words(language: str) -> Words:
    """The phrases of headlines in one language."""
    return Words(language, [file_of(language)])


def file_of(language: str) -> Path:
    """The file with those phrases."""
    return FOLDER / f"{language}.ftl"


@lru_cache(maxsize=64)
def headline_in(replay: str) -> Headline | None:
    """The headline of a replay file; none where its rules are no longer ours."""
    try:
        return headline_of(read(replay, find))
    except Refusal:
        return None


def headline_of(match: Table) -> Headline:
    """The headline of a match that is over."""
    result: dict[str, Any] = dict(match.result().as_data() if match.is_over else match.ended or {})
    places: list[list[int]] = result["places"]
    champion = next((event for _, event in reversed(match.events) if meaning.CHAMPION in event.kind.meanings), None)
    found = Headline("", "", _seed_of(match), teams=teams_of(match))
    first = places[0][0]
    if champion is not None:
        found.names = {"team": str(champion.args()["team"])} if "team" in champion.args() else {}
        is_title = meaning.TITLE in champion.kind.meanings
        found.key, found.seats = "champion" if is_title else "first" if found.names else "cup", {"name": first}
    elif match.setup.seats == 2 and found.teams:
        _tell_match(match, found, places, result.get("reason") in ("resigned", "forfeit"))
    elif len(places[0]) > 1:
        found.key = "shared"
    else:
        found.key, found.seats = "first", {"name": first}
    found.kind = found.key
    found.key = _phrase(found)
    return found


@cache
def _where_teams_are(game: Game) -> str:
    return str(game.hints().get("team", ""))


def teams_of(match: Table) -> list[str]:
    """By seat: the team it leads now; empty where the game has none."""
    where = _where_teams_are(match.game)
    if not where:
        return []
    table = match.game.encode(match.state)
    found = [""] * match.setup.seats
    for role, seat in enumerate(match.state.roles):
        found[int(seat)] = str(_at(table, where, role) or "")
    return found if all(found) else []


def goals_of(match: Table) -> list[_Goal]:
    """All goals of a match between two, in their order."""
    return [
        _Goal(ply, shooter_of(match, event, True), event)
        for ply, event in match.events
        if event.to == ALL and meaning.GOAL in event.kind.meanings
    ]


def text_of(headline: Headline, language: str, names: Words, seats: Sequence[str]) -> str:
    """A headline as people read it."""
    words = headline_words(language)
    args = names.named(headline.names)
    args |= {name: seats[seat] for name, seat in headline.seats.items()}
    if headline.number:
        args["hero"] = words.text("headline-number", {"number": headline.number})
    score = headline.score
    if headline.teams[1:] == [headline.names.get("winner")]:
        score = ":".join(reversed(score.split(":")))  # it is told from the winner's side
    return words.text(headline.key, args | {"score": score})


def _tell_match(match: Table, found: Headline, places: list[list[int]], has_resigned: bool) -> None:
    goals = goals_of(match)
    score = [sum(goal.seat == seat for goal in goals) for seat in range(2)]
    is_told = score == [int(one) for one in match.state.score_so_far()]  # a second leg begins at nil
    if not is_told:
        score = [int(one) for one in match.state.score_so_far()]
    found.score = f"{score[0]}:{score[1]}"
    sides = {"first": 0, "second": 1} if len(places[0]) > 1 else {"winner": places[0][0], "loser": 1 - places[0][0]}
    found.names = {name: found.teams[seat] for name, seat in sides.items()}
    margin = abs(score[0] - score[1])
    if has_resigned:
        found.key = "resigned"
    elif len(places[0]) > 1:
        found.key = "draw" if any(score) else "goalless"
    elif margin == 0:
        has_kicks = any(KICKS.intersection(event.kind.meanings) for _, event in match.events)
        found.key = "kicks" if has_kicks else "edge"
    else:
        _tell_win(match, found, goals if is_told else [], sides["winner"], score)


def _tell_win(match: Table, found: Headline, goals: list[_Goal], winner: int, score: list[int]) -> None:
    margin = abs(score[0] - score[1])
    ahead, was_behind, last, apart = 0, False, None, 0
    for goal in goals:
        before, ahead = ahead, ahead + (1 if goal.seat == winner else -1)
        was_behind = was_behind or ahead < 0
        if before == 0 and ahead == 1:
            last = goal  # from the last of these on the winner led
        if before == 1 and ahead == 2:
            apart = goal.ply
    if was_behind:
        found.key = "turned"
    elif margin > 1 and min(score) and apart > OPEN * match.ply:
        found.key = "pulled"
    elif margin >= ROUT:
        found.key = "rout"
    elif margin > 1:
        found.key = "clear" if min(score) else "clean"
    else:
        found.key = "late" if last is not None and last.ply > LATE * match.ply else "close"
    if last is not None and found.key in ("turned", "late", "close"):
        if last.man:
            found.names["hero"] = last.man
        found.number = last.number


def _phrase(found: Headline) -> str:
    """One of the phrases of a kind; where a man has decided it, those that name him belong to them."""
    words, kind = headline_words("en"), f"headline-{found.key}"
    kinds = [kind, f"{kind}-hero"] if found.number or "hero" in found.names else [kind]
    keys = [f"{one}-{k}" for one in kinds for k in range(1, 10) if words.has(f"{one}-{k}")]
    return keys[found.seed % len(keys)]


def _seed_of(match: Table) -> int:
    said = "\n".join(f"{line.seat} {line.action.notation}" for line in match.log)
    return zlib.crc32(said.encode()) % 1_000_003


def _at(data: object, path: str, role: int) -> object:
    """What stands at a place of a view; `*` is the role."""
    for part in path.split("."):
        if part == "*":
            data = data[role] if isinstance(data, list) and role < len(data) else None
        else:
            data = data.get(part) if isinstance(data, dict) else None
    return data
