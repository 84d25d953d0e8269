### Die Oberfläche auf Deutsch. Alle drei Sprachdateien haben dieselben Schlüssel und Variablen.
app = Anpfiff
close = Schließen
yes = ja
no = nein
to = zu
try-again = Noch einmal versuchen
sure-not = Nein, so lassen
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
real-link = Mit der echten Schachtel: das Handy als Schiedsrichter
how-link = So geht’s: in zwanzig Sekunden, mit Kurzregel
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
bot-coach = { $name }:
bot-about-random = Kennt die Regeln und tritt, was gerade vorbeirollt.
bot-about-novice = Weiß, was gut wäre, und ist jedes zweite Mal mit den Gedanken woanders.
bot-about-greedy = Spielt sofort und nach Lehrbuch, und denkt nie voraus.
bot-about-league = Spielt im Kopf ein paar Partien durch, bevor er antwortet.
bot-about-world = Denkt eine Sekunde nach, verbirgt seine Absichten und verzeiht nichts.
house-bots = Bots des Hauses
bot-about-house = Ein eigener Bot des Gastgebers. Wie stark er ist, zeigt erst das Spiel.
bot-about-measured = Vom Gastgeber: { $share } der Punkte gegen „{ $league }“ in { $matches } Spielen ({ $low } bis { $high }).
visiting-bots = Bots zu Gast
visiting-busy = { $name } (an anderen Tischen)
bot-about-visiting = Jemand hat ihn mitgebracht. Wie stark er ist, zeigt erst das Spiel.
bot-about-visiting-measured = Zu Gast: { $share } der Punkte gegen „{ $league }“ auf diesem Server, aus { $matches } Partien ({ $low } bis { $high }).
bot-about-visiting-people = Zu Gast: { $share } der Punkte gegen Menschen auf diesem Server, aus { $matches } Partien ({ $low } bis { $high }).
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
box-fussball-fieber = 2–4 Spieler, je eine Nation
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
list-conference = Konferenz
list-open = Offene Tische
list-over = Abgepfiffen
list-none-mine = Gerade läuft kein Spiel.
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
own-mine = Deine Kartenwerte
own-mine-count =
    { $count ->
        [one] Deine Werte: { $count } Karte
       *[other] Deine Werte: { $count } Karten
    }
own-mine-use = Damit spielen
own-enter = Eintragen, was deine Karten sagen
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
line-lost = Verbindung weg. Wir bleiben dran, verloren geht nichts.
seat-state-bot = Computer
seat-state-free = noch niemand
seat-state-waiting = kommt gerade
seat-state-ready = bereit
seat-state-left = aufgestanden
seat-state-away = Computer spielt weiter
seat-state-resigned = hat aufgegeben
share-unknown = Den Link zum Zuschauen kennt nur das Gerät, auf dem der Tisch eröffnet wurde.
share-moment = Diesen Augenblick teilen
share-copy = Link kopieren
share-copied = Kopiert
share-send = Senden
share-qr = QR-Code
share-qr-alt = QR-Code: { $title }
## Am Tisch
line-up = Wer hier spielt
fair-about = Dieser Fingerabdruck steht seit dem Eröffnen fest. Nach dem Abpfiff wird das Geheimnis dahinter gezeigt; zusammen mit den Beiträgen aller Plätze lässt sich jeder Wurf nachrechnen.
fair-secret = Das Geheimnis dazu:
fair-kept = Dieses Gerät hat den Fingerabdruck vor dem Anpfiff gesehen, und er ist derselbe geblieben.
fair-late = Dieses Gerät hat den Fingerabdruck erst nach dem Anpfiff gesehen. Ob er vorher derselbe war, wissen nur die anderen.
fair-changed = Der Server zeigt einen anderen Fingerabdruck als vor dem Anpfiff. Der Zufall an diesem Tisch ist nicht ehrlich.
fair-false = Das Geheimnis passt nicht zum Fingerabdruck. Der Zufall an diesem Tisch ist nicht ehrlich.
ticker = Ticker
ticker-empty = Noch ist nichts passiert.
talk = Zuruf
talk-never-mind = Doch nicht
hint = Tipp
hint-thinking = Einen Moment: Im Kopf werden viele Spiele gespielt.
hint-exactly = Genau
chance-exactly = exakte Zahlen
hint-why-even = Kaum ein Unterschied: Die nächste Antwort ist so gut wie gleich.
hint-why-sight = Auch auf den ersten Blick gibt es nichts Stärkeres.
hint-why-later = Auf den ersten Blick wirkt anderes stärker; auf Dauer zahlt sich das hier aus.
outlook = Siegchancen, wie sie von der Tribüne aussehen
undo = Zug zurücknehmen
to-result = Zum Ergebnis
the-table = Der Tisch
all-numbers = Alle Zahlen
the-options = Deine Möglichkeiten
the-matches = Die Spiele
the-field = Wer wo steht
has-the-ball = hat den Ball
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
chance-on-cards = Die Prozente darauf: { $verdict }.
chance-of-success = Chance auf Erfolg
pile-face-down =
    { $number ->
        [one] Eine verdeckte Karte
       *[other] { $number } verdeckte Karten
    }
