### Hat-Trick auf Deutsch. Die drei Sprachdateien haben dieselben Schlüssel und dieselben Variablen.

## Fragen an die Trainerbank

ask-choose-nation = Mit welcher Mannschaft trittst du an? Noch ist alles geheim.
opened-choose-nation = Deckt auf: Welches Team hat { $name } gewählt?
ask-choose-flag = Für welche Nation spielst du? Noch ist alles geheim.
opened-choose-flag = Deckt auf: Welche Nation hat { $name } gewählt?
ask-choose-team = Welche fertige Mannschaft führst du? Noch ist alles geheim.
opened-choose-team = Deckt auf: Welches Team hat { $name } gewählt?
ask-choose-budget = Nach welchem Budget stellst du auf?
ask-sign-man = Wen verpflichtest du für die nächste Nummer?
ask-choose-keeper = Welcher Torhüter steht im Tor?
ask-name-captain = Wer ist dein Kapitän?
ask-play-cards = Welche Aktionskarte spielst du verdeckt?
opened-play-cards = Deckt auf: Was hat { $name } gelegt?
ask-choose-move-attack = Du hast den Ball: Wen bewegst du?
ask-choose-move-defence = Der Gegner hat den Ball: Wen bewegst du?
ask-choose-move-first = Der Ball ruht, du bewegst zuerst: Wen?
ask-choose-move-second = Der Ball ruht, du bewegst als Zweiter: Wen?
ask-choose-move-transition = Ballgewinn! Du darfst umschalten: Wen bewegst du?
ask-use-ability = Setzt du eine Fähigkeit ein?
ask-prevent-ability = Verhindert dein Abräumer eine Fähigkeit?
ask-play-style = Spielst du eine Stilkarte?
ask-choose-style = Zwei Bedingungen erfüllt: Welcher Stil wird deiner?
ask-choose-pair = Welche zwei Spieler tauschen die Plätze?
ask-step-or-stay = Noch ein Feld nach vorn?
ask-led-move = Welchen Nachbarn bewegt dein Abwehrchef?
ask-hand-over = Zu wem geht der Ball?
ask-choose-retreat = Wie weit zieht er sich zurück?
ask-choose-action = Was wird aus dem langen Pass?
ask-shoot-long = Versuchst du es aus der Ferne?
ask-protest-or-not = Foul! Protestiert dein Kapitän?
ask-substitute = Wechselst du aus?
ask-choose-corner = Ecke von links oder von rechts?
ask-choose-sideways = Zwei Mitspieler sind gleich nah: Wer bekommt den Ball?
ask-choose-receiver = Mehrere tragen die niedrigste Nummer: Wer bekommt den Ball?
ask-choose-rebound = Der Torhüter lässt abprallen, und mehrere sind gleich nah: Wer bekommt den Ball?
ask-choose-fouler = Mehrere tragen die niedrigste Nummer: Wer hat gefoult?
ask-choose-line = Langer Pass: Wie viele Reihen nach vorn?
ask-choose-pass = Torchance: Wem spielst du den Ball zu?
ask-shoot-or-wait = Schießt du aufs Tor?
ask-aim = Wohin zielst du?
opened-aim = Deckt auf: Welche Torschusskarte hat { $name } gelegt?
ask-dive = Wohin geht dein Torhüter?
opened-dive = Deckt auf: Welche Torhüterkarte hat { $name } gelegt?
ask-draw-or-stop = Zieht dein Torhüter noch eine Karte?
ask-kick-card = Abschlag: Welche Karte sagt, wie weit der Ball fliegt?
ask-chance-or-round = Freistoß: gleich eine Torchance, oder erst einmal aufbauen?

## Fragen an das Schicksal

