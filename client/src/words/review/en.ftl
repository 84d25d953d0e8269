review-match-report = Match report
review-whose = Whose account
review-the-others = the others
review-too-old = This match was played by rules we no longer have.
review-too-old-about = Nothing is lost: the match is kept as it was. An Anpfiff of its day can still read its file; matches from now on can be reviewed here.
review-counting = The dressing room is still counting
review-progress = From the final whistle back to kick-off: { $done } of { $nodes } moments.
review-go-on = Go on counting
review-verdict-won-against-luck = Won against the luck
review-verdict-won-deserved = Deserved, with a little luck
review-verdict-won-both = With luck and skill
review-verdict-won-by-luck = Luck decided it
review-verdict-lost-better = Played better, had no luck
review-verdict-lost-no-excuse = Luck was not to blame
review-verdict-lost-unlucky = Above all bad luck
review-verdict-lost-beaten = The better one: { $name }
review-verdict-draw-fair = A draw, and rightly so
review-verdict-draw-lucky = A point with luck
review-verdict-draw-unlucky = A point with bad luck
review-sum = { $name }: luck { $luck } { $points ->
        [one] point
       *[other] points
    }, gifts from { $other } { $gifts }, given away { $losses }. So { $began }% at kick-off became { $ended }%.
review-luck = Luck
review-skill = Skill
review-dice = Dice
review-dice-about = what fell, against all that could fall
review-cards = Cards
review-cards-about = hands and piles
review-guesses = Guesses
review-guesses-about = chosen without seeing everything
review-losses = Given away
review-losses-about = said, against the best there was
review-gifts = Gifts
review-gifts-about = mistakes of the others
review-second-thoughts = Second thoughts
review-second-thoughts-about = better answers than the estimate expected; what was given away of them stands against it
review-account = The account
review-item = Item
review-count = Number
review-points = Points
review-began = At kick-off
review-ended = In the end
review-lost = lost
review-won = won
review-kick-off = Kick-off, { $chance }%
review-as-far = counted so far: { $chance }%
review-from-to = From { $began } to { $ended } per cent
review-explained = Luck is what fell, measured against everything that could have fallen; over all matches it averages zero. Skill is what you all chose, measured against the best there was. Second thoughts are better answers than the estimate expected from anybody.
review-way = How the chances ran
review-turning-points = { $count ->
    [one] One turning point
   *[other] { $count } turning points
}
review-better = Better: { $option } (this way { $points }).
review-odds = It had a chance of { $chance }.
review-mean = All that could fall was worth { $chance }% on average.
review-else = Otherwise: { $options }
review-measured = The answer that looked best was tried once more, in other matches: { $points } ± { $error } points against what was said. That is what counts.
review-choice-of = Choice: { $name }
review-kind-dice = Dice
review-kind-cards = Cards
review-kind-guess = Guess
review-turn-label = Turning point { $number }: { $what } From { $before } to { $after } per cent, see it in the replay
review-deserved = Deserved result
review-deserved-note = Computed exactly from all { $shots } shots: { $first } : { $second } goals.
review-so-it-came = as it ended
review-split = Win { $won } per cent, draw { $drawn } per cent, defeat { $lost } per cent
review-expected-points = Expected points
review-average-luck = With average luck { $name } would have won { $chance } of 100 such matches.
review-luck-index = Luck index
review-luck-index-about = The same shots a hundred times: where does what happened lie? Only shots count here; the account above also counts the way to them.
review-index-both = Luck at both ends
review-index-front = Up front
review-index-back = At the back
review-index-note = { $index } of 100 end worse
review-index-goals = { $goals } from { $expected }
review-bad-luck = Bad luck
review-good-luck = Luck
review-level = How it was played
review-level-note = Points given away for every decision that was no matter of course: { $lost }. { $counted } of { $choices } count; in the others nothing could surely be lost.
review-decisions = Decisions: { $name }
review-cost-something = { $dear } of { $count } cost something
review-nothing-lost = Nothing given away.
review-instead = { $said } instead of { $best }
review-best = best
review-said = said
review-not-counted = does not count
review-option = Option
review-chance = Chance to win in %
review-see = See it in the replay
review-all = Show all { $count }
review-fewer = Show fewer
review-play-on = Play on from here
review-as-puzzle = As a puzzle
review-level-like = Played like: { $first }
review-level-between = Played like between { $first } and { $last }
review-level-about = What counts is the loss for every decision that was no matter of course; we know the same figure of our leagues. One match has few of them, so we name every league it fits.
review-level-unknown = We name no league here: too few such decisions, too little hangs on each of them, or the count was too rough.
review-ahead = { $count ->
    [one] One match is being counted before yours.
   *[other] { $count } matches are being counted before yours.
}
review-interrupted = Interrupted { $when ->
    [none] before the first moment.
   *[other] at { $when }.
}
