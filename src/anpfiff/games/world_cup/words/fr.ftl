### Le jeu de la Coupe du monde en français. Les trois fichiers de langue ont les mêmes clés et les mêmes variables.

## Questions à la table

ask-play-card = À toi : quelle carte joues-tu ou défausses-tu ?
ask-choose-team-three-goals = Trois buts : pour quelle équipe ?
ask-choose-team-two-goals = Deux buts : pour quelle équipe ?
ask-choose-team-one-goal = Un but : pour quelle équipe ?
ask-choose-team-two-plus-one = 2+1 : qui reçoit les deux buts ?
ask-choose-team-one-one-one = 1+1+1 : qui reçoit le premier but ?
ask-choose-team-one-one = 1+1 : qui reçoit le premier but ?
ask-choose-team-attack = Attaque : quelle équipe se porte en avant ?
ask-choose-team-defence = Défense : devant qui dresse-t-on le mur ?
ask-choose-team-foul = Faute : le but de quelle équipe est refusé ?
ask-choose-team-offside = Hors-jeu : qui était trop avancé ?
ask-choose-team-penalty = Penalty : pour qui ?
ask-choose-team-stopping = De quelle équipe stoppes-tu l’attaque ?
ask-choose-team-one-more = Et le prochain but simple de cette carte : pour qui ?
ask-choose-match = Dans le match contre qui ?
ask-name-winner = Toutes les équipes à égalité sont à toi : laquelle continue ?
ask-may-play-on = Tu as gagné : continuer pour voir qui devient champion du monde ?

## Questions au hasard

ask-draw-flag = Le sac : quel drapeau en sort ?
ask-lot-for-extra = Le sort : quelle place tire une équipe de plus ?
ask-draw-extra-flag = Le sac : quelle équipe reste pour cette place ?
ask-deal-card = La donne : quelle carte ?
ask-lot-to-begin = Le sort : qui commence ?
ask-draw-card = La pioche : quelle carte vient en main ?
ask-penalty-kick = Le dé blanc : dedans ou non ?
ask-modifier = Temps additionnel : quelle couleur montre le dé ?
ask-lot-in-group = Égalité parfaite : qui le sort place-t-il devant ?
ask-lot-among-level = Plus de match d’appui : qui le sort qualifie-t-il ?
ask-refill = Parmi les cartes mises de côté : laquelle complète la main ?
ask-kick = Le tir : dedans ou non ?

## Ce qui peut se dire

say-play = Jouer « { $card } »
say-stop = Stopper une attaque avec Défense
say-discard = Défausser « { $card } »
say-team = { $team }
say-against = contre { $team-acc }
say-leave-out = Renoncer aux deux buts
say-enough = Plus de jeton
say-name = Qualifier : { $team }
say-play-on = Continuer
say-end-here = En rester là
say-flag = Drapeau : { $team }
say-draw = Piochée : { $card }
say-die = Dé : { $colour }
say-lot =
    { $seat ->
        [me] Sort : toi
       *[other] Sort : { $seat }
    }
say-coin = Sort : { $team }

## Pourquoi un conseil est bon

why-helps = Cela fait avancer ton équipe, { $team }, contre { $other-acc }.
why-hinders = Cela freine { $team-acc }, face à ton équipe, { $other }.
why-foreign = Aucun match de tes équipes n’est touché : c’est là que tu perds le moins.
why-spare = Aucune carte ne t’aide davantage pour l’instant, et celle-ci te manquera le moins.
why-strongest = Il n’y a pas d’équipe plus forte au choix.
why-won-already = C’est déjà gagné ; d’autres cartes n’y changeraient rien.

## Ce que dit l’arbitre

tell-flag =
    { $seat ->
        [me] Tu tires : { $team } ({ $rank }).
       *[other] { $seat } tire : { $team } ({ $rank }).
    }
tell-extra =
    { $seat ->
        [me] Tu reçois une équipe de plus : { $team } ({ $rank }).
       *[other] { $seat } reçoit une équipe de plus : { $team } ({ $rank }).
    }
tell-drew = Nouvelle carte en main : { $card }.
tell-begins =
    { $seat ->
        [me] Tu commences.
       *[other] { $seat } commence.
    }
