### Finale auf Deutsch. Die drei Sprachdateien haben dieselben Schlüssel und dieselben Variablen.

## Fragen an die Trainerbank

ask-choose-squad = Welcher Kader läuft für dich auf? Noch ist alles geheim.
opened-choose-squad = Deckt auf: Welchen Kader hat { $name } gewählt?
ask-pick-man = Wer ist der nächste Mann in deinem Kader?
ask-bench-man = Wer sitzt zunächst auf der Bank?
ask-choose-colour = Weiß, und welche Farbe dazu? Deine Taktikkarten bleiben geheim.
ask-choose-coloured = Weiß, und welche sechs Karten anderer Farben? Von jeder Kampfstärke so viele, wie eine Farbe hat.
ask-choose-card = Welche Taktikkarte nimmst du? Erst drei für die Hand, dann den Stapel von oben.
ask-take-off = Willst du wechseln? Wer geht vom Platz?
ask-bring-on = Und wer kommt für ihn?
ask-play-tactic = Welche Taktikkarte legst du verdeckt aus?
opened-play-tactic = Deckt auf: Was hat { $name } gelegt?
ask-new-tactic = Der nächste Angriff rollt: Mit welcher Taktikkarte?
ask-exchange-tactic = Tauschst du eine Handkarte gegen eine neue vom Stapel?
ask-field-defender = Welchen Abwehrspieler setzt du ein?
ask-field-midfielder = Welchen Mittelfeldspieler setzt du ein?
ask-field-forward = Welchen Stürmer setzt du ein?
ask-field-anyone = Ein Fragezeichen: Wen setzt du ein?
ask-field-stand-in = Da fehlt ein Mann: Wer springt ein?
ask-may-stand-in-defender = Da fehlt ein Abwehrspieler: Springt ein anderer ein?
ask-may-stand-in-midfielder = Da fehlt ein Mittelfeldspieler: Springt ein anderer ein?
ask-may-stand-in-forward = Da fehlt ein Stürmer: Springt ein anderer ein?
ask-may-field-again = Für den Pfeil ist niemand mehr da: Übernimmt ein anderer?
ask-field-again = Folge dem Pfeil: Wer bleibt für den Abschluss am Ball?
ask-may-counter = Ball erobert! Konterst du jetzt?
ask-point-at-man = Mehrere deiner Spieler sind gefährdet: Für wen wird jetzt gewürfelt?
ask-replace-injured = Dein Mann kann nicht weiterspielen: Wer kommt von der Bank?
ask-new-keeper = Dein Tor steht leer: Wer stellt sich zwischen die Pfosten?
ask-give-way = Der Ersatztorwart muss ran: Welcher Feldspieler macht ihm Platz?
ask-emergency-keeper = Kein Ersatztorwart mehr da: Welcher Feldspieler geht ins Tor?
ask-order-kickers = Elfmeterschießen: Wer ist dein nächster Schütze?

## Fragen an das Schicksal

ask-draw-card = Der Stapel: Welche Taktikkarte kommt auf die Hand?
ask-roll-for-attack = Der Würfel: Wer bekommt den einen Angriff?
ask-roll = Der Würfel: Wie viel legt er auf die Spielstärke drauf?
ask-roll-for-man = Der Würfel: Geht das noch einmal gut?
ask-roll-for-start = Der Würfel: Wer schießt den ersten Elfmeter?
ask-kick-roll = Der Würfel: Wer hat die besseren Nerven, Schütze oder Torwart?
ask-draw-lot = Das Los: Wer kommt als Nächstes aus der Trommel?

## Was man sagen kann

say-squad =
    { $squad ->
        [starter] Den Einsteigerkader nehmen
        [marked] Die Männer des Einsteigerkaders nehmen und die Bank selbst wählen
       *[own] Einen eigenen Kader aufstellen
    }
