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