tell-stage =
    { $stage ->
        [group] Coup d’envoi de la phase de groupes : { $matches } matchs, { $cards } cartes dans la pioche.
        [round_of_16] Les huitièmes de finale : { $matches } matchs, { $cards } cartes dans la pioche.
        [quarter_final] Les quarts de finale : { $matches } matchs, { $cards } cartes dans la pioche.
        [semi_final] Les demi-finales : { $matches } matchs, { $cards } cartes dans la pioche.
       *[final] LA FINALE ! Matchs : { $matches }, cartes dans la pioche : { $cards }.
    }
tell-last-stage = Dernier jour : troisième place et LA FINALE, { $cards } cartes dans la pioche. On n’agit plus que dans ses propres matchs.
tell-played =
    { $seat ->
        [me] Tu joues « { $card } ».
       *[other] { $seat } joue « { $card } ».
    }
tell-discarded =
    { $seat ->
        [me] Tu défausses « { $card } ».
       *[other] { $seat } défausse « { $card } ».
    }
tell-laid =
    { $token ->
        [single] BUT : { $team } contre { $against-acc } !
        [double] DEUX BUTS : { $team } contre { $against-acc } !
        [treble] TROIS BUTS : { $team } contre { $against-acc } !
        [half] Attaque, un demi-but : { $team } contre { $against-acc }.
        [wall] Porte fermée : { $team } contre { $against-acc }.
       *[spot] Le P est posé : { $team } contre { $against-acc }.
    }
tell-turned =
    { $token ->
        [single] But refusé ! { $team } contre { $against-acc }.
        [double] Les deux buts ne comptent pas : { $team } contre { $against-acc }.
        [treble] Les trois buts ne comptent pas : { $team } contre { $against-acc }.
       *[half] L’attaque échoue : { $team } contre { $against-acc }.
    }
tell-exchanged =
    { $token ->
        [single] Un but de moins, il en reste un : { $team } contre { $against-acc }.
       *[double] Un but de moins, il en reste deux : { $team } contre { $against-acc }.
    }
tell-penalty-scored = Penalty, { $team } contre { $against-acc } : marqué !
tell-penalty-missed = Penalty, { $team } contre { $against-acc } : manqué !
tell-second-pass = La pioche est vide ; la défausse en forme une nouvelle de { $cards } cartes.
tell-last-turns = La pioche est vide : chacun joue un dernier tour.
tell-dice = Temps additionnel ! Les dés : { $first }, { $second }, { $third }, { $fourth }.
tell-match-over = { $team } – { $other } { $goals }:{ $against }
tell-table = Groupe { $group }, place { $place } : { $team }, points : { $points }
tell-coin = Le sort désigne { $team-acc }.
tell-level = Groupe { $group } : { $teams } équipes à égalité en tête.
tell-replay =
    { $matches ->
        [one] { $matches } match d’appui, avec { $cards } cartes.
       *[other] { $matches } matchs d’appui, avec { $cards } cartes.
    }
tell-named =
    { $seat ->
        [me] Toutes les équipes à égalité sont à toi, et tu en qualifies une : { $team }.
       *[other] { $seat } dirige toutes les équipes à égalité et en qualifie une : { $team }.
    }
tell-qualified =
    { $place ->
        [1] Premier du groupe { $group } : { $team }.
       *[other] Deuxième du groupe { $group } : { $team }.
    }
tell-went-on = Qualification : { $team }. Élimination : { $other }.
tell-left =
    { $seat ->
        [me] Tu n’as plus d’équipe et quittes la table.
       *[other] { $seat } n’a plus d’équipe et quitte la table.
    }
tell-shoot-out = { $team } – { $other } : tirs au but.
tell-kick-scored = { $team }, tir { $kick } : marqué !
tell-kick-missed = { $team }, tir { $kick } : manqué !
tell-shoot-out-won = Aux tirs au but : { $team } – { $other } { $kicks }:{ $against }.
tell-third = Troisième place : { $team }.
tell-champion =
    { $seat ->
        [me] CHAMPION DU MONDE : { $team } ! À sa tête : toi.
       *[other] CHAMPION DU MONDE : { $team } ! À sa tête : { $seat }.
    }
tell-won =
    { $seat ->
        [me] Plus personne ne peut te rattraper : la partie est gagnée.
       *[other] Plus personne ne peut rattraper { $seat } : la partie est gagnée.
    }

## Le jeu, ses éditions et options

