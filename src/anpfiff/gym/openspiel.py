"""Our games as games of OpenSpiel: fate is a player of its own, and every seat has its information states.

    import pyspiel
    from anpfiff.gym.openspiel import load_game, resampler

    game = load_game("finale")          # or, after register_all(), pyspiel.load_game("anpfiff_finale")

Games and matches can be pickled, and written down as OpenSpiel does; what another program has written is read after
`register_all()`. Sealed questions are asked one seat after the other, and the later ones see nothing of it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from anpfiff.core.chair import imagine, look
from anpfiff.core.codec import decode
from anpfiff.core.event import ALL
from anpfiff.core.log import FATE, LogLine
from anpfiff.core.referee import is_fate_asked
from anpfiff.core.rng import seeded
from anpfiff.core.table import Table
from anpfiff.errors import Missing
from anpfiff.games import SHELF, find

try:
    import numpy as np
    import pyspiel

    from anpfiff.gym.match import spec_for
except ModuleNotFoundError as error:
    raise Missing("this needs packages that only researchers want: pip install 'anpfiff[openspiel]'") from error

if TYPE_CHECKING:
    from collections.abc import Callable

    from anpfiff.core.log import Decision
    from anpfiff.gym.spec import Spec

PREFIX: Final = "anpfiff_"
MOST_PLIES: Final = 100_000
"""Longer than any match; ours end by their rules."""


class Held:
    """A table that OpenSpiel can copy, and the spec of it."""

    def __init__(self, spec: Spec, table: Table) -> None:
        self.spec = spec
        self.table = table

    def __deepcopy__(self, _memo: dict[int, Any]) -> Held:
        return Held(self.spec, self.table.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        """The state and the log as they are: in a world that was imagined, one does not follow from the other."""
        log = [(line.seat, line.action.notation, line.to) for line in self.table.log]
        return held_again, (self.spec.game.key, self.table.encode(), log, self.table.sealed_from)


def held_again(key: str, data: dict[str, Any], log: list[tuple[int, str, int]], sealed_from: int) -> Held:
    """What was held, from how it was written down."""
    spec = spec_at(key, data["edition"], data["seats"])
    table = Table(spec.game, spec.setup, None)
    _, table.state = decode(spec.game, data)
    table.state.told = []
    table.log = [LogLine(seat, spec.game.vocabulary.read(notation), to) for seat, notation, to in log]
    table.sealed_from = sealed_from
    return Held(spec, table)


@lru_cache(maxsize=64)
def spec_at(key: str, edition: str, seats: int) -> Spec:
    """The spec of a game with an edition and a number of seats, or as it is recommended."""
    return spec_for(key, edition=edition or None, seats=seats or None)


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One of our games under one setup."""

    key = ""
    """The game; a class for each is made by `class_for`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.spec = spec_at(self.key, str(given.get("edition", "")), int(given.get("seats", 0)))
        players = self.spec.setup.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.spec.actions),
            max_chance_outcomes=len(self.spec.actions),
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=MOST_PLIES,
        )
        super().__init__(type_of(self.key), info, given)

    def __reduce__(self) -> tuple[Any, ...]:
        return unpickled_game, (self.key, self.get_parameters())

    def new_initial_state(self) -> OpenSpielState:
        """A table before kick-off."""
        return OpenSpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a seat sees now, or all that it has come to know."""
        if params:
            raise ValueError(f"there are no parameters for observations, found {params}")
        return Observer(self.spec, has_recall=iig_obs_type is not None and iig_obs_type.perfect_recall)


