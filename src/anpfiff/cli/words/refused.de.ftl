### Was das Terminal abweist, auf Deutsch. Die drei Sprachdateien haben dieselben Schlüssel und dieselben Variablen.

## Datenbanken, Sicherungen und Server

refused-site-part-missing = { $file } fehlt; „make site“ holt alles, was die Seite braucht
refused-site-not-empty = in { $folder } liegt schon etwas anderes; nimm einen leeren Ordner
refused-site-no-path = { $path } ist kein Pfad auf einem Server; erwartet wird etwas wie /spiele/anpfiff
refused-database-taken = ein anderer Server hat { $file } offen: eine Datei, ein Server
refused-database-unusable = { $file } lässt sich nicht öffnen ({ $reason })
refused-database-of-another = { $file } gehört einem anderen Programm
refused-database-newer = die Datenbank stammt von einem neueren Anpfiff: sie hat den Stand { $schema }, dieses Programm kennt { $known }
refused-database-older = die Datenbank hat noch den Stand { $schema }, dieses Programm braucht { $known }: einmal den Server darauf starten
refused-database-kind = eine Datenbank der Art { $kind } ist unbekannt
refused-database-address = die Adresse der Datenbank ist leer oder kann kein Pfad sein
refused-database-home = { $name }: dort ist niemand zu Hause
refused-database-unreadable = die Adresse der Datenbank ist nicht zu lesen
refused-database-without = in der Datenbank bei { $place } liegt nichts von Anpfiff
refused-database-not-empty = die Datenbank ist nicht leer: was darin ist, würde sich mit dem mischen, was kommt
refused-database-damaged = { $file } ist beschädigt ({ $found }): eine Sicherung einspielen, oder mit sqlite3 .recover retten, was übrig ist
refused-not-storable = { $what }: das lässt sich nicht speichern
refused-table-name = der Name eines Tisches hat 1 bis { $most } druckbare Zeichen, nicht { $name }
refused-table-unsound = Tisch { $table }: sein Protokoll ist nicht heil
refused-backup-version = { $file } ist eine Sicherung der Fassung { $version }, dieses Programm liest { $known }
refused-backup-format = { $file } ist keine heile Sicherung: so schreibt Anpfiff sie nicht
refused-backup-sum = { $file } ist keine heile Sicherung: die Prüfsumme passt nicht
refused-backup-more = { $file } ist keine heile Sicherung: nach dem Ende steht noch etwas
refused-backup-cut = { $file } ist keine heile Sicherung: sie ist abgeschnitten
refused-backup-large = { $file } ist keine heile Sicherung: ein Tisch darin ist zu groß
refused-backup-twice = ein Tisch oder ein Eintrag kommt zweimal vor
refused-proxy = --proxy braucht Adressen oder Netze, nicht { $said }
refused-page-file = { $name }: { $file } ist nicht zu lesen
refused-push-key = der Schlüssel für Mitteilungen hat 32 Bytes in base64url
refused-extra = dafür fehlt { $module }: pip install 'anpfiff[{ $extra }]'
refused-language = Wörter in { $name } gibt es nicht

## Tische