game-name = Le jeu de la Coupe du monde
game-about = Mène des nations à travers la Coupe du monde 1930 ou 2002, du tirage à la finale, avec des cartes, des jetons et des dés.
edition-world-cup-1930 = Uruguay 1930
edition-world-cup-1930-about = 13 équipes, quatre groupes, matchs d’appui ; pour 2 à 13 places.
edition-world-cup-2002 = Corée et Japon 2002
edition-world-cup-2002-about = 32 équipes, huit groupes, tirs au but ; pour 2 à 16 places.
option-tournament = Tournoi
option-tournament-about = Quelle Coupe du monde est jouée.
option-deck = Paquet
option-deck-about = 87 cartes avec quatre hors-jeu, ou 91 avec huit comme dans la liste imprimée.
option-modifier-dice = Dés modificateurs
option-modifier-dice-about = Si quatre dés ajoutent des demi-buts à la fin d’une phase.
option-goal-difference = Différence de buts
option-goal-difference-about = Quelle différence de buts place une équipe devant dans un groupe de 2002.
option-goal-difference-better = la meilleure
option-goal-difference-smaller = la plus petite, au pied de la lettre
option-three-way-tie = Trois ou quatre à égalité
option-three-way-tie-about = Ce qui compte d’abord en 2002 quand plus de deux équipes ont autant de points.
option-three-way-tie-mini-table = classement de leurs matchs entre elles
option-three-way-tie-skip-head-to-head = directement la différence de buts
option-quarter-pile = Pioche des quarts de finale
option-quarter-pile-about = D’où vient la pioche des quarts de finale de 2002.
option-quarter-pile-half-of-half = la moitié des cartes jouées en dernier
option-quarter-pile-quarter-of-all = un quart de toutes les cartes
option-replay-limit = Matchs d’appui
option-replay-limit-about = Après combien de tours de matchs d’appui le sort décide en 1930 ; 0 veut dire jamais.
option-token-supply = Réserve de jetons
option-token-supply-about = Si les jetons peuvent s’épuiser.
option-token-supply-unlimited = jamais
option-token-supply-printed = autant que dans la boîte
option-shootout-early-stop = Fin anticipée des tirs au but
option-shootout-early-stop-about = Si les tirs au but s’arrêtent dès qu’ils sont décidés.
option-match-4-left = Côté gauche du match 4
option-match-4-left-about = Qui se place à gauche dans le match 4 des huitièmes et tire le premier.
option-match-4-left-runner-up-E = le deuxième du groupe E
option-match-4-left-winner-B = le vainqueur du groupe B
option-final-pool-1930 = Cartes de la finale de 1930
option-final-pool-1930-about = De quelles cartes on tire la pioche de la finale.
option-final-pool-1930-all-cards = toutes les cartes hors des mains
option-final-pool-1930-semi-discards = celles jouées en demi-finale
option-beginner = Qui commence
option-beginner-about = Qui a le premier tour de la phase de groupes.
option-beginner-seat-0 = la première place
option-beginner-lot = le sort décide

## Ce que fait une carte

does-three-goals = rangs 1 à 3
does-two-goals = rangs 1 à 4
does-one-goal = toute équipe
does-two-plus-one = deux équipes
does-one-one-one = trois équipes
does-one-one = deux équipes
does-attack = un demi-but
does-defence = protège ou arrête
does-foul = un but de moins
does-offside = contre but/attaque
does-penalty = le dé décide

## Couleurs des cartes

colour-dark-green = Vert foncé
colour-medium-green = Vert moyen
colour-light-green = Vert clair
colour-blue-and-green = Bleu et vert
colour-purple = Violet
colour-light-grey = Gris clair
colour-dark-grey = Gris foncé

## Comment cela s’est fini

reason-final = en finale
reason-both-finalists = avec les deux finalistes dans le même camp
reason-last-seat = plus personne d’autre n’a d’équipe
verdict-penalty-scored = penalty marqué
verdict-penalty-missed = penalty manqué

## Les cartes et leur origine

kind-nation = Nation
kind-action = Carte action
kind-rank = Rang
kind-token = Jeton
kind-die = Dé
kind-match = Match
field-code = Code
field-rank-1930 = Rang 1930
field-group-1930 = Groupe 1930
field-rank-2002 = Rang 2002
field-group-2002 = Groupe 2002
field-colour = Couleur
field-count = Nombre
field-count-listed = Nombre selon la liste
field-tokens = Buts posés
field-in-1930 = En 1930
field-squares = Cases
field-largest = Plus grand jeton but
field-balls = Ballons
field-dot = Case du point
field-faces = Faces
field-tournament = Tournoi
field-round = Tour
field-left = Gauche
field-right = Droite
