### Die Oberfläche auf Deutsch. Alle drei Sprachdateien haben dieselben Schlüssel und Variablen.

app = Anpfiff
close = Schließen
yes = ja
no = nein
to = zu
try-again = Noch einmal versuchen
understood = Verstanden
to-home = Zur Startseite
language = Sprache
language-de = Deutsch
language-en = English
language-fr = Français
theme-turn = Hell oder dunkel
sound-is-on = Ton ist an
sound-is-off = Ton ist aus
volume = Lautstärke
share = Teilen
your-name = Dein Name

## Startseite

home-title = Was spielen wir heute?
home-shelf = Spiele im Regal
home-play-now = Jetzt spielen
home-settings = Regeln, Plätze und Bedenkzeit einstellen
kick-off = Anpfiff
mode = Gegner
mode-bot = Gegen den Computer
strength = Spielstärke
ask-name = Wie heißt du?
ask-name-why = So stehst du auf der Anzeigetafel und im Spielbericht.
offer-stronger = Zweimal klar gewonnen: Zeit für die nächste Stufe, { $league }?
offer-weaker = Zweimal klar verloren. Auf der Stufe { $league } bleibt mehr Zeit zum Lernen.
offer-take = Stufe { $league } wählen
me-link =
    { $count ->
        [one] Meine Bilanz: ein Spiel
       *[other] Meine Bilanz: { $count } Spiele
    }
mode-here = An diesem Gerät
mode-here-hint = Reihum, Karten verdeckt
mode-friend = Mit Freunden per Link
mode-friend-hint = Ganz ohne Konto
bot-random = Bolzplatz
bot-novice = Kreisliga
bot-greedy = Bezirksliga
bot-league = Erste Liga
bot-world = Weltklasse
bot-about-random = Kennt die Regeln und tritt, was gerade vorbeirollt.
bot-about-novice = Weiß, was gut wäre, und ist jedes zweite Mal mit den Gedanken woanders.
bot-about-greedy = Spielt sofort und nach Lehrbuch, und denkt nie voraus.
bot-about-league = Spielt im Kopf ein paar Partien durch, bevor er antwortet.
bot-about-world = Denkt eine Sekunde nach, verbirgt seine Absichten und verzeiht nichts.
bot-name = Computer ({ $bot })
bot-plays-like = Für „{ $bot }“ ist dieser Rechner zu langsam: Der Computer spielt wie „{ $like }“.
bot-name-random = Computer, Bolzplatz
bot-name-novice = Computer, Kreisliga
bot-name-greedy = Computer, Bezirksliga
bot-name-league = Computer, Erste Liga
bot-name-world = Computer, Weltklasse
box-finale = 2 Trainer, Taktik und Würfel
box-world-cup = 1930 und 2002, 2–16 Spieler
box-hat-trick = 2 Trainer, 24 Felder
box-fussball-fieber = 2–4 Spieler, eine Nation
box-seats = { $least }–{ $most } Plätze
box-seats-just = { $least } Plätze
about-finale-title = Neunzig Minuten am Tisch
about-finale = Zwei Trainer stellen elf Karten auf, legen ihre Taktik aus und würfeln um Aufbau und Abschluss. Eine Partie dauert eine Viertelstunde.
about-world-cup-title = Ein ganzes Turnier
about-world-cup = Tore, Fouls und Paraden auf alle Gruppen verteilen, bis eine Nation den Pokal hebt.
about-hat-trick-title = Schach mit Schuss
about-hat-trick = Sechs Reihen, vier Bahnen, ein Ball: passen, dribbeln und im rechten Augenblick schießen.
about-fussball-fieber-title = Drei Partien zugleich
about-fussball-fieber = Karten, die über mehrere Partien wirken, und eine Nation, die davon träumt.
list-mine = Meine Tische
list-open = Offene Tische
list-over = Abgepfiffen
list-none-mine = Noch kein Tisch gedeckt.
list-none-open = Gerade sucht niemand Mitspieler.
list-none-over = Noch kein Spiel zu Ende gespielt.
list-against = { $game } gegen { $others }
list-by = { $game }, Tisch von { $name }
list-your-turn = Du bist dran.
list-thinks = { $name } überlegt.
list-running = Das Spiel läuft.
list-waiting =
    { $free ->
        [one] Ein Platz ist noch frei.
       *[other] { $free } Plätze sind noch frei.
    }
list-free = { $free } von { $seats } Plätzen frei.
list-continue = Weiterspielen
list-look = Ansehen
list-join = Mitspielen

## Neuer Tisch

new-title = Ein neuer Tisch
new-game = Spiel
new-seats = Wer spielt mit?
new-preset = Wie wird gespielt?
new-rules = Die Regeln im Einzelnen
new-edition = Ausgabe
new-all-options =
    { $count ->
        [one] Eine Regel, die ein Tisch selbst festlegen darf
       *[other] { $count } Regeln, die ein Tisch selbst festlegen darf
    }
