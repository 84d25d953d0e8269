### Finale in English. The three language files have the same keys and the same variables.

## Questions to the dugout

ask-choose-squad = Which squad plays for you? All of it is still secret.
opened-choose-squad = Reveal: which squad did { $name } choose?
ask-pick-man = Who is the next man in your squad?
ask-bench-man = Who starts on the bench?
ask-choose-colour = White, and which colour with it? Your tactic cards stay secret.
ask-choose-coloured = White, and which six cards of other colours? As many of each strength as one colour has.
ask-choose-card = Which tactic card do you take? First three for the hand, then the pile from the top.
ask-take-off = Any changes? Who comes off?
ask-bring-on = And who goes on for him?
ask-play-tactic = Which tactic card do you play, face down?
opened-play-tactic = Reveal: what did { $name } play?
ask-new-tactic = You attack again: with which tactic card?
ask-exchange-tactic = Do you swap a card in your hand for a new one from the pile?
ask-field-defender = Which defender do you field?
ask-field-midfielder = Which midfielder do you field?
ask-field-forward = Which forward do you field?
ask-field-anyone = A question mark: whom do you field?
ask-field-stand-in = A man is missing: who stands in?
ask-may-stand-in-defender = A defender is missing: does another man stand in?
ask-may-stand-in-midfielder = A midfielder is missing: does another man stand in?
ask-may-stand-in-forward = A forward is missing: does another man stand in?
ask-may-field-again = Nobody is left for the arrow: does another man take it?
ask-field-again = Follow the arrow: who stays on the ball for the finish?
ask-may-counter = You win the ball! Do you break now?
ask-point-at-man = Several of your men are in danger: which one do you roll for now?
ask-replace-injured = Your man cannot go on: who comes off the bench?
ask-new-keeper = Your goal is empty: who goes between the posts?
ask-give-way = Your reserve goalkeeper must come on: which outfield man makes way?
ask-emergency-keeper = No reserve goalkeeper left: which outfield man goes in goal?
ask-order-kickers = Penalty shoot-out: who is your next kicker?

## Questions to fate

ask-draw-card = The pile: which tactic card comes to hand?
ask-roll-for-attack = The die: who gets the one attack?
ask-roll = The die: how much does it add to the strength of the men?
ask-roll-for-man = The die: does he get away with it?
ask-roll-for-start = The die: who takes the first kick?
ask-kick-roll = The die: who keeps a cool head, kicker or goalkeeper?
ask-draw-lot = The draw: who comes out of the hat next?

## What can be said

say-squad =
    { $squad ->
        [starter] Take the starter squad
        [marked] Take the men of the starter squad and choose the bench
       *[own] Put a squad together
    }
say-pick = { $man } into the squad
say-bench = { $man } on the bench
say-colour =
    { $colour ->
        [purple] White and purple: balanced
        [yellow] White and yellow: through the defence
        [blue] White and blue: through the midfield
       *[red] White and red: through the forwards
    }
say-card = Choose { $tactic }
say-tactic = Play { $tactic }
say-exchange = Swap { $tactic }
say-field = Field { $man }
say-check = Roll for { $man }
say-off = { $man } off
say-on = { $man } on
say-refill =
    { $position ->
        [defender] { $man } on, as a defender
        [midfielder] { $man } on, as a midfielder
       *[forward] { $man } on, as a forward
    }
say-keeper = { $man } in goal
say-kick = { $man } takes a kick
say-die = Die: { $pips }
say-draw = Drawn: { $tactic }
say-lot =
    { $seat ->
        [me] Drawn: you
       *[other] Drawn: { $seat }
    }
say-keep = Keep all cards in hand
say-ready = Play on like this
say-nobody = Nobody comes on
say-leave-empty = Leave it empty
say-counter = Counter-attack!
say-wait = Save the counter

## Why a hint is good

why-field-safe =
    { $number ->
        [one] Strength { $strength }, and no symbol puts him at risk.
       *[other] Strength { $strength } together, and no symbol puts any of them at risk.
    }
why-field-at-risk =
    { $risk ->
        [red] Strength { $strength }; the price is that { $man } risks a red card.
        [injury] Strength { $strength }; the price is that { $man } risks an injury.
       *[yellow] Strength { $strength }; the price is that { $man } risks a yellow card.
    }
why-tactic-strong = Strength { $strength } is your best bid for the attacks.
why-tactic-weak = Strength no longer counts here: the { $strength } goes, your strong cards stay.
why-exchange-weak = Strength { $strength } is little; the pile mostly has better.
why-hand-good = No card in your hand is weak enough to make the pile tempting.
why-best-bench =
    { $balls ->
        [one] His card shows { $balls } ball; nobody else you could take here has more.
       *[other] His card shows { $balls } balls; nobody else you could take here has more.
    }
