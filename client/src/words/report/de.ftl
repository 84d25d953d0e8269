# Der Spielbericht nach dem Abpfiff. Von jeder Wendung gibt es mehrere, damit keine zweimal hintereinander kommt.
report-goal-first =
    { $unit ->
        [round] In Runde { $minute } geht Team { $team } in Führung, { $score }{ $chance }.
       *[minute] In der { $minute }. Minute geht { $team } in Führung, { $score }{ $chance }.
    }
report-goal-lead =
    { $unit ->
        [round] Team { $team } legt in Runde { $minute } vor, { $score }{ $chance }.
       *[minute] { $team } legt nach { $minute } Minuten vor, { $score }{ $chance }.
    }
report-goal-level =
    { $unit ->
        [round] Team { $team } gleicht in Runde { $minute } aus, { $score }{ $chance }.
       *[minute] { $team } gleicht aus, { $minute }. Minute, { $score }{ $chance }.
    }
report-goal-extend =
    { $unit ->
        [round] In Runde { $minute } baut Team { $team } den Vorsprung aus, { $score }{ $chance }.
       *[minute] Nach { $minute } Minuten baut { $team } den Vorsprung aus, { $score }{ $chance }.
    }
report-goal-cut =
    { $unit ->
        [round] Der Anschluss für Team { $team } fällt in Runde { $minute }, { $score }{ $chance }.
       *[minute] Der Anschluss für { $team } fällt in der { $minute }. Minute, { $score }{ $chance }.
    }
report-chance = Torchance { $chance }
report-no-goals = Tore gab es keine.
report-missed =
    { $unit ->
        [round] Die größte vergebene Gelegenheit hatte Team { $team } in Runde { $minute }: Torchance { $chance }.
       *[minute] Die größte vergebene Gelegenheit hatte { $team } in der { $minute }. Minute: Torchance { $chance }.
    }
report-xg = Nach Chancen stand es { $one } zu { $two }: { $first } gegen { $second }.
report-goal-level-2 =
    { $unit ->
        [round] Wieder Gleichstand in Runde { $minute }: Team { $team } trifft, { $score }{ $chance }.
       *[minute] Wieder Gleichstand: { $team } trifft in der { $minute }. Minute, { $score }{ $chance }.
    }
report-goal-lead-2 =
    { $unit ->
        [round] Runde { $minute }, und Team { $team } liegt vorn, { $score }{ $chance }.
       *[minute] { $minute }. Minute, und { $team } liegt vorn, { $score }{ $chance }.
    }
report-goal-extend-2 =
    { $unit ->
        [round] Team { $team } legt in Runde { $minute } nach, { $score }{ $chance }.
       *[minute] { $team } legt in der { $minute }. Minute nach, { $score }{ $chance }.
    }
report-goal-extend-3 =
    { $unit ->
        [round] Auch Runde { $minute } gehört Team { $team }, { $score }{ $chance }.
       *[minute] Auch in der { $minute }. Minute trifft { $team }, { $score }{ $chance }.
    }
report-goal-cut-2 =
    { $unit ->
        [round] In Runde { $minute } verkürzt Team { $team } auf { $score }{ $chance }.
       *[minute] { $team } verkürzt nach { $minute } Minuten auf { $score }{ $chance }.
    }
report-goal-first-2 =
    { $unit ->
        [round] Runde { $minute }, und Team { $team } jubelt zuerst, { $score }{ $chance }.
       *[minute] Den Anfang macht { $team } in der { $minute }. Minute, { $score }{ $chance }.
    }
report-goal-first-3 =
    { $unit ->
        [round] Team { $team } trifft in Runde { $minute } zum { $score }{ $chance }.
       *[minute] { $team } trifft nach { $minute } Minuten zum { $score }{ $chance }.
    }
