review-match-report = Spielbericht
review-whose = Gesehen von
review-too-old = Dieses Spiel kennt die heutigen Regeln nicht mehr.
review-too-old-about = Nichts ist verloren: Das Spiel bleibt, wie es war. Ein Anpfiff von damals kann seine Datei noch lesen; neue Spiele lassen sich hier nachbetrachten.
review-counting = Wird noch berechnet
review-progress = { $done } von { $nodes } Zügen, vom Abpfiff zurück zum Anstoß.
review-go-on = Weiterrechnen
review-verdict-won-choices = Die besseren Entscheidungen
review-verdict-won-luck = Das Glück hat entschieden
review-verdict-lost-choices = Bessere Entscheidungen: { $others }
review-verdict-lost-luck = Vor allem Pech
review-verdict-both = Von beidem etwas
review-verdict-level-better = Besser entschieden, weniger Glück
review-verdict-level-worse = Schlechter entschieden, mehr Glück
review-verdict-fair = Ein gerechtes Ergebnis
review-verdict-unknown = Nicht zu sagen
review-sum = { $name }: Entscheidungen { $choice }, Glück { $luck } Punkte, jeweils { $error } mehr oder weniger.{ $known ->
    [no] {" "}Was von beidem den Ausschlag gab, lässt sich nicht sagen.
   *[yes] {""}
}
review-dice = Würfel
review-dice-about = was fiel, gegen alles, was fallen konnte
review-cards = Karten
review-cards-about = Blatt und Stapel
review-own = { $mine ->
    [yes] { $way ->
        [lost] Deine Fehler
        [won] Deine guten Entscheidungen
       *[open] Deine Entscheidungen
    }
   *[no] { $way ->
        [lost] Fehler: { $name }
        [won] Gute Entscheidungen: { $name }
       *[open] Entscheidungen: { $name }
    }
}
review-own-about = { $count ->
    [one] eine Entscheidung, gemessen an der Stufe „{ $level }“
   *[other] { $count } Entscheidungen, gemessen an der Stufe „{ $level }“
}
review-others = { $duel ->
    [yes] { $way ->
        [won] Fehler des Gegners
        [lost] Gute Entscheidungen des Gegners
       *[open] Entscheidungen des Gegners
    }
   *[no] { $way ->
        [won] Fehler der anderen
        [lost] Gute Entscheidungen der anderen
       *[open] Entscheidungen der anderen
    }
}
review-others-about = { $count ->
    [one] eine Entscheidung, gemessen an der Stufe „{ $level }“
   *[other] { $count } Entscheidungen, gemessen an der Stufe „{ $level }“
}
review-unforeseen = Nicht vorhersehbar
review-unforeseen-about = was andere auf der Hand hatten oder verdeckt antworteten, und der Rest
review-cannot-tell = nicht zu sagen
review-range = { $low } bis { $high }
review-not-yet = Sie steht hier, sobald alles berechnet ist.
review-account = Vom Anstoß zum Ergebnis
review-began = Beim Anstoß
review-ended = Am Ende
review-explained = Punkte sind Siegchancen von 100. Der Fühler zeigt, wie sicher eine Zahl ist (95 %); enthält sein Intervall die 0, lässt sie sich nicht sagen.
review-way = Wie die Chancen liefen
review-turning-points = Wo es sich entschied
review-measured-twice = { $count ->
    [0] Kein einzelner Augenblick hat es sicher entschieden.
   *[other] Jeder wurde zweimal gemessen.
}{ $fallen ->
    [0] {""}
    [one] {" "}Ein weiterer sah nach einer Wende aus und hielt nicht stand.
   *[other] {" "}{ $fallen } weitere sahen nach einer Wende aus und hielten nicht stand.
}
review-hands = Karten wurden ausgeteilt oder gezogen.
review-better = Besser: { $option } (so { $points }).
review-odds = Die Chance dafür lag bei { $chance }.
review-else = Sonst: { $options }
review-measured = Was am besten aussah, wurde in anderen Spielen noch einmal versucht: { $points } ± { $error } Punkte gegenüber dem Gesagten. Das zählt.
review-choice-of = Wahl: { $name }
review-kind-dice = Würfel
review-kind-cards = Karten
review-kind-guess = Verdeckt
review-turn-label = Wende { $number }: { $what } { $points } Punkte, in der Wiederholung ansehen
review-so-it-came = so kam es
review-shots = Abschlüsse
review-shots-of = { $shots ->
    [one] ein Abschluss, gut für { $expected } Tore
   *[other] { $shots } Abschlüsse, gut für { $expected } Tore
}; getroffen: { $goals }.
review-decisions = Entscheidungen: { $name }
review-cost-something = { $dear } von { $count } kosteten sicher etwas
review-nothing-lost = Nichts davon hat sicher etwas gekostet.
review-instead = { $said } statt { $best }
review-best = beste
review-nothing-better = nichts klar Besseres
review-said = gesagt
review-option = Möglichkeit
review-chance = Siegchance in %
review-see = In der Wiederholung ansehen
review-all = Alle { $count } zeigen
review-fewer = Weniger zeigen
review-play-on = Von hier weiterspielen
review-as-puzzle = Als Aufgabe
review-ahead = { $count ->
    [one] Vor deinem wird noch ein Spiel berechnet.
   *[other] Vor deinem werden noch { $count } Spiele berechnet.
}
review-interrupted = Unterbrochen { $when ->
    [none] vor dem ersten Augenblick.
   *[other] bei { $when }.
}
