puzzle-day = Énigme du jour
puzzle-own = Mon erreur
puzzle-laying = On prépare la table.
puzzle-options = Réponses, par touche numérique
keys-answer = réponse de ce numéro
keys-next-puzzle = énigme suivante, une fois la réponse donnée
puzzle-level = Difficulté { $level } sur 5
puzzle-ask-win = Quelle réponse gagne le plus souvent ?
puzzle-ask-success = Quelle réponse a la meilleure chance maintenant ?
puzzle-ask-not = Chacun répond face cachée. Que ne faut-il pas jouer ?
puzzle-ask-mix = Chacun répond face cachée. Que peut-on jouer ?
puzzle-ask-own = Tu as perdu quelque chose ici. Qu’est-ce qui vaut mieux ?
puzzle-verdict-3 = Bien vu
puzzle-verdict-2 = Presque aussi bien
puzzle-verdict-1 = Il y avait un peu mieux
puzzle-verdict-0 = Il y avait mieux
puzzle-verdict-not = Celle-ci peut se jouer
puzzle-stars = { $stars ->
    [one] { $stars } étoile sur 3
   *[other] { $stars } étoiles sur 3
  }
puzzle-lost = { $points } points perdus
puzzle-not-worst = { $points } points de mieux que la pire
puzzle-best = le meilleur
puzzle-good = jouable
puzzle-bad = à éviter
puzzle-mine = ton choix
puzzle-why-counted = Compté : sur { $cases } cas égaux, « { $best } » réussit dans { $count }, « { $second } » dans { $less }.
puzzle-why-exact = Compté dans toutes les branches : { $best } { $share }, { $second } { $other }.
puzzle-why-proven = Dans { $matches } matchs imaginés avec la même chance, pour toutes les mains que les autres peuvent avoir : { $best } { $share }, { $second } { $other }.
puzzle-why-sealed = { $kind ->
    [exact] Compté contre le meilleur mélange de l’autre
   *[proven] Dans { $matches } matchs imaginés avec la même chance, contre le meilleur mélange de l’autre
  } : { $second } perd { $points } points.{ $good ->
    [one] { "" }
   *[other] { " " }Le reste est jouable : varie, et personne ne lira dans ton jeu.
  }
puzzle-why-own = Estimé à l’instant par la recherche : { $best } { $share }, { $second } { $other }.
puzzle-play-on = Jouer la suite
puzzle-next = Suivante
puzzle-solve = Résoudre
puzzle-again = Revoir
puzzle-days = { $days ->
    [one] jour
   *[other] jours
  }
puzzle-streak = { $days ->
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
  }
puzzle-sum = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
  }
puzzle-mine-title = Mes erreurs
puzzle-due = { $count } à revoir
puzzle-ago = { $days ->
    [0] aujourd’hui
    [one] hier
   *[other] il y a { $days } jours
  }
puzzle-none-yet = Aucune erreur pour l’instant. Joue un match : les plus chères sont retenues.
puzzle-none-due = Rien à revoir aujourd’hui.
puzzle-by-theme = Par thème
puzzle-kinds = comptées exactement et prouvées
puzzle-solved = { $solved } sur { $count } résolues
puzzle-tag-sealed = Face cachée
puzzle-tag-surprise = Pas ce qu’on croit
puzzle-tag-behind = Quand on est mené
puzzle-tag-level = À égalité
puzzle-tag-ahead = Garder l’avance
