### Fußball-Fieber auf Deutsch. Die drei Sprachdateien haben dieselben Schlüssel und dieselben Variablen.

## Fragen an die Trainer

ask-choose-team = Welches Team führst du? Niemand sieht deine Wahl, bevor alle gewählt haben.
opened-choose-team = Deckt auf: Welches Team hat { $name } gewählt?
ask-turn = Du bist dran: Welche Karte spielst du, oder passt du?
ask-aim = Mehrere Karten passen: Welche meinst du?
ask-exchange = Vor der nächsten Partie: Tauschst du eine Karte, und welche?
ask-reduce = Zu viele Karten auf der Hand: Welche legst du ab?
opened-reduce = Deckt auf: Was legt { $name } ab?

## Fragen an das Schicksal

ask-team-lot = Das Los: Wer bekommt das begehrte Team?
ask-draw-opponent = Die Auslosung: Wer kommt in die Gruppe?
ask-draw-order = Die Reihenfolge-Karte: Wann geht es gegen wen?
ask-draw-card = Der Stapel: Welche Karte kommt auf die Hand?
ask-draw-starter = Das Los: Wer beginnt die Partie?
ask-draw-quarter = Die Auslosung: Wer ist der Gegner im Viertelfinale?
ask-draw-fill-in = Die Auslosung: Welches Team vervollständigt das Halbfinale?
ask-draw-pairing = Die Auslosung: Wer trifft im Halbfinale auf das erste Team?
ask-semi-lot = Unentschieden im Halbfinale: Wen schickt das Los ins Finale?
ask-winner-lot = Alles gleich: Wen macht das Los zum Sieger?

## Was man sagen kann

say-team = { $team-Acc } führen
say-play = { $card } auf { $team-acc }
say-aim = { $card }, noch Partien: { $matches }, Choreografien: { $boosts }
say-swap = { $card } tauschen
say-drop = { $card } ablegen
say-draw = Gezogen: { $card }
say-drawn = Ausgelost: { $team }
say-order = Reihenfolge-Karte { $order }
say-lot =
    { $seat ->
        [me] Das Los: du
       *[other] Das Los: { $seat }
    }
say-pass = Passen
say-joker = Joker einwechseln
say-keep = Karten behalten

## Warum ein Tipp gut ist

why-turns = Das dreht deine Partie: Aus { $before } wird { $after }.
why-lasts =
    { $matches ->
        [one] Aus { $before } wird { $after }, und die Karte wirkt noch in { $matches } Partie.
       *[other] Aus { $before } wird { $after }, und die Karte wirkt noch in { $matches } Partien.
    }
why-safer = Aus { $before } wird { $after }.
why-rival = Das trifft { $team-acc }, einen Rivalen um den Titel.
why-reaction = Eine Karte, die bei { $team-dat } liegt, ist dir mehr wert als diese auf der Hand.
why-save = Gerade bringt keine Karte mehr, als sie später wert ist.
why-least = Von deinen Karten bringt diese am wenigsten.
why-hand-good = Keine deiner Karten ist so schwach, dass sich der Tausch lohnt.

## Was der Schiedsrichter meldet

tell-contested = { $team-Nom } ist mehrfach begehrt: Das Los entscheidet.
tell-chose =
    { $adjustment ->
        [0] { $seat ->
            [me] Du führst { $team-acc }, Stärke { $strength } ohne Anpassung.
           *[other] { $seat } führt { $team-acc }, Stärke { $strength } ohne Anpassung.
        }
       *[other] { $seat ->
            [me] Du führst { $team-acc }, Stärke { $strength }, angepasst um { $adjustment }.
           *[other] { $seat } führt { $team-acc }, Stärke { $strength }, angepasst um { $adjustment }.
        }
    }
tell-group-drawn =
    { $category ->
        [a] Kategorie A für { $team-acc }: { $opponent }, Stärke { $strength }.
        [b] Kategorie B für { $team-acc }: { $opponent }, Stärke { $strength }.
       *[c] Kategorie C für { $team-acc }: { $opponent }, Stärke { $strength }.
    }
