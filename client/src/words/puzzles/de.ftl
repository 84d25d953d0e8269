puzzle-day = Rätsel des Tages
puzzle-own = Mein Fehler
puzzle-laying = Der Tisch wird gedeckt.
puzzle-options = Antworten, nach Zifferntaste
keys-answer = Antwort mit dieser Nummer
keys-next-puzzle = zum nächsten Rätsel, sobald geantwortet ist
puzzle-level = Schwierigkeit { $level } von 5
puzzle-ask-win = Welche Antwort gewinnt am häufigsten?
puzzle-ask-success = Welche Antwort hat jetzt die beste Chance?
puzzle-ask-not = Beide antworten verdeckt. Was solltest du nicht spielen?
puzzle-ask-mix = Beide antworten verdeckt. Was kann man spielen?
puzzle-ask-own = Hier hast du einmal etwas verschenkt. Was ist besser?
puzzle-verdict-3 = Richtig gesehen
puzzle-verdict-2 = Fast genauso gut
puzzle-verdict-1 = Da war ein wenig mehr drin
puzzle-verdict-0 = Da war mehr drin
puzzle-verdict-not = Das kann man spielen
puzzle-stars = { $stars ->
    [one] { $stars } Stern von 3
   *[other] { $stars } Sterne von 3
  }
puzzle-lost = { $points } Punkte verschenkt
puzzle-not-worst = { $points } Punkte besser als das Schlechteste
puzzle-best = am besten
puzzle-good = spielbar
puzzle-bad = besser nicht
puzzle-mine = deine Wahl
puzzle-why-counted = Gezählt: Von { $cases } gleichen Fällen gelingt „{ $best }“ in { $count }, „{ $second }“ in { $less }.
puzzle-why-exact = Durch alle Zweige gezählt: { $best } { $share }, { $second } { $other }.
puzzle-why-proven = In { $matches } gedachten Spielen mit gleichem Glück, über alle Hände, die andere haben können: { $best } { $share }, { $second } { $other }.
puzzle-why-sealed = { $kind ->
    [exact] Gezählt gegen die beste Mischung des anderen
   *[proven] In { $matches } gedachten Spielen mit gleichem Glück, gegen die beste Mischung des anderen
  }: { $second } verschenkt { $points } Punkte.{ $good ->
    [one] { "" }
   *[other] { " " }Der Rest ist spielbar: wechsle ab, dann bist du nicht zu durchschauen.
  }
puzzle-why-own = Eben von der Suche geschätzt: { $best } { $share }, { $second } { $other }.
puzzle-play-on = Weiterspielen
puzzle-next = Nächstes
puzzle-solve = Lösen
puzzle-again = Noch einmal ansehen
puzzle-days = { $days ->
    [one] Tag
   *[other] Tage
  }
puzzle-streak = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
  }
puzzle-sum = { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
  }
puzzle-mine-title = Meine Fehler
puzzle-due = { $count } heute fällig
puzzle-ago = { $days ->
    [0] heute
    [one] seit gestern
   *[other] seit { $days } Tagen
  }
puzzle-none-yet = Noch keine Fehler gesammelt. Spiel ein Spiel, wir merken uns die teuren.
puzzle-none-due = Heute ist nichts fällig.
puzzle-by-theme = Nach Thema
puzzle-kinds = genau gezählt und bewiesen
puzzle-solved = { $solved } von { $count } gelöst
puzzle-tag-sealed = Verdeckt gespielt
puzzle-tag-surprise = Anders, als man denkt
puzzle-tag-behind = Im Rückstand
puzzle-tag-level = Bei Gleichstand
puzzle-tag-ahead = In Führung