say-pick = { $man } in den Kader
say-bench = { $man } auf die Bank
say-colour =
    { $colour ->
        [purple] Weiß und Lila: ausgewogen
        [yellow] Weiß und Gelb: über die Abwehr
        [blue] Weiß und Blau: über das Mittelfeld
       *[red] Weiß und Rot: über den Sturm
    }
say-card = { $tactic } mitnehmen
say-tactic = { $tactic } ausspielen
say-exchange = { $tactic } tauschen
say-field = { $man } einsetzen
say-check = Für { $man } würfeln
say-off = { $man } geht raus
say-on = { $man } kommt rein
say-refill =
    { $position ->
        [defender] { $man } kommt rein und rückt in die Abwehr
        [midfielder] { $man } kommt rein und rückt ins Mittelfeld
       *[forward] { $man } kommt rein und rückt in den Sturm
    }
say-keeper = { $man } geht ins Tor
say-kick = { $man } tritt an
say-die = Würfel: { $pips }
say-draw = Gezogen: { $tactic }
say-lot =
    { $seat ->
        [me] Gelost: du
       *[other] Gelost: { $seat }
    }
say-keep = Alle Handkarten behalten
say-ready = So weiterspielen
say-nobody = Niemand kommt rein
say-leave-empty = Den Platz leer lassen
say-counter = Kontern!
say-wait = Konter aufsparen

## Warum ein Tipp gut ist

why-field-safe =
    { $number ->
        [one] Spielstärke { $strength }, und kein Symbol bringt ihn in Gefahr.
       *[other] Zusammen Spielstärke { $strength }, und kein Symbol bringt einen von ihnen in Gefahr.
    }
why-field-at-risk =
    { $risk ->
        [red] Spielstärke { $strength }; dafür riskiert { $man } Rot.
        [injury] Spielstärke { $strength }; dafür riskiert { $man } eine Verletzung.
       *[yellow] Spielstärke { $strength }; dafür riskiert { $man } Gelb.
    }
why-tactic-strong = Mit Kampfstärke { $strength } bekommst du am ehesten die Angriffe.
why-tactic-weak = Die Kampfstärke zählt jetzt nicht mehr: Die { $strength } geht, die starken Karten bleiben dir.
why-exchange-weak = Kampfstärke { $strength } ist wenig; vom Stapel kommt meist Besseres.
why-hand-good = Auf der Hand ist keine Karte so schwach, dass der Stapel lockt.
why-best-bench =
    { $balls ->
        [one] Auf seiner Karte steht { $balls } Ball, mehr hat keiner zu bieten, der hier infrage kommt.
       *[other] Auf seiner Karte stehen { $balls } Bälle, mehr hat keiner zu bieten, der hier infrage kommt.
    }
why-fresh =
    { $balls ->
        [one] Auf seiner Karte steht nur { $balls } Ball; auf der Bank sitzt ein deutlich Besserer.
       *[other] Auf seiner Karte stehen nur { $balls } Bälle; auf der Bank sitzt ein deutlich Besserer.
    }
why-bench-no-better = Auf der Bank sitzt keiner, der deutlich besser ist.
why-kickers =
    { $number ->
        [one] Spielstärke { $strength } vom Punkt.
       *[other] Zusammen Spielstärke { $strength } vom Punkt.
    }

## Was der Schiedsrichter erzählt

tell-line-up = Der { $team } läuft im { $defenders }‑{ $midfielders }‑{ $forwards } auf.
tell-deck =
    { $colour ->
        [purple] Der { $team } spielt mit den weißen und den lilafarbenen Taktikkarten.
        [yellow] Der { $team } spielt mit den weißen und den gelben Taktikkarten.
        [blue] Der { $team } spielt mit den weißen und den blauen Taktikkarten.
       *[red] Der { $team } spielt mit den weißen und den roten Taktikkarten.
    }
