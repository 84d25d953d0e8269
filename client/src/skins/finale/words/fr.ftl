### Ce qui figure sur la table de Finale. Les trois fichiers ont les mêmes clés et les mêmes variables.

finale-percent = { $number } %
finale-pitch = Terrain
finale-dock = Ta décision
finale-close = Fermer
finale-you = { $name } (toi)
finale-short-stollen = Stollen
finale-short-acker = Acker
finale-clock = Période { $period } sur { $number }

## Footballeurs

finale-strength = force { $now }, puis { $next }
finale-at-risk-injury = risque de blessure
finale-at-risk-yellow = risque de carton jaune
finale-at-risk-red = risque de carton rouge
finale-risk-injury = blessé sur un 2
finale-risk-yellow = averti sur 0 ou 1
finale-risk-red = expulsé sur un 3
finale-booked = averti
finale-fielded = engagé
finale-now = maintenant
finale-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
finale-provenance = D’où viennent les valeurs

## Cartes tactiques

finale-card-strength = Force
finale-colour-white = B
finale-colour-purple = V
finale-colour-yellow = J
finale-colour-blue = Bl
finale-colour-red = R
finale-nobody = personne
finale-again = rejoue
finale-no-build-up = Sans approche : directement la finition
finale-hand = Ta main
finale-hand-of = Main, { $name }
finale-hand-empty = Ta main est vide.
finale-pile =
    { $number ->
        [0] Plus que la carte finale
       [one] { $number } carte, puis la carte finale
       *[other] { $number } cartes, puis la carte finale
    }
finale-your-card = Ta tactique
finale-card-of = Tactique, { $name }
finale-open-cards = Cartes ouvertes
finale-sheet = Cartes et banc

## Balance

finale-against = contre
finale-slot-open = libre
finale-slot-t = But
finale-slot-a = Défense
finale-slot-m = Milieu
finale-slot-s = Attaque
finale-slot-anyone = au choix
finale-sum-die = + dé
finale-sum-most = au plus
finale-sum-bonus = avec bonus { $number }
finale-sum-all = avec le dé
finale-verdict = { $team } : { $verdict }
finale-mishap = { $man } : { $risk }
finale-mishap-unharmed = { $man } s’en sort
finale-mishap-injured = { $man } est blessé
finale-mishap-booked = { $man } est averti
finale-mishap-sent-off = { $man } est expulsé
finale-about-play-tactic = La carte la plus forte attaque, autant de fois que les forces diffèrent.
finale-about-new-tactic = La nouvelle carte décide qui participe à cette attaque.
finale-about-exchange-tactic = Une carte retourne dans la boîte, tu en pioches une autre.
finale-about-take-off = Qui sort ne revient pas. Qui entre commence par son premier côté.
finale-about-attack =
    { $stage ->
        [0] Approche du { $team }, attaque { $number } sur { $attacks }.
       *[other] Finition du { $team }, attaque { $number } sur { $attacks }.
    }
finale-about-counter =
    { $stage ->
        [0] Contre du { $team } : approche.
       *[other] Contre du { $team } : finition.
    }
finale-about-answer =
    { $number ->
        [one] Ensuite, { $name } oppose un joueur.
       *[other] Ensuite, { $name } oppose { $number } joueurs.
    }
finale-ask-field =
    { $stage ->
        [0] Choisis { $number } joueurs pour l’approche
       *[other] Choisis { $number } joueurs pour la finition
    }
finale-ask-kickers = Choisis { $number } tireurs, dans l’ordre
finale-odds-best = avec { $man }, face à la meilleure réponse
finale-odds-with = avec { $man }
finale-these-men = ces { $number } joueurs
finale-ask-against =
    { $number ->
        [2] Oppose deux joueurs
        [3] Oppose trois joueurs
        [4] Oppose quatre joueurs
       *[other] Oppose { $number } joueurs
    }
finale-what-build-attack = approche réussie
finale-what-finish-attack = but
finale-what-build-defend = approche stoppée
finale-what-finish-defend = pas de but
finale-what-alone = s’en sort
finale-tab-build-attack = approche
finale-tab-finish-attack = but
finale-tab-build-defend = stop
finale-tab-finish-defend = pas de but
finale-tab-alone = sauf
finale-odds-legend = Les pourcentages : { $what }
finale-odds-legend-alone = Les pourcentages : combien de fois il s’en sort
finale-odds-legend-best = Les pourcentages : { $what }, face à la meilleure réponse

## Boutons