new-manners = Am Tisch
new-clock = Bedenkzeit
new-public = Offener Tisch
new-public-about = Er steht auf der Startseite; jeder darf zusehen und freie Plätze einnehmen.
new-summary = So wird gespielt
new-invite = Tisch decken und einladen
prepare-title = Dein Team
prepare = Team zusammenstellen
prepare-change = Team ändern
prepare-drop = Offen lassen
prepare-later = Stelle dein Team jetzt zusammen, wenn du magst. Sonst tust du es vor dem Anpfiff.
prepare-needless = Nach diesen Regeln spielen die Starter-Teams; es gibt nichts vorzubereiten.
own-title = Karten aus deiner Schachtel
own-about = Wenn du die Schachtel besitzt: eine Datei mit dem, was auf deinen Karten wirklich steht. „anpfiff cards SPIEL --template“ schreibt sie zum Ausfüllen; mehr steht in docs/own_cards.md.
own-choose = Datei wählen
own-other = Andere Datei wählen
own-drop = Ohne sie spielen
own-refused = { $file } geht nicht:
own-too-large = die Datei ist zu groß
own-unreadable = die Datei ist nicht lesbar
preset-first = Erstes Spiel
preset-first-about = Fertige Kader, weiße und lila Karten: sofort aufs Feld.
preset-coach = Trainer
preset-coach-about = Kader für 50 Punkte und eine Kartenfarbe wählst du selbst.
preset-cup = Pokalabend
preset-cup-about = Eigener Kader; steht es unentschieden, folgen Verlängerung und Elfmeterschießen.
preset-master = Taktikfuchs
preset-master-about = Kader und alle elf Taktikkarten nach eigener Wahl, mit Verlängerung und Elfmeterschießen.
clock-none = Ohne Uhr
clock-fast = Eine Minute je Zug, sonst zieht der Computer
clock-match = 30 Minuten für das ganze Spiel
clock-days = Drei Tage je Zug
seat-default-name = Trainer
seat-number = Platz { $number }
seat-free = freier Platz
seat-kind = Wer sitzt auf Platz { $number }?
seat-kind-me = Ich
seat-kind-here = Jemand an diesem Gerät
seat-kind-friend = Jemand per Link
seat-kind-bot = Der Computer
seat-bot = Stärke auf Platz { $number }
seat-name = Name auf Platz { $number }
seat-friend-about = Den Link gibt es im nächsten Schritt.
seat-more = Noch ein Platz
seat-fewer = Ein Platz weniger
summary-me = { $name } (du)
summary-here = { $name }, an diesem Gerät
summary-friend = Platz { $number }: jemand per Link
new-clash = { $options }: nur, wenn „{ $needed }“ auf { $values } steht.
summary-changes =
    { $count ->
        [0] Keine Regel geändert.
        [one] Eine Regel geändert.
       *[other] { $count } Regeln geändert.
    }

## Vor dem Anpfiff

connecting = Verbindung wird aufgebaut …
waiting-title = Gleich geht es los
waiting-lead =
    { $free ->
        [0] Alle sind eingeladen und da.
        [one] Ein Platz ist noch frei. Sobald alle sitzen, wird angepfiffen.
       *[other] { $free } Plätze sind noch frei. Sobald alle sitzen, wird angepfiffen.
    }
waiting-seats = Am Tisch
seat-state-bot = Computer
seat-state-free = noch frei
seat-state-waiting = kommt gerade
seat-state-ready = bereit
seat-state-left = aufgestanden
seat-state-away = Computer spielt weiter
seat-state-resigned = hat aufgegeben
share-invite = Einladung für Platz { $number }
share-watch = Link zum Zuschauen
share-result = Link zu diesem Spiel
share-unknown = Den Link zum Zuschauen kennt nur das Gerät, auf dem der Tisch eröffnet wurde.
share-moment = Diesen Augenblick teilen
share-copy = Link kopieren
share-copied = Kopiert
share-send = Senden
share-qr = QR-Code
share-qr-alt = QR-Code: { $title }
join-title = Du bist eingeladen
join-lead = { $game } mit { $hosts }: Ein Platz wartet auf dich.
join-lead-alone = Ein Platz bei { $game } wartet auf dich.
join-sit = Platz nehmen
join-watch = Nur zusehen
full-title = Dieser Tisch ist voll
full-lead = Auf diesem Platz sitzt schon { $name }. Zuschauen geht.
full-watch = Zuschauen
full-mine-title = Bist du selbst { $name }?
full-mine = Dann nimm deinen Platz mit: Öffne auf dem Gerät, auf dem du Platz genommen hast, das Menü und tippe auf „{ $move }“. Der Link oder der QR-Code dort bringt ihn hierher.

## Am Tisch

