### Das Terminal auf Deutsch. Die drei Sprachdateien haben dieselben Schlüssel und dieselben Variablen.

## Wenn etwas nicht stimmt

error = Fehler: { $message }
error-cup-format = Ein Format { $format } gibt es nicht; möglich sind knock_out, groups, league und swiss.
error-cup-series = Eine Serie geht über 3, 5 oder 7 Spiele, nicht über { $number }.
error-clash = { $option } gilt nur zusammen mit einem von: { $needed }
error-expected = { $message } (möglich: { $expected })
error-file = { $file }: { $reason }
error-own-file = deine Datei
error-in-line = { $file }, Zeile { $line }: { $message }
error-at = { $at }: { $message }
error-not-text = { $file } ist keine Textdatei in UTF-8
error-bug = das hätte nicht passieren dürfen ({ $kind }: { $message }); ANPFIFF_TRACEBACK=1 zeigt, wo
error-no-rule = im Regelheft steht keine Regel { $number }
error-no-card = in der Schachtel liegt keine Karte mit der Kennung { $card }
error-nothing-to-continue = es gibt kein angefangenes Spiel von { $game }, das weitergehen könnte
error-option = eine Option schreibt man Name=Wert, nicht { $option }
error-player = { $player } kann hier nicht Platz nehmen (möglich: { $expected })
error-own-bot = „{ $bot }“ in diesem Spiel ist ein Bot von jemandem; nenne ihn noch einmal, wenn du ihm traust: --seats { $seats }
error-seats = { $said } Plätze sind angegeben, dieser Tisch hat { $seats }
error-names = { $said ->
        [one] Ein Name ist angegeben
       *[other] { $said } Namen sind angegeben
    }; Menschen am Tisch: { $people }
error-name = { $name } heißt schon ein Bot oder der eigene Platz; bitte ein anderer Name
error-other-game = { $file } ist ein Spiel von { $game }
error-no-game = welches Spiel? (möglich: { $expected })
error-game-key = { $name } kann nicht der Schlüssel eines Spiels sein: zwei bis vierzig kleine Buchstaben, Ziffern und Unterstriche, zuerst ein Buchstabe
error-game-taken = ein Spiel { $name } gibt es schon
error-folder-used = { $file } gibt es schon und ist nicht leer
error-no-tree = in { $folder } liegen nicht die Quellen von Anpfiff
error-in-the-way = { $file } gibt es schon, und es ist nicht dieses Spiel; anderer Name, oder --force zum Überschreiben
error-no-seat = es gibt keinen Platz { $seat }; dieser Tisch hat { $seats }
error-port = Port { $port } ist nicht zu haben ({ $reason }); ohne --port wird ein freier genommen
error-address = { $option } braucht eine Adresse wie https://spiel.example.org, nicht { $address }
error-public-path = --public nimmt eine Adresse ohne Pfad, denn die Seite liegt an der Wurzel ihres Hosts: https://play.example.org, nicht { $address }
error-no-folder = das braucht einen Ordner für die Ergebnisse: --out ORDNER
error-unreachable = die Datenbank antwortet nicht ({ $reason })
error-database-refuses = die Datenbank antwortet, lehnt aber ab ({ $reason })
error-database-owner = dieser Benutzer darf in der Datenbank nichts anlegen ({ $reason }): Sie muss dem gehören, der sich anmeldet, „alter database NAME owner to USER“
error-open-already = Anpfiff ist schon offen: { $address }
usage-word = Aufruf:
usage-required = [nötig]
usage-default = [sonst: { $value }]
usage-missing = { $what } fehlt
usage-no-option = eine Option { $name } gibt es nicht
usage-no-command = einen Befehl { $name } gibt es nicht
usage-guess = { $message }. Gemeint war vielleicht: { $guesses }
usage-wrong = { $what } passt nicht ({ $reason })
usage-least = mindestens { $number }
usage-most = höchstens { $number }
usage-whole = gefragt ist eine ganze Zahl
usage-number = gefragt ist eine Zahl
usage-needs-value = { $what } braucht einen Wert
usage-extra = „{ $what }“ ist hier zu viel; --help sagt, was der Befehl nimmt

## Hilfe

