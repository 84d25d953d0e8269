conference = Konferenz
conference-of-tables = Öffentliche Tische
conference-places =
    { $count ->
        [one] ein Platz
       *[other] { $count } Plätze
    }
conference-goals =
    { $count ->
        [0] noch kein Tor
        [one] ein Tor
       *[other] { $count } Tore
    }
conference-modes = Art der Konferenz
conference-all = Alle
conference-radio = Radio
conference-hidden = Verdeckt
conference-goal = Tor für { $name }!
conference-tie =
    { $kind ->
        [first-leg] Hinspiel { $first }:{ $second }, zusammen { $home }:{ $away }
        [series] Gewonnene Spiele { $first }:{ $second }
       *[before] Davor { $first }:{ $second }, zusammen { $home }:{ $away }
    }
conference-more =
    … und { $count } { $count ->
        [one] weiteres
       *[other] weitere
    }
conference-spoken = { $call } { $home } { $first }, { $away } { $second }. { $text }
conference-half = { $half }. Hz
conference-live = läuft
conference-waits = Anpfiff folgt
conference-over = Schluss
conference-front = Vorn: { $name }
conference-pin = { $name } nach vorn holen
conference-unpin = Vorn nicht mehr festhalten
conference-to-table = An diesen Tisch
conference-replay = Von vorn ansehen
conference-standings = Stand jetzt
conference-up = auf
conference-down = ab
conference-nothing = Gerade wird nirgends gespielt.
conference-nothing-about = Sobald an einem öffentlichen Tisch angepfiffen wird, ist er hier zu sehen.
conference-on-air = Auf Sendung: nur Worte
conference-quiet = Noch ist nichts passiert.
conference-over-to = { $home } gegen { $away }, { $first }:{ $second }.
conference-pause = Pause
conference-go-on = Weiter
conference-big = Tore und große Chancen
conference-everything = Alles
conference-hidden-title = Ergebnisse sind verdeckt
conference-hidden-about = Keine Tore, keine Töne, keine Tabelle. Ein Auge deckt einen Tisch auf.
conference-uncover = { $name } aufdecken
conference-champion = { $name } gewinnt den Wettbewerb.
conference-back = Zum Wettbewerb
conference-stopped = Keine Verbindung. Stand { $time }
conference-keys = Tasten: 1–9 holen einen Tisch nach vorn, P hält ihn fest, R Radio, H verdeckt, S Tabelle, Esc zurück.
