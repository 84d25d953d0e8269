### Finale en français. Les trois fichiers de langue ont les mêmes clés et les mêmes variables.

## Questions au banc de touche

ask-choose-squad = Quel effectif alignes-tu ? Tout reste encore secret.
opened-choose-squad = On dévoile : quel effectif a choisi { $name } ?
ask-pick-man = Qui rejoint maintenant ton effectif ?
ask-bench-man = Qui commence sur le banc ?
ask-choose-colour = Le blanc, et quelle couleur avec ? Tes cartes tactiques restent secrètes.
ask-choose-coloured = Le blanc, et quelles six cartes d’autres couleurs ? Autant de chaque force qu’une couleur en a.
ask-choose-card = Quelle carte prends-tu ? D’abord trois pour la main, puis la pioche depuis le dessus.
ask-take-off = Un changement ? Qui sort ?
ask-bring-on = Et qui entre à sa place ?
ask-play-tactic = Quelle carte tactique poses-tu, face cachée ?
opened-play-tactic = On retourne : qu’a joué { $name } ?
ask-new-tactic = Tu repars à l’attaque : avec quelle carte tactique ?
ask-exchange-tactic = Échanges-tu une carte de ta main contre une autre de la pioche ?
ask-field-defender = Quel défenseur engages-tu ?
ask-field-midfielder = Quel milieu engages-tu ?
ask-field-forward = Quel attaquant engages-tu ?
ask-field-anyone = Un point d’interrogation : qui engages-tu ?
ask-field-stand-in = Il manque un joueur : qui prend sa place ?
ask-may-stand-in-defender = Il manque un défenseur : un autre prend-il sa place ?
ask-may-stand-in-midfielder = Il manque un milieu : un autre prend-il sa place ?
ask-may-stand-in-forward = Il manque un attaquant : un autre prend-il sa place ?
ask-may-field-again = Plus personne pour la flèche : un autre joueur la prend-il ?
ask-field-again = Suis la flèche : qui garde le ballon pour la finition ?
ask-may-counter = Ballon récupéré ! Pars-tu en contre ?
ask-point-at-man = Plusieurs de tes joueurs sont menacés : pour qui lances-tu le dé ?
ask-replace-injured = Ton joueur ne peut pas continuer : qui sort du banc ?
ask-new-keeper = Ton but est vide : qui prend place entre les poteaux ?
ask-give-way = Le gardien remplaçant doit entrer : quel joueur de champ lui cède sa place ?
ask-emergency-keeper = Plus de gardien sur le banc : quel joueur de champ va dans les buts ?
ask-order-kickers = Tirs au but : qui est ton prochain tireur ?

## Questions au destin

ask-draw-card = La pioche : quelle carte tactique arrive en main ?
ask-roll-for-attack = Le dé : à qui l’unique attaque ?
ask-roll = Le dé : combien ajoute-t-il à la force des joueurs ?
ask-roll-for-man = Le dé : plus de peur que de mal ?
ask-roll-for-start = Le dé : qui tire en premier ?
ask-kick-roll = Le dé : qui garde son sang-froid, le tireur ou le gardien ?
ask-draw-lot = Le tirage au sort : qui sort du chapeau ?

## Ce que l’on peut dire

say-squad =
    { $squad ->
        [starter] Prendre l’effectif conseillé
        [marked] Prendre les joueurs de l’effectif conseillé et choisir le banc
       *[own] Composer son propre effectif
    }
say-pick = { $man } dans l’effectif
say-bench = { $man } sur le banc
say-colour =
    { $colour ->
        [purple] Blanc et violet : l’équilibre
        [yellow] Blanc et jaune : par la défense
        [blue] Blanc et bleu : par le milieu
       *[red] Blanc et rouge : par l’attaque
    }
say-card = Choisir { $tactic }
say-tactic = Jouer { $tactic }
say-exchange = Échanger { $tactic }
say-field = Engager { $man }
say-check = Lancer le dé pour { $man }
say-off = { $man } sort
say-on = { $man } entre
say-refill =
    { $position ->
        [defender] { $man } entre et passe en défense
        [midfielder] { $man } entre et passe au milieu
       *[forward] { $man } entre et passe en attaque
    }