help-panel-commands = Befehle
help-panel-options = Optionen
help-panel-arguments = Argumente
help-option-help = Diese Hilfe zeigen.
help-option-lang = Sprache von allem, was du liest; sonst die deines Systems.
help-option-all-games = Auch die kleinen Spiele zeigen, an denen man lernt, wie ein Spiel geschrieben wird.
help-option-plain = Keine Farben, und nichts wird überschrieben: eine Anzeige unter der anderen (auch mit NO_COLOR oder TERM=dumb).
help-option-as-json = JSON für Programme ausgeben.
help-option-game = Ein Spiel, wie „anpfiff games“ es nennt.
help-option-own-cards = Eine Datei mit den echten Werten aus deiner eigenen Schachtel.
help-option-edition = Eine Ausgabe des Spiels; sonst die empfohlene.
help-option-option = Eine Vereinbarung für diesen Tisch; darf mehrmals stehen. „anpfiff games SPIEL“ nennt alle.
help-anpfiff = Fußball aus der Schachtel, mit allen Regeln und genauen Chancen: im Browser und im Terminal.
help-anpfiff-version = Version zeigen, und ob die Engine kompiliert ist.
help-anpfiff-install-completion = Die Shell ergänzen lassen: Spiele, Ausgaben, Optionen, Bots, Karten, Regeln (bash, zsh, fish).
help-anpfiff-show-completion = Das Skript dafür nur zeigen.
help-games = Die Spiele nennen; mit Namen: Ausgaben und Optionen eines Spiels.
help-games-game = Dieses Spiel ausführlich zeigen.
help-lesson = Eine Lektion spielen und prüfen.
help-lesson-file = Die TOML-Datei einer Lektion.
help-lesson-check = Nur prüfen, nicht spielen.
help-bot = Einen Bot zu einem Server schicken: Er nimmt Plätze, zu denen er eingeladen ist, und offene, mehrere zugleich, und kommt an seine Tische zurück.
help-bot-name-of-bot = Der Bot: mein_bot.py:Coach, cmd:./mein_bot oder einer von unseren.
help-bot-server = Die Adresse des Servers.
help-bot-link = Der Link zu einem Platz oder einem Turnier, zu dem er eingeladen ist; mehrfach möglich.
help-bot-name = Wie er an den Tischen heißt; sonst nach seiner Datei.
help-bot-key = Die Datei mit seiner Identität; sonst eine in deinem Datenordner.
help-bot-only = Nur Tische dieser Spiele.
help-bot-most = An wie vielen Tischen er zugleich spielt.
help-bot-matches = Nach so vielen Partien aufhören; sonst geht es weiter, bis du ihn holst.
help-bot-invited = Nur Plätze nehmen, zu denen er eingeladen ist oder einen Link hat, keine offenen an öffentlichen Tischen.
help-bot-unlisted = Den Server nicht zeigen lassen, dass er da ist; dann kann ihn niemand einladen.
help-new-game = Ein eigenes Spiel beginnen, ausgehend vom Elfmeterduell.
help-new-game-key = Der Schlüssel des Spiels: ein Name in kleinen Buchstaben, mit Unterstrichen.
help-new-game-into = Der Ordner für das neue Paket oder der mit den Quellen von Anpfiff; sonst einer, der wie das Spiel heißt, oder dieser hier.
help-new-game-tree = Es mit seinen Tests in die Quellen von Anpfiff legen statt in ein eigenes Paket.
help-play = Ein Spiel im Terminal spielen.
help-play-seats = Wer wo sitzt, ein Name je Platz: me (du) oder einer der Bots random, novice, greedy, league und world (search-500 denkt 500 Spiele voraus).
help-play-names = Wie die Menschen am Tisch heißen, vom ersten Platz an.
help-play-seed = Woher die Würfel kommen; der gleiche Startwert gibt die gleichen Würfel.
help-play-save = Das Spiel in dieser Datei aufheben.
help-play-force = Mit --save auch eine Datei überschreiben, die nicht dieses Spiel ist.
help-play-go-on = Das letzte angefangene Spiel fortsetzen.
help-play-source = Das Spiel aus dieser Datei fortsetzen.
help-play-real = Was von der Schachtel echt ist: dice (Würfel), cards (Karten) oder beides. Das Terminal ist Schiedsrichter, fragt, was fiel und was gelegt wurde, und rechnet alles zusammen.
help-replay = Ein Spiel nachspielen oder prüfen.
help-replay-file = Eine Datei mit einem aufgezeichneten Spiel.
help-replay-verify = Beweisen, dass jede Zeile erlaubt und die Würfel ehrlich waren.
help-replay-seat = Das Spiel von diesem Platz aus sehen; der erste ist 1.
help-replay-is-open = Alles zeigen, auch verdeckte Karten.
help-analyse = Auf ein Spiel zurückschauen: die Rechnung aus Glück und Können, und was jede Entscheidung gekostet hat.
help-analyse-file = Eine Datei mit einem aufgezeichneten Spiel.
help-analyse-seat = Nur die Entscheidungen dieses Platzes; der erste ist 1.
help-analyse-iterations = Wie viele Spiele von jedem Augenblick aus weitergespielt werden.
help-analyse-bot = Einen Bot, auch einen eigenen, fragen, was er bei jeder Entscheidung gesagt hätte.
help-simulate = Bots viele Spiele spielen lassen und mitzählen.
help-simulate-number = Wie viele Spiele.
help-simulate-bots = Ein Bot je Platz: random, novice, greedy, league, world oder search-500 für eine Suche mit 500 Durchläufen; ein einzelner Name nimmt alle Plätze. Nach jedem Spiel wechseln sie die Plätze.
help-option-seed = Gleicher Startwert, gleiche Zahlen, wie viele Prozesse auch rechnen.
help-option-workers = Wie viele Prozesse sich die Arbeit teilen; sonst einer je Prozessor.
help-option-cluster = Die Arbeit auf einem Ray-Cluster verteilen: auf dem von RAY_ADDRESS oder einem eigens gestarteten. Braucht anpfiff[cluster].
help-option-out = Jeden fertigen Stapel in diesem Ordner ablegen. Derselbe Befehl macht weiter, wo er aufgehört hat; am Ende liegen dort Tabellen als CSV und Parquet.
help-option-batch = Wie viele Partien auf einmal abgelegt werden.
help-option-keep = Neben den Tabellen einen Datensatz aller Partien ablegen, für lernende Programme: jeden Spielbericht oder jede Entscheidung mit dem, was ihr Platz sah. Braucht --out.
help-simulate-every = Für jeden anderen Wert jeder Regel eine weitere Reihe spielen.
help-simulate-vary = Nur diese Regeloptionen, jede mit allen ihren Werten, statt --every-option.
help-simulate-free = Verben, bei denen statt des Bots der Zufall wählt, etwa pick, sign.card für eines von mehreren Argumenten, oder pick/2, wo jede Möglichkeit mit der Chance eins zu zwei genommen wird (was gesagt wurde, wird aufgehoben), und Sätze, die Bots immer sagen, etwa „squad own“.
help-simulate-price = Eine Zahl auf den Karten, die sagt, was sie kosten: der Bericht stellt sie ihrem Wert gegenüber.
help-simulate-outlook = Den Zuschauern bei jeder N-ten Entscheidung sagen, wie wahrscheinlich jeder gewinnt; der Bericht misst es am Ausgang.
help-simulate-iterations = Mit --outlook: aus wie vielen vorgestellten Partien eine Chance gesagt wird.
help-arena = Jeden Bot gegen jeden spielen lassen und alle bewerten.
help-arena-number = Wie viele Partien für je zwei Bots.
help-arena-bots = Die Bots, die antreten.
help-arena-seats = Wie viele Plätze ein Tisch hat; bei mehr als zweien sitzen die beiden Bots abwechselnd.
help-arena-luck = Das Glück von Würfeln und Karten aus den Ergebnissen nehmen: aus so vielen Partien, die von jedem Augenblick weitergespielt werden.
help-cup = Bots einen Pokal, eine Liga oder ein Schweizer Turnier spielen lassen und das Ergebnis ausgeben.
help-cup-entrants = Wie viele mitspielen.
help-cup-kind = Wie der Meister gefunden wird.
help-cup-legs = Spiele je Paarung; in der Liga, wie oft jeder gegen jeden spielt.
help-cup-away-goals = Steht es nach zwei Spielen gleich, zählen die Auswärtstore.
help-cup-series = Paarungen gehen über so viele Spiele, die Mehrheit entscheidet.
help-cup-seats = Wie viele höchstens an einem Tisch sitzen; ab drei ist ein ganzer Tisch ein Spiel, und Plätze zählen.
help-cup-bots = Die Bots, die antreten, der Reihe nach, bis alle Plätze besetzt sind.
help-report = Den Bericht einer Untersuchung schreiben: eine Seite mit Bildern und Tabellen, für jeden Browser.
help-report-folder = Der Ordner einer Untersuchung, wie bei --out angegeben.
help-report-file = Die Datei, die geschrieben wird; sonst eine Seite in diesem Ordner.
help-rules = Das Regelheft lesen.
help-rules-number = Ein Kapitel oder eine einzelne Regel, etwa F4 oder F4.3.
help-cards = Die Karten zeigen, und woher jeder Wert stammt.
help-cards-card = Eine Karte ausführlich zeigen.
help-cards-ids = Die Kennung jeder Karte zeigen, mit ihrem Namen.
help-cards-as-template = Eine Datei zum Ausfüllen für die eigene Schachtel ausgeben: alles Rekonstruierte, auskommentiert.
help-bench = Messen, wie schnell die Engine auf diesem Rechner ist.
help-bench-seconds = Wie lange gemessen wird.
help-option-database = Wo die Spiele liegen: eine Datei oder postgresql://…; sonst eine Datei in Ihrem Datenordner.
help-serve = Den Server starten: im Browser spielen, auf diesem Rechner oder von überall.
help-serve-host = Die Adresse, an der gelauscht wird; 0.0.0.0 lässt das ganze Netz herein.
help-serve-port = Der Port; sonst 8765 oder ein anderer, der frei ist.
help-serve-public = Die Adresse, unter der man diesen Server erreicht, wenn er hinter einem Proxy steht: https://…
help-serve-proxy = Die Proxys vor diesem Server, als Adressen oder Netze; nur ihnen wird geglaubt, woher jemand kommt. Ohne Angabe die auf diesem Rechner.
help-serve-workers = In wie vielen Prozessen die Bots nachdenken; sonst alle Kerne bis auf einen.
help-serve-rate = Wie viele Nachrichten je Sekunde eine Leitung senden darf.
help-serve-tables = Wie viele Tische eine Adresse je Stunde eröffnen darf.
help-serve-lines = Wie viele Leitungen eine Adresse offen haben darf.
help-serve-real-box = Tische mit echten Würfeln und Karten zulassen; für sie Schiedsrichter zu sein kostet den Server Zeit.
help-serve-visiting-bots = Bots anderer Leute auf diesem Server zulassen, wo alle sie sehen und einladen können.
help-serve-engine = Ein Ordner, in dem eine kompilierte Engine entsteht; die Bots wechseln zu ihr, sobald sie fertig ist.
help-serve-keep-open = Tage, nach denen ein Tisch verfällt, an den sich niemand gesetzt hat; 0 heißt nie.
help-serve-keep-running = Tage, nach denen ein Spiel gelöscht wird, das niemand weiterspielt; 0 heißt nie.
help-serve-keep-finished = Tage, nach denen ein beendetes Spiel gelöscht wird; 0 heißt nie.
help-serve-access-log = Für jede Anfrage eine Zeile schreiben; ohne Adressen und Schlüssel.
help-serve-log = Was geschieht, als Zeilen Text oder JSON auf stderr schreiben, mit der Zeit und ihrem Abstand zu UTC.
help-serve-imprint = Das Impressum des Betreibers: eine Datei (.html oder Text) oder eine Adresse.
help-serve-privacy = Die Datenschutzerklärung: eine Datei (.html oder Text) oder eine Adresse.
help-serve-bots = Eigene Bots, gegen die man hier spielen kann: my_bot.py:Coach, Libero=cmd:./my_bot, …
help-serve-measured = Ordner von „anpfiff arena --out“, die sagen, wie stark deine eigenen Bots sind.
help-serve-browser = Die Seite im Browser öffnen.
help-backup = Alle Spiele einer Datenbank in eine Datei schreiben; der Server darf weiterlaufen.
help-backup-file = Die Datei, die geschrieben wird; mit --every der Ordner.
help-backup-every = Jetzt eine schreiben und dann alle so viele Stunden, bis man es anhält.
help-backup-kept = Mit --every: wie viele Sicherungen im Ordner bleiben.
help-restore = Alle Spiele aus einer Datei in eine leere Datenbank lesen, gleich welcher Art.
help-restore-file = Eine Datei von „anpfiff backup“.
help-restore-unchecked = Der Datei glauben, ohne jedes Spiel noch einmal durchzuspielen.
help-site = Eine Seite schreiben, die ohne Server auskommt: für jeden Speicherplatz, auf dem Dateien liegen können.
help-site-folder = Der Ordner, der geschrieben wird; er darf leer sein oder von „anpfiff site“ stammen.
help-site-at = Der Pfad auf dem Server, unter dem die Seite liegen wird, zum Beispiel /spiele/anpfiff.
help-site-runtime = Ordner des Pakets pyodide von npm.
help-site-wheels = Ordner mit msgspec als Wheel für den Browser.
help-referee = Die Engine für andere Programme: JSON-Zeilen hinein, JSON-Zeilen heraus.

