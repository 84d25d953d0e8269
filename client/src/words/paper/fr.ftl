# La page de journal : le compte rendu, mis en page.
paper-masthead = Le Coup de sifflet
paper-motto = Le journal du match, imprimé au coup de sifflet final
paper-motto-cup = Le journal du tournoi, imprimé au coup de sifflet final
paper-price = Une feuille, gratuite
paper-against = { $first } contre { $second }
paper-coaches = { $count ->
    [one] Un entraîneur
   *[other] { $count } entraîneurs
}
paper-length = { $unit ->
    [round] Après { $last } tours
   *[minute] Après { $last } minutes
}
paper-print = Imprimer
paper-star = Homme du match
paper-star-cup = Moment du tournoi
paper-star-keeper = Le gardien
paper-star-goals = { $goals ->
    [one] Son but a rapporté
   *[other] Ses { $goals } buts ont rapporté
} à son équipe { $points ->
    [one] un point
   *[other] { $points } points
} de chances de gagner, plus que tout autre.
paper-star-saves = { $shots ->
    [one] Un tir qui valait
   *[other] { $shots } tirs qui valaient
} { $goals } but, et rien n’est passé.
paper-star-moment = { $name } y gagne { $points ->
    [one] un point
   *[other] { $points } points
} sur le chemin de la victoire, plus qu’à tout autre instant.
paper-star-rule = L’homme du match est celui dont les buts ont le plus rapporté à son équipe en chances de gagner.
paper-star-rule-cup = Le moment du tournoi est celui qui a rapporté d’un coup le plus de chances au vainqueur.
paper-counting =
    { $done ->
        [one] Le vestiaire compte encore, { $done } instant sur { $nodes }.
       *[other] Le vestiaire compte encore, { $done } instants sur { $nodes }.
    }
paper-shots = Les tirs
paper-shots-note = En haut : { $first }, en bas : { $second } ; plein : but ; plus c’est gros, meilleure était l’occasion.
paper-figures = Chiffres
paper-deserved = Mérité ?
paper-deserved-yes =
    { $chance ->
        [one] Oui. Avec ces tirs, { $team-nom } gagne { $chance } match sur 100.
       *[other] Oui. Avec ces tirs, { $team-nom } gagne { $chance } matchs sur 100.
    }
paper-deserved-maybe =
    { $chance ->
        [one] Cela pouvait tourner autrement. Avec ces tirs, { $team-nom } gagne { $chance } match sur 100.
       *[other] Cela pouvait tourner autrement. Avec ces tirs, { $team-nom } gagne { $chance } matchs sur 100.
    }
paper-deserved-no =
    { $chance ->
        [one] Pas vraiment. Avec ces tirs, { $team-nom } ne gagne que { $chance } match sur 100.
       *[other] Pas vraiment. Avec ces tirs, { $team-nom } ne gagne que { $chance } matchs sur 100.
    }
paper-deserved-draw =
    { $chance ->
        [one] Avec ces tirs, { $chance } match sur 100 finit à égalité.
       *[other] Avec ces tirs, { $chance } matchs sur 100 finissent à égalité.
    }
paper-deserved-likeliest = Le { $score } est le score le plus fréquent.
paper-deserved-likelier = Le score le plus fréquent était { $score }.
paper-champion = Champion du monde
paper-winner = Vainqueur
paper-cup-lead-1 = Au bout, { $name } est en haut, et le chemin n’avait rien d’une promenade.
paper-cup-lead-2 = Tout le monde voulait gagner, { $name } l’a fait.
paper-cup-lead-3 = Un tournoi dont { $name } parlera longtemps.
paper-cup-lead-4 = Ailleurs on fait les valises, { $name } peut faire la fête.
paper-cup-way-1 = Le chemin de la victoire : { $results }.
paper-cup-way-2 = Comment c’est arrivé : { $results }.
paper-cup-way-3 = Match après match : { $results }.
paper-between-results = {" ; "}
paper-cup-chance-few = Avant le premier match, { $began } sur 100 à peine y auraient cru.
paper-cup-chance-many = Au coup d’envoi, { $began } sur 100 annonçaient cette fin.
paper-cup-behind-1 = Derrière : { $names }.
paper-cup-behind-2 =
    { $count ->
        [one] Battu : { $names }.
       *[other] Battus : { $names }.
    }
paper-cup-behind-3 = Derrière la première place : { $names }.
paper-cup-last = Pour finir : { $results }.
paper-cup-hinge = L’instant où tout a basculé : { $what }
