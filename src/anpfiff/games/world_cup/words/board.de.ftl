# Was auf dem gezeichneten Tisch steht.

pile-discard =
    { $whose ->
       *[other] Bisher abgeworfen
    }
pile-deck =
    { $whose ->
       *[other] Stapel
    }
counter-to-draw = Noch zu ziehen
lies-turned = { $name }, umgedreht
board-cup = WM { $year }
board-stage-group = Gruppen
board-stage-round-of-16 = Achtelfinale
board-stage-quarter-final = Viertelfinale
board-stage-semi-final = Halbfinale
board-stage-final = Finale
board-last-stage = Platz 3 und Finale
board-replay = { $number }. Wiederholungsspiel
board-replays = Wiederholungsspiele
board-pile =
    { $cards ->
        [one] noch { $cards } Karte
       *[other] noch { $cards } Karten
    }
board-pass = Durchgang { $number }
board-last-turns = letzte Züge
board-group = Gruppe { $group }
board-shoot-out = Elfmeterschießen { $left } – { $right } { $score }
board-out = ausgeschieden
board-hand = Hand:
board-legend-half = ½ Angriff
board-legend-defence = ■ Verteidigung
board-legend-penalty = P Strafstoß
board-legend-annulled = ✗ annulliert
board-legend-free = · freies Feld
