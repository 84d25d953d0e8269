### Le terminal en français. Les trois fichiers de langue ont les mêmes clés et les mêmes variables.

## Quand quelque chose ne va pas

error = Erreur : { $message }
error-cup-format = Il n’y a pas de format { $format } ; dis knock_out, groups, league ou swiss.
error-cup-series = Une série se joue en 3, 5 ou 7 matchs, pas en { $number }.
error-clash = { $option } ne va qu’avec l’un de ces choix : { $needed }
error-expected = { $message } (possible : { $expected })
error-file = { $file } : { $reason }
error-own-file = ton fichier
error-in-line = { $file }, ligne { $line } : { $message }
error-at = { $at } : { $message }
error-not-text = { $file } n’est pas un fichier texte en UTF-8
error-bug = cela n’aurait pas dû arriver ({ $kind } : { $message }) ; ANPFIFF_TRACEBACK=1 montre où
error-no-rule = le livret ne contient pas de règle { $number }
error-no-card = la boîte ne contient pas de carte { $card }
error-nothing-to-continue = il n’y a pas de match de { $game } en cours à reprendre
error-option = une option s’écrit nom=valeur, et non { $option }
error-player = { $player } ne peut pas s’asseoir ici (possible : { $expected })
error-own-bot = « { $bot } » dans ce match est le bot de quelqu’un ; nomme-le encore une fois si tu lui fais confiance : --seats { $seats }
error-seats = { $said } places sont données, cette table en a { $seats }
error-names = { $said ->
        [one] un nom est donné
       *[other] { $said } noms sont donnés
    } ; personnes à cette table : { $people }
error-name = { $name } désigne déjà un bot ou sa propre place ; un autre nom, s’il te plaît
error-other-game = { $file } est un match de { $game }
error-no-game = quel jeu ? (possible : { $expected })
error-game-key = { $name } ne peut pas être la clé d’un jeu : de deux à quarante lettres minuscules, chiffres et tirets bas, d’abord une lettre
error-game-taken = il y a déjà un jeu { $name }
error-folder-used = { $file } existe déjà et n’est pas vide
error-no-tree = { $folder } ne contient pas les sources d’Anpfiff
error-in-the-way = { $file } existe déjà et n’est pas ce match ; choisir un autre nom, ou --force pour l’écraser
error-no-seat = il n’y a pas de place { $seat } ; cette table en a { $seats }
error-port = le port { $port } n’est pas utilisable ({ $reason }) ; sans --port, un port libre est pris
error-address = { $option } demande une adresse comme https://jeu.example.org, pas { $address }
error-public-path = --public prend une adresse sans chemin, car la page est à la racine de son hôte : https://play.example.org, et non { $address }
error-no-folder = il faut un dossier où garder les résultats : --out DOSSIER
error-unreachable = la base de données ne répond pas ({ $reason })
error-database-refuses = la base de données répond, mais refuse ({ $reason })
error-database-owner = cet utilisateur ne peut rien créer dans la base de données ({ $reason }) : elle doit appartenir à celui qui se connecte, « alter database NAME owner to USER »
error-open-already = Anpfiff est déjà ouvert : { $address }
usage-word = Usage :
usage-required = [requis]
usage-default = [par défaut : { $value }]
usage-missing = { $what } manque
usage-no-option = il n’y a pas d’option { $name }
usage-no-command = il n’y a pas de commande { $name }
usage-guess = { $message }. Peut-être : { $guesses }
usage-wrong = { $what } ne convient pas ({ $reason })
usage-least = au moins { $number }
usage-most = au plus { $number }
usage-whole = il faut un nombre entier
usage-number = il faut un nombre
usage-needs-value = { $what } demande une valeur
usage-extra = « { $what } » est de trop ici ; --help dit ce que prend la commande

## Aide