why-fresh =
    { $balls ->
        [one] His card shows only { $balls } ball; a clearly better man sits on the bench.
       *[other] His card shows only { $balls } balls; a clearly better man sits on the bench.
    }
why-bench-no-better = Nobody on the bench is clearly better.
why-kickers =
    { $number ->
        [one] Strength { $strength } from the spot.
       *[other] Strength { $strength } together from the spot.
    }

## What the referee tells

tell-line-up = { $team } line up in a { $defenders }‑{ $midfielders }‑{ $forwards }.
tell-deck =
    { $colour ->
        [purple] { $team } play with the white and the purple tactic cards.
        [yellow] { $team } play with the white and the yellow tactic cards.
        [blue] { $team } play with the white and the blue tactic cards.
       *[red] { $team } play with the white and the red tactic cards.
    }
tell-drew = Fresh in your hand: { $tactic }.
tell-period =
    { $period ->
        [1] Kick-off! Period 1, up to minute { $minute }.
        [4] The second half is under way! Period 4, up to minute { $minute }.
        [7] Extra time is under way! Period 7, up to minute { $minute }.
        [8] Ends changed for the last time! Period 8, up to minute { $minute }.
       *[other] Period { $period }, up to minute { $minute }.
    }
tell-substituted = Change for { $team }: { $on } replaces { $off }.
tell-showed = { $team } play { $tactic }, strength { $strength }.
tell-tie-roll = It is down to the dice: { $team } roll a { $pips }.
tell-attacks =
    { $attacks ->
        [one] { $team } take charge: { $attacks } attack to come.
       *[other] { $team } take charge: { $attacks } attacks to come.
    }
tell-attack =
    { $number ->
        [1] { $team } surge forward: { $tactic }!
       *[other] Here come { $team } again, attack { $number }: { $tactic }!
    }
tell-exchanged = { $team } think again and swap a card in hand.
tell-fielded = { $man } gets stuck in for { $team }, strength { $strength }.
tell-rolled = { $team } roll a { $pips } and make it { $total }.
tell-build-up-won = Lovely build-up! { $team } are through, { $attackers } against { $defenders }.
tell-build-up-lost = Dispossessed! { $team } run into a wall, { $attackers } against { $defenders }.
tell-scored =
    { $goals ->
        [1] GOAL for { $team }! { $man } scores, { $attackers } against { $defenders }.
       *[other] GOAL for { $team }! { $man } scores, { $attackers } against { $defenders }, and that makes { $goals }.
    }
tell-missed = No goal! { $team } are denied, { $attackers } against { $defenders }.
tell-countered =
    { $bonus ->
        [0] Counter-attack! { $team } break with { $tactic }.
       *[other] Counter-attack! { $team } break with { $tactic } and a bonus of { $bonus }.
    }
tell-risk =
    { $symbol ->
        [injury] { $man } stays down … the die shows a { $pips }.
        [yellow] The referee has a word with { $man } … the die shows a { $pips }.
       *[red] Studs up from { $man } … the die shows a { $pips }.
    }
tell-unharmed = { $man } gets away with it.
tell-injured = { $man } is injured and cannot continue.
tell-booked = Yellow card! { $man } is booked.
tell-sent-off =
    { $yellows ->
        [0] Straight red! { $man } is sent off.
       *[other] A second yellow! { $man } is sent off.
    }
tell-came-on =
    { $position ->
        [goalkeeper] { $man } comes off the bench and goes in goal.
        [defender] { $man } comes off the bench into defence.
        [midfielder] { $man } comes off the bench into midfield.
       *[forward] { $man } comes off the bench to play up front.
    }
tell-gave-way = { $man } makes way for the reserve goalkeeper.
tell-in-goal = { $man } pulls on the gloves and goes in goal.
tell-full-time = The whistle goes! { $team } { $goals }, { $other } { $against }.
tell-extra-time = Nothing to separate them: we go to extra time!
tell-shoot-out = It goes to penalties! { $team } kick first.
tell-kick-scored = { $man } scores from the spot, { $shooter } against { $keeper }!
tell-kick-saved = { $man } fails from the spot, { $shooter } against { $keeper }!
tell-no-kicker = { $team } have nobody left to kick: this one is forfeited.
tell-shoot-out-won = It is all over! { $team } win the shoot-out { $kicks }–{ $against }.
tell-drawn =
    { $seat ->
        [me] Out of the hat: you.
       *[other] Out of the hat: { $seat }.
    }
