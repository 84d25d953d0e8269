### Ce que le terminal refuse, en français. Les trois fichiers de langue ont les mêmes clés et les mêmes variables.

## Bases de données, sauvegardes et serveurs

refused-site-part-missing = { $file } manque ; « make site » va chercher tout ce qu’il faut à la page
refused-site-not-empty = il y a autre chose dans { $folder } ; prends un dossier vide
refused-site-no-path = { $path } n’est pas un chemin de serveur ; il faut quelque chose comme /jeux/anpfiff
refused-database-taken = un autre serveur tient { $file } ouvert : un fichier, un serveur
refused-database-unusable = { $file } ne s’ouvre pas ({ $reason })
refused-database-of-another = { $file } appartient à un autre programme
refused-database-newer = la base de données vient d’un Anpfiff plus récent : son schéma est { $schema }, ce programme connaît { $known }
refused-database-older = la base de données a encore le schéma { $schema }, ce programme demande { $known } : y démarrer une fois le serveur
refused-database-kind = une base de données du genre { $kind } est inconnue
refused-database-address = l’adresse de la base de données est vide ou ne peut pas être un chemin
refused-database-home = { $name } : personne n’y a son dossier
refused-database-unreadable = l’adresse de la base de données est illisible
refused-database-without = il n’y a rien d’Anpfiff dans la base de données chez { $place }
refused-database-not-empty = la base de données n’est pas vide : ce qu’elle contient se mêlerait à ce qui arrive
refused-database-damaged = { $file } est abîmé ({ $found }) : remettre une sauvegarde, ou laisser sqlite3 .recover sauver ce qui reste
refused-not-storable = { $what } : cela ne peut pas être enregistré
refused-table-name = le nom d’une table a de 1 à { $most } lettres imprimables, pas { $name }
refused-table-unsound = table { $table } : son journal n’est pas intact
refused-backup-version = { $file } est une sauvegarde de la version { $version }, ce programme lit la { $known }
refused-backup-format = { $file } n’est pas une sauvegarde entière : Anpfiff ne les écrit pas ainsi
refused-backup-sum = { $file } n’est pas une sauvegarde entière : sa somme de contrôle est fausse
refused-backup-more = { $file } n’est pas une sauvegarde entière : quelque chose suit sa fin
refused-backup-cut = { $file } n’est pas une sauvegarde entière : elle est coupée
refused-backup-large = { $file } n’est pas une sauvegarde entière : une table y est trop grande
refused-backup-twice = une table ou une entrée s’y trouve deux fois
refused-proxy = --proxy demande des adresses ou des réseaux, pas { $said }
refused-page-file = { $name } : { $file } est illisible
refused-push-key = la clé des avis a 32 octets en base64url
refused-extra = il manque { $module } : pip install 'anpfiff[{ $extra }]'
refused-language = il n’y a pas de mots en { $name }

## Tables

