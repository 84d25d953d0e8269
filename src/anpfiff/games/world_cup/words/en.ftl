### The World Cup Game in English. The three language files have the same keys and the same variables.

## Questions to the table

ask-play-card = Your turn: which card do you play or discard?
ask-choose-team-three-goals = Three goals: for which team?
ask-choose-team-two-goals = Two goals: for which team?
ask-choose-team-one-goal = One goal: for which team?
ask-choose-team-two-plus-one = 2+1: who gets the two goals?
ask-choose-team-one-one-one = 1+1+1: who gets the first goal?
ask-choose-team-one-one = 1+1: who gets the first goal?
ask-choose-team-attack = Attack: which team goes forward?
ask-choose-team-defence = Defence: before whose goal does the wall go up?
ask-choose-team-foul = Foul: whose goal does not count?
ask-choose-team-offside = Offside: who was too far forward?
ask-choose-team-penalty = Penalty: who gets it?
ask-choose-team-stopping = Which team’s attack do you stop?
ask-choose-team-one-more = And the next single goal of this card: for whom?
ask-choose-match = In the match against whom?
ask-name-winner = All teams that are level are yours: which one goes on?
ask-may-play-on = You have won: play on to see who becomes World Champion?

## Questions to fate

ask-draw-flag = The bag: which flag comes out?
ask-lot-for-extra = The lot: which seat may draw one more team?
ask-draw-extra-flag = The bag: which team is left for this seat?
ask-deal-card = The deal: which card?
ask-lot-to-begin = The lot: who begins?
ask-draw-card = The pile: which card comes to hand?
ask-penalty-kick = The white die: in or not?
ask-modifier = Stoppage time: which colour does the die show?
ask-lot-in-group = Level in everything: whom does the lot put first?
ask-lot-among-level = No more replays: whom does the lot send through?
ask-refill = From the cards laid aside: which one fills the hand?
ask-kick = The kick: in or not?

## What can be said

say-play = Play “{ $card }”
say-stop = Stop an attack with Defence
say-discard = Discard “{ $card }”
say-team = { $team }
say-against = against { $team }
say-leave-out = Leave the two goals out
say-enough = No more tokens
say-name = { $team } goes on
say-play-on = Play on
say-end-here = Leave it at that
say-flag = Flag: { $team }
say-draw = Drawn: { $card }
say-die = Die: { $colour }
say-lot =
    { $seat ->
        [me] Lot: you
       *[other] Lot: { $seat }
    }
say-coin = Lot: { $team }

## Why a hint is good

why-helps = { $team } are yours, and this gets them ahead against { $other }.
why-hinders = This slows down { $team }, the opponents of your { $other }.
why-foreign = No match of your teams is touched: you lose least here.
why-spare = No card helps you more just now, and this one you will miss least.
why-strongest = No stronger team is to be had.
why-won-already = It is won already; more cards change nothing.

## What the referee tells

tell-flag =
    { $seat ->
        [me] You draw: { $team } ({ $rank }).
       *[other] { $seat } draws: { $team } ({ $rank }).
    }
tell-extra =
    { $seat ->
        [me] You get one team more: { $team } ({ $rank }).
       *[other] { $seat } gets one team more: { $team } ({ $rank }).
    }
tell-drew = New in your hand: { $card }.
tell-begins =
    { $seat ->
        [me] You begin.
       *[other] { $seat } begins.
    }
tell-stage =
    { $stage ->
        [group] The group phase kicks off: { $matches } matches, { $cards } cards in the pile.
        [round_of_16] The round of 16: { $matches } matches, { $cards } cards in the pile.
        [quarter_final] The quarter-finals: { $matches } matches, { $cards } cards in the pile.
        [semi_final] The semi-finals: { $matches } matches, { $cards } cards in the pile.
       *[final] THE FINAL! Matches: { $matches }, cards in the pile: { $cards }.
    }
tell-last-stage = The last day: third place and THE FINAL, { $cards } cards in the pile. Only your own matches count now.
tell-played =
    { $seat ->
        [me] You play “{ $card }”.
       *[other] { $seat } plays “{ $card }”.
    }
tell-discarded =
    { $seat ->
        [me] You discard “{ $card }”.
       *[other] { $seat } discards “{ $card }”.
    }
tell-laid =
    { $token ->
        [single] GOAL! { $team } score against { $against }.
        [double] TWO GOALS for { $team } against { $against }!
        [treble] THREE GOALS for { $team } against { $against }!
        [half] { $team } press forward against { $against }: half a goal.
        [wall] { $team } close ranks against { $against }.
       *[spot] The P lies there for { $team } against { $against }.
    }
tell-turned =
    { $token ->
        [single] No goal! Ruled out for { $team } against { $against }.
        [double] The two goals for { $team } against { $against } do not stand.
        [treble] The three goals for { $team } against { $against } do not stand.
       *[half] The attack of { $team } against { $against } comes to nothing.
    }
tell-exchanged =
    { $token ->
        [single] One goal less for { $team } against { $against }: one is left there.
       *[double] One goal less for { $team } against { $against }: two are left there.
    }
tell-penalty-scored = Penalty for { $team } against { $against }: in!
tell-penalty-missed = Penalty for { $team } against { $against }: missed!
tell-second-pass = The pile is used up; the discards make a new one of { $cards } cards.
tell-last-turns = The pile is used up: everybody has one last turn.
tell-dice = Stoppage time! The dice: { $first }, { $second }, { $third }, { $fourth }.
tell-match-over = { $team } – { $other } { $goals }:{ $against }
tell-table = Group { $group }, place { $place }: { $team }, points: { $points }
tell-coin = The lot falls on { $team }.
tell-level = Group { $group }: { $teams } teams are level on top.
tell-replay =
    { $matches ->
        [one] { $matches } match is replayed, with { $cards } cards.
       *[other] { $matches } matches are replayed, with { $cards } cards.
    }
