# What the server says outside the page: in notices and on the cards of links.

push-title = Du bist dran
push-reminder = Dein Spiel wartet
hook-turn = Du bist dran: { $game }.
hook-over = Abgepfiffen: { $game }.
hook-reminder = Dein Spiel im Turnier wartet: { $game }.
calendar-about = Bis dahin wird am Tisch auf dich gewartet.
calendar-match = { $cup }: gegen { $names }
calendar-agreed = Dann ist Anpfiff.

# On the cards of links, which messengers show
link-house = Fußball am Tisch
link-house-line = Geliebte Schachteln, alle Regeln
link-house-footer = Ohne Konto: ein Tipp, und es geht los
link-challenge = { $name } fordert dich heraus
link-challenge-nameless = Du bist herausgefordert
link-invite = { $name } lädt dich ein
link-invite-nameless = Du bist eingeladen
link-invite-line =
    { $seats ->
        [2] { $game }, zu zweit
        [3] { $game }, zu dritt
        [4] { $game }, zu viert
       *[other] { $game }, für { $seats }
    }
link-invite-footer = Ein Tipp, und du stehst am Platz
link-seat = Platz { $number }
link-versus = { $first } gegen { $second }
link-running = Es läuft. Komm zuschauen!
link-quiet = Wie es ausging, verraten wir nicht
link-win = { $winner } schlägt { $loser }
link-draw = Am Ende steht es unentschieden
link-level-win = { $winner } hat das bessere Ende
link-champion = Weltmeister
link-champion-footer = { $name } holt den Titel
link-winner = { $name } gewinnt
link-before = Vor { $names }
cup-usual-name =
    { $kind ->
        [league] { $game }-Liga
       *[other] { $game }-Pokal
    }
link-cup-line = { $game }: ein Wettbewerb für { $size }
link-cup-footer = Ein Tipp, und du bist dabei
link-cup-running = Es läuft. Komm und schau zu!
link-cup-over = Alles ist gespielt

# Warum Bots langsamer denken, als sie könnten
engine-compiling = Die Engine wird im Hintergrund kompiliert; bis dahin denken Bots langsamer.
engine-no-compiler = Bots denken langsamer und spielen schwächer: Die Engine ist nicht kompiliert, weil hier ein C-Compiler mit den Headern von Python fehlt. Beides installieren (unter Debian und Ubuntu: apt install gcc python3-dev) und neu starten.
engine-no-packages = Bots denken langsamer und spielen schwächer: Die Engine ist nicht kompiliert, weil die Pakete dafür nicht zu laden waren (build/compile.log). Neu starten, sobald dieser Rechner sie erreicht.
engine-failed = Bots denken langsamer und spielen schwächer: Die Engine ist nicht kompiliert, weil das Kompilieren mit einem Fehler endete (build/compile.log). Der nächste Versuch folgt, wenn sich Quelltext oder Compiler geändert haben, oder sofort mit „make compile“.
engine-broken = Bots denken langsamer und spielen schwächer: Die kompilierte Engine startet hier nicht. Ihren Ordner (build/compiled) löschen und neu starten.
engine-pure = Bots denken langsamer und spielen schwächer: Die Engine läuft hier als reines Python. Wo es einen C-Compiler gibt, kompiliert „make play“ sie von selbst; das Wheel für dein System bringt sie kompiliert mit.

# Wo die Seite nicht gebaut ist
page-missing-title = Anpfiff läuft, aber die Seite ist nicht gebaut
page-missing = Baue sie mit „make client“ im Ordner der Quelltexte und lade diese Seite neu. Programme können den Server schon nutzen.
