"""What an owner of the box may lay over our cards and add to them, what is played then, and what is refused."""

from __future__ import annotations

import tomllib

import pytest

from anpfiff.core.codec import decode, encode
from anpfiff.core.replay import read, verify, write
from anpfiff.core.rng import seeded
from anpfiff.core.table import Table
from anpfiff.core.words import words_of
from anpfiff.errors import CatalogError, Illegal
from anpfiff.games import find
from anpfiff.games.hat_trick import GAME
from anpfiff.games.hat_trick.players_box import PLAYERS

NAME = '{ de = "Meine", en = "Mine", fr = "La mienne" }'
TEXT = '{ de = "Wirkt.", en = "It works.", fr = "Elle agit." }'
MEN = ["stopper", "man_marker", "full_back", "full_back", "ball_winner", "utility_man", "half_space_midfielder"]
MEN += ["utility_man", "defensive_forward", "second_striker"]
LINE_UP = str(MEN).replace("'", '"')
TEAM = f"""
[[team_card]]
id = "own_team_1"
name = {NAME}
code = "OWN"
set = "extra"
style = "physical"
line_up = {LINE_UP}
gold_numbers = [2, 11]
star_goalkeeper = true
value = 20
balance = [11, 15, 5]
level = "IV"
"""
BUDGET = f'[[budget]]\nid = "own_budget_1"\nname = {NAME}\ncard = "balanced"\nlevel = "I"\ndefence = 40\nattack = 40\n'
STYLE = (
    f'[[style_card]]\nid = "own_style_card_1"\nname = {NAME}\nstyle = "physical"\neffect = "step_over"\ntext = {TEXT}\n'
)
EVENT = f'[[match_event]]\nid = "own_event_1"\nname = {NAME}\nrule = "substitution"\ntimes = 5\ntext = {TEXT}\n'
KINDS = {"team_card": TEAM, "budget": BUDGET, "style_card": STYLE, "match_event": EVENT}


def own(*cards: str) -> str:
    return 'game = "hat_trick"\n' + "".join(cards)


def played(edition: str, cards: str, seed: int, wishes: list[str]) -> Table:
    """A whole match at random, but for what both coaches wish to say where they may."""
    table, rng = Table(GAME, GAME.agree(edition, own_cards=cards), seed=seed), seeded(seed)
    while not table.is_over:
        decision = table.asks()[0]
        wished = [option for option in decision.options if option.notation in wishes]
        table.say(
            decision.seat, (wished or decision.options)[0 if wished else rng.below(len(decision.options))].notation
        )
    return table


def check_kept(table: Table) -> None:
    """The replay proves the match by itself, and every state of it can be written down and read again."""
    text = write(table)
    again = read(text, find)

    assert verify(text, find) is None
    assert again.setup.own_cards == table.setup.own_cards
    data = encode(GAME, table.setup, table.state)
    assert encode(GAME, again.setup, decode(GAME, data)[1]) == data


@pytest.mark.parametrize("kind", KINDS)
def test_an_added_card_lies_in_the_box_as_it_was_written_and_counts_as_printed(kind: str) -> None:
    written = tomllib.loads(own(KINDS[kind]))[kind][0]
    names = GAME.names(own(KINDS[kind]))
    card = next(card for card in GAME.cards(own(KINDS[kind])) if card.id == written["id"])
    ours = [card for card in GAME.cards() if card.kind == kind]

    assert card.kind == kind
    assert card.names == written["name"]
    assert set(card.provenance.values()) == {"printed"}
    assert set(card.provenance) == set(ours[0].provenance) == set(written) - {"id"}
    for field, value in card.fields.items():
        if field == "text":
            assert {language: names[language][str(value)] for language in names} == written["text"]
        else:
            assert value == written[field]
    assert [card.id for card in GAME.cards(own(KINDS[kind])) if card.kind == kind] == [
        *[one.id for one in ours],
        card.id,
    ]
    assert card.id not in {card.id for card in GAME.cards()}


