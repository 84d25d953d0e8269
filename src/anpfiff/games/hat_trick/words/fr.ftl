### Hat-Trick en français. Les trois fichiers ont les mêmes clés et les mêmes variables.

## Questions au banc

ask-choose-nation = Quelle équipe diriges-tu ? Tout est encore secret.
opened-choose-nation = On dévoile : quelle équipe a choisie { $name } ?
ask-choose-flag = Pour quelle nation joues-tu ? Tout est encore secret.
opened-choose-flag = On dévoile : quelle nation a choisie { $name } ?
ask-choose-team = Quelle équipe toute prête diriges-tu ? Tout est encore secret.
opened-choose-team = On dévoile : quelle équipe a choisie { $name } ?
ask-choose-budget = Selon quel budget composes-tu ton équipe ?
ask-sign-man = Qui engages-tu pour le numéro suivant ?
ask-choose-keeper = Quel gardien joue ?
ask-name-captain = Qui est ton capitaine ?
ask-play-cards = Quelle carte action joues-tu, face cachée ?
opened-play-cards = On retourne : qu’a joué { $name } ?
ask-choose-move-attack = Tu as le ballon : qui déplaces-tu ?
ask-choose-move-defence = L’adversaire a le ballon : qui déplaces-tu ?
ask-choose-move-first = Ballon arrêté, tu bouges en premier : qui ?
ask-choose-move-second = Ballon arrêté, tu bouges en second : qui ?
ask-choose-move-transition = Ballon gagné ! Transition : qui déplaces-tu ?
ask-use-ability = Utilises-tu une capacité ?
ask-prevent-ability = Ton récupérateur empêche-t-il une capacité ?
ask-play-style = Joues-tu une carte style ?
ask-choose-style = Deux conditions remplies : quel style sera le tien ?
ask-choose-pair = Quels deux joueurs échangent leurs places ?
ask-step-or-stay = Encore une case vers l’avant ?
ask-led-move = Quel voisin ton patron déplace-t-il ?
ask-hand-over = À qui va le ballon ?
ask-choose-retreat = Jusqu’où redescend-il ?
ask-choose-action = Que devient la longue passe ?
ask-shoot-long = Tentes-tu un tir de loin ?
ask-protest-or-not = Faute ! Ton capitaine proteste-t-il ?
ask-substitute = Fais-tu un remplacement ?
ask-choose-corner = Corner à gauche ou à droite ?
ask-choose-sideways = Deux coéquipiers à égale distance : qui reçoit le ballon ?
ask-choose-receiver = Plusieurs portent le plus petit numéro : qui reçoit le ballon ?
ask-choose-rebound = Le gardien repousse le ballon, et plusieurs en sont aussi près : qui le reçoit ?
ask-choose-fouler = Plusieurs portent le plus petit numéro : qui a commis la faute ?
ask-choose-line = Longue passe : combien de lignes vers l’avant ?
ask-choose-pass = Occasion : à qui passes-tu le ballon ?
ask-shoot-or-wait = Tires-tu au but ?
ask-aim = Où vises-tu ?
opened-aim = On retourne : quelle carte tir a jouée { $name } ?
ask-dive = Où va ton gardien ?
opened-dive = On retourne : quelle carte gardien a jouée { $name } ?
ask-draw-or-stop = Ton gardien pioche-t-il une autre carte ?
ask-kick-card = Dégagement : quelle carte dit jusqu’où va le ballon ?
ask-chance-or-round = Coup franc : une occasion tout de suite, ou construire d’abord ?

## Questions au sort

ask-toss = La pièce : qui engage ?
ask-draw-card = La pioche : quelle carte arrive en main ?
ask-draw-to-save = La pioche : cette carte arrête-t-elle le tir ?
ask-turn-up = La pioche : avec quelle carte tire-t-on ?
ask-tackle-card = La pioche : le tacle touche-t-il le ballon ?
ask-hear-protest = La pioche : l’arbitre écoute-t-il le capitaine ?
ask-gain-style = La pioche : quelle carte style arrive ?
ask-renew-style = La pioche : quelle nouvelle carte style arrive ?

## Ce qui peut être dit

