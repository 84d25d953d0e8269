# Mit der echten Schachtel: das Handy als Schiedsrichter.
real-title = Mit der echten Schachtel
real-what = Was liegt auf dem Tisch?
real-about = Das Handy pfeift. Den Rest macht ihr mit Pappe.
real-dice = Würfel
real-dice-real = Echte Würfel
real-dice-real-about = Ihr werft, ihr tippt
real-dice-app = App würfelt
real-dice-app-about = Von allein
real-cards = Karten
real-cards-real = Echte Karten
real-cards-real-about = Bleiben verdeckt
real-cards-app = In der App
real-cards-app-about = Jeder sieht nur seine
real-phones = Telefone
real-phones-one = Eins für alle
real-phones-one-about = Liegt zwischen euch
real-phones-each = Jedem seins
real-phones-each-about = Verbunden per Link
real-who = Wer sitzt wo?
real-more = Noch jemand
real-fewer = Einer weniger
real-friend = Platz { $number } kommt mit dem eigenen Handy.
real-awake = Bildschirm bleibt an
real-awake-about = Bis zum Abpfiff
real-kick-off = Anpfiff am Küchentisch
real-answers = Antwort
real-not-there = geht hier nicht
real-hidden = verdeckt
real-back = Zurück
real-undo = Zurücknehmen
real-named = { $number } von { $most } genannt
real-just = Eben
real-rule = Regel { $rule }
real-board = Brett
real-board-title = So liegt es auf dem Tisch
real-means = Was die Würfe bedeuten
real-sum = macht { $sum }
real-chance = Gelingt zu { $chance }
real-film = Der Film
real-film-short = Film
real-film-throws = Film der Würfe
real-film-empty = Noch kein Moment. Der Film beginnt mit dem Anpfiff.
real-film-latest = Moment { $count } ist der letzte, er steht rechts.
real-turn = Umdrehen
real-asked = { $name }: { $question }
real-other = { $name } ist dran.
real-lay = Legt eure Karten verdeckt
real-lay-about = Auf den Tisch, nicht hier. Das Telefon erfährt sie erst, wenn sie aufgedeckt sind.
real-laid = Alle Karten liegen
real-asleep = Dein Gerät lässt den Bildschirm nicht wach. Ein Tipp weckt ihn, nichts geht verloren.
real-moment = { $name }: { $said }
real-moment-fell = { $said } ({ $name })
real-stays = bleibt:
real-falls = entfällt:
real-mend = Moment { $number }:
real-stay =
    { $count ->
        [one] { $count } Moment bleibt.
       *[other] { $count } Momente bleiben.
    }
real-fall-more =
    { $count ->
        [one] { $count } weiterer Moment entfällt.
       *[other] { $count } weitere Momente entfallen.
    }
real-missing = Was danach fehlt, fragt das Handy gleich.
real-leave = Lassen
real-correct = Berichtigen: { $before } wird { $after }
real-slip = { $subject }: Das geht nicht.
real-lies = Liegt jetzt hier: { $place }.
real-last = Zuletzt: { $when } { $text }
real-free = Frei ist:
real-mend-film = Im Film berichtigen
