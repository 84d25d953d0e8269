# Wörter, die jedes Spiel braucht. Ein Spiel, das es besser sagt, hat denselben Schlüssel in seinen eigenen Wörtern.

seat-nameless = Platz { $number }
field-name = Name
provenance-printed = gedruckt
provenance-public = öffentlich bekannt
provenance-derived = abgeleitet
provenance-reconstructed = rekonstruiert
pile-hand =
    { $whose ->
        [mine] Deine Hand
       *[other] Hand, { $whose }
    }
board-you = du
result-score =
    { $number ->
        [one] { $number } Tor
       *[other] { $number } Tore
    }
result-scores = Tore
reason-forfeit = ein Bot hat verwirkt
option-yes = ja
option-no = nein
