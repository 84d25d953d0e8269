### Der Bericht einer Untersuchung auf Deutsch. Die drei Sprachdateien haben dieselben Schlüssel und Variablen.

## Die Seite

page-title = { $game }: eine Untersuchung
page-contents = Inhalt
page-downloads = Alle Partien als Tabelle:
page-share-of-matches = Anteil der Partien
page-kind-simulation =
    { $games ->
        [one] { $games } Partie zwischen Bots
       *[other] { $games } Partien zwischen Bots
    }
page-kind-options =
    { $games ->
        [one] Jede wählbare Regel, in { $games } Partie zwischen Bots
       *[other] Jede wählbare Regel, in { $games } Partien zwischen Bots
    }
page-kind-arena =
    { $games ->
        [one] Jeder Bot gegen jeden, in { $games } Partie
       *[other] Jeder Bot gegen jeden, in { $games } Partien
    }
page-unfinished = Diese Untersuchung ist nicht fertig: geplant sind { $planned } Partien. Derselbe Befehl macht weiter.
page-version = anpfiff { $version }, Regelstand { $revision }. Derselbe Befehl ergibt auf jedem Rechner dieselben Zahlen.
page-nothing = Noch ist nichts fertig.
page-intervals = In Klammern: die Grenzen des wahren Werts mit 95 % Sicherheit; einer von zwanzig liegt daneben. Zahlen von Bots sagen, was Karten und Regeln mit diesen Bots machen, nicht, was Menschen tun werden. Die gestrichelte Linie zeigt, was zu erwarten ist, wenn nichts eine Rolle spielt; was davon absticht, ist farbig.
page-figures = Die Zahlen als Tabelle
page-number = Anzahl
page-share = Anteil (95 %)
page-mean = Mittel (95 %)
page-all =
    { $number ->
        [one] Alles
       *[other] Alle { $number }
    }
page-yes = ja
page-no = nein

## Partien

page-results = Ergebnisse
page-wins = { $name } gewinnt
page-draws = unentschieden
page-endings = Wie es endete
page-scores = Häufigste Ergebnisse, in der Reihenfolge der Bots
page-score = Ergebnis
page-goals = { $scores } je Partie
page-together = alle zusammen
page-comebacks = Aufholjagden
page-no-winner = Niemand hat gewonnen.
page-came-back = Sieger, die zurückgelegen hatten
page-lead-changes = Führungswechsel je Partie
page-behind = wie weit der Sieger schlimmstenfalls zurücklag ({ $scores })
page-length = Länge
page-decisions = Entscheidungen je Partie
page-fates = Würfe und Züge vom Stapel je Partie
page-seats = Heimvorteil: zählt der Platz?
page-seat = Platz { $seat }
page-of-decided = Anteil an den entschiedenen Partien (95 %)
page-seats-fair = Im Rahmen des Zufalls gewinnt jeder Platz seinen gleichen Anteil.
page-seats-unfair = Mindestens ein Platz gewinnt mehr oder weniger als seinen gleichen Anteil, über den Zufall hinaus.

## Karten

