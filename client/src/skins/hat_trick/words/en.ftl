### What stands on the table of Hat-Trick. The three language files have the same keys and the same variables.

## The pitch

hat-pitch = Pitch
hat-dock = Your decision
hat-goal-of = Goal: { $team }
hat-your-goal = Your goal
hat-man = { $team } { $number }, { $name }, attack { $attack }, defence { $defence }
hat-star = star
hat-silver = silver side
hat-gold = gold side
hat-in-silver = silver
hat-in-gold = gold
hat-has-ball = on the ball
hat-captain = captain
hat-chance-goal = goal { $chance }
hat-chance-no-goal = no goal { $chance }
hat-chance-through = get through { $chance }
hat-chance-ball = win the ball { $chance }
hat-odds = { $what }: { $chance }
hat-exact = exact figures
hat-field = Free field in line { $line }
hat-you = You
hat-you-are = { $name } (you)

## Cards

hat-hand = Your hand
hat-shots = Shooting cards
hat-dives = Goalkeeper cards
hat-this-turn = This turn
hat-short-pass = Short pass
hat-long-ball = Long ball
hat-dribble = Dribbling
hat-side-left = left side
hat-side-right = right side
hat-left = Left
hat-centre = Centre
hat-right = Right
hat-power = power
hat-save = no goal
hat-star-keeper = star keeper
hat-keeper-left = keeper left
hat-keeper-centre = keeper in the centre
hat-keeper-right = keeper right
hat-aimed = Shot: { $direction }, power { $power }.
hat-dived = Keeper: { $direction }.
hat-against = against { $power }
hat-rounds-left =
    { $number ->
        [0] stoppage time
        [one] about one round left
       *[other] about { $number } rounds left
    }
hat-draws =
    { $number ->
        [0] no more cards
        [one] one more card
       *[other] { $number } more cards
    }

## The duel

hat-scales = Comparison
hat-no-duel = What is compared stands here as soon as it is known.
hat-duel-short = Line { $line }
hat-duel-line = Line { $line } is compared
hat-duel-men = { $number } against { $other }, man against man
hat-duel-preview = Line { $line } as it stands for a short pass
hat-attacks = attack
hat-defends = defend
hat-no = no. { $number }
hat-no-name = { $number } · { $name }
hat-card = card
hat-extra = extra

## Roles and teams

hat-flip = Turn the card over
hat-side-up = lies face up
hat-values = Attack { $attack }, defence { $defence }
hat-values-brief = att { $attack } · def { $defence }
hat-stars =
    { $number ->
        [0] regulars only
        [one] one star
       *[other] { $number } stars
    }
hat-team-card =
    { $style } · class { $level } · { $gold } × gold
    defence { $defence }, midfield { $midfield }, attack { $attack }
hat-budget = { $defence } defensive and { $attack } offensive stars
hat-spent = Spent: { $defensive } defensive, { $offensive } offensive, { $balanced } of either
hat-built = Your team
hat-signing =
    { $price ->
        [one] 1 star
       *[other] { $price } stars
    }, { $orientation ->
        [defensive] defensive
        [offensive] offensive
       *[balanced] either
    } · att { $attack } · def { $defence }

## What helps to decide

hat-go-open =
    { $what ->
        [men] Choose a player
        [cards] Choose a card
        [shots] Choose a shooting card
        [keepers] Choose a goalkeeper card
       *[list] Pick one
    }
hat-about-moves = Tap a player; the dashed fields are where he may go, and can be tapped, too.
hat-about-men = Tap a player; tap again for what else he may do.
hat-about-chance-through = The percentages: how often you get through as the players stand, against every card that may still come.
hat-about-chance-ball = The percentages: how often you win the ball as the players stand, against every card that may still come.
hat-about-aim = Chance of a goal, by the hand the goalkeeper chooses.
hat-about-dive = Chance of no goal, if the shooter likes all corners alike.
hat-about-draw-or-stop = More balls than the power: saved. Just as many: parried.
hat-about-sign-man = Silver begins with the silver side up; gold costs one star more.

## Turn and events

hat-mine-shown = you: { $card }
hat-theirs-shown = they: { $card }
hat-steps = Steps of a turn
hat-step-cards = Cards
hat-step-move = Move
hat-step-pass = Pass
hat-step-action = Action
hat-step-shot = Shot
hat-more = Cards
hat-more-about = Cards and events
hat-events = Match events
hat-keepers-hand = Keeper’s hand
hat-goes-left = dives left
hat-goes-centre = stays
hat-goes-right = dives right
hat-draws-cards = draws { $number }

## The open cards of a shot

hat-close = Go on
hat-outcome-goal = Goal!
hat-outcome-parried = Parried!
hat-outcome-saved = Saved!
hat-go-aim =
    { $direction ->
        [left] Shoot left, power { $power }
        [right] Shoot right, power { $power }
       *[centre] Shoot down the middle, power { $power }
    }
hat-kicks-now = is to kick

## Team, cards and events

hat-line-up = Line-up
hat-regular = Regular
hat-keeper-star = A star goalkeeper is in goal.
hat-keeper-regular = A regular goalkeeper is in goal.
hat-stars-left =
    { $number ->
        [one] one star left
       *[other] { $number } stars left
    }
hat-sent-off = Number { $number } sent off
hat-style-spent = { $name }, played
hat-conditions = How style cards are earned
hat-about-choose-budget = Balanced players are paid from either pot; what is left over is lost.
hat-about-name-captain = After a foul he may protest: four balls on the top card and no card is shown; with one the culprit is sent off.
hat-about-protest-or-not = Four balls on the top card: no card. Two or three: nothing changes. One: sent off.
hat-about-choose-corner = The ball goes to your man who is nearest to that corner.
hat-about-chance-or-round = An opportunity takes you before goal at once; building up means a round of open play first.
hat-about-shoot-long = Instead of the action: the colour of the shooting cards comes from your action card.
hat-about-substitute =
    { $number ->
        [one] Tap who goes off; another tap shows the next man who may come on. You may change one more man.
       *[other] Tap who goes off; another tap shows the next man who may come on. You may change { $number } more men.
    }
hat-scorers = Goals in round
hat-scorer = no. { $number }: { $rounds }
hat-shoot-out-score = { $first }–{ $second } on penalties
