# What people read in a penalty duel.

ask-shoot = Where do you shoot?
ask-dive = Where do you dive?
ask-stretch = The ball is within reach! Do you stretch as far as you can?
ask-toss = The coin: who shoots first?
ask-save = The die: does the keeper hold it?

say-shoot =
    { $corner ->
        [left] Shoot left
        [middle] Shoot down the middle
       *[right] Shoot right
    }
say-dive =
    { $corner ->
        [left] Dive left
        [middle] Stay in the middle
       *[right] Dive right
    }
say-coin =
    { $seat ->
        [me] The coin: you
       *[other] The coin: { $seat }
    }
say-die = Die: { $pips }
say-stretch = Full stretch
say-reach = Just reach out

tell-begins =
    { $seat ->
        [me] You shoot first.
       *[other] { $seat } shoots first.
    }
tell-kick =
    { $seat ->
        [me] You step up for kick { $number }.
       *[other] { $seat } steps up for kick { $number }.
    }
tell-sudden-death = All square after { $kicks } kicks each: sudden death!
tell-in-reach =
    { $seat ->
        [me] You guess right: the ball comes within your reach.
       *[other] { $seat } guesses right: the ball comes within reach.
    }
tell-rolled = The die shows { $pips }; up to { $most } it is a save.
tell-scored =
    { $seat ->
        [me] { $corner ->
            [left] Goal! You find the left corner.
            [middle] Goal! You shoot down the middle.
           *[right] Goal! You find the right corner.
        }
       *[other] { $corner ->
            [left] Goal! { $seat } finds the left corner.
            [middle] Goal! { $seat } shoots down the middle.
           *[right] Goal! { $seat } finds the right corner.
        }
    }
tell-saved =
    { $seat ->
        [me] Saved! You hold the ball.
       *[other] Saved! { $seat } holds the ball.
    }
tell-drawn = It is a draw, { $goals } all: nobody would give in.
tell-won =
    { $seat ->
        [me] You win the duel, { $goals } to { $against }!
       *[other] { $seat } wins the duel, { $goals } to { $against }!
    }

verdict-scored = goal
verdict-saved = save

reason-kicks = from the spot
reason-sudden-death = in sudden death
reason-draw = as a draw

game-name = Penalty Duel
game-about = Kicker against keeper: corner against dive, five kicks each, then sudden death.
edition-shoot-out = Shoot-out
edition-shoot-out-about = Five kicks each, and two full stretches for each keeper.
edition-short = Short
edition-short-about = Three kicks each, and one full stretch.
option-kicks = Kicks
option-kicks-about = How many kicks each side has before sudden death.
option-stretches = Full stretches
option-stretches-about = How often a keeper can stretch as far as possible.

counter-kicks = Kicks taken
counter-stretches = Full stretches left