say-keeper = { $man } dans les buts
say-kick = { $man } tire
say-die = Dé : { $pips }
say-draw = Carte tirée : { $tactic }
say-lot =
    { $seat ->
        [me] Tirage : toi
       *[other] Tirage : { $seat }
    }
say-keep = Garder toute sa main
say-ready = Continuer ainsi
say-nobody = Personne n’entre
say-leave-empty = Laisser l’emplacement vide
say-counter = En contre !
say-wait = Garder le contre pour plus tard

## Pourquoi un conseil est bon

why-field-safe =
    { $number ->
        [one] Force { $strength }, et aucun symbole ne le met en danger.
       *[other] Force { $strength } à eux tous, et aucun symbole ne les met en danger.
    }
why-field-at-risk =
    { $risk ->
        [red] Force { $strength } ; en échange, { $man } risque le rouge.
        [injury] Force { $strength } ; en échange, { $man } risque une blessure.
       *[yellow] Force { $strength } ; en échange, { $man } risque le jaune.
    }
why-tactic-strong = Avec la force { $strength }, tu as le plus de chances d’obtenir les attaques.
why-tactic-weak = La force ne compte plus ici : le { $strength } part, tes cartes fortes restent.
why-exchange-weak = Une force de { $strength }, c’est peu ; la pile offre souvent mieux.
why-hand-good = Aucune carte de ta main n’est assez faible pour tenter la pile.
why-best-bench =
    { $balls ->
        [one] Sa carte porte { $balls } ballon ; personne d’autre ici n’en a davantage.
       *[other] Sa carte porte { $balls } ballons ; personne d’autre ici n’en a davantage.
    }
why-fresh =
    { $balls ->
        [one] Sa carte ne porte que { $balls } ballon ; il y a nettement mieux sur le banc.
       *[other] Sa carte ne porte que { $balls } ballons ; il y a nettement mieux sur le banc.
    }
why-bench-no-better = Personne sur le banc n’est nettement meilleur.
why-kickers =
    { $number ->
        [one] Force { $strength } au point de penalty.
       *[other] Force { $strength } à eux tous au point de penalty.
    }

## Ce que raconte l’arbitre

tell-line-up = Le { $team } s’aligne en { $defenders }‑{ $midfielders }‑{ $forwards }.
tell-deck =
    { $colour ->
        [purple] Le { $team } joue avec les cartes tactiques blanches et violettes.
        [yellow] Le { $team } joue avec les cartes tactiques blanches et jaunes.
        [blue] Le { $team } joue avec les cartes tactiques blanches et bleues.
       *[red] Le { $team } joue avec les cartes tactiques blanches et rouges.
    }
tell-drew = Nouvelle carte en main : « { $tactic } ».
tell-period =
    { $period ->
        [1] Coup d’envoi ! Période 1, jusqu’à la { $minute }e minute.
        [4] C’est reparti pour la seconde mi-temps ! Période 4, jusqu’à la { $minute }e minute.
        [7] Les prolongations commencent ! Période 7, jusqu’à la { $minute }e minute.
        [8] Dernier changement de côté ! Période 8, jusqu’à la { $minute }e minute.
       *[other] Période { $period }, jusqu’à la { $minute }e minute.
    }
tell-substituted = Changement pour le { $team } : { $on } remplace { $off }.
tell-showed = Le { $team } joue « { $tactic } », force { $strength }.
tell-tie-roll = Au dé de trancher : { $pips } pour le { $team }.
tell-attacks =
    { $attacks ->
        [one] Le { $team } prend le jeu à son compte : { $attacks } attaque.
       *[other] Le { $team } prend le jeu à son compte : { $attacks } attaques.
    }
tell-attack =
    { $number ->
        [1] Le { $team } passe à l’offensive : « { $tactic } » !
       *[other] Le { $team } remet ça, attaque { $number } : « { $tactic } » !
    }
tell-exchanged = Le { $team } revoit ses plans et échange une carte de sa main.
tell-fielded = { $man } entre dans la danse pour le { $team }, force { $strength }.
tell-rolled = Le { $team } fait { $pips } au dé, soit { $total } en tout.
tell-build-up-won = Belle approche ! Le { $team } passe, { $attackers } contre { $defenders }.
tell-build-up-lost = Ballon perdu ! Le { $team } cale dans son approche, { $attackers } contre { $defenders }.
tell-scored =
    { $goals ->
        [1] BUUUT pour le { $team } ! { $man } marque, { $attackers } contre { $defenders }.
       *[other] BUUUT pour le { $team } ! { $man } marque, { $attackers } contre { $defenders }, et de { $goals }.
    }