menu = Menü
menu-match = Das Spiel
menu-draw = Unentschieden anbieten
menu-bot-for = Computer für { $name } vorschlagen
menu-resign = Aufgeben
menu-resign-sure = Damit ist das Spiel für dich verloren. Wirklich aufgeben?
menu-play-on = Weiterspielen
menu-leave = Aufstehen und den Platz weitergeben
menu-outlook = Siegchancen zeigen
menu-forced = Ohne Wahl von selbst weiterspielen
forced-answer = Keine Wahl: { $said }
menu-plain = Schlichter Tisch ohne Spielfeld
notices = Bescheid sagen
notices-on = Sag mir Bescheid, wenn ich dran bin
notices-why = Dein Browser fragt dann einmal, ob er Mitteilungen zeigen darf.
notices-open = Mitteilungen kommen, solange diese Seite irgendwo offen ist.
notices-closed = Mitteilungen kommen auch, wenn die Seite zu ist.
notices-denied = Dein Browser zeigt von dieser Seite keine Mitteilungen. Ändern lässt sich das in seinen Einstellungen.
calendar = Frist in den Kalender
hook = Webhook
hook-address = Adresse, an die gemeldet wird
hook-about = Ein Chat oder ein Programm bekommt einen Satz, wenn du dran bist und nicht am Tisch sitzt, und einen beim Abpfiff. Sonst nichts.
hook-add = Dorthin melden
hook-drop = Nicht mehr melden
hook-on = Dorthin wird jetzt gemeldet.
hook-off = Dorthin wird nichts mehr gemeldet.
hook-wrong = Diese Adresse geht nicht. Sie muss mit https beginnen und von überall erreichbar sein.
notice-turn = Am Tisch wartet eine Entscheidung auf dich.
notice-again = Am Tisch wird noch auf dich gewartet.
menu-links = Links
menu-move = Auf einem anderen Gerät weiterspielen
menu-moved = Dieser Link öffnet deinen Platz
line-up = Wer hier spielt
line-up-bot = Computer, { $league }
menu-agreed = Was vereinbart ist
fair = Ehrlicher Zufall
fair-about = Dieser Fingerabdruck steht seit dem Eröffnen fest. Nach dem Abpfiff wird das Geheimnis dahinter gezeigt; zusammen mit den Beiträgen aller Plätze lässt sich jeder Wurf nachrechnen.
fair-secret = Das Geheimnis dazu:
fair-kept = Dieses Gerät hat den Fingerabdruck vor dem Anpfiff gesehen, und er ist derselbe geblieben.
fair-late = Dieses Gerät hat den Fingerabdruck erst nach dem Anpfiff gesehen. Ob er vorher derselbe war, wissen nur die anderen.
fair-changed = Der Server zeigt einen anderen Fingerabdruck als vor dem Anpfiff. Der Zufall an diesem Tisch ist nicht ehrlich.
fair-false = Das Geheimnis passt nicht zum Fingerabdruck. Der Zufall an diesem Tisch ist nicht ehrlich.
rulebook = Regelbuch
rulebook-find = Im Regelbuch suchen
rulebook-chapters = Kapitel
rulebook-table = Tabelle
ticker = Ticker
ticker-and-talk = Ticker und Zurufe
ticker-and-talk-new = { $count ->
    [one] Ticker und Zurufe, ein neuer Zuruf
   *[other] Ticker und Zurufe, { $count } neue Zurufe
}
ticker-empty = Noch ist nichts passiert.
talk = Zuruf
talk-never-mind = Doch nicht
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-nice-move = Schön gespielt.
phrase-bad-luck = Pech gehabt.
phrase-oops = Ups.
phrase-hurry = Es wird Zeit.
phrase-wait = Einen Moment.
phrase-thanks = Danke!
phrase-good-game = Gutes Spiel!
hint = Tipp
hint-about = Jede Antwort mit ihrer Siegchance
hint-not-now = Gerade gibt es nichts zu raten.
hint-thinking = Einen Moment: Im Kopf werden viele Spiele gespielt.
hint-between = zu 95 % zwischen { $low } und { $high }
hint-exactly = Genau
hint-matches = Siegchancen, geschätzt aus { $matches } gedachten Spielen; ein geteilter Sieg zählt anteilig.
outlook = Siegchancen, wie sie von der Tribüne aussehen
outlook-soon = wird gleich geschätzt …
outlook-vague = noch zu ungewiss für eine Schätzung
undo = Zug zurücknehmen
undo-ask = Um Rücknahme bitten
to-result = Zum Ergebnis
time-left = Bedenkzeit von { $name }:
line-lost = Verbindung weg. Wir bleiben dran, verloren geht nichts.
the-table = Der Tisch
all-numbers = Alle Zahlen
the-options = Deine Möglichkeiten
the-matches = Die Spiele
named-so-far = Fertig: { $number } von { $most }
points-left =
    { $number ->
        [one] noch 1 Punkt
       *[other] noch { $number } Punkte
    }
costs-points =
    { $number ->
        [one] 1 Punkt
       *[other] { $number } Punkte
    }
choose-a-card = Tippe eine der leuchtenden Karten an.
chance-of-success = Chance auf Erfolg
pile-face-down =
    { $number ->
        [one] Eine verdeckte Karte
       *[other] { $number } verdeckte Karten
    }
card-of-kind = ({ $kind })
card-values = Werte der Karte
card-field = Angabe
card-value = Wert
card-source = Herkunft
provenance-printed = gedruckt
provenance-public = öffentlich bekannt
provenance-derived = erschlossen
provenance-reconstructed = rekonstruiert
title-your-turn = Du bist dran · { $game }
your-turn-question = Du bist dran. { $question }
waiting-fate = Gleich geht es weiter.
waiting-sealed = Deine Antwort liegt verdeckt. Gewartet wird auf { $names }.
thinking-now = { $name } ist am Zug
thinking-minutes =
    { $count ->
        [one] { $name } überlegt seit einer Minute
       *[other] { $name } überlegt seit { $count } Minuten
    }
thinking-hours =
    { $count ->
        [one] { $name } überlegt seit einer Stunde
       *[other] { $name } überlegt seit { $count } Stunden
    }
thinking-days = { $name } überlegt seit { $count } Tagen
looking-back = Blick zurück
looking-back-to = Blick zurück: { $line }
back-to-now = Zurück zum Spiel
keys = Tasten
keys-tab = durch Leiste, Frage, Karten und Ticker
keys-arrows = von Karte zu Karte, im Ticker von Zeile zu Zeile
keys-enter = wählen und bestätigen
keys-undo = zurücknehmen
keys-rulebook = Regelbuch
keys-hint = Tipp
keys-ticker = Ticker
keys-menu = Menü
keys-card = Karte genauer ansehen
keys-escape = schließen
keys-help = diese Liste

## Vorhang

curtain-title = { $name } ist dran
curtain-pass-on = Reiche das Gerät weiter. Alle anderen Karten sind zugedeckt.
curtain-lift = Ich bin { $name }, aufdecken
curtain-next = Gleich
curtain-meanwhile = Zuletzt

## Vorschläge

proposal-undo = { $name } möchte den letzten Zug zurücknehmen.
proposal-draw = { $name } bietet ein Unentschieden an.
proposal-take-over = { $name } schlägt vor: { $bot } spielt für { $target }.
proposal-waits = Gewartet wird auf { $names }.
proposal-absent = { $target } ist gerade nicht da. Bleibt das so bis { $until }, spielt der Computer weiter; zurückkommen geht immer.
proposal-yes = Einverstanden
proposal-no = Ablehnen
seat-is-away = Für { $name } spielt gerade der Computer.
seat-is-left = { $name } ist aufgestanden. Der Link für jemand anderen steht im Menü.
seat-come-back = Zurück auf den Platz

