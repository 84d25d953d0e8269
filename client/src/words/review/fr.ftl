review-match-report = Compte rendu
review-whose = Le compte de qui
review-the-others = les autres
review-too-old = Ce match a été joué avec des règles que nous n’avons plus.
review-too-old-about = Rien n’est perdu : le match reste tel qu’il était. Un Anpfiff de l’époque peut encore lire son fichier ; les nouveaux matchs peuvent être analysés ici.
review-counting = Le vestiaire compte encore
review-progress = Du coup de sifflet final au coup d’envoi : { $done } moments sur { $nodes }.
review-go-on = Continuer le compte
review-verdict-won-against-luck = Gagné contre la chance
review-verdict-won-deserved = Mérité, avec un peu de chance
review-verdict-won-both = Avec chance et talent
review-verdict-won-by-luck = La chance a décidé
review-verdict-lost-better = Mieux joué, sans chance
review-verdict-lost-no-excuse = Ce n’était pas la faute de la chance
review-verdict-lost-unlucky = Surtout de la malchance
review-verdict-lost-beaten = Le meilleur : { $name }
review-verdict-draw-fair = Match nul, et c’est juste
review-verdict-draw-lucky = Un point avec de la chance
review-verdict-draw-unlucky = Un point malchanceux
review-sum = { $name } : chance { $luck } { $points ->
        [one] point
       *[other] points
    }, offert par { $other } { $gifts }, laissé { $losses }. Ainsi { $began } % au coup d’envoi sont devenus { $ended } %.
review-luck = Chance
review-skill = Talent
review-dice = Dés
review-dice-about = ce qui est tombé, face à tout ce qui pouvait tomber
review-cards = Cartes
review-cards-about = mains et pioches
review-guesses = Au jugé
review-guesses-about = choisi sans tout voir
review-losses = Laissé
review-losses-about = dit, face au meilleur choix
review-gifts = Offert
review-gifts-about = les fautes des autres
review-second-thoughts = Réflexion faite
review-second-thoughts-about = de meilleures réponses que prévu ; ce qui en a été laissé est compté en face
review-account = Le compte
review-item = Poste
review-count = Nombre
review-points = Points
review-began = Au coup d’envoi
review-ended = À la fin
review-lost = perdu
review-won = gagné
review-kick-off = Coup d’envoi, { $chance } %
review-as-far = compté jusqu’ici : { $chance } %
review-from-to = De { $began } à { $ended } pour cent
review-explained = La chance, c’est ce qui est tombé, comparé à tout ce qui pouvait tomber ; sur l’ensemble des matchs, elle est nulle. Le talent, c’est ce que chacun a choisi, comparé au meilleur choix possible. Réflexion faite, il y avait de meilleures réponses que l’estimation n’en attendait de quiconque.
review-way = Le cours des chances
review-turning-points = { $count ->
    [one] Un tournant
   *[other] { $count } tournants
}
review-better = Mieux : { $option } (ainsi { $points }).
review-odds = Sa chance était de { $chance }.
review-mean = Tout ce qui pouvait tomber valait { $chance } % en moyenne.
review-else = Sinon : { $options }
review-measured = La réponse qui semblait la meilleure a été réessayée dans d’autres matchs : { $points } ± { $error } points par rapport à ce qui a été dit. C’est ce qui compte.
review-choice-of = Choix : { $name }
review-kind-dice = Dés
review-kind-cards = Cartes
review-kind-guess = Au jugé
review-turn-label = Tournant { $number } : { $what } De { $before } à { $after } pour cent, le revoir
review-deserved = Résultat mérité
review-deserved-note = Calculé exactement sur les { $shots } tirs : { $first } : { $second } buts.
review-so-it-came = le vrai score
review-split = Victoire { $won } pour cent, nul { $drawn } pour cent, défaite { $lost } pour cent
review-expected-points = Points attendus
review-average-luck = Avec une chance moyenne, { $name } aurait gagné { $chance } matchs de ce genre sur 100.
review-luck-index = Indice de chance
review-luck-index-about = Cent fois les mêmes tirs : où se situe ce qui est arrivé ? Seuls les tirs comptent ici ; le compte, lui, compte aussi le chemin.
review-index-both = Chance devant les deux buts
review-index-front = Devant
review-index-back = Derrière
review-index-note = { $index } sur 100 finissent moins bien
review-index-goals = { $goals } pour { $expected }
review-bad-luck = Malchance
review-good-luck = Chance
review-level = Le niveau de jeu
review-level-note = Points laissés par décision qui n’allait pas de soi : { $lost }. { $counted } sur { $choices } comptent ; dans les autres, rien n’était sûrement à perdre.
review-decisions = Décisions : { $name }
review-cost-something = { $dear } sur { $count } ont coûté quelque chose
review-nothing-lost = Rien de laissé.
review-instead = { $said } au lieu de { $best }
review-best = le mieux
review-said = dit
review-not-counted = ne compte pas
review-option = Option
review-chance = Chance de gagner en %
review-see = Le revoir
review-all = Tout montrer ({ $count })
review-fewer = Montrer moins
review-play-on = Rejouer d’ici
review-as-puzzle = En exercice
review-level-like = Joué comme en { $first }
review-level-between = Joué comme entre { $first } et { $last }
review-level-about = On compte ce qui a été laissé à chaque décision qui n’allait pas de soi ; nous connaissons le même chiffre pour nos divisions. Un seul match en compte peu : nous nommons donc toutes celles qui lui ressemblent.
review-level-unknown = Nous ne nommons aucune division ici : trop peu de décisions de ce genre, trop peu d’enjeu à chacune, ou un calcul trop grossier.
review-ahead = { $count ->
    [one] Un match est compté avant le tien.
   *[other] { $count } matchs sont comptés avant le tien.
}
review-interrupted = Interrompu { $when ->
    [none] avant le premier instant.
   *[other] à { $when }.
}