tell-missed = Pas de but ! Le { $team } rate sa finition, { $attackers } contre { $defenders }.
tell-countered =
    { $bonus ->
        [0] Contre ! Le { $team } jaillit : « { $tactic } ».
       *[other] Contre ! Le { $team } jaillit : « { $tactic } », bonus { $bonus }.
    }
tell-risk =
    { $symbol ->
        [injury] { $man } reste au sol… Le dé donne { $pips }.
        [yellow] Ça sent le jaune pour { $man }… Le dé donne { $pips }.
       *[red] Ça sent le rouge pour { $man }… Le dé donne { $pips }.
    }
tell-unharmed = { $man } s’en tire à bon compte.
tell-injured = Blessure ! Le match est fini pour { $man }.
tell-booked = Carton jaune pour { $man }.
tell-sent-off =
    { $yellows ->
        [0] Rouge direct ! { $man } est expulsé.
       *[other] Second carton jaune ! { $man } est expulsé.
    }
tell-came-on =
    { $position ->
        [goalkeeper] { $man } sort du banc et va dans les buts.
        [defender] { $man } sort du banc et renforce la défense.
        [midfielder] { $man } sort du banc et renforce le milieu.
       *[forward] { $man } sort du banc et renforce l’attaque.
    }
tell-gave-way = { $man } est sacrifié : le gardien remplaçant va entrer.
tell-in-goal = { $man } enfile les gants et va dans les buts.
tell-full-time = Coup de sifflet ! { $team } { $goals }, { $other } { $against }.
tell-extra-time = Toujours pas de vainqueur : on joue les prolongations !
tell-shoot-out = Place aux tirs au but ! Le { $team } commence.
tell-kick-scored = Au fond ! { $man } ne tremble pas, { $shooter } contre { $keeper }.
tell-kick-saved = Raté ! { $man } échoue dans son duel, { $shooter } contre { $keeper }.
tell-no-kicker = Le { $team } n’a plus de tireur : ce tir au but est perdu.
tell-shoot-out-won = C’est fini ! Le { $team } l’emporte { $kicks }:{ $against } aux tirs au but.
tell-drawn =
    { $seat ->
        [me] Le chapeau a parlé : toi.
       *[other] Le chapeau a parlé : { $seat }.
    }
tell-tie =
    { $first_seat ->
        [me] La rencontre : toi contre { $second_seat }.
       *[other] { $second_seat ->
            [me] La rencontre : { $first_seat } contre toi.
           *[other] La rencontre : { $first_seat } contre { $second_seat }.
        }
    }
tell-leg =
    { $leg ->
        [1] En route pour le match aller !
       *[other] En route pour le match retour !
    }
tell-tie-won =
    { $seat ->
        [me] Tu t’imposes, { $goals }:{ $against } sur les deux matchs.
       *[other] { $seat } s’impose, { $goals }:{ $against } sur les deux matchs.
    }
tell-cup-won =
    { $seat ->
        [me] La coupe est à toi !
       *[other] La coupe revient à { $seat } !
    }

## Le jeu et ses éditions

game-name = Finale
game-about = Deux entraîneurs, onze footballeurs de chaque côté, une pioche de cartes tactiques et deux dés : tout un match de football sur la table.
edition-de-revised = Règles allemandes
edition-de-revised-about = D’après le livret allemand de 1998 ; l’idéal pour débuter.
edition-fr-first = Règles françaises
edition-fr-first-about = D’après le livret français, sans doute tiré d’une édition antérieure : quatre changements, contre facultatif, toujours un vainqueur.

## Ce que l’on convient avant le coup d’envoi