## Was am Tisch geschieht

affair-by-bot = Die Zeit war um, der Computer antwortet für { $name }: { $said }.
affair-undone = { $name } nimmt einen Zug zurück.
affair-sat = { $name } setzt sich.
affair-kicked-off = Alle sitzen, es geht los.
affair-moved = { $name } spielt auf einem anderen Gerät weiter.
affair-left = { $name } ist aufgestanden.
affair-proposed =
    { $what ->
        [undo] { $name } bittet um Rücknahme.
        [draw] { $name } bietet ein Unentschieden an.
       *[take-over] { $name } schlägt einen Wechsel am Tisch vor.
    }
affair-voted =
    { $vote ->
        [yes] { $name } ist einverstanden.
       *[no] { $name } lehnt ab.
    }
affair-carried =
    { $what ->
        [undo] Die Rücknahme ist vereinbart.
        [draw] Das Unentschieden ist vereinbart.
       *[take-over] Der Wechsel am Tisch ist vereinbart.
    }
affair-declined =
    { $what ->
        [undo] Es wird nicht zurückgenommen.
        [draw] Es wird weitergespielt.
       *[take-over] Es bleibt, wie es ist.
    }
affair-resigned = { $name } gibt auf.
affair-time-over = Die Zeit von { $name } ist um.
affair-taken-over = { $bot } übernimmt den Platz von { $name }.
affair-seat-free = Der Platz von { $name } ist frei für jemand Neuen.
affair-bot-replaced = Der Computer auf { $name } wurde ausgewechselt.
affair-talked = { $name }: { $phrase }
affair-drawn = Das Spiel endet unentschieden.
affair-expired = Der Tisch wurde abgeräumt.

## Warum geht das nicht?

refused-not-now = „{ $subject }“ steht jetzt nicht zur Wahl. Gefragt ist: { $question }
refused-not-asked = Gerade bist du nicht gefragt.
refused-illegal = „{ $subject }“ geht nach den Regeln jetzt nicht.
refused-unknown = Das gibt es hier nicht.
refused-malformed = Damit kann der Tisch nichts anfangen.
refused-clash = Zwei dieser Regeln gehen nicht zusammen.
refused-over = Das Spiel ist schon abgepfiffen.
refused-late = Der Tisch ist schon einen Schritt weiter. Schau noch einmal hin.
refused-forbidden = Dieser Link gibt das Recht dazu nicht her.
refused-taken = Auf diesem Platz sitzt schon jemand.
refused-busy = Das Stadion ist gerade überlastet. Versuche es gleich noch einmal.
refused-too-fast = Das ging zu schnell. Einen Augenblick, bitte.
refused-too-many = Mehr geht gerade nicht. Versuche es später.
refused-outdated = Hier wird inzwischen eine neuere Fassung gespielt. Lade die Seite neu.
refused-unreadable = Dieser Tisch lässt sich nicht mehr lesen.
refused-offline = Keine Verbindung. Sobald sie wieder da ist, geht es weiter.
refused-bug = Das hat nicht geklappt, und die Schuld liegt bei uns.
halt-lost-title = Hier ist kein Tisch
halt-lost = Diese Adresse führt ins Leere.
halt-unknown-title = Dieser Tisch ist nicht zu finden
halt-unknown = Der Link ist unvollständig, oder der Tisch wurde längst abgeräumt.
halt-forbidden-title = Dieser Link gilt nicht mehr
halt-forbidden = Vielleicht wird der Platz inzwischen mit einem neueren Link gespielt.
halt-taken-title = Dieser Tisch ist voll
halt-taken = Alle Plätze sind besetzt. Zuschauen geht mit dem Link dafür.
halt-expired-title = Dieser Tisch wurde abgeräumt
halt-expired = Es kam zu lange niemand, oder der Betreiber hat ihn geschlossen. Ein neuer ist schnell gedeckt.
halt-moved-title = Dieser Platz wird woanders gespielt
halt-moved = Er ist auf einem anderen Gerät oder in einem anderen Fenster offen. Du kannst ihn hierher zurückholen.
halt-outdated-title = Bitte neu laden
halt-outdated = Das Stadion spricht inzwischen eine neuere Sprache als diese Seite.
halt-unreadable-title = Dieser Tisch lässt sich nicht lesen
halt-unreadable = Was davon aufgeschrieben ist, ergibt keinen Sinn mehr. Wer das Stadion betreibt, weiß davon.
halt-malformed-title = Dieser Link ist beschädigt
halt-malformed = Beim Kopieren ist wohl ein Stück verloren gegangen.
halt-too-many-title = Das Stadion ist voll
halt-too-many = Gerade kommt niemand mehr herein. Versuche es in ein paar Minuten.
halt-busy-title = Das Stadion antwortet nicht
halt-busy = Vielleicht wird gerade umgebaut. Deine Spiele sind sicher.
halt-no-replay-title = Dieses Spiel gibt es nicht zu sehen
halt-no-replay = Es läuft noch, oder der Link gilt nicht dafür.
play-here = Hier weiterspielen

## Abpfiff

full-time = Abgepfiffen
champion = Meister: { $name }
again = Noch einmal
swap-sides = Seiten tauschen
watch-replay = Spiel ansehen
save-replay = Speichern
see-table = Tisch ansehen
reason-resigned = durch Aufgabe
reason-time-over = durch Zeitablauf
reason-agreed = im Einvernehmen
whole-log = Der ganze Ticker
figures = Zahlen zum Spiel
figure-attacks = Angriffe
figure-counters = Konter
figure-build-ups = Aufbau gelungen
figure-duels = Duelle gewonnen
figure-opportunities = Torchancen
figure-shots = Schüsse
figure-corners = Eckbälle
figure-fouls = Fouls
figure-xg = Erwartete Tore
figure-yellow = Gelbe Karten
figure-red = Platzverweise
figure-injury = Verletzungen
happened-goal = Tor
happened-yellow = Gelb
happened-red = Rot
happened-injury = Verletzt
happened-number = Nr. { $number }
course-heading = Wer gerade gewann
course-title = Siegchance, vom Anpfiff bis zum Ende
course-line = Zeile
course-note = Von der Suche geschätzt, aus dem, was Zuschauer sehen konnten; das Band zeigt, wie sicher das ist (95 %). Ein geteilter Sieg zählt anteilig.
chart-heading =
    { $unit ->
        [round] Die Chancen, Runde für Runde
       *[minute] Die Chancen, Minute für Minute
    }