help-panel-commands = Commandes
help-panel-options = Options
help-panel-arguments = Arguments
help-option-help = Montrer cette aide.
help-option-lang = Langue de tout ce que tu lis ; sinon celle de ton système.
help-option-all-games = Montrer aussi les petits jeux qui apprennent comment on écrit un jeu.
help-option-plain = Pas de couleurs, et rien n’est redessiné : une image sous l’autre (comme avec NO_COLOR ou TERM=dumb).
help-option-as-json = Écrire du JSON pour les programmes.
help-option-game = Un jeu, tel que « anpfiff games » le nomme.
help-option-own-cards = Un fichier avec les vraies valeurs de ta propre boîte.
help-option-edition = Une édition du jeu ; sinon celle qui est conseillée.
help-option-option = Un accord pour cette table ; peut être donné plusieurs fois. « anpfiff games JEU » les nomme tous.
help-anpfiff = Le football en boîte, avec toutes les règles et les chances exactes, dans le navigateur et dans le terminal.
help-anpfiff-version = Montrer la version, et si le moteur est compilé.
help-anpfiff-install-completion = Laisser le shell compléter jeux, éditions, options, bots, cartes et règles (bash, zsh, fish).
help-anpfiff-show-completion = Seulement montrer le script.
help-games = Nommer les jeux ; avec un nom, ses éditions et ses options.
help-games-game = Montrer ce jeu en détail.
help-lesson = Jouer une leçon et la vérifier.
help-lesson-file = Le fichier TOML d’une leçon.
help-lesson-check = Seulement vérifier, sans jouer.
help-bot = Poster un bot sur un serveur : il prend les places où il est invité et celles qui sont ouvertes, plusieurs à la fois, et revient à ses tables.
help-bot-name-of-bot = Le bot : mon_bot.py:Coach, cmd:./mon_bot, ou l’un des nôtres.
help-bot-server = L’adresse du serveur.
help-bot-link = Le lien d’une place ou d’une compétition où il est invité ; peut être donné plusieurs fois.
help-bot-name = Son nom aux tables ; sinon celui de son fichier.
help-bot-key = Le fichier de son identité ; sinon un fichier de ton dossier de données.
help-bot-only = Seulement les tables de ces jeux.
help-bot-most = À combien de tables il joue à la fois.
help-bot-matches = S’arrêter après tant de parties ; sinon il continue jusqu’à ce que tu l’arrêtes.
help-bot-invited = Ne prendre que les places où il est invité ou dont il a le lien, pas celles des tables publiques.
help-bot-unlisted = Ne pas laisser le serveur montrer qu’il est là ; personne ne peut alors l’inviter.
help-new-game = Commencer un jeu à soi à partir du duel de tirs au but.
help-new-game-key = La clé du jeu : un nom en lettres minuscules, avec des tirets bas.
help-new-game-into = Le dossier du nouveau paquet, ou celui des sources d’Anpfiff ; sinon un dossier du nom du jeu, ou celui-ci.
help-new-game-tree = Le mettre avec ses tests dans les sources d’Anpfiff plutôt que dans un paquet à part.
help-play = Jouer un match dans le terminal.
help-play-seats = Qui s’assied où, un nom par place : me (toi), ou l’un des bots random, novice, greedy, league et world (search-500 joue 500 matchs dans sa tête).
help-play-names = Comment s’appellent les personnes à la table, depuis la première place.
help-play-seed = D’où viennent les dés ; la même graine donne les mêmes dés.
help-play-save = Garder le match dans ce fichier.
help-play-force = Avec --save, écraser même un fichier qui n’est pas ce match.
help-play-go-on = Reprendre le dernier match en cours.
help-play-source = Reprendre le match de ce fichier.
help-play-real = Ce qui est vrai dans la boîte : dice (dés), cards (cartes) ou les deux. Le terminal arbitre, demande ce qui est tombé et ce qui a été posé, et fait tous les calculs.
help-replay = Revoir un match pas à pas, ou le vérifier.
help-replay-file = Un fichier de match.
help-replay-verify = Prouver que chaque ligne était permise et que les dés étaient honnêtes.
help-replay-seat = Voir le match depuis cette place ; la première est 1.
help-replay-is-open = Tout montrer, même les cartes cachées.
help-analyse = Revenir sur un match : le compte de la chance et des choix, et ce que chaque décision a coûté.
help-analyse-file = Un fichier de match.
help-analyse-seat = Seulement les décisions de cette place ; la première est 1.
help-analyse-iterations = Combien de matchs sont joués à partir de chaque moment du match.
help-analyse-bot = Demander à un bot, même au tien, ce qu’il aurait dit à chaque décision.
help-simulate = Faire jouer beaucoup de matchs à des bots, et compter.
help-simulate-number = Combien de matchs.
help-simulate-bots = Un bot par place : random, novice, greedy, league, world, ou search-500 pour une recherche de 500 itérations ; un seul nom prend toutes les places. Ils changent de place après chaque match.
help-option-seed = La même graine donne les mêmes nombres, quel que soit le nombre de processus.
help-option-workers = Nombre de processus qui se partagent le travail ; sinon un par processeur.
help-option-cluster = Répartir le travail sur un cluster Ray : celui de RAY_ADDRESS, ou un cluster lancé ici. Demande anpfiff[cluster].
help-option-out = Garder chaque lot terminé dans ce dossier. La même commande reprend là où elle s’est arrêtée ; à la fin s’y trouvent des tableaux CSV et Parquet.
help-option-batch = Nombre de parties gardées à la fois.
help-option-keep = Garder, à côté des tableaux, un jeu de données de toutes les parties pour les programmes qui apprennent : chaque feuille de match, ou chaque décision avec ce que sa place voyait. Demande --out.
help-simulate-every = Jouer une série de plus pour chaque autre valeur de chaque règle.
help-simulate-vary = Seulement ces options de règles, chacune avec toutes ses valeurs, au lieu de --every-option.
help-simulate-free = Verbes pour lesquels le hasard choisit à la place du bot, comme pick, sign.card pour un argument parmi plusieurs, ou pick/2 où chaque choix est pris avec une chance sur deux (ce qui est dit est gardé), et phrases que les bots disent toujours, comme « squad own ».
help-simulate-price = Un nombre sur les cartes qui dit leur prix : le rapport le compare à ce qu’elles valent.
help-simulate-outlook = Annoncer au public, à une décision sur N, la chance de chacun de gagner ; le rapport la confronte aux résultats.
help-simulate-iterations = Avec --outlook : de combien de parties imaginées une chance est tirée.
help-arena = Faire jouer chaque bot contre chaque autre et les classer.
help-arena-number = Nombre de parties pour deux bots.
help-arena-bots = Les bots qui participent.
help-arena-seats = Nombre de places à la table ; à plus de deux, les deux bots s’assoient à tour de rôle.
help-arena-luck = Retirer des résultats la chance aux dés et aux cartes : à partir de tant de parties rejouées depuis chaque instant.
help-cup = Faire jouer aux bots une coupe, un championnat ou un tournoi suisse, et afficher le bilan.
help-cup-entrants = Combien y participent.
help-cup-kind = Comment on trouve le vainqueur.
help-cup-legs = Matchs par confrontation ; en championnat, combien de fois chacun rencontre chacun.
help-cup-away-goals = À égalité après deux matchs, les buts à l’extérieur comptent.
help-cup-series = Les confrontations se jouent en tant de matchs, à la majorité.
help-cup-seats = Combien s’assoient à une table au plus ; dès trois, une table entière est un match et les places comptent.
help-cup-bots = Les bots inscrits, à tour de rôle jusqu’à ce que tout soit pris.
help-report = Écrire le rapport d’une étude : une page avec graphiques et tableaux, pour tout navigateur.
help-report-folder = Le dossier d’une étude, comme donné à --out.
help-report-file = Le fichier à écrire ; sinon une page dans ce dossier.
help-rules = Lire le livret de règles.
help-rules-number = Un chapitre ou une seule règle, par exemple F4 ou F4.3.
help-cards = Montrer les cartes, et d’où vient chaque valeur.
help-cards-card = Montrer une carte en détail.
help-cards-ids = Montrer l’identifiant de chaque carte, avec son nom.
help-cards-as-template = Écrire un fichier à remplir pour sa propre boîte : tout ce qui est reconstitué, en commentaire.
help-bench = Mesurer la vitesse du moteur sur cette machine.
help-bench-seconds = Combien de temps mesurer.
help-option-database = Où sont gardés les matchs : un fichier ou postgresql://… ; sinon un fichier dans ton dossier de données.
help-serve = Démarrer le serveur : jouer dans le navigateur, sur cette machine ou de partout.
help-serve-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer tout le réseau.
help-serve-port = Le port ; sinon 8765 ou un autre qui est libre.
help-serve-public = L’adresse où l’on joint ce serveur s’il est derrière un mandataire : https://…
help-serve-proxy = Les proxys devant ce serveur, adresses ou réseaux ; eux seuls sont crus quand ils disent d’où viennent les gens. Par défaut, ceux de cette machine.
help-serve-workers = Dans combien de processus réfléchissent les bots ; sinon tous les cœurs sauf un.
help-serve-rate = Combien de messages par seconde une ligne peut envoyer.
help-serve-tables = Combien de tables une adresse peut ouvrir par heure.
help-serve-lines = Combien de lignes une adresse peut tenir ouvertes.
help-serve-real-box = Permettre les tables avec de vrais dés et cartes ; les arbitrer coûte du temps au serveur.
help-serve-visiting-bots = Laisser les bots d’autres gens se tenir sur ce serveur, où tous peuvent les voir et les inviter.
help-serve-engine = Un dossier où un moteur compilé va apparaître ; les bots y passent dès qu’il est prêt.
help-serve-keep-open = Jours après lesquels une table où personne ne s’est assis expire ; 0 : jamais.
help-serve-keep-running = Jours après lesquels un match que personne ne continue est supprimé ; 0 : jamais.
help-serve-keep-finished = Jours après lesquels un match terminé est supprimé ; 0 : jamais.
help-serve-access-log = Écrire une ligne par requête ; sans adresses ni clés.
help-serve-log = Écrire ce qui se passe sur stderr, en lignes de texte ou de JSON, avec l’heure et son décalage.
help-serve-imprint = Les mentions légales de l’hébergeur : un fichier (.html ou texte) ou une adresse.
help-serve-privacy = La politique de confidentialité : un fichier (.html ou texte) ou une adresse.
help-serve-bots = Tes propres bots, contre lesquels on peut jouer ici : my_bot.py:Coach, Libero=cmd:./my_bot, …
help-serve-measured = Dossiers de « anpfiff arena --out » qui disent la force de tes propres bots.
help-serve-browser = Ouvrir la page dans le navigateur.
help-backup = Écrire tous les matchs d’une base dans un fichier ; le serveur peut continuer.
help-backup-file = Le fichier à écrire ; avec --every, le dossier.
help-backup-every = En écrire une maintenant, puis toutes les tant d’heures, jusqu’à l’arrêt.
help-backup-kept = Avec --every : combien de sauvegardes restent dans le dossier.
help-restore = Lire tous les matchs d’un fichier dans une base vide, quelle que soit sa sorte.
help-restore-file = Un fichier écrit par « anpfiff backup ».
help-restore-unchecked = Croire le fichier sans rejouer chaque match.
help-site = Écrire une page qui se passe de serveur, pour tout endroit où l’on peut déposer des fichiers.
help-site-folder = Le dossier à écrire ; il peut être vide, ou venir de « anpfiff site ».
help-site-at = Le chemin du serveur où se trouvera la page, par exemple /jeux/anpfiff.
help-site-runtime = Le dossier du paquet pyodide de npm.
help-site-wheels = Un dossier avec msgspec en wheel pour navigateurs.
help-referee = Offrir le moteur à d’autres programmes : lignes JSON en entrée, lignes JSON en sortie.

