### Hat-Trick auf Deutsch. Die drei Sprachdateien haben dieselben Schlüssel und dieselben Variablen.

## Fragen an die Trainerbank

ask-choose-nation = Mit welcher Mannschaft trittst du an? Noch ist alles geheim.
ask-play-cards = Welche Aktionskarte spielst du verdeckt?
ask-choose-move-attack = Du hast den Ball: Wen bewegst du?
ask-choose-move-defence = Der Gegner hat den Ball: Wen bewegst du?
ask-choose-move-first = Der Ball ruht, du bewegst zuerst: Wen?
ask-choose-move-second = Der Ball ruht, du bewegst als Zweiter: Wen?
ask-choose-sideways = Zwei Mitspieler sind gleich nah: Wer bekommt den Ball?
ask-choose-receiver = Mehrere tragen die niedrigste Nummer: Wer bekommt den Ball?
ask-choose-fouler = Mehrere tragen die niedrigste Nummer: Wer hat gefoult?
ask-choose-line = Langer Pass: Wie viele Reihen nach vorn?
ask-choose-pass = Torchance: Wem spielst du den Ball zu?
ask-shoot-or-wait = Schießt du aufs Tor?
ask-aim = Wohin zielst du?
ask-dive = Wohin geht dein Torhüter?
ask-draw-or-stop = Zieht dein Torhüter noch eine Karte?
ask-kick-card = Abschlag: Welche Karte sagt, wie weit der Ball fliegt?
ask-chance-or-round = Freistoß: gleich eine Torchance, oder erst einmal aufbauen?

## Fragen an das Schicksal

ask-toss = Die Münze: Wer hat Anstoß?
ask-draw-card = Der Stapel: Welche Karte kommt auf die Hand?
ask-draw-to-save = Der Stapel: Hält diese Karte den Schuss?
ask-turn-up = Der Stapel: Mit welcher Karte wird geschossen?

## Was gesagt werden kann

say-team = Mit { $team } antreten
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
say-toss = Die Münze sagt Platz { $seat }
say-regulars = Mit Stammspielern antreten
say-stay = Niemanden bewegen
say-hold = Den Ball behalten, kein Schuss
say-shoot = Aufs Tor schießen!
say-wait = Auf eine bessere Gelegenheit warten
say-chance = Torchance!
say-build-up = Von hinten aufbauen
say-draw = Noch eine Karte
say-stop = Aufhören

## Was der Schiedsrichter erzählt

tell-line-up = Platz { $seat } tritt mit { $team } an.
tell-tossed = Die Münze ist gefallen: { $team } beginnt.
tell-half =
    { $half ->
        [1] Anpfiff zur ersten Halbzeit!
        [2] Anpfiff zur zweiten Halbzeit!
       *[other] Anpfiff zur Verlängerung!
    }
tell-kick-off = { $team } stößt an, die Nummer { $number } hat den Ball.
tell-drew = Frisch auf der Hand: { $card }.
tell-shuffled = { $team } mischt { $cards } abgelegte Karten zu einem vorläufigen Stapel.
tell-played = { $team } deckt auf: { $card }.
tell-moved =
    { $way ->
        [forward] { $team }: Die Nummer { $number } rückt vor.
       *[back] { $team }: Die Nummer { $number } lässt sich fallen.
    }
tell-sideways = { $team }: Querpass von { $number } auf { $other }.
tell-long-ball =
    { $lines ->
        [one] { $team } schlägt den Ball eine Reihe nach vorn.
       *[other] { $team } schlägt den Ball { $lines } Reihen nach vorn.
    }