refused-game = il n’y a pas de jeu { $name } sur l’étagère
refused-game-clash = plusieurs paquets apportent un jeu { $name } : { $packages }
refused-game-broken = le jeu { $name } du paquet { $package } ne se laisse pas jouer ({ $reason })
refused-option = il n’y a pas d’option { $name }
refused-option-value = option { $name } : { $found } ne va pas
refused-edition = { $game } n’a pas d’édition { $name }
refused-seats = { $game } se joue à { $low } jusqu’à { $high } places, pas à { $said }
refused-seats-just = { $game } se joue à { $low } places, pas à { $said }
refused-bot = il n’y a pas de bot { $name }
refused-bot-broken = le bot { $name } ne se laisse pas charger ({ $reason })
refused-bot-changed = le fichier de { $bot } a changé pendant les matchs : remettre l’ancien, ou tout recommencer
refused-bot-twice = deux bots s’appellent { $name } : donne un autre nom à l’un d’eux, NOM=BOT
refused-bot-identity = { $file } ne contient pas l’identité d’un bot
refused-bot-link = { $link } n’est le lien ni d’une table ni d’une compétition
refused-bot-revision = les règles de { $game } ont là-bas la révision { $theirs } et ici { $ours } : prends la même version d’Anpfiff
refused-bot-no-seat = aucune place n’y est libre
refused-bot-refused = le serveur refuse : { $reason }
refused-bot-nonsense = { $server } ne répond pas comme un serveur d’Anpfiff ({ $reason })
refused-bot-elsewhere = { $server } renvoie vers { $place } : indique cette adresse si tu lui fais confiance
refused-forfeit-crashed = { $bot } perd le match : planté ({ $detail })
refused-forfeit-died = { $bot } perd le match : son processus s’est arrêté ({ $detail })
refused-forfeit-slow = { $bot } perd le match : réflexion de plus de { $detail }
refused-forfeit-illegal = { $bot } perd le match : une réponse interdite ({ $detail })
refused-seats-only = à { $said } places il faut { $needed }
refused-iterations = une recherche a de 1 à { $most } itérations, pas { $said }
refused-seed = une graine est un nombre entier de 0 à { $most }
refused-names = { $found } noms sont donnés pour { $seats } places
refused-name-lines = un nom tient sur une ligne, pas { $name }
refused-no-action = { $said } n’est pas une action de ce jeu
refused-cannot-say = { $said } ne se dit pas ici (règle { $rule })
refused-cannot-fall = { $said } ne peut pas tomber ici (règle { $rule })
refused-too-late = { $said } vient trop tard : la parole est aux autres ou au hasard
refused-incomplete = il manque quelque chose dans cette réponse
refused-nothing-said = il faut dire quelque chose ici
refused-no-seat = il n’y a pas de place { $seat }
refused-no-ply = les coups vont de 0 à { $most }, pas { $found }
refused-not-asked = la place { $seat } n’est pas à la question
refused-fate-not-asked = le hasard n’est pas à la question
refused-fate-by-itself = à cette table le hasard répond tout seul
refused-over = le match est fini
refused-not-over = le match n’est pas fini
refused-state-of-another = c’est la position d’un autre match

## Enregistrements

refused-replay-none = ce n’est pas un enregistrement : la première ligne n’est pas « { $format } »
refused-replay-lacks = il manque à l’enregistrement la ligne { $name }
refused-replay-whole = { $name } demande un nombre entier, pas { $found }
refused-replay-after-end = ligne { $number } : après le résultat se trouve encore { $line }
refused-replay-take = ligne { $number } : les prises se comptent en montant, pas { $line }
refused-replay-said = ligne { $number } : ici se trouve « place: action », pas { $line }
refused-replay-seat = ligne { $number } : le numéro d’une place suit le mot, pas { $line }
refused-replay-unknown = ligne { $number } : { $line } est inconnu
refused-replay-twice = ligne { $number } : { $line } s’y trouve deux fois
refused-replay-json = { $where } : ce n’est pas du JSON
refused-replay-revision = { $game } a été joué dans la révision { $played } ; ce programme a la révision { $known }
refused-replay-given = given nomme { $given } coups, seuls { $said } ont été dits
refused-replay-state = la position à la ligne state ne peut pas se présenter dans ce jeu
refused-replay-silent-take = une prise ne dit pas ce qui a été repris : ici se trouve « back PLY WHY SEAT:WORD … »
refused-replay-back = « back » ne se trouve que si le hasard est « urn 2 » ou « urn 3 »
refused-replay-nothing-back = { $line } : rien n’a été repris qui serait retenu
refused-replay-no-seat = la place { $seat } est nommée, mais il n’y a que { $seats } places
refused-replay-urn-given = { $name } : un match tiré de l’urne commence au coup d’envoi, et tout son hasard en vient
refused-replay-begun = les { $lines } premières lignes étaient données, comme d’un autre match : l’urne prouve ce qui est tombé ensuite, et rien avant
refused-replay-commitment = le secret n’est pas celui qui a été engagé avant le coup d’envoi
refused-replay-over = selon les règles le match était fini ; personne ne pouvait y mettre fin
refused-replay-ended = ended dit comment cela a fini et pourquoi, pas { $found }
refused-replay-fate = fate est l’un de { $kinds }, pas { $found }
refused-replay-real = real est dice, cards ou dice,cards, avec fate manual ; pas { $found }
refused-no-moment = rien n’a été saisi à la position { $ply }
refused-replay-not-over = il y a un résultat, mais le journal s’arrête avant la fin du match
refused-replay-result = le résultat serait { $found }, l’enregistrement dit { $recorded }
refused-replay-not-asked = coup { $ply } : la place { $seat } n’est pas à la question
refused-replay-no-option = coup { $ply } : { $said } n’est pas permis ici
refused-replay-no-fate = coup { $ply } : le hasard n’est pas à la question
refused-replay-no-outcome = coup { $ply } : { $said } ne peut pas tomber ici
refused-replay-other-fate = coup { $ply } : { $said } ne suit pas de la graine (seed) ou de l’urne
refused-replay-chosen = { $times } fois quelque chose a été repris, et le fichier ne dit ni quoi ni sur la parole de qui : son auteur a pu choisir les dés ensuite
refused-replay-made-up = au retour au coup { $ply } (no { $number } sur { $times }) il manque la parole de la place { $seats } : il peut être inventé, pour choisir les dés ensuite
refused-back-why = back nomme l’un de { $whys }, pas { $found }
refused-back-line = ici se trouve « back PLY WHY SEAT:WORD … », pas { $line }
refused-back-twice = la place { $seat } consent deux fois : { $line }
refused-back-order = back nomme les places dans l’ordre, pas { $line }
refused-back-word = la parole de la place { $seat } ne mène pas à celle qui est connue
refused-urn-kind = une urne du genre { $kind } est inconnue
refused-urn-secret = secret a { $digits } chiffres hexadécimaux
refused-urn-part = part a jusqu’à { $digits } chiffres hexadécimaux, pas { $found }