chart-title =
    { $unit ->
        [round] Erwartete Tore nach Runden
       *[minute] Erwartete Tore nach Minuten
    }
chart-result = { $first } { $one }, { $second } { $two }
chart-filled = gefüllt: Tor
chart-minute =
    { $unit ->
        [round] Runde
       *[minute] Minute
    }
chart-team = Mannschaft
chart-chance = Chance
chart-goal = Tor
chart-note = Jeder Abschluss zählt mit der genauen Torchance in seinem Augenblick.
chart-as-table = Als Tabelle zeigen
chart-as-picture = Als Bild zeigen
report-draw = { $first } und { $second } trennen sich { $score }
report-kicks = { $winner } gewinnt nach { $score } das Elfmeterschießen
report-close = { $winner } behält knapp die Oberhand
report-clear = { $winner } lässt { $loser } keine Chance
report-goal-first =
    { $unit ->
        [round] In Runde { $minute } geht { $team } in Führung, { $score }{ $chance }.
       *[minute] In der { $minute }. Minute geht { $team } in Führung, { $score }{ $chance }.
    }
report-goal-lead =
    { $unit ->
        [round] { $team } legt in Runde { $minute } wieder vor, { $score }{ $chance }.
       *[minute] { $team } legt nach { $minute } Minuten wieder vor, { $score }{ $chance }.
    }
report-goal-level =
    { $unit ->
        [round] { $team } gleicht in Runde { $minute } aus, { $score }{ $chance }.
       *[minute] { $team } gleicht aus, { $minute }. Minute, { $score }{ $chance }.
    }
report-goal-extend =
    { $unit ->
        [round] In Runde { $minute } baut { $team } den Vorsprung aus, { $score }{ $chance }.
       *[minute] Nach { $minute } Minuten baut { $team } den Vorsprung aus, { $score }{ $chance }.
    }
report-goal-cut =
    { $unit ->
        [round] Der Anschluss für { $team } fällt in Runde { $minute }, { $score }{ $chance }.
       *[minute] Der Anschluss für { $team } fällt in der { $minute }. Minute, { $score }{ $chance }.
    }
report-no-goals = Tore gab es keine.
report-missed =
    { $unit ->
        [round] Die größte vergebene Gelegenheit hatte { $team } in Runde { $minute }: { $chance }.
       *[minute] Die größte vergebene Gelegenheit hatte { $team } in der { $minute }. Minute: { $chance }.
    }
report-xg = Nach Chancen stand es { $one } zu { $two } zwischen { $first } und { $second }.

## Noch einmal ansehen

replay = Spiel ansehen
replay-controls = Steuerung
replay-begins = Gleich wird angepfiffen.
replay-back = Einen Schritt zurück
replay-next = Einen Schritt vor
replay-goal = Nächstes Tor
replay-no-goal-after = Danach fällt kein Tor mehr.
replay-no-goal-before = Davor ist kein Tor gefallen.
replay-play = Abspielen
replay-pause = Anhalten
replay-moment = Augenblick
replay-speed = Tempo
replay-times = { $times }×
replay-chair = Blick von
chair-open = alles offen
chair-spectator = von der Tribüne
chair-seat = Platz von { $name }
spoilers-hidden = Ende bleibt verborgen
spoilers-shown = Ende ist sichtbar

## Meine Bilanz

me = Meine Bilanz
me-since = { $name }, auf diesem Gerät seit dem { $day }.
me-since-nameless = Auf diesem Gerät seit dem { $day }.
me-match = Spiel
me-matches =
    { $count ->
        [one] Spiel
       *[other] Spiele
    }
me-won = gewonnen
me-drawn = unentschieden
me-lost = verloren
me-letter-won = S
me-letter-drawn = U
me-letter-lost = N
me-form = Die letzten zehn Spiele
me-streak =
    { $current ->
        [0] Längste Siegesserie: { $longest }
        [1] Zuletzt gewonnen; längste Siegesserie: { $longest }
       *[other] { $current } Siege in Folge; längste Serie: { $longest }
    }
me-by-game = Nach Spielen
me-by-rival = Gegen wen
me-goals = { $mine }:{ $theirs } Tore
me-chances = Tore gegen Chancen
me-surplus = Mehr Tore als erwartet
me-usual = gestrichelt: was üblich ist
me-usual-short = üblich
me-summary =
    { $count ->
        [one] { $goals } Tore, erwartet { $expected }, in einem Spiel. Zwei von drei Spielern lägen höchstens { $usual } daneben.
       *[other] { $goals } Tore, erwartet { $expected }, in { $count } Spielen. Zwei von drei Spielern lägen höchstens { $usual } daneben.
    }
me-as-table = Als Tabelle
me-as-chart = Als Kurve
me-none = Hier steht, was du auf diesem Gerät gespielt hast: Siege, Gegner, Tore gegen Chancen. Noch ist kein Spiel zu Ende.
me-keep = Diese Bilanz liegt nur auf diesem Gerät. Nimm sie mit, bevor du es wechselst oder aufräumst. Die Datei enthält auch die Schlüssel zu deinen Plätzen; gib sie niemandem.
me-take = Mitnehmen
me-read-in = Einlesen
me-read = Eingelesen. Was hier schon stand, ist geblieben.
me-not-read = Das ist keine Datei von Anpfiff; hier ist alles, wie es war.