## Version

version = anpfiff { $version } ({ $engine })
version-pure = Engine: reines Python, nicht kompiliert
version-compiled = Engine: kompiliert
note-pure = Hinweis: Die Engine läuft als reines Python und ist langsam. Nach „make compile“ mit PYTHONPATH=build/compiled starten oder das Wheel installieren.

## Plätze, Protokoll und Ergebnis

seat-coach = Trainer
seat-me = Du
seat-fate = Schicksal
log-face-down = verdeckt
result-won = Sieger: { $best }, { $reason }.
result-draw = Unentschieden zwischen { $best }, { $reason }.
result-place = { $place }. { $name }: { $score }
result-kicks = Elfmeterschießen: { $numbers }
result-champion = Meister: { $name }

## Chancen

chance = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $fraction })
chance-of = genaue Chance auf: { $verdict }
chance-of-success = genaue Erfolgschance

## Am Tisch

play-welcome = { $game }. Enter nimmt die Antwort mit { $mark }, zu der geraten wird, ? zeigt, was du sonst eingeben kannst.
play-forced = Nur eine Antwort möglich: { $said }
play-prompt = Enter = { $first }, sonst Nummer, ? Hilfe >
play-prompt-advised = Enter = { $first } (Rat), sonst Nummer, ? Hilfe >
menu-mine = dein
menu-cost =
    { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
play-curtain = Wechsel an der Tastatur: { $seat } ist dran.
play-curtain-prompt = { $seat }: Enter, wenn niemand sonst hinschaut >
play-skipped =
    { $number ->
        [one] … { $number } frühere Zeile: l eingeben
       *[other] … { $number } frühere Zeilen: l eingeben
    }
play-skipped-at-the-end =
    { $number ->
        [one] … { $number } frühere Zeile, zu sehen in der Aufzeichnung
       *[other] … { $number } frühere Zeilen, zu sehen in der Aufzeichnung
    }
play-ambiguous = Das könnten mehrere Antworten sein: { $several }
play-not-understood = „{ $said }“ steht nicht zur Wahl. Gib eine Nummer, ein Stück einer Antwort oder ? für Hilfe ein.
play-named = Genannt: { $named }
play-several =
    { $number ->
        [one] Noch { $number } zu nennen.
       *[other] { $number } zu nennen, in beliebiger Reihenfolge: einzeln oder zusammen, etwa „1 4“.
    }
play-budget =
    { $number ->
        [one] Noch { $number } Punkt.
       *[other] Noch { $number } Punkte.
    }
play-unsaid = Genannt, aber nicht gesagt und damit verloren: { $named }
play-leave-unsaid = Genannt, aber noch nicht gesagt: { $named }. Beim Gehen geht das verloren.
play-leave-prompt = q: trotzdem gehen, Enter: bleiben >
play-not-besides = „{ $said }“ geht nicht neben dem, was schon genannt ist; u nimmt das Letzte zurück.
play-not-saved = Das Spiel ließ sich nicht sichern: { $reason }
play-in-the-way = { $file } gibt es schon, und es ist nicht dieses Spiel: bitte ein anderer Name.
play-saved = Gesichert in { $file }
play-nothing-to-undo = Du hast noch nichts entschieden.
play-undone = Zurückgenommen: Der Tisch liegt wie vor deiner letzten Entscheidung.
play-goodbye = Weiter geht es mit: { $command }
play-forfeit = Das Spiel ist aus: { $reason }.
play-over = Die Aufzeichnung liegt in { $file }
play-help =
    Antworte mit einer Nummer, mit einem Stück der Antwort oder mit Enter für die,
    zu der geraten wird. Sind mehrere gefragt, nenne sie in beliebiger Reihenfolge,
    einzeln oder zusammen: 1 4 oder blitz trickster. Gesagt wird, wenn alle genannt
    sind; bis dahin nimmt u das Letzte zurück. Außerdem:
      ?         diese Hilfe
      r         die Regel hinter der Frage;  r F4.3  eine andere
      c         die Karten, die du sehen kannst, mit ihren Werten
      h         ein Tipp: was eine Suche von jeder Antwort hält
      l         das Protokoll, soweit du es lesen darfst
      u         deine letzte Entscheidung zurücknehmen
      s DATEI   eine Kopie sichern
      q         sichern und aufhören

## Aufzeichnungen

replay-prompt = { $ply } von { $plies } – Enter: weiter, b: zurück, g: nächstes Tor, p: abspielen, q: Ende >
replay-help = Enter geht weiter, b zurück, g zum nächsten Tor, p spielt von selbst ab (Strg+C hält an), eine Nummer geht zu dieser Zeile des Protokolls, q hört auf.
verify-legal =
    { $lines ->
        [one] { $lines } Zeile nachgespielt: erlaubt.
       *[other] { $lines } Zeilen nachgespielt: alle erlaubt.
    }
verify-seed = Alle Würfe und gezogenen Karten folgen aus dem Startwert { $seed }.
verify-urn = Alle Würfe und gezogenen Karten folgen aus dem Geheimnis, das vor dem Anpfiff festgelegt war ({ $commitment }), und aus den Teilen aller Plätze.
verify-given = Würfe und gezogene Karten folgen ab Zeile { $ply } aus dem Startwert { $seed }; davor waren sie vorgegeben.
verify-back = Zurückgenommen bis Zeile { $ply } ({ $why ->
        [agreed] im Einvernehmen
        [alone] allein am Tisch
       *[free] frei
    }), gesagt von den Geräten der Plätze { $seats }; das Zurückgenommene steht in der Datei, und die Würfe danach folgen daraus.
verify-result = Das Ergebnis ist das aufgezeichnete.
verify-wrong = Nicht bewiesen: { $message }
verify-names = Die Namen stehen so in der Datei; nichts beweist sie.
unproven-by-hand = Nicht bewiesen: Würfe und gezogene Karten wurden von Hand eingegeben; sie sind möglich, mehr nicht.
unproven-at-the-table = Wie am Tisch eingegeben: Würfel und Karten waren echt, was alle sahen, wurde von Hand eingegeben, und was niemand gezeigt hat, ist ergänzt.
unproven-given = Nicht bewiesen: wie es zu der Stellung kam, mit der das Spiel beginnt.
unproven-taken-back = Nicht bewiesen: dass etwas zurückgenommen wurde. Die Datei sagt nicht, was; Würfel und Karten hängen nicht davon ab.
unproven-ended = Nicht bewiesen: dass die Spieler hier aufgehört haben (aufgegeben, Zeit um, geeinigt). Die Datei kann abgeschnitten sein.
unproven-unfinished = Nicht bewiesen: wie es weiterging. Das Spiel ist noch nicht zu Ende, oder die Datei ist abgeschnitten.
unproven-no-result = Das Spiel ist aus; ein Ergebnis zum Vergleich steht nicht in der Datei.

## Tipps und Analyse

hint-option = Antwort
hint-chance = Siegchance (95 %)
hint-matches = gedachte Spiele
hint-estimate = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-note = Ein geteilter Sieg zählt anteilig. Wo alle verdeckt antworten, mischen die anderen in Gedanken ihre Antworten.
hint-why-even = Kaum ein Unterschied: Die nächste Antwort ist so gut wie gleich.
hint-why-sight = Auch auf den ersten Blick gibt es nichts Stärkeres.
hint-why-later = Auf den ersten Blick wirkt anderes stärker; weitergespielt zahlt sich das hier aus.
analyse-progress = Rückschau
analyse-ply = Zeile
analyse-seat = Platz
analyse-said = gesagt
analyse-chance = Chance
analyse-lost = damit verloren (95 %)
analyse-best = besser
analyse-bot = Bot
analyse-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
analyse-account = { $seat }: { $began } beim Anstoß
analyse-item = Posten
analyse-number = Anzahl
analyse-points = Punkte (95 %)
analyse-dice = Würfel
analyse-cards = Karten
analyse-own = Eigene Entscheidungen
analyse-others = Entscheidungen der anderen
analyse-unforeseen = Nicht vorhersehbar
analyse-ended = am Ende
analyse-cannot-tell = nicht zu sagen ({ $range })
analyse-verdict-won-choices = Die besseren Entscheidungen gaben den Ausschlag.
analyse-verdict-won-luck = Das Glück gab den Ausschlag.
analyse-verdict-lost-choices = Die anderen haben besser entschieden.
analyse-verdict-lost-luck = Das Pech gab den Ausschlag.
analyse-verdict-both = Von beidem etwas, Entscheidungen und Glück.
analyse-verdict-level-better = Besser entschieden, weniger Glück gehabt.
analyse-verdict-level-worse = Schlechter entschieden, mehr Glück gehabt.
analyse-verdict-fair = Ein gerechtes Ergebnis.
analyse-verdict-unknown = Ob Entscheidungen oder Glück den Ausschlag gaben, lässt sich aus diesem Spiel nicht sagen.
analyse-deserved = Nach den Abschlüssen verdient: { NUMBER($first, minimumFractionDigits: 2, maximumFractionDigits: 2) } : { NUMBER($second, minimumFractionDigits: 2, maximumFractionDigits: 2) } Tore; am ehesten ein { $score } ({ NUMBER($chance, style: "percent", maximumFractionDigits: 1) }).
analyse-expected = { $seat }: { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } erwartete Punkte.
analyse-note = Würfel und Karten werden an allem gemessen, was hätte fallen können. Entscheidungen werden mit den Augen ihres Platzes an der Stufe „{ $league }“ gemessen; was niemand vorhersehen konnte, ist der Rest. Die Posten gehen auf. Enthält ein Intervall die 0, ist die Zahl nicht zu sagen.

## Gegner

games-bots = Gegner (mit --seats an den Tisch setzen)
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

## Simulationen

simulate-progress = Spiele
simulate-forfeits =
    { $times ->
        [one] Ein Spiel wurde verwirkt
       *[other] { $times } Spiele wurden verwirkt
    }: { $reason }
simulate-stopped =
    { $games ->
        [one] Abgebrochen nach { $games } Spiel.
       *[other] Abgebrochen nach { $games } Spielen.
    }
simulate-title =
    { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }
simulate-number = Anzahl
simulate-share = Anteil (95 %)
simulate-goals = { $scores } je Spiel (95 %)
simulate-wins = { $name } siegt
simulate-draws = unentschieden
simulate-seat = Sieg von Platz { $seat } aus
simulate-length = je Spiel
simulate-decisions-each = Entscheidungen
simulate-fates-each = Würfe und gezogene Karten
simulate-scores = Ergebnis
simulate-told =
    { $moments ->
        [one] Siegchancen, gesagt in { $moments } Moment
       *[other] Siegchancen, gesagt in { $moments } Momenten
    }
simulate-said = gesagt
simulate-came = gewonnen (95 %)
simulate-brier = Brier-Wert { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } ({ NUMBER($low, minimumFractionDigits: 3, maximumFractionDigits: 3) } – { NUMBER($high, minimumFractionDigits: 3, maximumFractionDigits: 3) })
simulate-off = Diese Chancen liegen weiter daneben, als wahre es täten (Wahrscheinlichkeit { NUMBER($chance, maximumFractionDigits: 6) }).
simulate-chance = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-intervals = In Klammern: die Grenzen, zwischen denen die wahre Zahl mit 95 % Sicherheit liegt (Anteile nach Wilson). Ergebnisse in der Reihenfolge der Bots.
interval-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
interval-mean = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } – { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
simulate-kept = Abgelegt in { $folder }: { $files }. Lesen mit: anpfiff report { $folder }
simulate-data = Der Datensatz liegt in { $folder }: JSON-Zeilen, dazu Parquet, wo pyarrow installiert ist; about.json sagt, was darin steht.
simulate-go-on = Was fertig ist, liegt in { $folder }; derselbe Befehl macht dort weiter.
simulate-no-parquet = Ohne pyarrow gibt es keine Parquet-Datei: pip install 'anpfiff[lab]'
arena-bot = Bot
arena-rating = Wertung (95 %)
arena-record = gewonnen / unentschieden / verloren
arena-points = Punkte (95 %)
arena-decided = von den entschiedenen (95 %)
arena-luck-plain = Anteil der Siege (95 %)
arena-luck-adjusted = ohne Glück (95 %)
arena-luck-worth = eine Partie zählt wie
arena-worth = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } Partien
arena-note = Wertungen nach Bradley und Terry: 1500 ist die Mitte, 400 Punkte sind Chancen von zehn zu eins; Grenzen durch erneutes Ziehen. Ein Unentschieden ist ein halber Punkt.
interval-rating = { NUMBER($value, maximumFractionDigits: 0, useGrouping: 0) } ({ NUMBER($low, maximumFractionDigits: 0, useGrouping: 0) } – { NUMBER($high, maximumFractionDigits: 0, useGrouping: 0) })
cup-round = Runde { $number }
cup-group = Gruppe { $name }
cup-place = Platz
cup-name = Name
cup-played = Spiele
cup-record = gewonnen / unentschieden / verloren
cup-firsts = erste Plätze
cup-goals = Tore
cup-points = Punkte
cup-tie = { $home } – { $away }  { $scores }  { $why }
cup-bye = { $name } hat ein Freilos
cup-going-on = weiter: { $names }
cup-champion = Sieger: { $name }
cup-by-goals = { $name } ist weiter
cup-by-kicks = { $name } ist weiter, im Elfmeterschießen
cup-by-aggregate = { $name } ist weiter, nach beiden Spielen
cup-by-away-goals = { $name } ist weiter, durch Auswärtstore
cup-by-decider = { $name } ist weiter, nach Entscheidungsspiel
cup-by-series = { $name } ist weiter, Serie gewonnen
cup-by-lot = { $name } ist weiter, durch das Los
cup-by-awarded = { $name } ist weiter, am grünen Tisch
report-written = Der Bericht liegt in { $file }
bench-what = Was
bench-speed = Tempo

