### Fußball-Fieber en français. Les trois fichiers ont les mêmes clés et les mêmes variables.

## Questions aux entraîneurs

ask-choose-team = Quelle équipe mènes-tu ? Personne ne voit ton choix avant que tous aient choisi.
opened-choose-team = On dévoile : quelle équipe a choisie { $name } ?
ask-turn = À toi : quelle carte joues-tu, ou passes-tu ?
ask-aim = Plusieurs cartes conviennent : laquelle vises-tu ?
ask-exchange = Avant le prochain match : échanges-tu une carte, et laquelle ?
ask-reduce = Trop de cartes en main : laquelle défausses-tu ?
opened-reduce = On retourne : que défausse { $name } ?

## Questions au sort

ask-team-lot = Le sort : qui obtient l’équipe convoitée ?
ask-draw-opponent = Le tirage : qui entre dans le groupe ?
ask-draw-order = La carte d’ordre : qui rencontre-t-on, et quand ?
ask-draw-card = La pioche : quelle carte arrive en main ?
ask-draw-starter = Le sort : qui commence le match ?
ask-draw-quarter = Le tirage : quel adversaire en quart de finale ?
ask-draw-fill-in = Le tirage : quelle équipe complète la demi-finale ?
ask-draw-pairing = Le tirage : qui rencontre la première équipe en demi-finale ?
ask-semi-lot = Égalité en demi-finale : qui le sort envoie-t-il en finale ?
ask-winner-lot = Tout est égal : qui le sort désigne-t-il vainqueur ?

## Ce que l’on peut dire

say-team = Diriger { $team-acc }
say-play = { $card } sur { $team-acc }
say-aim = { $card }, matchs restants : { $matches }, tifos : { $boosts }
say-swap = Échanger { $card }
say-drop = Défausser { $card }
say-draw = Pioché : { $card }
say-drawn = Tiré au sort : { $team }
say-order = Carte d’ordre { $order }
say-lot =
    { $seat ->
        [me] Le sort : toi
       *[other] Le sort : { $seat }
    }
say-pass = Passer
say-joker = Faire entrer un joker
say-keep = Garder les cartes

## Pourquoi un conseil est bon

why-turns = Cela renverse ton match : { $before } devient { $after }.
why-lasts =
    { $matches ->
        [one] { $before } devient { $after }, et la carte agit encore pendant { $matches } match.
       *[other] { $before } devient { $after }, et la carte agit encore pendant { $matches } matchs.
    }
why-safer = { $before } devient { $after }.
why-rival = Cela touche un rival pour le titre : { $team }.
why-reaction = { $team } : une carte posée là compte plus pour toi que celle-ci dans ta main.
why-save = Pour l’instant, aucune carte ne rapporte plus que ce qu’elle vaudra plus tard.
why-least = De toutes tes cartes, c’est celle qui rapporte le moins.
why-hand-good = Aucune de tes cartes n’est assez faible pour valoir un échange.

## Ce que l’arbitre annonce

tell-contested = Plusieurs veulent la même équipe, { $team } : le sort décide.
tell-chose =
    { $adjustment ->
        [0] { $seat ->
            [me] Tu diriges { $team-acc }, force { $strength } telle quelle.
           *[other] { $seat } dirige { $team-acc }, force { $strength } telle quelle.
        }
       *[other] { $seat ->
            [me] Tu diriges { $team-acc }, force { $strength }, ajustée de { $adjustment }.
           *[other] { $seat } dirige { $team-acc }, force { $strength }, ajustée de { $adjustment }.
        }
    }
tell-group-drawn =
    { $category ->
        [a] Groupe { $team-gen }, catégorie A : { $opponent }, force { $strength }.
        [b] Groupe { $team-gen }, catégorie B : { $opponent }, force { $strength }.
       *[c] Groupe { $team-gen }, catégorie C : { $opponent }, force { $strength }.
    }
tell-group = Groupe { $team-gen } : les matchs se jouent dans l’ordre { $order }.
tell-drew = Nouvelle carte en main : { $card }.
tell-reshuffled =
    { $cards ->
        [one] La pioche est vide : { $cards } carte défaussée est mélangée.
       *[other] La pioche est vide : { $cards } cartes défaussées sont mélangées.
    }
tell-dealt =
    { $cards ->
        [one] { $team } : { $cards } carte en main.
       *[other] { $team } : { $cards } cartes en main.
    }
tell-starter-drawn = Le sort désigne qui commence : { $team }.
tell-starts = Premier tour : { $team }.
tell-match = Coup d’envoi ! Match { $number } de la phase de groupes.
tell-quarter-final =
    { $teams ->
        [one] Quart de finale ! { $teams } équipe de la table y est.
       *[other] Quart de finale ! { $teams } équipes de la table y sont.
    }
tell-semi-final =
    { $teams ->
        [one] Demi-finale ! { $teams } équipe de la table y est.
       *[other] Demi-finale ! { $teams } équipes de la table y sont.
    }
tell-final = La finale ! Deux entraîneurs, une coupe.
tell-pairing = { $team } ({ $strength }) contre { $opponent-acc } ({ $against }).
tell-passed = { $team } : tour passé.
tell-played =
    { $matches ->
        [one] { $team } : { $card } sur { $on-acc }, pour { $matches } match.
       *[other] { $team } : { $card } sur { $on-acc }, pour { $matches } matchs.
    }
