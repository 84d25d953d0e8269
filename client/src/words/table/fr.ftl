# L’adjoint dans les matchs libres : ce qui est nouveau, et ce que les choses veulent dire.
coach-new = Nouveau : { $name }.
coach-named = { $name }.
coach-off = Sans adjoint
coach-what = Qu’est-ce que c’est ?
coach-ask = Touche ce que tu veux comprendre :
coach-nothing = Il n’y a rien à expliquer ici pour l’instant.
coach-menu = L’adjoint explique ce qui est nouveau

# Touches et cartes à la table.
card-values = Valeurs de la carte
card-field = Donnée
card-value = Valeur
card-sources = D’où viennent ces valeurs
key-enter = Entrée
key-escape = Échap
keys-tab = barre, question, cartes et fil du match
keys-arrows = d’une carte à l’autre, d’une ligne à l’autre dans le fil du match
keys-enter = choisir et confirmer
keys-hurry = passer à la suite de ce qui se joue
keys-undo = reprendre
keys-again = remontrer ce qui vient de se passer
keys-rulebook = règles
keys-hint = conseil
keys-ticker = fil du match
keys-menu = menu
keys-card = regarder une carte
keys-what = qu’est-ce que c’est ?
keys-escape = fermer
keys-help = cette liste
keys-step-back = un pas en arrière
keys-step-on = un pas en avant
keys-play = lire et arrêter
keys-goal = au but suivant
keys-goal-before = au but précédent
key-space = Espace

# Tout ce qui ne se lit qu’à une table.
understood = Compris
waiting-title = On y est presque
guest-title = Ou un bot qui est là
guest-invite = Inviter { $name }
guest-coming = { $name } est invité et s’assied dans un instant.
guest-late = { $name } n’est pas venu. La place est encore libre : invite quelqu’un d’autre ou envoie le lien.
waiting-lead =
    { $free ->
        [0] Toutes les places sont prises. Le match commence dès que tous sont là.
        [one] Une place est encore libre. Le match commence dès que tous sont assis.
       *[other] { $free } places sont encore libres. Le match commence dès que tous sont assis.
    }
waiting-seats = À la table
share-invite = Invitation pour la place { $number }
share-watch = Lien pour regarder
share-result = Lien vers ce match
join-title = Tu es invité
join-lead = { $game } avec { $hosts } : une place t’attend.
join-lead-alone = Une place à { $game } t’attend.
join-sit = Prendre place
join-watch = Seulement regarder
full-title = Cette table est complète
full-lead = { $name } occupe déjà cette place. Tu peux regarder.
full-watch = Regarder
full-mine-title = { $name }, c’est toi ?
full-mine = Alors emporte ta place : sur l’appareil où tu as pris place, ouvre le menu et touche « { $move } ». Le lien ou le code QR affiché là-bas l’amène ici.
menu = Menu
menu-match = Le match
menu-draw = Proposer le nul
menu-bot-for = Proposer l’ordinateur pour { $name }
menu-resign = Abandonner
menu-resign-sure = Le match sera perdu pour toi. Vraiment abandonner ?
menu-play-on = Continuer à jouer
menu-take-along = Emporter le match dans un fichier
menu-leave = Se lever et céder la place
menu-outlook = Afficher les chances de gagner
menu-chances = Afficher les chances de chaque choix
menu-brief = Mémo
menu-forced = Jouer pour moi les coups forcés
forced-answer = Pas de choix : { $said }
menu-plain = Table simple, sans terrain
notices = Me prévenir
notices-on = Préviens-moi quand c’est à moi de jouer
notices-why = Ton navigateur demandera une fois s’il peut afficher des notifications.
notices-open = Les notifications arrivent tant que cette page est ouverte quelque part.
notices-closed = Les notifications arrivent même quand la page est fermée.
notices-denied = Ton navigateur n’affiche aucune notification de cette page. Cela se change dans ses réglages.
calendar = Échéance dans mon agenda
hook = Webhook
hook-address = Adresse à prévenir
hook-about = Un chat ou un programme reçoit une phrase quand c’est à toi et que tu n’es pas à la table, et une autre au coup de sifflet final. Rien d’autre.
hook-add = La prévenir
hook-drop = Ne plus la prévenir
hook-on = Elle est prévenue désormais.
hook-off = Elle n’est plus prévenue.
hook-wrong = Cette adresse ne va pas. Elle doit commencer par https et être joignable de partout.
notice-turn = Une décision t’attend à la table.
notice-again = La table t’attend toujours.
menu-links = Liens
menu-move = Continuer sur un autre appareil
menu-moved = Ce lien ouvre ta place
bot-house = Bot maison, créé par l’hôte de ce serveur
bot-visiting = Bot en visite
line-up-bot = Ordinateur, { $league }
menu-agreed = Ce qui est convenu
fair = Hasard honnête
rulebook = Règles
rulebook-find = Chercher dans les règles
rulebook-chapters = Chapitres
rulebook-table = Tableau
ticker-and-talk = Fil du match et appels
ticker-and-talk-new = { $count ->
    [one] Fil du match et appels, un nouvel appel
   *[other] Fil du match et appels, { $count } nouveaux appels
}
hint-about = Chaque réponse avec sa chance de gagner
hint-to-win = chance de gagner
hint-not-now = Il n’y a rien à conseiller pour l’instant.
hint-between = à 95 % entre { $low } et { $high }
hint-matches = Chances de gagner, estimées d’après { $matches } matchs imaginés ; une victoire partagée compte pour sa part.
outlook-soon = estimées dans un instant …
outlook-vague = encore trop incertain pour le dire
undo-ask = Demander à reprendre
time-left = Temps restant de { $name } :
title-your-turn = À toi · { $game }
your-turn = À toi.
your-turn-question = À toi. { $question }
waiting-fate = Ça continue tout de suite.
waiting-several = À { $names } de jouer
waiting-sealed = Ta réponse est posée, face cachée. On attend { $names }.
looking-back = Retour en arrière
looking-back-note = Voici la table à ce moment-là.
back-to-now = Revenir au match
curtain-title = À { $name } de jouer
curtain-pass-on = Passe l’appareil. Toutes les autres cartes sont cachées.
curtain-first = Prends l’appareil. Seules tes cartes seront montrées.
curtain-lift = Je suis { $name }, montrer mes cartes
curtain-next = Ensuite
curtain-meanwhile = Entre-temps
seat-is-away = L’ordinateur joue pour { $name }.
seat-is-left = { $name } s’est levé. Le lien pour quelqu’un d’autre est dans le menu.
seat-come-back = Reprendre la place
play-here = Continuer ici
full-time = Coup de sifflet final
offer-play = Prochain match : { $league }
again-join = Rejoindre la revanche
again-to-cup = Vers la compétition
again-series = Série …
again-legs = Aller et retour
again-best-of = Au meilleur des { $number }
swap-sides = Changer de côté
save-replay = Enregistrer
see-table = Voir la table
whole-log = Tout le fil du match
course-heading = Qui allait gagner
course-title = Chance de gagner, du coup d’envoi à la fin
course-line = Ligne
course-note = Estimée par la recherche d’après ce que le public pouvait voir ; la bande montre à quel point c’est sûr (95 %). Une victoire partagée compte pour sa part.
kicks = Tirs au but
leg =
    { $leg ->
        [1] Match aller
       *[other] Match retour
    }
