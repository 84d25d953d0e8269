# Der Co-Trainer in freien Spielen: was neu ist, und was etwas bedeutet.
coach-new = Neu: { $name }.
coach-named = { $name }.
coach-off = Co-Trainer aus
coach-what = Was ist das?
coach-ask = Tipp an, was du wissen willst:
coach-nothing = Hier gibt es gerade nichts zu erklären.
coach-menu = Co-Trainer erklärt Neues

# Tasten und Karten am Tisch.
card-values = Werte der Karte
card-field = Angabe
card-value = Wert
card-sources = Woher diese Werte stammen
key-enter = Enter
key-escape = Esc
keys-tab = durch Leiste, Frage, Karten und Ticker
keys-arrows = von Karte zu Karte, im Ticker von Zeile zu Zeile
keys-enter = wählen und bestätigen
keys-hurry = weiter, während etwas gezeigt wird
keys-undo = zurücknehmen
keys-again = noch einmal zeigen, was gerade war
keys-rulebook = Regelbuch
keys-hint = Tipp
keys-ticker = Ticker
keys-menu = Menü
keys-card = Karte genauer ansehen
keys-what = was ist das?
keys-escape = schließen
keys-help = diese Liste
keys-step-back = einen Schritt zurück
keys-step-on = einen Schritt vor
keys-play = abspielen und anhalten
keys-goal = zum nächsten Tor
keys-goal-before = zum Tor davor
key-space = Leertaste

# Alles andere, was es nur an einem Tisch zu lesen gibt.
understood = Verstanden
waiting-title = Gleich geht es los
guest-title = Oder ein Bot, der hier ist
guest-invite = { $name } einladen
guest-coming = { $name } ist eingeladen und setzt sich gleich.
guest-late = { $name } ist nicht gekommen. Der Platz ist noch frei: Lade jemand anderen ein oder schick den Link.
waiting-lead =
    { $free ->
        [0] Alle Plätze sind vergeben. Sobald alle da sind, wird angepfiffen.
        [one] Ein Platz ist noch frei. Sobald alle sitzen, wird angepfiffen.
       *[other] { $free } Plätze sind noch frei. Sobald alle sitzen, wird angepfiffen.
    }
waiting-seats = Am Tisch
share-invite = Einladung für Platz { $number }
share-watch = Link zum Zuschauen
share-result = Link zu diesem Spiel
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
menu = Menü
menu-match = Das Spiel
menu-draw = Unentschieden anbieten
menu-bot-for = Computer für { $name } vorschlagen
menu-resign = Aufgeben
menu-resign-sure = Damit ist das Spiel für dich verloren. Wirklich aufgeben?
menu-play-on = Weiterspielen
menu-take-along = Spiel als Datei mitnehmen
menu-leave = Aufstehen und den Platz weitergeben
menu-outlook = Siegchancen zeigen
menu-chances = Chancen bei jeder Wahl zeigen
menu-brief = Kurzregel
menu-forced = Für mich ziehen, wo ich keine Wahl habe
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
bot-house = Bot des Hauses, vom Gastgeber dieses Servers
bot-visiting = Bot zu Gast
line-up-bot = Computer, { $league }
menu-agreed = Was vereinbart ist
fair = Ehrlicher Zufall
rulebook = Regelbuch
rulebook-find = Im Regelbuch suchen
rulebook-chapters = Kapitel
rulebook-table = Tabelle
ticker-and-talk = Ticker und Zurufe
ticker-and-talk-new = { $count ->
    [one] Ticker und Zurufe, ein neuer Zuruf
   *[other] Ticker und Zurufe, { $count } neue Zurufe
}
hint-about = Jede Antwort mit ihrer Siegchance
hint-to-win = Siegchance
hint-not-now = Gerade gibt es nichts zu raten.
hint-between = zu 95 % zwischen { $low } und { $high }
hint-matches = Siegchancen, geschätzt aus { $matches } gedachten Spielen; ein geteilter Sieg zählt anteilig.
outlook-soon = wird gleich geschätzt …
outlook-vague = noch zu ungewiss für eine Schätzung
undo-ask = Um Rücknahme bitten
time-left = Bedenkzeit von { $name }:
title-your-turn = Du bist dran · { $game }
your-turn = Du bist dran.
your-turn-question = Du bist dran. { $question }
waiting-fate = Gleich geht es weiter.
waiting-several = { $names } sind dran
waiting-sealed = Deine Antwort liegt verdeckt. Gewartet wird auf { $names }.
looking-back = Blick zurück
looking-back-note = So sah der Tisch damals aus.
back-to-now = Zurück zum Spiel
curtain-title = { $name } ist dran
curtain-pass-on = Reiche das Gerät weiter. Alle anderen Karten sind zugedeckt.
curtain-first = Nimm das Gerät zu dir. Nur deine Karten werden aufgedeckt.
curtain-lift = Ich bin { $name }, Karten zeigen
curtain-next = Gleich
curtain-meanwhile = Inzwischen
seat-is-away = Für { $name } spielt gerade der Computer.
seat-is-left = { $name } ist aufgestanden. Der Link für jemand anderen steht im Menü.
seat-come-back = Zurück auf den Platz
play-here = Hier weiterspielen
full-time = Abgepfiffen
offer-play = Nächstes Spiel: { $league }
again-join = Zur Revanche
again-to-cup = Zum Wettbewerb
again-series = Serie …
again-legs = Hin- und Rückspiel
again-best-of = Bester aus { $number }
swap-sides = Seiten tauschen
save-replay = Speichern
see-table = Tisch ansehen
whole-log = Der ganze Ticker
course-heading = Wer auf Siegkurs war
course-title = Siegchance, vom Anpfiff bis zum Ende
course-line = Zeile
course-note = Von der Suche aus dem geschätzt, was Zuschauer sehen konnten; das Band zeigt, wie sicher das ist (95 %). Ein geteilter Sieg zählt anteilig.
kicks = Elfmeterschießen
leg =
    { $leg ->
        [1] Hinspiel
       *[other] Rückspiel
    }
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
chart-filled = gefüllt: Tor, hohl: kein Tor
chart-axis = erwartete Tore
chart-minute =
    { $unit ->
        [round] Runde
       *[minute] Minute
    }
