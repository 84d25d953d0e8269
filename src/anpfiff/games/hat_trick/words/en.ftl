### Hat-Trick in English. The three language files have the same keys and the same variables.

## Questions to the dugout

ask-choose-nation = Which team do you lead? All of it is still secret.
opened-choose-nation = Reveal: which team did { $name } choose?
ask-choose-flag = Which nation do you play for? All of it is still secret.
opened-choose-flag = Reveal: which nation did { $name } choose?
ask-choose-team = Which ready-made team do you lead? All of it is still secret.
opened-choose-team = Reveal: which team did { $name } choose?
ask-choose-budget = By which budget do you build your team?
ask-sign-man = Whom do you sign for the next number?
ask-choose-keeper = Which goalkeeper plays?
ask-name-captain = Who is your captain?
ask-play-cards = Which action card do you play, face down?
opened-play-cards = Reveal: what did { $name } play?
ask-choose-move-attack = You have the ball: whom do you move?
ask-choose-move-defence = They have the ball: whom do you move?
ask-choose-move-first = A dead ball, and you move first: whom?
ask-choose-move-second = A dead ball, and you move second: whom?
ask-choose-move-transition = You have won the ball and may switch over: whom do you move?
ask-use-ability = Do you use an ability?
ask-prevent-ability = Does your ball winner prevent an ability?
ask-play-style = Do you play a style card?
ask-choose-style = Two conditions are met: which style becomes yours?
ask-choose-pair = Which two men change places?
ask-step-or-stay = One more field forward?
ask-led-move = Which neighbour does your leader move?
ask-hand-over = To whom does the ball go?
ask-choose-retreat = How far does he drop back?
ask-choose-action = What does the long ball become?
ask-shoot-long = Do you try a long shot?
ask-protest-or-not = Foul! Does your captain protest?
ask-substitute = Do you make a substitution?
ask-choose-corner = Corner from the left or from the right?
ask-choose-sideways = Two team-mates are equally near: who gets the ball?
ask-choose-receiver = Several share the lowest number: who gets the ball?
ask-choose-rebound = The ball bounces off the goalkeeper, and several are equally near: who gets it?
ask-choose-fouler = Several share the lowest number: who has fouled?
ask-choose-line = A long ball: how many lines forward?
ask-choose-pass = A scoring opportunity: whom do you pass to?
ask-shoot-or-wait = Do you shoot?
ask-aim = Where do you aim?
opened-aim = Reveal: which shooting card did { $name } play?
ask-dive = Where does your goalkeeper go?
opened-dive = Reveal: which goalkeeper card did { $name } play?
ask-draw-or-stop = Does your goalkeeper draw another card?
ask-kick-card = Goalkeeper’s kick: which card says how far it goes?
ask-chance-or-round = Free kick: a scoring opportunity at once, or build up first?

## Questions to fate

ask-toss = The coin: who kicks off?
ask-draw-card = The pile: which card comes to hand?
ask-draw-to-save = The pile: does this card save the shot?
ask-turn-up = The pile: with which card is the kick taken?
ask-tackle-card = The pile: does the tackle get the ball?
ask-hear-protest = The pile: does the referee listen to the captain?
ask-gain-style = The pile: which style card is gained?
ask-renew-style = The pile: which style card comes anew?

## What can be said

say-team = Lead { $team }
say-flag = Pick { $team }
say-play = Play { $card }
say-move =
    { $way ->
        [forward] Move number { $number } forward
       *[back] Move number { $number } back
    }
say-pass = Ball to number { $number }
say-lines = Lines forward: { $lines }
say-fouled = It was number { $number }
say-aim = { $shot }
say-dive = { $goalkeeper }
say-card = Drawn: { $card }
say-toss =
    { $seat ->
        [me] The coin falls for you
       *[other] The coin falls for { $seat }
    }
say-ready = Take the { $team } team card
say-budget = Budget { $budget }
say-sign =
    { $metal ->
        [silver] { $card } for number { $number }
       *[gold] { $card } in gold for number { $number }
    }
say-keeper =
    { $kind ->
        [regular] A regular goalkeeper
       *[star] A star goalkeeper
    }
say-captain = Number { $number } is captain
say-substitute = Bring on { $card } for number { $number }
say-use = Use the ability of number { $number }
say-borrow = Number { $number } borrows the ability of number { $other }
say-prevent = Number { $number } stops the ability of their number { $other }
say-run =
    { $way ->
        [forward] Move number { $number } two fields forward
       *[back] Move number { $number } two fields back
    }
