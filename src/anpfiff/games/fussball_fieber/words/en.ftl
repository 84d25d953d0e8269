### Fußball-Fieber in English. The three language files have the same keys and the same variables.

## Questions to the coaches

ask-choose-team = Which team do you lead? Nobody sees your choice before all have chosen.
opened-choose-team = Reveal: which team did { $name } choose?
ask-turn = Your turn: which card do you play, or do you pass?
ask-aim = Several cards fit: which one do you mean?
ask-exchange = Before the next match: which card do you exchange, if any?
ask-reduce = Too many cards in your hand: which one do you discard?
opened-reduce = Reveal: what does { $name } discard?

## Questions to fate

ask-team-lot = The lot: who gets the team that several want?
ask-draw-opponent = The draw: who comes into the group?
ask-draw-order = The order card: who is met when?
ask-draw-card = The pile: which card comes to hand?
ask-draw-starter = The lot: who begins the match?
ask-draw-quarter = The draw: who is the opponent in the quarter-final?
ask-draw-fill-in = The draw: which team completes the semi-final?
ask-draw-pairing = The draw: who meets the first team in the semi-final?
ask-semi-lot = Level in the semi-final: whom does the lot send to the final?
ask-winner-lot = All level: whom does the lot make the winner?

## What can be said

say-team = Lead { $team }
say-play = { $card } on { $team }
say-aim = { $card }, matches left: { $matches }, choreographies: { $boosts }
say-swap = Exchange { $card }
say-drop = Discard { $card }
say-draw = Drawn: { $card }
say-drawn = Out of the hat: { $team }
say-order = Order card { $order }
say-lot =
    { $seat ->
        [me] The lot: you
       *[other] The lot: { $seat }
    }
say-pass = Pass
say-joker = Bring on a joker
say-keep = Keep the cards

## Why a hint is good

why-turns = This turns your match: { $before } becomes { $after }.
why-lasts =
    { $matches ->
        [one] { $before } becomes { $after }, and the card works in { $matches } match.
       *[other] { $before } becomes { $after }, and the card works in { $matches } matches.
    }
why-safer = { $before } becomes { $after }.
why-rival = This hits a rival for the title: { $team }.
why-reaction = A card that lies with { $team } matters more than this one in your hand.
why-save = Just now no card brings more than it is worth later.
why-least = Of your cards, this one brings least.
why-hand-good = None of your cards is weak enough to be worth a swap.

## What the referee tells

tell-contested = Several of you want { $team }: the lot decides.
tell-chose =
    { $adjustment ->
        [0] { $seat ->
            [me] You lead { $team }, strength { $strength } as it is.
           *[other] { $seat } leads { $team }, strength { $strength } as it is.
        }
       *[other] { $seat ->
            [me] You lead { $team }, strength { $strength }, adjusted by { $adjustment }.
           *[other] { $seat } leads { $team }, strength { $strength }, adjusted by { $adjustment }.
        }
    }
tell-group-drawn =
    { $category ->
        [a] Category A for { $team }: { $opponent }, strength { $strength }.
        [b] Category B for { $team }: { $opponent }, strength { $strength }.
       *[c] Category C for { $team }: { $opponent }, strength { $strength }.
    }
tell-group = { $team } play their group in the order { $order }.
tell-drew = New in your hand: { $card }.
tell-reshuffled =
    { $cards ->
        [one] The pile is empty: { $cards } card is shuffled back in.
       *[other] The pile is empty: { $cards } discards are shuffled back in.
    }
tell-dealt =
    { $cards ->
        [one] { $team } are dealt { $cards } card.
       *[other] { $team } are dealt { $cards } cards.
    }
tell-starter-drawn = The lot decides the first turn: { $team }.
tell-starts = { $team } have the first turn.
tell-match = Kick-off! Match { $number } of the group phase.
tell-quarter-final =
    { $teams ->
        [one] The quarter-final! { $teams } of your teams is in it.
       *[other] The quarter-final! { $teams } of your teams are in it.
    }
tell-semi-final =
    { $teams ->
        [one] The semi-final! { $teams } of your teams is in it.
       *[other] The semi-final! { $teams } of your teams are in it.
    }
tell-final = The final! Two coaches, one cup.
tell-pairing = { $team } ({ $strength }) against { $opponent } ({ $against }).
tell-passed = { $team } pass.
tell-played =
    { $matches ->
        [one] { $team } play { $card } on { $on }, for { $matches } match.
       *[other] { $team } play { $card } on { $on }, for { $matches } matches.
    }
