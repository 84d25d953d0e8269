conference = Multiplex
conference-of-tables = Tables publiques
conference-places =
    { $count ->
        [one] un terrain
       *[other] { $count } terrains
    }
conference-goals =
    { $count ->
        [0] pas encore de but
        [one] un but
       *[other] { $count } buts
    }
conference-modes = Façon de suivre
conference-all = Tout
conference-radio = Radio
conference-hidden = Masqué
conference-goal = But pour { $name } !
conference-tie =
    { $kind ->
        [first-leg] Match aller { $first }:{ $second }, au total { $home }:{ $away }
        [series] Matchs gagnés { $first }:{ $second }
       *[before] Avant { $first }:{ $second }, au total { $home }:{ $away }
    }
conference-more =
    … et { $count } { $count ->
        [one] autre
       *[other] autres
    }
conference-spoken = { $call } { $home } { $first }, { $away } { $second }. { $text }
conference-half =
    { $half ->
        [1] 1re mi-temps
        [2] 2e mi-temps
       *[other] prolongation
    }
conference-live = en cours
conference-waits = coup d’envoi à venir
conference-over = terminé
conference-front = Devant : { $name }
conference-pin = Mettre { $name } devant
conference-unpin = Ne plus retenir ce match devant
conference-to-table = À cette table
conference-replay = Revoir du début
conference-standings = En l’état
conference-up = monte
conference-down = descend
conference-nothing = Personne ne joue en ce moment.
conference-nothing-about = Dès qu’une table publique donne le coup d’envoi, on la voit ici.
conference-on-air = À l’antenne : rien que des mots
conference-quiet = Il ne s’est encore rien passé.
conference-over-to = { $home } contre { $away }, { $first }:{ $second }.
conference-pause = Pause
conference-go-on = Reprendre
conference-big = Buts et grosses occasions
conference-everything = Tout
conference-hidden-title = Les résultats sont masqués
conference-hidden-about = Ni buts, ni sons, ni classement. Un œil montre un match.
conference-uncover = Montrer { $name }
conference-champion = { $name } gagne la compétition.
conference-back = Vers la compétition
conference-stopped = Pas de connexion. État à { $time }
conference-keys = Touches : 1–9 mettent une table devant, P l’y retient, R radio, H masqué, S classement, Échap retour.