## Version

version = anpfiff { $version } ({ $engine })
version-pure = moteur : Python pur, non compilé
version-compiled = moteur : compilé
note-pure = Remarque : le moteur tourne en Python pur et reste lent. Après « make compile », lance-le avec PYTHONPATH=build/compiled, ou installe le wheel.

## Places, journal et résultat

seat-coach = Entraîneur
seat-me = Toi
seat-fate = le sort
log-face-down = face cachée
result-won = Vainqueur : { $best }, { $reason }.
result-draw = Match nul entre { $best }, { $reason }.
result-place = { $place }. { $name } : { $score }
result-kicks = Tirs au but : { $numbers }
result-champion = Champion : { $name }

## Chances

chance = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $fraction })
chance-of = chance exacte de : { $verdict }
chance-of-success = chance exacte de réussite

## À la table

play-welcome = { $game }. Entrée prend la réponse conseillée ({ $mark }), ? montre ce que tu peux taper d’autre.
play-forced = Une seule réponse possible : { $said }
play-prompt = Entrée = { $first }, sinon numéro, ? aide >
play-prompt-advised = Entrée = { $first } (conseil), sinon numéro, ? aide >
menu-mine = à toi
menu-cost =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
play-curtain = Au suivant : passe le clavier à { $seat }.
play-curtain-prompt = { $seat } : Entrée, quand personne d’autre ne regarde >
play-skipped =
    { $number ->
        [one] … { $number } ligne plus ancienne : tape l
       *[other] … { $number } lignes plus anciennes : tape l
    }