tell-group = { $team-Nom } spielt die Gruppe in der Reihenfolge { $order }.
tell-drew = Neu auf deiner Hand: { $card }.
tell-reshuffled =
    { $cards ->
        [one] Der Stapel ist leer: { $cards } abgelegte Karte wird neu gemischt.
       *[other] Der Stapel ist leer: { $cards } abgelegte Karten werden neu gemischt.
    }
tell-dealt =
    { $cards ->
        [one] { $team-Nom } erhält { $cards } Karte.
       *[other] { $team-Nom } erhält { $cards } Karten.
    }
tell-starter-drawn = Das Los gibt { $team-dat } den ersten Zug.
tell-starts = { $team-Nom } hat den ersten Zug.
tell-match = Anpfiff! Partie { $number } der Gruppenphase.
tell-quarter-final =
    { $teams ->
        [one] Viertelfinale! { $teams } eurer Teams ist dabei.
       *[other] Viertelfinale! { $teams } eurer Teams sind dabei.
    }
tell-semi-final =
    { $teams ->
        [one] Halbfinale! { $teams } eurer Teams ist dabei.
       *[other] Halbfinale! { $teams } eurer Teams sind dabei.
    }
tell-final = Das Finale! Zwei Trainer, ein Pokal.
tell-pairing = { $team } ({ $strength }) gegen { $opponent-acc } ({ $against }).
tell-passed = { $team-Nom } passt.
tell-played =
    { $matches ->
        [one] { $team-Nom } spielt { $card } auf { $on-acc }, für { $matches } Partie.
       *[other] { $team-Nom } spielt { $card } auf { $on-acc }, für { $matches } Partien.
    }
tell-substituted = { $team-Nom } wechselt einen Joker ein: +{ $value }.
tell-reacted = { $team-Nom } antwortet auf { $other } mit { $card }.
tell-shortened =
    { $matches ->
        [one] { $card } bei { $on-dat } gilt nur noch { $matches } Partie.
       *[other] { $card } bei { $on-dat } gilt nur noch { $matches } Partien.
    }
tell-removed = { $card } wird von { $on-dat } genommen.
tell-strengthened = { $card } bei { $on-dat } wird um { $value } stärker.
tell-score = Stärke jetzt: { $team } { $strength }, { $opponent } { $against }.
tell-won = { $team-Nom } schlägt { $opponent-acc } mit { $difference }:0!
tell-level = { $team-Nom } und { $opponent-nom } trennen sich unentschieden.
tell-lost = { $team-Nom } verliert gegen { $opponent-acc }, Differenz { $difference }.
tell-exchanged = { $team-Nom } tauscht { $card }.
tell-kept = { $team-Nom } behält die Karten.
tell-dropped = { $team-Nom } legt { $card } ab.
tell-standing =
    { $points ->
        [one] { $team }: { $points } Punkt in der Gruppe, Differenz { $difference }.
       *[other] { $team }: { $points } Punkte in der Gruppe, Differenz { $difference }.
    }
tell-qualified = { $team-Nom } steht in der nächsten Runde!
tell-knocked-out = { $team-Nom } ist ausgeschieden.
tell-quarter-drawn = { $team-Nom } bekommt { $opponent-acc } zugelost, Stärke { $strength }.
tell-neutral-through = { $team-Nom } kommt ohne Trainer weiter.
tell-fill-in = { $team }, Stärke { $strength }, macht die vier komplett.
tell-semi-drawn = { $team-Nom } trifft auf { $opponent-acc }, Stärke { $strength }.
tell-lot-won = Das Los fällt auf { $team-acc }; { $opponent-nom } fährt heim.
tell-group-decides = Die Gruppenphase entscheidet.
tell-champion = { $team-Nom } ist Weltmeister!
tell-winner = { $team-Nom } hat gewonnen!
tell-shared = { $team-Nom } teilt sich den Sieg.

## Das Spiel und seine Ausgaben

