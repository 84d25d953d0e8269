# Ce qui figure sur la table dessinée.

pile-discard =
    { $whose ->
       *[other] Défausse
    }
pile-deck =
    { $whose ->
       *[other] Pioche
    }
counter-to-draw = Encore à piocher
lies-turned = { $name }, retourné
board-cup = Coupe du monde { $year }
board-stage-group = groupes
board-stage-round-of-16 = huitièmes de finale
board-stage-quarter-final = quarts de finale
board-stage-semi-final = demi-finales
board-stage-final = finale
board-last-stage = troisième place et finale
board-replay = match d’appui { $number }
board-replays = matchs d’appui
board-pile =
    { $cards ->
        [one] { $cards } carte restante
       *[other] { $cards } cartes restantes
    }
board-pass = passage { $number }
board-last-turns = derniers tours
board-group = Groupe { $group }
board-shoot-out = Tirs au but { $left } – { $right } { $score }
board-out = éliminé
board-hand = Main :
board-legend-half = ½ attaque
board-legend-defence = ■ défense
board-legend-penalty = P penalty
board-legend-annulled = ✗ annulé
board-legend-free = · case libre