ask-toss = Die Münze: Wer hat Anstoß?
ask-draw-card = Der Stapel: Welche Karte kommt auf die Hand?
ask-draw-to-save = Der Stapel: Hält diese Karte den Schuss?
ask-turn-up = Der Stapel: Mit welcher Karte wird geschossen?
ask-tackle-card = Der Stapel: Trifft die Grätsche den Ball?
ask-hear-protest = Der Stapel: Hört der Schiedsrichter auf den Kapitän?
ask-gain-style = Der Stapel: Welche Stilkarte kommt dazu?
ask-renew-style = Der Stapel: Welche Stilkarte kommt neu dazu?

## Was gesagt werden kann

say-team = Mit { $team-dat } antreten
say-flag = { $team-Acc } wählen
say-play = { $card } spielen
say-move =
    { $way ->
        [forward] Nummer { $number } nach vorn
       *[back] Nummer { $number } zurück
    }
say-pass = Ball zu Nummer { $number }
say-lines = Reihen nach vorn: { $lines }
say-fouled = Nummer { $number } war es
say-aim = { $shot }
say-dive = { $goalkeeper }
say-card = Gezogen: { $card }
say-toss =
    { $seat ->
        [me] Die Münze fällt für dich
       *[other] Die Münze fällt für { $seat }
    }
say-ready = Teamkarte nehmen: { $team }
say-budget = Budget { $budget }
say-sign =
    { $metal ->
        [silver] { $card } für die { $number }
       *[gold] { $card } in Gold für die { $number }
    }
say-keeper =
    { $kind ->
        [regular] Stammtorhüter
       *[star] Startorhüter
    }
say-captain = Die Nummer { $number } ist Kapitän
say-substitute = { $card } für die Nummer { $number } einwechseln
say-use = Fähigkeit der Nummer { $number } einsetzen
say-borrow = Nummer { $number } leiht die Fähigkeit von Nummer { $other }
say-prevent = Nummer { $number } verhindert die Fähigkeit der gegnerischen { $other }
say-run =
    { $way ->
        [forward] Nummer { $number } zwei Felder nach vorn
       *[back] Nummer { $number } zwei Felder zurück
    }
say-leap = Nummer { $number } springt zwei Felder nach vorn
say-swap = Nummern { $number } und { $other } tauschen die Plätze
say-style = { $card }
say-gain = Stilkarte gezogen: { $card }
say-play-style = Stil: { $style }
say-corner =
    { $corner ->
        [left] Ecke von links
       *[right] Ecke von rechts
    }
say-perform =
    { $type ->
        [short_pass] Als kurzen Pass
        [long_ball] Als langen Pass
       *[dribble] Als Dribbling
    }
say-regulars = Mit Stammspielern antreten
say-stay = Niemanden bewegen
say-hold = Den Ball behalten, kein Schuss
say-shoot = Aufs Tor schießen!
say-wait = Auf eine bessere Gelegenheit warten
say-chance = Torchance!
say-build-up = Von hinten aufbauen
say-draw = Noch eine Karte
say-stop = Aufhören
say-no = Nein, weiter
say-step-up = Noch ein Feld nach vorn
say-surge = In die letzte Reihe vorstoßen und schießen!
say-long-shot = Weitschuss!
say-protest = Protestieren

## Warum ein Tipp gut ist

why-beats = So wie die Spieler stehen, gewinnt diese Karte gegen { $won } von { $all } Karten, die noch kommen können.
why-holds-back = Gegen { $won } von { $all } Karten gewinnt sie so gut wie eine stärkere, und die bleibt dir.
why-to-shoot = Damit kommst du zum Schuss.
why-keeps-strong = Zu holen ist hier wenig: Die starken Karten bleiben für später.
why-lands = Damit landet der Abschlag bei einem deiner Spieler.
why-move-duel = Danach steht es im Duell besser für dich.
why-move-shot = Danach steht es um den Schuss besser für dich.
why-stands-well = Deine Spieler stehen schon richtig.
why-pass-free = Vor ihm ist das Feld frei.
why-pass-strong =
    { $balls ->
        [one] Mit { $balls } Ball im Angriff ist er der Stärkste, der in Reichweite steht.
       *[other] Mit { $balls } Bällen im Angriff ist er der Stärkste, der in Reichweite steht.
    }