host-page-imprint = Impressum
host-page-privacy = Datenschutz
host-pages = Seiten des Betreibers

# Was gezeigt wird: eins nach dem anderen
speed = Tempo
speed-calm = ruhig
speed-brisk = zügig
speed-at-once = sofort
just-now = Eben
now = Jetzt
just-again = Noch einmal
just-kick-off = Anpfiff
watching = Der Ball rollt.
tap-on = Tippen: weiter
moment-goal = Tor für { $team }!
moment-kick-in = Verwandelt
moment-kick-out = Verschossen
moment-red = Platzverweis für { $name }
moment-injury = { $name } ist verletzt
moment-half = Halbzeit
moment-end = Abgepfiffen
moment-out = { $name } ist draußen
moment-champion = Der Titel für { $name }
moment-number = Nummer { $number }

## Turniere

cup-new = Neues Turnier
cup-back = Zurück zum Turnier
cup-new-link = Pokal oder Liga mit Freunden eröffnen
cup-go-on = Zum Turnier: { $name }
cup-new-title = Was spielt ihr aus?
cup-game = Spiel
cup-format = Format
cup-kind-knock-out = Pokal
cup-kind-groups = Gruppen und K.o.
cup-kind-league = Liga
cup-kind-swiss = Schweizer
cup-about-knock-out = Verlieren heißt raus
cup-about-groups = Wie bei der WM
cup-about-league = Jeder gegen jeden
cup-about-swiss = Viele, keiner fliegt raus
cup-pace = Tempo
cup-pace-evening = Ein Abend
cup-pace-evening-about = Alle zugleich
cup-pace-winter = Ein Winter
cup-pace-winter-about = Fristen in Tagen
cup-size = Plätze
cup-days = Tage je Runde
cup-free = Freie Plätze
cup-fill = Bots: { $league }
cup-fill-none = bleiben frei
cup-ties = Spiele je Paarung
cup-ties-one = ein Spiel
cup-ties-two = Hin und zurück
cup-ties-away = Hin und zurück, Auswärtstore
cup-ties-3 = Serie über drei
cup-ties-5 = Serie über fünf
cup-ties-7 = Serie über sieben
cup-ties-league-one = Hinrunde
cup-ties-league-two = Hin- und Rückrunde
cup-name = Name des Turniers
cup-usual-name =
    { $kind ->
        [league] { $game }-Liga
       *[other] { $game }-Pokal
    }
cup-i-play = Ich spiele mit
cup-open = Eröffnen
cup-entrants = Wer dabei ist
cup-are-you-here = Bist du da, { $name }?
cup-gathering =
    { $count ->
        [0] Noch ist niemand da
        [one] Einer ist dabei
       *[other] { $count } sind dabei
    }
cup-here = Da: { $here } von { $people }.
cup-is-here = da
cup-not-yet = noch nicht
cup-free-place = frei
cup-more-places = … und { $count } weitere Plätze
cup-take-out = { $name } herausnehmen
cup-join = Mitspielen
cup-join-waiting = Auf die Warteliste
cup-waiting = Du stehst auf der Warteliste, Platz { $place }.
cup-link = Ein Link für alle
cup-leave = Absagen
cup-i-am-here = Ich bin da
cup-begin-draw = Auslosung beginnen
cup-draw-begins = Die Auslosung beginnt
cup-drawn-now = Los { $place }: { $name }
cup-lots-left =
    { $count ->
        [one] Noch ein Los.
       *[other] Noch { $count } Lose.
    }
cup-next-lot = Nächstes Los ziehen
cup-all-lots = Alle auf einmal
cup-seal = Die Reihenfolge stand vorher fest. Siegel:
cup-home-against = Heim gegen { $name }
cup-away-against = Auswärts bei { $name }
cup-enough =
    { $goals ->
        [0] ein 0:0 reicht
       *[other] ein { $goals }:0 reicht
    }
cup-is-running = Die Partie läuft.
cup-rival-sits = { $name } sitzt schon am Tisch.
cup-rival-not-yet = { $name } ist noch nicht da.
cup-time-left = Noch { $time }, dann gilt die Regel.
cup-left-hours =
    { $count ->
        [one] eine Stunde
       *[other] { $count } Stunden
    }
