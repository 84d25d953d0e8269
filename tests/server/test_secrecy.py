"""Nothing sent to a chair changes when only what is hidden from it changes: every game, thousands of positions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from anpfiff.core.chair import SPECTATOR, imagine, look
from anpfiff.core.phase import SEALED
from anpfiff.core.rng import seeded
from anpfiff.core.urn import Urn
from anpfiff.games import SHELF
from anpfiff.server import entries, judge, protocol, room
from anpfiff.server.news import Bulletin
from anpfiff.server.undo import free_undo
from tests.core.toy import TOY
from tests.server.rooms import Hall

if TYPE_CHECKING:
    from anpfiff.core.action import Action
    from anpfiff.core.fate import Fate
    from anpfiff.core.game import Game

GAMES = [*SHELF, TOY]
MOMENTS = 150
"""Positions looked at in each match."""


def find_any(key: str) -> Game:
    return next(game for game in GAMES if game.key == key)


class Counted(Urn):
    """Draws by counting: two matches that ask fate as often get the same numbers, whatever was said face down."""

    def __init__(self, secret: str, parts: list[str]) -> None:
        super().__init__(secret, parts)
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
    monkeypatch.setattr(room, "Urn", Counted)
    chair = seed % len(seats_of(game)) if seed % 4 else SPECTATOR
    twins = Hall(*seats_of(game), game=game), Hall(*seats_of(game), game=game)
    rng = seeded(seed, 6)
    same = 0
    while all(twin.room.status == "running" for twin in twins) and views(twins[0], chair) == views(twins[1], chair):
        same += 1
        assert Bulletin(twins[0].room).whole(chair, 0) == Bulletin(twins[1].room).whole(chair, 0)
        asked = [seat for seat in twins[0].asked() if seat in twins[1].asked()]
        seat = asked[rng.below(len(asked))]
        now = max(twin.now for twin in twins) + 1000
        is_sealed = twins[0].room.match.state.agenda[-1].kind == SEALED
        shared = [option for option in twins[0].options(seat) if option in twins[1].options(seat)]
        is_alone = seat != chair and is_sealed and rng.below(3) == 0  # one of the twins says more, and earlier
        for twin in twins[:1] if is_alone else twins:
            twin.now = now
            may = twin.options(seat) if seat != chair and (is_sealed or not shared) else shared
            twin.enter(entries.Spoke(now, seat, may[(rng if may is not shared else rng.clone()).below(len(may))]))
        rng.word()
    assert same > 1


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
        message = protocol.Say(1, hall.ply(seat), seat, action)
        try:
            entry = judge.judge(hall.room, message, None, hall.now)
            assert isinstance(entry, entries.Spoke)
            hall.room.match.say(seat, entry.action)
        except Exception as error:  # noqa: BLE001  any error would do
            found.append((type(error), str(error), getattr(error, "expected", None)))
    return found