card-of-kind = ({ $kind })
provenance-printed = gedruckt
provenance-public = öffentlich bekannt
provenance-derived = erschlossen
provenance-reconstructed = rekonstruiert
thinking-now = { $name } ist dran
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
keys = Tasten
## Vorhang
## Vorschläge
proposal-undo = { $name } möchte den letzten Zug zurücknehmen.
proposal-draw = { $name } bietet ein Unentschieden an.
proposal-take-over = { $name } schlägt vor: { $bot } spielt für { $target }.
proposal-waits = Gewartet wird auf { $names }.
proposal-absent = { $target } ist gerade nicht da. Bleibt das so bis { $until }, spielt der Computer weiter; zurückkommen geht immer.
proposal-yes = Einverstanden
proposal-no = Ablehnen
## Was am Tisch geschieht
## Warum geht das nicht?
refused-not-now = „{ $subject }“ steht jetzt nicht zur Wahl. Gefragt ist: { $question }
refused-not-asked = Gerade bist du nicht gefragt.
refused-illegal = „{ $subject }“ geht nach den Regeln jetzt nicht.
refused-impossible = Das geht jetzt nicht.
refused-nothing-back = Es gibt noch nichts zurückzunehmen.
refused-stays = In diesem Turnier bleibt liegen, was gefallen ist.
refused-unknown = Das gibt es hier nicht.
refused-malformed = Damit kann der Tisch nichts anfangen.
refused-clash = Zwei dieser Regeln gehen nicht zusammen.
refused-over = Das Spiel ist schon abgepfiffen.
refused-late = Der Tisch ist schon einen Schritt weiter. Schau noch einmal hin.
refused-played-on = Was darauf folgt, ist schon gespielt, oder es sitzt schon jemand am Tisch. Also bleibt es dabei.
refused-forbidden = Mit diesem Link darfst du das nicht.
refused-taken = Auf diesem Platz sitzt schon jemand.
refused-name-taken = So heißt hier schon jemand. Nimm einen anderen Namen.
refused-busy = Der Server ist gerade überlastet. Versuche es gleich noch einmal.
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
halt-outdated = Der Server spricht inzwischen eine neuere Sprache als diese Seite.
halt-unreadable-title = Dieser Tisch lässt sich nicht lesen
halt-unreadable = Was von ihm gespeichert ist, ergibt keinen Sinn mehr. Wer den Server betreibt, weiß davon.
halt-malformed-title = Dieser Link ist beschädigt
halt-malformed = Beim Kopieren ist wohl ein Stück verloren gegangen.
halt-too-many-title = Der Server ist voll
halt-too-many = Gerade kommt niemand mehr herein. Versuche es in ein paar Minuten.
halt-busy-title = Der Server antwortet nicht
halt-busy = Vielleicht wird gerade umgebaut. Deine Spiele sind sicher.
halt-no-replay-title = Dieses Spiel gibt es nicht zu sehen
halt-no-replay = Es läuft noch, oder der Link gilt nicht dafür.
## Abpfiff
champion = Meister: { $name }
again = Noch einmal
watch-replay = Spiel ansehen
reason-resigned = durch Aufgabe
reason-time-over = durch Zeitablauf
reason-agreed = im Einvernehmen
figures = Zahlen zum Spiel
figure-attacks =
    { $count ->
        [one] Angriff
       *[other] Angriffe
    }