tell-tie =
    { $first_seat ->
        [me] The tie: you against { $second_seat }.
       *[other] { $second_seat ->
            [me] The tie: { $first_seat } against you.
           *[other] The tie: { $first_seat } against { $second_seat }.
        }
    }
tell-leg =
    { $leg ->
        [1] Time for the first leg!
       *[other] Time for the second leg!
    }
tell-tie-won =
    { $seat ->
        [me] You win the tie, { $goals }–{ $against } on aggregate.
       *[other] { $seat } wins the tie, { $goals }–{ $against } on aggregate.
    }
tell-cup-won =
    { $seat ->
        [me] The cup is yours!
       *[other] The cup goes to { $seat }!
    }

## The game and its editions

game-name = Finale
game-about = Two dugouts, eleven footballers on either side, a pile of tactic cards and two dice: ninety minutes of football on your table.
edition-de-revised = German rules
edition-de-revised-about = After the German booklet of 1998; the best place to start.
edition-fr-first = French rules
edition-fr-first-about = After the French booklet, probably made from an earlier printing: four substitutions, optional counters, always a winner.

## What is agreed before kick-off

option-squads = Squads
option-squads-about = Either side picks its own 15 footballers for 50 points, or both take the recommended 15.
option-squads-free = free choice
option-squads-starter = starter squads
option-swap-sides = Swap clubs
option-swap-sides-about = The first seat leads SV Stollen as a rule; after this swap it leads FC Acker.
option-starter-bench = Bench of the starter squads
option-starter-bench-about = Which four men of the starter squads sit on the bench: the German or the French rulebook’s. The reserve goalkeepers differ.
option-starter-bench-german = Hechter and Tentakel (German)
option-starter-bench-french = Greifhin and Schranke (French)
option-goalkeepers-required = Goalkeepers in the squad
option-goalkeepers-required-about = A squad must have at least this many goalkeepers.
option-deck-mode = Tactic cards
option-deck-mode-about = Where the eleven tactic cards of a side come from; the final card is always added.
option-deck-mode-white-plus-colour = white and one colour
option-deck-mode-white-plus-colours = white and several colours
option-deck-mode-starter = white and purple
option-deck-mode-free-choice = free choice by strength
option-free-choice-quota = Quota of free choice
option-free-choice-quota-about = Counts with a free choice of tactic cards: how many of each strength.
option-free-choice-quota-exact = two 5, two 4, two 3, four 2, one 1
option-free-choice-quota-least = two of each, one 1, and two of any strength
option-voluntary-substitutions = Substitutions
option-voluntary-substitutions-about = How many men a side may change in a match of its own will; replacing the injured does not count.
option-substitution-timing = When to substitute
option-substitution-timing-about = When a side may make its substitutions.
option-substitution-timing-period-start = at the start of a period
option-injury-replacement = Replacing the injured
option-injury-replacement-about = Whether an injured outfield man may or must be replaced; a goalkeeper always is.
option-injury-replacement-optional = optional
option-injury-replacement-forced = compulsory
option-lost-row-refill = Refill a lost row
option-lost-row-refill-about = A side that has lost every man of a row may bring on men of another position there.
option-shortage = Short of men
option-shortage-about = What happens when a tactic card asks for more men of a position than are left.
option-shortage-substitute = another man steps in
option-shortage-optional = another man may step in
option-shortage-empty = cover only after injury or sending-off
option-arrow = Arrow on a tactic card
option-arrow-about = Whom the arrow carries over from the build-up to the finish.
option-arrow-must-reuse = the same man
option-arrow-may-reuse-type = any man of that position
option-counter = Counter-attack
option-counter-about = Whether the first failed build-up of a period must be countered, or the counter may be saved for a later one.
option-counter-mandatory = compulsory
option-counter-optional = optional
option-counter-bonus = Counter bonus
option-counter-bonus-about = Which strengths make the bonus of a counter-attack.
option-counter-bonus-visible-cards = gap between the open cards
option-counter-bonus-first-cards = gap between the first cards
option-counter-bonus-none-below-zero = only against a stronger card
option-counter-without-build-up = Counter without build-up
option-counter-without-build-up-about = What a counter is worth when its card shows no build-up.
option-counter-without-build-up-finish-only = straight to the finish
option-counter-without-build-up-no-counter = no counter
option-tie-after-90 = Level after 90 minutes
option-tie-after-90-about = How a single match ends that is level after 90 minutes.
option-tie-after-90-draw = a draw
option-tie-after-90-extra-time = extra time
option-tie-after-90-extra-time-and-shootout = extra time and shoot-out
option-extra-time-pile = Cards in extra time
option-extra-time-pile-about = Which tactic cards are used in extra time.
option-extra-time-pile-white-only = white only
option-extra-time-pile-white-plus-hand = white and the hand
option-shootout-keeper-turn = Goalkeeper in the shoot-out
option-shootout-keeper-turn-about = Which way the goalkeeper’s card is turned after each kick.
option-shootout-keeper-turn-left = to the left
option-shootout-keeper-turn-right = to the right
option-shootout-after-five = After five kicks
option-shootout-after-five-about = How the shoot-out goes on when both sides are level after five kicks each.
option-shootout-after-five-sudden-death = sudden death
option-shootout-after-five-second-series = another five kicks
option-shootout-pool = Penalty takers
option-shootout-pool-about = Who may kick in the shoot-out; goalkeepers never do.
option-shootout-pool-on-pitch = outfield men on the pitch
option-shootout-pool-on-pitch-and-bench = outfield men from the bench too
option-format = Competition
option-format-about = A single match, a cup tie over two legs, or a whole knock-out cup for up to eight seats.
option-format-match = single match
option-format-cup-tie = two-legged tie
option-format-cup = knock-out cup
option-cup-away-goals = Away goals
option-cup-away-goals-about = Away goals decide a tie that is level on aggregate.
option-cup-new-squad-per-leg = New squad for the second leg
option-cup-new-squad-per-leg-about = Squads and tactic cards may be chosen afresh before the second leg.
option-cup-swap-sides = Swap clubs for the second leg
option-cup-swap-sides-about = In the second leg either side leads the other club; this needs new squads.
option-cup-holder = Cup holder
option-cup-holder-about = The seat that defends the cup.
option-cup-holder--1 = nobody
option-cup-holder-0 = Seat 1
option-cup-holder-1 = Seat 2
option-cup-holder-2 = Seat 3
option-cup-holder-3 = Seat 4
option-cup-holder-4 = Seat 5
option-cup-holder-5 = Seat 6
option-cup-holder-6 = Seat 7
option-cup-holder-7 = Seat 8
option-cup-holder-budget = Points of the holder
option-cup-holder-budget-about = How many points more or fewer the holder may spend on a squad.
option-cup-holder-budget-0 = none
option-cup-holder-budget--2 = 2 fewer
option-cup-holder-budget-2 = 2 more
option-die = Die
option-die-about = The numbers on the faces of both dice.
option-corner-rule = Corner of the symbols
option-corner-rule-about = Where red crosses and cards sit on a footballer; the true corners have not come down to us.
option-corner-rule-before-strongest = before the strongest side
option-corner-rule-on-strongest = on the strongest side
option-corner-rule-on-weakest = on the weakest side
option-corner-rule-first-corner = from the first corner on

