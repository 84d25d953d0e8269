# What stands on the drawn table.

pile-discard =
    { $whose ->
       *[other] Discarded so far
    }
pile-deck =
    { $whose ->
       *[other] Pile
    }
counter-to-draw = Still to be drawn
lies-turned = { $name }, turned
board-cup = World Cup { $year }
board-stage-group = groups
board-stage-round-of-16 = round of 16
board-stage-quarter-final = quarter-finals
board-stage-semi-final = semi-finals
board-stage-final = final
board-last-stage = third place and final
board-replay = replay { $number }
board-replays = replays
board-pile =
    { $cards ->
        [one] { $cards } card left
       *[other] { $cards } cards left
    }
board-pass = pass { $number }
board-last-turns = last turns
board-group = Group { $group }
board-shoot-out = Shoot-out { $left } – { $right } { $score }
board-out = out
board-hand = Hand:
board-legend-half = ½ attack
board-legend-defence = ■ defence
board-legend-penalty = P penalty
board-legend-annulled = ✗ annulled
board-legend-free = · free square