say-leap = Number { $number } leaps two fields forward
say-swap = Numbers { $number } and { $other } change places
say-style = { $card }
say-gain = Style card drawn: { $card }
say-play-style = Style: { $style }
say-corner =
    { $corner ->
        [left] Corner from the left
       *[right] Corner from the right
    }
say-perform =
    { $type ->
        [short_pass] As a short pass
        [long_ball] As a long ball
       *[dribble] As a dribble
    }
say-regulars = Lead a team of regulars
say-stay = Move nobody
say-hold = Keep the ball, no shot
say-shoot = Shoot!
say-wait = Wait for a better moment
say-chance = Go for the scoring opportunity!
say-build-up = Build up in open play
say-draw = Draw a card
say-stop = Stop
say-no = No, play on
say-step-up = One more field forward
say-surge = Surge into the last line and shoot!
say-long-shot = Long shot!
say-protest = Protest

## Why a hint is good

why-beats = As the players stand, this card wins against { $won } of { $all } cards that may still come.
why-holds-back = Against { $won } of { $all } cards it wins as well as a stronger one, which you keep.
why-to-shoot = This brings you to a shot.
why-keeps-strong = There is little to gain here: the strong cards stay for later.
why-lands = The kick comes down with one of your players.
why-move-duel = After this the duel stands better for you.
why-move-shot = After this you are better off for the shot.
why-stands-well = Your players already stand where they should.
why-pass-free = The field ahead of him is free.
why-pass-strong =
    { $balls ->
        [one] With { $balls } ball in attack he is the strongest within reach.
       *[other] With { $balls } balls in attack he is the strongest within reach.
    }
why-pass-shot = The shot is best from there.
why-shot-good = The chance will hardly get better.
why-shot-later = A better shot may still come.
why-on-average = Over all that the other side may choose, this is best on average.
why-not-saved = With { $saved } against { $power } nothing is saved yet.
why-saved-enough = With { $saved } against { $power } all is decided.
why-most-stars =
    { $stars ->
        [one] No team has more than one star.
       *[other] No team has more than { $stars } stars.
    }

## What the referee tells

tell-line-up =
    { $seat ->
        [me] You lead { $team }.
       *[other] { $seat } leads { $team }.
    }
tell-tossed = The coin has fallen: { $team } begin.
tell-half =
    { $half ->
        [1] The first half is under way!
        [2] The second half is under way!
       *[other] Extra time is under way!
    }
tell-kick-off = { $team } kick off, number { $number } has the ball.
tell-drew = New in your hand: { $card }.
tell-shuffled = { $team } shuffle { $cards } discards into a temporary pile.
tell-played = { $team } turn up { $card }.
tell-moved =
    { $way ->
        [forward] { $team }: number { $number } steps up.
       *[back] { $team }: number { $number } drops back.
    }
tell-sideways = { $team }: square ball from { $number } to { $other }.
tell-long-ball =
    { $lines ->
        [one] { $team } hit it one line forward.
       *[other] { $team } hit it { $lines } lines forward.
    }
tell-outplayed = { $team } come out on top, { $balls } to { $against } against { $other }.
tell-stopped = { $team } are stopped, { $balls } to { $against } against { $other }.
tell-all-level = All level between { $team } and { $other }, { $balls } to { $against }: the whistle goes!
tell-received = { $team }: number { $number } has the ball.
tell-intercepted = Intercepted! { $team } have it, number { $number }.
tell-cleared = Nobody there: the goalkeeper of { $team } gathers the ball.
tell-dribbled = Past him! Number { $number } of { $team } leaves number { $other } standing.
tell-stepped = Space ahead: number { $number } of { $team } moves up.
tell-stuck = Number { $number } of { $team } has run out of pitch.
tell-tackled = Well tackled! { $team } have the ball, number { $number }.
tell-foul = Foul by { $team }, number { $number }.
tell-booked = Yellow card for { $team }.
tell-sent-off = Sent off! Number { $number } of { $team } has to go.
tell-free-kick = Free kick for { $team }, number { $number } on the ball.
tell-penalty = Penalty for { $team }! Number { $number } steps up.
tell-opportunity = Scoring opportunity for { $team }, number { $number } has the ball!
tell-found = { $team } find number { $number }.
tell-wasted = { $team } have wasted the opportunity.
tell-loose = The ball falls to { $team }, number { $number }.
tell-shot = A shot by { $team }, number { $number }!
tell-aimed = { $team }: { $shot }, power { $power }.
tell-dived =
    { $cards ->
        [0] { $team }: { $goalkeeper }, no card.
        [one] { $team }: { $goalkeeper }, { $cards } card.
       *[other] { $team }: { $goalkeeper }, { $cards } cards.
    }
