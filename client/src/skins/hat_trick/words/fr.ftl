### Ce qui figure sur la table de Hat-Trick. Les trois fichiers de langue ont les mêmes clés et les mêmes variables.

## Le terrain

hat-pitch = Terrain
hat-dock = Ta décision
hat-goal-of = But : { $team }
hat-your-goal = Ton but
hat-man = { $team } { $number }, { $name }, attaque { $attack }, défense { $defence }
hat-star = vedette
hat-silver = face argent
hat-gold = face or
hat-in-silver = argent
hat-in-gold = or
hat-has-ball = a le ballon
hat-captain = capitaine
hat-chance-goal = but { $chance }
hat-chance-no-goal = pas de but { $chance }
hat-chance-through = passer { $chance }
hat-chance-ball = récupérer { $chance }
hat-odds = { $what } : { $chance }
hat-exact = chiffres exacts
hat-field = Case libre, ligne { $line }
hat-you = Toi
hat-you-are = { $name } (toi)

## Cartes

hat-hand = Ta main
hat-shots = Cartes de tir
hat-dives = Cartes de gardien
hat-this-turn = Ce tour
hat-short-pass = Passe courte
hat-long-ball = Longue passe
hat-dribble = Dribble
hat-side-left = côté gauche
hat-side-right = côté droit
hat-left = Gauche
hat-centre = Centre
hat-right = Droite
hat-power = puissance
hat-save = pas de but
hat-star-keeper = gardien vedette
hat-keeper-left = gardien à gauche
hat-keeper-centre = gardien au centre
hat-keeper-right = gardien à droite
hat-aimed = Tir : { $direction }, puissance { $power }.
hat-dived = Gardien : { $direction }.
hat-against = contre { $power }
hat-rounds-left =
    { $number ->
        [0] temps additionnel
        [one] encore un tour environ
       *[other] encore { $number } tours environ
    }
hat-draws =
    { $number ->
        [0] plus de carte
        [one] encore une carte
       *[other] encore { $number } cartes
    }

## Le duel

hat-scales = Comparaison
hat-no-duel = Ici s’affiche ce qui est comparé, dès que c’est connu.
hat-duel-short = Ligne { $line }
hat-duel-line = La ligne { $line } est comparée
hat-duel-men = { $number } contre { $other }, d’homme à homme
hat-duel-preview = La ligne { $line } telle quelle, pour une passe courte
hat-attacks = attaque
hat-defends = défend
hat-no = nº { $number }
hat-no-name = { $number } · { $name }
hat-card = carte
hat-extra = en plus

## Rôles et équipes

hat-flip = Retourner la carte
hat-side-up = face visible
hat-values = Attaque { $attack }, défense { $defence }
hat-values-brief = att { $attack } · déf { $defence }
hat-stars =
    { $number ->
        [0] titulaires seulement
        [one] une vedette
       *[other] { $number } vedettes
    }
hat-team-card =
    { $style } · classe { $level } · { $gold } × or
    défense { $defence }, milieu { $midfield }, attaque { $attack }
hat-budget = { $defence } étoiles défensives et { $attack } offensives
hat-spent = Dépensé : { $defensive } défensives, { $offensive } offensives, { $balanced } au choix
hat-built = Ton équipe
hat-signing =
    { $price ->
        [one] { $price } étoile
       *[other] { $price } étoiles
    }, { $orientation ->
        [defensive] défensif
        [offensive] offensif
       *[balanced] au choix
    } · att { $attack } · déf { $defence }

## Ce qui aide à décider

hat-go-open =
    { $what ->
        [men] Choisis un joueur
        [cards] Choisis une carte
        [shots] Choisis une carte tir
        [keepers] Choisis une carte gardien
       *[list] Fais ton choix
    }
hat-about-moves = Touche un joueur ; les cases en pointillé sont ses destinations, tu peux aussi les toucher.
hat-about-men = Touche un joueur ; touche-le encore pour ses autres possibilités.
hat-about-chance-through = Les pourcentages : combien de fois tu passes selon les positions, contre toute carte encore possible.
hat-about-chance-ball = Les pourcentages : combien de fois tu prends le ballon selon les positions, contre toute carte encore possible.
hat-about-aim = Chance de but, selon la main que choisit le gardien.
hat-about-dive = Chance d’éviter le but, si le tireur n’a pas de préférence.
hat-about-draw-or-stop = Plus de ballons que la puissance : arrêt. Autant : repoussé.
hat-about-sign-man = La carte argent commence sur sa face argent ; l’or coûte une étoile de plus.

## Tour et événements

hat-mine-shown = toi : { $card }
hat-theirs-shown = eux : { $card }
hat-steps = Étapes d’un tour
hat-step-cards = Cartes
hat-step-move = Placement
hat-step-pass = Passe
hat-step-action = Action
hat-step-shot = Tir
hat-more = Cartes
hat-more-about = Cartes et événements
hat-events = Événements du match
hat-keepers-hand = Main du gardien
hat-goes-left = à gauche
hat-goes-centre = reste au centre
hat-goes-right = à droite
hat-draws-cards = tire { $number }

## Les cartes ouvertes d’un tir

hat-close = Continuer
hat-outcome-goal = But !
hat-outcome-parried = Repoussé !
hat-outcome-saved = Arrêt !
hat-go-aim =
    { $direction ->
        [left] Tirer à gauche, puissance { $power }
        [right] Tirer à droite, puissance { $power }
       *[centre] Tirer au centre, puissance { $power }
    }
hat-kicks-now = tire maintenant

## Équipe, cartes et événements

hat-line-up = Composition
hat-regular = Titulaire
hat-keeper-star = Un gardien vedette est dans les buts.
hat-keeper-regular = Un gardien titulaire est dans les buts.
hat-stars-left =
    { $number ->
        [one] reste une étoile
       *[other] reste { $number } étoiles
    }
hat-sent-off = Numéro { $number } expulsé
hat-style-spent = { $name }, jouée
hat-conditions = Comment gagner des cartes style
hat-about-choose-budget = Les joueurs équilibrés se paient sur l’une ou l’autre réserve ; ce qui reste est perdu.
hat-about-name-captain = Après une faute, il peut protester : quatre ballons sur la carte du dessus, et pas de carton ; un seul, et le fautif est expulsé.
hat-about-protest-or-not = Quatre ballons sur la carte du dessus : pas de carton. Deux ou trois : rien ne change. Un seul : expulsion.
hat-about-choose-corner = Le ballon va à ton joueur le plus proche de ce coin.
hat-about-chance-or-round = Une occasion te mène aussitôt devant le but ; construire, c’est jouer d’abord un tour de jeu.
hat-about-shoot-long = Au lieu de l’action : ta carte action donne la couleur des cartes tir.
hat-about-substitute =
    { $number ->
        [one] Touche celui qui sort ; touche encore pour voir le prochain qui peut entrer. Il te reste un changement.
       *[other] Touche celui qui sort ; touche encore pour voir le prochain qui peut entrer. Il te reste { $number } changements.
    }
hat-scorers = Buts au tour
hat-scorer = nº { $number } : { $rounds }
hat-shoot-out-score = { $first }:{ $second } aux tirs au but
