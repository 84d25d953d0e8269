"""The real results of 1930 and 2002 give the real tables, pairings and champions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anpfiff.football.bracket import entrants, of_round
from anpfiff.football.score import LEVEL, ahead
from anpfiff.football.standings import GoalDifference, GoalsScored, Points, Results, Rule, standings
from anpfiff.games.world_cup import GAME
from anpfiff.games.world_cup.cards import BOX, GROUPS, NATIONS

if TYPE_CHECKING:
    from anpfiff.games.world_cup.book import Book

CODES = {nation.code: k for k, nation in enumerate(BOX.nations)}
RESULTS_1930 = (
    "FRA 4:1 MEX, ARG 1:0 FRA, CHI 3:0 MEX, CHI 1:0 FRA, ARG 6:3 MEX, ARG 3:1 CHI, YUG 2:1 BRA, YUG 4:0 BOL, "
    "BRA 4:0 BOL, ROU 3:1 PER, URU 1:0 PER, URU 4:0 ROU, USA 3:0 BEL, USA 3:0 PAR, PAR 1:0 BEL"
)
TABLES_1930 = ["ARG CHI FRA MEX", "YUG BRA BOL", "URU ROU PER", "USA PAR BEL"]
RESULTS_2002 = (
    "FRA 0:1 SEN, URU 1:2 DEN, DEN 1:1 SEN, FRA 0:0 URU, DEN 2:0 FRA, SEN 3:3 URU, "
    "PAR 2:2 RSA, ESP 3:1 SVN, ESP 3:1 PAR, RSA 1:0 SVN, RSA 2:3 ESP, SVN 1:3 PAR, "
    "BRA 2:1 TUR, CHN 0:2 CRC, BRA 4:0 CHN, CRC 1:1 TUR, CRC 2:5 BRA, TUR 3:0 CHN, "
    "KOR 2:0 POL, USA 3:2 POR, KOR 1:1 USA, POR 4:0 POL, POR 0:1 KOR, POL 3:1 USA, "
    "IRL 1:1 CMR, GER 8:0 KSA, GER 1:1 IRL, CMR 1:0 KSA, CMR 0:2 GER, KSA 0:3 IRL, "
    "ARG 1:0 NGA, ENG 1:1 SWE, SWE 2:1 NGA, ARG 0:1 ENG, SWE 1:1 ARG, NGA 0:0 ENG, "
    "CRO 0:1 MEX, ITA 2:0 ECU, ITA 1:2 CRO, MEX 2:1 ECU, MEX 1:1 ITA, ECU 1:0 CRO, "
    "JPN 2:2 BEL, RUS 2:0 TUN, JPN 1:0 RUS, TUN 1:1 BEL, TUN 0:2 JPN, BEL 3:2 RUS"
)
TABLES_2002 = [
    "DEN SEN URU FRA",
    "ESP PAR RSA SVN",
    "BRA TUR CRC CHN",
    "KOR USA POR POL",
    "GER IRL CMR KSA",
    "SWE ENG ARG NGA",
    "MEX ITA CRO ECU",
    "JPN BEL RUS TUN",
]
KNOCK_OUT_1930 = {"semi_final": "ARG 6:1 USA, URU 6:1 YUG", "final": "ARG 2:4 URU"}
KNOCK_OUT_2002 = {
    "round_of_16": "GER 1:0 PAR, DEN 0:3 ENG, SWE 1:2 SEN, IRL 3:4 ESP, "
    "MEX 0:2 USA, BRA 2:0 BEL, JPN 0:1 TUR, KOR 2:1 ITA",
    "quarter_final": "ENG 1:2 BRA, GER 1:0 USA, ESP 3:5 KOR, SEN 0:1 TUR",
    "semi_final": "BRA 1:0 TUR, GER 1:0 KOR",
    "third_place": "TUR 3:2 KOR",
    "final": "BRA 2:0 GER",
}
"""Shoot-outs are reckoned in."""
AS_IN_2002: list[Rule] = [Points(), GoalDifference(), GoalsScored()]


def read(text: str) -> list[int]:
    """Results as teams and goals in turn."""
    found = []
    for match in text.split(", "):
        left, score, right = match.split()
        found += [CODES[left], CODES[right], *map(int, score.split(":"))]
    return found


def tables(book: Book, results: str, rules: list[Rule]) -> list[str]:
    """The table of each group, best first."""
    flat = read(results)
    found = []
    for group in book.groups:
        mine = [n for k in range(0, len(flat), 4) if flat[k] in group for n in flat[k : k + 4]]
        places = standings(list(group), Results(mine, book.win, book.draw_points), rules, [])
        assert all(len(place) == 1 for place in places)
        found.append(" ".join(BOX.nations[place[0]].code for place in places))
    return found


def champion(book: Book, known: dict[str, int], rounds: dict[str, str]) -> str:
    """The winner of the final, when every round is played by those the bracket puts together."""
    team = LEVEL
    for name, results in rounds.items():
        flat = read(results)
        ties = of_round(book.ties, name)
        assert entrants(ties, known) == [n for k in range(0, len(flat), 4) for n in flat[k : k + 2]]
        for number, tie in enumerate(ties):
            left, right, mine, other = flat[4 * number : 4 * number + 4]
            team, loser = (left, right) if ahead(mine, other) == 0 else (right, left)
            known.update({f"winner_{tie.name}": team, f"loser_{tie.name}": loser})
    return NATIONS[team]


def test_the_world_cup_of_1930() -> None:
    book = GAME.book(GAME.agree("world_cup_1930"))
    found = tables(book, RESULTS_1930, book.rules)
    known = {f"winner_{GROUPS[0][k]}": CODES[table.split()[0]] for k, table in enumerate(found)}

    assert [table.split()[0] for table in found] == [table.split()[0] for table in TABLES_1930]
    assert found == TABLES_1930
    assert champion(book, known, KNOCK_OUT_1930) == "uruguay"


def test_the_world_cup_of_2002() -> None:
    """By the rules of that year the tables are the real ones."""
    book = GAME.book(GAME.agree("world_cup_2002"))
    found = tables(book, RESULTS_2002, AS_IN_2002)
    known = {}
    for k, table in enumerate(found):
        first, second, *_ = table.split()
        known.update({f"winner_{GROUPS[1][k]}": CODES[first], f"runner_up_{GROUPS[1][k]}": CODES[second]})

    assert found == TABLES_2002
    assert champion(book, known, KNOCK_OUT_2002) == "brazil"


def test_by_the_rules_of_the_box_only_croatia_and_ecuador_change_places() -> None:
    """The box looks at the match between them before the goal difference; the same sixteen teams go on."""
    book = GAME.book(GAME.agree("world_cup_2002"))
    found = tables(book, RESULTS_2002, book.rules)
    real = list(TABLES_2002)
    real[6] = "MEX ITA ECU CRO"

    assert found == real


def test_the_score_sheet_has_the_matches_of_history() -> None:
    """The order of the board is the one in which they were played, group by group."""
    for edition, results in (("world_cup_1930", RESULTS_1930), ("world_cup_2002", RESULTS_2002)):
        flat = read(results)
        played = [n for k in range(0, len(flat), 4) for n in flat[k : k + 2]]
        assert played == list(GAME.book(GAME.agree(edition)).matches)
