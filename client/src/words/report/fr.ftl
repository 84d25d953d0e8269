# Le compte rendu après le coup de sifflet final. Chaque tournure a ses variantes, pour ne jamais se répéter.
report-draw = { $first } et { $second } se quittent sur { $score }
report-kicks = { $winner } gagne aux tirs au but après { $score }
report-close = { $winner } l’emporte de peu
report-clear = { $winner } ne laisse aucune chance à { $loser }
report-goal-first =
    { $unit ->
        [round] Au tour { $minute }, { $team } ouvre la marque, { $score }{ $chance }.
       *[minute] À la { $minute }e minute, { $team } ouvre la marque, { $score }{ $chance }.
    }
report-goal-lead =
    { $unit ->
        [round] { $team } repasse devant au tour { $minute }, { $score }{ $chance }.
       *[minute] { $team } repasse devant à la { $minute }e, { $score }{ $chance }.
    }
report-goal-level =
    { $unit ->
        [round] { $team } égalise au tour { $minute }, { $score }{ $chance }.
       *[minute] { $team } égalise à la { $minute }e, { $score }{ $chance }.
    }
report-goal-extend =
    { $unit ->
        [round] Puis { $team } creuse l’écart au tour { $minute }, { $score }{ $chance }.
       *[minute] Puis { $team } creuse l’écart à la { $minute }e, { $score }{ $chance }.
    }
report-goal-cut =
    { $unit ->
        [round] Au tour { $minute }, { $team } réduit la marque, { $score }{ $chance }.
       *[minute] À la { $minute }e, { $team } réduit la marque, { $score }{ $chance }.
    }
report-no-goals = Il n’y a pas eu de but.
report-missed =
    { $unit ->
        [round] La plus grosse occasion manquée fut pour { $team } au tour { $minute } : { $chance }.
       *[minute] La plus grosse occasion manquée fut pour { $team } à la { $minute }e minute : { $chance }.
    }
report-xg = Aux occasions, c’était { $one } à { $two } entre { $first } et { $second }.
report-resigned = { $loser } abandonne à { $score }, victoire de { $winner }
report-goal-level-2 =
    { $unit ->
        [round] Nouvelle égalité au tour { $minute } : { $team } marque, { $score }{ $chance }.
       *[minute] Nouvelle égalité : { $team } marque à la { $minute }e minute, { $score }{ $chance }.
    }
report-goal-lead-2 =
    { $unit ->
        [round] Tour { $minute }, et { $team } reprend l’avantage, { $score }{ $chance }.
       *[minute] { $minute }e minute, et { $team } reprend l’avantage, { $score }{ $chance }.
    }
report-goal-extend-2 =
    { $unit ->
        [round] { $team } en remet un au tour { $minute }, { $score }{ $chance }.
       *[minute] { $team } en remet un à la { $minute }e minute, { $score }{ $chance }.
    }
report-goal-extend-3 =
    { $unit ->
        [round] Le tour { $minute } est encore pour { $team }, { $score }{ $chance }.
       *[minute] À la { $minute }e minute, c’est encore { $team }, { $score }{ $chance }.
    }
report-goal-cut-2 =
    { $unit ->
        [round] Au tour { $minute }, { $team } revient à { $score }{ $chance }.
       *[minute] { $team } revient à { $score } après { $minute } minutes{ $chance }.
    }