tell-outplayed = { $team } setzt sich durch, { $balls } zu { $against } gegen { $other }.
tell-stopped = { $team } bleibt hängen, { $balls } zu { $against } gegen { $other }.
tell-all-level = Alles gleich zwischen { $team } und { $other }, { $balls } zu { $against }: Pfiff!
tell-received = { $team }: Der Ball ist bei der Nummer { $number }.
tell-intercepted = Abgefangen! { $team } hat den Ball, Nummer { $number }.
tell-cleared = Niemand da: Der Torhüter von { $team } nimmt den Ball auf.
tell-dribbled = Vorbei! Die { $number } von { $team } lässt die { $other } stehen.
tell-stepped = Freie Bahn: Die { $number } von { $team } zieht nach vorn.
tell-stuck = Die { $number } von { $team } steht schon an der Torlinie.
tell-tackled = Zweikampf gewonnen! { $team } hat den Ball, Nummer { $number }.
tell-foul = Foul von { $team }, Nummer { $number }.
tell-booked = Gelbe Karte für { $team }.
tell-sent-off = Platzverweis! Die Nummer { $number } von { $team } muss gehen.
tell-free-kick = Freistoß für { $team }, am Ball die Nummer { $number }.
tell-penalty = Elfmeter für { $team }! Die Nummer { $number } tritt an.
tell-opportunity = Torchance für { $team }, der Ball ist bei der Nummer { $number }!
tell-found = { $team } findet die Nummer { $number }.
tell-wasted = { $team } hat die Torchance vertan.
tell-loose = Der Ball fällt zu { $team }, Nummer { $number }.
tell-shot = Schuss von { $team }, Nummer { $number }!
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
        [1] TOR für { $team } durch die Nummer { $number }, das erste!
       *[other] TOR für { $team } durch die Nummer { $number }, das macht { $goals }!
    }
tell-parried = Abgeklatscht! Der Torhüter von { $team } bringt es auf { $balls }.
tell-saved = Gehalten! Der Torhüter von { $team } bringt es auf { $balls } gegen { $power }.
tell-goal-kick = Abschlag für { $team }.
tell-kicked = { $team } schlägt ab: { $card }.
tell-half-over =
    { $half ->
        [1] Halbzeitpfiff.
        [2] Die zweite Halbzeit ist vorbei.
       *[other] Die Verlängerung ist vorbei.
    }
tell-stalled = { $team } spielt auf Zeit: Der Schiedsrichter pfeift ab.
tell-full-time = Schlusspfiff! { $team } { $goals }, { $other } { $against }.
tell-extra-time = Unentschieden: Es gibt Verlängerung!
tell-shoot-out = Elfmeterschießen! { $team } beginnt.
tell-steps-up = { $team }, Schuss { $kick }: { $card }.
tell-kick-scored = { $team } verwandelt Schuss { $kick }!
tell-kick-missed = { $team } vergibt Schuss { $kick }!
tell-shoot-out-won = Es ist vorbei! { $team } gewinnt das Elfmeterschießen { $kicks }:{ $against } gegen { $other }.

## Das Spiel und seine Ausgaben

game-name = Hat-Trick
game-about = Zwei Trainer, ein Spielfeld mit 24 Feldern und 32 Aktionskarten für jeden: passen, dribbeln, stellen, schießen.
edition-english = Englische Regeln
edition-english-about = Nach dem englischen Text; der beste Einstieg.
edition-german = Deutsche Regeln
edition-german-about = Nach dem deutschen Text: Bewegen ist Pflicht, und nach einer vertanen Torchance hat der Verteidiger Vorrang.
edition-nations = Länderspiel
edition-nations-about = 32 Nationalmannschaften mit ihren Topspielern, und am Ende gibt es immer einen Sieger.

## Was vor dem Anpfiff abgemacht wird

option-teams = Mannschaften
option-teams-about = Wer auf dem Platz steht.
option-teams-regulars = nur Stammspieler
option-teams-star-table = 32 Nationen mit Topspielern
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

## Wie es ausging

reason-full-time = nach zwei Halbzeiten
reason-extra-time = nach Verlängerung
reason-shoot-out = im Elfmeterschießen
verdict-outplayed = Angreifer setzt sich durch
verdict-stopped = Verteidiger hat den Ball
verdict-all-level = Foul
verdict-scored = Tor
verdict-parried = abgeklatscht
verdict-saved = gehalten
verdict-kick-scored = Elfmeter verwandelt
verdict-kick-missed = Elfmeter vergeben

## Karten, und woher sie kommen

kind-player = Feldspieler
kind-action = Aktionskarte
kind-shot = Torschusskarte
kind-goalkeeper = Torhüterkarte
kind-nation = Nationalmannschaft
field-name = Name
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
provenance-printed = gedruckt
provenance-public = öffentlich bekannt
provenance-derived = hergeleitet
provenance-reconstructed = rekonstruiert