tell-substituted = { $team } : un joker entre, +{ $value }.
tell-reacted = { $team } : { $card } en réponse à { $other }.
tell-shortened =
    { $matches ->
        [one] { $on } : { $card } ne dure plus que { $matches } match.
       *[other] { $on } : { $card } ne dure plus que { $matches } matchs.
    }
tell-removed = { $on } : { $card } est retirée.
tell-strengthened = { $on } : { $card } se renforce de { $value }.
tell-score = Force : { $team } { $strength }, { $opponent } { $against }.
tell-won = { $team-Nom } bat { $opponent-acc } { $difference } à 0 !
tell-level = { $team-Nom } et { $opponent-nom } font match nul.
tell-lost = { $team-Nom } perd contre { $opponent-acc }, différence { $difference }.
tell-exchanged = { $team } : une carte échangée, { $card }.
tell-kept = { $team } : aucune carte échangée.
tell-dropped = { $team } : une carte défaussée, { $card }.
tell-standing =
    { $points ->
        [one] { $team } : { $points } point dans le groupe, différence { $difference }.
       *[other] { $team } : { $points } points dans le groupe, différence { $difference }.
    }
tell-qualified = Au tour suivant : { $team } !
tell-knocked-out = Élimination : { $team }.
tell-quarter-drawn = Le tirage : { $team } contre { $opponent-acc }, force { $strength }.
tell-neutral-through = Au tour suivant sans entraîneur : { $team }.
tell-fill-in = Pour compléter le dernier carré : { $team }, force { $strength }.
tell-semi-drawn = En demi-finale : { $team } contre { $opponent-acc }, force { $strength }.
tell-lot-won = Le sort désigne { $team-acc } ; pour { $opponent-acc }, c’est fini.
tell-group-decides = La phase de groupes décide.
tell-champion = Champion du monde : { $team } !
tell-winner = { $team-Nom } a gagné !
tell-shared = Victoire partagée : { $team }.

## Le jeu et ses éditions

game-name = Fußball-Fieber
game-about = Mène une nation à travers la Coupe du monde : trois matchs, dix cartes et des rivaux qui s’en mêlent.
edition-de-2014 = Phase de groupes
edition-de-2014-about = Le jeu court : trois matchs, le plus de points l’emporte.
edition-de-2014-long = Coupe du monde entière
edition-de-2014-long-about = Après les groupes viennent quart de finale, demi-finale et finale.

## Ce dont on convient avant le coup d’envoi

option-length = Durée
option-length-about = Si le jeu s’arrête après les groupes ou va jusqu’à la finale.
option-length-group-only = phase de groupes seule
option-length-knockout = jusqu’à la finale
option-start-player = Premier tour
option-start-player-about = Qui a le premier tour d’un match.
option-start-player-random-then-rotate = au sort, puis vers la gauche
option-start-player-random-each-match = au sort à chaque match
option-start-player-fewest-points = qui a le moins de points
option-targets = Cibles
option-targets-about = Sur quelles équipes une carte peut être jouée.
option-targets-listed-purposes = pour les quatre buts prévus
option-targets-any-team = sur toute équipe
option-joker-value = Valeur d’un joker
option-joker-value-about = De combien un joker renforce son équipe ; la vraie valeur ne nous est pas parvenue.
option-choreography-per-chant = Tifos par chant
option-choreography-per-chant-about = Combien de tifos peuvent se poser sur un chant.
option-score-cap = Limite d’une différence
option-score-cap-about = La plus grande différence notée ; 0 signifie sans limite.
option-group-tie-unresolved = Résultats de groupe égaux
option-group-tie-unresolved-about = Ce qui arrive dans le jeu long quand la phase de groupes doit décider et qu’elle est à égalité.
option-group-tie-unresolved-shared = victoire partagée
option-group-tie-unresolved-lot = le sort décide
option-quarter-final-shortage = Cartes insuffisantes
option-quarter-final-shortage-about = Ce qui arrive quand la pioche ne suffit pas pour tous en quart de finale.
option-quarter-final-shortage-deal-round-robin = une à une, à tour de rôle

## Catégories, familles et signes

category-a = A
category-b = B
category-c = C
family-injury = Blessures
family-send-off = Expulsions
family-fans = Supporters
family-play = Occasions
family-form = Forme
symbol-injury = Blessure
symbol-double-injury = Double
symbol-yellow-red = Deuxième jaune
symbol-red = Rouge
symbol-chant = Chant
symbol-combination = Combinaison
symbol-free-kick = Coup franc
symbol-own-net = CSC
symbol-spirit = Esprit
symbol-camp = Stage
effect-shorten = raccourcit
effect-remove = retire
effect-strengthen = renforce

## Comment cela s’est terminé

reason-group-phase = après la phase de groupes
reason-alone = il ne reste qu’un entraîneur
reason-group-best = personne n’est passé, la phase de groupes décide
reason-final = en finale
reason-level-final = grâce à une meilleure phase de groupes après une finale nulle
reason-lot = par tirage au sort

## Ce qui peut se décider

verdict-lot-won = le tirage au sort
verdict-quarter-drawn = le tirage du quart de finale
verdict-semi-drawn = le tirage de la demi-finale
verdict-starter-drawn = le premier tour

## Les cartes et leur origine

kind-team = Équipe
kind-action = Carte d’action
kind-reaction = Carte de réaction
kind-order-card = Carte d’ordre
kind-joker = Joker
field-code = Sigle
field-category = Catégorie
field-strength = Force
field-family = Famille
field-motif = Motif
field-value = Valeur
field-duration = Matchs
field-count = Nombre
field-fits = Va avec
field-effect = Effet
field-amount = De
field-sequence = Ordre
