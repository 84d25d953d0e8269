# Der Spielbericht nach dem Abpfiff. Von jeder Wendung gibt es mehrere, damit keine zweimal hintereinander kommt.
report-draw = { $first } und { $second } trennen sich { $score }
report-kicks = { $winner } gewinnt nach { $score } das Elfmeterschießen
report-close = { $winner } behält knapp die Oberhand
report-clear = { $winner } lässt { $loser } keine Chance
report-goal-first =
    { $unit ->
        [round] In Runde { $minute } geht { $team } in Führung, { $score }{ $chance }.
       *[minute] In der { $minute }. Minute geht { $team } in Führung, { $score }{ $chance }.
    }
report-goal-lead =
    { $unit ->
        [round] { $team } legt in Runde { $minute } wieder vor, { $score }{ $chance }.
       *[minute] { $team } legt nach { $minute } Minuten wieder vor, { $score }{ $chance }.
    }
report-goal-level =
    { $unit ->
        [round] { $team } gleicht in Runde { $minute } aus, { $score }{ $chance }.
       *[minute] { $team } gleicht aus, { $minute }. Minute, { $score }{ $chance }.
    }
report-goal-extend =
    { $unit ->
        [round] In Runde { $minute } baut { $team } den Vorsprung aus, { $score }{ $chance }.
       *[minute] Nach { $minute } Minuten baut { $team } den Vorsprung aus, { $score }{ $chance }.
    }
report-goal-cut =
    { $unit ->
        [round] Der Anschluss für { $team } fällt in Runde { $minute }, { $score }{ $chance }.
       *[minute] Der Anschluss für { $team } fällt in der { $minute }. Minute, { $score }{ $chance }.
    }
report-no-goals = Tore gab es keine.
report-missed =
    { $unit ->
        [round] Die größte vergebene Gelegenheit hatte { $team } in Runde { $minute }: { $chance }.
       *[minute] Die größte vergebene Gelegenheit hatte { $team } in der { $minute }. Minute: { $chance }.
    }
report-xg = Nach Chancen stand es { $one } zu { $two } zwischen { $first } und { $second }.
report-resigned = { $loser } gibt beim Stand von { $score } auf, { $winner } gewinnt
report-goal-level-2 =
    { $unit ->
        [round] Wieder Gleichstand in Runde { $minute }: { $team } trifft, { $score }{ $chance }.
       *[minute] Wieder Gleichstand: { $team } trifft in der { $minute }. Minute, { $score }{ $chance }.
    }
report-goal-lead-2 =
    { $unit ->
        [round] Runde { $minute }, und { $team } liegt erneut vorn, { $score }{ $chance }.
       *[minute] { $minute }. Minute, und { $team } liegt erneut vorn, { $score }{ $chance }.
    }
report-goal-extend-2 =
    { $unit ->
        [round] { $team } legt in Runde { $minute } nach, { $score }{ $chance }.
       *[minute] { $team } legt in der { $minute }. Minute nach, { $score }{ $chance }.
    }
report-goal-extend-3 =
    { $unit ->
        [round] Auch Runde { $minute } gehört { $team }, { $score }{ $chance }.
       *[minute] Auch in der { $minute }. Minute trifft { $team }, { $score }{ $chance }.
    }
report-goal-cut-2 =
    { $unit ->
        [round] In Runde { $minute } verkürzt { $team } auf { $score }{ $chance }.
       *[minute] { $team } verkürzt nach { $minute } Minuten auf { $score }{ $chance }.
    }