## Regal und Karten

games-seats = { $low } bis { $high } Plätze
games-seats-just = { $low } Plätze
games-try = Spielen: anpfiff play { $game }   Alle Optionen: anpfiff games { $game }
bot-stands = { $name } steht an { $server }. Seine Identität liegt in { $file }. Strg-C schickt ihn heim.
bot-listed = Man findet ihn dort und kann ihn einladen, an { $tables } Tische zugleich: { $games }.
bot-unasked = Niemand kann ihn einladen: Der Server spielt keines seiner Spiele nach derselben Fassung der Regeln.
bot-no-list = Dieser Server ist älter und führt keine Liste der Bots: Niemand sieht, dass er da ist. Seine Plätze nimmt er trotzdem ein.
bot-unlisted = Niemand sieht, dass er da ist: { $reason }
bot-invited = eingeladen
bot-won = gewonnen
bot-drawn = unentschieden
bot-lost = verloren
new-game-made = Dein Spiel { $name } liegt in { $folder }. Spielen: pip install -e { $folder }, dann anpfiff play { $name }. Testen: pytest { $folder }
new-game-tree = Dein Spiel { $name } steht im Regal für Entwickler. Spielen: anpfiff play { $name }
games-which = Welches Spiel? 1 bis { $most } >
games-options = Was ein Tisch vereinbaren darf (beim Spielen mit --option Name=Wert)
games-needs = Nur zusammen mit einem von: { $needed }
cards-legend = Ohne Zeichen: gedruckt.   { $marks }
cards-id = Kennung
cards-how = Kennungen: --ids   Eine Datei für die eigene Schachtel: anpfiff cards { $game } --template > meine_schachtel.toml
template-head =
    Die wahren Werte deiner Schachtel. Hier steht alles, was wir nur rekonstruiert haben.
    Nimm das „# “ vor einer Karte weg und schreibe hin, was auf ihr steht; Zeilen mit ## bleiben Anmerkungen.
    Felder, die schon stimmen, darfst du weglassen. Spielen: anpfiff play { $game } --own-cards DATEI