chart-heading =
    { $unit ->
        [round] Les occasions, tour par tour
       *[minute] Les occasions, minute par minute
    }
chart-title =
    { $unit ->
        [round] Buts attendus par tour
       *[minute] Buts attendus par minute
    }
chart-result = { $first } { $one }, { $second } { $two }
chart-filled = plein : but, creux : pas de but
chart-axis = buts attendus
chart-minute =
    { $unit ->
        [round] Tour
       *[minute] Minute
    }
chart-team = Équipe
chart-chance = Chance
chart-goal = But
chart-note = Chaque tir compte pour sa chance exacte de but.
chart-as-picture = Montrer en image
watching = Le ballon roule.
watching-before = Le coup d’envoi approche.
lesson = Leçon
lesson-step = { $number } sur { $of }
lesson-plan = Le plan
lesson-done = (fait)
lesson-back = Étape précédente
lesson-skip = Passer
lesson-not-yet = Pas encore :
lesson-go-on = Continuer
lesson-show-me = Montre-moi
lesson-play-on = Continuer seul
lesson-rule = Règle { $rule }
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-nice-move = Bien joué.
phrase-bad-luck = Pas de chance.
phrase-oops = Oups.
phrase-hurry = Le temps passe.
phrase-wait = Un instant.
phrase-thanks = Merci !
phrase-good-game = Beau match !
notice-by-bot = Le temps était écoulé, l’ordinateur répond pour { $name } : { $said }.
notice-undone = { $name } reprend un coup.
notice-sat = { $name } s’assied.
notice-kicked-off = Tout le monde est assis, c’est parti.
notice-moved = { $name } continue sur un autre appareil.
notice-left = { $name } s’est levé.
notice-proposed =
    { $what ->
        [undo] { $name } demande à reprendre.
        [draw] { $name } propose le nul.
       *[take-over] { $name } propose un changement à la table.
    }
notice-voted =
    { $vote ->
        [yes] { $name } est d’accord.
       *[no] { $name } refuse.
    }
notice-carried =
    { $what ->
        [undo] La reprise est convenue.
        [draw] Le nul est convenu.
       *[take-over] Le changement à la table est convenu.
    }
notice-declined =
    { $what ->
        [undo] Le coup reste joué.
        [draw] Le match continue.
       *[take-over] Tout reste comme avant.
    }
notice-forfeited =
    { $how ->
        [crashed] { $name } est tombé en panne et perd le match.
        [slow] { $name } a réfléchi trop longtemps et perd le match.
       *[illegal] { $name } a dit ce que les règles interdisent et perd le match.
    }
notice-resigned = { $name } abandonne.
notice-time-over = Le temps de { $name } est écoulé.
notice-taken-over = { $bot } reprend la place de { $name }.
notice-seat-free = La place de { $name } est libre pour quelqu’un d’autre.
notice-bot-replaced = L’ordinateur à la place de { $name } a été remplacé.
notice-talked = { $name } : { $phrase }
notice-drawn = Le match se termine sur un nul.
notice-expired = La table a été débarrassée.
