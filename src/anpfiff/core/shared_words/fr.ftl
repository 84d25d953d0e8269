# Des mots dont chaque jeu a besoin. Un jeu qui le dit mieux a la même clé parmi ses propres mots.

seat-nameless = Place { $number }
field-name = Nom
provenance-printed = imprimé
provenance-public = connu du public
provenance-derived = déduit
provenance-reconstructed = reconstitué
pile-hand =
    { $whose ->
        [mine] Ta main
       *[other] Main, { $whose }
    }
board-you = toi
result-score =
    { $number ->
        [one] { $number } but
       *[other] { $number } buts
    }
result-scores = buts
reason-forfeit = un bot a déclaré forfait
option-yes = oui
option-no = non