cup-to-the-match = Zum Spiel
cup-prefer-caretaker = Kommt { $name } nicht, spiele ich lieber gegen einen Vertreter.
cup-nothing-to-do = Für dich ist in dieser Runde nichts mehr zu tun.
cup-now-you = jetzt du
cup-live = läuft
cup-bye = Freilos
cup-tie-spoken = { $home } { $first }, { $away } { $second }
cup-by-kicks = im Elfmeterschießen
cup-by-aggregate = nach beiden Spielen
cup-by-away-goals = durch Auswärtstore
cup-by-decider = nach Entscheidungsspiel
cup-by-series = Serie gewonnen
cup-by-lot = durch das Los
cup-by-awarded = am grünen Tisch
cup-by-missed = beide nicht gekommen
cup-replay = noch einmal ansehen
cup-watch = zuschauen
cup-rounds = Runden
cup-round = Spieltag { $number }
cup-round-final = Finale
cup-round-semi = Halbfinale
cup-round-quarter = Viertelfinale
cup-round-sixteen = Achtelfinale
cup-round-thirty-two = Letzte 32
cup-round-sixty-four = Letzte 64
cup-until = bis { $day }
cup-group = Gruppe { $name }
cup-as-it-stands = Stand jetzt
cup-col-place = Platz
cup-col-name = Name
cup-col-played = Sp
cup-col-difference = Diff
cup-col-form = letzte fünf
cup-col-points = Pkt
cup-champion = { $name } gewinnt!
cup-no-champion = Niemand hat gewonnen
cup-called-off = Abgesagt
cup-is-paused = Angehalten. Es läuft keine Zeit.
cup-rule = Wer { $minutes } Minuten nach dem Anpfiff nicht am Tisch sitzt, verliert 0:3, oder ein Vertreter spielt für ihn, wenn der Gegner das lieber will. Fehlen beide, sind beide raus, und wer zweimal fehlt, macht seinen Platz für einen Nachrücker frei.
cup-rule-winter = Wer zur Frist nicht am Tisch sitzt, verliert 0:3, oder ein Vertreter spielt für ihn, wenn der Gegner das lieber will. Fehlen beide, sind beide raus, und wer zweimal fehlt, macht seinen Platz für einen Nachrücker frei.
cup-rule-source = Die Regel dieses Turniers, beschlossen bei der Eröffnung
cup-lead = Turnierleitung
cup-lead-tie = Paarung
cup-pause = Anhalten
cup-resume = Weiterspielen
cup-call-off = Turnier absagen
cup-extend = Fünf Minuten mehr
cup-award = 3:0 für { $name }
cup-caretaker = Vertreter für { $name }
cup-replace = { $name } ersetzen
cup-hand-over = Leitung an { $name } geben
cup-story = Protokoll
cup-told-opened = Das Turnier ist eröffnet.
cup-told-joined = { $who } ist dabei.
cup-told-waits = { $who } steht auf der Warteliste.
cup-told-withdrew = { $who } hat abgesagt.
cup-told-taken-out = Die Leitung hat { $who } herausgenommen.
cup-told-rekeyed = { $who } spielt auf einem anderen Gerät.
cup-told-drawn = Die Auslosung hat begonnen.
cup-told-round = Runde { $number } beginnt.
cup-told-wished-caretaker = { $who } wünscht sich einen Vertreter.
cup-told-wished-award = { $who } wünscht sich keinen Vertreter.
cup-told-result = { $home } – { $away } { $first }:{ $second }
cup-told-kicks = { $home } – { $away } { $first }:{ $second }, Elfmeterschießen
cup-told-missed = { $who } ist nicht gekommen.
cup-told-awarded = Die Leitung wertet { $home } – { $away } { $first }:{ $second }.
cup-told-awarded-missed = { $home } – { $away } { $first }:{ $second }, am grünen Tisch
cup-told-annulled = { $home } – { $away } wird noch einmal gespielt.
cup-told-caretaker = Für { $who } spielt ein Vertreter.
cup-told-replaced = { $by } rückt für { $who } nach.
cup-told-extended = Mehr Zeit, bis { $until }.
cup-told-paused = Die Leitung hat angehalten.
cup-told-resumed = Es geht weiter.
cup-told-handed-over = { $who } leitet das Turnier.
cup-told-called-off = Das Turnier ist abgesagt.
cup-told-champion = { $who } gewinnt.
cup-told-no-champion = Niemand gewinnt.

## Dritte Halbzeit

review-title = Dritte Halbzeit
review-match-report = Spielbericht
review-whose = Wessen Rechnung
review-the-others = die anderen
review-was-it-luck = War es Glück?
review-too-old = Dieses Spiel kennt die heutigen Regeln nicht mehr.
review-counting = Die Kabine rechnet noch
review-progress = Vom Abpfiff zurück zum Anstoß: { $done } von { $nodes } Augenblicken.
review-interrupted = Unterbrochen.
review-go-on = Weiterrechnen
review-verdict-won-against-luck = Gegen das Glück gewonnen
review-verdict-won-deserved = Verdient, mit etwas Glück
review-verdict-won-both = Mit Glück und Können
review-verdict-won-by-luck = Das Glück hat entschieden
review-verdict-lost-better = Besser gespielt, Pech gehabt
review-verdict-lost-no-excuse = Das Glück war nicht schuld
review-verdict-lost-unlucky = Vor allem Pech
review-verdict-lost-beaten = Besser: { $name }
review-verdict-draw-fair = Unentschieden, und das zu Recht
review-verdict-draw-lucky = Ein Punkt mit Glück
review-verdict-draw-unlucky = Ein Punkt mit Pech
review-sum = { $name }: Glück { $luck } Punkte, geschenkt von { $other } { $gifts }, selbst verschenkt { $losses }. So wurden aus { $began } % beim Anstoß { $ended } %.
review-luck = Glück
review-skill = Können
review-dice = Würfel
review-dice-about = was fiel, gegen alles, was fallen konnte
review-cards = Karten
review-cards-about = Blatt und Stapel
review-guesses = Geraten
review-guesses-about = gewählt, ohne alles zu sehen
review-losses = Selbst verschenkt
review-losses-about = gesagt gegen das Beste, das ging
review-gifts = Geschenkt bekommen
review-gifts-about = die Fehler der anderen
review-second-thoughts = Bei näherem Hinsehen
review-account = Die Rechnung
review-item = Posten
review-count = Anzahl
review-points = Punkte
review-began = Beim Anstoß
review-ended = Am Ende
review-lost = verloren
review-won = gewonnen
review-kick-off = Anstoß, { $chance } %
review-as-far = so weit gezählt: { $chance } %
review-from-to = Von { $began } auf { $ended } Prozent
review-explained = Glück ist, was fiel, gemessen an allem, was hätte fallen können; im Mittel aller Spiele ist es null. Können ist, was ihr gewählt habt, gemessen am Besten, was ging. Bei näherem Hinsehen hat sich die Schätzung selbst berichtigt.
review-way = Wie die Chancen liefen
review-turning-points = { $count ->
    [one] Ein Wendepunkt
   *[other] { $count } Wendepunkte
}
review-better = Besser: { $option } (so { $points }).
review-choice-of = Wahl: { $name }
review-kind-dice = Würfel
review-kind-cards = Karten
review-kind-guess = Geraten
review-turn-label = Wendepunkt { $number }: { $what } Von { $before } auf { $after } Prozent, in der Wiederholung ansehen
review-deserved = Verdientes Ergebnis
review-deserved-note = Aus allen { $shots } Abschlüssen genau gerechnet: { $first } : { $second } Tore.
review-so-it-came = so kam es
review-split = Sieg { $won } Prozent, Unentschieden { $drawn } Prozent, Niederlage { $lost } Prozent
review-expected-points = Erwartete Punkte
review-average-luck = Mit durchschnittlichem Glück hätte { $name } in { $chance } von 100 solchen Spielen gewonnen.
review-luck-index = Glücksindex
review-luck-index-about = Hundertmal dieselben Abschlüsse: Wo liegt, was geschah?
review-index-both = Glück vor beiden Toren
review-index-front = Vorn
review-index-back = Hinten
review-index-note = { $index } von 100 gehen schlechter aus
review-index-goals = { $goals } aus { $expected }
review-bad-luck = Pech
review-good-luck = Glück
review-level = So wurde gespielt
review-level-note = Verschenkte Punkte je Entscheidung, die nicht auf der Hand lag: { $lost }. Es zählen { $counted } von { $choices }; bei den übrigen war nichts sicher zu verlieren.
review-decisions = Entscheidungen: { $name }
review-cost-something = { $dear } von { $count } kosteten etwas
review-nothing-lost = Nichts verschenkt.
review-instead = { $said } statt { $best }
review-best = beste
review-said = gesagt
review-not-counted = zählt nicht
review-option = Möglichkeit
review-chance = Siegchance in %
review-see = In der Wiederholung ansehen
review-all = Alle { $count } zeigen
review-fewer = Weniger zeigen

