# Die Zeitungsseite: der Spielbericht, als Blatt gesetzt.
paper-masthead = Der Abpfiff
paper-motto = Die Zeitung zum Spiel, gedruckt mit dem Schlusspfiff
paper-motto-cup = Die Zeitung zum Turnier, gedruckt mit dem Schlusspfiff
paper-price = Ein Blatt, umsonst
paper-against = { $first } gegen { $second }
paper-coaches = { $count ->
    [one] Ein Trainer
   *[other] { $count } Trainer
}
paper-length = { $unit ->
    [round] Nach { $last } Runden
   *[minute] Nach { $last } Minuten
}
paper-print = Drucken
paper-star = Spieler des Spiels
paper-star-cup = Augenblick des Turniers
paper-star-keeper = Der Torwart
paper-star-goals = { $goals ->
    [one] Sein Tor brachte
   *[other] Seine { $goals } Tore brachten
} seiner Mannschaft { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} Siegchance, so viel wie kein anderer.
paper-star-saves = { $shots ->
    [one] Ein Schuss, gut
   *[other] { $shots } Schüsse, zusammen gut
} für { $goals } Tore, und keiner ging hinein.
paper-star-moment = Das brachte { $name } { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} auf dem Weg zum Sieg, mehr als alles andere.
paper-star-rule = Spieler des Spiels ist, wessen Tore seiner Mannschaft die meiste Siegchance brachten.
paper-star-rule-cup = Augenblick des Turniers ist, was dem Sieger auf einmal die meiste Siegchance brachte.
paper-counting = Die Kabine rechnet noch, { $done } von { $nodes } Augenblicken.
paper-shots = Die Schüsse
paper-shots-note = Oben: { $first }, unten: { $second }; gefüllt heißt Tor; je größer, desto besser die Chance.
paper-figures = Zahlen
paper-deserved = Verdient?
paper-deserved-yes = Ja. Aus diesen Schüssen gewinnt { $team-nom } { $chance } von 100 Spielen.
paper-deserved-maybe = Es ging auch anders. Aus diesen Schüssen gewinnt { $team-nom } { $chance } von 100 Spielen.
paper-deserved-no = Eher nicht. Aus diesen Schüssen gewinnt { $team-nom } nur { $chance } von 100 Spielen.
paper-deserved-draw = Aus diesen Schüssen enden { $chance } von 100 Spielen unentschieden.
paper-deserved-likeliest = Das { $score } ist das häufigste Ergebnis.
paper-deserved-likelier = Am häufigsten wäre ein { $score }.
paper-champion = Weltmeister
paper-winner = Sieger
paper-cup-lead-1 = Am Ende steht { $name } oben, und der Weg dorthin war kein Spaziergang.
paper-cup-lead-2 = Alle wollten den Sieg, { $name } hat ihn.
paper-cup-lead-3 = Ein Turnier, von dem { $name } noch lange erzählen wird.
paper-cup-lead-4 = Anderswo werden die Koffer gepackt, { $name } darf feiern.
paper-cup-way-1 = Der Weg zum Sieg: { $results }.
paper-cup-way-2 = So kam es dazu: { $results }.
paper-cup-way-3 = Spiel für Spiel: { $results }.
paper-between-results = {"; "}
paper-cup-chance-few = Vor dem ersten Spiel hätten darauf nur { $began } von 100 gewettet.
paper-cup-chance-many = Beim Anstoß sprachen { $began } von 100 für diesen Ausgang.
paper-cup-behind-1 = Dahinter: { $names }.
paper-cup-behind-2 =
    { $count ->
        [one] Das Nachsehen hat { $names }.
       *[other] Das Nachsehen haben { $names }.
    }
paper-cup-behind-3 = Hinter dem ersten Platz: { $names }.
paper-cup-last = Zuletzt: { $results }.
paper-cup-hinge = Der Augenblick, an dem alles hing: { $what }
