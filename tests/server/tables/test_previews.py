"""Previews over a line: told to the one who thinks of an answer, from what he may see; nothing is said by them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from anpfiff.core.rng import seeded
from anpfiff.errors import Illegal
from anpfiff.protocol.decision import AskPreview, Odds
from anpfiff.protocol.real_box import RealBox
from anpfiff.server.bots.measured_strength import Paces
from anpfiff.server.refusals import Forbidden
from anpfiff.server.tables import entries
from anpfiff.server.tables.frames import Bulletin, in_fractions
from anpfiff.server.tables.viewer import Visitor
from tests.server.rooms import Hall, key_of
from tests.server.tables.test_room_hosts import Node, say, with_nodes

if TYPE_CHECKING:
    from pathlib import Path

    from anpfiff.server.tables.host import RoomHost


async def _nowhere(_data: bytes) -> None:
    pass


async def _nothing(_why: str) -> None:
    pass


async def fielding(host: RoomHost, visitor: Visitor) -> tuple[int, list[str]]:
    """Play on until a coach has to name several men; his seat, and a whole answer."""
    while True:
        seat = min(host.room.questions)
        form = host.room.match.form(seat)
        if form is not None and form.shape == "slots" and form.least > 1:
            named: list[str] = []
            for blank in form.blanks:
                named += [one.notation for one in blank.options if one.notation not in named][: blank.least]
            return seat, named
        await host.obey(visitor, say(host, seat, host.room.match.decision(seat).options[0].notation))


def test_only_what_would_change_is_told_and_nothing_happens(tmp_path: Path) -> None:
    async def work(one: Node, _two: Node) -> None:
        table = await one.lay("Ann", "Bo", squads="starter", deck_mode="starter")
        host, ann = await one.sit(table, 0, 1)
        seat, named = await fielding(host, ann)
        match = host.room.match
        ply, facts = match.ply, match.game.facts(match.view(seat))

        nothing = await host.queries.preview(ann, AskPreview(1, 0, seat, []))
        part = await host.queries.preview(ann, AskPreview(2, 0, seat, named[:1]))
        whole = await host.queries.preview(ann, AskPreview(3, 0, seat, named))

        assert nothing.facts == {}
        assert set(part.facts) == set(whole.facts) == {"action"}
        sums = [one["action"]["sides"][seat]["sum"] for one in (facts, part.facts, whole.facts)]
        assert sums == sorted(set(sums))
        assert whole.facts["action"]["chances"] is not None
        assert whole.odds == {}  # the other coach has a say before it is settled
        assert (match.ply, match.game.facts(match.view(seat))) == (ply, facts)

    with_nodes(tmp_path, work)


def test_nobody_asks_for_a_seat_that_is_not_his_or_for_what_cannot_be_said(tmp_path: Path) -> None:
    async def work(one: Node, _two: Node) -> None:
        table = await one.lay("Ann", "Bo", squads="starter", deck_mode="starter")
        host, ann = await one.sit(table, 0, 1)
        seat, named = await fielding(host, ann)
        eve = Visitor(host.audience, key_of("eve"), _nowhere, _nothing)

        with pytest.raises(Forbidden):
            await host.queries.preview(eve, AskPreview(1, 0, seat, named))
        with pytest.raises(Illegal):
            await host.queries.preview(ann, AskPreview(2, 0, seat, ["ready"]))
        with pytest.raises(Illegal):
            await host.queries.preview(ann, AskPreview(3, 0, 1 - seat, named))

    with_nodes(tmp_path, work)


def asked_with_chances() -> tuple[Hall, int, Odds]:
    """A match at a question whose options have chances; the seat that is asked, and these."""
    hall, rng = Hall("ann", "bo", squads="starter", deck_mode="starter"), seeded(4)
    while not (found := in_fractions(hall.room.match.odds(seat := hall.asked()[0]))):
        hall.answer(rng)
    return hall, seat, found


def test_chances_that_are_found_at_once_come_with_the_question() -> None:
    hall, seat, chances = asked_with_chances()
    paces, question = Paces(), hall.room.match.decision(seat).prompt

    assert msgspec.convert(hall.news(seat)["decision"]["odds"], Odds) == chances
    assert hall.news(1 - seat)["decision"] is None
    paces.took(question, 0.02)
    assert Bulletin(hall.room, paces).match.decision(seat).odds is None
    for _ in range(10):
        paces.took(question, 0.001)
    assert Bulletin(hall.room, paces).match.decision(seat).odds == chances


def test_visiting_bots_and_tables_with_the_real_box_are_told_no_chances_unasked() -> None:
    hall, seat, chances = asked_with_chances()
    hall.enter(entries.Sat(hall.now, seat, "Bot", key_of("bot"), "0f" * 16, visiting=True))
    real = Hall("ann", "ann", real=RealBox(dice=True, cards=False))

    assert hall.news(seat)["decision"]["odds"] is None
    assert hall.bulletin.match.odds(seat) == chances
    assert real.news(0)["decision"]["odds"] is None
    assert Hall("ann", "ann").news(0)["decision"]["odds"] == {}