play-skipped-at-the-end =
    { $number ->
        [one] … { $number } ligne plus ancienne, à voir dans l’enregistrement
       *[other] … { $number } lignes plus anciennes, à voir dans l’enregistrement
    }
play-ambiguous = Ce pourrait être plusieurs réponses : { $several }
play-not-understood = « { $said } » n’est pas parmi les réponses. Tape un numéro, un bout de réponse, ou ? pour l’aide.
play-named = Déjà nommés : { $named }
play-several =
    { $number ->
        [one] Encore { $number } à nommer.
       *[other] { $number } à nommer, sans ordre imposé : un par un ou ensemble, comme « 1 4 ».
    }
play-budget =
    { $number ->
        [one] Il reste { $number } point.
       *[other] Il reste { $number } points.
    }
play-unsaid = Nommé, mais pas dit, donc perdu : { $named }
play-leave-unsaid = Nommé, mais pas encore dit : { $named }. Partir le fait perdre.
play-leave-prompt = q : partir quand même, Entrée : rester >
play-not-besides = « { $said } » ne va pas avec ce qui est déjà nommé ; u reprend le dernier nom.
play-not-saved = Le match n’a pas pu être enregistré : { $reason }
play-in-the-way = { $file } existe déjà et n’est pas ce match : choisis un autre nom.
play-saved = Enregistré dans { $file }
play-nothing-to-undo = Tu n’as encore rien décidé.
play-undone = Repris : la table est comme avant ta dernière décision.
play-goodbye = Pour continuer : { $command }
play-forfeit = Le match est terminé : { $reason }.
play-over = L’enregistrement se trouve dans { $file }
play-help =
    Réponds par un numéro, par un bout de réponse, ou par Entrée pour celle qui est
    conseillée. S’il en faut plusieurs, nomme-les dans n’importe quel ordre, un par
    un ou ensemble : 1 4, ou blitz trickster. Rien n’est dit avant que tous soient
    nommés ; d’ici là, u retire le dernier. Et aussi :
      ?           cette aide
      r           la règle derrière la question ;  r F4.3  une autre
      c           les cartes que tu peux voir, avec leurs valeurs
      h           un conseil : ce qu’une recherche pense de chaque réponse
      l           le journal, autant que tu peux le lire
      u           reprendre ta dernière décision
      s FICHIER   enregistrer une copie
      q           enregistrer et quitter