tell-drew = Neu auf deiner Hand: „{ $tactic }“.
tell-period =
    { $period ->
        [1] Anpfiff! Zeitabschnitt 1, bis zur { $minute }. Minute.
        [4] Die zweite Halbzeit läuft! Zeitabschnitt 4, bis zur { $minute }. Minute.
        [7] Die Verlängerung läuft! Zeitabschnitt 7, bis zur { $minute }. Minute.
        [8] Zum letzten Mal Seitenwechsel! Zeitabschnitt 8, bis zur { $minute }. Minute.
       *[other] Zeitabschnitt { $period }, bis zur { $minute }. Minute.
    }
tell-substituted = Wechsel beim { $team }: { $on } kommt für { $off }.
tell-showed = Der { $team } spielt „{ $tactic }“, Kampfstärke { $strength }.
tell-tie-roll = Der Würfel entscheidet: eine { $pips } für den { $team }.
tell-attacks =
    { $attacks ->
        [one] Der { $team } reißt das Spiel an sich: { $attacks } Angriff.
       *[other] Der { $team } reißt das Spiel an sich: { $attacks } Angriffe.
    }
tell-attack =
    { $number ->
        [1] Der { $team } rollt an: „{ $tactic }“!
       *[other] Der { $team } setzt nach, Angriff { $number }: „{ $tactic }“!
    }
tell-exchanged = Der { $team } denkt um und tauscht eine Handkarte.
tell-fielded = { $man } greift für den { $team } ein, Spielstärke { $strength }.
tell-rolled = Der { $team } würfelt eine { $pips } und kommt auf { $total }.
tell-build-up-won = Der Spielaufbau klappt! Der { $team } ist durch, { $attackers } gegen { $defenders }.
tell-build-up-lost = Ballverlust! Der { $team } bleibt im Aufbau hängen, { $attackers } gegen { $defenders }.
tell-scored =
    { $goals ->
        [1] TOOOR für den { $team }! { $man } trifft, { $attackers } gegen { $defenders }.
       *[other] TOOOR für den { $team }! { $man } trifft, { $attackers } gegen { $defenders }, Treffer Nummer { $goals }.
    }
tell-missed = Kein Tor! Der { $team } scheitert im Abschluss, { $attackers } gegen { $defenders }.
tell-countered =
    { $bonus ->
        [0] Konter! Der { $team } schlägt mit „{ $tactic }“ zurück.
       *[other] Konter! Der { $team } mit „{ $tactic }“ und Konterbonus { $bonus }.
    }
tell-risk =
    { $symbol ->
        [injury] { $man } bleibt liegen … Der Würfel zeigt eine { $pips }.
        [yellow] Das riecht nach Gelb für { $man } … Der Würfel zeigt eine { $pips }.
       *[red] Das riecht nach Rot für { $man } … Der Würfel zeigt eine { $pips }.
    }
tell-unharmed = { $man } kommt noch einmal davon.
tell-injured = Verletzt! Für { $man } ist das Spiel vorbei.
tell-booked = Gelbe Karte für { $man }.
tell-sent-off =
    { $yellows ->
        [0] Glatt Rot! { $man } fliegt vom Platz.
       *[other] Gelb-Rot! { $man } fliegt vom Platz.
    }
tell-came-on =
    { $position ->
        [goalkeeper] { $man } kommt von der Bank und geht ins Tor.
        [defender] { $man } kommt von der Bank in die Abwehr.
        [midfielder] { $man } kommt von der Bank ins Mittelfeld.
       *[forward] { $man } kommt von der Bank in den Sturm.
    }
tell-gave-way = { $man } muss für den Ersatztorwart weichen.
tell-in-goal = { $man } zieht die Handschuhe an und geht ins Tor.
tell-full-time = Abpfiff! { $team } gegen { $other }: { $goals }:{ $against }.
tell-extra-time = Noch ist nichts entschieden: Es geht in die Verlängerung!
tell-shoot-out = Elfmeterschießen! Der { $team } schießt zuerst.
tell-kick-scored = Drin! { $man } verwandelt, { $shooter } gegen { $keeper }.
tell-kick-saved = Nicht drin! { $man } scheitert vom Punkt, { $shooter } gegen { $keeper }.
tell-no-kicker = Der { $team } hat keinen Schützen mehr: Dieser Elfmeter verfällt.
tell-shoot-out-won = Aus und vorbei! Der { $team } gewinnt das Elfmeterschießen { $kicks }:{ $against }.
tell-drawn =
    { $seat ->
        [me] Aus der Lostrommel kommst du.
       *[other] Aus der Lostrommel kommt: { $seat }.
    }
