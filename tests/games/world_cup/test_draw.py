"""W0 and W1: the box and the draw."""

from __future__ import annotations

import pytest

from anpfiff.core.pile import count
from anpfiff.core.words import rulebook_of
from anpfiff.errors import Refusal
from anpfiff.games.world_cup import GAME
from anpfiff.games.world_cup.cards import BOX, CARDS, RANKS, TOURNAMENTS
from anpfiff.games.world_cup.rules.draw import weakest
from tests.games.world_cup.kit import CupScenario, before_the_draw, kick_off, korea, round_of_16, uruguay

EXAMPLE = [
    ["brazil", "costa_rica", "russia", "saudi_arabia", "south_africa", "united_states"],
    ["argentina", "croatia", "japan", "nigeria", "senegal", "spain"],
    ["cameroon", "denmark", "england", "ireland", "portugal", "slovenia"],
    ["belgium", "france", "italy", "mexico", "poland", "sweden"],
    ["ecuador", "germany", "south_korea", "paraguay", "tunisia", "uruguay"],
]
"""The five players of the rulebook."""


def draw_flags(story: CupScenario, hands: list[list[str]]) -> None:
    """Everybody draws these flags."""
    for hand in hands:
        story.fate(*[f"flag {team}" for team in hand])


def balls(story: CupScenario, seat: int) -> list[str]:
    """The ranks of the teams a seat leads."""
    ranks = {nation.id: nation.ranks for nation in BOX.nations}
    year = 0 if story.cup.book.is_1930 else 1
    return sorted(RANKS[ranks[team][year]] for team in story.teams_of(seat))


def test_w0_1_w8_10_whoever_leads_the_champion_has_won() -> None:
    story = round_of_16(seats=4)
    story.give(3, "brazil")
    story.give(0, "germany", "turkey", "south_korea")
    story.knock_out(4, "turkey", "south_korea", "germany", "brazil")
    story.cup.level = [1 << 33, 1 << 3]

    assert "champion" in story.begin("finish 0")
    assert story.told("champion") == {"team": "brazil", "seat": 3}
    assert story.table.result().places[0] == [3]
    assert story.table.result().reason == "final"


def test_w0_2_c1_182_tokens_are_twice_what_the_cards_can_lay() -> None:
    """So there are six tokens of three goals."""
    use = {card.id: card.count for card in BOX.actions}
    ones = use["one_goal"] + use["two_plus_one"] + 3 * use["one_one_one"] + 2 * use["one_one"]
    twos = use["two_goals"] + use["two_plus_one"]
    tokens = {token.id: token.count for token in BOX.tokens}

    assert sum(tokens.values()) == 182
    assert tokens == {
        "attack_token": 2 * use["attack"],
        "defence_token": 2 * use["defence"],
        "goal_1": 2 * ones,
        "goal_2": 2 * twos,
        "goal_3": 2 * use["three_goals"],
        "penalty_token": 2 * use["penalty"],
    }
    assert 2 * len(BOX.nations) == 74
    assert sum(rank.balls for rank in BOX.ranks) == 36


def test_w0_3_c18_six_ranks_and_their_squares() -> None:
    """Grey is what balls and die call white; there is no seventh rank."""
    assert [(rank.id, rank.squares, rank.largest) for rank in BOX.ranks] == [
        ("black", 4, 3),
        ("red", 4, 3),
        ("blue", 3, 3),
        ("green", 3, 2),
        ("yellow", 2, 1),
        ("grey", 2, 1),
    ]
    assert all(face < len(RANKS) for die in BOX.dice for face in die.faces)


@pytest.mark.parametrize(("year", "sizes", "matches"), [(0, [4, 3, 3, 3], 15), (1, [4] * 8, 48)])
def test_w0_4_the_groups(year: int, sizes: list[int], matches: int) -> None:
    book = GAME.book(GAME.agree(options={"tournament": TOURNAMENTS[year]}))

    assert [len(group) for group in book.groups] == sizes
    assert len(book.matches) == 2 * matches


def test_w0_5_in_the_knock_out_rounds_a_team_has_the_squares_before_its_dot() -> None:
    """Germany four, Ireland three."""
    story = round_of_16()
    for team, against, squares in (("germany", "paraguay", 4), ("ireland", "spain", 3), ("turkey", "japan", 4)):
        story.lay(team, against, *["attack_token"] * (squares - 1))
        assert team in story.targets("attack")
        story.say(f"0: team {team}")
        assert len(story.squares(team, against)) == squares
        story.begin("next-turn 0")
        assert team not in story.targets("attack")
        story.begin("next-turn 0")