## Enregistrements

replay-prompt = { $ply } sur { $plies } – Entrée : suite, b : retour, g : prochain but, p : lecture, q : fin >
replay-help = Entrée avance, b recule, g va au prochain but, p lit tout seul (Ctrl+C arrête), un numéro va à cette ligne du journal, q quitte.
verify-legal =
    { $lines ->
        [one] { $lines } ligne rejouée : permise.
       *[other] { $lines } lignes rejouées : toutes permises.
    }
verify-seed = Tous les dés et toutes les pioches découlent de la graine { $seed }.
verify-urn = Tous les dés et toutes les pioches découlent du secret fixé avant le coup d’envoi ({ $commitment }) et des parts de toutes les places.
verify-given = Dés et pioches découlent de la graine { $seed } à partir de la ligne { $ply } ; avant, ils étaient donnés.
verify-back = Repris à la ligne { $ply } ({ $why ->
        [agreed] d’un commun accord
        [alone] seul à la table
       *[free] librement
    }), dit par les appareils des places { $seats } ; ce qui a été repris est dans le fichier, et les dés suivants en découlent.
verify-result = Le résultat est celui qui est enregistré.
verify-wrong = Pas prouvé : { $message }
verify-names = Les noms sont ceux du fichier ; rien ne les prouve.
unproven-by-hand = Pas prouvé : dés et pioches ont été saisis à la main ; ils sont possibles, rien de plus.
unproven-at-the-table = Comme saisi à la table : dés et cartes étaient réels, ce que tous ont vu a été saisi à la main, et ce que personne n’a montré est complété.
unproven-given = Pas prouvé : comment on est arrivé à la position de départ.
unproven-taken-back = Pas prouvé : que quelque chose a été repris. Le fichier ne dit pas quoi ; dés et pioches n’en dépendent pas.
unproven-ended = Pas prouvé : que les joueurs se sont arrêtés là (abandon, temps écoulé, accord). Le fichier est peut-être coupé.
unproven-unfinished = Pas prouvé : la suite. Le match n’est pas encore terminé, ou le fichier est coupé.
unproven-no-result = Le match est terminé ; le fichier ne contient pas de résultat à comparer.

## Conseils et analyse

