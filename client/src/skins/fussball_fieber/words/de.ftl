### Was auf dem Tisch von Fußball-Fieber steht. Die drei Sprachdateien haben dieselben Schlüssel und dieselben Variablen.

fieber-you = { $name } (du)
fieber-dock = Deine Entscheidung
fieber-hand = Deine Hand
fieber-hand-empty = Deine Hand ist leer.
fieber-rounds = Runden
fieber-match-1 = 1. Partie
fieber-match-2 = 2. Partie
fieber-match-3 = 3. Partie
fieber-quarter-final = Viertelfinale
fieber-semi-final = Halbfinale
fieber-final = Finale
fieber-field = Partien von { $name }, { $team }
fieber-fields = Trainer
fieber-piles = Noch { $deck } { $deck ->
        [one] Karte
       *[other] Karten
    }, { $discard } abgelegt

## Teams und Partien

fieber-strength = Stärke { $number }
fieber-adjusted = Stärke { $strength } ({ $change })
fieber-holds =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
fieber-jokers =
    { $jokers ->
        [one] { $jokers } Joker
       *[other] { $jokers } Joker
    }
fieber-result = { $score }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
fieber-went = { $score }
fieber-open = noch offen
fieber-begins = beginnt
fieber-out = raus
fieber-champion = Sieger
fieber-score = Spielstand
fieber-would-be = dann { $score }
fieber-laid-on =
    { $matches ->
        [one] auf { $team-acc }, für diese Partie
       *[other] auf { $team-acc }, für { $matches } Partien
    }
fieber-boosted = mit Choreografie
fieber-joker-on = Joker

## Karten

fieber-lasts =
    { $number ->
        [one] eine Partie
       *[other] { $number } Partien
    }
fieber-reaction = Reaktion
fieber-shorten = −{ $number } { $number ->
        [one] Partie
       *[other] Partien
    }
fieber-remove = hebt auf

## Punkte

fieber-table = Tabelle
fieber-place = Platz
fieber-coach = Trainer
fieber-difference = Differenz
fieber-points = Punkte
fieber-qualify = { $number } Punkte reichen fürs Viertelfinale.

## Fragen und Knöpfe

fieber-ask-choose-team = Welches Team führst du?
fieber-ask-turn = Karte spielen oder passen?
fieber-ask-target = { $card }: auf wen?
fieber-ask-joker = Einen Joker einwechseln?
fieber-ask-aim = { $card }: auf welche Karte?
fieber-ask-exchange =
    { $number ->
        [one] Eine Karte tauschen?
       *[other] Bis zu { $number } Karten tauschen?
    }
fieber-ask-reduce = Leg { $number } { $number ->
        [one] Karte
       *[other] Karten
    } ab
fieber-about-choose-team = Jedes Team spielt mit Stärke 2: Eine Ausgleichskarte macht alle gleich stark. Niemand sieht deine Wahl, bevor alle gewählt haben.
fieber-about-chosen = Du möchtest { $team-acc }. Die anderen wählen noch.
fieber-about-turn = Passen alle nacheinander, ist die Partie aus.
fieber-about-helps = Sie hilft deinem Team oder dem Gegner eines Mitspielers.
fieber-about-harms = Sie schadet deinem Gegner oder dem Team eines Mitspielers.
fieber-about-lasts =
    { $number ->
        [one] Sie wirkt nur in dieser Partie.
       *[other] Auf dem Team eines Trainers bleibt sie { $number } Partien liegen, sonst nur diese.
    }
fieber-about-reaction = Sie wirkt, wo eine Karte liegt, zu der sie passt.
fieber-about-joker = Er hilft deinem eigenen Team, nur in dieser Partie.
fieber-about-exchange = Was du ablegst, wird vom Stapel ersetzt. Joker bleiben.
fieber-about-reduce = Acht Karten dürfen bleiben, sie müssen bis zum Finale reichen. Joker zählen nicht mit.
fieber-about-out = Du bist ausgeschieden. Die anderen spielen weiter.
fieber-go-team-open = Wähle ein Team
fieber-go-card-open = Wähle eine Karte
fieber-go-target-open = Wähle ein Team
fieber-go-aim-open = Wähle eine Karte auf dem Tisch
fieber-go-aim = Auf { $card } spielen
fieber-go-mine = Auf { $team-acc }: aus { $from } wird { $to }
fieber-go-theirs = Auf { $team-acc }: { $name } von { $from } auf { $to }
fieber-go-exchange =
    { $number ->
        [one] Eine Karte tauschen
       *[other] { $number } Karten tauschen
    }
fieber-go-drop =
    { $number ->
        [one] Diese Karte ablegen
       *[other] Diese { $number } Karten ablegen
    }
fieber-go-drop-open =
    { $number ->
        [one] Noch eine Karte
       *[other] Noch { $number } Karten
    }

## Am Ende

fieber-won-by = Sieger ist
fieber-shared-win = Geteilter Sieg
fieber-paths = So lief es für die Teams
fieber-win = gewonnen
fieber-level = unentschieden
fieber-loss = verloren
fieber-place-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
fieber-after = Was das am Tisch ändert
fieber-becomes = { $whose ->
    [mine] Deine Partie: Aus { $from } wird { $to }
   *[other] Partie von { $name }: Aus { $from } wird { $to }
}