say-team = Diriger { $team-acc }
say-flag = Choisir : { $team }
say-play = Jouer { $card }
say-move =
    { $way ->
        [forward] Le numéro { $number } avance
       *[back] Le numéro { $number } recule
    }
say-pass = Ballon au numéro { $number }
say-lines = Lignes vers l’avant : { $lines }
say-fouled = C’était le numéro { $number }
say-aim = { $shot }
say-dive = { $goalkeeper }
say-card = Tiré : { $card }
say-toss =
    { $seat ->
        [me] La pièce tombe pour toi
       *[other] La pièce tombe pour { $seat }
    }
say-ready = Prendre la carte équipe { $team-gen }
say-budget = Budget { $budget }
say-sign =
    { $metal ->
        [silver] { $card } pour le { $number }
       *[gold] { $card } en or pour le { $number }
    }
say-keeper =
    { $kind ->
        [regular] Gardien titulaire
       *[star] Gardien vedette
    }
say-captain = Le numéro { $number } est capitaine
say-substitute = Faire entrer { $card } pour le numéro { $number }
say-use = Utiliser la capacité du numéro { $number }
say-borrow = Le numéro { $number } emprunte la capacité du numéro { $other }
say-prevent = Le numéro { $number } empêche la capacité du { $other } adverse
say-run =
    { $way ->
        [forward] Le numéro { $number } avance de deux cases
       *[back] Le numéro { $number } recule de deux cases
    }
say-leap = Le numéro { $number } bondit de deux cases
say-swap = Les numéros { $number } et { $other } échangent leurs places
say-style = { $card }
say-gain = Carte style piochée : { $card }
say-play-style = Style : { $style }
say-corner =
    { $corner ->
        [left] Corner à gauche
       *[right] Corner à droite
    }
say-perform =
    { $type ->
        [short_pass] En passe courte
        [long_ball] En longue passe
       *[dribble] En dribble
    }
say-regulars = Jouer avec des titulaires
say-stay = Ne déplacer personne
say-hold = Garder le ballon, pas de tir
say-shoot = Tirer au but !
say-wait = Attendre un meilleur moment
say-chance = L’occasion !
say-build-up = Construire le jeu
say-draw = Encore une carte
say-stop = Arrêter
say-no = Non, on continue
say-step-up = Encore une case vers l’avant
say-surge = S’avancer dans la dernière ligne et tirer !
say-long-shot = Tir de loin !
say-protest = Protester

## Pourquoi un conseil est bon

why-beats = Telles que sont placées les équipes, cette carte gagne contre { $won } des { $all } cartes qui peuvent encore venir.
why-holds-back = Contre { $won } des { $all } cartes, elle gagne aussi bien qu’une plus forte, que tu gardes.
why-to-shoot = Cela t’amène au tir.
why-keeps-strong = Il y a peu à gagner ici : les cartes fortes restent pour plus tard.
why-lands = Le dégagement arrive chez un de tes hommes.
why-move-duel = Après cela, le duel tourne mieux pour toi.
why-move-shot = Après cela, le tir s’annonce mieux pour toi.
why-stands-well = Tes hommes sont déjà bien placés.
why-pass-free = Le terrain est libre devant lui.
why-pass-strong =
    { $balls ->
        [one] Avec { $balls } ballon en attaque, c’est le plus fort à portée.
       *[other] Avec { $balls } ballons en attaque, c’est le plus fort à portée.
    }
why-pass-shot = C’est de là que le tir est le meilleur.
why-shot-good = L’occasion ne sera guère meilleure.
why-shot-later = Un meilleur tir peut encore venir.
why-on-average = Sur tout ce que l’autre peut choisir, c’est le meilleur choix en moyenne.
why-not-saved = À { $saved } contre { $power }, rien n’est encore arrêté.
why-saved-enough = À { $saved } contre { $power }, tout est joué.
why-most-stars =
    { $stars ->
        [one] Aucune équipe n’a plus d’une vedette.
       *[other] Aucune équipe n’a plus de { $stars } vedettes.
    }

## Ce que raconte l’arbitre

tell-line-up =
    { $seat ->
        [me] Tu diriges { $team-acc }.
       *[other] { $seat } dirige { $team-acc }.
    }
tell-tossed = La pièce est tombée. Au coup d’envoi : { $team }.
tell-half =
    { $half ->
        [1] La première mi-temps commence !
        [2] La seconde mi-temps commence !
       *[other] La prolongation commence !
    }
