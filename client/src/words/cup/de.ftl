cup-new = Neues Turnier
cup-new-title = Was spielt ihr aus?
cup-game = Spiel
cup-format = Format
cup-kind-knock-out = Pokal
cup-kind-groups = Gruppen und K. o.
cup-kind-league = Liga
cup-kind-swiss = Schweizer
cup-about-knock-out = Verlieren heißt raus
cup-about-groups = Wie bei der WM
cup-about-league = Jeder gegen jeden
cup-about-swiss = Mehrere Runden, keiner fliegt raus
cup-about-knock-out-table = Die bessere Hälfte kommt weiter
cup-about-league-table = Immer andere am Tisch, Punkte nach Plätzen
cup-about-swiss-table = Gleich Starke an einen Tisch
cup-pace = Tempo
cup-pace-evening = Ein Abend
cup-pace-evening-about = Alle zugleich
cup-pace-winter = Ein Winter
cup-pace-winter-about = Fristen in Tagen
cup-size = Plätze
cup-size-of = { $count } Plätze
cup-days = Tage je Runde
cup-played = Gespielt wird
cup-real = Mit echten Schachteln
cup-real-about = Gespielt wird mit Pappe, jedes Handy pfeift mit. Wer auf einen Bot trifft, spielt in der App.
cup-free = Freie Plätze
cup-fill = Bots: { $league }
cup-fill-none = bleiben frei
cup-ties = Spiele je Paarung
cup-ties-one = ein Spiel
cup-ties-two = Hin und zurück
cup-ties-away = Hin und zurück, Auswärtstore
cup-ties-3 = Serie über drei
cup-ties-5 = Serie über fünf
cup-ties-7 = Serie über sieben
cup-ties-league-one = Hinrunde
cup-ties-league-two = Hin- und Rückrunde
cup-rounds = Runden
cup-rounds-usual = so viele wie nötig
cup-seats = Am Tisch
cup-seats-of =
    { $count ->
        [2] zu zweit
       *[other] bis zu { $count }
    }
cup-more = Mehr Regeln
cup-rules = Was vereinbart ist
cup-breaks = Bei Punktgleichheit
cup-breaks-first = zuerst { $rule }
cup-draw = Auslosung
cup-draw-lots = durch das Los
cup-draw-entry = gesetzt nach der Anmeldung
cup-groups = Gruppen
cup-groups-usual = zu etwa vier
cup-through = Weiter aus jeder Gruppe
cup-clock = Bedenkzeit
cup-clock-said =
    { $kind ->
        [none] unbegrenzt
        [match] { $time } für die Partie{ $then ->
            [bot] , dann antwortet ein Bot
           *[forfeit] , dann ist sie verloren
        }
       *[move] { $time } je Zug{ $then ->
            [bot] , dann antwortet ein Bot
           *[forfeit] , dann ist die Partie verloren
        }
    }
cup-grace = Minuten, die man zu spät kommen darf
cup-allow-hints = Tipps sind erlaubt
cup-allow-taking-back = Würfel und Karten dürfen zurückgenommen werden, wenn alle zustimmen
cup-public = Öffentlicher Wettbewerb
cup-public-about = Er steht auf der Liste, und alle können sich anmelden.
cup-name = Name des Turniers
cup-usual-name =
    { $kind ->
        [league] { $game }-Liga
       *[other] { $game }-Pokal
    }
cup-i-play = Ich spiele mit
cup-open = Eröffnen
cup-entrants = Wer dabei ist
cup-are-you-here = Bist du da, { $name }?
cup-gathering =
    { $count ->
        [0] Noch ist niemand da
        [one] Einer ist dabei
       *[other] { $count } sind dabei
    }
cup-here =
    { $people ->
        [one] { $here } von { $people } Trainer ist da.
       *[other] { $here } von { $people } Trainern sind da.
    }
cup-is-here = da
cup-not-yet = noch nicht
cup-free-place = frei
cup-more-places = … und { $count } weitere Plätze
cup-take-out = { $name } herausnehmen
cup-join = Mitspielen
cup-join-waiting = Auf die Warteliste
cup-waiting = Du stehst auf der Warteliste, Platz { $place }.
cup-link = Ein Link für alle
cup-leave = Absagen
cup-i-am-here = Ich bin da
cup-begin-draw = Auslosung beginnen
cup-draw-begins = Die Auslosung beginnt
cup-drawn-now = Los { $place }: { $name }
cup-lots-left =
    { $count ->
        [one] Noch ein Los.
       *[other] Noch { $count } Lose.
    }
