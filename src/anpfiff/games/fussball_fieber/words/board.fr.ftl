# Ce qui figure sur la table dessinée.

pile-table = Sur les équipes
pile-discard = Défausse
pile-deck = Pioche
counter-match = Match
counter-points = Points
counter-jokers = Jokers
board-group-phase =
    { $match ->
        [0] Phase de groupes
       *[other] Phase de groupes, match { $match } sur 3
    }
board-round-quarter-final = Quart de finale
board-round-semi-final = Demi-finale
board-round-final = Finale
board-piles =
    { $pile ->
        [one] { $pile } carte restante
       *[other] { $pile } cartes restantes
    }, { $discards } { $discards ->
        [one] défaussée
       *[other] défaussées
    }
board-champion = vainqueur
board-out = éliminé
board-begins = commence
board-score = score
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-holds = cartes { $cards }, jokers { $jokers }
board-legend-lasts = ▮ match  ← plus court  ✕ retiré  * tifo  ⇄ joker  > à venir
board-legend-reconstructed = ° reconstitué
result-score =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
result-scores = points
result-difference = Différences : { $numbers }
