"""The review of a match that is over, as it is sent: the account of every seat, node by node, and what was deserved."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Verdict = Literal[
    "won-choices", "won-luck", "lost-choices", "lost-luck", "both", "level-better", "level-worse", "fair", "unknown"
]


class ReviewedOption(Struct):
    """One option of a decision: the chance to win with it, and half the width of the interval (95 %)."""

    action: str
    chance: float
    error: float
    """Of the difference to what was said; for that itself, of its own chance."""


class ReviewedChoice(Struct):
    """A decision, looked at again with the eyes of its seat."""

    ply: int
    seat: int
    question: str
    options: list[ReviewedOption]
    said: int
    best: int
    """What was said, where no other looked clearly better."""
    lost: float
    error: float
    is_sure: bool
    cost: list[float]
    """By seat: what was said brought against the best."""
    gained: list[float]
    """By seat: what was said brought against what the evaluator would have said."""
    gained_errors: list[float]


class ConfirmedChange(Struct):
    """What a node changed, measured again in other matches; by seat."""

    change: list[float]
    error: list[float]
    holds: list[bool]
    """Whether it surely was more than a small step."""


class ReviewedNode(Struct):
    """A stretch of the log in which one thing was decided: by dice, by cards, by a choice, or by a meeting."""

    first: int
    last: int
    kind: Literal["dice", "cards", "choice", "meeting"]
    seats: list[int]
    before: list[float]
    """Everybody's chance before it."""
    after: list[float]
    choices: list[ReviewedChoice]
    confirmed: ConfirmedChange | None = None
    """Only of the largest steps, once all nodes are done."""


class SeatAccount(Struct):
    """One seat's account: its columns add up to how it ended less what it began with."""

    seat: int
    began: float
    began_error: float
    ended: float
    columns: dict[str, float]
    errors: dict[str, float]
    counts: dict[str, int]
    by_seat: list[float]
    """What the choices of every seat brought this one."""
    luck: float
    luck_error: float
    choice: float
    choice_error: float
    verdict: Verdict
    """What decided the match for this seat."""


class DeservedScore(Struct):
    """A score, and how likely the same shots bring it."""

    score: tuple[int, int]
    chance: float


class DeservedResult(Struct):
    """What the shots of a match bring on average; everything by seat."""

    goals: tuple[int, int]
    shots: tuple[int, int]
    expected: tuple[float, float]
    scores: list[DeservedScore]
    """The likeliest first."""
    outcomes: tuple[float, float, float]
    """Seat 0 wins, a draw, seat 1 wins."""
    points: tuple[float, float]
    unknown: int


class MatchReview(Struct):
    """The review of a match, as far as it is done; it is counted back from the end."""

    status: Literal["waiting", "working", "interrupted", "done"]
    ahead: int
    """How many other matches are worked out before this one, while it waits."""
    done: int
    nodes: int
    moments: list[ReviewedNode]
    """The nodes that are done, in the order of the match."""
    accounts: list[SeatAccount]
    deserved: DeservedResult | None
