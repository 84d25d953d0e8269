"""Nothing sent to a chair changes when only what is hidden from it changes: every game, thousands of positions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from anpfiff.core.chair import SPECTATOR, imagine, look
from anpfiff.core.fair_chance import WORDED, FairChance
from anpfiff.core.phase import SEALED
from anpfiff.core.rng import seeded
from anpfiff.games import OURS
from anpfiff.protocol.table import Say
from anpfiff.server.tables import entries, judge, room
from anpfiff.server.tables.frames import Bulletin
from anpfiff.server.tables.undo import free_undo
from tests.core.toy import TOY
from tests.server.rooms import Hall

if TYPE_CHECKING:
    from anpfiff.core.action import Action
    from anpfiff.core.fate import Fate
    from anpfiff.core.game import Game
    from anpfiff.core.rng import Rng

GAMES: list[Game] = [*OURS, TOY]
MOMENTS = 150
"""Positions looked at in each match."""


def find_any(key: str) -> Game:
    return next(game for game in GAMES if game.key == key)


class Counted(FairChance):
    """Draws by counting: two matches that ask fate as often get the same numbers, whatever was said face down."""

    def __init__(self, secret: str, parts: list[str], scheme: int = WORDED) -> None:
        super().__init__(secret, parts, scheme)
        self.drawn = 0

    def pick(self, fate: Fate, ply: int, take: int) -> Action:  # noqa: ARG002  the place does not matter here
        """The next number."""
        self.drawn += 1
        return fate.at(self.below(int(fate.total), self.drawn, 1))


@pytest.fixture(autouse=True)
def _any_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "find", find_any)


def chairs_of(hall: Hall) -> list[int]:
    return [SPECTATOR, *range(len(hall.room.seats))]


def seats_of(game: Game) -> list[str]:
    return ["ann", "bo", "cy"][: max(game.seats[0], 2)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@pytest.mark.parametrize("seed", range(6))
def test_another_world_that_looks_the_same_is_told_the_same(game: Game, seed: int) -> None:
    """Deal anew what a chair cannot see: its news stay the same to the byte."""
    hall = Hall(*seats_of(game), game=game)
    rng = seeded(seed, 5)
    for _ in range(MOMENTS):
        if hall.room.status != "running":
            break
        hall.answer(rng)
        table = hall.room.match
        for chair in chairs_of(hall):
            truth, told = table.state, Bulletin(hall.room).whole(chair, 0)
            world = imagine(look(truth, chair), rng)
            world.told = []
            table.state = world
            other = Bulletin(hall.room).whole(chair, 0)
            table.state = truth
            assert other == told


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@pytest.mark.parametrize("seed", range(12))
def test_what_others_say_face_down_is_not_told_in_any_way(
    game: Game, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two matches in step: the others say something else face down. As long as a view is the same, so is the news."""
    monkeypatch.setattr(room, "FairChance", Counted)
    twins = Hall(*seats_of(game), game=game), Hall(*seats_of(game), game=game)

    assert in_step(*twins, chair_of(twins[0], seed), seeded(seed, 6)) > 1


@pytest.mark.parametrize("seed", range(2, 5))
def test_what_others_discard_face_down_is_not_told_in_any_way(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same in the middle of a match: the quarter-final of Fußball-Fieber, where hands are brought down."""
    monkeypatch.setattr(room, "FairChance", Counted)
    twins, rng = quarter_finalists(seed), seeded(seed, 8)

    assert in_step(*twins, chair_of(twins[0], seed), rng) > 1


def quarter_finalists(seed: int) -> tuple[Hall, Hall]:
    """Two tables at which the same was said, where several coaches hold too many cards."""
    while True:
        twins = tuple(Hall(*"abcd", game=find_any("fussball_fieber"), length="knockout") for _ in range(2))
        for hall in twins:
            rng = seeded(seed, 9)
            while hall.room.status == "running" and (hall.told(0) < 10 or not is_sealed(hall)):
                hall.answer(rng)
        one, other = twins
        if one.room.status == "running" and len(one.asked()) > 1:
            assert one.asked() == other.asked()
            return one, other
        seed += 100


def chair_of(hall: Hall, seed: int) -> int:
    """A seat, or the stands in every fourth match."""
    return seed % len(hall.room.seats) if seed % 4 else SPECTATOR


def is_sealed(hall: Hall) -> bool:
    return bool(hall.room.match.state.agenda[-1].kind == SEALED)


def in_step(one: Hall, other: Hall, chair: int, rng: Rng) -> int:
    """How many times the view was the same; so often the news was, too."""
    same = 0
    while all(twin.room.status == "running" for twin in (one, other)) and views(one, chair) == views(other, chair):
        same += 1
        assert Bulletin(one.room).whole(chair, 0) == Bulletin(other.room).whole(chair, 0)
        assert Bulletin(one.room).whole(chair, 1) == Bulletin(other.room).whole(chair, 1)  # with stills
        asked = [seat for seat in one.asked() if seat in other.asked()]
        seat = asked[rng.below(len(asked))]
        is_hidden = seat != chair and is_sealed(one)
        may_lead = is_hidden and rng.below(3) == 0  # one of the twins says more, and earlier
        shared = [option for option in one.options(seat) if option in other.options(seat)]
        one.now = other.now = max(one.now, other.now) + 1000
        for twin in (one, other):
            if twin is other and may_lead and seat in one.asked():  # who has said everything is open: all wait for it
                continue
            may = twin.options(seat) if is_hidden or not shared else shared
            twin.enter(entries.Spoke(twin.now, seat, may[(rng if may is not shared else rng.clone()).below(len(may))]))
        rng.word()
    return same


def views(hall: Hall, chair: int) -> Any:
    """What the laws let a chair know: its view, who is asked, and what it can read of the log and the events."""
    table = hall.room.match
    readable = [str(entry) for entry in table.log if entry.to in (-1, chair)]
    told = [event.as_data() for _, event in table.events if event.to in (-1, chair)]
    return table.encode(chair), hall.asked(), readable, told


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_no_refusal_and_no_undo_tells_what_is_hidden(game: Game) -> None:
    """What a seat is refused, and what it may take back, depends only on what it can see."""
    hall = Hall(*seats_of(game), game=game)
    rng = seeded(4, 7)
    for _ in range(MOMENTS):
        if hall.room.status != "running":
            break
        hall.answer(rng)
        table = hall.room.match
        for seat in range(len(hall.room.seats)):
            truth = table.state
            told = refusals(hall, seat)
            world = imagine(look(truth, seat), rng)
            world.told = []
            table.state = world
            other = refusals(hall, seat)
            table.state = truth
            assert other == told


def refusals(hall: Hall, seat: int) -> list[object]:
    found: list[object] = [free_undo(hall.room, seat)]
    for action in ("", "nonsense", "die 2"):
        message = Say(1, hall.told(seat), seat, action)
        try:
            entry = judge.judge(hall.room, message, None, hall.now)
            assert isinstance(entry, entries.Spoke)
            hall.room.match.say(seat, entry.action)
        except Exception as error:  # noqa: BLE001  any error would do
            found.append((type(error), str(error), getattr(error, "expected", None)))
    return found
