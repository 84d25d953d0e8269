### Was auf dem Tisch von Finale steht. Die drei Sprachdateien haben dieselben Schlüssel und dieselben Variablen.

finale-percent = { $number } %
finale-pitch = Spielfeld
finale-dock = Deine Entscheidung
finale-close = Schließen
finale-you = { $name } (du)
finale-short-stollen = Stollen
finale-short-acker = Acker
finale-clock = Zeitabschnitt { $period } von { $number }

## Fußballer

finale-strength = Stärke { $now }, danach { $next }
finale-at-risk-injury = Verletzung droht
finale-at-risk-yellow = Gelbe Karte droht
finale-at-risk-red = Rote Karte droht
finale-risk-injury = verletzt bei einer 2
finale-risk-yellow = verwarnt bei 0 oder 1
finale-risk-red = vom Platz bei einer 3
finale-booked = verwarnt
finale-fielded = im Einsatz
finale-now = jetzt
finale-points =
    { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
finale-provenance = Woher die Werte stammen

## Taktikkarten

finale-card-strength = Kampfstärke
finale-colour-white = W
finale-colour-purple = L
finale-colour-yellow = G
finale-colour-blue = B
finale-colour-red = R
finale-nobody = niemand
finale-again = spielt noch einmal
finale-no-build-up = Kein Aufbau: gleich zum Abschluss
finale-hand = Deine Hand
finale-hand-of = Hand von { $name }
finale-hand-empty = Deine Hand ist leer.
finale-pile =
    { $number ->
        [0] Nur noch die Schlusskarte
       [one] { $number } Karte, dann Schlusskarte
       *[other] { $number } Karten, dann Schlusskarte
    }
finale-your-card = Deine Taktik
finale-card-of = Taktik von { $name }
finale-open-cards = Offene Karten
finale-sheet = Karten und Bank

## Waage

finale-against = gegen
finale-slot-open = offen
finale-slot-t = Tor
finale-slot-a = Abwehr
finale-slot-m = Mittelfeld
finale-slot-s = Sturm
finale-slot-anyone = beliebig
finale-sum-die = + Würfel
finale-sum-most = höchstens
finale-sum-bonus = mit Bonus { $number }
finale-sum-all = mit Würfel
finale-verdict = { $team }: { $verdict }
finale-mishap = { $man }: { $risk }
finale-mishap-unharmed = { $man } kommt davon
finale-mishap-injured = { $man } ist verletzt
finale-mishap-booked = { $man } ist verwarnt
finale-mishap-sent-off = { $man } muss vom Platz
finale-about-play-tactic = Die stärkere Karte greift an, und zwar so oft, wie die Stärken auseinanderliegen.
finale-about-new-tactic = Die neue Karte bestimmt, wer an diesem Angriff teilnimmt.
finale-about-exchange-tactic = Eine Karte kommt in die Schachtel, dafür ziehst du eine vom Stapel.
finale-about-take-off = Wer geht, kommt nicht zurück. Wer kommt, beginnt mit der ersten Seite.
finale-about-attack =
    { $stage ->
        [0] Spielaufbau des { $team }, Angriff { $number } von { $attacks }.
       *[other] Abschluss des { $team }, Angriff { $number } von { $attacks }.
    }
finale-about-counter =
    { $stage ->
        [0] Konter des { $team }: Spielaufbau.
       *[other] Konter des { $team }: Abschluss.
    }
finale-about-answer =
    { $number ->
        [one] Danach stellt { $name } einen Mann dagegen.
       *[other] Danach stellt { $name } { $number } Mann dagegen.
    }
finale-ask-field =
    { $stage ->
        [0] Wähle { $number } Mann für den Aufbau
       *[other] Wähle { $number } Mann für den Abschluss
    }
finale-ask-kickers = Wähle { $number } Schützen, in ihrer Reihenfolge
finale-odds-best = mit { $man }, gegen die beste Antwort
finale-odds-with = mit { $man }
finale-these-men = diesen { $number } Spielern
finale-ask-against =
    { $number ->
        [2] Stelle zwei Mann dagegen
        [3] Stelle drei Mann dagegen
        [4] Stelle vier Mann dagegen
       *[other] Stelle { $number } Mann dagegen
    }
finale-what-build-attack = Aufbau gelingt
finale-what-finish-attack = Tor
finale-what-build-defend = Aufbau gestoppt
finale-what-finish-defend = kein Tor
finale-what-alone = kommt davon
finale-tab-build-attack = Aufbau
finale-tab-finish-attack = Tor
finale-tab-build-defend = Stopp
finale-tab-finish-defend = kein Tor
finale-tab-alone = heil
finale-odds-legend = Die Prozente: { $what }
finale-odds-legend-alone = Die Prozente: wie oft er davonkommt
finale-odds-legend-best = Die Prozente: { $what }, gegen die beste Antwort

## Knöpfe

finale-go-open =
    { $number ->
        [one] Noch ein Mann
       *[other] Noch { $number } Mann
    }
finale-go-field = { $number } Mann einsetzen
finale-go-changes =
    { $number ->
        [one] Einmal wechseln
       *[other] { $number }-mal wechseln
    }
finale-go-kickers-open =
    { $number ->
        [one] Noch ein Schütze
       *[other] Noch { $number } Schützen
    }
finale-go-kickers =
    { $number ->
        [one] Diesen Schützen melden
       *[other] Diese { $number } Schützen melden
    }
finale-go-card-open = Wähle eine Karte
finale-go-man-open = Wähle einen Spieler

## Bank und Wechsel

finale-bench-of = Bank des { $team }
finale-bench-empty = Die Bank ist leer.
finale-subs-left =
    { $number ->
        [one] noch { $number } Wechsel
       *[other] noch { $number } Wechsel
    }
finale-changes = Deine Wechsel
finale-change-free = frei

## Kabine

finale-room-about = Du führst den { $team }. Stelle Kader, Bank und Taktikkarten zusammen und melde alles auf einmal.
finale-squad-kind = Kader
finale-squad-starter = Einsteigerkader
finale-squad-marked = X-Männer, eigene Bank
finale-squad-own = Eigener Kader
finale-steps = Schritte
finale-step-squad = Kader
finale-step-bench = Bank
finale-step-deck = Taktikkarten
finale-squad-how = Tippe auf die fünfzehn Fußballer, die du mitnimmst.
finale-bench-how = Tippe auf die vier, die auf der Bank sitzen. Die anderen elf laufen auf.
finale-squad-reset = Einsteigerkader als Grundlage
finale-squad-clear = Alle zurück
finale-starter-about = Die fünfzehn, die die Anleitung für die ersten Spiele empfiehlt.
finale-line-up = Aufstellung
finale-of-points = von { $number } Punkten
finale-of-men = von 15 Fußballern
finale-saved = Gespeicherte Teams
finale-saved-forget = { $name } löschen
finale-saved-none = Auf diesem Gerät ist noch kein Team des { $team } gespeichert.
finale-saved-name = Dieses Team speichern als
finale-saved-keep = Speichern
finale-saved-unready = Speichern kannst du nur ein Team, das auflaufen darf.
finale-club = Verein
finale-workshop-done = Mit diesem Team spielen
finale-deck-own = eigene Karten
finale-hand-in = Mannschaft melden
finale-white-always = Weiß ist immer dabei
finale-any-left =
    { $number ->
        [one] Noch eine Karte beliebiger Stärke
       *[other] Noch { $number } Karten beliebiger Stärke
    }
finale-strength-left =
    { $number ->
        [0] Kampfstärke { $strength }: vollständig
       *[other] Kampfstärke { $strength }: noch { $number }
    }
finale-your-pile = Dein Stapel, von oben
finale-raise = { $card } weiter nach vorn
finale-remark-over-budget =
    { $number ->
        [one] { $number } Punkt zu viel.
       *[other] { $number } Punkte zu viel.
    }
finale-remark-men-missing =
    { $number ->
        [one] Es fehlt noch ein Fußballer.
       *[other] Es fehlen noch { $number } Fußballer.
    }
finale-remark-men-too-many =
    { $number ->
        [one] Ein Fußballer zu viel.
       *[other] { $number } Fußballer zu viel.
    }
finale-remark-keepers-missing =
    { $number ->
        [one] Es fehlt noch ein Torwart.
       *[other] Es fehlen noch { $number } Torhüter.
    }
finale-remark-bench-wrong = Auf die Bank gehören vier, jetzt sind es { $number }.
finale-remark-keepers-on-pitch =
    { $number ->
        [0] Ein Torwart muss auf dem Platz stehen.
       *[other] Nur ein Torwart darf auf dem Platz stehen.
    }
finale-remark-one-keeper = Ein zweiter Torwart auf der Bank wäre klug.
finale-remark-points-left =
    { $number ->
        [one] { $number } Punkt bleibt übrig.
       *[other] { $number } Punkte bleiben übrig.
    }
finale-remark-cards-missing =
    { $number ->
        [one] Es fehlt noch eine Taktikkarte.
       *[other] Es fehlen noch { $number } Taktikkarten.
    }

## Pokal

finale-cup = Pokal
finale-cup-round = Pokal, Runde { $round }
finale-round =
    { $left ->
        [0] Endspiel
        [1] Halbfinale
        [2] Viertelfinale
       *[other] Runde { $round }
    }
finale-tie-now = läuft
finale-cup-standing = Wer noch dabei ist
finale-coach = Trainer
finale-cup-state = Stand
finale-goals = Tore
finale-cup-in = dabei
finale-cup-out = raus in Runde { $round }

finale-laid-mine = Deine Karte: { $card }, Stärke { $strength }, verdeckt