site-packing = Die Engine wird gepackt …
site-writing = Die Seite wird geschrieben …
site-done = Fertig: { $files } Dateien in { $folder }, { $size } MB über die Leitung. Auf dem Gerät spielt die Seite danach ohne Netz.
serve-ready = Anpfiff ist offen: { $address }
serve-without-page = Anpfiff läuft auf { $address }, aber die Seite ist nicht gebaut: Nur Programme können es nutzen. Baue sie mit „make client“; dieser Server zeigt sie dann sofort.
serve-open-already = Anpfiff ist schon offen, die Seite kommt von dort: { $address }
serve-network = Im selben Netz, auch mit dem Handy: { $address }
serve-no-network = Im Netz ist dieser Rechner gerade nicht zu finden: keine Adresse.
serve-stop = Beenden mit Strg+C; jedes Spiel bleibt erhalten und geht beim nächsten Mal weiter.
serve-compiled = Die Engine ist kompiliert: Die Bots denken jetzt mit voller Kraft.
serve-stopped = Geschlossen. Jedes Spiel ist aufgehoben.
backup-done = { $tables ->
    [one] Ein Tisch liegt in { $file }.
   *[other] { $tables } Tische liegen in { $file }.
}
restore-done = { $tables ->
    [one] Ein Tisch kam aus { $file } zurück.
   *[other] { $tables } Tische kamen aus { $file } zurück.
}

