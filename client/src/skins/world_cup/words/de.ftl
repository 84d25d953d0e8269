### What stands on the table of the World Cup Game. The three language files have the same keys and the same variables.

## Where one looks

cup-zoom = Ansicht
cup-zoom-all = Turnier
cup-zoom-match = Spiel
cup-zoom-bracket = K.-o.-Runden
cup-zoom-sheet = Spielbericht
cup-tab-all = Alle
cup-tab-bracket = K. o.
cup-tab-sheet = Bericht
cup-knock-out = K.-o.-Runde
cup-match-title = Gruppe { $group }, { $number }. Spiel
cup-replay-title = Wiederholungsspiele
cup-dock = Deine Entscheidung
cup-seats = Am Tisch
cup-to-play = ist dran

## Teams and squares

cup-rank = Rang { $rank }
cup-points = Punkte
cup-difference = Tordifferenz
cup-settled-lot = durch Los
cup-settled-coach = der Trainer entscheidet
cup-goes-on = kommt weiter
cup-turned = { $token }, umgedreht
cup-free =
    { $number ->
        [0] kein Feld frei
        [one] ein Feld frei
       *[other] { $number } Felder frei
    }
cup-vulnerable = das äußerste Plättchen ist angreifbar
cup-would-be = stünde es dann
cup-half-left = ½ Tor wartet: { $team }
cup-from-first = 1. der Gruppe { $group }
cup-from-second = 2. der Gruppe { $group }
cup-from-winner =
    { $round ->
        [round_of_16] Sieger Achtelfinale { $match }
        [quarter_final] Sieger Viertelfinale { $match }
       *[semi_final] Sieger Halbfinale { $match }
    }
cup-from-loser = Verlierer Halbfinale { $match }
cup-now = jetzt: { $team }
cup-no-whistle = Noch ist nichts abgepfiffen. Nach jeder Runde stehen hier die Würfel und die Ergebnisse.

## What is going on

cup-ask-card = Welche Karte spielst du?
cup-about-turn = Nimm eine Karte: Die Felder, auf die sie passt, leuchten auf.
cup-about-useless = Diese Karte nützt gerade niemandem. Du kannst sie nur abwerfen.
cup-about-name = Gespielt wird nicht: Alle diese Teams gehören dir.
cup-about-end = Dein Sieg steht fest, wie immer es weitergeht.
cup-about-after = { $left } – { $right }: Es stünde { $score }.
cup-about-three-goals = Ein Team mit freiem Feld. Grün bekommt zwei Tore, Gelb und Grau eines.
cup-about-two-goals = Ein Team mit freiem Feld. Gelb und Grau bekommen nur ein Tor.
cup-about-one-goal = Ein Team mit freiem Feld, ob deines oder nicht.
cup-about-two-plus-one = Erst die zwei Tore (Rang 1 bis 4), dann das eine für ein anderes Team.
cup-about-one-one-one = Je ein Tor für drei verschiedene Teams.
cup-about-one-one = Je ein Tor für zwei verschiedene Teams.
cup-about-attack = Zwei halbe Tore im selben Spiel sind ein ganzes; ein einzelnes wartet auf die Würfel.
cup-about-defence = Zum Schutz auf ein freies Feld oder gegen einen Angriff, der ganz außen liegt.
cup-about-stopping = Nur ein Angriff, der ganz außen liegt, lässt sich stoppen.
cup-about-foul = Ein Tor, das ganz außen liegt, zählt nicht mehr; von zweien oder dreien geht eins ab.
cup-about-offside = Ein Tor oder ein Angriff, der ganz außen liegt, wird umgedreht.
cup-about-penalty = Der weiße Würfel: Jede Farbe außer Schwarz ist ein Tor, das niemand mehr aberkennt.

## Buttons

cup-discard = Abwerfen
cup-go-open-card = Karte wählen
cup-go-open-square =
    { $number ->
        [one] Feld wählen
       *[other] Noch { $number } Felder wählen
    }
cup-go-open-team = Team wählen
cup-go-lay = Für { $team-acc } legen
cup-go-lay-many = { $number } Plättchen legen
cup-go-foul = Foul: { $team }
cup-go-offside = Abseits: { $team }
cup-go-stopping = Angriff stoppen: { $team }
cup-go-penalty = Strafstoß: { $team }
cup-way-defence = Mauer stellen
cup-way-stopping = Angriff stoppen

## Full time

cup-champion = Weltmeister { $year }
cup-in-the-final = im Finale: { $team }
cup-road = Der Weg zum Titel
cup-no-champion = Gewonnen vor dem Finale
cup-places = So ging es aus
cup-place-goals =
    { $goals ->
        [one] { $goals } Tor
       *[other] { $goals } Tore
    }
cup-groups = Die Gruppen
cup-scorers = Torjägerliste der Nationen
cup-nation = Nation
cup-led = Trainer
cup-played = Spiele
cup-scored = Tore
cup-conceded = Gegentore

## Wessen Team es ist, und was ein Zug mit der Tabelle macht

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
cup-rises = rückt auf
cup-falls = fällt zurück
cup-gains = mehr Punkte
cup-loses = weniger Punkte
cup-stays = unverändert

## Der Ticker nennt, wer am Tisch sitzt, beim Namen
cup-last-four = Die letzten vier
cup-who-led = Wer wen führte
cup-coach = Trainer
cup-best-team = Bestes Team
cup-teams-led = Teams
cup-reached-group = Gruppe
cup-reached-round-of-16 = Achtelfinale
cup-reached-quarter-final = Viertelfinale
cup-reached-semi-final = Halbfinale
cup-reached-final = Finale
cup-reached-champion = Weltmeister
