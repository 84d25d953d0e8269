cup-new = Nouvelle compétition
cup-new-title = Quel titre est en jeu ?
cup-game = Jeu
cup-format = Formule
cup-kind-knock-out = Coupe
cup-kind-groups = Groupes et élimination
cup-kind-league = Championnat
cup-kind-swiss = Suisse
cup-about-knock-out = Qui perd sort
cup-about-groups = Comme à la Coupe du monde
cup-about-league = Chacun contre chacun
cup-about-swiss = Plusieurs tours, personne ne sort
cup-about-knock-out-table = La meilleure moitié passe
cup-about-league-table = D’autres voisins chaque fois, des points par place
cup-about-swiss-table = Les égaux à la même table
cup-pace = Rythme
cup-pace-evening = Un soir
cup-pace-evening-about = Tous à la fois
cup-pace-winter = Un hiver
cup-pace-winter-about = Des délais en jours
cup-size = Places
cup-size-of = { $count } places
cup-days = Jours par tour
cup-played = On joue
cup-real = Avec de vraies boîtes
cup-real-about = On joue avec le carton, les téléphones arbitrent. Contre un bot, on joue dans l’appli.
cup-free = Places libres
cup-fill = Bots : { $league }
cup-fill-none = restent libres
cup-ties = Matchs par confrontation
cup-ties-one = un match
cup-ties-two = aller et retour
cup-ties-away = aller et retour, buts à l’extérieur
cup-ties-3 = série de trois
cup-ties-5 = série de cinq
cup-ties-7 = série de sept
cup-ties-league-one = matchs aller
cup-ties-league-two = matchs aller et retour
cup-rounds = Tours
cup-rounds-usual = autant qu’il en faut
cup-seats = À une table
cup-seats-of =
    { $count ->
        [2] à deux
       *[other] jusqu’à { $count }
    }
cup-more = Plus de règles
cup-rules = Ce qui est convenu
cup-breaks = À égalité de points
cup-breaks-first = d’abord { $rule }
cup-draw = Tirage
cup-draw-lots = au sort
cup-draw-entry = selon l’ordre d’inscription
cup-groups = Groupes
cup-groups-usual = d’environ quatre
cup-through = Qualifiés par groupe
cup-clock = Temps de réflexion
cup-clock-said =
    { $kind ->
        [none] sans limite
        [match] { $time } pour le match{ $then ->
            [bot] , puis un bot répond
           *[forfeit] , puis il est perdu
        }
       *[move] { $time } par coup{ $then ->
            [bot] , puis un bot répond
           *[forfeit] , puis le match est perdu
        }
    }
cup-grace = Minutes de retard admises
cup-allow-hints = Les conseils sont permis
cup-allow-taking-back = On peut reprendre dés et cartes si tous sont d’accord
cup-public = Compétition publique
cup-public-about = Elle est sur la liste, et tout le monde peut s’inscrire.
cup-name = Nom de la compétition
cup-usual-name =
    { $kind ->
        [league] Championnat { $game }
       *[other] Coupe { $game }
    }
cup-i-play = Je joue aussi
cup-open = Ouvrir
cup-entrants = Les participants
cup-are-you-here = Es-tu là, { $name } ?
cup-gathering =
    { $count ->
        [0] Personne n’est encore là
        [1] Un participant
       *[other] { $count } participants
    }
cup-here =
    { $people ->
        [one] Entraîneur présent : { $here } sur { $people }.
       *[other] Entraîneurs présents : { $here } sur { $people }.
    }
cup-is-here = là
cup-not-yet = pas encore
cup-free-place = libre
cup-more-places = … et { $count } autres places
cup-take-out = Retirer { $name }
cup-join = Participer
cup-join-waiting = Sur la liste d’attente
cup-waiting = Tu es sur la liste d’attente, place { $place }.
cup-link = Un lien pour tous
cup-leave = Me retirer
cup-i-am-here = Je suis là
cup-begin-draw = Commencer le tirage
cup-draw-begins = Le tirage commence
cup-drawn-now = Sort { $place } : { $name }
cup-lots-left =
    { $count ->
        [0] Plus aucun sort.
        [1] Encore un sort.
       *[other] Encore { $count } sorts.
    }
