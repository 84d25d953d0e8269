### What stands on the table of Finale. The three language files have the same keys and the same variables.

finale-percent = { $number }%
finale-pitch = Pitch
finale-dock = Your decision
finale-close = Close
finale-you = { $name } (you)
finale-short-stollen = Stollen
finale-short-acker = Acker
finale-clock = Period { $period } of { $number }

## Footballers

finale-strength = strength { $now }, then { $next }
finale-at-risk-injury = at risk of injury
finale-at-risk-yellow = at risk of a yellow card
finale-at-risk-red = at risk of a red card
finale-risk-injury = injured on a 2
finale-risk-yellow = booked on a 0 or 1
finale-risk-red = sent off on a 3
finale-booked = booked
finale-fielded = in action
finale-now = now
finale-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
finale-provenance = Where the values come from

## Tactic cards

finale-card-strength = Strength
finale-colour-white = W
finale-colour-purple = P
finale-colour-yellow = Y
finale-colour-blue = B
finale-colour-red = R
finale-nobody = nobody
finale-again = plays again
finale-no-build-up = No build-up: straight to the finish
finale-hand = Your hand
finale-hand-of = { $name }’s hand
finale-hand-empty = Your hand is empty.
finale-pile =
    { $number ->
        [0] Only the Final Card is left
       [one] { $number } card, then the Final Card
       *[other] { $number } cards, then the Final Card
    }
finale-your-card = Your tactic
finale-card-of = { $name }’s tactic
finale-open-cards = Open cards
finale-sheet = Cards and bench

## Scales

finale-against = against
finale-slot-open = open
finale-slot-t = Goal
finale-slot-a = Defence
finale-slot-m = Midfield
finale-slot-s = Attack
finale-slot-anyone = anyone
finale-sum-die = + die
finale-sum-most = at most
finale-sum-bonus = with bonus { $number }
finale-sum-all = with the die
finale-verdict = { $team }: { $verdict }
finale-mishap = { $man }: { $risk }
finale-mishap-unharmed = { $man } gets away with it
finale-mishap-injured = { $man } is injured
finale-mishap-booked = { $man } is booked
finale-mishap-sent-off = { $man } is sent off
finale-about-play-tactic = The stronger card attacks, as many times as the strengths differ.
finale-about-new-tactic = The new card decides who takes part in this attack.
finale-about-exchange-tactic = One card goes into the box, and you draw another from the pile.
finale-about-take-off = Who goes off does not come back. Who comes on starts with his first side.
finale-about-attack =
    { $stage ->
        [0] Build-up by { $team }, attack { $number } of { $attacks }.
       *[other] Finish by { $team }, attack { $number } of { $attacks }.
    }
finale-about-counter =
    { $stage ->
        [0] Counter by { $team }: build-up.
       *[other] Counter by { $team }: finish.
    }
finale-about-answer =
    { $number ->
        [one] Then { $name } sets one man against you.
       *[other] Then { $name } sets { $number } men against you.
    }
finale-ask-field =
    { $stage ->
        [0] Choose { $number } men for the build-up
       *[other] Choose { $number } men for the finish
    }
finale-ask-kickers = Choose { $number } kickers, in their order
finale-odds-best = with { $man }, against the best answer
finale-odds-with = with { $man }
finale-these-men = these { $number } men
finale-ask-against =
    { $number ->
        [2] Set two men against them
        [3] Set three men against them
        [4] Set four men against them
       *[other] Set { $number } men against them
    }
finale-what-build-attack = build-up succeeds
finale-what-finish-attack = goal
finale-what-build-defend = build-up stopped
finale-what-finish-defend = no goal
finale-what-alone = gets away with it
finale-tab-build-attack = build-up
finale-tab-finish-attack = goal
finale-tab-build-defend = stop
finale-tab-finish-defend = no goal
finale-tab-alone = safe
finale-odds-legend = The percentages: { $what }
finale-odds-legend-alone = The percentages: how often he gets away with it
finale-odds-legend-best = The percentages: { $what }, against the best answer

