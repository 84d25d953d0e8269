# Die Seite für Besitzer einer Schachtel: was auf den gedruckten Karten steht.
owner-title = Was steht auf deinen Karten?
owner-first = Zuerst, was am meisten ändert.
owner-kinds = Arten von Karten
owner-box = Deine Schachtel
owner-progress = { $mine } von { $all }: { $kind }
owner-were =
    { $count ->
        [one] { $count } war nachgebaut
       *[other] { $count } waren nachgebaut
    }
owner-of = { $mine } von { $all }
owner-read = Lies es von deiner Karte ab.
owner-place = { $place }. Platz{ $all ->
        [0] {""}
       *[other] {" "}von { $all }
    }. Lies ihn von deiner Karte ab.
owner-slot = { $place }. Platz:
owner-add = Platz hinzufügen
owner-empty = Leer auf der Karte
owner-forget = Doch nicht gelesen
owner-next = { $value }, weiter
owner-mine = gedruckt, von dir
owner-by-you = von dir
owner-known = bekannt
owner-open = { $count } offen
owner-worth = Lohnt sich:
owner-worth-card =
    { $count ->
        [one] Ein Wert von { $all } auf dieser Karte ist nachgebaut.
       *[other] { $count } von { $all } Werten auf dieser Karte sind nachgebaut.
    }
owner-none = In dieser Schachtel gibt es nichts von Karten abzulesen.
owner-complete = Deine Schachtel ist vollständig.
owner-keep = Behalten
owner-keep-about = Die Werte liegen auf diesem Gerät und werden bei jedem Spiel mit dieser Schachtel angeboten.
owner-save = Als Datei sichern
owner-load = Datei laden
owner-play = Damit spielen
owner-refused = Das kann nicht sein:
owner-line = Zeile { $line } zählt nicht:
owner-clash = So passt die Schachtel noch nicht zusammen:
