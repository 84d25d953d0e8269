# Le compte rendu après le coup de sifflet final. Chaque tournure a ses variantes, pour ne jamais se répéter.
report-goal-first =
    { $unit ->
        [round] Au tour { $minute }, { $team-nom } ouvre la marque, { $score }{ $chance }.
       *[minute] À la { $minute }e minute, { $team-nom } ouvre la marque, { $score }{ $chance }.
    }
report-goal-lead =
    { $unit ->
        [round] { $team-Nom } passe devant au tour { $minute }, { $score }{ $chance }.
       *[minute] { $team-Nom } passe devant à la { $minute }e, { $score }{ $chance }.
    }
report-goal-level =
    { $unit ->
        [round] { $team-Nom } égalise au tour { $minute }, { $score }{ $chance }.
       *[minute] { $team-Nom } égalise à la { $minute }e, { $score }{ $chance }.
    }
report-goal-extend =
    { $unit ->
        [round] Puis { $team-nom } creuse l’écart au tour { $minute }, { $score }{ $chance }.
       *[minute] Puis { $team-nom } creuse l’écart à la { $minute }e, { $score }{ $chance }.
    }
report-goal-cut =
    { $unit ->
        [round] Au tour { $minute }, { $team-nom } réduit la marque, { $score }{ $chance }.
       *[minute] À la { $minute }e, { $team-nom } réduit la marque, { $score }{ $chance }.
    }
report-chance = { $chance } de chances
report-no-goals = Il n’y a pas eu de but.
report-missed =
    { $unit ->
        [round] La plus grosse occasion manquée fut pour { $team-acc } au tour { $minute } : { $chance } de chances.
       *[minute] La plus grosse occasion manquée fut pour { $team-acc } à la { $minute }e minute : { $chance } de chances.
    }
report-xg = Aux occasions, c’était { $one } à { $two } entre { $first-acc } et { $second-acc }.
report-goal-level-2 =
    { $unit ->
        [round] Nouvelle égalité au tour { $minute } : { $team-nom } marque, { $score }{ $chance }.
       *[minute] Nouvelle égalité : { $team-nom } marque à la { $minute }e minute, { $score }{ $chance }.
    }
report-goal-lead-2 =
    { $unit ->
        [round] Tour { $minute }, et { $team-nom } prend l’avantage, { $score }{ $chance }.
       *[minute] { $minute }e minute, et { $team-nom } prend l’avantage, { $score }{ $chance }.
    }
report-goal-extend-2 =
    { $unit ->
        [round] { $team-Nom } en remet un au tour { $minute }, { $score }{ $chance }.
       *[minute] { $team-Nom } en remet un à la { $minute }e minute, { $score }{ $chance }.
    }
report-goal-extend-3 =
    { $unit ->
        [round] Le tour { $minute } est encore pour { $team-acc }, { $score }{ $chance }.
       *[minute] À la { $minute }e minute, c’est encore { $team-nom }, { $score }{ $chance }.
    }
report-goal-cut-2 =
    { $unit ->
        [round] Au tour { $minute }, { $team-nom } revient à { $score }{ $chance }.
       *[minute] { $team-Nom } revient à { $score } à la { $minute }e minute{ $chance }.
    }
report-goal-first-2 =
    { $unit ->
        [round] Tour { $minute }, et { $team-nom } exulte en premier, { $score }{ $chance }.
       *[minute] { $team-Nom } frappe en premier à la { $minute }e minute, { $score }{ $chance }.
    }
report-goal-first-3 =
    { $unit ->
        [round] { $team-Nom } débloque la situation au tour { $minute }, { $score }{ $chance }.
       *[minute] { $team-Nom } débloque la situation à la { $minute }e, { $score }{ $chance }.
    }
report-goal-lead-3 =
    { $unit ->
        [round] Puis { $team-nom } prend les devants au tour { $minute }, { $score }{ $chance }.
       *[minute] Puis { $team-nom } prend les devants à la { $minute }e minute, { $score }{ $chance }.
    }
