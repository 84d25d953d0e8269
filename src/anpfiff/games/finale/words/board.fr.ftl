# Ce qui figure sur la table dessinée.

pile-pitch =
    { $whose ->
        [mine] Tes joueurs sur le terrain
       *[other] Joueurs sur le terrain, { $whose }
    }
pile-bench =
    { $whose ->
        [mine] Ton banc
       *[other] Banc, { $whose }
    }
counter-period = Période
counter-total = Total
counter-subs = Remplacements
pile-deck =
    { $whose ->
        [mine] Encore dans ta pile, sans ordre
       *[other] Pile, { $whose }
    }
pile-shown =
    { $whose ->
        [mine] Tes cartes ouvertes
       *[other] Cartes ouvertes, { $whose }
    }
board-minutes = minutes { $since } à { $until }
board-shoot-out = tirs au but
board-round = tour { $round } : { $first } contre { $second }
board-leg =
    { $leg ->
        [1] match aller
       *[other] match retour
    }
board-aggregate = { $first }:{ $second } au total
board-attack = attaque { $number } sur { $attacks }
board-counter-attack = en contre
board-build-up = approche
board-finish = finition
board-counter-open = contre encore possible
board-counter-used = contre déjà joué
board-bench = Banc
board-hand =
    { $changes ->
        [one] { $number } en main, { $pile } dans la pile, encore { $changes } changement
       *[other] { $number } en main, { $pile } dans la pile, encore { $changes } changements
    }
board-kicks = tirs : { $kicks } sur { $series }
board-starters = L’effectif conseillé
board-squad =
    { $points ->
        [one] { $men } joueurs choisis sur { $squad }, encore { $points } point
       *[other] { $men } joueurs choisis sur { $squad }, encore { $points } points
    }
board-benched = { $men } joueurs sur { $bench } sur le banc ; les onze autres débutent
board-pool-columns = poste, nom, valeur, force des quatre côtés, risques ; ! = choisi
board-quota = { $strength } : encore { $left }
board-quota-any = au choix : encore { $left }
board-chosen = Choisies : { $number }
mark-injury = ✚
mark-yellow = ▮J
mark-red = ▮R
board-legend-next = 3₅ force, puis
board-legend-injury = ✚ blessé
board-legend-yellow = ▮J jaune
board-legend-red = ▮R rouge
board-legend-booked = ■ averti
board-legend-fielded = ! en jeu
board-legend-used = • déjà joué
board-legend-again = ↺ encore
board-legend-reconstructed = ° reconstitué