figure-counters = Konter
figure-build-ups = Aufbau gelungen
figure-duels =
    { $count ->
        [one] Duell gewonnen
       *[other] Duelle gewonnen
    }
figure-opportunities =
    { $count ->
        [one] Torchance
       *[other] Torchancen
    }
figure-shots =
    { $count ->
        [one] Schuss
       *[other] Schüsse
    }
figure-corners =
    { $count ->
        [one] Eckball
       *[other] Eckbälle
    }
figure-fouls =
    { $count ->
        [one] Foul
       *[other] Fouls
    }
figure-xg = Erwartete Tore
figure-yellow =
    { $count ->
        [one] Gelbe Karte
       *[other] Gelbe Karten
    }
figure-red =
    { $count ->
        [one] Platzverweis
       *[other] Platzverweise
    }
figure-injury =
    { $count ->
        [one] Verletzung
       *[other] Verletzungen
    }
happened-goal = Tor
happened-yellow = Gelb
happened-red = Rot
happened-injury = Verletzt
happened-number = Nr. { $number }
happened-chance = Torchance
chart-as-table = Als Tabelle zeigen
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
spoilers-hidden-about = Das Ende bleibt verborgen: Tore und Karten stehen auf der Leiste, sobald du sie gesehen hast.
spoilers-shown-about = Auf der Leiste stehen alle Tore und Karten und wie lange das Spiel noch dauert.
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
    { $goals ->
        [one] Ein Tor
       *[other] { $goals } Tore
    }, erwartet { $expected }, in { $count ->
        [one] einem Spiel
       *[other] { $count } Spielen
    }. Zwei von drei Spielern lägen höchstens { $usual } daneben.
me-as-table = Als Tabelle
me-as-chart = Als Kurve
me-none-title = Noch kein Spiel abgepfiffen
me-none = Nach dem ersten Spiel stehen hier Siege, Gegner, Tore und Chancen. Nichts davon verlässt dieses Gerät.
me-keep = Diese Bilanz liegt nur auf diesem Gerät. Nimm sie mit, bevor du es wechselst oder aufräumst. Die Datei enthält auch die Schlüssel zu deinen Plätzen; gib sie niemandem.
me-keep-none = Hast du schon auf einem anderen Gerät gespielt? Lies die mitgenommene Datei hier ein.
me-take = Mitnehmen
me-read-in = Einlesen
me-read = Eingelesen. Was hier schon stand, ist geblieben.
me-not-read = Das ist keine Datei von Anpfiff; hier ist alles, wie es war.
me-is-match = Das ist die Datei eines Spiels. Nimm für sie „Spiel öffnen“ darunter; hier ist alles, wie es war.
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
on-its-way = Unterwegs …
just-again = Noch einmal
just-kick-off = Anpfiff
laid-mine = Deine Karte: { $card }, verdeckt
laid-theirs = Karte von { $name }, verdeckt
laid-open = { $name } überlegt
laid-both = Beide Karten liegen
laid-wait = Beide werden zusammen aufgedeckt.
laid-here = liegt auf dem Tisch
laid-down = Verdeckt auf dem Tisch
tap-on = Tippen: weiter
moment-goal = Tor für { $team-acc }!
moment-kick-in = Verwandelt
moment-kick-kept = Gehalten
moment-kick-parried = Abgeklatscht
moment-kick-wide = Verschossen
moment-red = Platzverweis für { $name }
moment-injury = { $name } ist verletzt
moment-half = Halbzeit
moment-end = Abgepfiffen
moment-out = Aus für { $name }
moment-out-many = Aus für { $count } Trainer
moment-champion = Der Titel für { $name }
moment-led-by = geführt von { $name }
moment-led-on = vom Computer für { $name } geführt
moment-number = Nummer { $number }
moment-round = { $number }. Runde
## Turniere
cup-back = Zurück zum Turnier
cup-new-link = Pokal oder Liga mit Freunden eröffnen
cup-go-on = Zum Turnier: { $name }
## Analyse
review-title = Analyse
review-was-it-luck = War es Glück?
paper-title = Zeitungsseite
# The academy
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
practice = Üben
practice-about = { $game }: { $names }, ab diesem Augenblick, gegen den Computer. Für deine Bilanz zählt es nicht.
practice-puzzle = { $game }, aus der Stellung eines Rätsels, gegen den Computer. Für deine Bilanz zählt es nicht.
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
