"""The fields that messages are made of: numbers, names and tokens, each with its bounds."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

LONGEST_BODY: Final = 1 << 18
"""In bytes; the file of a match is the longest thing anybody sends."""
LONGEST_CARD_FILE: Final = 1 << 16
"""In bytes; all cards of the biggest box are less."""
MOST_SEATS: Final = 64
LONGEST_NAME: Final = 40
MOST_ACTIONS: Final = 64
"""How many things may be said in one go."""
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Number = Annotated[int, Meta(ge=0, lt=1 << 53)]
Milliseconds = Annotated[int, Meta(ge=0)]
Token = Annotated[str, Meta(min_length=22, max_length=64, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Part = Annotated[str, Meta(min_length=16, max_length=64, pattern=r"^[0-9a-f]+$(?!\n)")]
Words = Annotated[dict[Seat, Part], Meta(max_length=MOST_SEATS)]
"""For seats of this device the word of each, given to have something played again."""
TableId = Annotated[str, Meta(min_length=1, max_length=24, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
Notation = Annotated[str, Meta(max_length=200)]
PHRASES: Final = ("hello", "good_luck", "nice_move", "bad_luck", "oops", "hurry", "wait", "thanks", "good_game")
Phrase = Literal["hello", "good_luck", "nice_move", "bad_luck", "oops", "hurry", "wait", "thanks", "good_game"]
Allowance = Literal["hints", "taking_back"]
Allowances = tuple[Allowance, ...]
"""What a competition allows in its matches beyond the rule for all of them: hints, and taking back if all agree."""


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a seat may think. `seconds` are per move, or for all moves of the match."""

    kind: Literal["none", "move", "match", "days"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=30 * 86_400)] = 0
    then: Literal["bot", "forfeit"] = "bot"
    """When time is over: a bot answers, or the match is forfeited."""


class FromSeat(Struct, forbid_unknown_fields=True):
    """What somebody in a seat sends: its number, how many lines they had been told, and the seat."""

    n: Number
    line: Number = field(name="ply")
    seat: Seat