cup-next-lot = Nächstes Los ziehen
cup-all-lots = Alle auf einmal
cup-seal = Die Reihenfolge stand vorher fest. Siegel:
cup-home-against = Heim gegen { $name }
cup-away-against = Auswärts bei { $name }
cup-table-with = Am Tisch mit { $names }
cup-enough =
    { $goals ->
        [0] ein 0:0 reicht
       *[other] ein { $goals }:0 reicht
    }
cup-is-running = Die Partie läuft.
cup-rival-sits = { $name } sitzt schon am Tisch.
cup-rival-not-yet = { $name } ist noch nicht da.
cup-time-left = Noch { $time }, dann gilt die Regel.
cup-left-hours =
    { $count ->
        [one] eine Stunde
       *[other] { $count } Stunden
    }
cup-left-days = { $count } Tage
cup-to-the-match = Zum Spiel
cup-prefer-caretaker = Kommt { $name } nicht, spiele ich lieber gegen einen Vertreter.
cup-when = Wann spielt ihr? Schlag { $names } eine Zeit vor.
cup-i-propose = Du hast { $time } vorgeschlagen. Die Antwort von { $names } steht noch aus.
cup-they-propose = { $name } schlägt { $time } vor.
cup-agreed = Verabredet mit { $names }: { $time }.
cup-propose = Zeit vorschlagen
cup-another-time = Andere Zeit
cup-agree = Zusagen
cup-time = Wann
cup-calendar = In den Kalender
cup-remind = Erinnere mich
cup-nothing-to-do = Für dich ist in dieser Runde nichts mehr zu tun.
cup-now-you = jetzt du
cup-live = läuft
cup-bye = Freilos
cup-tie-spoken = { $home } { $first }, { $away } { $second }
cup-by-kicks = im Elfmeterschießen
cup-by-aggregate = nach beiden Spielen
cup-by-away-goals = durch Auswärtstore
cup-by-decider = nach Entscheidungsspiel
cup-by-series = Serie gewonnen
cup-by-lot = durch das Los
cup-by-awarded = am grünen Tisch
cup-by-missed = beide nicht gekommen
cup-replay = noch einmal ansehen
cup-watch = zuschauen
cup-conference = Konferenz
cup-round = Spieltag { $number }
cup-bracket = Der Turnierbaum
cup-round-final = Finale
cup-round-semi = Halbfinale
cup-round-quarter = Viertelfinale
cup-round-sixteen = Achtelfinale
cup-round-thirty-two = Letzte 32
cup-round-sixty-four = Letzte 64
cup-until = bis { $day }
cup-group = Gruppe { $name }
cup-as-it-stands = Stand jetzt
cup-final-table = Abschlusstabelle
cup-col-place = Platz
cup-col-name = Name
cup-col-played = Sp
cup-col-firsts = Siege
cup-col-difference = Diff
cup-col-scored =
    { $unit ->
        [points] Spielpunkte
       *[goals] Tore
    }
cup-col-head-to-head = Direkt
cup-col-buchholz = Buchh.
cup-break-difference =
    { $unit ->
        [points] Differenz
       *[goals] Tordifferenz
    }
cup-break-scored =
    { $unit ->
        [points] Punkte im Spiel
       *[goals] Tore
    }
cup-break-head-to-head = direkter Vergleich
cup-break-wins = Siege
cup-break-firsts = erste Plätze
cup-break-buchholz = Buchholz (die Punkte aller Gegner)
cup-level = Bei Punktgleichheit: { $rules }, dann das Los.
cup-placed-by-lot = { "*" } Nur durch das Los vor dem Nächsten.
cup-to-come =
    { $count ->
        [one] ein Spieltag folgt noch
       *[other] { $count } Spieltage folgen noch
    }
cup-col-form = letzte fünf
cup-col-points = Pkt
cup-champion = { $name } gewinnt!
cup-way = Der Weg zum Titel
cup-way-told =
    { $unit ->
        [points] { $name } gewinnt { $won } von { $matches } Begegnungen und holt dabei { $scored } Punkte.
       *[goals] { $name } gewinnt { $won } von { $matches } Begegnungen und schießt dabei { $scored } Tore.
    }
cup-way-told-tables = { $name } wird an { $won } von { $matches } Tischen Erster.
cup-placed = Platz { $place }
cup-way-hardest = Am schwersten war es gegen { $rival }: { $first }:{ $second }.
cup-figures = Der Wettbewerb in Zahlen
cup-figure-matches = Partien
cup-figure-goals =
    { $unit ->
        [points] Punkte
       *[goals] Tore
    }
