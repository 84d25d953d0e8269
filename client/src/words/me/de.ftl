match-file = Ein Spiel, das du als Datei gespeichert hast, kannst du mitbringen: Es geht weiter, wo es aufgehört hat, hier oder in jedem anderen Stadion.
match-file-open = Spiel öffnen
match-file-wrong = Diese Datei lässt sich nicht spielen, und nichts wurde geändert. Es muss die Datei eines Spiels sein, wie Anpfiff sie sichert („Spiel als Datei mitnehmen“), nach den heutigen Regeln. Im Einzelnen:
match-file-over = Dieses Spiel ist zu Ende. Du kannst es ansehen, seine Zahlen lesen und es nachbesprechen.
match-file-others = Die anderen sind
match-file-counts = Ein Spiel aus einer Datei zählt nicht für deine Bilanz.
match-file-look = Ansehen
match-file-go-on = Weiterspielen