tell-saving = { $card }: { $balls } against { $power }.
tell-scored =
    { $goals ->
        [1] GOAL for { $team } by number { $number }, their first!
       *[other] GOAL for { $team } by number { $number }, that makes { $goals }!
    }
tell-parried = Parried! The goalkeeper of { $team } makes it { $balls }.
tell-saved = Saved! The goalkeeper of { $team } makes it { $balls } against { $power }.
tell-goal-kick = Goalkeeper’s kick for { $team }.
tell-kicked = { $team } kick it out: { $card }.
tell-half-over =
    { $half ->
        [1] Half-time.
        [2] The second half is over.
       *[other] Extra time is over.
    }
tell-stalled = { $team } play for time: the referee blows the whistle.
tell-full-time = The whistle goes! { $team } { $goals }, { $other } { $against }.
tell-extra-time = Level: we go to extra time!
tell-shoot-out = It goes to penalties! { $team } begin.
tell-steps-up = { $team }, kick { $kick }: { $card }.
tell-kick-scored = { $team } score with kick { $kick }!
tell-kick-parried = { $team }, kick { $kick }: parried!
tell-kick-saved = { $team }, kick { $kick }: saved!
tell-shoot-out-won = It is all over! { $team } win the shoot-out { $kicks }–{ $against } against { $other }.
tell-used = { $team }: number { $number } uses his ability. “{ $ability }”
tell-prevented = { $team }: number { $number } does not let their number { $other } have his way.
tell-turned = { $team }: number { $number } turns round.
tell-swapped = { $team }: { $number } and { $other } change places.
tell-leapt = { $team }: number { $number } leaps forward!
tell-fell-back = { $team }: number { $number } hurries back.
tell-tackle-won = A clean tackle! { $team } have the ball, number { $number }, with { $balls }.
tell-tackle-failed = The tackle of { $team }, number { $number }, comes too late with { $balls }.
tell-keeper-rose = The goalkeeper of { $team } rises to the occasion: a star!
tell-keeper-fell = The goalkeeper of { $team } has lost his shine.
tell-styled = { $team } play a style card. “{ $card }”
tell-gained = { $team } have earned a style card.
tell-gained-card = A new style card. { $card }
tell-found-style = { $team } have found their style: { $style }.
tell-corner = Turned behind! Corner for { $team }.
tell-captain = Captain of { $team } is number { $number }.
tell-protest-heard = The referee is persuaded: no card for { $team }.
tell-protest-ignored = The referee waves it away, { $team } protest in vain.
tell-protest-punished = That was too much! The referee sends off a man of { $team }.
tell-substituted = Change for { $team }: { $card } comes on for number { $number }.

## The game and its editions

game-name = Hat-Trick
game-about = Two coaches, a pitch of 24 fields and 32 action cards each: pass, dribble, take your place and shoot.
edition-english = English rules
edition-english-about = After the English text; the best place to start.
edition-german = German rules
edition-german-about = After the German text: moving is a duty, and a wasted opportunity favours the defender.
edition-friendly = Friendly
edition-friendly-about = After the English text: each coach picks a nation, and all men are regulars.
edition-nations = Internationals
edition-nations-about = 32 national teams with their stars, and always a winner at the end.
edition-players = Players expansion
edition-players-about = 45 ready-made teams of 22 roles with their abilities, and four styles of play.
edition-players-full = Players expansion with everything
edition-players-full-about = With long shots, corners, substitutions, captains and transition.
edition-budget = A team of your own
edition-budget-about = Each coach builds a team by a budget; its style shows in play.

## What is agreed before kick-off

