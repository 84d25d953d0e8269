### Le rapport d’une étude en français. Les trois fichiers ont les mêmes clés et les mêmes variables.

## La page

page-title = { $game } : une étude
page-contents = Sommaire
page-downloads = Toutes les parties en tableau :
page-share-of-matches = part des parties
page-kind-simulation =
    { $games ->
        [one] { $games } partie entre bots
       *[other] { $games } parties entre bots
    }
page-kind-options =
    { $games ->
        [one] Chaque règle au choix, en { $games } partie entre bots
       *[other] Chaque règle au choix, en { $games } parties entre bots
    }
page-kind-arena =
    { $games ->
        [one] Chaque bot contre chaque autre, en { $games } partie
       *[other] Chaque bot contre chaque autre, en { $games } parties
    }
page-unfinished = Cette étude n’est pas terminée : { $planned } parties sont prévues. La même commande continue.
page-version = anpfiff { $version }, révision { $revision } des règles. La même commande donne les mêmes chiffres sur toute machine.
page-nothing = Rien n’est encore terminé.
page-intervals = Entre parenthèses : les bornes de la vraie valeur avec 95 % de confiance ; une sur vingt la manque. Les chiffres de bots disent ce que cartes et règles font de ces bots, pas ce que feront des personnes. La ligne en tirets marque ce qu’on attend si rien ne compte ; ce qui s’en détache est en couleur.
page-figures = Les chiffres en tableau
page-number = nombre
page-share = part (95 %)
page-mean = moyenne (95 %)
page-all =
    { $number ->
        [one] Tout
       *[other] Les { $number }
    }
page-yes = oui
page-no = non

## Parties

page-results = Résultats
page-wins = { $name } gagne
page-draws = nuls
page-endings = Comment c’est fini
page-scores = Scores les plus fréquents, dans l’ordre des bots
page-score = score
page-goals = { $scores } par partie
page-together = tous ensemble
page-comebacks = Remontées
page-no-winner = Personne n’a gagné.
page-came-back = vainqueurs qui avaient été menés
page-lead-changes = changements de meneur par partie
page-behind = plus grand retard du vainqueur ({ $scores })
page-length = Durée
page-decisions = décisions par partie
page-fates = dés et tirages par partie
page-seats = Avantage du terrain : la place compte-t-elle ?
page-seat = place { $seat }
page-of-decided = part des parties décidées (95 %)
page-seats-fair = Aux limites du hasard près, chaque place gagne sa part égale.
page-seats-unfair = Au moins une place gagne plus ou moins que sa part égale, au-delà du hasard.

## Cartes