tell-named =
    { $seat ->
        [me] All teams that are level are yours, and you send one on: { $team }.
       *[other] { $seat } leads all teams that are level and sends one on: { $team }.
    }
tell-qualified =
    { $place ->
        [1] { $team } win group { $group }.
       *[other] { $team } come second in group { $group }.
    }
tell-went-on = { $team } go on, { $other } are beaten.
tell-left =
    { $seat ->
        [me] You have no team left and leave the table.
       *[other] { $seat } has no team left and leaves the table.
    }
tell-shoot-out = { $team } – { $other }: kicks from the spot decide.
tell-kick-scored = { $team }, kick { $kick }: in!
tell-kick-missed = { $team }, kick { $kick }: missed!
tell-shoot-out-won = { $team } win the shoot-out against { $other } { $kicks }:{ $against }.
tell-third = { $team } take third place.
tell-champion =
    { $seat ->
        [me] { $team } are WORLD CHAMPIONS! You led them there.
       *[other] { $team } are WORLD CHAMPIONS! { $seat } led them there.
    }
tell-won =
    { $seat ->
        [me] Nobody can take it from you any more: the game is won.
       *[other] Nobody can take it from { $seat } any more: the game is won.
    }

## The game, its editions and options

game-name = The World Cup Game
game-about = Lead nations through the World Cup of 1930 or 2002, from the draw to the final, with cards, tokens and dice.
edition-world-cup-1930 = Uruguay 1930
edition-world-cup-1930-about = 13 teams, four groups, replays; for 2 to 13 seats.
edition-world-cup-2002 = Korea and Japan 2002
edition-world-cup-2002-about = 32 teams, eight groups, shoot-outs; for 2 to 16 seats.
option-tournament = Tournament
option-tournament-about = Which World Cup is played.
option-deck = Deck
option-deck-about = 87 cards with four offsides, or 91 with eight as in the printed list.
option-modifier-dice = Modifier dice
option-modifier-dice-about = Whether four dice add half goals at the end of a phase.
option-goal-difference = Goal difference
option-goal-difference-about = Which goal difference puts a team first in a group of 2002.
option-goal-difference-better = the better one
option-goal-difference-smaller = the smaller one, to the letter
option-three-way-tie = Three or four level
option-three-way-tie-about = What comes first in 2002 when more than two teams have the same points.
option-three-way-tie-mini-table = table of the matches among them
option-three-way-tie-skip-head-to-head = goal difference at once
option-quarter-pile = Quarter-final pile
option-quarter-pile-about = Which cards the pile of the quarter-finals of 2002 is taken from.
option-quarter-pile-half-of-half = half of those last in play
option-quarter-pile-quarter-of-all = a quarter of all cards
option-replay-limit = Replays
option-replay-limit-about = After how many rounds of replays a lot decides in 1930; 0 means never.
option-token-supply = Token supply
option-token-supply-about = Whether tokens can run out.
option-token-supply-unlimited = never
option-token-supply-printed = as many as in the box
option-shootout-early-stop = Early end of a shoot-out
option-shootout-early-stop-about = Whether a shoot-out stops as soon as it is decided.
option-match-4-left = Left side of match 4
option-match-4-left-about = Who stands left in match 4 of the round of 16 and kicks first in a shoot-out.
option-match-4-left-runner-up-E = the second of group E
option-match-4-left-winner-B = the winner of group B
option-final-pool-1930 = Cards of the final of 1930
option-final-pool-1930-about = Which cards the pile of the final is counted off from.
option-final-pool-1930-all-cards = all cards nobody holds
option-final-pool-1930-semi-discards = those played in the semi-finals
option-beginner = Who begins
option-beginner-about = Who has the first turn of the group phase.
option-beginner-seat-0 = the first seat
option-beginner-lot = a lot decides

## What a card does

does-three-goals = ranks 1 to 3
does-two-goals = ranks 1 to 4
does-one-goal = any team
does-two-plus-one = two teams
does-one-one-one = three teams
does-one-one = two teams
does-attack = half a goal
does-defence = protects or stops
does-foul = one goal less
does-offside = against goal/attack
does-penalty = the die decides

## Colours of the cards

colour-dark-green = Dark green
colour-medium-green = Medium green
colour-light-green = Light green
colour-blue-and-green = Blue and green
colour-purple = Purple
colour-light-grey = Light grey
colour-dark-grey = Dark grey

## How it ended

reason-final = in the final
reason-both-finalists = with both finalists in one hand
reason-last-seat = nobody else has a team left
verdict-penalty-scored = penalty scored
verdict-penalty-missed = penalty missed

## Cards and where they come from

kind-nation = Nation
kind-action = Action card
kind-rank = Rank
kind-token = Token
kind-die = Die
kind-match = Match
field-code = Code
field-rank-1930 = Rank 1930
field-group-1930 = Group 1930
field-rank-2002 = Rank 2002
field-group-2002 = Group 2002
field-colour = Colour
field-count = Number
field-count-listed = Number listed
field-tokens = Goals laid
field-in-1930 = In 1930
field-squares = Squares
field-largest = Largest goal token
field-balls = Balls
field-dot = Square of the dot
field-faces = Faces
field-tournament = Tournament
field-round = Round
field-left = Left
field-right = Right