hint-option = réponse
hint-chance = chance de gagner (95 %)
hint-matches = matchs imaginés
hint-estimate = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-note = Une victoire partagée compte pour sa part. Là où tous répondent face cachée, on suppose que les autres varient leurs réponses.
hint-why-even = Presque aucune différence : la réponse suivante se vaut.
hint-why-sight = Même au premier coup d’œil, rien n’est plus fort.
hint-why-later = Autre chose paraît plus fort au premier coup d’œil ; à la longue, c’est ceci qui paie.
analyse-progress = retour sur le match
analyse-ply = ligne
analyse-seat = place
analyse-said = dit
analyse-chance = chance
analyse-lost = perdu ainsi (95 %)
analyse-best = mieux
analyse-bot = bot
analyse-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
analyse-account = { $seat } : { $began } au coup d’envoi
analyse-item = poste
analyse-number = nombre
analyse-points = points (95 %)
analyse-dice = Dés
analyse-cards = Cartes
analyse-own = Ses propres choix
analyse-others = Choix des autres
analyse-unforeseen = Imprévisible
analyse-ended = à la fin
analyse-cannot-tell = incertain ({ $range })
analyse-verdict-won-choices = Les meilleurs choix ont fait la différence.
analyse-verdict-won-luck = La chance a fait la différence.
analyse-verdict-lost-choices = Les autres ont fait de meilleurs choix.
analyse-verdict-lost-luck = La malchance a fait la différence.
analyse-verdict-both = Un peu des deux, les choix et la chance.
analyse-verdict-level-better = De meilleurs choix, moins de chance.
analyse-verdict-level-worse = De moins bons choix, plus de chance.
analyse-verdict-fair = Un résultat équitable.
analyse-verdict-unknown = Choix ou chance : ce match ne permet pas de dire ce qui a fait la différence.
analyse-deserved = Mérité d’après les tirs : { NUMBER($first, minimumFractionDigits: 2, maximumFractionDigits: 2) } : { NUMBER($second, minimumFractionDigits: 2, maximumFractionDigits: 2) } buts ; le plus probable est { $score } ({ NUMBER($chance, style: "percent", maximumFractionDigits: 1) }).
analyse-expected = { $seat } : { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } points attendus.
analyse-note = Dés et cartes sont comparés à tout ce qui pouvait tomber. Les choix sont comparés, avec ce que voyait leur place, à ceux du niveau « { $league } » ; ce que personne ne pouvait prévoir est le reste. Le compte est juste. Là où l’intervalle contient 0, le chiffre reste incertain.

## Adversaires

games-bots = Adversaires (à asseoir avec --seats)
bot-random = cour de récré
bot-novice = district
bot-greedy = régional
bot-league = première division
bot-world = classe mondiale
bot-about-random = Connaît les règles et tape dans tout ce qui roule.
bot-about-novice = Sait ce qu’il faudrait faire, et a la tête ailleurs une fois sur deux.
bot-about-greedy = Joue d’après le manuel, tout de suite, sans jamais prévoir.
bot-about-league = Joue quelques matchs dans sa tête avant de répondre.
bot-about-world = Réfléchit une seconde, cache ses intentions et ne pardonne rien.

## Simulations

simulate-progress = matchs
simulate-forfeits =
    { $times ->
        [one] Un match a été perdu par forfait
       *[other] { $times } matchs ont été perdus par forfait
    } : { $reason }
simulate-stopped =
    { $games ->
        [one] Arrêté après { $games } match.
       *[other] Arrêté après { $games } matchs.
    }
simulate-title =
    { $games ->
        [one] { $games } match
       *[other] { $games } matchs
    }
simulate-number = nombre
simulate-share = part (95 %)
simulate-goals = { $scores } par match (95 %)
simulate-wins = { $name } gagne
simulate-draws = matchs nuls
simulate-seat = gagné depuis la place { $seat }
simulate-length = par match
simulate-decisions-each = décisions
simulate-fates-each = dés et pioches
simulate-scores = score
simulate-told =
    { $moments ->
        [one] Chances de gagner, annoncées à { $moments } moment
       *[other] Chances de gagner, annoncées à { $moments } moments
    }
simulate-said = annoncé
simulate-came = gagné (95 %)
simulate-brier = Score de Brier { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } ({ NUMBER($low, minimumFractionDigits: 3, maximumFractionDigits: 3) } – { NUMBER($high, minimumFractionDigits: 3, maximumFractionDigits: 3) })
simulate-off = Ces chances sont plus éloignées que de justes ne le seraient (probabilité { NUMBER($chance, maximumFractionDigits: 6) }).
simulate-chance = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-intervals = Entre parenthèses : les bornes du vrai chiffre avec 95 % de confiance (parts selon Wilson). Scores dans l’ordre des bots.
interval-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
interval-mean = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } – { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
simulate-kept = Gardé dans { $folder } : { $files }. À lire avec : anpfiff report { $folder }
simulate-data = Le jeu de données est dans { $folder } : des lignes JSON, et Parquet si pyarrow est installé ; about.json dit ce qu’il contient.
simulate-go-on = Ce qui est terminé est gardé dans { $folder } ; la même commande y reprend.
simulate-no-parquet = Sans pyarrow, pas de fichier Parquet : pip install 'anpfiff[lab]'
arena-bot = bot
arena-rating = cote (95 %)
arena-record = gagnés / nuls / perdus
arena-points = points (95 %)
arena-decided = des décidés (95 %)
arena-luck-plain = part des victoires (95 %)
arena-luck-adjusted = sans la chance (95 %)
arena-luck-worth = une partie en vaut
arena-worth = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } parties
arena-note = Cotes d’après Bradley et Terry : 1500 est la moyenne, 400 points font dix contre un ; bornes par rééchantillonnage. Un nul vaut un demi-point.
interval-rating = { NUMBER($value, maximumFractionDigits: 0, useGrouping: 0) } ({ NUMBER($low, maximumFractionDigits: 0, useGrouping: 0) } – { NUMBER($high, maximumFractionDigits: 0, useGrouping: 0) })
cup-round = Tour { $number }
cup-group = Groupe { $name }
cup-place = rang
cup-name = nom
cup-played = matchs
cup-record = gagnés / nuls / perdus
cup-firsts = premières places
cup-goals = buts
cup-points = points
cup-tie = { $home } – { $away }  { $scores }  { $why }
cup-bye = { $name } est exempt
cup-going-on = passent : { $names }
cup-champion = Vainqueur : { $name }
cup-by-goals = { $name } passe
cup-by-kicks = { $name } passe, aux tirs au but
cup-by-aggregate = { $name } passe, sur l’ensemble des deux matchs
cup-by-away-goals = { $name } passe, grâce aux buts à l’extérieur
cup-by-decider = { $name } passe, après un match d’appui
cup-by-series = { $name } passe, vainqueur de la série
cup-by-lot = { $name } passe, par tirage au sort
cup-by-awarded = { $name } passe, sur tapis vert
report-written = Le rapport est dans { $file }
bench-what = quoi
bench-speed = vitesse

