# What stands on the drawn table.

pile-pitch =
    { $whose ->
        [mine] Your men on the pitch
       *[other] Men on the pitch, { $whose }
    }
pile-bench =
    { $whose ->
        [mine] Your bench
       *[other] Bench, { $whose }
    }
counter-period = Period
counter-total = Total
counter-subs = Substitutions
pile-deck =
    { $whose ->
        [mine] Still in your pile, in no particular order
       *[other] Pile, { $whose }
    }
pile-shown =
    { $whose ->
        [mine] Your open cards
       *[other] Open cards, { $whose }
    }
board-minutes = minutes { $since }–{ $until }
board-shoot-out = shoot-out
board-round = round { $round }: { $first } against { $second }
board-leg =
    { $leg ->
        [1] first leg
       *[other] second leg
    }
board-aggregate = { $first }:{ $second } on aggregate
board-attack = attack { $number } of { $attacks }
board-counter-attack = on the counter
board-build-up = build-up
board-finish = finish
board-counter-open = counter still possible
board-counter-used = counter used up
board-bench = Bench
board-hand =
    { $changes ->
        [one] { $number } in hand, { $pile } in the pile, { $changes } change left
       *[other] { $number } in hand, { $pile } in the pile, { $changes } changes left
    }
board-kicks = { $kicks } of { $series } kicks
board-starters = The starter squad (recommended)
board-squad =
    { $points ->
        [one] { $men } of { $squad } men picked, { $points } point left
       *[other] { $men } of { $squad } men picked, { $points } points left
    }
board-benched = { $men } of { $bench } men on the bench; the other eleven start
board-pool-columns = position, name, points, strength of the four sides, at risk of; ! = picked
board-quota = { $strength }: { $left } left
board-quota-any = any strength: { $left } left
board-chosen = Taken: { $number }
mark-injury = ✚
mark-yellow = ▮Y
mark-red = ▮R
board-legend-next = 3₅ now, next
board-legend-injury = ✚ injury
board-legend-yellow = ▮Y yellow
board-legend-red = ▮R red
board-legend-booked = ■ booked
board-legend-fielded = ! on
board-legend-used = • used
board-legend-again = ↺ again
board-legend-reconstructed = ° reconstructed