def test_w0_6_the_dice() -> None:
    found = [[RANKS[face] for face in die.faces] for die in BOX.dice]

    assert found[0] == ["black", "black", "red", "red", "blue", "green"]
    assert found[1] == ["black", "black", "red", "blue", "green", "yellow"]
    assert found[2] == ["black", "black", "black", "red", "red", "blue"]
    assert found[3] == ["black", "red", "blue", "green", "yellow", "grey"]


@pytest.mark.parametrize(("year", "deck", "cards"), [(2002, 87, 87), (2002, 91, 91), (1930, 87, 78), (1930, 91, 82)])
def test_w0_7_c2_the_deck(year: int, deck: int, cards: int) -> None:
    """With 91 cards there are eight offsides; in 1930 the cards with a plus are left out."""
    story = before_the_draw({"tournament": year, "deck": deck}, seats=2)
    ids = story.cards(story.cup.deck)

    assert len(ids) == cards
    assert ids.count("offside") == (8 if deck == 91 else 4)
    assert [ids.count(card) for card in ("one_one", "one_one_one", "two_plus_one")] == [0 if year == 1930 else 3] * 3
    assert set(ids) <= set(CARDS)


@pytest.mark.parametrize(("year", "seats", "share"), [(1930, 2, 6), (1930, 13, 1), (2002, 5, 6), (2002, 16, 2)])
def test_w1_1_everybody_draws_as_many_flags_as_can_be_dealt_out_evenly(year: int, seats: int, share: int) -> None:
    story = before_the_draw({"tournament": year}, seats=seats)
    for seat in range(seats):
        for flag in range(share):
            assert story.phase == "draw-flag"
            story.fate(story.may(-1)[-1])
            assert story.told("flag")["seat"] == seat

    assert story.phase != "draw-flag"


def test_w1_2_w1_3_c13_t10_x3_the_worked_example_of_five_players() -> None:
    """Player 1 has a grey team; of those with a yellow one player 3 has the lowest ranks."""
    story = before_the_draw({"tournament": 2002}, seats=5)
    draw_flags(story, EXAMPLE)

    story.expect(asked=[-1], phase="draw-extra-flag", may=["flag china", "flag turkey"])
    story.fate("flag turkey")
    assert story.told("extra") == {"seat": 0, "team": "turkey", "rank": "red"}
    assert weakest(story.cup) == [2]
    story.fate("flag china")
    assert story.told("extra") == {"seat": 2, "team": "china", "rank": "grey"}
    assert story.phase == "deal-card"
    assert [len(story.teams_of(seat)) for seat in range(5)] == [7, 6, 7, 6, 6]


def test_w1_3_x32_between_equal_ranks_a_lot_decides() -> None:
    """Three players of 1930; the one team left over goes to one of two with the same ranks."""
    story = before_the_draw({"tournament": 1930}, seats=3)
    draw_flags(
        story,
        [
            ["argentina", "chile", "france", "mexico"],
            ["uruguay", "brazil", "peru", "bolivia"],
            ["united_states", "yugoslavia", "romania", "paraguay"],
        ],
    )
    assert weakest(story.cup) == [0]

    story = before_the_draw({"tournament": 2002}, seats=9)
    greens = "denmark ireland belgium italy paraguay south_africa argentina cameroon portugal croatia ecuador poland"
    left = [*greens.split(), "uruguay", "france"]
    blues = ["spain", "england", "senegal", "united_states", "japan", "mexico", "sweden"]
    rest = ["brazil", "germany", "turkey", "south_korea", *blues]
    yellow = ["costa_rica", "russia", "nigeria", "tunisia", "slovenia", "china", "saudi_arabia"]
    hands = [left[:3], left[3:6], left[6:9], left[9:12], rest[:3], rest[3:6], rest[6:9], [*rest[9:], "uruguay"]]
    draw_flags(story, [*hands, ["france", *yellow[:2]]])
    assert weakest(story.cup) == [8]
    story.fate(f"flag {yellow[2]}")
    assert weakest(story.cup) == [0, 1, 2, 3]
    assert story.phase == "draw-extra-flag"


def test_t9_lots_are_drawn_only_where_somebody_goes_away_empty() -> None:
    """Four equal seats and four teams left: no lot. Thirteen equal seats and six teams left: a lot."""
    story = before_the_draw({"tournament": 2002}, seats=13)
    for seat in range(13):
        story.give(seat)
    story.cup.owners = [-1] * 37
    teams = [k for k in range(37) if (story.cup.book.teams >> k) & 1 and story.cup.book.rank_of[k] == 3]
    for seat, team in enumerate(teams[:13]):
        story.give(seat, BOX.nations[team].id)

    story.begin("share-out 0")
    assert weakest(story.cup) == list(range(13))
    assert story.phase == "draw-extra-flag"
    others = [nation.id for k, nation in enumerate(BOX.nations) if nation.ranks[1] >= 0 and story.cup.owners[k] < 0]
    story.give(0, *others[:-2])
    story.cup.extras = 1
    story.begin("share-out 0")
    story.expect(asked=[-1], phase="lot-for-extra", may=[f"lot {seat}" for seat in range(1, 13)])
    story.fate("lot 5")
    story.expect(phase="draw-extra-flag")
    story.fate(f"flag {others[-1]}")
    assert story.told("extra")["seat"] == 5


