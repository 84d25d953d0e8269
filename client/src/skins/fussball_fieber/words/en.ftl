### What stands on the table of Fußball-Fieber. The three language files have the same keys and the same variables.

fieber-you = { $name } (you)
fieber-dock = Your decision
fieber-hand = Your hand
fieber-hand-empty = Your hand is empty.
fieber-rounds = Rounds
fieber-match-1 = Match 1
fieber-match-2 = Match 2
fieber-match-3 = Match 3
fieber-quarter-final = Quarter-final
fieber-semi-final = Semi-final
fieber-final = Final
fieber-field = Matches of { $name }, { $team }
fieber-fields = Coaches
fieber-piles =
    { $deck ->
        [one] { $deck } card left
       *[other] { $deck } cards left
    }, { $discard } discarded

## Teams and matches

fieber-strength = Strength { $number }
fieber-adjusted = Strength { $strength } ({ $change })
fieber-holds =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
fieber-jokers =
    { $jokers ->
        [one] { $jokers } joker
       *[other] { $jokers } jokers
    }
fieber-result = { $score }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
fieber-went = { $score }
fieber-open = still open
fieber-begins = begins
fieber-out = out
fieber-champion = winner
fieber-score = Score
fieber-would-be = then { $score }
fieber-laid-on =
    { $matches ->
        [one] on { $team }, for this match
       *[other] on { $team }, for { $matches } matches
    }
fieber-boosted = with choreography
fieber-joker-on = Joker

## Cards

fieber-lasts =
    { $number ->
        [one] one match
       *[other] { $number } matches
    }
fieber-reaction = Reaction
fieber-shorten = −{ $number } { $number ->
        [one] match
       *[other] matches
    }
fieber-remove = removes

## Points

fieber-table = Standings
fieber-place = Place
fieber-coach = Coach
fieber-difference = Difference
fieber-points = Points
fieber-qualify = { $number } points reach the quarter-final.

## Questions and buttons

fieber-ask-choose-team = Which team do you lead?
fieber-ask-turn = Play a card, or pass?
fieber-ask-target = { $card }: on whom?
fieber-ask-joker = Bring on a joker?
fieber-ask-aim = { $card }: on which card?
fieber-ask-exchange =
    { $number ->
        [one] Exchange a card?
       *[other] Exchange up to { $number } cards?
    }
fieber-ask-reduce = Discard { $number } { $number ->
        [one] card
       *[other] cards
    }
fieber-about-choose-team = Every team plays with strength 2: an adjustment card makes them all alike. Nobody sees your choice before all have chosen.
fieber-about-chosen = You want { $team }. The others are still choosing.
fieber-about-turn = When all pass in a row, the match ends.
fieber-about-helps = It helps your team, or the opponent of another coach.
fieber-about-harms = It harms your opponent, or the team of another coach.
fieber-about-lasts =
    { $number ->
        [one] It works in this match only.
       *[other] On the team of a coach it lasts { $number } matches, on any other just this one.
    }
fieber-about-reaction = It works where a card lies that it fits.
fieber-about-joker = It helps your own team, in this match only.
fieber-about-exchange = What you discard is replaced from the pile. Jokers stay.
fieber-about-reduce = Eight cards may stay; they have to last to the final. Jokers do not count.
fieber-about-out = You are out. The others play on.
fieber-go-team-open = Choose a team
fieber-go-card-open = Choose a card
fieber-go-target-open = Choose a team
fieber-go-aim-open = Choose a card on the table
fieber-go-aim = Answer { $card }
fieber-go-mine = On { $team }: { $from } becomes { $to }
fieber-go-theirs = On { $team }: { $name } from { $from } to { $to }
fieber-go-exchange =
    { $number ->
        [one] Exchange one card
       *[other] Exchange { $number } cards
    }
fieber-go-drop =
    { $number ->
        [one] Discard this card
       *[other] Discard these { $number } cards
    }
fieber-go-drop-open =
    { $number ->
        [one] One more card
       *[other] { $number } more cards
    }

## At the end

fieber-won-by = The winner is
fieber-shared-win = A shared win
fieber-paths = How the teams got on
fieber-win = won
fieber-level = level
fieber-loss = lost
fieber-place-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
fieber-after = What this changes on the table
fieber-becomes = { $whose ->
    [mine] Your match: { $from } becomes { $to }
   *[other] { $name }’s match: { $from } becomes { $to }
}