tell-substituted = { $team } bring on a joker: +{ $value }.
tell-reacted = { $team } answer { $other } with { $card }.
tell-shortened =
    { $matches ->
        [one] { $card } on { $on } now lasts { $matches } match only.
       *[other] { $card } on { $on } now lasts { $matches } matches only.
    }
tell-removed = { $card } is taken off { $on }.
tell-strengthened = { $card } on { $on } grows by { $value }.
tell-score = Strength now: { $team } { $strength }, { $opponent } { $against }.
tell-won = { $team } beat { $opponent } by { $difference }!
tell-level = { $team } and { $opponent } draw.
tell-lost = { $team } lose to { $opponent }: { $difference }.
tell-exchanged = { $team } exchange { $card }.
tell-kept = { $team } keep their cards.
tell-dropped = { $team } discard { $card }.
tell-standing =
    { $points ->
        [one] { $team }: { $points } point in the group, difference { $difference }.
       *[other] { $team }: { $points } points in the group, difference { $difference }.
    }
tell-qualified = { $team } are through to the next round!
tell-knocked-out = { $team } are out.
tell-quarter-drawn = The draw: { $team } against { $opponent }, strength { $strength }.
tell-neutral-through = { $team } go on without a coach.
tell-fill-in = { $team }, strength { $strength }, complete the four.
tell-semi-drawn = The semi-final: { $team } against { $opponent }, strength { $strength }.
tell-lot-won = The lot falls on { $team }; { $opponent } go home.
tell-group-decides = The group phase decides.
tell-champion = { $team } are world champions!
tell-winner = { $team } have won!
tell-shared = { $team } share the win.

## The game and its editions

game-name = Fußball-Fieber
game-about = Lead a nation through the World Cup: three matches, ten cards, and rivals who meddle with yours.
edition-de-2014 = Group phase
edition-de-2014-about = The game as it is meant for an evening’s start: three matches, most points win.
edition-de-2014-long = Whole World Cup
edition-de-2014-long-about = After the group phase come quarter-final, semi-final and final.

## What is agreed before kick-off

option-length = Length
option-length-about = Whether the game ends with the group phase or goes on to the final.
option-length-group-only = group phase only
option-length-knockout = up to the final
option-start-player = First turn
option-start-player-about = Who has the first turn of a match.
option-start-player-random-then-rotate = by lot, then to the left
option-start-player-random-each-match = by lot in every match
option-start-player-fewest-points = whoever has the fewest points
option-targets = Targets
option-targets-about = On which teams a card may be played.
option-targets-listed-purposes = for the four purposes
option-targets-any-team = on any team
option-joker-value = Value of a joker
option-joker-value-about = How much stronger a joker makes its team; the true value has not come down to us.
option-choreography-per-chant = Choreographies on a chant
option-choreography-per-chant-about = How many choreographies may lie on one chant.
option-score-cap = Limit of a difference
option-score-cap-about = The largest difference that is noted; 0 means no limit.
option-group-tie-unresolved = Level group results
option-group-tie-unresolved-about = What happens in the long game when the group phase must decide and is level.
option-group-tie-unresolved-shared = a shared win
option-group-tie-unresolved-lot = the lot decides
option-quarter-final-shortage = Too few cards
option-quarter-final-shortage-about = What happens when the pile cannot fill all hands for the quarter-final.
option-quarter-final-shortage-deal-round-robin = dealt one by one

## Categories, families and signs

category-a = A
category-b = B
category-c = C
family-injury = Injuries
family-send-off = Send-offs
family-fans = Fans
family-play = Scenes
family-form = Form
symbol-injury = Injury
symbol-double-injury = Double
symbol-yellow-red = Second yellow
symbol-red = Red
symbol-chant = Chant
symbol-combination = Combination
symbol-free-kick = Set piece
symbol-own-net = Own goal
symbol-spirit = Spirit
symbol-camp = Camp
effect-shorten = shortens
effect-remove = removes
effect-strengthen = strengthens

## How it ended

reason-group-phase = after the group phase
reason-alone = only one coach is left
reason-group-best = nobody came through, the group phase decides
reason-final = in the final
reason-level-final = on the better group phase after a drawn final
reason-lot = by lot

## What can be settled

verdict-lot-won = the lot
verdict-quarter-drawn = the draw of the quarter-final
verdict-semi-drawn = the draw of the semi-final
verdict-starter-drawn = the first turn

## Cards and where they come from

kind-team = Team
kind-action = Action card
kind-reaction = Reaction card
kind-order-card = Order card
kind-joker = Joker
field-code = Code
field-category = Category
field-strength = Strength
field-family = Family
field-motif = Motif
field-value = Value
field-duration = Matches
field-count = Copies
field-fits = Fits
field-effect = Effect
field-amount = By
field-sequence = Order