cup-figure-clearest = Höchster Sieg
cup-scorers = Torschützen
cup-scorers-all = Alle { $count } zeigen
cup-shirt = Nummer { $number }
cup-chapter-size =
    { $unit ->
        [points] { $entrants } Trainer, { $matches } Partien, { $goals } Punkte.
       *[goals] { $entrants } Trainer, { $matches } Partien, { $goals } Tore.
    }
cup-chapter-clearest = Höchster Sieg: { $home } – { $away } { $first }:{ $second }.
cup-chapter-kicks =
    { $count ->
        [one] Einmal entschied das Elfmeterschießen.
       *[other] { $count }-mal entschied das Elfmeterschießen.
    }
cup-chapter-absent =
    { $count ->
        [one] Einmal blieb ein Stuhl leer.
       *[other] { $count }-mal blieb ein Stuhl leer.
    }
cup-chapter-final = Das Finale gegen { $loser } gewinnt { $winner } { $first }:{ $second }.
cup-chapter-final-kicks = Das Finale gegen { $loser } gewinnt { $winner } im Elfmeterschießen.
cup-chapter-final-away-goals = Das Finale gegen { $loser } gewinnt { $winner } durch Auswärtstore.
cup-chapter-final-decider = Das Finale gegen { $loser } gewinnt { $winner } im Entscheidungsspiel.
cup-chapter-final-series = Die Finalserie gegen { $loser } gewinnt { $winner }.
cup-chapter-final-lot = Im Finale gegen { $loser } fällt keine Entscheidung; das Los geht an { $winner }.
cup-chapter-final-awarded = Das Finale gegen { $loser } gewinnt { $winner } am grünen Tisch.
cup-chapter-final-bye = Ins Finale kommt sonst niemand: { $winner } ist kampflos Sieger.
cup-watch-final = Finale ansehen
cup-print = Drucken
cup-no-champion = Niemand hat gewonnen
cup-called-off = Abgesagt
cup-is-paused = Angehalten. Es läuft keine Zeit.
cup-rule = Wer { $minutes } Minuten nach dem Anpfiff nicht am Tisch sitzt, verliert 0:3, oder ein Vertreter spielt für ihn, wenn der Gegner das lieber will. Fehlen beide, sind beide raus, und wer zweimal fehlt, macht seinen Platz für einen Nachrücker frei.
cup-rule-winter = Wer zur Frist nicht am Tisch sitzt, verliert 0:3, oder ein Vertreter spielt für ihn, wenn der Gegner das lieber will. Fehlen beide, sind beide raus, und wer zweimal fehlt, macht seinen Platz für einen Nachrücker frei.
cup-rule-table = Für alle, die { $minutes } Minuten nach dem Anpfiff nicht am Tisch sitzen, spielt ein Vertreter. Kommt niemand, ist der ganze Tisch raus, und wer zweimal fehlt, macht seinen Platz für einen Nachrücker frei.
cup-rule-table-winter = Für alle, die zur Frist nicht am Tisch sitzen, spielt ein Vertreter. Kommt niemand, ist der ganze Tisch raus, und wer zweimal fehlt, macht seinen Platz für einen Nachrücker frei.
cup-fair-none = Was Würfel oder Karten geantwortet haben, nimmt niemand zurück, und niemand fragt nach Tipps, auch nicht gegen Bots.
cup-fair-hints = Tipps sind allen erlaubt. Was Würfel oder Karten geantwortet haben, nimmt niemand zurück, auch nicht gegen Bots.
cup-fair-taking-back = Was Würfel oder Karten geantwortet haben, wird nur zurückgenommen, wenn alle Menschen am Tisch zustimmen, gegen Bots nie. Tipps gibt es nicht.
cup-fair-both = Tipps sind allen erlaubt. Was Würfel oder Karten geantwortet haben, wird nur zurückgenommen, wenn alle Menschen am Tisch zustimmen, gegen Bots nie.
cup-rule-source = Die Regel dieses Turniers, beschlossen bei der Eröffnung
cup-lead = Turnierleitung
cup-lead-tie = Paarung
cup-pause = Anhalten
cup-resume = Weiterspielen
cup-call-off = Turnier absagen
cup-extend = Fünf Minuten mehr
cup-caretaker = Vertreter spielt
cup-replace = Ersetzen
cup-hand-over = Übergeben
cup-extend-day = Einen Tag mehr
cup-annul = Noch einmal spielen
cup-hand-over-to = Leitung abgeben an
cup-called-off-about = Es endet hier ohne Sieger. Was gespielt wurde, steht weiter auf dieser Seite.
cup-organiser = Die Turnierleitung
cup-awarded-by = gewertet von { $by }
cup-noted-by = eingetragen von { $by }
cup-awarded-led = gewertet von der Turnierleitung
cup-noted-led = eingetragen von der Turnierleitung
cup-lead-match = Spiel
cup-take-back = Zurücknehmen
cup-set-result = Das Ergebnis
cup-goals-of = Tore für { $name }
cup-kicks-of = Elfmetertore für { $name }
cup-was-played = So wurde gespielt
cup-is-awarded = So wird gewertet
cup-set = Ergebnis festhalten
cup-sure-noted = Ergebnis festhalten: { $what }?
cup-sure-awarded = Werten: { $what }?
cup-sure-result = Was vorher dort stand, zählt nicht mehr. Wer daraufhin aufeinandertrifft, wird neu bestimmt.
cup-sure-annul = { $names } noch einmal spielen?
cup-sure-call-off = Das Turnier absagen?
cup-sure-call-off-about = Niemand spielt weiter, und niemand gewinnt es.
cup-sure-replace = { $name } ersetzen?
cup-sure-replace-waiting = { $name } rückt von der Warteliste nach, mit allem, was auf dem Platz gewonnen wurde.
cup-sure-replace-bot = Ein Bot rückt nach, mit allem, was auf dem Platz gewonnen wurde.
cup-sure-caretaker = Einen Vertreter für { $name } spielen lassen?
cup-sure-caretaker-about = Ein neuer Tisch wird gedeckt, an dem ein Bot spielt. Was er gewinnt, zählt.
cup-sure-hand-over = Die Leitung an { $name } abgeben?
cup-sure-hand-over-about = Danach leitet nur noch { $name } und kann die Leitung auch nur selbst zurückgeben.
cup-sure-back = Du kannst es zurücknehmen, bis darauf etwas gespielt wurde.
cup-story = Protokoll
cup-told-opened = Das Turnier ist eröffnet.
cup-told-joined = { $who } ist dabei.
cup-told-waits = { $who } steht auf der Warteliste.
cup-told-withdrew = { $who } hat abgesagt.
cup-told-taken-out = Die Leitung hat { $who } herausgenommen.
cup-told-rekeyed = { $who } spielt auf einem anderen Gerät.
cup-told-drawn = Die Auslosung hat begonnen.
cup-told-round = Runde { $number } beginnt.
cup-told-wished-caretaker = { $who } wünscht sich einen Vertreter.
cup-told-wished-award = { $who } wünscht sich keinen Vertreter.
cup-told-result = { $home } – { $away } { $first }:{ $second }
cup-told-kicks = { $home } – { $away } { $first }:{ $second }, Elfmeterschießen
cup-told-result-table = Ein Tisch ist fertig: { $order }
cup-told-missed = { $who } ist nicht gekommen.
cup-told-awarded = { $by } wertet { $home } – { $away } { $first }:{ $second }.
cup-told-awarded-missed = { $home } – { $away } { $first }:{ $second }, am grünen Tisch
cup-told-awarded-table = { $by } wertet einen Tisch: { $order }
cup-told-noted = { $by } hält das Ergebnis fest: { $home } – { $away } { $first }:{ $second }.
cup-told-noted-table = { $by } hält fest, wie ein Tisch ausging: { $order }
cup-told-taken-back =
    { $what ->
        [called-off] Das Turnier geht doch weiter.
        [replaced] { $who } hat den Platz zurück.
        [caretaker] Für { $who } spielt doch kein Vertreter.
        [annulled] { $home } – { $away } wird nicht noch einmal gespielt: Das Ergebnis gilt.
        [annulled-table] Der Tisch von { $names } wird nicht noch einmal gespielt: Das Ergebnis gilt.
        [awarded-table] Die Turnierleitung nimmt das Ergebnis eines Tisches zurück.
        [noted-table] Die Turnierleitung nimmt das Ergebnis eines Tisches zurück.
       *[other] Die Turnierleitung nimmt { $home } – { $away } { $first }:{ $second } zurück.
    }
cup-told-annulled = { $by } lässt { $home } – { $away } noch einmal spielen.
cup-told-annulled-table = { $by } lässt den Tisch von { $names } noch einmal spielen.
cup-told-caretaker = Für { $who } spielt ein Vertreter.
cup-told-replaced = { $by } rückt für { $who } nach.
cup-told-extended = Mehr Zeit, bis { $until }.
cup-told-proposed = { $who } schlägt { $time } vor.
cup-told-agreed = Verabredet: { $names }, { $time }.
cup-told-reminded = { $who } wurde erinnert.
cup-told-paused = Die Leitung hat angehalten.
cup-told-resumed = Es geht weiter.
cup-told-handed-over = { $who } leitet das Turnier.
cup-told-called-off = Das Turnier ist abgesagt.
cup-told-champion = { $who } gewinnt.
cup-told-no-champion = Niemand gewinnt.