finale-go-open =
    { $number ->
        [one] Encore un joueur
       *[other] Encore { $number } joueurs
    }
finale-go-field = Engager { $number } joueurs
finale-go-changes =
    { $number ->
        [one] Faire un changement
       *[other] Faire { $number } changements
    }
finale-go-kickers-open =
    { $number ->
        [one] Encore un tireur
       *[other] Encore { $number } tireurs
    }
finale-go-kickers =
    { $number ->
        [one] Désigner ce tireur
       *[other] Désigner ces { $number } tireurs
    }
finale-go-card-open = Choisis une carte
finale-go-man-open = Choisis un joueur

## Banc et changements

finale-bench-of = Banc du { $team }
finale-bench-empty = Le banc est vide.
finale-subs-left =
    { $number ->
        [one] encore { $number } changement
       *[other] encore { $number } changements
    }
finale-changes = Tes changements
finale-change-free = libre

## Vestiaire

finale-room-about = Tu diriges le { $team }. Compose effectif, banc et cartes tactiques, puis valide le tout en une fois.
finale-squad-kind = Effectif
finale-squad-starter = Effectif conseillé
finale-squad-marked = Joueurs au X, banc libre
finale-squad-own = Mon effectif
finale-steps = Étapes
finale-step-squad = Effectif
finale-step-bench = Banc
finale-step-deck = Cartes tactiques
finale-squad-how = Touche les quinze footballeurs que tu emmènes.
finale-bench-how = Touche les quatre remplaçants. Les onze autres débutent.
finale-squad-reset = Partir de l’effectif conseillé
finale-squad-clear = Tout remettre
finale-starter-about = Les quinze que le livret conseille pour les premiers matchs.
finale-line-up = Composition
finale-of-points = sur { $number } points
finale-of-men = sur 15 footballeurs
finale-saved = Équipes gardées
finale-saved-forget = Supprimer { $name }
finale-saved-none = Aucune équipe du { $team } n’est encore gardée sur cet appareil.
finale-saved-name = Garder cette équipe sous le nom
finale-saved-keep = Garder
finale-saved-unready = On ne garde qu’une équipe qui peut entrer sur le terrain.
finale-club = Club
finale-workshop-done = Jouer avec cette équipe
finale-deck-own = cartes de ton choix
finale-hand-in = Valider l’équipe
finale-white-always = Le blanc est toujours là
finale-any-left =
    { $number ->
        [one] Encore une carte de n’importe quelle force
       *[other] Encore { $number } cartes de n’importe quelle force
    }
finale-strength-left =
    { $number ->
        [0] Force { $strength } : complet
       *[other] Force { $strength } : encore { $number }
    }
finale-your-pile = Ta pile, depuis le haut
finale-raise = Avancer { $card }
finale-remark-over-budget =
    { $number ->
        [one] { $number } point de trop.
       *[other] { $number } points de trop.
    }
finale-remark-men-missing =
    { $number ->
        [one] Il manque un footballeur.
       *[other] Il manque { $number } footballeurs.
    }
finale-remark-men-too-many =
    { $number ->
        [one] Un footballeur de trop.
       *[other] { $number } footballeurs de trop.
    }
finale-remark-keepers-missing =
    { $number ->
        [one] Il manque un gardien.
       *[other] Il manque { $number } gardiens.
    }
finale-remark-bench-wrong = Quatre vont sur le banc, ils sont { $number } maintenant.
finale-remark-keepers-on-pitch =
    { $number ->
        [0] Un gardien doit être sur le terrain.
       *[other] Un seul gardien peut être sur le terrain.
    }
finale-remark-one-keeper = Un second gardien sur le banc serait prudent.
finale-remark-points-left =
    { $number ->
        [one] Il reste { $number } point.
       *[other] Il reste { $number } points.
    }
finale-remark-cards-missing =
    { $number ->
        [one] Il manque une carte tactique.
       *[other] Il manque { $number } cartes tactiques.
    }

## Coupe

finale-cup = Coupe
finale-cup-round = Coupe, tour { $round }
finale-round =
    { $left ->
        [0] Finale
        [1] Demi-finales
        [2] Quarts de finale
       *[other] Tour { $round }
    }
finale-tie-now = en cours
finale-cup-standing = Qui est encore en lice
finale-coach = Entraîneur
finale-cup-state = Situation
finale-goals = Buts
finale-cup-in = en lice
finale-cup-out = éliminé au tour { $round }

finale-laid-mine = Ta carte : { $card }, force { $strength }, face cachée
