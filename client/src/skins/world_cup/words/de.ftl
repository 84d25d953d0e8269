### What stands on the table of the World Cup Game. The three language files have the same keys and the same variables.

## Where one looks

cup-zoom = Ansicht
cup-zoom-all = Turnier
cup-zoom-match = Spiel
cup-zoom-bracket = K.-o.-Runden
cup-zoom-sheet = Spielbericht
cup-tab-all = Alle
cup-tab-bracket = K. o.
cup-tab-sheet = Bericht
cup-knock-out = K.-o.-Runde
cup-match-title = Gruppe { $group }, { $number }. Spiel
cup-replay-title = Wiederholung
cup-dock = Deine Entscheidung
cup-seats = Am Tisch
cup-to-play = ist dran

## Teams and squares

cup-rank = Rang { $rank }
cup-points = Punkte
cup-difference = Tordifferenz
cup-goes-on = kommt weiter
cup-turned = { $token }, umgedreht
cup-free =
    { $number ->
        [0] kein Feld frei
        [one] ein Feld frei
       *[other] { $number } Felder frei
    }
cup-vulnerable = der äußerste Stein ist angreifbar
cup-would-be = stünde es dann
cup-half-left = ½ Tor wartet: { $team }
cup-from-first = 1. der Gruppe { $group }
cup-from-second = 2. der Gruppe { $group }
cup-from-winner = Sieger { $match }
cup-from-loser = Verlierer { $match }
cup-now = jetzt: { $team }
cup-no-whistle = Noch ist nichts abgepfiffen. Nach jeder Runde stehen hier die Würfel und die Ergebnisse.

## Action cards: one line of effect

cup-card-three-goals = Rang 1 bis 3
cup-card-two-goals = Rang 1 bis 4
cup-card-one-goal = jedes Team
cup-card-two-plus-one = zwei Teams
cup-card-one-one-one = drei Teams
cup-card-one-one = zwei Teams
cup-card-attack = ein halbes Tor
cup-card-defence = schützt oder stoppt
cup-card-foul = ein Tor weniger
cup-card-offside = Tor oder Angriff
cup-card-penalty = weißer Würfel

## What is going on

cup-ask-card = Welche Karte spielst du?
cup-about-turn = Halte eine Karte hoch, dann leuchten die Felder, für die sie gilt.
cup-about-useless = Diese Karte nützt gerade niemandem. Sie kann nur abgelegt werden.
cup-about-name = Gespielt wird nicht: Alle sind deine Teams.
cup-about-end = Dein Sieg bleibt, was immer daraus wird.
cup-about-after = { $left } – { $right } stünde { $score }.
cup-about-three-goals = Ein Team mit freiem Feld. Grün bekommt zwei Tore, Gelb und Grau eines.
cup-about-two-goals = Ein Team mit freiem Feld. Gelb und Grau bekommen nur ein Tor.
cup-about-one-goal = Ein Team mit freiem Feld, ob deines oder nicht.
cup-about-two-plus-one = Erst die zwei Tore (Rang 1 bis 4), dann das eine für ein anderes Team.
cup-about-one-one-one = Je ein Tor für drei verschiedene Teams.
cup-about-one-one = Je ein Tor für zwei verschiedene Teams.
cup-about-attack = Zwei halbe Tore eines Spiels sind eines; ein einzelnes wartet auf die Würfel.
cup-about-defence = Auf ein freies Feld, zum Schutz; oder gegen einen Angriff, der außen liegt.
cup-about-stopping = Nur ein Angriff, der außen liegt, lässt sich stoppen.
cup-about-foul = Ein Tor, das außen liegt, zählt nicht; von zweien oder dreien fehlt eines.
cup-about-offside = Ein Tor oder ein Angriff, der außen liegt, wird umgedreht.
cup-about-penalty = Der weiße Würfel: Jede Farbe außer Schwarz ist ein Tor, das niemand mehr nimmt.

## Buttons

cup-discard = Ablegen
cup-go-open-card = Karte wählen
cup-go-open-square =
    { $number ->
        [one] Feld wählen
       *[other] Noch { $number } Felder wählen
    }
cup-go-open-team = Team wählen
cup-go-lay = Legen: { $team }
cup-go-lay-many = { $number } Steine legen
cup-go-foul = Foul: { $team }
cup-go-offside = Abseits: { $team }
cup-go-stopping = Angriff stoppen: { $team }
cup-go-penalty = Strafstoß: { $team }
cup-way-defence = Mauer stellen
cup-way-stopping = Angriff stoppen

## Full time

cup-champion = Weltmeister
cup-no-champion = Gewonnen vor dem Finale
cup-led-by = geführt von { $name }
cup-places = So ging es aus
cup-place-goals =
    { $goals ->
        [one] { $goals } Tor
       *[other] { $goals } Tore
    }
cup-groups = Die Gruppen
cup-scorers = Torjäger unter den Nationen
cup-nation = Nation
cup-led = Führung
cup-played = Spiele
cup-scored = Tore
cup-conceded = Gegentore

## Wessen Mannschaft es ist, und was ein Zug mit der Tabelle macht

cup-you = du
cup-seat-you = { $name } (du)
cup-teams = { $number ->
    [one] 1 Team
   *[other] { $number } Teams
}
cup-filter = Welche Spiele zu sehen sind
cup-all-matches = Alle Spiele
cup-only-mine = Nur meine
cup-after = Danach in Gruppe { $group }
cup-rises = rückt vor
cup-falls = fällt zurück
cup-gains = mehr Punkte
cup-loses = weniger Punkte
cup-stays = unverändert

## Der Ticker nennt, wer am Tisch sitzt, beim Namen
cup-last-four = Die letzten vier
cup-who-led = Wer was führte
cup-coach = Trainer
cup-best-team = Beste Mannschaft
cup-teams-led = Mannschaften
cup-reached-group = Gruppe
cup-reached-round-of-16 = Achtelfinale
cup-reached-quarter-final = Viertelfinale
cup-reached-semi-final = Halbfinale
cup-reached-final = Finale
cup-reached-champion = Weltmeister