why-pass-shot = Von dort ist der Schuss am besten.
why-shot-good = Besser wird die Gelegenheit kaum.
why-shot-later = Noch ist ein besserer Schuss drin.
why-on-average = Was der andere auch wählt: Im Schnitt ist das am besten.
why-not-saved = Mit { $saved } gegen { $power } ist noch nichts gehalten.
why-saved-enough = Mit { $saved } gegen { $power } ist alles entschieden.
why-most-stars =
    { $stars ->
        [one] Kein Team hat mehr als einen Star.
       *[other] Kein Team hat mehr als { $stars } Stars.
    }

## Was der Schiedsrichter erzählt

tell-line-up =
    { $seat ->
        [me] Du trittst mit { $team-dat } an.
       *[other] { $seat } tritt mit { $team-dat } an.
    }
tell-tossed = Die Münze ist gefallen: { $team-Nom } beginnt.
tell-half =
    { $half ->
        [1] Anpfiff zur ersten Halbzeit!
        [2] Anpfiff zur zweiten Halbzeit!
       *[other] Anpfiff zur Verlängerung!
    }
tell-kick-off = { $team-Nom } stößt an, die Nummer { $number } hat den Ball.
tell-drew = Neu auf deiner Hand: { $card }.
tell-shuffled = { $team-Nom } mischt { $cards } abgelegte Karten zu einem vorläufigen Stapel.
tell-played = { $team-Nom } deckt auf: { $card }.
tell-moved =
    { $way ->
        [forward] { $team }: Die Nummer { $number } rückt vor.
       *[back] { $team }: Die Nummer { $number } lässt sich fallen.
    }
tell-sideways = { $team }: Querpass von { $number } auf { $other }.
tell-long-ball =
    { $lines ->
        [one] { $team-Nom } schlägt den Ball eine Reihe nach vorn.
       *[other] { $team-Nom } schlägt den Ball { $lines } Reihen nach vorn.
    }
tell-outplayed = { $team-Nom } setzt sich durch, { $balls } zu { $against } gegen { $other-acc }.
tell-stopped = { $team-Nom } bleibt hängen, { $balls } zu { $against } gegen { $other-acc }.
tell-all-level = Gleichstand zwischen { $team-dat } und { $other-dat }, { $balls } zu { $against }: Pfiff!
tell-received = { $team }: Der Ball ist bei der Nummer { $number }.
tell-intercepted = Abgefangen! { $team-Nom } hat den Ball, Nummer { $number }.
tell-cleared = Niemand da: Der Torhüter von { $team-dat } nimmt den Ball auf.
tell-dribbled = Vorbei! Die { $number } von { $team-dat } lässt die { $other } stehen.
tell-stepped = Freie Bahn: Die { $number } von { $team-dat } zieht nach vorn.
tell-stuck = Die { $number } von { $team-dat } steht schon an der Torlinie.
tell-tackled = Zweikampf gewonnen! { $team-Nom } hat den Ball, Nummer { $number }.
tell-foul = Foul von { $team-dat }, Nummer { $number }.
tell-booked = Gelbe Karte für { $team-acc }.
tell-sent-off = Platzverweis! Die Nummer { $number } von { $team-dat } muss gehen.
tell-free-kick = Freistoß für { $team-acc }, am Ball die Nummer { $number }.
tell-penalty = Elfmeter für { $team-acc }! Die Nummer { $number } tritt an.
tell-opportunity = Torchance für { $team-acc }, der Ball ist bei der Nummer { $number }!
tell-found = { $team-Nom } findet die Nummer { $number }.
tell-wasted = { $team-Nom } hat die Torchance vertan.
tell-loose = Der Ball landet bei { $team-dat }, Nummer { $number }.
tell-shot = Schuss von { $team-dat }, Nummer { $number }!
tell-aimed = { $team }: { $shot }, Schussklasse { $power }.
tell-dived =
    { $cards ->
        [0] { $team }: { $goalkeeper }, keine Karte.
        [one] { $team }: { $goalkeeper }, { $cards } Karte.
       *[other] { $team }: { $goalkeeper }, { $cards } Karten.
    }