tell-kick-off = Engagement : { $team }, le numéro { $number } a le ballon.
tell-drew = Nouvelle carte en main : { $card }.
tell-shuffled = { $team } : { $cards } cartes défaussées, mélangées en une pioche provisoire.
tell-played = { $team } : { $card }.
tell-moved =
    { $way ->
        [forward] { $team } : le numéro { $number } monte.
       *[back] { $team } : le numéro { $number } redescend.
    }
tell-sideways = { $team } : passe latérale du { $number } au { $other }.
tell-long-ball =
    { $lines ->
        [one] { $team } : longue passe d’une ligne.
       *[other] { $team } : longue passe de { $lines } lignes.
    }
tell-outplayed = Ça passe ! { $team } contre { $other-acc }, { $balls } à { $against }.
tell-stopped = Attaque stoppée : { $team } contre { $other-acc }, { $balls } à { $against }.
tell-all-level = Égalité parfaite, { $team } contre { $other-acc }, { $balls } à { $against } : coup de sifflet !
tell-received = { $team } : le numéro { $number } a le ballon.
tell-intercepted = Interception : { $team }, numéro { $number } !
tell-cleared = Personne : le gardien ({ $team }) ramasse le ballon.
tell-dribbled = Passé ! Le { $number } ({ $team }) efface le { $other }.
tell-stepped = Espace libre : le { $number } ({ $team }) avance.
tell-stuck = Le { $number } ({ $team }) est déjà sur la ligne de but.
tell-tackled = Duel gagné : { $team }, numéro { $number } !
tell-foul = Faute : { $team }, numéro { $number }.
tell-booked = Carton jaune : { $team }.
tell-sent-off = Expulsion ! Le numéro { $number } ({ $team }) doit sortir.
tell-free-kick = Coup franc : { $team }, numéro { $number } au ballon.
tell-penalty = Penalty : { $team } ! Le numéro { $number } s’avance.
tell-opportunity = Occasion : { $team }, le numéro { $number } a le ballon !
tell-found = { $team } : le ballon arrive au numéro { $number }.
tell-wasted = { $team } : occasion gâchée.
tell-loose = Ballon récupéré : { $team }, numéro { $number }.
tell-shot = Tir : { $team }, numéro { $number } !
tell-aimed = { $team } : { $shot }, puissance { $power }.
tell-dived =
    { $cards ->
        [0] { $team } : { $goalkeeper }, aucune carte.
        [one] { $team } : { $goalkeeper }, { $cards } carte.
       *[other] { $team } : { $goalkeeper }, { $cards } cartes.
    }
tell-saving = { $card } : { $balls } contre { $power }.
tell-scored =
    { $goals ->
        [1] BUT : { $team }, par le numéro { $number }, le premier !
       *[other] BUT : { $team }, par le numéro { $number }, et de { $goals } !
    }
tell-parried = Repoussé ! Le gardien ({ $team }) arrive à { $balls }.
tell-saved = Arrêté ! Le gardien ({ $team }) arrive à { $balls } contre { $power }.
tell-goal-kick = Dégagement : { $team }.
tell-kicked = { $team }, dégagement : { $card }.
tell-half-over =
    { $half ->
        [1] Mi-temps.
        [2] La seconde mi-temps est terminée.
       *[other] La prolongation est terminée.
    }
