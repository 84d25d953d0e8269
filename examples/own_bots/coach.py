"""A coach in twenty lines: it takes the best exact chance where there is one, and otherwise the game's advice.

anpfiff arena hat_trick --bots examples/own_bots/coach.py,greedy --games 50
"""

import anpfiff


class Coach(anpfiff.Bot):
    """Asks the game for its advice, and never passes while something else may be said."""

    def __init__(self, game: anpfiff.Game) -> None:
        self.advice = game.advice()

    def choose(
        self, view: anpfiff.State | None, role: int, options: list[anpfiff.Action], _rng: anpfiff.Rng
    ) -> anpfiff.Action:
        """The option with the best advice; doing something breaks a tie."""
        assert view is not None
        scores = self.advice.scores(view, role, options)
        ranked = sorted(zip(scores, options, strict=True), key=lambda pair: (-pair[0], pair[1].verb.word == "pass"))
        return ranked[0][1]