tell-saving = { $card }: { $balls } gegen { $power }.
tell-scored =
    { $goals ->
        [1] TOR für { $team-acc } durch die Nummer { $number }, das erste!
       *[other] TOR für { $team-acc } durch die Nummer { $number }, das macht { $goals }!
    }
tell-parried = Abgeklatscht! Der Torhüter von { $team-dat } bringt es auf { $balls }.
tell-saved = Gehalten! Der Torhüter von { $team-dat } bringt es auf { $balls } gegen { $power }.
tell-goal-kick = Abschlag für { $team-acc }.
tell-kicked = { $team-Nom } schlägt ab: { $card }.
tell-half-over =
    { $half ->
        [1] Halbzeitpfiff.
        [2] Die zweite Halbzeit ist vorbei.
       *[other] Die Verlängerung ist vorbei.
    }
tell-stalled = { $team-Nom } spielt auf Zeit: Der Schiedsrichter pfeift ab.
tell-full-time = Schlusspfiff! { $team } { $goals }, { $other } { $against }.
tell-extra-time = Unentschieden: Es gibt Verlängerung!
tell-shoot-out = Elfmeterschießen! { $team-Nom } beginnt.
tell-steps-up = { $team }, Schuss { $kick }: { $card }.
tell-kick-scored = { $team-Nom } verwandelt Schuss { $kick }!
tell-kick-parried = { $team }, Schuss { $kick }: abgeklatscht!
tell-kick-saved = { $team }, Schuss { $kick }: gehalten!
tell-shoot-out-won = Es ist vorbei! { $team-Nom } gewinnt das Elfmeterschießen { $kicks }:{ $against } gegen { $other-acc }.
tell-used = { $team }: Die Nummer { $number } setzt ihre Fähigkeit ein. „{ $ability }“
tell-prevented = { $team }: Die Nummer { $number } lässt die gegnerische { $other } nicht zum Zug kommen.
tell-turned = { $team }: Die Nummer { $number } dreht sich um.
tell-swapped = { $team }: { $number } und { $other } tauschen die Plätze.
tell-leapt = { $team }: Die Nummer { $number } springt nach vorn!
tell-fell-back = { $team }: Die Nummer { $number } eilt zurück.
tell-tackle-won = Sauber gegrätscht! { $team-Nom } hat den Ball, Nummer { $number }, mit { $balls }.
tell-tackle-failed = Die Grätsche von { $team-dat }, Nummer { $number }, kommt mit { $balls } zu spät.
tell-keeper-rose = Der Torhüter von { $team-dat } wächst über sich hinaus: ein Star!
tell-keeper-fell = Der Torhüter von { $team-dat } hat seinen Glanz verloren.
tell-styled = { $team-Nom } spielt eine Stilkarte. „{ $card }“
tell-gained = { $team-Nom } hat sich eine Stilkarte verdient.
tell-gained-card = Neue Stilkarte. { $card }
tell-found-style = { $team-Nom } hat einen Stil gefunden: { $style }.
tell-corner = Zur Ecke abgelenkt! Eckball für { $team-acc }.
tell-captain = Kapitän von { $team-dat } ist die Nummer { $number }.
tell-protest-heard = Der Schiedsrichter lässt sich überzeugen: keine Karte für { $team-acc }.
tell-protest-ignored = Der Schiedsrichter winkt ab, { $team-nom } protestiert vergebens.
tell-protest-punished = Das war zu viel! Der Schiedsrichter stellt einen Spieler von { $team-dat } vom Platz.
tell-substituted = Wechsel bei { $team-dat }: { $card } kommt für die Nummer { $number }.

## Das Spiel und seine Ausgaben

