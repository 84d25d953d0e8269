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
keys-tab = durch Leiste, Frage, Karten und Ticker
keys-arrows = von Karte zu Karte, im Ticker von Zeile zu Zeile
keys-enter = wählen und bestätigen
keys-undo = zurücknehmen
keys-rulebook = Regelbuch
keys-hint = Tipp
keys-ticker = Ticker
keys-menu = Menü
keys-card = Karte genauer ansehen
keys-what = was ist das?
keys-escape = schließen
keys-help = diese Liste
