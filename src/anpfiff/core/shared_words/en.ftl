# Words that every game needs. A game that says it better has the same key among its own words.

seat-nameless = Seat { $number }
field-name = Name
provenance-printed = printed
provenance-public = publicly known
provenance-derived = derived
provenance-reconstructed = reconstructed
pile-hand =
    { $whose ->
        [mine] Your hand
       *[other] Hand, { $whose }
    }
board-you = you
result-score =
    { $number ->
        [one] { $number } goal
       *[other] { $number } goals
    }
result-scores = goals
reason-forfeit = a bot forfeited
option-yes = yes
option-no = no
