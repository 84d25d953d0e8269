"""Headlines: each says what was worth it, in three languages, and two matches in a row seldom read alike."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest

from anpfiff.api import play
from anpfiff.cards.catalog import LANGUAGES
from anpfiff.core.words import words_of
from anpfiff.protocol.replay import Headline
from anpfiff.server.share.headlines import file_of, goals_of, headline_of, text_of

FEWEST = 3
LONGEST = 64
"""Letters that two lines of a picture hold, with names of usual length."""


def keys_of(language: str) -> list[str]:
    return re.findall(r"^(headline-[\w-]+) =", file_of(language).read_text(encoding="utf-8"), re.MULTILINE)


def test_every_kind_has_several_phrases_and_all_languages_the_same() -> None:
    kinds: dict[str, int] = {}
    for key in keys_of("en"):
        kind = re.sub(r"(-hero)?-\d+$", "", key)
        kinds[kind] = kinds.get(kind, 0) + 1

    assert all(keys_of(language) == keys_of("en") for language in LANGUAGES)
    assert min(number for kind, number in kinds.items() if kind != "headline-number") >= FEWEST


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_is_whole_and_short_enough_for_a_picture(language: str) -> None:
    named = {"winner": "SV Stollen", "loser": "FC Acker", "first": "SV Stollen", "second": "FC Acker", "team": "Chile"}
    words = words_of(play("penalty_duel", ["random", "random"], seed=1).game, language)
    for key in keys_of(language)[1:]:
        headline = Headline(key, "", 0, {**named, "hero": "Ronny Trickster"}, {"name": 0}, score="3:2")
        text = text_of(headline, language, words, ["Mara"])

        assert "$" not in text
        assert "  " not in text
        assert len(text) <= LONGEST, text


def told(seed: int, game: str = "finale", **options: Any) -> Headline:
    return headline_of(play(game, ["greedy", "novice"], seed=seed, options=options))


def test_what_a_match_was_like_decides_the_kind() -> None:
    """From behind, to nil, level: as the goals fell."""
    assert told(3).kind == "turned"
    assert told(3).names | {"hero": ""} == {"winner": "stollen", "loser": "acker", "hero": ""}
    assert (told(2).kind, told(2).score) == ("clean", "2:0")
    assert (told(5).kind, told(5).names) == ("draw", {"first": "stollen", "second": "acker"})
    assert told(0).names["hero"] == "erwin_pfosten"
    assert (told(7).kind, told(7).score) == ("pulled", "3:1"), "one all until late: it was not clear all the time"


def test_the_man_who_put_the_winner_ahead_for_good_is_named() -> None:
    match = play("finale", ["greedy", "novice"], seed=3)
    ahead, last = 0, ""
    for goal in goals_of(match):
        ahead += 1 if goal.seat == 0 else -1
        last = goal.man if ahead == 1 and goal.seat == 0 else last

    assert headline_of(match).names["hero"] == last


def test_a_tournament_crowns_its_champion_and_people_without_teams_are_named() -> None:
    cup = headline_of(play("world_cup", ["greedy", "novice"], seed=3))
    duel = headline_of(play("penalty_duel", ["greedy", "random"], seed=1))
    group = headline_of(play("fussball_fieber", ["greedy", "novice", "random"], seed=0))

    assert cup.kind in ("champion", "first")
    assert (group.kind, group.names) == ("first", {"team": "cameroon"}), "the points of a group make no world champion"
    assert cup.seats["name"] in (0, 1)
    assert duel.kind == "first"
    assert duel.seats == {"name": 1}


def test_a_match_keeps_its_headline_and_the_next_has_another() -> None:
    """Of forty matches hardly one follows another with the same phrase."""
    keys = [headline_of(play("penalty_duel", ["greedy", "random"], seed=seed)).key for seed in range(40)]
    finals = [told(seed).key for seed in range(10)]

    assert told(4) == told(4)
    assert len(set(keys)) >= FEWEST
    assert sum(one == other for one, other in pairwise(finals)) <= 1
