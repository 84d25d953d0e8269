# Der Spielbericht nach dem Abpfiff. Von jeder Wendung gibt es mehrere, damit keine zweimal hintereinander kommt.
report-goal-first =
    { $unit ->
        [round] In Runde { $minute } geht { $team-nom } in Führung, { $score }{ $chance }.
       *[minute] In der { $minute }. Minute geht { $team-nom } in Führung, { $score }{ $chance }.
    }
report-goal-lead =
    { $unit ->
        [round] { $team-Nom } legt in Runde { $minute } vor, { $score }{ $chance }.
       *[minute] { $team-Nom } legt in der { $minute }. Minute vor, { $score }{ $chance }.
    }
report-goal-level =
    { $unit ->
        [round] { $team-Nom } gleicht in Runde { $minute } aus, { $score }{ $chance }.
       *[minute] { $team-Nom } gleicht aus, { $minute }. Minute, { $score }{ $chance }.
    }
report-goal-extend =
    { $unit ->
        [round] In Runde { $minute } baut { $team-nom } den Vorsprung aus, { $score }{ $chance }.
       *[minute] In der { $minute }. Minute baut { $team-nom } den Vorsprung aus, { $score }{ $chance }.
    }
report-goal-cut =
    { $unit ->
        [round] Der Anschluss für { $team-acc } fällt in Runde { $minute }, { $score }{ $chance }.
       *[minute] Der Anschluss für { $team-acc } fällt in der { $minute }. Minute, { $score }{ $chance }.
    }
report-chance = Torchance { $chance }
report-no-goals = Tore gab es keine.
report-missed =
    { $unit ->
        [round] Die größte vergebene Gelegenheit hatte { $team-nom } in Runde { $minute }: Torchance { $chance }.
       *[minute] Die größte vergebene Gelegenheit hatte { $team-nom } in der { $minute }. Minute: Torchance { $chance }.
    }
report-xg = Nach Chancen stand es { $one } zu { $two } zwischen { $first-dat } und { $second-dat }.
report-goal-level-2 =
    { $unit ->
        [round] Wieder Gleichstand in Runde { $minute }: { $team-Nom } trifft, { $score }{ $chance }.
       *[minute] Wieder Gleichstand: { $team-Nom } trifft in der { $minute }. Minute, { $score }{ $chance }.
    }
report-goal-lead-2 =
    { $unit ->
        [round] Runde { $minute }, und { $team-nom } liegt vorn, { $score }{ $chance }.
       *[minute] { $minute }. Minute, und { $team-nom } liegt vorn, { $score }{ $chance }.
    }
report-goal-extend-2 =
    { $unit ->
        [round] { $team-Nom } legt in Runde { $minute } nach, { $score }{ $chance }.
       *[minute] { $team-Nom } legt in der { $minute }. Minute nach, { $score }{ $chance }.
    }
report-goal-extend-3 =
    { $unit ->
        [round] Auch Runde { $minute } gehört { $team-dat }, { $score }{ $chance }.
       *[minute] Auch in der { $minute }. Minute trifft { $team-nom }, { $score }{ $chance }.
    }
report-goal-cut-2 =
    { $unit ->
        [round] In Runde { $minute } verkürzt { $team-nom } auf { $score }{ $chance }.
       *[minute] { $team-Nom } verkürzt in der { $minute }. Minute auf { $score }{ $chance }.
    }
report-goal-first-2 =
    { $unit ->
        [round] Runde { $minute }, und { $team-nom } jubelt zuerst, { $score }{ $chance }.
       *[minute] Den Anfang macht { $team-nom } in der { $minute }. Minute, { $score }{ $chance }.
    }
report-goal-first-3 =
    { $unit ->
        [round] { $team-Nom } trifft in Runde { $minute } zum { $score }{ $chance }.
       *[minute] { $team-Nom } trifft in der { $minute }. Minute zum { $score }{ $chance }.
    }
report-goal-lead-3 =
    { $unit ->
        [round] Dann geht { $team-nom } in Runde { $minute } in Führung, { $score }{ $chance }.
       *[minute] Dann geht { $team-nom } in der { $minute }. Minute in Führung, { $score }{ $chance }.
    }
report-goal-level-3 =
    { $unit ->
        [round] { $team-Nom } steckt nicht auf und trifft in Runde { $minute } zum { $score }{ $chance }.
       *[minute] { $team-Nom } steckt nicht auf und trifft in der { $minute }. Minute zum { $score }{ $chance }.
    }
report-goal-cut-3 =
    { $unit ->
        [round] { $team-Nom } meldet sich in Runde { $minute } zurück, { $score }{ $chance }.
       *[minute] { $team-Nom } meldet sich in der { $minute }. Minute zurück, { $score }{ $chance }.
    }
report-no-goals-2 = Der Ball wollte auf keiner Seite ins Netz.
report-no-goals-3 = Beide Torhüter gingen ohne Gegentor in die Kabine.
report-missed-2 =
    { $unit ->
        [round] Am nächsten dran, ohne zu treffen, war { $team-nom } in Runde { $minute }: Torchance { $chance }.
       *[minute] Am nächsten dran, ohne zu treffen, war { $team-nom } in der { $minute }. Minute: Torchance { $chance }.
    }
report-missed-3 =
    { $unit ->
        [round] In Runde { $minute } ließ { $team-nom } eine Chance von { $chance } liegen, die beste ohne Tor.
       *[minute] In der { $minute }. Minute ließ { $team-nom } eine Chance von { $chance } liegen, die beste ohne Tor.
    }
report-xg-2 = Die Schüsse waren so viele Tore wert: { $first } { $one }, { $second } { $two }.
report-xg-3 = Wer die Chancen zählt, kommt auf so viele Tore: { $first } { $one }, { $second } { $two }.
report-lead-turned-1 = { $loser-Nom } hatte die Hand schon am Sieg, dann kam { $winner-nom }.
report-lead-turned-2 = Zurückliegen ist kein Schicksal: { $winner-Nom } gewinnt noch { $score }.
report-lead-turned-3 = Wer früh ging, sah den falschen Sieger.
report-lead-tight-1 = Ein Spiel auf Messers Schneide, und am Ende lacht { $winner-nom }.
report-lead-tight-2 = Viel trennte die beiden nicht, doch gewonnen hat { $winner-nom }.
report-lead-tight-3 = Bis zum Schluss durfte { $loser-nom } hoffen. Vergeblich.
report-lead-clear-1 = Am Ende ist es deutlich: { $score } für { $winner-acc }.
report-lead-clear-2 = { $winner-Nom } bringt den Vorsprung sicher nach Hause.
report-lead-clear-3 = Ein { $score }, und { $loser-nom } findet keine Antwort mehr.
report-lead-pulled-1 = Lange war es offen, dann zog { $winner-nom } davon.
report-lead-pulled-2 = { $loser-Nom } hielt lange mit, am Ende steht ein { $score }.
report-lead-pulled-3 = Die Entscheidung fiel erst spät: { $score } für { $winner-acc }.
report-lead-level-1 = Am Ende gaben sich beide die Hand, und keiner war ganz zufrieden.
report-lead-level-2 = { $first-Nom } wollte, { $second-nom } auch, und so gehörte der Tag keinem.
report-lead-level-3 = Ein { $score }, mit dem beide leben können.
report-lead-given-1 = Ausgespielt wurde nicht: Für { $loser-acc } war vorher Schluss.
report-lead-given-2 = { $loser-Nom } sah keinen Weg mehr und gab auf.
report-lead-given-3 = Das Ende kam vor dem Abpfiff: { $loser-Nom } gab auf.
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