report-goal-lead-3 =
    { $unit ->
        [round] Dann geht Team { $team } in Runde { $minute } in Führung, { $score }{ $chance }.
       *[minute] Dann geht { $team } in der { $minute }. Minute in Führung, { $score }{ $chance }.
    }
report-goal-level-3 =
    { $unit ->
        [round] Team { $team } steckt nicht auf und trifft in Runde { $minute } zum { $score }{ $chance }.
       *[minute] { $team } steckt nicht auf und trifft in der { $minute }. Minute zum { $score }{ $chance }.
    }
report-goal-cut-3 =
    { $unit ->
        [round] Team { $team } meldet sich in Runde { $minute } zurück, { $score }{ $chance }.
       *[minute] { $team } meldet sich in der { $minute }. Minute zurück, { $score }{ $chance }.
    }
report-no-goals-2 = Der Ball wollte auf keiner Seite ins Netz.
report-no-goals-3 = Beide Torhüter gingen ohne Gegentor in die Kabine.
report-missed-2 =
    { $unit ->
        [round] Am nächsten dran, ohne zu treffen, war Team { $team } in Runde { $minute }: Torchance { $chance }.
       *[minute] Am nächsten dran, ohne zu treffen, war { $team } in der { $minute }. Minute: Torchance { $chance }.
    }
report-missed-3 =
    { $unit ->
        [round] In Runde { $minute } ließ Team { $team } eine Chance von { $chance } liegen, die beste ohne Tor.
       *[minute] In der { $minute }. Minute ließ { $team } eine Chance von { $chance } liegen, die beste ohne Tor.
    }
report-xg-2 = So viele Tore waren die Schüsse wert: { $first } { $one }, { $second } { $two }.
report-xg-3 = Wer die Chancen zählt, kommt auf so viele Tore: { $first } { $one }, { $second } { $two }.
report-lead-turned-1 = { $loser } hatte die Hand schon am Sieg, dann kam { $winner }.
report-lead-turned-2 = Zurückliegen ist kein Schicksal: { $winner } gewinnt noch { $score }.
report-lead-turned-3 = Wer früh ging, sah den falschen Sieger.
report-lead-tight-1 = Ein Spiel auf Messers Schneide, und am Ende lacht { $winner }.
report-lead-tight-2 = Viel trennte die beiden nicht, doch gewonnen hat { $winner }.
report-lead-tight-3 = Bis zum Schluss durfte { $loser } hoffen. Vergeblich.
report-lead-clear-1 = Spannend war nur noch die Frage, wie hoch es wird.
report-lead-clear-2 = { $winner } gab den Ton an, { $loser } lief hinterher.
report-lead-clear-3 = Ein { $score }, an dem es nichts zu deuten gibt.
report-lead-level-1 = Am Ende gaben sich beide die Hand, und keiner war ganz zufrieden.
report-lead-level-2 = { $first } wollte, { $second } auch, und so gehörte der Tag keinem.
report-lead-level-3 = Ein { $score }, mit dem beide leben können.
report-lead-given-1 = Ausgespielt wurde nicht: Für { $loser } war vorher Schluss.
report-lead-given-2 = { $loser } sah keinen Weg mehr und gab auf.
report-lead-given-3 = Das Ende kam vor dem Abpfiff: { $loser } gab auf.
report-first-leg = Das Hinspiel ging { $score } aus, nun das Rückspiel.
report-half = Zur Pause steht es { $score }.
report-half-2 = Mit { $score } geht es in die Kabinen.
report-half-3 = Der Halbzeitstand: { $score }.
report-red =
    { $unit ->
        [round] { $who } ({ $team }) fliegt in Runde { $minute } vom Platz.
       *[minute] { $who } ({ $team }) fliegt in der { $minute }. Minute vom Platz.
    }
report-red-2 =
    { $unit ->
        [round] Rot für { $who } ({ $team }) in Runde { $minute }.
       *[minute] Rot für { $who } ({ $team }) in der { $minute }. Minute.
    }