tell-stalled = { $team } : on joue la montre, et l’arbitre siffle la fin.
tell-full-time = Coup de sifflet final ! { $team } { $goals }, { $other } { $against }.
tell-extra-time = Égalité : place à la prolongation !
tell-shoot-out = Tirs au but ! Pour commencer : { $team }.
tell-steps-up = { $team }, tir { $kick } : { $card }.
tell-kick-scored = { $team }, tir { $kick } : marqué !
tell-kick-parried = { $team }, tir { $kick } : repoussé !
tell-kick-saved = { $team }, tir { $kick } : arrêté !
tell-shoot-out-won = C’est fini ! Aux tirs au but : { $team } – { $other } { $kicks }:{ $against }.
tell-used = { $team } : le numéro { $number } utilise sa capacité. « { $ability } »
tell-prevented = { $team } : le numéro { $number } neutralise le { $other } adverse.
tell-turned = { $team } : le numéro { $number } se retourne.
tell-swapped = { $team } : le { $number } et le { $other } échangent leurs places.
tell-leapt = { $team } : le numéro { $number } bondit vers l’avant !
tell-fell-back = { $team } : le numéro { $number } se replie.
tell-tackle-won = Tacle propre : { $team }, numéro { $number }, avec { $balls } !
tell-tackle-failed = Tacle trop tardif : { $team }, numéro { $number }, avec { $balls }.
tell-keeper-rose = Le gardien ({ $team }) se sublime : une vedette !
tell-keeper-fell = Le gardien ({ $team }) a perdu son éclat.
tell-styled = { $team }, carte style : « { $card } »
tell-gained = { $team } : une carte style de gagnée.
tell-gained-card = Nouvelle carte style. { $card }
tell-found-style = { $team } : le style est trouvé, { $style }.
tell-corner = Détourné ! Corner : { $team }.
tell-captain = Capitaine, { $team } : le numéro { $number }.
tell-protest-heard = L’arbitre se laisse convaincre : pas de carton ({ $team }).
tell-protest-ignored = L’arbitre n’écoute pas, on proteste en vain ({ $team }).
tell-protest-punished = C’en est trop ! L’arbitre expulse un joueur ({ $team }).
tell-substituted = Changement, { $team } : { $card } entre pour le numéro { $number }.

## Le jeu et ses éditions

game-name = Hat-Trick
game-about = Deux entraîneurs, un terrain de 24 cases et 32 cartes action chacun : passer, dribbler, se placer et tirer.
edition-english = Règles anglaises
edition-english-about = D’après le texte anglais ; le meilleur point de départ.
edition-german = Règles allemandes
edition-german-about = D’après le texte allemand : se déplacer est obligatoire, et une occasion gâchée favorise le défenseur.
edition-friendly = Match amical
edition-friendly-about = D’après le texte anglais : chacun choisit sa nation, et tous les joueurs sont des titulaires.
edition-nations = Match international
edition-nations-about = 32 équipes nationales avec leurs vedettes, et toujours un vainqueur à la fin.
edition-players = Extension Joueurs
edition-players-about = 45 équipes toutes prêtes de 22 rôles avec leurs capacités, et quatre styles de jeu.
edition-players-full = Extension Joueurs au complet
edition-players-full-about = Avec tirs de loin, corners, remplacements, capitaines et transition.
edition-budget = Ta propre équipe
edition-budget-about = Chacun compose son équipe selon un budget ; son style naît en jeu.

## Ce qui est convenu avant le coup d’envoi

option-teams = Équipes
option-teams-about = Qui est sur le terrain.
option-teams-regulars = titulaires seulement
option-teams-flags = titulaires sous un drapeau au choix
option-teams-star-table = 32 nations avec vedettes
option-teams-team-cards = 45 équipes de l’extension
option-teams-budget = équipes composées selon un budget
option-match-kind = En cas d’égalité
option-match-kind-about = Comment se termine un match à égalité après deux mi-temps.
option-match-kind-draw-allowed = match nul
option-match-kind-extra-time-and-penalties = prolongation et tirs au but
option-match-kind-penalties-at-once = tirs au but aussitôt
option-move-duty = Mouvement
option-move-duty-about = Si l’on doit déplacer un joueur quand on le peut.
option-move-duty-may = facultatif
option-move-duty-must = obligatoire
option-penalty-draw = Gardien au penalty
option-penalty-draw-about = Combien de cartes il pioche avant que le signe à sa main ne compte.
option-penalty-draw-minus-one = une de moins que d’habitude
option-penalty-draw-fixed-one = toujours une
option-half-end = Fin de mi-temps
option-half-end-about = Où le ballon ne doit pas être pour que la mi-temps finisse.
option-half-end-attacking-zone = devant le but attaqué
option-half-end-either-end = devant l’un des deux buts
option-failed-chance = Occasion gâchée
option-failed-chance-about = Qui reçoit le ballon quand les cartes s’épuisent sans tir.
option-failed-chance-lowest-number = plus petit numéro
option-failed-chance-defender-first = défenseurs d’abord
option-goalkick-side = Mouvement sur ballon arrêté
option-goalkick-side-about = Qui peut bouger au dégagement et au coup franc.
option-goalkick-side-any = n’importe qui
option-goalkick-side-card-side = selon la dernière carte
option-cards-between-halves = Carton jaune à la pause
option-cards-between-halves-about = Si un carton jaune compte encore dans la mi-temps suivante.
option-cards-between-halves-keep = reste
option-cards-between-halves-clear-yellow = est effacé
option-stalling = Jouer la montre
option-stalling-about = Tant d’occasions gâchées d’affilée terminent une mi-temps dont les cartes sont épuisées ; 0 veut dire jamais.
option-keeper-demotion = Le gardien vedette redescend
option-keeper-demotion-about = Quand un gardien vedette redevient titulaire.
option-keeper-demotion-any-but-plus = avec tout sauf un plus
option-keeper-demotion-blank-only = seulement sans signe
option-styles = Cartes style
option-styles-about = Les équipes gagnent des cartes de leur style.
option-event-long-shot = Tirs de loin
option-event-long-shot-about = Qui est assez près du but peut tirer au lieu de jouer l’action.
option-event-corner = Corners
option-event-corner-about = Un tir arrêté d’un seul ballon donne un corner.
option-event-substitution = Remplacements
option-event-substitution-about = Trois fois par match, un joueur de même numéro en remplace un autre.
option-event-captain = Capitaines
option-event-captain-about = Le capitaine peut protester après une faute, à ses risques.
option-event-transition = Transition
option-event-transition-about = Qui gagne le ballon avec une carte du même type peut aussitôt déplacer un joueur.

