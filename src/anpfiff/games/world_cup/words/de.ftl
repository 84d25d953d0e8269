### The World Cup Game auf Deutsch. Die drei Sprachdateien haben dieselben Schlüssel und dieselben Variablen.

## Fragen an den Tisch

ask-play-card = Du bist dran: Welche Karte spielst du aus oder wirfst du ab?
ask-choose-team-three-goals = Drei Tore: für welches Team?
ask-choose-team-two-goals = Zwei Tore: für welches Team?
ask-choose-team-one-goal = Ein Tor: für welches Team?
ask-choose-team-two-plus-one = 2+1: Wer bekommt die zwei Tore?
ask-choose-team-one-one-one = 1+1+1: Wer bekommt das erste Tor?
ask-choose-team-one-one = 1+1: Wer bekommt das erste Tor?
ask-choose-team-attack = Angriff: Welches Team stürmt?
ask-choose-team-defence = Verteidigung: Wer bekommt den Riegel?
ask-choose-team-foul = Foul: Wessen Tor zählt nicht?
ask-choose-team-offside = Abseits: Wer stand zu weit vorn?
ask-choose-team-penalty = Strafstoß: Wer bekommt ihn?
ask-choose-team-stopping = Wessen Angriff stoppst du?
ask-choose-team-one-more = Und das nächste einzelne Tor dieser Karte: für wen?
ask-choose-match = Im Spiel gegen wen?
ask-name-winner = Alle punktgleichen Mannschaften sind deine: Welche kommt weiter?
ask-may-play-on = Du hast gewonnen: weiterspielen, um zu sehen, wer Weltmeister wird?

## Fragen an das Schicksal

ask-draw-flag = Der Beutel: Welche Flagge kommt heraus?
ask-lot-for-extra = Das Los: Welcher Platz darf noch ein Team ziehen?
ask-draw-extra-flag = Der Beutel: Welches Team bleibt für diesen Platz?
ask-deal-card = Beim Geben: welche Karte?
ask-lot-to-begin = Das Los: Wer beginnt?
ask-draw-card = Der Stapel: Welche Karte kommt auf die Hand?
ask-penalty-kick = Der weiße Würfel: drin oder nicht?
ask-modifier = Nachspielzeit: Welche Farbe zeigt der Würfel?
ask-lot-in-group = In allem gleich: Wen setzt das Los nach vorn?
ask-lot-among-level = Keine Wiederholung mehr: Wen schickt das Los weiter?
ask-refill = Von den übrigen Karten: Welche füllt die Hand auf?
ask-kick = Der Schuss: drin oder nicht?

## Was gesagt werden kann

say-play = „{ $card }“ ausspielen
say-stop = Mit Verteidigung einen Angriff stoppen
say-discard = „{ $card }“ abwerfen
say-team = { $team }
say-against = gegen { $team-acc }
say-leave-out = Die zwei Tore auslassen
say-enough = Kein Plättchen mehr
say-name = Weiter kommt: { $team }
say-play-on = Weiterspielen
say-end-here = Es dabei belassen
say-flag = Flagge: { $team }
say-draw = Gezogen: { $card }
say-die = Würfel: { $colour }
say-lot =
    { $seat ->
        [me] Los: du
       *[other] Los: { $seat }
    }
say-coin = Los: { $team }

## Warum ein Tipp gut ist

why-helps = Das bringt deine Mannschaft voran: { $team } gegen { $other-acc }.
why-hinders = Das bremst { $team-acc } und hilft deiner Mannschaft: { $other }.
why-foreign = Kein Spiel deiner Teams ist betroffen: Hier verlierst du am wenigsten.
why-spare = Keine Karte hilft dir gerade mehr, und diese wirst du am wenigsten vermissen.
why-strongest = Kein stärkeres Team steht zur Wahl.
why-won-already = Es ist schon gewonnen; noch mehr Karten ändern daran nichts.

## Was der Schiedsrichter meldet

tell-flag =
    { $seat ->
        [me] Du ziehst: { $team } ({ $rank }).
       *[other] { $seat } zieht: { $team } ({ $rank }).
    }
tell-extra =
    { $seat ->
        [me] Du bekommst ein Team mehr: { $team } ({ $rank }).
       *[other] { $seat } bekommt ein Team mehr: { $team } ({ $rank }).
    }
tell-drew = Neu auf deiner Hand: { $card }.
tell-begins =
    { $seat ->
        [me] Du beginnst.
       *[other] { $seat } beginnt.
    }
