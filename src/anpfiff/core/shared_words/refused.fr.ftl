### Fichiers de cartes ; clés et valeurs comme dans le fichier

refused-card-toml = ce n’est pas du TOML (ligne { $line })
refused-card-text = { $name } demande un texte, pas { $found }
refused-card-one-of = { $name } est l’un de { $allowed }, pas { $found }
refused-card-whole = { $name } est un nombre entier de { $low } à { $high }, pas { $found }
refused-card-flag = { $name } est true ou false, pas { $found }
refused-card-wholes = { $name } est une liste de { $size ->
        [0] {""}
       *[other] { $size }{" "}
    }nombres entiers de { $low } à { $high }, pas { $found }
refused-card-texts = { $name } est une liste de { $size ->
        [0] {""}
       *[other] { $size }{" "}
    }textes, pas { $found }{ $several ->
        [no] {""}
       *[yes] {" "}(possible : { $allowed })
    }
refused-card-names = { $name } demande un nom dans chaque langue ({ $languages }), pas { $found }
refused-card-table = { $name } est un tableau, pas { $found }
refused-card-tables = { $name } est une liste de tableaux, pas { $found }
refused-card-pairs = { $name } est une liste de paires, pas { $found }
refused-card-same-as = { $name } contient la même chose que { $other }, pas { $found }
refused-card-once-at-most = { $name } contient { $what } une fois au plus, pas { $found }
refused-card-each-once = { $name } contient chacun une fois, pas { $found }
refused-card-ending = { $name } finit par { $end }, pas { $found }
refused-card-not-below = { $name } n’est jamais en dessous de { $other }, mais ici { $found }
refused-card-two = { $what } se trouve deux fois dans une rangée
refused-card-twice = l’identifiant { $card } s’y trouve deux fois
refused-card-unknown-key = il n’y a pas de clé { $name } ici
refused-card-no-field = il n’y a pas de clé { $name } ; une carte a { $known }
refused-card-not-ours = notre boîte n’a pas de carte avec l’identifiant { $card }
refused-card-next-new = notre boîte n’a pas de carte avec l’identifiant { $card } ; la prochaine nouvelle s’appelle { $next }
refused-card-needs = needs nomme des valeurs d’une autre option, pas { $other }
refused-card-squad = { $team } a 30 joueurs, dont 15 avec starter, mais ici { $men } et { $starters }
refused-card-order = { $what } : l’ordre est faux, ou il en manque
refused-card-number = { $what } : il en faut exactement { $number }
refused-card-must = { $what } : il faut { $expected }
refused-card-too-few = { $what } : il y en a trop peu
refused-card-too-many = { $what } : { $most } au plus
refused-card-sum = tous les count ensemble font { $found }, pas { $needed }
refused-card-only-with = { $what } ne va qu’avec l’un de ces choix : { $needed }
refused-card-none-left = il n’y a plus de carte { $role } pour le numéro { $number }
refused-card-everybody-meets = groupe { $group } : chacun rencontre chacun une fois
