"""The training ground: our games as the environments that researchers know. Needs the extra `learn`.

    from anpfiff.gym import aec_env, parallel_env, single_env, vector_env

Everything is made from the declaration of a state and the vocabulary of a game, so a fifth game has it for nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from anpfiff.errors import Missing

if TYPE_CHECKING:
    from anpfiff.gym.aec import AecTable
    from anpfiff.gym.parallel import ParallelTable
    from anpfiff.gym.single import SingleSeat
    from anpfiff.gym.spec import Spec
    from anpfiff.gym.vector import VectorTables

HOW = "this needs packages that only researchers want: pip install 'anpfiff[learn]'"


def aec_env(game: str, **agreed: Any) -> AecTable:
    """A game as a PettingZoo AEC environment: seats answer one after the other, sealed answers face down."""
    try:
        from anpfiff.gym.aec import AecTable  # noqa: PLC0415  the extra may not be installed
    except ModuleNotFoundError as error:
        raise Missing(HOW) from error
    return AecTable(game, **agreed)


def parallel_env(game: str, **agreed: Any) -> ParallelTable:
    """A game as a PettingZoo Parallel environment: all seats act at once; those who are not asked say nothing."""
    try:
        from anpfiff.gym.parallel import ParallelTable  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise Missing(HOW) from error
    return ParallelTable(game, **agreed)


def single_env(game: str, **agreed: Any) -> SingleSeat:
    """One seat against bots as a Gymnasium environment."""
    try:
        from anpfiff.gym.single import SingleSeat  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise Missing(HOW) from error
    return SingleSeat(game, **agreed)


def vector_env(game: str, *, tables: int, **agreed: Any) -> VectorTables:
    """Many tables in step: the compiled engine writes observations, masks and rewards into arrays."""
    try:
        from anpfiff.gym.vector import VectorTables  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise Missing(HOW) from error
    return VectorTables(game, tables=tables, **agreed)


def spec_of(game: str, **agreed: Any) -> Spec:
    """What observations and actions of a game mean, as data."""
    try:
        from anpfiff.gym.match import spec_for  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise Missing(HOW) from error
    return spec_for(game, **agreed)
