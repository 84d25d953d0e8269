"""Forms of all kinds with what the engine makes of them, for the page's twin of it.

python -m tests.core.form_cases > client/src/table/form.cases.json
"""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any

from anpfiff.core.action import Vocabulary
from anpfiff.core.form import SLOTS, Blank, Form
from anpfiff.core.rng import seeded

if TYPE_CHECKING:
    from anpfiff.core.action import Action
    from anpfiff.core.rng import Rng

_SPOKEN = Vocabulary()
THINGS = [_SPOKEN.verb(name).says([]) for name in "abcdefg"]
NUMBER = 400


def any_blank(rng: Rng) -> Blank:
    """A blank with up to five options, some of them perhaps twice."""
    options = [THINGS[rng.below(len(THINGS))] for _ in range(rng.below(5) + 1)]
    options.sort(key=lambda option: option.notation)
    most = rng.below(len(options)) + 1
    return Blank("p", "R1", options, rng.below(most + 1), most)


def any_form(rng: Rng) -> Form:
    """Some blanks; every other form counts what things cost, or takes fewer in all than its blanks could."""
    blanks = [any_blank(rng) for _ in range(rng.below(3) + 1)]
    least = sum(blank.least for blank in blanks)
    most = least + rng.below(sum(blank.most for blank in blanks) - least + 1) if rng.below(2) else None
    if rng.below(2):
        return Form(SLOTS, blanks, most=most)
    costs = {thing.notation: rng.below(4) for thing in THINGS if rng.below(5)}
    return Form(SLOTS, blanks, least + rng.below(2), most, rng.below(9) + 1, costs)


def cases() -> list[dict[str, Any]]:
    """So many forms, each with something named."""
    found = []
    for seed in range(NUMBER):
        rng = seeded(seed, 5)
        form = any_form(rng)
        named: list[Action] = []
        for _ in range(rng.below(6)):
            besides = form.read(named).may_add()
            wild = THINGS[rng.below(len(THINGS))]
            named.append(besides[rng.below(len(besides))] if besides and rng.below(4) else wild)
        answer = form.read(named)
        found.append(
            {
                "blanks": [
                    [blank.least, blank.most, [option.notation for option in blank.options]] for blank in form.blanks
                ],
                "least": form.least,
                "most": form.most,
                "budget": form.budget,
                "costs": form.costs,
                "named": [action.notation for action in named],
                "where": answer.where,
                "filled": answer.fits and answer.is_filled,
                "besides": [action.notation for action in answer.may_add()],
            }
        )
    return found


def text() -> str:
    """The whole file, a case a line."""
    return "[\n" + ",\n".join(json.dumps(case, separators=(",", ":")) for case in cases()) + "\n]\n"


if __name__ == "__main__":
    sys.stdout.write(text())
