# Ce qu’on lit dans ce jeu.

ask-shoot = Où tires-tu ?
ask-dive = Où plonges-tu ?
ask-stretch = Le ballon est à portée ! T’étires-tu de tout ton long ?
ask-toss = La pièce : qui tire en premier ?
ask-save = Le dé : le gardien l’arrête-t-il ?

say-shoot =
    { $corner ->
        [left] Tirer à gauche
        [middle] Tirer au milieu
       *[right] Tirer à droite
    }
say-dive =
    { $corner ->
        [left] Plonger à gauche
        [middle] Rester au milieu
       *[right] Plonger à droite
    }
say-coin =
    { $seat ->
        [me] La pièce : toi
       *[other] La pièce : { $seat }
    }
say-die = Dé : { $pips }
say-stretch = S’étirer de tout son long
say-reach = Tendre la main

tell-begins =
    { $seat ->
        [me] Tu tires en premier.
       *[other] { $seat } tire en premier.
    }
tell-kick =
    { $seat ->
        [me] Tu t’avances pour le tir { $number }.
       *[other] { $seat } s’avance pour le tir { $number }.
    }
tell-sudden-death = Égalité après { $kicks } tirs chacun : place à la mort subite !
tell-in-reach =
    { $seat ->
        [me] Tu devines le côté : le ballon arrive à ta portée.
       *[other] { $seat } devine le côté : le ballon arrive à sa portée.
    }
tell-rolled = Le dé montre { $pips } ; jusqu’à { $most }, c’est arrêté.
tell-scored =
    { $seat ->
        [me] { $corner ->
            [left] But ! Tu trouves le côté gauche.
            [middle] But ! Tu tires en plein milieu.
           *[right] But ! Tu trouves le côté droit.
        }
       *[other] { $corner ->
            [left] But ! { $seat } trouve le côté gauche.
            [middle] But ! { $seat } tire en plein milieu.
           *[right] But ! { $seat } trouve le côté droit.
        }
    }
tell-saved =
    { $seat ->
        [me] Arrêté ! Tu tiens le ballon.
       *[other] Arrêté ! { $seat } tient le ballon.
    }
tell-drawn = Match nul, { $goals } partout : personne ne cède.
tell-won =
    { $seat ->
        [me] Tu gagnes le duel, { $goals } à { $against } !
       *[other] { $seat } gagne le duel, { $goals } à { $against } !
    }

verdict-scored = but
verdict-saved = arrêt

reason-kicks = aux tirs au but
reason-sudden-death = à la mort subite
reason-draw = match nul

game-name = Duel de tirs au but
game-about = Tireur contre gardien : un côté contre un plongeon, cinq tirs chacun, puis la mort subite.
edition-shoot-out = Tirs au but
edition-shoot-out-about = Cinq tirs chacun, et chaque gardien peut s’étirer deux fois de tout son long.
edition-short = Courte
edition-short-about = Trois tirs chacun, et un seul grand plongeon.
option-kicks = Tirs
option-kicks-about = Combien de tirs a chaque camp avant la mort subite.
option-stretches = Grands plongeons
option-stretches-about = Combien de fois un gardien peut s’étirer de tout son long.

counter-kicks = Tirs effectués
counter-stretches = Grands plongeons restants
