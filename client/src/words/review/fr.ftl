review-match-report = Compte rendu
review-whose = Vu par
review-too-old = Ce match a été joué avec des règles que nous n’avons plus.
review-too-old-about = Rien n’est perdu : le match reste tel qu’il était. Un Anpfiff de l’époque peut encore lire son fichier ; les nouveaux matchs peuvent être analysés ici.
review-counting = Calcul en cours
review-progress = { $done } coups sur { $nodes }, du coup de sifflet final au coup d’envoi.
review-go-on = Reprendre le calcul
review-verdict-won-choices = De meilleurs choix
review-verdict-won-luck = La chance a décidé
review-verdict-lost-choices = De meilleurs choix : { $others }
review-verdict-lost-luck = Surtout de la malchance
review-verdict-both = Un peu des deux
review-verdict-level-better = De meilleurs choix, moins de chance
review-verdict-level-worse = De moins bons choix, plus de chance
review-verdict-fair = Un résultat équitable
review-verdict-unknown = Incertain
review-sum = { $name } : choix { $choice }, chance { $luck } points, chacun à { $error } près.{ $known ->
    [no] {" "}Lequel des deux a fait la différence, on ne peut pas le dire.
   *[yes] {""}
}
review-dice = Dés
review-dice-about = ce qui est tombé, face à tout ce qui pouvait tomber
review-cards = Cartes
review-cards-about = mains et pioches
review-own = { $mine ->
    [yes] { $way ->
        [lost] Tes erreurs
        [won] Tes bons choix
       *[open] Tes choix
    }
   *[no] { $way ->
        [lost] Erreurs : { $name }
        [won] Bons choix : { $name }
       *[open] Choix : { $name }
    }
}
review-own-about = { $count ->
    [one] un choix, comparé au niveau « { $level } »
   *[other] { $count } choix, comparés au niveau « { $level } »
}
review-others = { $duel ->
    [yes] { $way ->
        [won] Erreurs adverses
        [lost] Bons choix adverses
       *[open] Choix adverses
    }
   *[no] { $way ->
        [won] Erreurs des autres
        [lost] Bons choix des autres
       *[open] Choix des autres
    }
}
review-others-about = { $count ->
    [one] un choix, comparé au niveau « { $level } »
   *[other] { $count } choix, comparés au niveau « { $level } »
}
review-unforeseen = Imprévisible
review-unforeseen-about = ce que les autres avaient en main ou répondaient face cachée, et le reste
review-cannot-tell = incertain
review-range = de { $low } à { $high }
review-not-yet = Il figure ici dès que tout est calculé.
review-account = Du coup d’envoi au résultat
review-began = Au coup d’envoi
review-ended = À la fin
review-explained = Les points sont des chances de gagner, sur 100. Le trait montre la précision d’un chiffre (95 %) ; si son intervalle contient 0, le chiffre reste incertain.
review-way = Le cours des chances
review-turning-points = Où tout s’est joué
review-measured-twice = { $count ->
    [0] Aucun moment n’a été sûrement décisif à lui seul.
   *[other] Chacun a été mesuré deux fois.
}{ $fallen ->
    [0] {""}
    [one] {" "}Un autre ressemblait à un tournant et n’a pas tenu.
   *[other] {" "}{ $fallen } autres ressemblaient à des tournants et n’ont pas tenu.
}
review-hands = Des cartes ont été distribuées ou piochées.
review-better = Mieux : { $option } (ainsi { $points }).
review-odds = Sa chance était de { $chance }.
review-else = Sinon : { $options }
review-measured = La réponse qui semblait la meilleure a été réessayée dans d’autres matchs : { $points } ± { $error } points par rapport à ce qui a été dit. C’est ce qui compte.
review-choice-of = Choix : { $name }
review-kind-dice = Dés
review-kind-cards = Cartes
review-kind-guess = Face cachée
review-turn-label = Tournant { $number } : { $what } { $points } points, le revoir
review-so-it-came = le vrai score
review-shots = Tirs
review-shots-of = { $shots ->
    [one] un tir, qui valait { $expected } but
   *[other] { $shots } tirs, qui valaient { $expected } buts
} ; marqués : { $goals }.
review-decisions = Décisions : { $name }
review-cost-something = { $dear } sur { $count } ont sûrement coûté quelque chose
review-nothing-lost = Rien ici n’a sûrement coûté quoi que ce soit.
review-instead = { $said } au lieu de { $best }
review-best = le mieux
review-nothing-better = rien de nettement mieux
review-said = dit
review-option = Option
review-chance = Chance de gagner en %
review-see = Le revoir
review-all = Tout montrer ({ $count })
review-fewer = Montrer moins
review-play-on = Rejouer d’ici
review-as-puzzle = En exercice
review-ahead = { $count ->
    [one] Un match est calculé avant le tien.
   *[other] { $count } matchs sont calculés avant le tien.
}
review-interrupted = Interrompu { $when ->
    [none] avant le premier instant.
   *[other] à { $when }.
}
