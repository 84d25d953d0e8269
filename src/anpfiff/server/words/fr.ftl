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

# Pourquoi les bots réfléchissent plus lentement qu’ils ne pourraient
engine-compiling = Le moteur est en cours de compilation en arrière-plan ; d’ici là, les bots réfléchissent plus lentement.
engine-no-compiler = Les bots réfléchissent plus lentement et jouent moins bien : le moteur n’est pas compilé, car il n’y a pas ici de compilateur C avec les en-têtes de Python. Installe les deux (sous Debian et Ubuntu : apt install gcc python3-dev), puis relance.
engine-no-packages = Les bots réfléchissent plus lentement et jouent moins bien : le moteur n’est pas compilé, car les paquets nécessaires n’ont pas pu être téléchargés (build/compile.log). Relance quand cette machine pourra les atteindre.
engine-failed = Les bots réfléchissent plus lentement et jouent moins bien : le moteur n’est pas compilé, car la compilation s’est arrêtée sur une erreur (build/compile.log). Le prochain essai aura lieu quand les sources ou le compilateur auront changé, ou tout de suite avec « make compile ».
engine-broken = Les bots réfléchissent plus lentement et jouent moins bien : le moteur compilé ne démarre pas ici. Supprime son dossier (build/compiled), puis relance.
engine-pure = Les bots réfléchissent plus lentement et jouent moins bien : le moteur tourne ici en Python pur. S’il y a un compilateur C, « make play » le compile de lui-même ; le wheel pour ton système l’apporte compilé.

# Là où la page n’est pas construite
page-missing-title = Anpfiff tourne, mais sa page n’est pas construite
page-missing = Construis-la avec « make client » dans le dossier des sources, puis recharge cette page. Les programmes peuvent déjà utiliser ce serveur.