tell-stage =
    { $stage ->
        [group] Anpfiff zur Gruppenphase: { $matches } Spiele, { $cards } Karten im Stapel.
        [round_of_16] Das Achtelfinale: { $matches } Spiele, { $cards } Karten im Stapel.
        [quarter_final] Das Viertelfinale: { $matches } Spiele, { $cards } Karten im Stapel.
        [semi_final] Das Halbfinale: { $matches } Spiele, { $cards } Karten im Stapel.
       *[final] DAS FINALE! Spiele: { $matches }, Karten im Stapel: { $cards }.
    }
tell-last-stage = Der letzte Tag: Spiel um Platz 3 und DAS FINALE, { $cards } Karten im Stapel. Jetzt zählen nur noch eigene Spiele.
tell-played =
    { $seat ->
        [me] Du spielst „{ $card }“.
       *[other] { $seat } spielt „{ $card }“.
    }
tell-discarded =
    { $seat ->
        [me] Du wirfst „{ $card }“ ab.
       *[other] { $seat } wirft „{ $card }“ ab.
    }
tell-laid =
    { $token ->
        [single] TOR: { $team } gegen { $against-acc }!
        [double] ZWEI TORE: { $team } gegen { $against-acc }!
        [treble] DREI TORE: { $team } gegen { $against-acc }!
        [half] Angriff, ein halbes Tor: { $team } gegen { $against-acc }.
        [wall] Hinten dicht: { $team } gegen { $against-acc }.
       *[spot] Das P liegt: { $team } gegen { $against-acc }.
    }
tell-turned =
    { $token ->
        [single] Kein Tor! Annulliert: { $team } gegen { $against-acc }.
        [double] Die zwei Tore zählen nicht: { $team } gegen { $against-acc }.
        [treble] Die drei Tore zählen nicht: { $team } gegen { $against-acc }.
       *[half] Der Angriff verpufft: { $team } gegen { $against-acc }.
    }
tell-exchanged =
    { $token ->
        [single] Ein Tor weniger, eins bleibt: { $team } gegen { $against-acc }.
       *[double] Ein Tor weniger, zwei bleiben: { $team } gegen { $against-acc }.
    }
tell-penalty-scored = Strafstoß, { $team } gegen { $against-acc }: drin!
tell-penalty-missed = Strafstoß, { $team } gegen { $against-acc }: vergeben!
tell-second-pass = Der Stapel ist leer; die abgeworfenen Karten werden zum neuen mit { $cards } Karten.
tell-last-turns = Der Stapel ist leer: Alle haben noch einen Zug.
tell-dice = Nachspielzeit! Die Würfel: { $first }, { $second }, { $third }, { $fourth }.
tell-match-over = { $team } – { $other } { $goals }:{ $against }
tell-table = Gruppe { $group }, Platz { $place }: { $team }, Punkte: { $points }
tell-coin = Das Los fällt auf { $team-acc }.
tell-level = Gruppe { $group }: { $teams } Teams liegen gleichauf vorn.
tell-replay =
    { $matches ->
        [one] { $matches } Spiel wird wiederholt, mit { $cards } Karten.
       *[other] { $matches } Spiele werden wiederholt, mit { $cards } Karten.
    }
tell-named =
    { $seat ->
        [me] Alle, die gleichauf liegen, sind deine, und du schickst ein Team weiter: { $team }.
       *[other] { $seat } führt alle, die gleichauf liegen, und schickt ein Team weiter: { $team }.
    }
tell-qualified =
    { $place ->
        [1] Erster der Gruppe { $group }: { $team }.
       *[other] Zweiter der Gruppe { $group }: { $team }.
    }
tell-went-on = Weiter: { $team }. Ausgeschieden: { $other }.
tell-left =
    { $seat ->
        [me] Du hast kein Team mehr und scheidest aus.
       *[other] { $seat } hat kein Team mehr und scheidet aus.
    }
tell-shoot-out = { $team } – { $other }: Elfmeterschießen.
tell-kick-scored = { $team }, Schuss { $kick }: drin!
tell-kick-missed = { $team }, Schuss { $kick }: vergeben!
tell-shoot-out-won = Entschieden im Elfmeterschießen: { $team } – { $other } { $kicks }:{ $against }.
tell-third = Platz drei: { $team }.
tell-champion =
    { $seat ->
        [me] WELTMEISTER: { $team }! Geführt von dir.
       *[other] WELTMEISTER: { $team }! Geführt von { $seat }.
    }
tell-won =
    { $seat ->
        [me] Du bist nicht mehr einzuholen: Das Spiel ist gewonnen.
       *[other] { $seat } ist nicht mehr einzuholen: Das Spiel ist gewonnen.
    }

## Das Spiel, seine Ausgaben und Optionen

