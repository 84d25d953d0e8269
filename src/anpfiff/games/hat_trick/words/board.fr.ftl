# Ce qui figure sur la table dessinée.

pile-deck =
    { $whose ->
        [mine] Ta pioche
       *[other] Pioche, { $whose }
    }
pile-discard =
    { $whose ->
        [mine] Ta défausse
       *[other] Défausse, { $whose }
    }
pile-shown =
    { $whose ->
        [mine] Ta carte jouée
       *[other] Carte jouée, { $whose }
    }
pile-drawn =
    { $whose ->
        [mine] Tes cartes contre le tir
       *[other] Cartes contre le tir, { $whose }
    }
counter-half = Mi-temps
counter-turn = Tour de l’occasion
counter-power = Puissance du tir
counter-saved = Ballons du gardien
counter-draws = Cartes du gardien
counter-total = Ballons comparés
board-half =
    { $half ->
        [1] première mi-temps
        [2] seconde mi-temps
       *[other] prolongation
    }
board-stage-kick-off = engagement
board-stage-round = jeu courant
board-stage-chance = occasion
board-stage-shot = tir
board-stage-penalty = penalty
board-stage-goal-kick = dégagement
board-stage-free-kick = coup franc
board-stage-shoot-out = tirs au but
board-stage-corner = corner
pile-styles =
    { $whose ->
        [mine] Tes cartes style
       *[other] Cartes style, { $whose }
    }
pile-spent =
    { $whose ->
        [mine] Tes cartes style jouées
       *[other] Cartes style jouées, { $whose }
    }
pile-style-deck =
    { $whose ->
        [mine] Cartes style restantes
       *[other] Cartes style restantes, { $whose }
    }
board-styles = Cartes style
board-turn = coup { $turn } sur 3
board-power = puissance { $power }, arrêté { $balls }, cartes restantes : { $cards }
board-piles = { $hand } en main, { $pile } dans la pioche
board-out = épuisée une fois
board-yellow = carton jaune
board-star-keeper = gardien vedette
board-total =
    { $balls ->
        [one] = { $balls } ballon
       *[other] = { $balls } ballons
    }
board-kicks = Marqués : { $goals }, tirs : { $kicks }
board-hand = Ta main
board-legend-flank = ▲6< joueur à toi, côté
board-legend-balls = 2↑ 3↓ attaque, défense
board-legend-star = ★ vedette
board-legend-ball = ● ballon
board-legend-asked = ! au choix