report-goal-level-3 =
    { $unit ->
        [round] { $team-Nom } ne lâche rien et revient au tour { $minute }, { $score }{ $chance }.
       *[minute] { $team-Nom } ne lâche rien et revient à la { $minute }e, { $score }{ $chance }.
    }
report-goal-cut-3 =
    { $unit ->
        [round] { $team-Nom } se relance au tour { $minute }, { $score }{ $chance }.
       *[minute] { $team-Nom } se relance à la { $minute }e minute, { $score }{ $chance }.
    }
report-no-goals-2 = Le ballon n’a voulu entrer d’aucun côté.
report-no-goals-3 = Les deux gardiens sont rentrés invaincus.
report-missed-2 =
    { $unit ->
        [round] Le plus près du but sans marquer, ce fut { $team-nom } au tour { $minute } : { $chance } de chances.
       *[minute] Le plus près du but sans marquer, ce fut { $team-nom } à la { $minute }e minute : { $chance } de chances.
    }
report-missed-3 =
    { $unit ->
        [round] Au tour { $minute }, { $team-nom } laisse filer une occasion à { $chance }, la plus belle restée sans but.
       *[minute] À la { $minute }e minute, { $team-nom } laisse filer une occasion à { $chance }, la plus belle restée sans but.
    }
report-xg-2 = En buts, les tirs valaient : { $first } { $one }, { $second } { $two }.
report-xg-3 = À compter les occasions : { $first } { $one }, { $second } { $two }.
report-lead-turned-1 = { $loser-Nom } tenait sa victoire, puis ce fut { $winner-nom }.
report-lead-turned-2 = Être mené n’est pas une fatalité : { $winner-nom } gagne { $score }.
report-lead-turned-3 = Qui est parti tôt s’est trompé de vainqueur.
report-lead-tight-1 = Un match sur le fil, et c’est { $winner-nom } qui sourit.
report-lead-tight-2 = Peu de chose entre les deux, mais assez pour { $winner-acc }.
report-lead-tight-3 = { $loser-Nom } a pu espérer jusqu’au bout. En vain.
report-lead-clear-1 = Au bout du compte, c’est net : { $score } pour { $winner-acc }.
report-lead-clear-2 = { $winner-Nom } garde son avance jusqu’au bout.
report-lead-clear-3 = { $score }, et { $loser-nom } reste sans réponse.
report-lead-pulled-1 = Longtemps indécis, puis { $winner-nom } a pris le large.
report-lead-pulled-2 = { $loser-Nom } a longtemps tenu ; au bout du compte, { $score }.
report-lead-pulled-3 = La décision est venue tard : { $score } pour { $winner-acc }.
report-lead-level-1 = On s’est serré la main, et personne n’était tout à fait content.
report-lead-level-2 = { $first-Nom } voulait gagner, { $second-nom } aussi, et la journée n’a choisi personne.
report-lead-level-3 = Un { $score } dont chacun peut s’accommoder.
report-lead-given-1 = On n’est pas allé au bout : { $loser-nom } préfère en rester là.
report-lead-given-2 = { $loser-Nom } n’y croyait plus et a abandonné.
report-lead-given-3 = La fin est venue avant le coup de sifflet : { $loser-nom } a abandonné.
report-first-leg = Le match aller s’était terminé sur { $score } ; voici le retour.
report-half = À la pause, c’est { $score }.
report-half-2 = On rentre aux vestiaires sur { $score }.
report-half-3 = Score à la mi-temps : { $score }.
report-red =
    { $unit ->
        [round] { $who } ({ $team }) est expulsé au tour { $minute }.
       *[minute] { $who } ({ $team }) est expulsé à la { $minute }e minute.
    }
report-red-2 =
    { $unit ->
        [round] Rouge pour { $who } ({ $team }) au tour { $minute }.
       *[minute] Rouge pour { $who } ({ $team }) à la { $minute }e minute.
    }