cup-next-lot = Tirer le sort suivant
cup-all-lots = Tous à la fois
cup-seal = L’ordre était fixé avant. Sceau :
cup-home-against = À domicile contre { $name }
cup-away-against = À l’extérieur chez { $name }
cup-table-with = À table avec { $names }
cup-enough =
    { $goals ->
        [0] 0:0 suffit
       *[other] { $goals }:0 suffit
    }
cup-is-running = La partie est en cours.
cup-rival-sits = { $name } est déjà à table.
cup-rival-not-yet = { $name } n’est pas encore là.
cup-time-left = Encore { $time }, puis la règle s’applique.
cup-left-hours =
    { $count ->
        [1] une heure
       *[other] { $count } heures
    }
cup-left-days = { $count } jours
cup-to-the-match = Au match
cup-prefer-caretaker = Si { $name } ne vient pas, je préfère jouer contre un remplaçant.
cup-when = Quand joue-t-on ? Propose une heure à { $names }.
cup-i-propose = Tu as proposé { $time }. Pas encore de réponse de { $names }.
cup-they-propose = { $name } propose { $time }.
cup-agreed = Rendez-vous avec { $names } : { $time }.
cup-propose = Proposer une heure
cup-another-time = Une autre heure
cup-agree = D’accord
cup-time = Quand
cup-calendar = Dans mon agenda
cup-remind = Me le rappeler
cup-nothing-to-do = Tu n’as plus rien à faire dans ce tour.
cup-now-you = à toi
cup-live = en cours
cup-bye = Exempt
cup-tie-spoken = { $home } { $first }, { $away } { $second }
cup-by-kicks = aux tirs au but
cup-by-aggregate = sur les deux matchs
cup-by-away-goals = aux buts à l’extérieur
cup-by-decider = après un match d’appui
cup-by-series = série gagnée
cup-by-lot = par tirage au sort
cup-by-awarded = sur tapis vert
cup-by-missed = aucun n’est venu
cup-replay = revoir
cup-watch = regarder
cup-conference = Multiplex
cup-round = Journée { $number }
cup-bracket = Le tableau
cup-round-final = Finale
cup-round-semi = Demi-finales
cup-round-quarter = Quarts de finale
cup-round-sixteen = Huitièmes
cup-round-thirty-two = Seizièmes
cup-round-sixty-four = Trente-deuxièmes
cup-until = jusqu’au { $day }
cup-group = Groupe { $name }
cup-as-it-stands = En l’état
cup-final-table = Classement final
cup-col-place = Rang
cup-col-name = Nom
cup-col-played = J
cup-col-firsts = 1ers
cup-col-difference = Diff
cup-col-scored =
    { $unit ->
        [points] Pts du jeu
       *[goals] Buts
    }
cup-col-head-to-head = Conf.
cup-col-buchholz = Buch.
cup-break-difference =
    { $unit ->
        [points] différence
       *[goals] différence de buts
    }
cup-break-scored =
    { $unit ->
        [points] points dans le jeu
       *[goals] buts
    }
cup-break-head-to-head = confrontation directe
cup-break-wins = victoires
cup-break-firsts = premières places
cup-break-buchholz = Buchholz (les points de tous les adversaires)
cup-level = À égalité de points : { $rules }, puis le tirage au sort.
cup-placed-by-lot = { "*" } Devant le suivant par tirage au sort seulement.
cup-to-come =
    { $count ->
        [one] encore une journée à jouer
       *[other] encore { $count } journées à jouer
    }
cup-col-form = cinq derniers
cup-col-points = Pts
cup-champion = { $name } l’emporte !
cup-way = Le chemin du titre
cup-way-told =
    { $unit ->
        [points] { $name } gagne { $won } de ses { $matches } confrontations et obtient { $scored } points.
       *[goals] { $name } gagne { $won } de ses { $matches } confrontations et marque { $scored } buts.
    }
cup-way-told-tables = { $name } finit en tête à { $won } de ses { $matches } tables.
cup-placed = place { $place }
cup-way-hardest = La plus dure fut contre { $rival } : { $first }:{ $second }.
cup-figures = La compétition en chiffres
cup-figure-matches = Matchs
cup-figure-goals =
    { $unit ->
        [points] Points
       *[goals] Buts
    }
