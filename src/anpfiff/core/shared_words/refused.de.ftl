### Kartendateien; Schlüssel und Werte stehen da wie in der Datei

refused-card-toml = das ist kein TOML (Zeile { $line })
refused-card-text = { $name } braucht einen Text, nicht { $found }
refused-card-one-of = { $name } ist eines von { $allowed }, nicht { $found }
refused-card-whole = { $name } ist eine ganze Zahl von { $low } bis { $high }, nicht { $found }
refused-card-flag = { $name } ist true oder false, nicht { $found }
refused-card-wholes = { $name } ist eine Liste von { $size ->
        [0] {""}
       *[other] { $size }{" "}
    }ganzen Zahlen von { $low } bis { $high }, nicht { $found }
refused-card-texts = { $name } ist eine Liste von { $size ->
        [0] {""}
       *[other] { $size }{" "}
    }Texten, nicht { $found }{ $several ->
        [no] {""}
       *[yes] {" "}(möglich: { $allowed })
    }
refused-card-names = { $name } braucht einen Namen in jeder Sprache ({ $languages }), nicht { $found }
refused-card-table = { $name } ist eine Tabelle, nicht { $found }
refused-card-tables = { $name } ist eine Liste von Tabellen, nicht { $found }
refused-card-pairs = { $name } ist eine Liste von Paaren, nicht { $found }
refused-card-same-as = in { $name } steht dasselbe wie in { $other }, nicht { $found }
refused-card-once-at-most = in { $name } steht { $what } höchstens einmal, nicht { $found }
refused-card-each-once = in { $name } steht jedes einmal, nicht { $found }
refused-card-ending = { $name } endet auf { $end }, nicht { $found }
refused-card-not-below = { $name } ist nie kleiner als { $other }, hier aber { $found }
refused-card-two = { $what } steht zweimal in einer Reihe
refused-card-twice = die Kennung { $card } kommt zweimal vor
refused-card-unknown-key = den Schlüssel { $name } gibt es hier nicht
refused-card-no-field = den Schlüssel { $name } gibt es nicht; eine Karte hat { $known }
refused-card-not-ours = eine Karte mit der Kennung { $card } liegt nicht in der Schachtel
refused-card-next-new = eine Karte mit der Kennung { $card } liegt nicht in der Schachtel; die nächste neue heißt { $next }
refused-card-needs = needs nennt Werte einer anderen Option, nicht { $other }
refused-card-squad = { $team } hat 30 Spieler, davon 15 mit starter, hier aber { $men } und { $starters }
refused-card-order = { $what }: die Reihenfolge stimmt nicht, oder eine fehlt
refused-card-number = { $what }: genau { $number } müssen es sein
refused-card-must = { $what }: verlangt ist { $expected }
refused-card-too-few = { $what }: davon gibt es zu wenige
refused-card-too-many = { $what }: höchstens { $most }
refused-card-sum = alle count zusammen ergeben { $found }, nicht { $needed }
refused-card-only-with = { $what } gilt nur zusammen mit einem von: { $needed }
refused-card-none-left = für die Nummer { $number } ist keine Karte { $role } mehr da
refused-card-everybody-meets = Gruppe { $group }: jeder trifft jeden genau einmal
