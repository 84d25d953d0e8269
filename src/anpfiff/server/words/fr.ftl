# What the server says outside the page: in notices and on the cards of links.

push-title = À toi de jouer
push-reminder = Ton match t’attend
hook-turn = À toi de jouer : { $game }.
hook-over = Coup de sifflet final : { $game }.
hook-reminder = Ton match de la compétition t’attend : { $game }.
calendar-about = La table t’attend jusque-là.
calendar-match = { $cup } : contre { $names }
calendar-agreed = C’est l’heure du coup d’envoi.

# On the cards of links, which messengers show
link-house = Le foot sur la table
link-house-line = Les boîtes qu’on aime, en entier
link-house-footer = Sans compte : un geste, et c’est parti
link-challenge = { $name } te défie
link-challenge-nameless = On te défie
link-invite = { $name } t’invite
link-invite-nameless = On t’invite
link-invite-line =
    { $seats ->
        [2] { $game }, à deux
        [3] { $game }, à trois
        [4] { $game }, à quatre
       *[other] { $game }, à { $seats }
    }
link-invite-footer = Un geste, et te voilà sur le terrain
link-seat = Place { $number }
link-versus = { $first } contre { $second }
link-running = Le match est en cours. Viens voir !
link-quiet = On ne dévoile pas la fin
link-win = { $winner } bat { $loser }
link-draw = Match nul au bout du compte
link-level-win = { $winner } a le dernier mot
link-champion = Champion du monde
link-champion-footer = { $name } décroche le titre
link-winner = { $name } gagne
link-before = Devant { $names }
cup-usual-name =
    { $kind ->
        [league] Championnat { $game }
       *[other] Coupe { $game }
    }
link-cup-line = { $game } : une compétition à { $size }
link-cup-footer = Un geste, et tu en es
link-cup-running = C’est parti. Viens regarder !
link-cup-over = Tout est joué
