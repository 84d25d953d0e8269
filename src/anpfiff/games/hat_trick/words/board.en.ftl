# What stands on the drawn table.

pile-deck =
    { $whose ->
        [mine] Your pile
       *[other] Pile, { $whose }
    }
pile-discard =
    { $whose ->
        [mine] Your discards
       *[other] Discards, { $whose }
    }
pile-shown =
    { $whose ->
        [mine] Your card in play
       *[other] Card in play, { $whose }
    }
pile-drawn =
    { $whose ->
        [mine] Your cards against the shot
       *[other] Cards against the shot, { $whose }
    }
counter-half = Half
counter-turn = Turn of the opportunity
counter-power = Power of the shot
counter-saved = Balls of the goalkeeper
counter-draws = Cards left to the goalkeeper
counter-total = Balls compared
board-half =
    { $half ->
        [1] first half
        [2] second half
       *[other] extra time
    }
board-stage-kick-off = kick-off
board-stage-round = open play
board-stage-chance = scoring opportunity
board-stage-shot = shot
board-stage-penalty = penalty
board-stage-goal-kick = goalkeeper’s kick
board-stage-free-kick = free kick
board-stage-shoot-out = shoot-out
board-stage-corner = corner kick
pile-styles =
    { $whose ->
        [mine] Your style cards
       *[other] Style cards, { $whose }
    }
pile-spent =
    { $whose ->
        [mine] Your style cards played
       *[other] Style cards played, { $whose }
    }
pile-style-deck =
    { $whose ->
        [mine] Style cards left
       *[other] Style cards left, { $whose }
    }
board-styles = Style cards
board-turn = turn { $turn } of 3
board-power = power { $power }, saved { $balls }, cards left: { $cards }
board-piles = { $hand } in hand, { $pile } in the pile
board-out = run through once
board-yellow = yellow card
board-star-keeper = star goalkeeper
board-total =
    { $balls ->
        [one] = { $balls } ball
       *[other] = { $balls } balls
    }
board-kicks = Scored: { $goals }, kicks: { $kicks }
board-hand = Your hand
board-legend-flank = ▲6< own man, flank
board-legend-balls = 2↑ 3↓ attack, defence
board-legend-star = ★ star
board-legend-ball = ● ball
board-legend-asked = ! to choose