tell-tie =
    { $first_seat ->
        [me] Die Paarung: du gegen { $second_seat }.
       *[other] { $second_seat ->
            [me] Die Paarung: { $first_seat } gegen dich.
           *[other] Die Paarung: { $first_seat } gegen { $second_seat }.
        }
    }
tell-leg =
    { $leg ->
        [1] Auf ins Hinspiel!
       *[other] Auf ins Rückspiel!
    }
tell-tie-won =
    { $seat ->
        [me] Du setzt dich durch: { $goals }:{ $against } aus Hin- und Rückspiel.
       *[other] { $seat } setzt sich durch: { $goals }:{ $against } aus Hin- und Rückspiel.
    }
tell-cup-won =
    { $seat ->
        [me] Der Pokal gehört dir!
       *[other] Der Pokal geht an { $seat }!
    }

## Das Spiel und seine Ausgaben

game-name = Finale
game-about = Zwei Trainerbänke, je elf Fußballer, ein Stapel Taktikkarten und zwei Würfel: neunzig Minuten Fußball am Tisch.
edition-de-revised = Deutsche Regeln
edition-de-revised-about = Nach der deutschen Anleitung von 1998; hier fängt man am besten an.
edition-fr-first = Französische Regeln
edition-fr-first-about = Nach der französischen Anleitung, der wohl eine frühere Auflage zugrunde lag: vier Wechsel, freiwillige Konter, immer ein Sieger.

## Was vor dem Anpfiff vereinbart wird