chart-team = Mannschaft
chart-chance = Chance
chart-goal = Tor
chart-note = Jeder Abschluss zählt mit seiner genauen Torchance.
chart-as-picture = Als Bild zeigen
watching = Der Ball rollt.
watching-before = Gleich geht es los.
lesson = Lektion
lesson-step = { $number } von { $of }
lesson-plan = Der Plan
lesson-done = (erledigt)
lesson-back = Schritt zurück
lesson-skip = Überspringen
lesson-not-yet = Noch nicht:
lesson-go-on = Weiter
lesson-show-me = Zeig es mir
lesson-play-on = Allein weiterspielen
lesson-rule = Regel { $rule }
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-nice-move = Schön gespielt.
phrase-bad-luck = Pech gehabt.
phrase-oops = Ups.
phrase-hurry = Es wird Zeit.
phrase-wait = Einen Moment.
phrase-thanks = Danke!
phrase-good-game = Gutes Spiel!
notice-by-bot = Die Zeit war um, der Computer antwortet für { $name }: { $said }.
notice-undone = { $name } nimmt einen Zug zurück.
notice-sat = { $name } setzt sich.
notice-kicked-off = Alle sitzen, es geht los.
notice-moved = { $name } spielt auf einem anderen Gerät weiter.
notice-left = { $name } ist aufgestanden.
notice-proposed =
    { $what ->
        [undo] { $name } bittet um Rücknahme.
        [draw] { $name } bietet ein Unentschieden an.
       *[take-over] { $name } schlägt einen Wechsel am Tisch vor.
    }
notice-voted =
    { $vote ->
        [yes] { $name } ist einverstanden.
       *[no] { $name } lehnt ab.
    }
notice-carried =
    { $what ->
        [undo] Die Rücknahme ist vereinbart.
        [draw] Das Unentschieden ist vereinbart.
       *[take-over] Der Wechsel am Tisch ist vereinbart.
    }
notice-declined =
    { $what ->
        [undo] Es wird nicht zurückgenommen.
        [draw] Es wird weitergespielt.
       *[take-over] Es bleibt, wie es ist.
    }
notice-forfeited =
    { $how ->
        [crashed] { $name } ist abgestürzt und verliert das Spiel.
        [slow] { $name } hat zu lange überlegt und verliert das Spiel.
       *[illegal] { $name } hat etwas gesagt, was die Regeln nicht erlauben, und verliert das Spiel.
    }
notice-resigned = { $name } gibt auf.
notice-time-over = Die Zeit von { $name } ist um.
notice-taken-over = { $bot } übernimmt den Platz von { $name }.
notice-seat-free = Der Platz von { $name } ist frei für jemand Neuen.
notice-bot-replaced = Der Computer auf dem Platz von { $name } wurde ausgewechselt.
notice-talked = { $name }: { $phrase }
notice-drawn = Das Spiel endet unentschieden.
notice-expired = Der Tisch wurde abgeräumt.
