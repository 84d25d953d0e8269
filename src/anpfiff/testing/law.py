"""Laws of a match: functions that judge it, and how one random match is shown to all of them.

A law of nodes or forms is a coroutine that takes from its `Walk` the moments it wants. The match is played once; at
each moment every law that waits for it goes on. A law that fails stops there, the others go on.
"""

from __future__ import annotations

import os
import types
from typing import TYPE_CHECKING, Any, Final

from anpfiff.testing.walk import IS_COMPILED, length

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine, Generator, Iterable

    import pytest

    from anpfiff.core.form import Form
    from anpfiff.core.state import State
    from anpfiff.testing.walk import Case

    WalkLaw = Callable[["Walk"], Coroutine[None, Any, None]]
    MatchLaw = Callable[[Case], None]

SEEDS: Final = (1, 2)
"""Each case is walked through with both."""
ONE_LAW: Final = "ANPFIFF_LAW"
"""The environment names the only law that is tried; all, if it names none."""
NODE_LAWS: Final[dict[int, list[WalkLaw]]] = {seed: [] for seed in SEEDS}
FORM_LAWS: Final[list[WalkLaw]] = []
MATCH_LAWS: Final[list[MatchLaw]] = []


def node_law(seed: int | None = None) -> Callable[[WalkLaw], WalkLaw]:
    """A law of the nodes of a random match of each case: of both matches, or of the one with this seed."""

    def register(law: WalkLaw) -> WalkLaw:
        for number in SEEDS if seed is None else [seed]:
            NODE_LAWS[number].append(law)
        return law

    return register


def form_law(law: WalkLaw) -> WalkLaw:
    """A law of the forms of a random match of each case."""
    FORM_LAWS.append(law)
    return law


def match_law(law: MatchLaw) -> MatchLaw:
    """A law of whole matches of each case; it plays them itself."""
    MATCH_LAWS.append(law)
    return law


@types.coroutine
def next_moment() -> Generator[None, Any, Any]:
    """Wait for the next moment of the walk; None after the last."""
    return (yield)


class Walk:
    """One random match that several laws walk through together."""

    def __init__(self, case: Case, seed: int) -> None:
        self.case = case
        self.seed = seed
        self.ply = -1
        """The number of the moment that is shown."""

    async def nodes(self) -> AsyncIterator[State]:
        """Every node of the match; the law must leave the state as it is."""
        while (s := await next_moment()) is not None:
            yield s

    async def sampled(self, wanted: int) -> AsyncIterator[State]:
        """About so many nodes, spread over the match; on the sources, which are slower, half as many."""
        stride = max(1, length(self.case, self.seed) // (wanted if IS_COMPILED else wanted // 2))
        async for s in self.nodes():
            if self.ply % stride == self.seed % stride:
                yield s

    async def counted(self, wanted: int) -> AsyncIterator[tuple[int, State]]:
        """About so many nodes, each with its number among them."""
        number = 0
        async for s in self.sampled(wanted):
            yield number, s
            number += 1

    async def forms(self) -> AsyncIterator[tuple[State, int, Form]]:
        """Every form that is asked, and the role that is asked."""
        while (moment := await next_moment()) is not None:
            yield moment

    def show(self, moments: Iterable[Any], laws: Iterable[WalkLaw], judge: Judge) -> None:
        """Show every moment to every law, and tell each at the end that there are no more."""
        going = {law: law(self) for law in laws if judge.wants(law)}
        for law in list(going):
            self._resume(going, law, None, judge)
        for self.ply, moment in enumerate(moments):
            for law in list(going):
                self._resume(going, law, moment, judge)
        for law in list(going):
            self._resume(going, law, None, judge)

    def _resume(self, going: dict[WalkLaw, Any], law: WalkLaw, moment: Any, judge: Judge) -> None:
        """Let one law go on with this moment."""
        try:
            going[law].send(moment)
        except StopIteration:
            del going[law]
        except Exception as error:  # noqa: BLE001  whatever is wrong with one law, the others go on
            del going[law]
            judge.blame(law, error, seed=self.seed, ply=self.ply)


class Judge:
    """Says which law failed, where, and how just that is tried again."""

    def __init__(self, subtests: pytest.Subtests, request: pytest.FixtureRequest) -> None:
        self.subtests = subtests
        self.node = request.node.nodeid
        self.only = os.environ.get(ONE_LAW)

    def wants(self, law: WalkLaw | MatchLaw) -> bool:
        """Whether this law is to be tried."""
        return self.only in (None, law.__name__)

    def try_all(self, laws: Iterable[MatchLaw], case: Case) -> None:
        """Hold each of these laws against a case."""
        for law in filter(self.wants, laws):
            try:
                law(case)
            except Exception as error:  # noqa: BLE001  whatever is wrong with one law, the others go on
                self.blame(law, error)

    def blame(self, law: WalkLaw | MatchLaw, error: Exception, **where: int) -> None:
        """Report a law that failed as a subtest of its own."""
        error.add_note(f"Try just this law: {ONE_LAW}={law.__name__} python -m pytest '{self.node}'")
        with self.subtests.test(law.__name__, **where):
            raise error