option-squads = Kader
option-squads-about = Jede Seite stellt ihre 15 Fußballer für 50 Punkte selbst zusammen, oder beide nehmen die empfohlenen 15.
option-squads-free = freie Wahl
option-squads-starter = Einsteigerkader
option-swap-sides = Vereine tauschen
option-swap-sides-about = Der erste Platz führt sonst den SV Stollen; mit diesem Tausch führt er den FC Acker.
option-starter-bench = Bank der Einsteigerkader
option-starter-bench-about = Welche vier Männer der Einsteigerkader auf der Bank sitzen: die der deutschen oder die der französischen Anleitung. Die Ersatztorhüter sind verschieden.
option-starter-bench-german = Hechter und Tentakel (deutsch)
option-starter-bench-french = Greifhin und Schranke (französisch)
option-goalkeepers-required = Torhüter im Kader
option-goalkeepers-required-about = So viele Torhüter müssen mindestens im Kader stehen.
option-deck-mode = Taktikkarten
option-deck-mode-about = Woraus jede Seite ihre elf Taktikkarten nimmt; die Schlusskarte kommt immer dazu.
option-deck-mode-white-plus-colour = Weiß und eine Farbe
option-deck-mode-white-plus-colours = Weiß und mehrere Farben
option-deck-mode-starter = Weiß und Lila
option-deck-mode-free-choice = freie Wahl nach Kampfstärken
option-free-choice-quota = Vorgabe der freien Wahl
option-free-choice-quota-about = Zählt bei freier Wahl der Taktikkarten: wie viele von jeder Kampfstärke.
option-free-choice-quota-exact = zwei 5, zwei 4, zwei 3, vier 2, eine 1
option-free-choice-quota-least = je zwei, eine 1 und zwei beliebige
option-voluntary-substitutions = Freiwillige Wechsel
option-voluntary-substitutions-about = So oft darf eine Seite in einem Spiel freiwillig wechseln; Ersatz für Verletzte zählt nicht mit.
option-substitution-timing = Zeitpunkt der Wechsel
option-substitution-timing-about = Wann freiwillig gewechselt werden darf.
option-substitution-timing-period-start = zu Beginn eines Zeitabschnitts
option-injury-replacement = Ersatz für Verletzte
option-injury-replacement-about = Ob für einen verletzten Feldspieler jemand kommen darf oder kommen muss; ein Torwart wird immer ersetzt.
option-injury-replacement-optional = freiwillig
option-injury-replacement-forced = Pflicht
option-lost-row-refill = Verlorene Reihen auffüllen
option-lost-row-refill-about = Wer alle Spieler einer Reihe verloren hat, darf Männer von einer anderen Position dorthin einwechseln.
option-shortage = Zu wenige Spieler
option-shortage-about = Was geschieht, wenn eine Taktikkarte mehr Spieler einer Position verlangt, als noch da sind.
option-shortage-substitute = ein anderer springt ein
option-shortage-optional = ein anderer darf einspringen
option-shortage-empty = Ersatz nur nach Verletzung oder Platzverweis
option-arrow = Pfeil auf der Taktikkarte
option-arrow-about = Wen der Pfeil vom Spielaufbau in den Abschluss mitnimmt.
option-arrow-must-reuse = denselben Spieler
option-arrow-may-reuse-type = jeden Spieler der Position
option-counter = Konter
option-counter-about = Ob nach dem ersten gescheiterten Spielaufbau gekontert werden muss oder der Konter im Zeitabschnitt aufgespart werden darf.
option-counter-mandatory = Pflicht
option-counter-optional = freiwillig
option-counter-bonus = Konterbonus
option-counter-bonus-about = Aus welchen Kampfstärken sich der Zuschlag für den Konter ergibt.
option-counter-bonus-visible-cards = Abstand der offenen Karten
option-counter-bonus-first-cards = Abstand der ersten Karten
option-counter-bonus-none-below-zero = nur gegen eine stärkere Karte
option-counter-without-build-up = Konter ohne Spielaufbau
option-counter-without-build-up-about = Was gilt, wenn die Karte für den Konter keinen Spielaufbau zeigt.
option-counter-without-build-up-finish-only = gleich zum Abschluss
option-counter-without-build-up-no-counter = kein Konter
option-tie-after-90 = Gleichstand nach 90 Minuten
option-tie-after-90-about = Wie ein einzelnes Spiel endet, das nach 90 Minuten unentschieden steht.
option-tie-after-90-draw = Unentschieden
option-tie-after-90-extra-time = Verlängerung
option-tie-after-90-extra-time-and-shootout = Verlängerung und Elfmeterschießen
option-extra-time-pile = Karten in der Verlängerung
option-extra-time-pile-about = Mit welchen Taktikkarten die Verlängerung gespielt wird.
option-extra-time-pile-white-only = nur die weißen
option-extra-time-pile-white-plus-hand = die weißen und die Handkarten
option-shootout-keeper-turn = Torwart im Elfmeterschießen
option-shootout-keeper-turn-about = In welche Richtung die Karte des Torwarts nach jedem Elfmeter gedreht wird.
option-shootout-keeper-turn-left = nach links
option-shootout-keeper-turn-right = nach rechts
option-shootout-after-five = Nach fünf Elfmetern
option-shootout-after-five-about = Wie es weitergeht, wenn es nach fünf Schützen auf jeder Seite gleich steht.
option-shootout-after-five-sudden-death = Mann gegen Mann
option-shootout-after-five-second-series = eine neue Fünferserie
option-shootout-pool = Elfmeterschützen
option-shootout-pool-about = Wer im Elfmeterschießen antreten darf; Torhüter nie.
option-shootout-pool-on-pitch = Feldspieler auf dem Platz
option-shootout-pool-on-pitch-and-bench = auch Feldspieler von der Bank
option-format = Wettbewerb
option-format-about = Ein einzelnes Spiel, ein Pokalduell mit Hin- und Rückspiel oder ein ganzer Pokal für bis zu acht Plätze.
option-format-match = einzelnes Spiel
option-format-cup-tie = Hin- und Rückspiel
option-format-cup = Pokal
option-cup-away-goals = Auswärtstore
option-cup-away-goals-about = Bei Gleichstand nach Hin- und Rückspiel zählen die auswärts erzielten Tore.
option-cup-new-squad-per-leg = Neuer Kader im Rückspiel
option-cup-new-squad-per-leg-about = Vor dem Rückspiel dürfen Kader und Taktikkarten neu gewählt werden.
option-cup-swap-sides = Vereine im Rückspiel tauschen
option-cup-swap-sides-about = Im Rückspiel führt jede Seite den anderen Verein; das geht nur mit neuem Kader.
option-cup-holder = Titelverteidiger
option-cup-holder-about = Der Platz, der den Pokal verteidigt.
option-cup-holder--1 = niemand
option-cup-holder-0 = Platz 1
option-cup-holder-1 = Platz 2
option-cup-holder-2 = Platz 3
option-cup-holder-3 = Platz 4
option-cup-holder-4 = Platz 5
option-cup-holder-5 = Platz 6
option-cup-holder-6 = Platz 7
option-cup-holder-7 = Platz 8
option-cup-holder-budget = Punkte des Titelverteidigers
option-cup-holder-budget-about = So viele Punkte hat der Titelverteidiger für seinen Kader mehr oder weniger.
option-cup-holder-budget-0 = keine
option-cup-holder-budget--2 = 2 weniger
option-cup-holder-budget-2 = 2 mehr
option-die = Würfel
option-die-about = Welche Zahlen auf den Seiten der Würfel stehen.
option-corner-rule = Ecke der Symbole
option-corner-rule-about = In welcher Ecke der Fußballerkarte Rotes Kreuz und Karten sitzen; die echten Ecken sind nicht überliefert.
option-corner-rule-before-strongest = vor der stärksten Seite
option-corner-rule-on-strongest = bei der stärksten Seite
option-corner-rule-on-weakest = bei der schwächsten Seite
option-corner-rule-first-corner = von der ersten Ecke an

