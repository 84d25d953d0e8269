"""Stages: how far a match of Hat-Trick has come, what is next, how an action ended, and when abilities may be used."""

from __future__ import annotations

from typing import Final

STAGES: Final = ["kick_off", "round", "chance", "shot", "penalty", "goal_kick", "free_kick", "shoot_out", "corner"]
KICK_OFF: Final = 0
ROUND: Final = 1
CHANCE: Final = 2
SHOT: Final = 3
PENALTY: Final = 4
GOAL_KICK: Final = 5
FREE_KICK: Final = 6
SHOOT_OUT: Final = 7
CORNER: Final = 8

NEXT: Final = [
    "kick_off",
    "after_goal",
    "after_action",
    "open_play",
    "round",
    "chance",
    "chance_turn",
    "shot",
    "penalty",
    "goal_kick",
    "free_kick",
    "corner",
]
"""What can be next on the agenda of a half."""
NEXT_KICK_OFF: Final = 0
NEXT_AFTER_GOAL: Final = 1
NEXT_AFTER_ACTION: Final = 2
NEXT_OPEN_PLAY: Final = 3
NEXT_ROUND: Final = 4
NEXT_CHANCE: Final = 5
NEXT_TURN: Final = 6
NEXT_SHOT: Final = 7
NEXT_PENALTY: Final = 8
NEXT_GOAL_KICK: Final = 9
NEXT_FREE_KICK: Final = 10
NEXT_CORNER: Final = 11

OUTCOMES: Final = ["open", "won", "lost", "foul"]
UNDECIDED: Final = 0
WON: Final = 1
LOST: Final = 2
FOUL: Final = 3

COMINGS: Final = ["nothing", "passed", "caught", "beaten", "tackled"]
NOTHING_COME: Final = 0
PASSED: Final = 1
"""A pass has reached a team-mate."""
CAUGHT: Final = 2
"""A pass has been intercepted."""
BEATEN: Final = 3
"""The carrier has moved forward in a dribble."""
TACKLED: Final = 4
"""The carrier has lost the ball in a duel."""

WINDOWS: Final = [
    "chance_start",
    "card_reveal",
    "own_move_start",
    "after_own_move",
    "before_lateral",
    "before_action",
    "after_destination",
    "compare",
    "foul_check",
    "after_action",
    "shot",
    "save",
    "parry",
    "own_move",
    "chance_action",
    "chance_shot",
]
"""When abilities may be used."""

FULL_TIME: Final = 0
EXTRA_TIME: Final = 1
BY_KICKS: Final = 2
REASONS: Final = ["full_time", "extra_time", "shoot_out"]