## Étagère et cartes

games-seats = { $low } à { $high } places
games-seats-just = { $low } places
games-try = Jouer : anpfiff play { $game }   Toutes les options : anpfiff games { $game }
bot-stands = { $name } se tient à { $server }. Son identité est dans { $file }. Ctrl-C le renvoie chez lui.
bot-listed = On l’y trouve et on peut l’inviter, à { $tables } tables à la fois : { $games }.
bot-unasked = Personne ne peut l’inviter : le serveur ne joue à aucun de ses jeux selon la même version des règles.
bot-no-list = Ce serveur est plus ancien et ne tient pas de liste des bots : personne ne voit qu’il est là. Il prend ses places quand même.
bot-unlisted = Personne ne voit qu’il est là : { $reason }
bot-invited = invité
bot-won = gagné
bot-drawn = match nul
bot-lost = perdu
new-game-made = Ton jeu { $name } est dans { $folder }. Pour y jouer : pip install -e { $folder }, puis anpfiff play { $name }. Pour le tester : pytest { $folder }
new-game-tree = Ton jeu { $name } est sur l’étagère des développeurs. Pour y jouer : anpfiff play { $name }
games-which = Quel jeu ? 1 à { $most } >
games-options = Ce qu’une table peut convenir (pour jouer : --option nom=valeur)
games-needs = Seulement avec l’un de ces choix : { $needed }
cards-legend = Sans signe : imprimé.   { $marks }
cards-id = identifiant
cards-how = Identifiants : --ids   Un fichier pour sa propre boîte : anpfiff cards { $game } --template > ma_boite.toml
template-head =
    Les vraies valeurs de ta boîte. Voici tout ce que nous avons seulement reconstitué.
    Enlève le « # » devant une carte et écris ce qu’elle dit ; les lignes avec ## restent des remarques.
    Les champs déjà justes peuvent être omis. Jouer : anpfiff play { $game } --own-cards FICHIER

site-packing = Le moteur est emballé …
site-writing = La page est écrite …
site-done = Terminé : { $files } fichiers dans { $folder }, { $size } Mo sur le fil. Une fois sur un appareil, la page joue sans réseau.
serve-ready = Anpfiff est ouvert : { $address }
serve-without-page = Anpfiff tourne sur { $address }, mais sa page n’est pas construite : seuls des programmes peuvent l’utiliser. Construis-la avec « make client » ; ce serveur la montrera aussitôt.
serve-open-already = Anpfiff est déjà ouvert ; voici sa page : { $address }
serve-network = Depuis le même réseau, par téléphone aussi : { $address }
serve-no-network = Cette machine n’a pas d’adresse dans un réseau en ce moment.
serve-stop = Arrêter avec Ctrl+C ; chaque match est gardé et continue la prochaine fois.
serve-compiled = Le moteur est compilé : les bots réfléchissent maintenant à pleine force.
serve-stopped = Fermé. Chaque match est gardé.
backup-done = { $tables ->
    [one] Une table est dans { $file }.
   *[other] { $tables } tables sont dans { $file }.
}
restore-done = { $tables ->
    [one] Une table est revenue de { $file }.
   *[other] { $tables } tables sont revenues de { $file }.
}