## Comment cela a fini

reason-full-time = après deux mi-temps
reason-extra-time = après prolongation
reason-shoot-out = aux tirs au but
verdict-outplayed = l’attaquant passe
verdict-stopped = le défenseur a le ballon
verdict-all-level = faute
verdict-scored = but
verdict-parried = repoussé
verdict-saved = arrêté
verdict-kick-scored = tir réussi
verdict-kick-parried = tir repoussé
verdict-kick-saved = tir arrêté

## Les cartes et leur origine

kind-player = Joueur de champ
kind-action = Carte action
kind-shot = Carte tir
kind-goalkeeper = Carte gardien
kind-nation = Équipe nationale
kind-budget = Budget
kind-match-event = Événement
kind-style-card = Carte style
kind-style = Style
kind-team-card = Carte équipe
kind-role = Rôle
field-number = Numéro
field-line = Ligne
field-column = Colonne
field-side = Côté
field-regular = Titulaire : attaque, défense
field-star = Vedette : attaque, défense
field-type = Type
field-footballs = Ballons
field-copies = Exemplaires
field-direction = Direction
field-modifier = Modificateur
field-symbols = Signes pour gauche, centre, droite
field-kind = Gardien
field-hand = Main
field-line-6 = Cartes depuis la ligne 6
field-line-5 = Cartes depuis la ligne 5
field-line-4 = Cartes depuis la ligne 4
field-code = Code
field-stars = Vedettes
field-attack = Étoiles pour l’attaque
field-defence = Étoiles pour la défense
field-card = Carte budget
field-text = Effet
field-condition = Condition
field-order = Ordre
field-level = Classe
field-value = Valeur
field-balance = Défense, milieu, attaque
field-effect = Agit comme
field-rule = Règle
field-times = Utilisations par match
field-star-goalkeeper = Gardien vedette
field-gold-numbers = En or
field-line-up = Composition
field-style = Style
field-set = Série
field-gold-text = Capacité or
field-silver-text = Capacité argent
field-gold = Or : attaque, défense
field-silver = Argent : attaque, défense
field-price = Prix
field-orientation = Orientation
field-cards = Numéros des cartes

side-left = gauche
side-right = droite
hand-left = gauche
hand-centre = centre
hand-right = droite
direction-left = gauche
direction-centre = centre
direction-right = droite
type-short-pass = passe courte
type-long-ball = longue passe
type-dribble = dribble
kind-regular = titulaire
kind-star = vedette
orientation-defensive = défensif
orientation-balanced = équilibré
orientation-offensive = offensif
card-defensive = défensif
card-balanced = équilibré
card-offensive = offensif
set-card = de la boîte
set-extra = supplément
