# Was auf dem gezeichneten Tisch steht.

pile-pitch =
    { $whose ->
        [mine] Deine Spieler auf dem Feld
       *[other] Spieler auf dem Feld, { $whose }
    }
pile-bench =
    { $whose ->
        [mine] Deine Bank
       *[other] Bank, { $whose }
    }
counter-period = Abschnitt
counter-total = Summe
counter-subs = Wechsel
pile-deck =
    { $whose ->
        [mine] Noch in deinem Stapel, ohne Reihenfolge
       *[other] Stapel, { $whose }
    }
pile-shown =
    { $whose ->
        [mine] Deine offenen Karten
       *[other] Offene Karten, { $whose }
    }
board-minutes = { $since }.–{ $until }. Minute
board-shoot-out = Elfmeterschießen
board-round = Runde { $round }: { $first } gegen { $second }
board-leg =
    { $leg ->
        [1] Hinspiel
       *[other] Rückspiel
    }
board-aggregate = zusammen { $first }:{ $second }
board-attack = Angriff { $number } von { $attacks }
board-counter-attack = im Konter
board-build-up = Aufbau
board-finish = Abschluss
board-counter-open = Konter noch möglich
board-counter-used = Konter verbraucht
board-bench = Bank
board-hand =
    { $changes ->
        [one] { $number } auf der Hand, { $pile } im Stapel, noch { $changes } Wechsel
       *[other] { $number } auf der Hand, { $pile } im Stapel, noch { $changes } Wechsel
    }
board-kicks = { $kicks } von { $series } Schüssen
board-starters = Der Einsteigerkader (empfohlen)
board-squad =
    { $points ->
        [one] { $men } von { $squad } Spielern gewählt, noch { $points } Punkt
       *[other] { $men } von { $squad } Spielern gewählt, noch { $points } Punkte
    }
board-benched = { $men } von { $bench } Spielern auf der Bank; die anderen elf laufen auf
board-pool-columns = Position, Name, Punkte, Stärke der vier Seiten, gefährdet durch; ! = gewählt
board-quota = { $strength }: noch { $left }
board-quota-any = beliebig: noch { $left }
board-chosen = Gewählt: { $number }
mark-injury = ✚
mark-yellow = ▮G
mark-red = ▮R
board-legend-next = 3₅ jetzt, dann
board-legend-injury = ✚ verletzt
board-legend-yellow = ▮G Gelb
board-legend-red = ▮R Rot
board-legend-booked = ■ verwarnt
board-legend-fielded = ! dabei
board-legend-used = • war dabei
board-legend-again = ↺ wieder
board-legend-reconstructed = ° rekonstruiert
