### Ce qui est écrit sur la table de Fußball-Fieber. Les trois fichiers ont les mêmes clés et les mêmes variables.

fieber-you = { $name } (toi)
fieber-dock = Ta décision
fieber-hand = Ta main
fieber-hand-empty = Ta main est vide.
fieber-rounds = Tours
fieber-match-1 = Match 1
fieber-match-2 = Match 2
fieber-match-3 = Match 3
fieber-quarter-final = Quart de finale
fieber-semi-final = Demi-finale
fieber-final = Finale
fieber-field = Matchs de { $name }, { $team }
fieber-fields = Entraîneurs
fieber-piles =
    { $deck ->
        [one] { $deck } carte restante
       *[other] { $deck } cartes restantes
    }, { $discard } { $discard ->
        [one] défaussée
       *[other] défaussées
    }

## Équipes et matchs

fieber-strength = Force { $number }
fieber-adjusted = Force { $strength } ({ $change })
fieber-holds =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
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
fieber-open = à venir
fieber-begins = commence
fieber-out = éliminé
fieber-champion = vainqueur
fieber-score = Score
fieber-would-be = ensuite { $score }
fieber-laid-on =
    { $matches ->
        [one] sur { $team-acc }, pour ce match
       *[other] sur { $team-acc }, pour { $matches } matchs
    }
fieber-boosted = avec un tifo
fieber-joker-on = Joker

## Cartes

fieber-lasts =
    { $number ->
        [one] un match
       *[other] { $number } matchs
    }
fieber-reaction = Réaction
fieber-shorten = −{ $number } { $number ->
        [one] match
       *[other] matchs
    }
fieber-remove = annule

## Points

fieber-table = Classement
fieber-place = Place
fieber-coach = Entraîneur
fieber-difference = Différence
fieber-points = Points
fieber-qualify = { $number } points mènent en quart de finale.

## Questions et boutons

fieber-ask-choose-team = Quelle équipe mènes-tu ?
fieber-ask-turn = Jouer une carte ou passer ?
fieber-ask-target = { $card } : sur qui ?
fieber-ask-joker = Faire entrer un joker ?
fieber-ask-aim = { $card } : sur quelle carte ?
fieber-ask-exchange =
    { $number ->
        [one] Échanger une carte ?
       *[other] Échanger jusqu’à { $number } cartes ?
    }
fieber-ask-reduce = Défausse { $number } { $number ->
        [one] carte
       *[other] cartes
    }
fieber-about-choose-team = Chaque équipe joue avec la force 2 : une carte d’ajustement les rend égales. Personne ne voit ton choix avant que tous aient choisi.
fieber-about-chosen = Ton choix : { $team }. Les autres choisissent encore.
fieber-about-turn = Quand tous passent à la suite, le match est fini.
fieber-about-helps = Elle aide ton équipe, ou l’adversaire d’un autre entraîneur.
fieber-about-harms = Elle gêne ton adversaire, ou l’équipe d’un autre entraîneur.
fieber-about-lasts =
    { $number ->
        [one] Elle agit dans ce match seulement.
       *[other] Sur l’équipe d’un entraîneur elle dure { $number } matchs, ailleurs seulement celui-ci.
    }
fieber-about-reaction = Elle agit là où se trouve une carte qui lui correspond.
fieber-about-joker = Il aide ta propre équipe, dans ce match seulement.
fieber-about-exchange = Ce que tu défausses est remplacé par la pioche. Les jokers restent.
fieber-about-reduce = Huit cartes peuvent rester ; elles doivent suffire jusqu’à la finale. Les jokers ne comptent pas.
fieber-about-out = Tu es éliminé. Les autres continuent.
fieber-go-team-open = Choisis une équipe
fieber-go-card-open = Choisis une carte
fieber-go-target-open = Choisis une équipe
fieber-go-aim-open = Choisis une carte sur la table
fieber-go-aim = Répondre à { $card }
fieber-go-mine = { $team } : { $from } devient { $to }
fieber-go-theirs = { $team } : { $name } de { $from } à { $to }
fieber-go-exchange =
    { $number ->
        [one] Échanger une carte
       *[other] Échanger { $number } cartes
    }
fieber-go-drop =
    { $number ->
        [one] Défausser cette carte
       *[other] Défausser ces { $number } cartes
    }
fieber-go-drop-open =
    { $number ->
        [one] Encore une carte
       *[other] Encore { $number } cartes
    }

## À la fin

fieber-won-by = Le vainqueur :
fieber-shared-win = Victoire partagée
fieber-paths = Le parcours des équipes
fieber-win = gagné
fieber-level = nul
fieber-loss = perdu
fieber-place-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
fieber-after = Ce que cela change à la table
fieber-becomes = { $whose ->
    [mine] Ton match : { $from } devient { $to }
   *[other] Match de { $name } : { $from } devient { $to }
}