help-tables = Pour les hébergeurs : montrer les tables d’un serveur, en fermer, en extraire ou en supprimer une.
help-tables-status = Seulement les tables dans cet état : open, running, over, expired ou outdated (finies par une mise à jour). Peut être répété.
help-tables-limit = Combien des tables les plus récentes sont montrées.
help-tables-close = Terminer une table : personne n’y joue plus. Avec SQLite, le serveur doit être arrêté.
help-tables-export = Afficher l’enregistrement d’une table ; pour un match en cours, avec tout ce qui est caché.
help-tables-delete = Supprimer pour de bon une table terminée ou fermée. Avec SQLite, le serveur doit être arrêté.
tables-id = identifiant
tables-game = jeu
tables-status = état
tables-opened = ouverte
tables-seats = places
tables-open = ouverte
tables-running = en cours
tables-over = terminée
tables-expired = fermée
tables-outdated = anciennes règles
tables-closed = La table { $table } est fermée.
tables-deleted = La table { $table } est supprimée.
tables-damaged = Il leur manque une entrée. On peut les regarder, rien ne s’y ajoute plus : { $names }
error-no-table = il n’y a pas de table { $table }
error-table-ended = la table { $table } est déjà terminée
error-table-open = la table { $table } est encore ouverte : ferme-la d’abord avec --close
error-table-busy = on vient de parler à la table { $table } : réessaie
error-table-not-begun = le match de la table { $table } n’a pas commencé
error-status = l’état { $status } n’existe pas (possible : { $expected })
lesson-right = Tout va bien : { $notes } remarques, en trois langues.
lesson-ede = Dédé :
lesson-prompt = Que dis-tu ? (Entrée : { $answer })

help-puzzles = Faire des énigmes à partir de matchs entre bots, ou vérifier celles qui sont livrées.
help-puzzles-deed = make regarde des matchs, reprend là où il s’est arrêté et range ce qu’il a trouvé ; check prouve à nouveau chaque énigme livrée.
help-puzzles-game = Un jeu, comme « anpfiff games » le nomme.
help-puzzles-wanted = Combien d’énigmes de chaque sorte suffisent.
help-puzzles-matches = Après tant de matchs de plus, c’est fini, quel que soit le nombre d’énigmes.
help-puzzles-only = Ne chercher que cette sorte d’énigmes : comptées, prouvées ou face cachée.
help-puzzles-folder = Où se trouvent les fichiers de travail.
help-puzzles-out = Où écrire les énigmes rangées ; sinon à côté des fichiers de travail.
help-puzzles-is-quick = Ne vérifier les preuves qu’avec peu de matchs : assez pour voir une erreur grossière.
puzzles-kind = { $kind ->
        [exact] Comptées
        [sealed] Face cachée
       *[proven] Prouvées
    }
puzzles-made = { $matches } matchs, { $asked } questions regardées ; { $tried } preuves essayées deux fois, { $overturned } renversées la seconde fois, { $doubted } mises en doute par la recherche.
puzzles-packed = { $number } énigmes rangées, { $kilobytes } Ko : { $file }
puzzles-checking = Vérification
puzzles-checked = { $number } énigmes, dont { $exact } comptées : { $wrong ->
        [0] toutes tiennent.
        [one] une ne tient pas.
       *[other] { $wrong } ne tiennent pas.
    }

error-real = --real : dice, cards ou dice,cards, et non « { $said } ».
error-real-bots = Avec de vraies cartes, personne ne peut montrer sa main à un bot : { $bots } ne peut pas jouer.
real-welcome = { $game } avec la vraie boîte. Un numéro répond, ? montre ce que tu peux taper d’autre.
real-help =
    Réponds par un numéro ou par un bout de réponse. Et aussi :
      ?         cette aide
      r         la règle derrière la question
      f         le film : tout ce qui a été saisi ;  f 3  corrige le troisième moment
      u         reprendre la dernière chose saisie
      q         enregistrer et quitter
real-ask-dice = Que montrent les dés ?
real-ask-cards = Quelle carte est posée là ?
real-prompt = Numéro, u : reprendre, f : film, r : règle, q : arrêter >
real-fate = la table
real-film = « f 3 » corrige le moment 3 ; le reste est rejoué tant qu’il tient.
real-no-moment = Ce moment n’existe pas : un nombre de 1 à { $most }.
real-correct-prompt = Qu’était-ce vraiment ? Numéro, Entrée : ne rien changer >
real-unchanged = Rien n’a changé.
real-refused = C’était impossible : { $reason }
real-corrected = Corrigé. Moments qui restent : { $stays }, qui tombent : { $falls }.
real-undone = Repris : la dernière chose saisie.
real-no-hint = Avec de vraies cartes, personne ici ne connaît ta main : pas de conseil.
real-turn = À toi de dire : { $seat }
