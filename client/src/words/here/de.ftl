here-loading = Das Spiel kommt auf dein Gerät: { $done } von { $all } MB. Danach geht es ohne Netz.
here-opening = Die Tore werden aufgeschlossen …
here-elsewhere = Anpfiff ist schon in einem anderen Fenster offen. Schließ es, dann geht es hier weiter.
here-failed = Das Spiel ließ sich nicht öffnen. Deine Partien sind nicht verloren.
here-again = Noch einmal