# The academy
lesson = Lektion
lesson-step = { $number } von { $of }
lesson-back = Schritt zurück
lesson-skip = Überspringen
lesson-not-yet = Noch nicht:
lesson-go-on = Weiter
lesson-show-me = Zeig es mir
lesson-play-on = Allein weiterspielen
lesson-rule = Regel { $rule }
ede = Ede
learn-title = Lernen, indem du spielst.
learn-lead = Ein richtiges Spiel, und Ede, dein Co-Trainer, sitzt daneben. Nach fünf Minuten spielst du allein weiter.
learn-band = In fünf Minuten { $game } lernen
learn-go-on = Weiter bei Schritt { $number }
learn-done = geschafft
learn-steps = { $number } Schritte, 5 Minuten

## Rätsel und Üben
puzzle = Rätsel
puzzles = Rätsel
puzzles-all = Alle Rätsel
puzzle-day = Rätsel des Tages
puzzle-own = Mein Fehler
puzzle-laying = Der Tisch wird gedeckt.
puzzle-options = Antworten, nach Zifferntaste
puzzle-level = Schwierigkeit { $level } von 5
puzzle-ask-win = Welche Antwort gewinnt am häufigsten?
puzzle-ask-success = Welche Antwort hat jetzt die beste Chance?
puzzle-ask-own = Hier hast du einmal etwas verschenkt. Was ist besser?
puzzle-verdict-3 = Richtig gesehen
puzzle-verdict-2 = Fast genauso gut
puzzle-verdict-1 = Da war ein wenig mehr drin
puzzle-verdict-0 = Da war mehr drin
puzzle-stars = { $stars ->
    [one] { $stars } Stern von 3
   *[other] { $stars } Sterne von 3
  }
puzzle-lost = { $points } Punkte verschenkt
puzzle-best = am besten
puzzle-mine = deine Wahl
puzzle-why-counted = Gezählt: Von { $cases } gleichen Fällen gelingt { $best } in { $count }, { $second } in { $less }.
puzzle-why-exact = Durch alle Zweige gezählt: { $best } { $share }, { $second } { $other }.
puzzle-why-proven = In { $matches } gedachten Spielen mit gleichem Glück, über alle Hände, die andere haben können: { $best } { $share }, { $second } { $other }.
puzzle-why-own = Eben von der Suche geschätzt: { $best } { $share }, { $second } { $other }.
puzzle-play-on = Weiterspielen
puzzle-next = Nächstes
puzzle-solve = Lösen
puzzle-again = Noch einmal ansehen
puzzle-days = { $days ->
    [one] Tag
   *[other] Tage
  }
puzzle-streak = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
  }
puzzle-sum = { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
  }
puzzle-mine-title = Meine Fehler
puzzle-due = { $count } heute fällig
puzzle-ago = { $days ->
    [0] heute
    [one] seit gestern
   *[other] seit { $days } Tagen
  }
puzzle-none-yet = Noch keine Fehler gesammelt. Spiel ein Spiel, wir merken uns die teuren.
puzzle-none-due = Heute ist nichts fällig.
puzzle-by-theme = Nach Thema
puzzle-kinds = genau gezählt und bewiesen
puzzle-solved = { $solved } von { $count } gelöst
puzzle-tag-surprise = Anders, als man denkt
puzzle-tag-behind = Im Rückstand
puzzle-tag-level = Bei Gleichstand
puzzle-tag-ahead = In Führung
practice = Üben
practice-about = { $game }: { $names }, ab diesem Augenblick, gegen den Computer. Für deine Bilanz zählt es nicht.
practice-seat = Du spielst für
practice-what = Deine Aufgabe
practice-goal-win = Von hier gewinnen
practice-goal-draw = Von hier nicht verlieren
practice-goal-score = Mit drei Schüssen treffen
practice-begin = Los
practice-open = Noch nicht geschafft.
practice-reached = Geschafft!
practice-failed = Diesmal nicht.
practice-left = { $left ->
    [one] noch ein Schuss
   *[other] noch { $left } Schüsse
  }
practice-here = Von hier üben
