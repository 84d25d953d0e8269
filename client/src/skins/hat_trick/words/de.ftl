### Was auf dem Tisch von Hat-Trick steht. Die drei Sprachdateien haben dieselben Schlüssel und dieselben Variablen.

## Das Spielfeld

hat-pitch = Spielfeld
hat-dock = Deine Entscheidung
hat-goal-of = Tor: { $team }
hat-your-goal = Dein Tor
hat-man = { $team } { $number }, { $name }, Angriff { $attack }, Abwehr { $defence }
hat-star = Star
hat-silver = Silberseite
hat-gold = Goldseite
hat-in-silver = Silber
hat-in-gold = Gold
hat-has-ball = am Ball
hat-captain = Kapitän
hat-chance-goal = Tor { $chance }
hat-chance-no-goal = kein Tor { $chance }
hat-chance-through = durchkommen { $chance }
hat-chance-ball = Ball erobern { $chance }
hat-odds = { $what }: { $chance }
hat-exact = genaue Zahlen
hat-field = Freies Feld in Reihe { $line }
hat-you = Du
hat-you-are = { $name } (du)

## Karten

hat-hand = Deine Hand
hat-shots = Schusskarten
hat-dives = Torhüterkarten
hat-this-turn = Diese Runde
hat-short-pass = Kurzer Pass
hat-long-ball = Langer Pass
hat-dribble = Dribbeln
hat-side-left = linke Seite
hat-side-right = rechte Seite
hat-left = Links
hat-centre = Mitte
hat-right = Rechts
hat-power = Klasse
hat-save = kein Tor
hat-star-keeper = Star-Torhüter
hat-keeper-left = Torhüter links
hat-keeper-centre = Torhüter in der Mitte
hat-keeper-right = Torhüter rechts
hat-aimed = Schuss: { $direction }, Schussklasse { $power }.
hat-dived = Torhüter: { $direction }.
hat-against = gegen { $power }
hat-rounds-left =
    { $number ->
        [0] Nachspielzeit
        [one] noch etwa eine Runde
       *[other] noch etwa { $number } Runden
    }
hat-draws =
    { $number ->
        [0] keine Karte mehr
        [one] noch eine Karte
       *[other] noch { $number } Karten
    }

## Der Vergleich

hat-scales = Vergleich
hat-no-duel = Hier steht, was verglichen wird, sobald es feststeht.
hat-duel-short = Reihe { $line }
hat-duel-line = Reihe { $line } wird verglichen
hat-duel-men = { $number } gegen { $other }, Mann gegen Mann
hat-duel-preview = Reihe { $line }, so wie sie für einen kurzen Pass steht
hat-attacks = greift an
hat-defends = verteidigt
hat-no = Nr. { $number }
hat-no-name = { $number } · { $name }
hat-card = Karte
hat-extra = dazu

## Rollen und Mannschaften

hat-flip = Karte wenden
hat-side-up = liegt oben
hat-values = Angriff { $attack }, Abwehr { $defence }
hat-values-brief = Ang. { $attack } · Abw. { $defence }
hat-stars =
    { $number ->
        [0] nur Stammspieler
        [one] ein Star
       *[other] { $number } Stars
    }
hat-team-card =
    { $style } · Klasse { $level } · { $gold } × Gold
    Abwehr { $defence }, Mittelfeld { $midfield }, Angriff { $attack }
hat-budget = { $defence } defensive und { $attack } offensive Sterne
hat-spent = Ausgegeben: { $defensive } defensiv, { $offensive } offensiv, { $balanced } aus beiden
hat-built = Deine Mannschaft
hat-signing =
    { $price ->
        [one] 1 Stern
       *[other] { $price } Sterne
    }, { $orientation ->
        [defensive] defensiv
        [offensive] offensiv
       *[balanced] beides
    } · Ang. { $attack } · Abw. { $defence }

## Was beim Entscheiden hilft

hat-go-open =
    { $what ->
        [men] Wähle einen Spieler
        [cards] Wähle eine Karte
        [shots] Wähle eine Schusskarte
        [keepers] Wähle eine Torhüterkarte
       *[list] Triff deine Wahl
    }