option-teams = Teams
option-teams-about = Who is on the pitch.
option-teams-regulars = regulars only
option-teams-flags = regulars under a flag of one’s own
option-teams-star-table = 32 nations with stars
option-teams-team-cards = 45 ready teams of the expansion
option-teams-budget = own teams by budget
option-match-kind = When it is level
option-match-kind-about = How a match ends that is level after two halves.
option-match-kind-draw-allowed = a draw
option-match-kind-extra-time-and-penalties = extra time and shoot-out
option-match-kind-penalties-at-once = shoot-out at once
option-move-duty = Moving
option-move-duty-about = Whether a man must be moved if one can be.
option-move-duty-may = may
option-move-duty-must = must
option-penalty-draw = Goalkeeper at a penalty
option-penalty-draw-about = How many cards he draws before the symbol at his hand counts.
option-penalty-draw-minus-one = one fewer than usual
option-penalty-draw-fixed-one = always one
option-half-end = End of a half
option-half-end-about = Where the ball must not be for a half to end.
option-half-end-attacking-zone = before the goal attacked
option-half-end-either-end = before either goal
option-failed-chance = Wasted opportunity
option-failed-chance-about = Who gets the ball when the cards run out without a shot.
option-failed-chance-lowest-number = lowest number
option-failed-chance-defender-first = defenders first
option-goalkick-side = Moving at a dead ball
option-goalkick-side-about = Who may move at a goalkeeper’s kick and a free kick.
option-goalkick-side-any = anybody
option-goalkick-side-card-side = by the last card
option-cards-between-halves = Yellow card at half-time
option-cards-between-halves-about = Whether a yellow card still counts in the next half.
option-cards-between-halves-keep = stays
option-cards-between-halves-clear-yellow = is cleared
option-stalling = Playing for time
option-stalling-about = So many wasted opportunities in a row end a half whose cards are out; 0 is never.
option-keeper-demotion = A star goalkeeper falls back
option-keeper-demotion-about = When a star goalkeeper becomes a regular again.
option-keeper-demotion-any-but-plus = by anything but a plus
option-keeper-demotion-blank-only = only without a symbol
option-styles = Style cards
option-styles-about = Teams earn cards of their style.
option-event-long-shot = Long shots
option-event-long-shot-about = Who is near enough to the goal may shoot instead of the action.
option-event-corner = Corner kicks
option-event-corner-about = A shot saved by just one ball is a corner.
option-event-substitution = Substitutions
option-event-substitution-about = Three times a match a man with the same number comes on for another.
option-event-captain = Captains
option-event-captain-about = The captain may protest after a foul, at his own risk.
option-event-transition = Transition
option-event-transition-about = Who wins the ball with a card of the same type may move a man at once.

## How it ended

reason-full-time = after two halves
reason-extra-time = after extra time
reason-shoot-out = on penalties
verdict-outplayed = the attacker gets through
verdict-stopped = the defender has the ball
verdict-all-level = foul
verdict-scored = goal
verdict-parried = parried
verdict-saved = saved
verdict-kick-scored = kick scored
verdict-kick-parried = kick parried
verdict-kick-saved = kick saved

## Cards and where they come from

kind-player = Outfield player
kind-action = Action card
kind-shot = Shooting card
kind-goalkeeper = Goalkeeper card
kind-nation = National team
kind-budget = Budget
kind-match-event = Match event
kind-style-card = Style card
kind-style = Style
kind-team-card = Team card
kind-role = Role
field-number = Shirt number
field-line = Line
field-column = Column
field-side = Side
field-regular = Regular: attack, defence
field-star = Star: attack, defence
field-type = Type
field-footballs = Footballs
field-copies = Copies
field-direction = Direction
field-modifier = Modifier
field-symbols = Symbols for left, centre, right
field-kind = Goalkeeper
field-hand = Hand
field-line-6 = Cards from line 6
field-line-5 = Cards from line 5
field-line-4 = Cards from line 4
field-code = Code
field-stars = Stars
field-attack = Stars for attack
field-defence = Stars for defence
field-card = Budget card
field-text = Effect
field-condition = Condition
field-order = Order
field-level = Class
field-value = Value
field-balance = Defence, midfield, attack
field-effect = Works like
field-rule = Rule
field-times = Times per match
field-star-goalkeeper = Star goalkeeper
field-gold-numbers = In gold
field-line-up = Line-up
field-style = Style
field-set = Set
field-gold-text = Gold ability
field-silver-text = Silver ability
field-gold = Gold: attack, defence
field-silver = Silver: attack, defence
field-price = Price
field-orientation = Orientation
field-cards = Shirt numbers of the cards

side-left = left
side-right = right
hand-left = left
hand-centre = centre
hand-right = right
direction-left = left
direction-centre = centre
direction-right = right
type-short-pass = short pass
type-long-ball = long ball
type-dribble = dribble
kind-regular = regular
kind-star = star
orientation-defensive = defensive
orientation-balanced = balanced
orientation-offensive = offensive
card-defensive = defensive
card-balanced = balanced
card-offensive = offensive
set-card = from the box
set-extra = extra