@pytest.mark.parametrize(
    ("kind", "card", "field", "value"),
    [
        ("team_card", "team_bra", "balance", "[12, 13, 14]"),
        ("team_card", "team_bra", "style", '"physical"'),
        ("team_card", "team_bra", "star_goalkeeper", "true"),
        ("budget", "balanced_2", "defence", "14"),
        ("style_card", "one_two", "effect", '"killer_pass"'),
        ("style_card", "one_two", "text", TEXT),
        ("match_event", "substitution", "times", "5"),
        ("match_event", "corner", "text", TEXT),
    ],
)
def test_a_card_of_ours_can_be_corrected_field_by_field(kind: str, card: str, field: str, value: str) -> None:
    cards = own(f'[[{kind}]]\nid = "{card}"\n{field} = {value}\n')
    before = {one.id: one for one in GAME.cards() if one.kind == kind}
    after = {one.id: one for one in GAME.cards(cards) if one.kind == kind}

    assert after[card].provenance[field] == "printed"
    assert list(after) == list(before)
    written = tomllib.loads(f"x = {value}")["x"]
    if field == "text":
        assert GAME.names(cards)["de"][f"{card}_text"] == written["de"]
    else:
        assert after[card].fields[field] == written
    others = [(before[one], after[one]) for one in before if one != card]
    assert all(a.fields == b.fields and a.provenance == b.provenance for a, b in others)


@pytest.mark.parametrize("seed", [1, 2])
def test_a_match_with_an_added_team_style_card_and_event_proves_itself(seed: int) -> None:
    table = played("players", own(TEAM, STYLE, EVENT), seed, ["ready own_team_1"])

    assert [entry.action.notation for entry in table.log].count("ready own_team_1") == 2
    assert "substituted" in {event.kind.name for ply, event in table.events}
    check_kept(table)


def test_a_match_with_an_added_budget_proves_itself() -> None:
    table = played("budget", own(BUDGET), 3, ["budget own_budget_1", "keeper star"])

    assert [entry.action.notation for entry in table.log].count("budget own_budget_1") == 2
    check_kept(table)


def kinds_told_from(table: Table, card: str) -> list[str]:
    """The kinds of events from the moment on at which a style card is played."""
    told = [(event.kind.name, event.args().get("card")) for ply, event in table.events]
    return [kind for kind, _ in told[told.index(("styled", card)) :]] if ("styled", card) in told else []


def test_an_added_style_card_is_gained_and_does_what_its_effect_does() -> None:
    """It lies in the pile of its style; a physical card with the effect of the step-over is played on a dribble."""
    wishes = ["ready own_team_1", "style own_style_card_1", "lines 3"]
    tables = (played("players", own(TEAM, STYLE), seed, wishes) for seed in range(100))
    table, told = next(
        (table, told)
        for table in tables
        if (told := kinds_told_from(table, "own_style_card_1")) and told[1] == "outplayed"
    )

    assert told[2] == "dribbled"
    check_kept(table)


def test_without_an_owners_file_nothing_of_it_can_be_said() -> None:
    table = Table(GAME, GAME.agree("players"), seed=1)

    assert len(table.asks()[0].options) == len(PLAYERS.teams) == 45
    with pytest.raises(Illegal):
        table.say(0, "ready own_team_1")


def test_an_added_event_is_on_by_being_there_and_needs_role_cards() -> None:
    assert GAME.book(GAME.agree("players", own_cards=own(EVENT))).substitutions == 5
    assert GAME.book(GAME.agree("players")).substitutions == 0
    assert GAME.book(GAME.agree("players_full")).substitutions == 3
    with pytest.raises(
        CatalogError, match=r"your file: \[\[match_event\]\]: only with teams=team_cards or teams=budget"
    ):
        GAME.book(GAME.agree("english", own_cards=own(EVENT)))


