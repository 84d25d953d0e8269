# Was auf dem gezeichneten Tisch steht.

pile-table = Auf den Teams
pile-discard = Ablagestapel
pile-deck = Stapel
counter-match = Partie
counter-points = Punkte
counter-jokers = Joker
board-group-phase =
    { $match ->
        [0] Gruppenphase
       *[other] Gruppenphase, Partie { $match } von 3
    }
board-round-quarter-final = Viertelfinale
board-round-semi-final = Halbfinale
board-round-final = Finale
board-piles = noch { $pile } { $pile ->
        [one] Karte
       *[other] Karten
    }, { $discards } abgelegt
board-champion = Sieger
board-out = draußen
board-begins = beginnt
board-score = Stand
board-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
board-holds = Karten { $cards }, Joker { $jokers }
board-legend-lasts = ▮ Partie  ← kürzer  ✕ weg  * Choreografie  ⇄ Joker  > folgt
board-legend-reconstructed = ° rekonstruiert
result-score =
    { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
result-scores = Punkte
result-difference = Differenzen: { $numbers }
