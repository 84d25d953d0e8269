### What stands on the table of the World Cup Game. The three language files have the same keys and the same variables.

## Where one looks

cup-zoom = Vue
cup-zoom-all = Tournoi
cup-zoom-match = Match
cup-zoom-bracket = Tableau final
cup-zoom-sheet = Feuille de match
cup-tab-all = Tous
cup-tab-bracket = Finales
cup-tab-sheet = Feuille
cup-knock-out = Phase finale
cup-match-title = Groupe { $group }, match { $number }
cup-replay-title = Matchs d’appui
cup-dock = Ta décision
cup-seats = À la table
cup-to-play = doit jouer

## Teams and squares

cup-rank = rang { $rank }
cup-points = points
cup-difference = différence de buts
cup-settled-lot = par tirage au sort
cup-settled-coach = leur entraîneur choisit
cup-goes-on = se qualifie
cup-turned = { $token }, retourné
cup-free =
    { $number ->
        [0] aucune case libre
        [one] une case libre
       *[other] { $number } cases libres
    }
cup-vulnerable = le jeton extérieur est attaquable
cup-would-be = ce serait le score
cup-half-left = ½ but en attente : { $team }
cup-from-first = 1er du groupe { $group }
cup-from-second = 2e du groupe { $group }
cup-from-winner =
    { $round ->
        [round_of_16] Vainqueur du huitième { $match }
        [quarter_final] Vainqueur du quart { $match }
       *[semi_final] Vainqueur de la demi-finale { $match }
    }
cup-from-loser = Perdant de la demi-finale { $match }
cup-now = pour l’instant : { $team }
cup-no-whistle = Aucun match n’est terminé. Après chaque tour, les dés et les résultats s’affichent ici.

## What is going on

cup-ask-card = Quelle carte joues-tu ?
cup-about-turn = Lève une carte : les cases où elle sert s’allument.
cup-about-useless = Cette carte ne sert à personne en ce moment. On ne peut que la défausser.
cup-about-name = On ne rejoue pas : toutes ces équipes sont à toi.
cup-about-end = Tu as gagné, quoi qu’il arrive.
cup-about-after = { $left } – { $right } en serait à { $score }.
cup-about-three-goals = Une équipe avec une case libre. Vert reçoit deux buts, jaune et gris un seul.
cup-about-two-goals = Une équipe avec une case libre. Jaune et gris ne reçoivent qu’un but.
cup-about-one-goal = Une équipe avec une case libre, à toi ou non.
cup-about-two-plus-one = D’abord les deux buts (rangs 1 à 4), puis l’autre pour une autre équipe.
cup-about-one-one-one = Un but pour chacune de trois équipes différentes.
cup-about-one-one = Un but pour chacune de deux équipes différentes.
cup-about-attack = Deux demi-buts dans le même match comptent pour un but ; un seul attend les dés.
cup-about-defence = Sur une case libre, pour protéger ; ou contre une attaque à l’extérieur.
cup-about-stopping = Seule une attaque à l’extérieur peut être arrêtée.
cup-about-foul = Un but à l’extérieur ne compte pas ; de deux ou trois, on en perd un.
cup-about-offside = Un but ou une attaque à l’extérieur est retourné.
cup-about-penalty = Le dé blanc : toute couleur sauf le noir est un but que personne n’annule.

## Buttons

cup-discard = Défausser
cup-go-open-card = Choisis une carte
cup-go-open-square =
    { $number ->
        [one] Choisis une case
       *[other] Choisis encore { $number } cases
    }
cup-go-open-team = Choisis une équipe
cup-go-lay = Poser : { $team }
cup-go-lay-many = Poser { $number } jetons
cup-go-foul = Faute : { $team }
cup-go-offside = Hors-jeu : { $team }
cup-go-stopping = Arrêter l’attaque : { $team }
cup-go-penalty = Penalty : { $team }
cup-way-defence = Poser un mur
cup-way-stopping = Arrêter l’attaque

## Full time

cup-champion = Champion du monde { $year }
cup-in-the-final = en finale : { $team }
cup-road = Le chemin du titre
cup-no-champion = Gagné avant la finale
cup-places = Le classement
cup-place-goals =
    { $goals ->
        [one] { $goals } but
       *[other] { $goals } buts
    }
cup-groups = Les groupes
cup-scorers = Meilleures attaques
cup-nation = Nation
cup-led = Menée par
cup-played = Matchs
cup-scored = Buts
cup-conceded = Encaissés

## À qui est l’équipe, et ce qu’un coup change au classement

cup-you = toi
cup-seat-you = { $name } (toi)
cup-teams = { $number ->
    [one] 1 équipe
   *[other] { $number } équipes
}
cup-filter = Les matchs à voir
cup-all-matches = Tous les matchs
cup-only-mine = Les miens
cup-after = Le groupe { $group } ensuite
cup-rises = monte
cup-falls = descend
cup-gains = plus de points
cup-loses = moins de points
cup-stays = inchangé

## Le fil appelle chacun par son nom
cup-last-four = Le dernier carré
cup-who-led = Qui menait qui
cup-coach = Entraîneur
cup-best-team = Meilleure équipe
cup-teams-led = Équipes
cup-reached-group = groupe
cup-reached-round-of-16 = huitièmes de finale
cup-reached-quarter-final = quarts de finale
cup-reached-semi-final = demi-finale
cup-reached-final = finale
cup-reached-champion = champion du monde