refused-game = ein Spiel { $name } steht nicht im Regal
refused-game-clash = mehrere Pakete bringen ein Spiel { $name } mit: { $packages }
refused-game-broken = das Spiel { $name } aus dem Paket { $package } lässt sich nicht spielen ({ $reason })
refused-option = eine Option { $name } gibt es nicht
refused-option-value = Option { $name }: { $found } geht nicht
refused-edition = { $game } hat keine Ausgabe { $name }
refused-seats = { $game } ist für { $low } bis { $high } Plätze, nicht für { $said }
refused-seats-just = { $game } ist für { $low } Plätze, nicht für { $said }
refused-bot = einen Bot { $name } gibt es nicht
refused-bot-broken = der Bot { $name } lässt sich nicht laden ({ $reason })
refused-bot-changed = die Datei von { $bot } hat sich geändert, während gespielt wurde: bitte wieder die alte, oder von vorn anfangen
refused-bot-twice = zwei Bots heißen { $name }: Gib einem davon einen anderen Namen, NAME=BOT
refused-bot-identity = in { $file } liegt keine Identität eines Bots
refused-bot-link = { $link } ist kein Link zu einem Tisch oder einem Turnier
refused-bot-revision = die Regeln von { $game } haben dort Revision { $theirs } und hier { $ours }: Nimm dieselbe Version von Anpfiff
refused-bot-no-seat = dort ist kein Platz frei
refused-bot-refused = der Server lehnt ab: { $reason }
refused-bot-nonsense = { $server } antwortet nicht wie ein Server von Anpfiff ({ $reason })
refused-bot-elsewhere = { $server } leitet weiter nach { $place }: Gib diese Adresse an, wenn du ihr traust
refused-forfeit-crashed = { $bot } verliert das Spiel: abgestürzt ({ $detail })
refused-forfeit-died = { $bot } verliert das Spiel: sein Prozess hat sich beendet ({ $detail })
refused-forfeit-slow = { $bot } verliert das Spiel: länger überlegt als { $detail }
refused-forfeit-illegal = { $bot } verliert das Spiel: gesagt, was nicht erlaubt ist ({ $detail })
refused-seats-only = für { $said } Plätze braucht es { $needed }
refused-iterations = eine Suche hat 1 bis { $most } Durchläufe, nicht { $said }
refused-seed = ein Startwert ist eine ganze Zahl von 0 bis { $most }
refused-names = für { $seats } Plätze sind { $found } Namen angegeben
refused-name-lines = ein Name steht auf einer Zeile, nicht { $name }
refused-no-action = { $said } ist kein Zug dieses Spiels
refused-cannot-say = { $said } geht hier nicht (Regel { $rule })
refused-cannot-fall = { $said } kann hier nicht fallen (Regel { $rule })
refused-too-late = { $said } kommt zu spät: andere oder der Zufall sind dran
refused-incomplete = in dieser Antwort fehlt etwas
refused-nothing-said = hier muss etwas gesagt werden
refused-no-seat = einen Platz { $seat } gibt es nicht
refused-no-ply = Halbzüge gibt es von 0 bis { $most }, nicht { $found }
refused-not-asked = Platz { $seat } ist jetzt nicht gefragt
refused-fate-not-asked = der Zufall ist jetzt nicht gefragt
refused-fate-by-itself = an diesem Tisch antwortet der Zufall von selbst
refused-over = das Spiel ist aus
refused-not-over = das Spiel ist noch nicht aus
refused-state-of-another = das ist die Stellung eines anderen Spiels

## Aufzeichnungen

refused-replay-none = das ist keine Aufzeichnung: die erste Zeile ist nicht „{ $format }“
refused-replay-lacks = der Aufzeichnung fehlt die Zeile { $name }
refused-replay-whole = { $name } braucht eine ganze Zahl, nicht { $found }
refused-replay-after-end = Zeile { $number }: nach dem Ergebnis steht noch { $line }
refused-replay-take = Zeile { $number }: Anläufe werden aufwärts gezählt, nicht { $line }
refused-replay-said = Zeile { $number }: hier steht „Platz: Zug“, nicht { $line }
refused-replay-seat = Zeile { $number }: nach dem Wort steht die Nummer eines Platzes, nicht { $line }
refused-replay-unknown = Zeile { $number }: { $line } ist unbekannt
refused-replay-twice = Zeile { $number }: { $line } steht zweimal da
refused-replay-json = { $where }: das ist kein JSON
refused-replay-revision = gespielt wurde { $game } in der Fassung { $played }; dieses Programm hat die Fassung { $known }
refused-replay-given = given nennt { $given } Halbzüge, gesagt wurden nur { $said }
refused-replay-state = die Stellung in der Zeile state kann in diesem Spiel nicht vorkommen
refused-replay-silent-take = ein neuer Anlauf sagt nicht, was zurückgenommen wurde: hier steht „back PLY WHY SEAT:WORD …“
refused-replay-back = „back“ steht nur, wo der Zufall „urn 2“ oder „urn 3“ ist
refused-replay-nothing-back = { $line }: zurückgenommen wurde nichts, was festgehalten würde
refused-replay-no-seat = Platz { $seat } kommt vor, aber es gibt nur { $seats } Plätze
refused-replay-urn-given = { $name }: ein Spiel aus der Urne beginnt beim Anpfiff, und aller Zufall ist aus ihr
refused-replay-begun = die ersten { $lines } Zeilen waren vorgegeben, wie aus einem anderen Spiel: die Urne beweist, was danach fiel, und nichts davor
refused-replay-commitment = das Geheimnis ist nicht das, das vor dem Anpfiff verbürgt wurde
refused-replay-over = nach den Regeln war das Spiel aus; niemand konnte es beenden
refused-replay-ended = ended nennt, wie es endete und warum, nicht { $found }
refused-replay-fate = fate ist eines von { $kinds }, nicht { $found }
refused-replay-real = real ist dice, cards oder dice,cards, mit fate manual; nicht { $found }
refused-no-moment = an Stelle { $ply } wurde nichts eingegeben
refused-replay-not-over = es steht ein Ergebnis da, aber die Aufzeichnung endet, bevor das Spiel aus ist
refused-replay-result = das Ergebnis wäre { $found }, in der Aufzeichnung steht { $recorded }
refused-replay-not-asked = Halbzug { $ply }: Platz { $seat } ist nicht gefragt
refused-replay-no-option = Halbzug { $ply }: { $said } ist hier nicht erlaubt
refused-replay-no-fate = Halbzug { $ply }: der Zufall ist nicht gefragt
refused-replay-no-outcome = Halbzug { $ply }: { $said } kann hier nicht fallen
refused-replay-other-fate = Halbzug { $ply }: { $said } folgt nicht aus dem Startwert (seed) oder der Urne
refused-replay-chosen = { $times } Mal wurde etwas zurückgenommen, und die Datei sagt nicht, was und auf wessen Wort: wer sie schrieb, konnte die Würfel danach wählen
refused-replay-made-up = beim Zurückgehen zum Halbzug { $ply } (Nr. { $number } von { $times }) fehlt das Wort von Platz { $seats }: es kann erfunden sein, um die Würfel danach zu wählen
refused-back-why = back nennt eines von { $whys }, nicht { $found }
refused-back-line = hier steht „back PLY WHY SEAT:WORD …“, nicht { $line }
refused-back-twice = Platz { $seat } stimmt zweimal zu: { $line }
refused-back-order = back nennt die Plätze der Reihe nach, nicht { $line }
refused-back-word = das Wort von Platz { $seat } führt nicht zu dem, das bekannt ist
refused-urn-kind = eine Urne der Art { $kind } ist unbekannt
refused-urn-secret = secret hat { $digits } hexadezimale Ziffern
refused-urn-part = part hat bis zu { $digits } hexadezimale Ziffern, nicht { $found }