help-tables = Für Betreiber: die Tische eines Servers zeigen, einen schließen, herausholen oder löschen.
help-tables-status = Nur Tische in diesem Zustand: open, running, over, expired oder outdated (durch ein Update beendet). Mehrfach möglich.
help-tables-limit = Wie viele der neuesten Tische gezeigt werden.
help-tables-close = Einen Tisch beenden: Niemand kann dort weiterspielen. Mit SQLite muss der Server dafür stehen.
help-tables-export = Den Spielbericht eines Tisches ausgeben; bei einem laufenden Spiel mit allem Verdeckten.
help-tables-delete = Einen beendeten oder geschlossenen Tisch endgültig löschen. Mit SQLite muss der Server dafür stehen.
tables-id = Kennung
tables-game = Spiel
tables-status = Zustand
tables-opened = eröffnet
tables-seats = Plätze
tables-open = offen
tables-running = läuft
tables-over = beendet
tables-expired = geschlossen
tables-outdated = alte Regeln
tables-closed = Tisch { $table } ist geschlossen.
tables-deleted = Tisch { $table } ist gelöscht.
tables-damaged = Diesen fehlt ein Eintrag. Man kann sie ansehen, aber nichts kommt mehr dazu: { $names }
error-no-table = es gibt keinen Tisch { $table }
error-table-ended = Tisch { $table } ist schon beendet
error-table-open = Tisch { $table } ist noch offen: erst mit --close schließen
error-table-busy = an Tisch { $table } hat gerade jemand etwas gesagt: bitte noch einmal
error-table-not-begun = das Spiel an Tisch { $table } hat nicht begonnen
error-status = den Zustand { $status } gibt es nicht (möglich: { $expected })
lesson-right = Alles in Ordnung: { $notes } Hinweise, in drei Sprachen.
lesson-ede = Ede:
lesson-prompt = Was sagst du? (Eingabetaste: { $answer })