game-name = Hat-Trick
game-about = Zwei Trainer, ein Spielfeld mit 24 Feldern und 32 Aktionskarten für jeden: passen, dribbeln, stellen, schießen.
edition-english = Englische Regeln
edition-english-about = Nach dem englischen Text; der beste Einstieg.
edition-german = Deutsche Regeln
edition-german-about = Nach dem deutschen Text: Bewegen ist Pflicht, und eine vertane Torchance hilft dem Verteidiger.
edition-friendly = Freundschaftsspiel
edition-friendly-about = Nach dem englischen Text: Jeder wählt seine Nation, und alle spielen mit Stammspielern.
edition-nations = Länderspiel
edition-nations-about = 32 Nationalmannschaften mit ihren Topspielern, und am Ende gibt es immer einen Sieger.
edition-players = Spieler-Erweiterung
edition-players-about = 45 fertige Mannschaften aus 22 Rollen mit ihren Fähigkeiten, und vier Spielstile.
edition-players-full = Spieler-Erweiterung mit allem
edition-players-full-about = Dazu Weitschuss, Eckbälle, Auswechslungen, Kapitän und Umschalten.
edition-budget = Eigene Mannschaft
edition-budget-about = Jeder stellt seine Mannschaft nach einem Budget auf; der Spielstil ergibt sich im Spiel.

## Was vor dem Anpfiff abgemacht wird

option-teams = Mannschaften
option-teams-about = Wer auf dem Platz steht.
option-teams-regulars = nur Stammspieler
option-teams-flags = Stammspieler unter selbst gewählter Flagge
option-teams-star-table = 32 Nationen mit Topspielern
option-teams-team-cards = 45 fertige Mannschaften der Erweiterung
option-teams-budget = eigene Mannschaften nach Budget
option-match-kind = Bei Unentschieden
option-match-kind-about = Wie ein Spiel endet, das nach zwei Halbzeiten unentschieden steht.
option-match-kind-draw-allowed = Unentschieden
option-match-kind-extra-time-and-penalties = Verlängerung und Elfmeterschießen
option-match-kind-penalties-at-once = gleich Elfmeterschießen
option-move-duty = Bewegen
option-move-duty-about = Ob ein Spieler bewegt werden muss, wenn einer bewegt werden kann.
option-move-duty-may = freiwillig
option-move-duty-must = Pflicht
option-penalty-draw = Torhüter beim Elfmeter
option-penalty-draw-about = Wie viele Karten er zieht, bevor das Zeichen an seiner Hand zählt.
option-penalty-draw-minus-one = eine weniger als sonst
option-penalty-draw-fixed-one = immer eine
option-half-end = Ende der Halbzeit
option-half-end-about = Wo der Ball nicht sein darf, wenn die Halbzeit enden soll.
option-half-end-attacking-zone = vor dem gegnerischen Tor
option-half-end-either-end = vor beiden Toren
option-failed-chance = Vertane Torchance
option-failed-chance-about = Wer den Ball bekommt, wenn die Karten ohne Schuss ausgehen.
option-failed-chance-lowest-number = niedrigste Nummer
option-failed-chance-defender-first = Verteidiger zuerst
option-goalkick-side = Bewegen bei ruhendem Ball
option-goalkick-side-about = Wer sich beim Abschlag und beim Freistoß bewegen darf.
option-goalkick-side-any = jeder
option-goalkick-side-card-side = nach der letzten Karte
option-cards-between-halves = Gelbe Karte zur Pause
option-cards-between-halves-about = Ob eine gelbe Karte in der nächsten Halbzeit noch zählt.
option-cards-between-halves-keep = bleibt
option-cards-between-halves-clear-yellow = wird gestrichen
option-stalling = Spiel auf Zeit
option-stalling-about = So viele vertane Torchancen hintereinander beenden eine Halbzeit, deren Karten aus sind; 0 heißt nie.
option-keeper-demotion = Startorhüter fällt zurück
option-keeper-demotion-about = Wann ein Startorhüter wieder zum Stammtorhüter wird.
option-keeper-demotion-any-but-plus = bei allem außer Plus
option-keeper-demotion-blank-only = nur ohne Zeichen
option-styles = Stilkarten
option-styles-about = Mannschaften verdienen sich Karten ihres Stils.
option-event-long-shot = Weitschuss
option-event-long-shot-about = Wer nah genug am Tor steht, darf statt des Spielzugs schießen.
option-event-corner = Eckbälle
option-event-corner-about = Ein um genau einen Ball gehaltener Schuss bringt eine Ecke.
option-event-substitution = Auswechslungen
option-event-substitution-about = Dreimal im Spiel kommt ein Mann mit gleicher Nummer für einen anderen.
option-event-captain = Kapitän
option-event-captain-about = Der Kapitän darf nach einem Foul protestieren, auf eigene Gefahr.
option-event-transition = Umschalten
option-event-transition-about = Wer den Ball mit einer gleichen Karte gewinnt, darf gleich einen Mann bewegen.