class OpenSpielState(pyspiel.State):  # type: ignore[misc]
    """One match."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.held = Held(game.spec, Table(game.spec.game, game.spec.setup, None))

    def __reduce__(self) -> tuple[Any, ...]:
        game = self.get_game()
        return unpickled_state, (game.key, pyspiel.serialize_game_and_state(game, self))

    def current_player(self) -> int:
        """Fate, the end, or the first seat that is asked."""
        table = self.held.table
        if table.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if is_fate_asked(table.state) else self._decision().seat

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.held.table.is_over

    def _decision(self) -> Decision:
        return self.held.table.asks()[0]

    def _legal_actions(self, _player: int) -> list[int]:
        numbers = self.held.spec.numbers
        return sorted(numbers[action] for action in self._decision().options)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may fall, with its chance; outcomes of the same name are one."""
        s = self.held.table.state
        fate = s.agenda[-1].outcomes(s)
        found: dict[int, float] = {}
        for k, action in enumerate(fate.actions):
            number = self.held.spec.numbers[action]
            found[number] = found.get(number, 0.0) + float(fate.weights[k]) / float(fate.total)
        return sorted(found.items())

    def _apply_action(self, action: int) -> None:
        table = self.held.table
        seat = FATE if is_fate_asked(table.state) else self._decision().seat
        table.say(seat, self.held.spec.actions[action].notation)

    def _action_to_string(self, _player: int, action: int) -> str:
        return self.held.spec.actions[action].notation

    def returns(self) -> list[float]:
        """What the match was worth to each seat, from 0 to 1."""
        table = self.held.table
        return table.result().returns() if table.is_over else [0.0] * table.setup.seats

    def __str__(self) -> str:
        return "\n".join(str(line) for line in self.held.table.log)


class Observer:
    """What a seat sees: the numbers of its view; as a text also all that was said and that it could hear."""

    def __init__(self, spec: Spec, *, has_recall: bool) -> None:
        self.spec = spec
        self.has_recall = has_recall
        self.tensor = np.zeros(spec.size, np.float32)
        self.dict = spec.named(self.tensor)

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Write down what a seat sees."""
        self.tensor[:] = self.spec.observe(look(state.held.table.state, player), player)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """The same as a text."""
        seen = self.spec.observe(look(state.held.table.state, player), player)
        heard = [str(line) for line in state.held.table.log if line.to in (ALL, player)] if self.has_recall else []
        return "\n".join([*heard, seen.tobytes().hex()])


def resampler(seed: int = 0) -> Callable[[OpenSpielState, int], OpenSpielState]:
    """For `ISMCTSBot.set_resampler`: another world that a seat cannot tell from the one it is in."""
    rng = seeded(seed)

    def resample(state: OpenSpielState, player: int) -> OpenSpielState:
        found: OpenSpielState = state.clone()
        table = found.held.table
        table.state = imagine(look(table.state, player), rng)
        table.state.told = []
        table.sealed_from = sum(line.to in (ALL, player) for line in table.log[: table.sealed_from])
        table.log = [line for line in table.log if line.to in (ALL, player)]
        return found

    return resample


def type_of(key: str) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    game = find(key)
    fewest, most = game.seats
    return pyspiel.GameType(
        short_name=f"{PREFIX}{key}",
        long_name=f"Anpfiff: {key}, revision {game.revision}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"edition": "", "seats": 0},
    )


def class_for(key: str) -> type[OpenSpielGame]:
    """The class of a game."""
    return type(f"OpenSpiel_{key}", (OpenSpielGame,), {"key": key})


def load_game(key: str, **params: Any) -> OpenSpielGame:
    """A game with an edition and a number of seats, if they are given."""
    found: OpenSpielGame = pyspiel.load_game(register(key), params)
    return found


def register(key: str) -> str:
    """Let `pyspiel.load_game` know a game; the name it has there."""
    name = f"{PREFIX}{key}"
    if name not in pyspiel.registered_names():
        pyspiel.register_game(type_of(key), class_for(key))
    return name


def register_all() -> list[str]:
    """Let `pyspiel.load_game` know every game of the shelf; the names they have there."""
    return [register(key) for key in SHELF.names()]


def unpickled_game(key: str, params: dict[str, Any]) -> OpenSpielGame:
    """A game that was pickled, perhaps by another program: nothing need be registered here."""
    return load_game(key, **params)


def unpickled_state(key: str, text: str) -> OpenSpielState:
    """A match that was pickled, with its game."""
    register(key)
    found: OpenSpielState = pyspiel.deserialize_game_and_state(text)[1]
    return found
