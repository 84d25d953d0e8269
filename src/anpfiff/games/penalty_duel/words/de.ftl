# Was man in einem Elfmeterduell liest.

ask-shoot = Wohin schießt du?
ask-dive = Wohin springst du?
ask-stretch = Der Ball ist in Reichweite! Streckst du dich, so weit du kannst?
ask-toss = Die Münze: Wer schießt zuerst?
ask-save = Der Würfel: Hält der Torwart?

say-shoot =
    { $corner ->
        [left] Nach links schießen
        [middle] In die Mitte schießen
       *[right] Nach rechts schießen
    }
say-dive =
    { $corner ->
        [left] Nach links springen
        [middle] In der Mitte bleiben
       *[right] Nach rechts springen
    }
say-coin =
    { $seat ->
        [me] Die Münze: du
       *[other] Die Münze: { $seat }
    }
say-die = Würfel: { $pips }
say-stretch = Ganz strecken
say-reach = Nur hinlangen

tell-begins =
    { $seat ->
        [me] Du schießt zuerst.
       *[other] { $seat } schießt zuerst.
    }
tell-kick =
    { $seat ->
        [me] Du trittst zu Schuss { $number } an.
       *[other] { $seat } tritt zu Schuss { $number } an.
    }
tell-sudden-death = Gleichstand nach je { $kicks } Schüssen: Jetzt entscheidet jeder Schuss!
tell-in-reach =
    { $seat ->
        [me] Du ahnst die Ecke: Der Ball kommt in deine Reichweite.
       *[other] { $seat } ahnt die Ecke: Der Ball kommt in Reichweite.
    }
tell-rolled = Der Würfel zeigt { $pips }; bis { $most } ist es gehalten.
tell-scored =
    { $seat ->
        [me] { $corner ->
            [left] Tor! Du triffst ins linke Eck.
            [middle] Tor! Du schießt in die Mitte.
           *[right] Tor! Du triffst ins rechte Eck.
        }
       *[other] { $corner ->
            [left] Tor! { $seat } trifft ins linke Eck.
            [middle] Tor! { $seat } schießt in die Mitte.
           *[right] Tor! { $seat } trifft ins rechte Eck.
        }
    }
tell-saved =
    { $seat ->
        [me] Gehalten! Du hast den Ball.
       *[other] Gehalten! { $seat } hat den Ball.
    }
tell-drawn = Unentschieden, { $goals } zu { $goals }: Keiner gibt nach.
tell-won =
    { $seat ->
        [me] Du gewinnst das Duell mit { $goals } zu { $against }!
       *[other] { $seat } gewinnt das Duell mit { $goals } zu { $against }!
    }

verdict-scored = Tor
verdict-saved = gehalten

reason-kicks = vom Punkt
reason-sudden-death = im Schuss um Schuss
reason-draw = unentschieden

game-name = Elfmeterduell
game-about = Schütze gegen Torwart: Ecke gegen Sprung, je fünf Schüsse, dann Schuss um Schuss.
edition-shoot-out = Elfmeterschießen
edition-shoot-out-about = Je fünf Schüsse, und jeder Torwart kann sich zweimal ganz strecken.
edition-short = Kurz
edition-short-about = Je drei Schüsse, und nur einmal ganz strecken.
option-kicks = Schüsse
option-kicks-about = Wie viele Schüsse jede Seite hat, bevor jeder Schuss entscheidet.
option-stretches = Ganz strecken
option-stretches-about = Wie oft sich ein Torwart strecken kann, so weit es geht.

counter-kicks = Geschossen
counter-stretches = Noch ganz strecken