## Buttons

finale-go-open =
    { $number ->
        [one] One more man
       *[other] { $number } more men
    }
finale-go-field = Field { $number } men
finale-go-changes =
    { $number ->
        [one] Make one change
       *[other] Make { $number } changes
    }
finale-go-kickers-open =
    { $number ->
        [one] One more kicker
       *[other] { $number } more kickers
    }
finale-go-kickers =
    { $number ->
        [one] Name this kicker
       *[other] Name these { $number } kickers
    }
finale-go-card-open = Choose a card
finale-go-man-open = Choose a player

## Bench and changes

finale-bench-of = Bench of { $team }
finale-bench-empty = The bench is empty.
finale-subs-left =
    { $number ->
        [one] { $number } change left
       *[other] { $number } changes left
    }
finale-changes = Your changes
finale-change-free = free

## Dressing room

finale-room-about = You lead { $team }. Put squad, bench and tactic cards together and hand them in all in one go.
finale-squad-kind = Squad
finale-squad-starter = Starter squad
finale-squad-marked = The X men, own bench
finale-squad-own = Squad of your own
finale-steps = Steps
finale-step-squad = Squad
finale-step-bench = Bench
finale-step-deck = Tactic cards
finale-squad-how = Tap the fifteen footballers you take along.
finale-bench-how = Tap the four who sit on the bench. The other eleven start.
finale-squad-reset = Begin with the starter squad
finale-squad-clear = Put all back
finale-starter-about = The fifteen that the rulebook recommends for the first matches.
finale-line-up = Line-up
finale-of-points = of { $number } points
finale-of-men = of 15 footballers
finale-saved = Saved teams
finale-saved-forget = Delete { $name }
finale-saved-none = No team of { $team } is kept on this device yet.
finale-saved-name = Keep this team as
finale-saved-keep = Keep
finale-saved-unready = Only a team that may run out can be kept.
finale-club = Club
finale-workshop-done = Play with this team
finale-deck-own = cards of your own choice
finale-hand-in = Hand in the team
finale-white-always = White is always in
finale-any-left =
    { $number ->
        [one] One more card of any strength
       *[other] { $number } more cards of any strength
    }
finale-strength-left =
    { $number ->
        [0] Strength { $strength }: complete
       *[other] Strength { $strength }: { $number } left
    }
finale-your-pile = Your pile, from the top
finale-raise = Move { $card } up
finale-remark-over-budget =
    { $number ->
        [one] { $number } point too many.
       *[other] { $number } points too many.
    }
finale-remark-men-missing =
    { $number ->
        [one] One footballer is missing.
       *[other] { $number } footballers are missing.
    }
finale-remark-men-too-many =
    { $number ->
        [one] One footballer too many.
       *[other] { $number } footballers too many.
    }
finale-remark-keepers-missing =
    { $number ->
        [one] One goalkeeper is missing.
       *[other] { $number } goalkeepers are missing.
    }
finale-remark-bench-wrong = Four belong on the bench, now there are { $number }.
finale-remark-keepers-on-pitch =
    { $number ->
        [0] One goalkeeper must be on the pitch.
       *[other] Only one goalkeeper may be on the pitch.
    }
finale-remark-one-keeper = A second goalkeeper on the bench would be wise.
finale-remark-points-left =
    { $number ->
        [one] { $number } point is left over.
       *[other] { $number } points are left over.
    }
finale-remark-cards-missing =
    { $number ->
        [one] One tactic card is missing.
       *[other] { $number } tactic cards are missing.
    }

## Cup

finale-cup = Cup
finale-cup-round = Cup, round { $round }
finale-round =
    { $left ->
        [0] Final
        [1] Semi-finals
        [2] Quarter-finals
       *[other] Round { $round }
    }
finale-tie-now = on now
finale-cup-standing = Who is still in
finale-coach = Coach
finale-cup-state = State
finale-goals = Goals
finale-cup-in = in
finale-cup-out = out in round { $round }

finale-laid-mine = Your card: { $card }, strength { $strength }, face down