## Statistik

refused-study = in { $folder } liegt keine Studie
refused-no-matches = eine Simulation braucht mindestens ein Spiel
refused-data-set = einen Datensatz { $name } gibt es nicht
refused-outlook = eine Aussicht braucht vorgestellte Spiele, und vorgestellte Spiele eine Aussicht
refused-verb = { $name } sagt in diesem Spiel niemand
refused-verb-argument = zu { $verb } gehört nichts, das { $name } heißt
refused-free-verb = ein freies Wort schreibt man pick, pick/2 oder sign.card, nicht { $said }
refused-no-bots = mindestens ein Bot muss dabei sein
refused-arena = eine Arena braucht mindestens zwei verschiedene Bots
refused-price = keine Karte hat eine Zahl namens { $name }
refused-price-without-chance = ob ein Preis gerecht ist, zeigt sich nur, wenn der Zufall wählt: bei welchen Wörtern?
refused-study-batch = { $file } ist nicht zu gebrauchen; löschen, dann wird neu gespielt
refused-study-other = in { $folder } liegt eine andere Studie (siehe { $file }); bitte ein anderer Ordner
refused-study-bot-changed = { $folder } wurde mit einem anderen { $bot } begonnen: Die Datei hat sich seitdem geändert. Bitte ein anderer Ordner oder wieder die alte Datei
refused-study-folder = { $folder } ist nicht leer, und es liegt keine Studie darin; bitte ein anderer Ordner
refused-study-no-arena = in { $folder } liegt keine Arena
refused-study-plan = { $file } ist nicht der Plan einer Studie

## Lektionen und Aufgaben

refused-lesson-file = { $file }: { $why }
refused-lesson-match = { $file }: { $match } ist ein Spiel von { $game }
refused-lesson-chair = { $file }: Platz { $seat } gibt es nicht
refused-lesson-not-yet = Noch nicht: Die Lektion will hier etwas anderes
refused-lesson-unknown = { $game } hat keine Lektion { $name }
refused-lesson-answer = Dem Spiel fehlt bei Zeile { $ply } eine ganze Antwort von Platz { $seat }
refused-puzzle-revision = Rätsel { $id }: für Fassung { $made } der Regeln gemacht, dies ist { $now }
refused-puzzle-options = Rätsel { $id }: seine Antworten sind nicht die von heute
refused-puzzle = { $game } hat kein Rätsel „{ $name }“