game-name = Fußball-Fieber
game-about = Führe eine Nation durch die Weltmeisterschaft: drei Partien, zehn Karten und Mitspieler, die dir dazwischenfunken.
edition-de-2014 = Gruppenphase
edition-de-2014-about = Das Spiel für den schnellen Einstieg: drei Partien, die meisten Punkte gewinnen.
edition-de-2014-long = Ganze Weltmeisterschaft
edition-de-2014-long-about = Nach der Gruppenphase folgen Viertelfinale, Halbfinale und Finale.

## Was vor dem Anpfiff vereinbart wird

option-length = Länge
option-length-about = Ob das Spiel mit der Gruppenphase endet oder bis zum Finale geht.
option-length-group-only = nur Gruppenphase
option-length-knockout = bis zum Finale
option-start-player = Erster Zug
option-start-player-about = Wer in einer Partie den ersten Zug hat.
option-start-player-random-then-rotate = Los, dann reihum
option-start-player-random-each-match = Los in jeder Partie
option-start-player-fewest-points = wer die wenigsten Punkte hat
option-targets = Ziele
option-targets-about = Auf welche Teams eine Karte gespielt werden darf.
option-targets-listed-purposes = für die vier Zwecke
option-targets-any-team = auf jedes Team
option-joker-value = Wert eines Jokers
option-joker-value-about = Um wie viel ein Joker sein Team stärkt; der wahre Wert ist nicht überliefert.
option-choreography-per-chant = Choreografien je Gesang
option-choreography-per-chant-about = Wie viele Choreografien auf einem Gesang liegen dürfen.
option-score-cap = Grenze der Differenz
option-score-cap-about = Die größte Differenz, die notiert wird; 0 heißt ohne Grenze.
option-group-tie-unresolved = Gleiche Gruppenergebnisse
option-group-tie-unresolved-about = Was im langen Spiel geschieht, wenn die Gruppenphase entscheiden muss und gleich ist.
option-group-tie-unresolved-shared = geteilter Sieg
option-group-tie-unresolved-lot = das Los entscheidet
option-quarter-final-shortage = Zu wenige Karten
option-quarter-final-shortage-about = Was geschieht, wenn der Stapel nicht für alle im Viertelfinale reicht.
option-quarter-final-shortage-deal-round-robin = einzeln reihum

## Kategorien, Familien und Zeichen

category-a = A
category-b = B
category-c = C
family-injury = Verletzungen
family-send-off = Platzverweise
family-fans = Fans
family-play = Torszenen
family-form = Form
symbol-injury = Verletzung
symbol-double-injury = Doppelt
symbol-yellow-red = Gelb-Rot
symbol-red = Rot
symbol-chant = Gesang
symbol-combination = Kombination
symbol-free-kick = Standard
symbol-own-net = Eigentor
symbol-spirit = Teamgeist
symbol-camp = Lager
effect-shorten = verkürzt
effect-remove = entfernt
effect-strengthen = verstärkt

## Wie es ausging

reason-group-phase = nach der Gruppenphase
reason-alone = nur noch ein Trainer ist dabei
reason-group-best = niemand kam weiter, die Gruppenphase entscheidet
reason-final = im Finale
reason-level-final = dank der besseren Gruppenphase nach unentschiedenem Finale
reason-lot = durch Los

## Was sich entscheiden kann

verdict-lot-won = das Los
verdict-quarter-drawn = die Auslosung des Viertelfinales
verdict-semi-drawn = die Auslosung des Halbfinales
verdict-starter-drawn = der erste Zug

## Karten und woher sie stammen

kind-team = Team
kind-action = Aktionskarte
kind-reaction = Reaktionskarte
kind-order-card = Reihenfolge-Karte
kind-joker = Joker
field-code = Kürzel
field-category = Kategorie
field-strength = Stärke
field-family = Familie
field-motif = Motiv
field-value = Wert
field-duration = Partien
field-count = Anzahl
field-fits = Passt zu
field-effect = Wirkung
field-amount = Um
field-sequence = Reihenfolge
