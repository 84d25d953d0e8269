# Avec la vraie boîte : le téléphone comme arbitre.
real-title = Avec la vraie boîte
real-what = Qu’y a-t-il sur la table ?
real-about = Le téléphone siffle. Le reste se joue avec du carton.
real-dice = Dés
real-dice-real = Vrais dés
real-dice-real-about = On lance, on tape
real-dice-app = L’appli lance
real-dice-app-about = Toute seule
real-cards = Cartes
real-cards-real = Vraies cartes
real-cards-real-about = Chacun garde sa main pour soi
real-cards-app = Dans l’appli
real-cards-app-about = Chacun ne voit que les siennes
real-phones = Téléphones
real-phones-one = Un pour tous
real-phones-one-about = Posé au milieu
real-phones-each = Chacun le sien
real-phones-each-about = Reliés par un lien
real-who = Qui est assis où ?
real-more = Quelqu’un de plus
real-fewer = Un de moins
real-friend = La place { $number } vient avec son propre téléphone.
real-awake = L’écran reste allumé
real-awake-about = Jusqu’au coup de sifflet final
real-kick-off = Coup d’envoi à la table de la cuisine
real-answers = Réponse
real-not-there = pas ici
real-hidden = face cachée
real-back = Retour
real-undo = Reprendre
real-named = { $number } sur { $most } nommés
real-just = À l’instant
real-rule = Règle { $rule }
real-board = Plateau
real-board-title = Ce qui doit être sur la table
real-means = Ce que valent les lancers
real-sum = donne { $sum }
real-chance = Réussit à { $chance }
real-film = Le film
real-film-short = Film
real-film-throws = Film des lancers
real-film-empty = Pas encore de moment. Le film commence au coup d’envoi.
real-film-latest = Le moment { $count } est le dernier, à droite.
real-turn = Tourner
real-asked = { $name } : { $question }
real-other = C’est à { $name }.
real-lay = Chacun pose sa carte, face cachée
real-lay-about = Sur la table, pas ici. Le téléphone ne l’apprend qu’une fois retournée.
real-laid = Toutes les cartes sont posées
real-asleep = Ton appareil ne garde pas l’écran allumé. Un doigt le réveille, rien n’est perdu.
real-moment = { $name } : { $said }
real-moment-fell = { $said } ({ $name })
real-stays = reste :
real-falls = tombe :
real-mend = Moment { $number } :
real-stay =
    { $count ->
        [one] { $count } moment reste.
       *[other] { $count } moments restent.
    }
real-fall-more =
    { $count ->
        [one] { $count } autre moment tombe.
       *[other] { $count } autres moments tombent.
    }
real-missing = Ce qui manque alors, le téléphone le demande tout de suite.
real-leave = Laisser
real-correct = Corriger : { $before } devient { $after }
real-slip = { $subject } : c’est impossible.
real-lies = Se trouve ici : { $place }.
real-last = Dit en dernier : { $when } { $text }
real-free = Est libre :
real-mend-film = Corriger dans le film