## Positionen, Reihen und Zeichen

position-goalkeeper = Torwart
position-defender = Abwehrspieler
position-midfielder = Mittelfeldspieler
position-forward = Stürmer
row-goalkeeper = Tor
row-defender = Abwehr
row-midfielder = Mittelfeld
row-forward = Sturm
slot-t = T
slot-a = A
slot-m = M
slot-s = S
colour-white = Weiß
colour-purple = Lila
colour-yellow = Gelb
colour-blue = Blau
colour-red = Rot
symbol-injury = Verletzung
symbol-yellow = Gelbe Karte
symbol-red = Rote Karte

## Wie es ausging

reason-full-time = nach 90 Minuten
reason-extra-time = nach Verlängerung
reason-shoot-out = im Elfmeterschießen
reason-aggregate = nach Hin- und Rückspiel
reason-away-goals = dank der Auswärtstore
reason-cup = nach dem Pokalfinale
verdict-build-up-won = Aufbau gelungen
verdict-build-up-lost = Aufbau misslungen
verdict-scored = Tor
verdict-missed = kein Tor
verdict-kick-scored = Elfmeter verwandelt
verdict-kick-saved = Elfmeter vergeben
verdict-unharmed = nichts passiert
verdict-injured = verletzt
verdict-booked = verwarnt
verdict-sent-off = Platzverweis

## Karten und ihre Herkunft

kind-footballer = Fußballerkarte
kind-tactic = Taktikkarte
field-alias = Andere Schreibweise
field-team = Verein
field-position = Position
field-value = Punktwert
field-strength = Stärke
field-order-of-use = Reihenfolge der Stärken
field-starter = Einsteigerkader
field-risk = Gefährdet durch
field-corner = Ecke des Symbols
field-colour = Farbe
field-build-attacker = Spielaufbau, Angreifer
field-build-defender = Spielaufbau, Verteidiger
field-finish-attacker = Abschluss, Angreifer
field-finish-defender = Abschluss, Verteidiger
field-arrow = Pfeil
field-role = Rolle der Karte