@pytest.mark.parametrize(
    ("cards", "message"),
    [
        (
            TEAM.replace("own_team_1", "own_team_2"),
            "line 4: [[team_card]]: our box has no card with the id 'own_team_2'",
        ),
        (TEAM.replace("own_team_1", "team_xyz"), "the next new one is called own_team_1"),
        (
            TEAM.replace("[2, 11]", "[1, 11]"),
            "line 10: [[team_card]] own_team_1: gold_numbers: expected a list of whole",
        ),
        (
            TEAM.replace("[2, 11]", "[2, 2]"),
            "line 10: [[team_card]] own_team_1: gold_numbers: expected each number once",
        ),
        (TEAM.replace('"physical"', '"tactic"'), "style: expected one of tactical, technical, physical, total, found"),
        (
            TEAM.replace('"stopper"', '"goal_poacher"'),
            "line 9: [[team_card]] own_team_1: line_up: there is no card of goal_",
        ),
        (
            TEAM.replace("value = 20\n", ""),
            "line 3: [[team_card]] own_team_1: value: expected a whole number from 1 to 60",
        ),
        (BUDGET.replace("40", "41"), "line 7: [[budget]] own_budget_1: defence: expected a whole number from 1 to 40"),
        (
            STYLE.replace("step_over", "leap"),
            "line 6: [[style_card]] own_style_card_1: effect: expected one of killer_pass",
        ),
        (
            EVENT.replace("times = 5", "times = 11"),
            "line 6: [[match_event]] own_event_1: times: expected a whole number",
        ),
        (EVENT.replace("substitution", "corner"), "times: expected a whole number from 0 to 0, found 5"),
        (EVENT.replace("substitution", "riot"), "line 5: [[match_event]] own_event_1: rule: expected one of long_shot"),
        (
            '[[match_event]]\nid = "corner"\nrule = "captain"\n',
            "line 4: [[match_event]] corner: rule: expected one of corner",
        ),
        (
            '[[role]]\nid = "stopper"\ncards = ["9"]\n',
            "line 4: [[role]] stopper: cards: expected a list of texts out of",
        ),
    ],
)
def test_a_mistake_names_line_card_field_and_what_is_allowed(cards: str, message: str) -> None:
    with pytest.raises(CatalogError) as caught:
        GAME.cards(own(cards))

    assert caught.value.message.startswith("your file, line ")
    assert message in caught.value.message


def test_an_owner_may_have_other_numbers_of_the_same_cards() -> None:
    """Cards that are gone cannot be signed; the others keep their names."""
    numbers = ", ".join(f'"{card}"' for card in ["2/3", "2/3", "2/3"])
    setup = GAME.agree("budget", own_cards=own(f'[[role]]\nid = "ball_playing_centre_back"\ncards = [{numbers}]\n'))
    copies = {kind.id: kind.copies for kind in GAME.book(setup).players.kinds}

    assert copies["ball_playing_centre_back_2_3"] == 3
    assert list(copies) == [kind.id for kind in PLAYERS.kinds]


@pytest.mark.parametrize("language", ["de", "en", "fr"])
def test_added_cards_are_called_by_the_names_their_owner_gave_them(language: str) -> None:
    words = words_of(GAME, language, own(TEAM, BUDGET, STYLE, EVENT))
    mine = {"de": "Meine", "en": "Mine", "fr": "La mienne"}[language]

    assert [words.name(card) for card in ("own_team_1", "own_budget_1", "own_event_1")] == [mine] * 3
    assert str(words.name("own_style_card_1")).startswith(f"{mine}: ")


def test_the_balance_of_our_team_cards_is_counted_from_their_line_ups() -> None:
    """Balls of defence of numbers 2 to 5, all balls of 6 to 9, balls of attack of 10 and 11."""
    for team in PLAYERS.teams:
        sides = [PLAYERS.roles[role].balls[k + 2 in team.gold_numbers] for k, role in enumerate(team.line_up)]
        defence, attack = sum(side[1] for side in sides[:4]), sum(side[0] for side in sides[8:])
        assert team.balance == [defence, sum(sum(side) for side in sides[4:8]), attack]
