"""What events mean to those who know no game: a goal, a booking, dice. A closed set, declared with each event."""

from __future__ import annotations

from typing import Final

GOAL: Final = "goal"
"""A goal by `team`, or by `seat` where nobody leads a team; so with the next two."""
MISS: Final = "miss"
"""A shot by `team` that is no goal."""
SAVE: Final = "save"
"""A shot at the goal of `team` that is no goal."""
SHOOTER: Final = "shooter"
"""Tells the `number` of the footballer who shoots next."""
AIM: Final = "aim"
"""From here on both know more of a shot than its shooter did."""
KICK_GOAL: Final = "kick_goal"
"""A goal in a shoot-out; it is no part of the score."""
KICK_MISS: Final = "kick_miss"
"""A kick of a shoot-out that is no goal: wide, unless it also means one of the next two."""
KEPT: Final = "kept"
"""The goalkeeper has the ball."""
PARRIED: Final = "parried"
"""The goalkeeper puts the ball away."""
VERDICT: Final = "verdict"
"""A comparison is decided: a duel, a build-up, a match of several that are played at once."""
YELLOW: Final = "yellow"
RED: Final = "red"
INJURY: Final = "injury"
CARD: Final = "card"
"""A card is drawn or shown."""
HAND: Final = "hand"
"""A card comes into somebody's hand, and only he is told which."""
PIECE: Final = "piece"
"""Somebody is put on the table."""
DICE: Final = "dice"
PERIOD: Final = "period"
"""A stretch of the match that ends in `minute`."""
HALF: Final = "half"
"""A `half` begins, counted from 1."""
ROUND: Final = "round"
"""A round begins, or goes on beginning; for games that have no minutes."""
STAGE: Final = "stage"
"""A stage of a competition begins: a group phase, a match of it, a semi-final."""
LISTED: Final = "listed"
"""One line of several that are read together, such as the table of a group; what it follows from has been told."""
OUT: Final = "out"
"""`team`, or whoever sits at `seat`, is out of the competition."""
END: Final = "end"
"""The final whistle; matches that are played at once end with one."""
CHAMPION: Final = "champion"
"""`team`, or whoever sits at `seat`, has won the competition."""
TITLE: Final = "title"
"""And is world champion by it; who wins a group phase alone is not."""
MEANINGS: Final = [
    *(GOAL, MISS, SAVE, SHOOTER, AIM, KICK_GOAL, KICK_MISS, KEPT, PARRIED, VERDICT, YELLOW, RED, INJURY),
    *(CARD, HAND, PIECE, DICE, PERIOD, HALF, ROUND, STAGE, LISTED, OUT, END, CHAMPION, TITLE),
]
FIGURES: Final = ["attacks", "counters", "build-ups", "duels", "opportunities", "shots", "corners", "fouls"]
"""What is counted for each side of a match, in the order in which it is shown."""


def counts(figure: str, whose: str = "team") -> str:
    """The meaning of an event that is counted, for the side its argument `whose` names."""
    if figure not in FIGURES:
        raise ValueError(f"no figure is called {figure!r}")
    return f"counts {figure} {whose}"


def touches(*args: str) -> str:
    """The meaning of an event that changes something on the board; these arguments say what, for the last move."""
    return " ".join(["touches", *args])


def check_meaning(event: str, meaning: str, args: list[str]) -> None:
    """Refuse a meaning nobody knows, or one that speaks of an argument the event does not have."""
    verb, *named = meaning.split(" ")
    if verb == "counts":
        is_known = named[-1] in args
    elif verb == "touches":
        is_known = bool(named) and all(name in args for name in named)
    else:
        is_known = meaning in MEANINGS
    if not is_known:
        raise ValueError(f"{event}: cannot mean {meaning!r}")
