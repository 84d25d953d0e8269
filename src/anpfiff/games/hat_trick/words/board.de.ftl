# Was auf dem gezeichneten Tisch steht.

pile-deck =
    { $whose ->
        [mine] Dein Stapel
       *[other] Stapel, { $whose }
    }
pile-discard =
    { $whose ->
        [mine] Deine Ablage
       *[other] Ablage, { $whose }
    }
pile-shown =
    { $whose ->
        [mine] Deine gespielte Karte
       *[other] Gespielte Karte, { $whose }
    }
pile-drawn =
    { $whose ->
        [mine] Deine Karten gegen den Schuss
       *[other] Karten gegen den Schuss, { $whose }
    }
counter-half = Halbzeit
counter-turn = Zug der Torchance
counter-power = Schussklasse
counter-saved = Bälle des Torhüters
counter-draws = Karten des Torhüters
counter-total = Bälle im Vergleich
board-half =
    { $half ->
        [1] 1. Halbzeit
        [2] 2. Halbzeit
       *[other] Verlängerung
    }
board-stage-kick-off = Anstoß
board-stage-round = laufendes Spiel
board-stage-chance = Torchance
board-stage-shot = Torschuss
board-stage-penalty = Elfmeter
board-stage-goal-kick = Abschlag
board-stage-free-kick = Freistoß
board-stage-shoot-out = Elfmeterschießen
board-stage-corner = Eckball
pile-styles =
    { $whose ->
        [mine] Deine Stilkarten
       *[other] Stilkarten, { $whose }
    }
pile-spent =
    { $whose ->
        [mine] Deine gespielten Stilkarten
       *[other] Gespielte Stilkarten, { $whose }
    }
pile-style-deck =
    { $whose ->
        [mine] Übrige Stilkarten
       *[other] Übrige Stilkarten, { $whose }
    }
board-styles = Stilkarten
board-turn = Zug { $turn } von 3
board-power = Schussklasse { $power }, gehalten { $balls }, Karten übrig: { $cards }
board-piles = { $hand } auf der Hand, { $pile } im Stapel
board-out = einmal durch
board-yellow = gelbe Karte
board-star-keeper = Star-Torhüter
board-total =
    { $balls ->
        [one] = { $balls } Ball
       *[other] = { $balls } Bälle
    }
board-kicks = Treffer: { $goals }, Schüsse: { $kicks }
board-hand = Deine Hand
board-legend-flank = ▲6< eigener Mann, Seite
board-legend-balls = 2↑ 3↓ Angriff, Abwehr
board-legend-star = ★ Topspieler
board-legend-ball = ● Ball
board-legend-asked = ! wählbar