help-puzzles = Rätsel aus Spielen zwischen Bots machen oder die mitgelieferten prüfen.
help-puzzles-deed = make sieht sich Spiele an, macht weiter, wo es aufgehört hat, und packt, was es fand; check beweist jedes mitgelieferte Rätsel noch einmal.
help-puzzles-game = Ein Spiel, wie „anpfiff games“ es nennt.
help-puzzles-wanted = Wie viele Rätsel jeder Art genügen.
help-puzzles-matches = Nach so vielen weiteren Spielen ist Schluss, wie viele Rätsel es auch sind.
help-puzzles-only = Nur Rätsel dieser Art suchen: gezählt, bewiesen, oder verdeckt beantwortet.
help-puzzles-folder = Wo die Arbeitsdateien liegen.
help-puzzles-out = Wohin die gepackten Rätsel geschrieben werden; sonst neben die Arbeitsdateien.
help-puzzles-is-quick = Beweise nur mit wenigen Spielen prüfen: genug, um grobe Fehler zu sehen.
puzzles-kind = { $kind ->
        [exact] Gezählt
        [sealed] Verdeckt
       *[proven] Bewiesen
    }
puzzles-made = { $matches } Spiele, { $asked } Fragen angesehen; { $tried } Beweise zweimal geführt, { $overturned } beim zweiten Mal widerlegt, { $doubted } von der Suche angezweifelt.
puzzles-packed = { $number } Rätsel gepackt, { $kilobytes } KB: { $file }
puzzles-checking = Prüfe
puzzles-checked = { $number } Rätsel, { $exact } davon gezählt: { $wrong ->
        [0] alle halten stand.
        [one] eines hält nicht stand.
       *[other] { $wrong } halten nicht stand.
    }

