# What stands on the drawn table.

pile-table = On the teams
pile-discard = Discards
pile-deck = Pile
counter-match = Match
counter-points = Points
counter-jokers = Jokers
board-group-phase =
    { $match ->
        [0] Group phase
       *[other] Group phase, match { $match } of 3
    }
board-round-quarter-final = Quarter-final
board-round-semi-final = Semi-final
board-round-final = Final
board-piles =
    { $pile ->
        [one] { $pile } card left
       *[other] { $pile } cards left
    }, { $discards } discarded
board-champion = winner
board-out = out
board-begins = begins
board-score = score
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-holds = cards { $cards }, jokers { $jokers }
board-legend-lasts = ▮ match  ← shorter  ✕ off  * choreography  ⇄ joker  > next
board-legend-reconstructed = ° reconstructed
result-score =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
result-scores = points
result-difference = Differences: { $numbers }