option-squads = Effectifs
option-squads-about = Chaque camp compose son effectif de 15 joueurs pour 50 points, ou les deux prennent les 15 joueurs conseillés.
option-squads-free = libre choix
option-squads-starter = effectifs conseillés
option-swap-sides = Échanger les clubs
option-swap-sides-about = La première place dirige d’ordinaire le SV Stollen ; avec cet échange, elle dirige le FC Acker.
option-starter-bench = Banc des effectifs conseillés
option-starter-bench-about = Quels sont les quatre remplaçants des effectifs conseillés : ceux du livret allemand ou ceux du livret français. Les gardiens remplaçants diffèrent.
option-starter-bench-german = Hechter et Tentakel (allemand)
option-starter-bench-french = Greifhin et Schranke (français)
option-goalkeepers-required = Gardiens dans l’effectif
option-goalkeepers-required-about = Nombre minimal de gardiens dans l’effectif.
option-deck-mode = Cartes tactiques
option-deck-mode-about = D’où viennent les onze cartes tactiques de chaque camp ; la carte finale s’y ajoute toujours.
option-deck-mode-white-plus-colour = blanc et une couleur
option-deck-mode-white-plus-colours = blanc et plusieurs couleurs
option-deck-mode-starter = blanc et violet
option-deck-mode-free-choice = libre choix selon les forces
option-free-choice-quota = Quota du libre choix
option-free-choice-quota-about = Compte avec le libre choix des cartes tactiques : combien de chaque force.
option-free-choice-quota-exact = deux 5, deux 4, deux 3, quatre 2, un 1
option-free-choice-quota-least = deux de chaque, un 1, et deux au choix
option-voluntary-substitutions = Changements volontaires
option-voluntary-substitutions-about = Nombre de changements qu’un camp peut faire de lui-même dans un match ; remplacer un blessé ne compte pas.
option-substitution-timing = Moment des changements
option-substitution-timing-about = Quand un camp peut faire ses changements volontaires.
option-substitution-timing-period-start = au début d’une période
option-injury-replacement = Remplacer un blessé
option-injury-replacement-about = Un joueur de champ blessé peut, ou doit, être remplacé ; un gardien l’est toujours.
option-injury-replacement-optional = facultatif
option-injury-replacement-forced = obligatoire
option-lost-row-refill = Regarnir une ligne perdue
option-lost-row-refill-about = Qui a perdu tous les joueurs d’une ligne peut y faire entrer des joueurs d’un autre poste.
option-shortage = Manque de joueurs
option-shortage-about = Ce qui se passe quand une carte demande plus de joueurs d’un poste qu’il n’en reste.
option-shortage-substitute = un autre joueur prend le relais
option-shortage-optional = un autre joueur peut prendre le relais
option-shortage-empty = renfort seulement après blessure ou expulsion
option-arrow = Flèche de la carte
option-arrow-about = Qui la flèche emmène de l’approche à la finition.
option-arrow-must-reuse = le même joueur
option-arrow-may-reuse-type = tout joueur du même poste
option-counter = Contre
option-counter-about = Il faut contrer dès la première approche manquée, ou l’on peut garder son contre pour plus tard dans la période.
option-counter-mandatory = obligatoire
option-counter-optional = facultatif
option-counter-bonus = Bonus de contre
option-counter-bonus-about = Quelles forces donnent le bonus du contre.
option-counter-bonus-visible-cards = écart entre les cartes visibles
option-counter-bonus-first-cards = écart entre les premières cartes
option-counter-bonus-none-below-zero = seulement face à une carte plus forte
option-counter-without-build-up = Contre sans approche
option-counter-without-build-up-about = Ce que devient le contre quand sa carte n’a pas de phase d’approche.
option-counter-without-build-up-finish-only = directement à la finition
option-counter-without-build-up-no-counter = pas de contre
option-tie-after-90 = Égalité après 90 minutes
option-tie-after-90-about = Comment finit un match simple à égalité après 90 minutes.
option-tie-after-90-draw = match nul
option-tie-after-90-extra-time = prolongations
option-tie-after-90-extra-time-and-shootout = prolongations et tirs au but
option-extra-time-pile = Cartes des prolongations
option-extra-time-pile-about = Avec quelles cartes tactiques on joue les prolongations.
option-extra-time-pile-white-only = les blanches seulement
option-extra-time-pile-white-plus-hand = les blanches et la main
option-shootout-keeper-turn = Gardien aux tirs au but
option-shootout-keeper-turn-about = Dans quel sens la carte du gardien tourne après chaque tir.
option-shootout-keeper-turn-left = vers la gauche
option-shootout-keeper-turn-right = vers la droite
option-shootout-after-five = Après cinq tirs au but
option-shootout-after-five-about = La suite de la séance quand les deux camps sont à égalité après cinq tirs chacun.
option-shootout-after-five-sudden-death = mort subite
option-shootout-after-five-second-series = nouvelle série de cinq
option-shootout-pool = Tireurs
option-shootout-pool-about = Qui peut participer aux tirs au but ; jamais un gardien.
option-shootout-pool-on-pitch = joueurs de champ sur le terrain
option-shootout-pool-on-pitch-and-bench = joueurs de champ du banc aussi
option-format = Compétition
option-format-about = Un match simple, une confrontation aller-retour ou toute une coupe, jusqu’à huit places.
option-format-match = match simple
option-format-cup-tie = aller-retour
option-format-cup = coupe
option-cup-away-goals = Buts à l’extérieur
option-cup-away-goals-about = À égalité sur les deux matchs, les buts marqués à l’extérieur départagent.
option-cup-new-squad-per-leg = Nouvel effectif au retour
option-cup-new-squad-per-leg-about = Avant le match retour, chacun peut changer d’effectif et de cartes tactiques.
option-cup-swap-sides = Échanger les clubs au retour
option-cup-swap-sides-about = Au match retour, chacun dirige l’autre club ; il faut pour cela de nouveaux effectifs.
option-cup-holder = Tenant du titre
option-cup-holder-about = La place qui défend la coupe.
option-cup-holder--1 = personne
option-cup-holder-0 = place 1
option-cup-holder-1 = place 2
option-cup-holder-2 = place 3
option-cup-holder-3 = place 4
option-cup-holder-4 = place 5
option-cup-holder-5 = place 6
option-cup-holder-6 = place 7
option-cup-holder-7 = place 8
option-cup-holder-budget = Points du tenant
option-cup-holder-budget-about = Nombre de points que le tenant du titre a en plus ou en moins pour son effectif.
option-cup-holder-budget-0 = aucun
option-cup-holder-budget--2 = 2 de moins
option-cup-holder-budget-2 = 2 de plus
option-die = Dé
option-die-about = Les nombres inscrits sur les faces des deux dés.
option-corner-rule = Coin des symboles
option-corner-rule-about = Dans quel coin d’un footballeur se trouvent croix rouges et cartons ; les vrais coins ne nous sont pas parvenus.
option-corner-rule-before-strongest = avant le côté le plus fort
option-corner-rule-on-strongest = sur le côté le plus fort
option-corner-rule-on-weakest = sur le côté le plus faible
option-corner-rule-first-corner = à partir du premier coin

