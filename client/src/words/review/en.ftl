review-match-report = Match report
review-whose = Seen from
review-too-old = This match was played by rules we no longer have.
review-too-old-about = Nothing is lost: the match is kept as it was. An Anpfiff of its day can still read its file; matches from now on can be reviewed here.
review-counting = Still calculating
review-progress = { $done } of { $nodes } moves, from the final whistle back to kick-off.
review-go-on = Go on calculating
review-verdict-won-choices = Better choices
review-verdict-won-luck = Luck decided it
review-verdict-lost-choices = Better choices: { $others }
review-verdict-lost-luck = Above all bad luck
review-verdict-both = A bit of both
review-verdict-level-better = Better choices, worse luck
review-verdict-level-worse = Worse choices, better luck
review-verdict-fair = A fair result
review-verdict-unknown = Cannot tell
review-sum = { $name }: choices { $choice }, luck { $luck } points, each give or take { $error }.{ $known ->
    [no] {" "}Which of the two decided it cannot be told.
   *[yes] {""}
}
review-dice = Dice
review-dice-about = what fell, against all that could fall
review-cards = Cards
review-cards-about = hands and piles
review-own = { $mine ->
    [yes] { $way ->
        [lost] Your mistakes
        [won] Your good choices
       *[open] Your choices
    }
   *[no] { $way ->
        [lost] Mistakes: { $name }
        [won] Good choices: { $name }
       *[open] Choices: { $name }
    }
}
review-own-about = { $count ->
    [one] one choice, against the level “{ $level }”
   *[other] { $count } choices, against the level “{ $level }”
}
review-others = { $duel ->
    [yes] { $way ->
        [won] Opponent’s mistakes
        [lost] Opponent’s good choices
       *[open] Opponent’s choices
    }
   *[no] { $way ->
        [won] Others’ mistakes
        [lost] Others’ good choices
       *[open] Others’ choices
    }
}
review-others-about = { $count ->
    [one] one choice, against the level “{ $level }”
   *[other] { $count } choices, against the level “{ $level }”
}
review-unforeseen = Not foreseeable
review-unforeseen-about = what others held or answered face down, and the rest
review-cannot-tell = cannot tell
review-range = { $low } to { $high }
review-not-yet = It stands here as soon as everything is calculated.
review-account = From kick-off to the result
review-began = At kick-off
review-ended = In the end
review-explained = Points are chances to win, out of 100. A whisker shows how sure a figure is (95%); where its interval contains 0, the figure cannot be told.
review-way = How the chances ran
review-turning-points = Where it was decided
review-measured-twice = { $count ->
    [0] No single moment surely decided it.
   *[other] Each was measured twice.
}{ $fallen ->
    [0] {""}
    [one] {" "}One more looked like a turn and did not hold.
   *[other] {" "}{ $fallen } more looked like turns and did not hold.
}
review-hands = Cards were dealt or drawn.
review-better = Better: { $option } (this way { $points }).
review-odds = It had a chance of { $chance }.
review-else = Otherwise: { $options }
review-measured = The answer that looked best was tried once more, in other matches: { $points } ± { $error } points against what was said. That is what counts.
review-choice-of = Choice: { $name }
review-kind-dice = Dice
review-kind-cards = Cards
review-kind-guess = Face down
review-turn-label = Turn { $number }: { $what } { $points } points, see it in the replay
review-so-it-came = as it ended
review-shots = Shots
review-shots-of = { $shots ->
    [one] one shot, worth { $expected } goals
   *[other] { $shots } shots, worth { $expected } goals
}; { $goals } scored.
review-decisions = Decisions: { $name }
review-cost-something = { $dear } of { $count } surely cost something
review-nothing-lost = Nothing here surely cost anything.
review-instead = { $said } instead of { $best }
review-best = best
review-nothing-better = nothing clearly better
review-said = said
review-option = Option
review-chance = Chance to win in %
review-see = See it in the replay
review-all = Show all { $count }
review-fewer = Show fewer
review-play-on = Play on from here
review-as-puzzle = As a puzzle
review-ahead = { $count ->
    [one] One match is calculated before yours.
   *[other] { $count } matches are calculated before yours.
}
review-interrupted = Interrupted { $when ->
    [none] before the first moment.
   *[other] at { $when }.
}