hat-about-moves = Tippe einen Spieler an; die gestrichelten Felder sind seine Ziele, auch sie lassen sich antippen.
hat-about-men = Tippe einen Spieler an; noch ein Tipp zeigt, was er sonst noch kann.
hat-about-chance-through = Die Prozente sagen, wie oft du bei dieser Stellung durchkommst, gegen alle Karten, die noch kommen können.
hat-about-chance-ball = Die Prozente sagen, wie oft du bei dieser Stellung den Ball eroberst, gegen alle Karten, die noch kommen können.
hat-about-aim = Chance auf ein Tor, je nachdem, wohin der Torhüter greift.
hat-about-dive = Chance, dass kein Tor fällt, wenn der Schütze jede Ecke gleich gern nimmt.
hat-about-draw-or-stop = Mehr Bälle als die Schussklasse: gehalten. Gleich viele: abgeklatscht.
hat-about-sign-man = Silber beginnt mit der Silberseite oben; Gold kostet einen Stern mehr.

## Runde und Ereignisse

hat-mine-shown = du: { $card }
hat-theirs-shown = Gegner: { $card }
hat-steps = Schritte einer Runde
hat-step-cards = Karten
hat-step-move = Bewegen
hat-step-pass = Querpass
hat-step-action = Aktion
hat-step-shot = Schuss
hat-more = Karten
hat-more-about = Karten und Ereignisse
hat-events = Spielereignisse
hat-keepers-hand = Hand des Torhüters
hat-goes-left = nach links
hat-goes-centre = bleibt stehen
hat-goes-right = nach rechts
hat-draws-cards = zieht { $number }

## Die aufgedeckten Karten eines Schusses

hat-close = Weiter
hat-outcome-goal = Tor!
hat-outcome-parried = Abgeklatscht!
hat-outcome-saved = Gehalten!
hat-go-aim =
    { $direction ->
        [left] Nach links schießen, Schussklasse { $power }
        [right] Nach rechts schießen, Schussklasse { $power }
       *[centre] In die Mitte schießen, Schussklasse { $power }
    }
hat-kicks-now = schießt jetzt

## Mannschaft, Karten und Ereignisse

hat-line-up = Aufstellung
hat-regular = Stammspieler
hat-keeper-star = Im Tor steht ein Star-Torhüter.
hat-keeper-regular = Im Tor steht ein Stammtorhüter.
hat-stars-left =
    { $number ->
        [one] noch ein Stern
       *[other] noch { $number } Sterne
    }
hat-sent-off = Nummer { $number } vom Platz gestellt
hat-style-spent = { $name }, gespielt
hat-conditions = So verdient man Stilkarten
hat-about-choose-budget = Ausgeglichene Spieler zahlst du aus beiden Töpfen; was übrig bleibt, verfällt.
hat-about-name-captain = Nach einem Foul darf er protestieren: Vier Bälle auf der obersten Karte, und es gibt keine Karte; bei einem fliegt der Sünder.
hat-about-protest-or-not = Vier Bälle auf der obersten Karte: keine Karte. Zwei oder drei: Es bleibt dabei. Einer: Platzverweis.
hat-about-choose-corner = Den Ball bekommt dein Spieler, der dieser Ecke am nächsten steht.
hat-about-chance-or-round = Eine Torchance bringt dich gleich vors Tor; wer aufbaut, spielt erst noch eine Runde.
hat-about-shoot-long = Statt der Aktion: Die Farbe der Schusskarten kommt von deiner Aktionskarte.
hat-about-substitute =
    { $number ->
        [one] Tippe an, wer geht; noch ein Tipp zeigt den Nächsten, der kommen kann. Du darfst noch einmal wechseln.
       *[other] Tippe an, wer geht; noch ein Tipp zeigt den Nächsten, der kommen kann. Du darfst noch { $number }-mal wechseln.
    }
hat-scorers = Tore in Runde
hat-scorer = Nr. { $number }: { $rounds }
hat-shoot-out-score = im Elfmeterschießen { $first }:{ $second }