## Postes, lignes et signes

position-goalkeeper = Gardien
position-defender = Défenseur
position-midfielder = Milieu
position-forward = Attaquant
row-goalkeeper = But
row-defender = Défense
row-midfielder = Milieu de terrain
row-forward = Attaque
slot-t = G
slot-a = D
slot-m = M
slot-s = A
colour-white = Blanc
colour-purple = Violet
colour-yellow = Jaune
colour-blue = Bleu
colour-red = Rouge
symbol-injury = Blessure
symbol-yellow = Carton jaune
symbol-red = Carton rouge

## Comment cela s’est terminé

reason-full-time = après 90 minutes
reason-extra-time = après prolongations
reason-shoot-out = aux tirs au but
reason-aggregate = sur les deux matchs
reason-away-goals = grâce aux buts à l’extérieur
reason-cup = au bout de la finale
verdict-build-up-won = approche réussie
verdict-build-up-lost = approche manquée
verdict-scored = but
verdict-missed = pas de but
verdict-kick-scored = tir au but réussi
verdict-kick-saved = tir au but manqué
verdict-unharmed = rien à signaler
verdict-injured = blessé
verdict-booked = averti
verdict-sent-off = expulsé

## Les cartes et leur origine

kind-footballer = Footballeur
kind-tactic = Carte tactique
field-alias = Autre graphie
field-team = Club
field-position = Poste
field-value = Valeur
field-strength = Force
field-order-of-use = Ordre des forces
field-starter = Effectif conseillé
field-risk = Risques
field-corner = Coin du symbole
field-colour = Couleur
field-build-attacker = Approche, attaquant
field-build-defender = Approche, défenseur
field-finish-attacker = Finition, attaquant
field-finish-defender = Finition, défenseur
field-arrow = Flèche
field-role = Rôle de la carte
