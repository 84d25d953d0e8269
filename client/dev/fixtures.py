"""Writes client/src/words/fixtures.json: sentences with their arguments, which Python and the browser must both say.

Run it from the top folder when words have changed: python client/dev/fixtures.py
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

TOP: Final = Path(__file__).parents[2]
sys.path.insert(0, str(TOP))

CASES: Final[list[tuple[str, str, dict[str, Any]]]] = [
    ("page", "home-title", {}),
    ("page", "list-waiting", {"free": 1}),
    ("page", "list-waiting", {"free": 4}),
    ("page", "waiting-lead", {"free": 0}),
    ("page", "waiting-lead", {"free": 1}),
    ("page", "waiting-lead", {"free": 2}),
    ("page", "summary-changes", {"count": 0}),
    ("page", "summary-changes", {"count": 21}),
    ("page", "thinking-minutes", {"name": "Jonas", "count": 1}),
    ("page", "thinking-minutes", {"name": "Léa", "count": 12}),
    ("page", "thinking-hours", {"name": "Léa", "count": 1000}),
    ("page", "join-lead", {"game": "Finale", "hosts": "Mara, Jonas"}),
    ("page", "notice-proposed", {"name": "Mara", "what": "take-over"}),
    ("page", "notice-voted", {"name": "Mara", "vote": "yes"}),
    ("page", "pile-face-down", {"number": 1}),
    ("page", "refused-not-now", {"subject": "Trickster", "question": "Wen?"}),
    ("finale", "ask-field-forward", {}),
    ("finale", "say-squad", {"squad": "starter"}),
    ("finale", "say-refill", {"man": "Paul Walze", "position": "midfielder"}),
    ("finale", "tell-period", {"period": 4, "minute": 60}),
    ("finale", "tell-attacks", {"team": "SV Stollen", "attacks": 1}),
    ("finale", "tell-attacks", {"team": "FC Acker", "attacks": 3}),
    ("finale", "tell-scored", {"team": "FC Acker", "man": "Torbaldo", "attackers": 9, "defenders": 7, "goals": 2}),
    ("finale", "tell-countered", {"team": "FC Acker", "tactic": "Solo Run", "bonus": 0}),
    ("finale", "tell-sent-off", {"man": "Hansi Dampf", "yellows": 1}),
    ("finale", "pile-hand", {"whose": "mine"}),
    ("finale", "board-squad", {"men": 3, "squad": 15, "points": 1}),
    ("fussball_fieber", "tell-lost", {"team": "Iran", "opponent": "Italien", "difference": -1}),
    ("fussball_fieber", "tell-chose", {"seat": "Mara", "team": "Iran", "strength": 2, "adjustment": -2}),
    ("fussball_fieber", "tell-standing", {"team": "Iran", "points": 1, "difference": -3}),
]


def main() -> None:
    """Say everything in every language, and keep it."""
    from anpfiff.cards.catalog import LANGUAGES  # noqa: PLC0415  the path is set above
    from anpfiff.core.words import Words  # noqa: PLC0415
    from tests.browser.test_words import files  # noqa: PLC0415

    found = [
        {"words": where, "language": language, "key": key, "args": args,
         "text": Words(language, files(where, language)).text(key, args)}
        for language in LANGUAGES
        for where, key, args in CASES
    ]  # fmt: skip
    target = TOP / "client" / "src" / "words" / "fixtures.json"
    lines = ",\n".join(json.dumps(one, ensure_ascii=False) for one in found)
    target.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