game-name = The World Cup Game
game-about = Führe Nationen durch die WM 1930 oder 2002, von der Auslosung bis ins Finale, mit Karten, Plättchen und Würfeln.
edition-world-cup-1930 = Uruguay 1930
edition-world-cup-1930-about = 13 Teams, vier Gruppen, Wiederholungsspiele; für 2 bis 13 Plätze.
edition-world-cup-2002 = Korea und Japan 2002
edition-world-cup-2002-about = 32 Teams, acht Gruppen, Elfmeterschießen; für 2 bis 16 Plätze.
option-tournament = Turnier
option-tournament-about = Welche WM gespielt wird.
option-deck = Kartenstapel
option-deck-about = 87 Karten mit vier Abseits oder 91 mit acht wie in der gedruckten Liste.
option-modifier-dice = Modifizierungswürfel
option-modifier-dice-about = Ob vier Würfel am Ende einer Phase halbe Tore bringen.
option-goal-difference = Tordifferenz
option-goal-difference-about = Welche Tordifferenz ein Team in einer Gruppe 2002 nach vorn bringt.
option-goal-difference-better = die bessere
option-goal-difference-smaller = die geringere, wörtlich genommen
option-three-way-tie = Drei oder vier gleichauf
option-three-way-tie-about = Was 2002 zuerst zählt, wenn mehr als zwei Teams punktgleich sind.
option-three-way-tie-mini-table = Tabelle der Spiele untereinander
option-three-way-tie-skip-head-to-head = gleich die Tordifferenz
option-quarter-pile = Stapel im Viertelfinale
option-quarter-pile-about = Woraus der Stapel für das Viertelfinale 2002 genommen wird.
option-quarter-pile-half-of-half = die Hälfte der zuletzt gespielten
option-quarter-pile-quarter-of-all = ein Viertel aller Karten
option-replay-limit = Wiederholungsspiele
option-replay-limit-about = Nach wie vielen Wiederholungsrunden 1930 das Los entscheidet; 0 heißt nie.
option-token-supply = Vorrat an Plättchen
option-token-supply-about = Ob Plättchen ausgehen können.
option-token-supply-unlimited = nie
option-token-supply-printed = so viele wie in der Schachtel
option-shootout-early-stop = Vorzeitiges Ende im Elfmeterschießen
option-shootout-early-stop-about = Ob ein Elfmeterschießen endet, sobald es entschieden ist.
option-match-4-left = Linke Seite von Spiel 4
option-match-4-left-about = Wer in Spiel 4 des Achtelfinales links steht und im Elfmeterschießen beginnt.
option-match-4-left-runner-up-E = der Zweite der Gruppe E
option-match-4-left-winner-B = der Sieger der Gruppe B
option-final-pool-1930 = Karten des Finales 1930
option-final-pool-1930-about = Wovon der Stapel des Finales abgezählt wird.
option-final-pool-1930-all-cards = alle Karten, die niemand hält
option-final-pool-1930-semi-discards = die im Halbfinale gespielten
option-beginner = Wer beginnt
option-beginner-about = Wer in der Gruppenphase den ersten Zug hat.
option-beginner-seat-0 = der erste Platz
option-beginner-lot = das Los entscheidet

## Was eine Karte tut

does-three-goals = Rang 1 bis 3
does-two-goals = Rang 1 bis 4
does-one-goal = jedes Team
does-two-plus-one = zwei Teams
does-one-one-one = drei Teams
does-one-one = zwei Teams
does-attack = ein halbes Tor
does-defence = schützt oder stoppt
does-foul = ein Tor weniger
does-offside = gegen Tor/Angriff
does-penalty = Würfel entscheidet

## Farben der Karten

colour-dark-green = Dunkelgrün
colour-medium-green = Mittelgrün
colour-light-green = Hellgrün
colour-blue-and-green = Blau und Grün
colour-purple = Lila
colour-light-grey = Hellgrau
colour-dark-grey = Dunkelgrau

## Wie es ausging

reason-final = im Finale
reason-both-finalists = mit beiden Finalisten in einer Hand
reason-last-seat = niemand sonst hat noch ein Team
verdict-penalty-scored = Strafstoß verwandelt
verdict-penalty-missed = Strafstoß vergeben

## Karten und woher sie stammen

kind-nation = Nation
kind-action = Aktionskarte
kind-rank = Rang
kind-token = Plättchen
kind-die = Würfel
kind-match = Spiel
field-code = Kürzel
field-rank-1930 = Rang 1930
field-group-1930 = Gruppe 1930
field-rank-2002 = Rang 2002
field-group-2002 = Gruppe 2002
field-colour = Farbe
field-count = Anzahl
field-count-listed = Anzahl laut Liste
field-tokens = Gelegte Tore
field-in-1930 = 1930 dabei
field-squares = Spielfelder
field-largest = Größtes Torplättchen
field-balls = Fußbälle
field-dot = Feld mit dem Punkt
field-faces = Seiten
field-tournament = Turnier
field-round = Runde
field-left = Links
field-right = Rechts