## Statistiques

refused-study = il n’y a pas d’étude dans { $folder }
refused-no-matches = une simulation demande au moins un match
refused-data-set = il n’y a pas de jeu de données { $name }
refused-outlook = une perspective demande des matchs imaginés, et les matchs imaginés une perspective
refused-verb = personne ne dit { $name } dans ce jeu
refused-verb-argument = { $verb } n’a rien qui s’appelle { $name }
refused-free-verb = un verbe libre s’écrit pick, pick/2 ou sign.card, pas { $said }
refused-no-bots = il faut au moins un bot
refused-arena = une arène demande au moins deux bots différents
refused-price = aucune carte n’a de nombre appelé { $name }
refused-price-without-chance = si un prix est juste ne se voit que si le hasard choisit : pour quels verbes ?
refused-study-batch = { $file } est inutilisable ; l’effacer pour que ses matchs soient rejoués
refused-study-other = { $folder } contient une autre étude (voir { $file }) ; prendre un autre dossier
refused-study-bot-changed = { $folder } a été commencé avec un autre { $bot } : le fichier a changé depuis. Prendre un autre dossier, ou remettre l’ancien fichier
refused-study-folder = { $folder } n’est pas vide et ne contient pas d’étude ; prendre un autre dossier
refused-study-no-arena = { $folder } ne contient pas d’arène
refused-study-plan = { $file } n’est pas le plan d’une étude

## Leçons et problèmes

refused-lesson-file = { $file } : { $why }
refused-lesson-match = { $file } : { $match } est un match de { $game }
refused-lesson-chair = { $file } : la place { $seat } n’existe pas
refused-lesson-not-yet = Pas encore : la leçon demande autre chose ici
refused-lesson-unknown = { $game } n’a pas de leçon { $name }
refused-lesson-answer = À la ligne { $ply }, il manque au match une réponse entière de la place { $seat }
refused-puzzle-revision = énigme { $id } : faite pour la version { $made } des règles, celle-ci est la { $now }
refused-puzzle-options = énigme { $id } : ses réponses ne sont pas celles d’aujourd’hui
refused-puzzle = { $game } n’a pas d’énigme « { $name } »