def test_x2_c12_without_grey_teams_it_begins_with_yellow_and_goes_on_with_green() -> None:
    story = before_the_draw({"tournament": 1930}, seats=4)
    draw_flags(story, [["uruguay", "chile", "france"], ["argentina", "brazil", "bolivia"]])
    draw_flags(story, [["united_states", "romania", "peru"], ["yugoslavia", "paraguay", "belgium"]])
    story.expect(phase="draw-extra-flag", may=["flag mexico"])
    assert weakest(story.cup) == [1]

    story = before_the_draw({"tournament": 1930}, seats=2)
    draw_flags(story, [["uruguay", "argentina", "united_states", "yugoslavia", "chile", "france"]])
    draw_flags(story, [["romania", "paraguay", "peru", "belgium", "brazil", "mexico"]])
    assert weakest(story.cup) == [1]
    story.give(0, "mexico", "romania", "paraguay", "peru", "belgium")
    story.give(1, "france", "chile")
    story.cup.owners = [1 if nation.id == "brazil" else 0 for nation in BOX.nations]
    assert weakest(story.cup) == [0]
    story.cup.extras = 1
    assert weakest(story.cup) == [1]


def test_w1_4_an_extra_team_is_drawn_without_looking() -> None:
    story = before_the_draw({"tournament": 2002}, seats=5)
    draw_flags(story, EXAMPLE)
    fate = story.state.agenda[-1].outcomes(story.state)

    assert list(fate.weights) == [1, 1]


def test_w1_5_x35_balls_show_the_ranks_and_are_enough() -> None:
    """Player 2 of the example has three blue balls, two green ones and a yellow one."""
    story = before_the_draw({"tournament": 2002}, seats=5)
    draw_flags(story, EXAMPLE)
    assert balls(story, 1) == ["blue"] * 3 + ["green"] * 2 + ["yellow"]

    for year in (0, 1):
        ranks = [nation.ranks[year] for nation in BOX.nations]
        assert all(ranks.count(number) <= rank.balls for number, rank in enumerate(BOX.ranks))
    with pytest.raises(Refusal, match="only 2 balls for the rank black"):
        GAME.cards('game = "world_cup"\n[[nation]]\nid = "turkey"\nrank_2002 = "black"\n')


def test_w1_6_three_cards_each_that_nobody_else_sees() -> None:
    story = korea(seats=5)

    assert [hand.size for hand in story.cup.hands] == [3] * 5
    assert story.cup.deck.size == 87 - 15
    assert not story.table.view(2).piles()[2].is_down()
    assert all(story.table.view(2).piles()[seat].is_down() for seat in (0, 1, 3, 4))


def test_w1_7_t6_seat_0_begins_or_a_lot_decides() -> None:
    assert uruguay(seats=3).asked == [0]

    story = before_the_draw({"tournament": 1930, "beginner": "lot"}, seats=3)
    while story.phase != "lot-to-begin":
        story.fate(story.may(-1)[0])
    story.expect(asked=[-1], may=["lot 0", "lot 1", "lot 2"])
    story.fate("lot 1")
    story.expect(asked=[1], phase="play-card")
    assert story.told("begins") == {"seat": 1}


def test_x1_2_to_13_seats_in_1930_and_2_to_16_in_2002() -> None:
    for year, most in ((1930, 13), (2002, 16)):
        assert GAME.agree(options={"tournament": year}, seats=2).seats == 2
        assert GAME.agree(options={"tournament": year}, seats=most).seats == most
        for seats in (1, most + 1):
            with pytest.raises(Refusal):
                GAME.agree(options={"tournament": year}, seats=seats)
    assert GAME.agree(seats=14).options["tournament"] == 2002


def test_c14_every_number_of_ours_stands_once() -> None:
    """The printed chapters count some numbers twice; each of our rules is cited by a number of its own."""
    rules = {phase.rule for phase in GAME.phases.phases.values()}

    assert all(rulebook_of(GAME, "en").count(f"**{rule}**") == 1 for rule in rules)


def test_all_flags_are_dealt() -> None:
    story = kick_off(seats=4)

    assert sum(len(story.teams_of(seat)) for seat in range(4)) == count(story.cup.book.teams) == 13
