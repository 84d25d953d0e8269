### The report of a study in English. The three language files have the same keys and the same variables.

## The page

page-title = { $game }: a study
page-contents = Contents
page-downloads = All matches as a table:
page-share-of-matches = share of the matches
page-kind-simulation =
    { $games ->
        [one] { $games } match between bots
       *[other] { $games } matches between bots
    }
page-kind-options =
    { $games ->
        [one] Every rules option, in { $games } match between bots
       *[other] Every rules option, in { $games } matches between bots
    }
page-kind-arena =
    { $games ->
        [one] A round robin of bots in { $games } match
       *[other] A round robin of bots in { $games } matches
    }
page-unfinished = This study is not finished: { $planned } matches are planned. The same command goes on.
page-version = anpfiff { $version }, rules revision { $revision }. The same command gives the same figures on any machine.
page-nothing = Nothing is finished yet.
page-intervals = In brackets: the bounds of the true figure with 95 % confidence; one in twenty misses it. Figures of bots say what cards and rules do with these bots, not what people will do. A dashed line marks what is expected if nothing matters; figures that stand out from it are coloured.
page-figures = The figures as a table
page-number = number
page-share = share (95 %)
page-mean = mean (95 %)
page-all =
    { $number ->
        [one] All of it
       *[other] All { $number }
    }
page-yes = yes
page-no = no

## Matches

page-results = Results
page-wins = { $name } wins
page-draws = draws
page-endings = How it ended
page-scores = Commonest scores, in the order of the bots
page-score = score
page-goals = { $scores } per match
page-together = all together
page-comebacks = Comebacks
page-no-winner = Nobody has won.
page-came-back = winners who had been behind
page-lead-changes = changes of the lead per match
page-behind = how far the winner had been behind at worst ({ $scores })
page-length = Length
page-decisions = decisions per match
page-fates = dice and draws per match
page-seats = Home advantage: does the seat matter?
page-seat = seat { $seat }
page-of-decided = share of the decided matches (95 %)
page-seats-fair = Within the bounds of chance every seat wins its even share.
page-seats-unfair = At least one seat wins more or less than its even share, beyond what chance explains.

## Cards

page-cards = Which cards and footballers win
page-cards-note = How often those won alone who said it at least once. Bots do not choose by chance: what is only said when all seems lost looks weak, and what is said by everybody tells nothing.
page-cards-mark = The dashed line is the share of all seats: { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
page-cards-none = Too few matches to compare anything.
page-chairs = said by seats
page-won = won alone (95 %)

## Options

page-options = The effect of every rules option
page-options-note =
    { $games ->
        [one] Each value against what was agreed, in { $games } match each. Positive: more than as agreed.
       *[other] Each value against what was agreed, in { $games } matches each, with the same dice and compared pair by pair. Positive: more than as agreed.
    }
page-by-goals = { $scores } per match
page-by-draws = Draws
page-by-comebacks = Winners who had been behind
page-by-first-seat = Wins of seat 1 among the decided matches
page-by-length = Decisions per match
page-difference = difference (95 %)
page-same = No match ended differently: { $names }.
page-left-out = Not played, because at this table it is not allowed or changes nothing: { $names }.

## Dice

page-dice = Dice check
page-dice-honest = Nothing to wonder at: of { $places } outcomes even the farthest off is no farther than honest dice often are (chance { NUMBER($chance, maximumFractionDigits: 3) }). Too rare to be judged: { $rare }.
page-dice-odd = Of { $places } outcomes at least one is farther off than honest dice would allow (chance { NUMBER($chance, maximumFractionDigits: 6) }). Too rare to be judged: { $rare }.
page-dice-note = Every roll and every draw is held against its exact chance in that very moment. The bar shows where 95 of 100 honest dice stay, the dot what fell.
page-fell = fell
page-expected = expected
page-deviation = standard errors off

## Chances

page-chances = Are the chances true?
page-chances-moments =
    { $moments ->
        [one] { $moments } moment
       *[other] { $moments } moments
    } in { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    } at which spectators were told everybody’s chance to win, held against the result. A shared win counts as its part.
page-chances-true = Nothing stands out: no step and no seat is farther off than true chances often are (chance { NUMBER($chance, maximumFractionDigits: 3) }).
page-chances-off = At least one step or seat is farther off than true chances would allow (chance { NUMBER($chance, maximumFractionDigits: 6) }).
page-chances-curve = What was won of what was said
page-chances-step = { NUMBER($low, style: "percent") } to { NUMBER($high, style: "percent") }
page-chances-told = told
page-chances-said = chance that was said
page-chances-won = won (95 %)
page-chances-brier = Brier score: mean square of the error, 0 for a prophet
page-chances-even = the same if every seat were always given an even chance
page-chances-note = The moments of one match are no independent witnesses: all that one seat was told in one match counts as a single testimony, so the bounds are wide rather than narrow. On the dashed line as much is won as was said.

## Arena

page-arena = Ratings
page-arena-note = After Bradley and Terry: 1500 is the mean, 400 points are odds of ten to one; every deal was played from every side, and bounds come from resampling the deals. A draw is half a point.
page-rating = rating (95 %)
page-luck-note = Less luck: what fell against all that could have fallen is taken out of every result. It is zero on average, so the mean stays the same and the bounds grow closer.
page-luck-plain = Wins with luck (95 %)
page-luck-adjusted = Wins less luck (95 %)
page-luck-worth = One match is worth
figure-worth = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } matches
page-pair-won = won
page-pair-drawn = drawn
page-pair-lost = lost
page-pair-points = points (95 %)

## Price and worth

page-worth = Price against worth
page-worth-note = Chance chose, the bots played. Worth is how many { $scores } a match is better than with an average choice, everything else being equal (a regression on all that was chosen). The bargains come first: worth more than others of their price.
page-worth-slope = One point of the price buys { $slope } { $scores } a match.
page-worth-price = price
page-worth-worth = worth (95 %)
page-worth-bargain = above its price
page-worth-chosen = chosen

## Figures

figure-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
figure-mean = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } – { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
figure-rating = { NUMBER($value, maximumFractionDigits: 0, useGrouping: 0) } ({ NUMBER($low, maximumFractionDigits: 0, useGrouping: 0) } – { NUMBER($high, maximumFractionDigits: 0, useGrouping: 0) })
figure-more = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } – { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
figure-more-share = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } points ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
figure-bargain = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-expected = { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-deviation = { NUMBER($deviation, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-chance = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-score = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } ({ NUMBER($low, minimumFractionDigits: 3, maximumFractionDigits: 3) } – { NUMBER($high, minimumFractionDigits: 3, maximumFractionDigits: 3) })