## Wie es ausging

reason-full-time = nach zwei Halbzeiten
reason-extra-time = nach Verlängerung
reason-shoot-out = im Elfmeterschießen
verdict-outplayed = der Angreifer setzt sich durch
verdict-stopped = der Verteidiger hat den Ball
verdict-all-level = Foul
verdict-scored = Tor
verdict-parried = abgeklatscht
verdict-saved = gehalten
verdict-kick-scored = Elfmeter verwandelt
verdict-kick-parried = Elfmeter abgeklatscht
verdict-kick-saved = Elfmeter gehalten

## Karten, und woher sie kommen

kind-player = Feldspieler
kind-action = Aktionskarte
kind-shot = Torschusskarte
kind-goalkeeper = Torhüterkarte
kind-nation = Nationalmannschaft
kind-budget = Budget
kind-match-event = Spielereignis
kind-style-card = Stilkarte
kind-style = Spielstil
kind-team-card = Teamkarte
kind-role = Rolle
field-number = Rückennummer
field-line = Reihe
field-column = Spalte
field-side = Seite
field-regular = Stammspieler: Angriff, Abwehr
field-star = Topspieler: Angriff, Abwehr
field-type = Art
field-footballs = Fußbälle
field-copies = Anzahl
field-direction = Richtung
field-modifier = Zuschlag
field-symbols = Zeichen für links, Mitte, rechts
field-kind = Torhüter
field-hand = Hand
field-line-6 = Karten aus Reihe 6
field-line-5 = Karten aus Reihe 5
field-line-4 = Karten aus Reihe 4
field-code = Kürzel
field-stars = Topspieler
field-attack = Sterne für den Angriff
field-defence = Sterne für die Abwehr
field-card = Budgetkarte
field-text = Wirkung
field-condition = Bedingung
field-order = Reihenfolge
field-level = Klasse
field-value = Wert
field-balance = Abwehr, Mittelfeld, Angriff
field-effect = Wirkt wie
field-rule = Spielregel
field-times = Einsätze je Spiel
field-star-goalkeeper = Startorhüter
field-gold-numbers = In Gold
field-line-up = Aufstellung
field-style = Stil
field-set = Satz
field-gold-text = Goldene Fähigkeit
field-silver-text = Silberne Fähigkeit
field-gold = Gold: Angriff, Abwehr
field-silver = Silber: Angriff, Abwehr
field-price = Preis
field-orientation = Ausrichtung
field-cards = Rückennummern der Karten

side-left = links
side-right = rechts
hand-left = links
hand-centre = Mitte
hand-right = rechts
direction-left = links
direction-centre = Mitte
direction-right = rechts
type-short-pass = kurzer Pass
type-long-ball = langer Pass
type-dribble = Dribbling
kind-regular = Stammtorhüter
kind-star = Star
orientation-defensive = defensiv
orientation-balanced = ausgeglichen
orientation-offensive = offensiv
card-defensive = defensiv
card-balanced = ausgeglichen
card-offensive = offensiv
set-card = aus der Schachtel
set-extra = Zugabe