page-cards = Quelles cartes et quels footballeurs gagnent
page-cards-note = Combien de fois a gagné seul qui l’a dit au moins une fois. Les bots ne choisissent pas au hasard : ce qui ne se dit que quand tout semble perdu paraît faible, et ce que tous disent n’apprend rien.
page-cards-mark = La ligne en tirets est la part de toutes les places : { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
page-cards-none = Trop peu de parties pour comparer.
page-chairs = dit par des places
page-won = gagné seul (95 %)

## Règles au choix

page-options = L’effet de chaque règle au choix
page-options-note =
    { $games ->
        [one] Chaque valeur face à ce qui est convenu, en { $games } partie. Positif : plus que convenu.
       *[other] Chaque valeur face à ce qui est convenu, en { $games } parties avec les mêmes dés, comparées paire par paire. Positif : plus que convenu.
    }
page-by-goals = { $scores } par partie
page-by-draws = Nuls
page-by-comebacks = Vainqueurs qui avaient été menés
page-by-first-seat = Victoires de la place 1 parmi les parties décidées
page-by-length = Décisions par partie
page-difference = différence (95 %)
page-same = Aucune partie n’a fini autrement : { $names }.
page-left-out = Non joué, car à cette table c’est impossible ou sans effet : { $names }.

## Dés

page-dice = Contrôle des dés
page-dice-honest = Rien d’étonnant : sur { $places } issues, même la plus éloignée ne l’est pas plus que de dés honnêtes ne le sont souvent (probabilité { NUMBER($chance, maximumFractionDigits: 3) }). Trop rares pour juger : { $rare }.
page-dice-odd = Sur { $places } issues, au moins une est plus éloignée que des dés honnêtes ne le permettent (probabilité { NUMBER($chance, maximumFractionDigits: 6) }). Trop rares pour juger : { $rare }.
page-dice-note = Chaque jet et chaque tirage est mesuré à sa chance exacte à ce moment précis. La barre montre où restent 95 dés honnêtes sur 100, le point ce qui est tombé.
page-fell = tombé
page-expected = attendu
page-deviation = écart en erreurs types

## Chances

page-chances = Les chances sont-elles justes ?
page-chances-moments =
    { $moments ->
        [one] { $moments } moment
       *[other] { $moments } moments
    } en { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    } où le public a su la chance de chacun de gagner, confrontés au résultat. Une victoire partagée compte pour sa part.
page-chances-true = Rien ne ressort : aucun palier et aucune place n’est plus éloigné que des chances justes ne le sont souvent (probabilité { NUMBER($chance, maximumFractionDigits: 3) }).
page-chances-off = Au moins un palier ou une place est plus éloigné que des chances justes ne le permettent (probabilité { NUMBER($chance, maximumFractionDigits: 6) }).
page-chances-curve = Ce qui fut gagné de ce qui fut annoncé
page-chances-step = { NUMBER($low, style: "percent") } à { NUMBER($high, style: "percent") }
page-chances-told = annoncé
page-chances-said = chance annoncée
page-chances-won = gagné (95 %)
page-chances-brier = score de Brier : carré moyen de l’erreur, 0 pour un prophète
page-chances-even = le même si chaque place recevait toujours une chance égale
page-chances-note = Les moments d’une partie ne sont pas des témoins indépendants : tout ce qui fut annoncé à une place dans une partie compte pour un seul témoignage ; les bornes sont donc plutôt larges qu’étroites. Sur la ligne pointillée, on gagne autant qu’annoncé.

## Arène

page-arena = Cotes
page-arena-note = D’après Bradley et Terry : 1500 est la moyenne, 400 points font dix contre un ; chaque donne jouée de tous les côtés, bornes par rééchantillonnage des donnes. Un nul vaut un demi-point.
page-rating = cote (95 %)
page-luck-note = Sans la chance : on retire de chaque résultat ce qui est tombé, comparé à tout ce qui pouvait tomber. C’est nul en moyenne ; la moyenne ne change donc pas et les bornes se resserrent.
page-luck-plain = Victoires, chance comprise (95 %)
page-luck-adjusted = Victoires sans la chance (95 %)
page-luck-worth = Une partie en vaut
figure-worth = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } parties
page-pair-won = gagnés
page-pair-drawn = nuls
page-pair-lost = perdus
page-pair-points = points (95 %)

## Prix et valeur

page-worth = Prix et valeur
page-worth-note = Le hasard a choisi, les bots ont joué. La valeur dit de combien de { $scores } une partie finit mieux qu’avec un choix moyen, tout le reste étant égal (une régression sur tout ce qui fut choisi). D’abord les bonnes affaires : elles valent plus que d’autres du même prix.
page-worth-slope = Un point du prix rapporte { $slope } { $scores } par partie.
page-worth-price = prix
page-worth-worth = valeur (95 %)
page-worth-bargain = au-dessus du prix
page-worth-chosen = choisi

## Chiffres

figure-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
figure-mean = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } – { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
figure-rating = { NUMBER($value, maximumFractionDigits: 0, useGrouping: 0) } ({ NUMBER($low, maximumFractionDigits: 0, useGrouping: 0) } – { NUMBER($high, maximumFractionDigits: 0, useGrouping: 0) })
figure-more = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } – { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
figure-more-share = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } points ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
figure-bargain = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-expected = { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-deviation = { NUMBER($deviation, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-chance = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-score = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } ({ NUMBER($low, minimumFractionDigits: 3, maximumFractionDigits: 3) } – { NUMBER($high, minimumFractionDigits: 3, maximumFractionDigits: 3) })