cup-figure-clearest = Plus large victoire
cup-scorers = Buteurs
cup-scorers-all = Les montrer tous ({ $count })
cup-shirt = Numéro { $number }
cup-chapter-size =
    { $unit ->
        [points] { $entrants } entraîneurs, { $matches } matchs, { $goals } points.
       *[goals] { $entrants } entraîneurs, { $matches } matchs, { $goals } buts.
    }
cup-chapter-clearest = Plus large victoire : { $home } – { $away } { $first }:{ $second }.
cup-chapter-kicks =
    { $count ->
        [1] Une fois, il a fallu les tirs au but.
       *[other] { $count } fois, il a fallu les tirs au but.
    }
cup-chapter-absent =
    { $count ->
        [1] Une fois, une chaise est restée vide.
       *[other] { $count } fois, une chaise est restée vide.
    }
cup-chapter-final = En finale, { $winner } bat { $loser } { $first }:{ $second }.
cup-chapter-final-kicks = { $winner } remporte la finale contre { $loser } aux tirs au but.
cup-chapter-final-away-goals = { $winner } remporte la finale contre { $loser } aux buts à l’extérieur.
cup-chapter-final-decider = { $winner } remporte la finale contre { $loser } au match d’appui.
cup-chapter-final-series = { $winner } remporte la série finale contre { $loser }.
cup-chapter-final-lot = Rien ne départage { $winner } et { $loser } en finale ; le sort désigne { $winner }.
cup-chapter-final-awarded = { $winner } remporte la finale contre { $loser } sur tapis vert.
cup-chapter-final-bye = Personne d’autre n’arrive en finale : { $winner } gagne sans jouer.
cup-watch-final = Revoir la finale
cup-print = Imprimer
cup-no-champion = Personne n’a gagné
cup-called-off = Annulée
cup-is-paused = Suspendue. Le temps ne court pas.
cup-rule = Qui n’est pas à table { $minutes } minutes après le coup d’envoi perd 0:3, ou un remplaçant joue pour lui si l’adversaire préfère. Si les deux manquent, les deux sont éliminés ; qui manque deux fois cède sa place.
cup-rule-winter = Qui n’est pas à table à l’échéance perd 0:3, ou un remplaçant joue pour lui si l’adversaire préfère. Si les deux manquent, les deux sont éliminés ; qui manque deux fois cède sa place.
cup-rule-table = Un remplaçant joue pour qui n’est pas à table { $minutes } minutes après le coup d’envoi. Si personne ne vient, toute la table est éliminée ; qui manque deux fois cède sa place.
cup-rule-table-winter = Un remplaçant joue pour qui n’est pas à table à l’échéance. Si personne ne vient, toute la table est éliminée ; qui manque deux fois cède sa place.
cup-fair-none = Personne ne reprend ce que les dés ou les cartes ont décidé, et personne ne demande de conseil, même contre un bot.
cup-fair-hints = Les conseils sont permis à tous. Personne ne reprend ce que les dés ou les cartes ont décidé, même contre un bot.
cup-fair-taking-back = Ce que les dés ou les cartes ont décidé ne se reprend que d’accord avec les autres à table, jamais contre un bot. Pas de conseils.
cup-fair-both = Les conseils sont permis à tous. Ce que les dés ou les cartes ont décidé ne se reprend que d’accord avec les autres à table, jamais contre un bot.
cup-rule-source = La règle de cette compétition, fixée à l’ouverture
cup-lead = Direction de la compétition
cup-lead-tie = Confrontation
cup-pause = Suspendre
cup-resume = Reprendre
cup-call-off = Annuler la compétition
cup-extend = Cinq minutes de plus
cup-caretaker = Un remplaçant joue
cup-replace = Remplacer
cup-hand-over = Confier
cup-extend-day = Un jour de plus
cup-annul = Faire rejouer
cup-hand-over-to = Confier la direction à
cup-called-off-about = Elle s’arrête ici, sans vainqueur. Ce qui a été joué reste sur cette page.
cup-organiser = L’organisateur
cup-awarded-by = donné sur tapis vert par { $by }
cup-noted-by = résultat noté par { $by }
cup-awarded-led = donné sur tapis vert par l’organisateur
cup-noted-led = résultat noté par l’organisateur
cup-lead-match = Match
cup-take-back = Revenir dessus
cup-set-result = Le résultat
cup-goals-of = Buts pour { $name }
cup-kicks-of = Tirs au but réussis par { $name }
cup-was-played = Joué ainsi
cup-is-awarded = Donné sur tapis vert
cup-set = Fixer le résultat
cup-sure-noted = Fixer le résultat : { $what } ?
cup-sure-awarded = Donner sur tapis vert : { $what } ?
cup-sure-result = Ce qui était écrit avant ne compte plus. Les rencontres qui en découlent sont refaites.
cup-sure-annul = Faire rejouer { $names } ?
cup-sure-call-off = Annuler la compétition ?
cup-sure-call-off-about = Personne ne joue plus, et il n’y a pas de vainqueur.
cup-sure-replace = Remplacer { $name } ?
cup-sure-replace-waiting = { $name }, en tête de la liste d’attente, prend la place avec tout ce qui y a été gagné.
cup-sure-replace-bot = Un bot prend la place avec tout ce qui y a été gagné.
cup-sure-caretaker = Faire jouer un remplaçant pour { $name } ?
cup-sure-caretaker-about = Une nouvelle table est dressée, où joue un bot. Ce qu’il gagne compte.
cup-sure-hand-over = Confier la direction à { $name } ?
cup-sure-hand-over-about = Ensuite { $name } dirige, et { $name } seul peut rendre la direction.
cup-sure-back = Tu peux revenir dessus tant que rien n’a été joué à la suite.
cup-story = Procès-verbal
cup-told-opened = La compétition est ouverte.
cup-told-joined = { $who } participe.
cup-told-waits = { $who } est sur la liste d’attente.
cup-told-withdrew = { $who } s’est retiré.
cup-told-taken-out = La direction a retiré { $who }.
cup-told-rekeyed = { $who } joue sur un autre appareil.
cup-told-drawn = Le tirage a commencé.
cup-told-round = Le tour { $number } commence.
cup-told-wished-caretaker = { $who } souhaite un remplaçant.
cup-told-wished-award = { $who } ne souhaite pas de remplaçant.
cup-told-result = { $home } – { $away } { $first }:{ $second }
cup-told-kicks = { $home } – { $away } { $first }:{ $second }, tirs au but
cup-told-result-table = Une table a fini : { $order }
cup-told-missed = { $who } n’est pas venu.
cup-told-awarded = { $by } donne { $home } – { $away } { $first }:{ $second } sur tapis vert.
cup-told-awarded-missed = { $home } – { $away } { $first }:{ $second }, sur tapis vert
cup-told-awarded-table = { $by } décide d’une table : { $order }
cup-told-noted = { $by } note le résultat : { $home } – { $away } { $first }:{ $second }.
cup-told-noted-table = { $by } note le résultat d’une table : { $order }
cup-told-taken-back =
    { $what ->
        [called-off] La compétition continue finalement.
        [replaced] { $who } retrouve sa place.
        [caretaker] Finalement, pas de remplaçant pour { $who }.
        [annulled] { $home } – { $away } n’est pas rejoué : le résultat tient.
        [annulled-table] La table de { $names } n’est pas rejouée : le résultat tient.
        [awarded-table] L’organisateur revient sur le résultat d’une table.
        [noted-table] L’organisateur revient sur le résultat d’une table.
       *[other] L’organisateur revient sur { $home } – { $away } { $first }:{ $second }.
    }
cup-told-annulled = { $by } fait rejouer { $home } – { $away }.
cup-told-annulled-table = { $by } fait rejouer la table de { $names }.
cup-told-caretaker = Un remplaçant joue pour { $who }.
cup-told-replaced = { $by } prend la place de { $who }.
cup-told-extended = Plus de temps, jusqu’à { $until }.
cup-told-proposed = { $who } propose { $time }.
cup-told-agreed = Rendez-vous pris : { $names }, { $time }.
cup-told-reminded = Un rappel a été envoyé à { $who }.
cup-told-paused = La direction a suspendu la compétition.
cup-told-resumed = On reprend.
cup-told-handed-over = { $who } dirige la compétition.
cup-told-called-off = La compétition est annulée.
cup-told-champion = { $who } l’emporte.
cup-told-no-champion = Personne ne l’emporte.