## Positions, rows and signs

position-goalkeeper = Goalkeeper
position-defender = Defender
position-midfielder = Midfielder
position-forward = Forward
row-goalkeeper = Goal
row-defender = Defence
row-midfielder = Midfield
row-forward = Attack
slot-t = G
slot-a = D
slot-m = M
slot-s = F
colour-white = White
colour-purple = Purple
colour-yellow = Yellow
colour-blue = Blue
colour-red = Red
symbol-injury = Injury
symbol-yellow = Yellow card
symbol-red = Red card

## How it ended

reason-full-time = after 90 minutes
reason-extra-time = after extra time
reason-shoot-out = on penalties
reason-aggregate = on aggregate
reason-away-goals = on away goals
reason-cup = after the cup final
verdict-build-up-won = build-up succeeds
verdict-build-up-lost = build-up fails
verdict-scored = goal
verdict-missed = no goal
verdict-kick-scored = penalty scored
verdict-kick-saved = penalty missed
verdict-unharmed = no harm done
verdict-injured = injured
verdict-booked = booked
verdict-sent-off = sent off

## Cards and where they come from

kind-footballer = Footballer
kind-tactic = Tactic card
field-alias = Also spelt
field-team = Club
field-position = Position
field-value = Points
field-strength = Strength
field-order-of-use = Order of strengths
field-starter = Starter squad
field-risk = At risk of
field-corner = Corner of the symbol
field-colour = Colour
field-build-attacker = Build-up, attacker
field-build-defender = Build-up, defender
field-finish-attacker = Finish, attacker
field-finish-defender = Finish, defender
field-arrow = Arrow
field-role = Role of the card