page-cards = Welche Karten und Fußballer gewinnen
page-cards-note = Wie oft allein gewann, wer es mindestens einmal gesagt hat. Bots wählen nicht zufällig: Was nur gesagt wird, wenn alles verloren scheint, sieht schwach aus, und was alle sagen, verrät nichts.
page-cards-mark = Die gestrichelte Linie ist der Anteil aller Plätze: { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
page-cards-none = Zu wenige Partien für einen Vergleich.
page-chairs = von Plätzen gesagt
page-won = allein gewonnen (95 %)

## Wählbare Regeln

page-options = Was jede wählbare Regel bewirkt
page-options-note =
    { $games ->
        [one] Jeder Wert gegen das Vereinbarte, in je { $games } Partie. Positiv: mehr als vereinbart.
       *[other] Jeder Wert gegen das Vereinbarte, in je { $games } Partien mit denselben Würfeln, Paar für Paar verglichen. Positiv: mehr als vereinbart.
    }
page-by-goals = { $scores } je Partie
page-by-draws = Unentschieden
page-by-comebacks = Sieger, die zurückgelegen hatten
page-by-first-seat = Siege von Platz 1 unter den entschiedenen Partien
page-by-length = Entscheidungen je Partie
page-difference = Unterschied (95 %)
page-same = Keine Partie ging anders aus: { $names }.
page-left-out = Nicht gespielt, weil es an diesem Tisch nicht geht oder nichts ändert: { $names }.

## Würfel

page-dice = Würfelprobe
page-dice-honest = Kein Grund zur Verwunderung: Von { $places } Ausgängen liegt selbst der auffälligste nicht weiter daneben, als ehrliche Würfel es oft tun (Wahrscheinlichkeit { NUMBER($chance, maximumFractionDigits: 3) }). Zu selten für ein Urteil: { $rare }.
page-dice-odd = Von { $places } Ausgängen liegt mindestens einer weiter daneben, als ehrliche Würfel es zulassen (Wahrscheinlichkeit { NUMBER($chance, maximumFractionDigits: 6) }). Zu selten für ein Urteil: { $rare }.
page-dice-note = Jeder Wurf und jede gezogene Karte wird an der genauen Chance in eben diesem Moment gemessen. Der Balken zeigt, wo 95 von 100 ehrlichen Würfeln bleiben, der Punkt, was fiel.
page-fell = gefallen
page-expected = erwartet
page-deviation = Standardfehler daneben

## Chancen

page-chances = Stimmen die Chancen?
page-chances-moments =
    { $moments ->
        [one] { $moments } Moment
       *[other] { $moments } Momente
    } in { $matches ->
        [one] { $matches } Partie
       *[other] { $matches } Partien
    }, in denen die Zuschauer erfuhren, wie wahrscheinlich jeder gewinnt, gemessen am Ausgang. Ein geteilter Sieg zählt anteilig.
page-chances-true = Nichts fällt auf: Keine Stufe und kein Platz liegt weiter daneben, als wahre Chancen es oft tun (Wahrscheinlichkeit { NUMBER($chance, maximumFractionDigits: 3) }).
page-chances-off = Mindestens eine Stufe oder ein Platz liegt weiter daneben, als wahre Chancen es zulassen (Wahrscheinlichkeit { NUMBER($chance, maximumFractionDigits: 6) }).
page-chances-curve = Was vom Vorhergesagten gewonnen wurde
page-chances-step = { NUMBER($low, style: "percent") } bis { NUMBER($high, style: "percent") }
page-chances-told = gesagt
page-chances-said = vorhergesagte Chance
page-chances-won = gewonnen (95 %)
page-chances-brier = Brier-Wert: mittleres Quadrat des Fehlers, 0 für einen Propheten
page-chances-even = dasselbe, wenn jeder Platz stets die gleiche Chance bekäme
page-chances-note = Die Momente einer Partie sind keine unabhängigen Zeugen: Alles, was ein Platz in einer Partie gesagt bekam, zählt als ein einziges Zeugnis; die Grenzen sind darum eher weit als eng. Auf der gestrichelten Linie wird so viel gewonnen wie gesagt.

## Arena

page-arena = Wertungen
page-arena-note = Nach Bradley und Terry: 1500 ist die Mitte, 400 Punkte sind Chancen von zehn zu eins; jede Auslage von allen Seiten gespielt, Grenzen durch erneutes Ziehen der Auslagen. Ein Unentschieden ist ein halber Punkt.
page-rating = Wertung (95 %)
page-luck-note = Ohne Glück: Aus jedem Ergebnis ist herausgenommen, was fiel, gemessen an allem, was hätte fallen können. Im Mittel ist das null; der Mittelwert bleibt also, und die Grenzen rücken zusammen.
page-luck-plain = Siege mit Glück (95 %)
page-luck-adjusted = Siege ohne Glück (95 %)
page-luck-worth = Eine Partie zählt wie
figure-worth = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } Partien
page-pair-won = gewonnen
page-pair-drawn = unentschieden
page-pair-lost = verloren
page-pair-points = Punkte (95 %)

## Preis und Wert

page-worth = Preis gegen Wert
page-worth-note = Der Zufall wählte, die Bots spielten. Der Wert sagt, um wie viele { $scores } eine Partie besser ausgeht als mit einer mittleren Wahl, alles andere gleich (eine Regression auf alles Gewählte). Zuerst die Schnäppchen: mehr wert als andere ihres Preises.
page-worth-slope = Ein Punkt des Preises bringt { $slope } { $scores } je Partie.
page-worth-price = Preis
page-worth-worth = Wert (95 %)
page-worth-bargain = über dem Preis
page-worth-chosen = gewählt

## Zahlen

figure-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
figure-mean = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } – { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
figure-rating = { NUMBER($value, maximumFractionDigits: 0, useGrouping: 0) } ({ NUMBER($low, maximumFractionDigits: 0, useGrouping: 0) } – { NUMBER($high, maximumFractionDigits: 0, useGrouping: 0) })
figure-more = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } – { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
figure-more-share = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
figure-bargain = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-expected = { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-deviation = { NUMBER($deviation, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-chance = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-score = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } ({ NUMBER($low, minimumFractionDigits: 3, maximumFractionDigits: 3) } – { NUMBER($high, minimumFractionDigits: 3, maximumFractionDigits: 3) })