error-real = --real: dice, cards oder dice,cards, nicht „{ $said }“.
error-real-bots = Mit echten Karten kann niemand einem Bot seine Hand zeigen: { $bots } kann nicht mitspielen.
real-welcome = { $game } mit der echten Schachtel. Eine Nummer antwortet, ? zeigt, was du sonst eingeben kannst.
real-help =
    Antworte mit einer Nummer oder mit einem Stück der Antwort. Außerdem:
      ?         diese Hilfe
      r         die Regel hinter der Frage
      f         der Film: alles, was eingegeben wurde;  f 3  berichtigt den dritten Moment
      u         zurücknehmen, was zuletzt eingegeben wurde
      q         sichern und aufhören
real-ask-dice = Was zeigen die Würfel?
real-ask-cards = Welche Karte liegt jetzt da?
real-prompt = Nummer, u: zurücknehmen, f: Film, r: Regel, q: aufhören >
real-fate = der Tisch
real-film = „f 3“ berichtigt Moment 3; der Rest wird neu gespielt, soweit er passt.
real-no-moment = Diesen Moment gibt es nicht: eine Zahl von 1 bis { $most }.
real-correct-prompt = Was war es wirklich? Nummer, Enter: so lassen >
real-unchanged = Nichts wurde geändert.
real-refused = Das ging nicht: { $reason }
real-corrected = Berichtigt. Momente, die bleiben: { $stays }, die entfallen: { $falls }.
real-undone = Zurückgenommen: das zuletzt Eingegebene.
real-no-hint = Mit echten Karten kennt hier niemand deine Hand, also gibt es keinen Tipp.
real-turn = Am Zug: { $seat }
