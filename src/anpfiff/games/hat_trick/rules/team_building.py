"""H18: building a team by a budget, man by man; and a helper that checks a team and says what is wrong with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anpfiff.games.hat_trick.actions import BUDGET, SIGN, SIGNINGS
from anpfiff.games.hat_trick.book import EDITION
from anpfiff.games.hat_trick.cards import MEN
from anpfiff.games.hat_trick.players_box import PLAYERS, fits

if TYPE_CHECKING:
    from anpfiff.core.action import Action
    from anpfiff.games.hat_trick.players_box import Budget, PlayersBox, Role

DEFENSIVE: Final = 0
OFFENSIVE: Final = 2
GILD: Final[int] = EDITION["gild"]["stars"]
STAR_GOALKEEPER: Final[int] = EDITION["star_goalkeeper"]["stars"]
Stars = tuple[int, int]


def price_of(role: Role, is_gold: bool) -> int:
    """H18.3  What a man of a role costs; his gold side costs more."""
    return role.price + (GILD if is_gold else 0)


def payments(box: PlayersBox, kind: int, is_gold: bool) -> list[Stars]:
    """H18.3  What a man costs, as defensive and offensive stars: a balanced one is paid wholly from either pool."""
    role = box.roles[box.kinds[kind].role]
    price = price_of(role, is_gold)
    found: list[Stars] = []
    if role.orientation != OFFENSIVE:
        found.append((price, 0))
    if role.orientation != DEFENSIVE:
        found.append((0, price))
    return found


def add(spent: set[Stars], more: list[Stars], budget: Budget) -> set[Stars]:
    """All ways to pay one more man within a budget."""
    return {
        (defence + d, attack + a)
        for defence, attack in spent
        for d, a in more
        if defence + d <= budget.defence and attack + a <= budget.attack
    }


def ways(box: PlayersBox, budget: Budget, said: list[tuple[int, bool]]) -> set[Stars]:
    """H18.4  All ways to pay the men signed so far."""
    spent: set[Stars] = {(0, 0)}
    for kind, is_gold in said:
        spent = add(spent, payments(box, kind, is_gold), budget)
    return spent


def can_complete(box: PlayersBox, budget: Budget, said: list[tuple[int, bool]]) -> bool:
    """Whether the places that are left can still be filled; each pair of numbers has cards of its own."""
    spent = ways(box, budget, said)
    taken = [kind for kind, is_gold in said]
    man = len(said)
    while man < MEN and spent:
        places = [man] if man % 2 else [man, man + 1]
        grown: set[Stars] = set()
        for kinds in fillings(box, places, taken):
            reached = spent
            for kind in kinds:
                reached = add(reached, payments(box, kind, False), budget)
            grown |= reached
        spent = grown
        man = places[-1] + 1
    return bool(spent)


def fillings(box: PlayersBox, places: list[int], taken: list[int]) -> list[list[int]]:
    """All ways to fill one or two places with cards that are left."""
    found: list[list[int]] = [[]]
    for man in places:
        found = [
            [*chosen, k]
            for chosen in found
            for k, kind in enumerate(box.kinds)
            if fits(kind, man) and (taken + chosen).count(k) < kind.copies
        ]
    return found


def signings(box: PlayersBox, budget: Budget, said: list[tuple[int, bool]]) -> list[Action]:
    """H18.2  Who may be signed for the next number, so that the team can still be completed."""
    taken = [kind for kind, is_gold in said]
    found: list[Action] = []
    for row in SIGNINGS[len(said)]:
        for action in row:
            kind, is_gold = int(action.extra) // 2, bool(action.extra % 2)
            is_left = taken.count(kind) < box.kinds[kind].copies
            if is_left and can_complete(box, budget, [*said, (kind, is_gold)]):
                found.append(action)
    return found


def signed(said: list[Action]) -> list[tuple[int, bool]]:
    """The men that were signed, in order of their numbers."""
    return [(int(action.extra) // 2, bool(action.extra % 2)) for action in said if action.verb is SIGN]


def budget_of(box: PlayersBox, said: list[Action]) -> Budget:
    """The line of the budget card that was chosen."""
    return box.budgets[next(int(action.value) for action in said if action.verb is BUDGET)]


def can_have_star(box: PlayersBox, budget: Budget, said: list[tuple[int, bool]]) -> bool:
    """H18.5, E24  A star goalkeeper is paid with defensive stars."""
    return any(defence + STAR_GOALKEEPER <= budget.defence for defence, attack in ways(box, budget, said))


def explain(line: str, roles: list[str], gold: list[int], has_star: bool, box: PlayersBox = PLAYERS) -> list[str]:
    """H18.6  What is wrong with a team: a sentence for each mistake, and none for a team that may play."""
    budget = next(one for one in box.budgets if one.id == line)
    if len(roles) != MEN:
        return [f"a team has {MEN} men in the field, not {len(roles)}"]
    known = [role.id for role in box.roles]
    left = [kind.copies for kind in box.kinds]
    found: list[str] = []
    said: list[tuple[int, bool]] = []
    for man, name in enumerate(roles):
        number = man + 2
        mine = [k for k, kind in enumerate(box.kinds) if name in known and kind.role == known.index(name)]
        fitting = [k for k in mine if fits(box.kinds[k], man)]
        free = [k for k in fitting if left[k]]
        if not mine:
            found.append(f"number {number}: there is no role {name!r}")
        elif not fitting:
            found.append(f"number {number}: {name} has no card with this number")
        elif not free:
            found.append(f"number {number}: all cards of {name} with this number are taken")
        else:
            chosen = min(free, key=lambda k: box.kinds[k].high - box.kinds[k].low)
            left[chosen] -= 1
            said.append((chosen, number in gold))
    return found or overspent(box, budget, said, has_star)


def overspent(box: PlayersBox, budget: Budget, said: list[tuple[int, bool]], has_star: bool) -> list[str]:
    """Whether there is no way to pay for a team, and by how much it is too dear."""
    if ways(box, budget, said) and (not has_star or can_have_star(box, budget, said)):
        return []
    defensive, balanced, offensive = spent_on(box, said, has_star)
    stars = f"{budget.id} has {budget.defence} defensive and {budget.attack} offensive stars"
    return [f"{stars}; this team costs {defensive} defensive, {offensive} offensive and {balanced} of either"]


def spent_on(box: PlayersBox, said: list[tuple[int, bool]], has_star: bool) -> list[int]:
    """What a team costs by orientation: defensive, balanced and offensive stars."""
    spent = [0, 0, 0]
    for kind, is_gold in said:
        role = box.roles[box.kinds[kind].role]
        spent[role.orientation] += price_of(role, is_gold)
    spent[DEFENSIVE] += STAR_GOALKEEPER if has_star else 0
    return spent
