review-match-report = Spielbericht
review-whose = Wessen Rechnung
review-the-others = die anderen
review-too-old = Dieses Spiel kennt die heutigen Regeln nicht mehr.
review-too-old-about = Nichts ist verloren: Das Spiel bleibt, wie es war. Ein Anpfiff von damals kann seine Datei noch lesen; neue Spiele lassen sich hier nachbetrachten.
review-counting = Die Kabine rechnet noch
review-progress = Vom Abpfiff zurück zum Anstoß: { $done } von { $nodes } Augenblicken.
review-go-on = Weiterrechnen
review-verdict-won-against-luck = Gegen das Glück gewonnen
review-verdict-won-deserved = Verdient, mit etwas Glück
review-verdict-won-both = Mit Glück und Können
review-verdict-won-by-luck = Das Glück hat entschieden
review-verdict-lost-better = Besser gespielt, Pech gehabt
review-verdict-lost-no-excuse = Das Glück war nicht schuld
review-verdict-lost-unlucky = Vor allem Pech
review-verdict-lost-beaten = Besser: { $name }
review-verdict-draw-fair = Unentschieden, und das zu Recht
review-verdict-draw-lucky = Ein Punkt mit Glück
review-verdict-draw-unlucky = Ein Punkt mit Pech
review-sum = { $name }: Glück { $luck } { $points ->
        [one] Punkt
       *[other] Punkte
    }, geschenkt von { $other } { $gifts }, selbst verschenkt { $losses }. So wurden aus { $began } % beim Anstoß { $ended } %.
review-luck = Glück
review-skill = Können
review-dice = Würfel
review-dice-about = was fiel, gegen alles, was fallen konnte
review-cards = Karten
review-cards-about = Blatt und Stapel
review-guesses = Geraten
review-guesses-about = gewählt, ohne alles zu sehen
review-losses = Selbst verschenkt
review-losses-about = gesagt gegen das Beste, das ging
review-gifts = Geschenkt bekommen
review-gifts-about = die Fehler der anderen
review-second-thoughts = Bei näherem Hinsehen
review-second-thoughts-about = bessere Antworten, als die Schätzung erwartet hat; was davon verschenkt wurde, steht dagegen
review-account = Die Rechnung
review-item = Posten
review-count = Anzahl
review-points = Punkte
review-began = Beim Anstoß
review-ended = Am Ende
review-lost = verloren
review-won = gewonnen
review-kick-off = Anstoß, { $chance } %
review-as-far = so weit gezählt: { $chance } %
review-from-to = Von { $began } auf { $ended } Prozent
review-explained = Glück ist, was fiel, gemessen an allem, was hätte fallen können; im Mittel aller Spiele ist es null. Können ist, was ihr gewählt habt, gemessen am Besten, was ging. Bei näherem Hinsehen gab es bessere Antworten, als die Schätzung irgendwem zugetraut hat.
review-way = Wie die Chancen liefen
review-turning-points = { $count ->
    [one] Ein Wendepunkt
   *[other] { $count } Wendepunkte
}
review-better = Besser: { $option } (so { $points }).
review-odds = Die Chance dafür lag bei { $chance }.
review-mean = Alles, was fallen konnte, war im Mittel { $chance } % wert.
review-else = Sonst: { $options }
review-measured = Was am besten aussah, wurde in anderen Spielen noch einmal versucht: { $points } ± { $error } Punkte gegenüber dem Gesagten. Das zählt.
review-choice-of = Wahl: { $name }
review-kind-dice = Würfel
review-kind-cards = Karten
review-kind-guess = Geraten
review-turn-label = Wendepunkt { $number }: { $what } Von { $before } auf { $after } Prozent, in der Wiederholung ansehen
review-deserved = Verdientes Ergebnis
review-deserved-note = Aus allen { $shots } Abschlüssen genau gerechnet: { $first } : { $second } Tore.
review-so-it-came = so kam es
review-split = Sieg { $won } Prozent, Unentschieden { $drawn } Prozent, Niederlage { $lost } Prozent
review-expected-points = Erwartete Punkte
review-average-luck = Mit durchschnittlichem Glück hätte { $name } in { $chance } von 100 solchen Spielen gewonnen.
review-luck-index = Glücksindex
review-luck-index-about = Hundertmal dieselben Abschlüsse: Wo liegt, was geschah? Hier zählen nur Abschlüsse, oben auch der Weg dorthin.
review-index-both = Glück vor beiden Toren
review-index-front = Vorn
review-index-back = Hinten
review-index-note = { $index } von 100 gehen schlechter aus
review-index-goals = { $goals } aus { $expected }
review-bad-luck = Pech
review-good-luck = Glück
review-level = So wurde gespielt
review-level-note = Verschenkte Punkte je Entscheidung, die nicht auf der Hand lag: { $lost }. Es zählen { $counted } von { $choices }; bei den übrigen war nichts sicher zu verlieren.
review-decisions = Entscheidungen: { $name }
review-cost-something = { $dear } von { $count } kosteten etwas
review-nothing-lost = Nichts verschenkt.
review-instead = { $said } statt { $best }
review-best = beste
review-said = gesagt
review-not-counted = zählt nicht
review-option = Möglichkeit
review-chance = Siegchance in %
review-see = In der Wiederholung ansehen
review-all = Alle { $count } zeigen
review-fewer = Weniger zeigen
review-play-on = Von hier weiterspielen
review-as-puzzle = Als Aufgabe
review-level-like = Gespielt wie: { $first }
review-level-between = Gespielt wie zwischen { $first } und { $last }
review-level-about = Gezählt wird, was je Entscheidung verschenkt wurde, die nicht auf der Hand lag; dieselbe Zahl kennen wir von unseren Ligen. Ein einzelnes Spiel hat wenige davon, deshalb nennen wir alle Ligen, zu denen es passt.
review-level-unknown = Eine Liga nennen wir hier nicht: zu wenige solche Entscheidungen, zu wenig hängt an jeder einzelnen, oder es wurde zu grob gerechnet.
review-ahead = { $count ->
    [one] Vor dir rechnet noch ein Spiel.
   *[other] Vor dir rechnen noch { $count } Spiele.
}
review-interrupted = Unterbrochen { $when ->
    [none] vor dem ersten Augenblick.
   *[other] bei { $when }.
}
