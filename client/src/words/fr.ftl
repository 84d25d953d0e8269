### L’interface en français. Les trois fichiers ont les mêmes clés et les mêmes variables.
app = Anpfiff
close = Fermer
yes = oui
no = non
to = à
try-again = Réessayer
sure-not = Non, laisser ainsi
to-home = Vers l’accueil
language = Langue
language-de = Deutsch
language-en = English
language-fr = Français
theme-turn = Clair ou sombre
sound-is-on = Le son est activé
sound-is-off = Le son est coupé
volume = Volume
share = Partager
your-name = Ton nom
## Accueil
home-title = À quoi joue-t-on aujourd’hui ?
home-shelf = Jeux sur l’étagère
home-play-now = Jouer maintenant
real-link = Avec la vraie boîte : le téléphone comme arbitre
how-link = Comment jouer : en vingt secondes, avec un mémo
home-settings = Régler les règles, les places et le temps
kick-off = Coup d’envoi
mode = Adversaire
mode-bot = Contre l’ordinateur
strength = Niveau
ask-name = Comment t’appelles-tu ?
ask-name-why = C’est ainsi que tu figures au tableau d’affichage et dans le compte rendu.
offer-stronger = Deux victoires nettes : on passe au niveau suivant, { $league } ?
offer-weaker = Deux défaites nettes. Le niveau { $league } te laisse mieux apprendre.
offer-take = Choisir { $league }
me-link =
    { $count ->
        [one] Mon bilan : un match
       *[other] Mon bilan : { $count } matchs
    }
mode-here = Sur cet appareil
mode-here-hint = Chacun son tour, cartes cachées
mode-friend = Avec des amis par lien
mode-friend-hint = Sans compte
bot-random = cour de récré
bot-novice = district
bot-greedy = régional
bot-league = première division
bot-world = classe mondiale
bot-coach = { $name } :
bot-about-random = Connaît les règles et tape dans tout ce qui roule.
bot-about-novice = Sait ce qu’il faudrait faire, et a la tête ailleurs une fois sur deux.
bot-about-greedy = Joue d’après le manuel, tout de suite, sans jamais prévoir.
bot-about-league = Joue quelques matchs dans sa tête avant de répondre.
bot-about-world = Réfléchit une seconde, cache ses intentions et ne pardonne rien.
house-bots = Bots maison
bot-about-house = Un bot de l’hôte. Sa force, seul le match la dira.
bot-about-measured = De l’hôte : { $share } des points contre « { $league } » en { $matches } matchs ({ $low } à { $high }).
visiting-bots = Bots en visite
visiting-busy = { $name } (à d’autres tables)
bot-about-visiting = Le bot de quelqu’un, présent en ce moment. Sa force, seul un match la dira.
bot-about-visiting-measured = En visite : { $share } des points contre « { $league } » sur ce serveur, en { $matches } matchs ({ $low } à { $high }).
bot-about-visiting-people = En visite : { $share } des points contre des personnes sur ce serveur, en { $matches } matchs ({ $low } à { $high }).
bot-name = Ordinateur ({ $bot })
bot-plays-like = Cette machine est trop lente pour « { $bot } » : l’ordinateur joue comme « { $like } ».
bot-name-random = Ordinateur, cour de récré
bot-name-novice = Ordinateur, district
bot-name-greedy = Ordinateur, régional
bot-name-league = Ordinateur, première division
bot-name-world = Ordinateur, classe mondiale
box-finale = 2 entraîneurs, tactique et dés
box-world-cup = 1930 et 2002, 2 à 16 joueurs
box-hat-trick = 2 entraîneurs, 24 cases
box-fussball-fieber = 2 à 4 joueurs, une nation
box-seats = { $least } à { $most } places
box-seats-just = { $least } places
about-finale-title = Quatre-vingt-dix minutes sur la table
about-finale = Deux entraîneurs alignent onze cartes, posent leur tactique et lancent les dés pour l’approche et la finition. Une partie dure un quart d’heure.
about-world-cup-title = Tout un tournoi
about-world-cup = Répartir buts, fautes et arrêts dans tous les groupes, jusqu’à ce qu’une nation soulève la coupe.
about-hat-trick-title = Des échecs avec un tir
about-hat-trick = Six lignes, quatre couloirs, un ballon : passer, dribbler et tirer au bon moment.
about-fussball-fieber-title = Trois matchs à la fois
about-fussball-fieber = Des cartes qui durent plusieurs matchs, et une nation qui en rêve.
list-mine = Mes tables
list-conference = Multiplex
list-open = Tables ouvertes
list-over = Matchs terminés
list-none-mine = Aucun match en cours.
list-none-open = Personne ne cherche d’adversaire en ce moment.
list-none-over = Aucun match terminé.
list-against = { $game } contre { $others }
list-by = { $game }, table de { $name }
list-your-turn = À toi de jouer.
list-thinks = { $name } réfléchit.
list-running = Le match est en cours.
list-waiting =
    { $free ->
        [one] Une place est encore libre.
       *[other] { $free } places sont encore libres.
    }
list-free = { $free } places libres sur { $seats }.
list-continue = Continuer
list-look = Regarder
list-join = Rejoindre
## Nouvelle table
new-title = Une nouvelle table
new-game = Jeu
new-seats = Qui joue ?
new-preset = Comment joue-t-on ?
new-rules = Les règles en détail
new-edition = Édition
new-all-options =
    { $count ->
        [one] Une règle que la table peut fixer elle-même
       *[other] { $count } règles que la table peut fixer elle-même
    }
new-manners = À la table
new-clock = Temps de réflexion
new-public = Table ouverte
new-public-about = Elle figure sur l’accueil ; chacun peut regarder et prendre une place libre.
new-summary = Voici comment on joue
new-invite = Dresser la table et inviter
prepare-title = Ton équipe
prepare = Composer une équipe
prepare-change = Changer l’équipe
prepare-drop = Laisser ouvert
prepare-later = Si tu veux, compose ton équipe maintenant. Sinon, tu le feras avant le coup d’envoi.
prepare-needless = Avec ces règles, les équipes de départ jouent ; il n’y a rien à préparer.
own-title = Les cartes de ta boîte
own-about = Si tu possèdes la boîte : un fichier avec ce que disent vraiment tes cartes. « anpfiff cards JEU --template » en écrit un à remplir ; docs/own_cards.md dit comment.
own-choose = Choisir un fichier
own-other = Choisir un autre fichier
own-mine = Les valeurs de tes cartes
own-mine-count =
    { $count ->
        [one] Tes valeurs : { $count } carte
       *[other] Tes valeurs : { $count } cartes
    }
own-mine-use = Jouer avec
own-enter = Saisir ce que disent tes cartes
own-drop = Jouer sans lui
own-refused = { $file } ne va pas :
own-too-large = le fichier est trop grand
own-unreadable = le fichier est illisible
preset-first = Premier match
preset-first-about = Effectifs tout prêts, cartes blanches et violettes : tout de suite sur le terrain.
preset-coach = Entraîneur
preset-coach-about = Tu choisis un effectif pour 50 points et une couleur de cartes.
preset-cup = Soir de coupe
preset-cup-about = Ton propre effectif ; en cas d’égalité, prolongation et tirs au but.
preset-master = Fin tacticien
preset-master-about = Effectif et onze cartes tactiques à ton choix, avec prolongation et tirs au but.
clock-none = Sans horloge
clock-fast = Une minute par coup, sinon l’ordinateur répond
clock-match = 30 minutes pour tout le match
clock-days = Trois jours par coup
seat-default-name = Coach
seat-number = Place { $number }
seat-free = place libre
seat-kind = Qui est à la place { $number } ?
seat-kind-me = Moi
seat-kind-here = Quelqu’un sur cet appareil
seat-kind-friend = Quelqu’un par lien
seat-kind-bot = L’ordinateur
seat-bot = Niveau à la place { $number }
seat-name = Nom à la place { $number }
seat-friend-about = Le lien arrive à l’étape suivante.
seat-more = Une place de plus
seat-fewer = Une place de moins
summary-me = { $name } (toi)
summary-here = { $name }, sur cet appareil
summary-friend = Place { $number } : quelqu’un par lien
new-clash = { $options } : seulement si « { $needed } » est réglé sur { $values }.
summary-changes =
    { $count ->
        [0] Aucune règle changée.
        [one] Une règle changée.
       *[other] { $count } règles changées.
    }
## Avant le coup d’envoi
connecting = Connexion en cours …
line-lost = Connexion perdue. On insiste ; rien ne se perd.
seat-state-bot = ordinateur
seat-state-free = encore personne
seat-state-waiting = arrive
seat-state-ready = prêt
seat-state-left = s’est levé
seat-state-away = l’ordinateur continue
seat-state-resigned = a abandonné
share-unknown = Seul l’appareil qui a ouvert cette table connaît le lien des spectateurs.
share-moment = Partager cet instant
share-copy = Copier le lien
share-copied = Copié
share-send = Envoyer
share-qr = Code QR
share-qr-alt = Code QR : { $title }
## À la table
line-up = Qui joue ici
fair-about = Cette empreinte est fixée depuis l’ouverture de la table. Après le coup de sifflet final, le secret est montré ; avec les parts de toutes les places, chaque lancer se vérifie.
fair-secret = Le secret correspondant :
fair-kept = Cet appareil a vu l’empreinte avant le coup d’envoi, et elle est restée la même.
fair-late = Cet appareil n’a vu l’empreinte qu’après le coup d’envoi. Seuls les autres savent si c’était la même avant.
fair-changed = Le serveur montre une autre empreinte qu’avant le coup d’envoi. Le hasard à cette table n’est pas honnête.
fair-false = Le secret ne correspond pas à l’empreinte. Le hasard à cette table n’est pas honnête.
ticker = Fil du match
ticker-empty = Rien ne s’est encore passé.
talk = Interpeller
talk-never-mind = Finalement non
hint = Conseil
hint-thinking = Un instant : beaucoup de matchs se jouent en pensée.
hint-exactly = Exactement
chance-exactly = chiffres exacts
hint-why-even = Presque aucune différence : la réponse suivante se vaut.
hint-why-sight = Même au premier coup d’œil, rien n’est plus fort.
hint-why-later = Autre chose paraît plus fort au premier coup d’œil ; à la longue, c’est ceci qui paie.
outlook = Chances de gagner, vues des tribunes
undo = Reprendre le coup
to-result = Vers le résultat
the-table = La table
all-numbers = Tous les chiffres
the-options = Tes possibilités
the-matches = Les matchs
the-field = Qui est où
has-the-ball = a le ballon
named-so-far = C’est bon : { $number } sur { $most }
points-left =
    { $number ->
        [one] encore { $number } point
       *[other] encore { $number } points
    }
costs-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
choose-a-card = Touche une des cartes éclairées.
chance-on-cards = Les pourcentages : { $verdict }.
chance-of-success = chance de réussite
pile-face-down =
    { $number ->
        [one] Une carte cachée
       *[other] { $number } cartes cachées
    }
card-of-kind = ({ $kind })
provenance-printed = imprimé
provenance-public = connu de tous
provenance-derived = déduit
provenance-reconstructed = reconstitué
thinking-now = À { $name } de jouer
thinking-minutes =
    { $count ->
        [one] { $name } réfléchit depuis une minute
       *[other] { $name } réfléchit depuis { $count } minutes
    }
thinking-hours =
    { $count ->
        [one] { $name } réfléchit depuis une heure
       *[other] { $name } réfléchit depuis { $count } heures
    }
thinking-days = { $name } réfléchit depuis { $count } jours
keys = Touches
## Rideau
## Propositions
proposal-undo = { $name } voudrait reprendre le dernier coup.
proposal-draw = { $name } propose le nul.
proposal-take-over = { $name } propose { $bot } pour jouer à la place de { $target }.
proposal-waits = On attend { $names }.
proposal-absent = { $target } n’est pas là. Si cela dure jusqu’à { $until }, l’ordinateur continue ; on peut toujours revenir.
proposal-yes = D’accord
proposal-no = Refuser
## Ce qui se passe autour de la table
## Pourquoi pas ?
refused-not-now = « { $subject } » n’est pas au choix maintenant. La question est : { $question }
refused-not-asked = Ce n’est pas à toi en ce moment.
refused-illegal = Les règles ne permettent pas « { $subject } » maintenant.
refused-impossible = Ce n’est pas possible maintenant.
refused-nothing-back = Il n’y a encore rien à reprendre.
refused-stays = Dans cette compétition, ce qui est tombé reste tombé.
refused-unknown = Cela n’existe pas ici.
refused-malformed = La table n’y comprend rien.
refused-clash = Deux de ces règles ne vont pas ensemble.
refused-over = Le coup de sifflet final a retenti.
refused-late = La table a déjà avancé d’un pas. Regarde encore une fois.
refused-played-on = La suite est déjà jouée, ou quelqu’un y est déjà assis. Cela reste donc ainsi.
refused-forbidden = Ce lien n’en donne pas le droit.
refused-taken = Quelqu’un est déjà assis là.
refused-name-taken = Quelqu’un porte déjà ce nom ici. Choisis-en un autre.
refused-busy = Le serveur est surchargé en ce moment. Réessaie dans un instant.
refused-too-fast = C’était trop rapide. Un instant, s’il te plaît.
refused-too-many = Il n’y a plus de place pour l’instant. Réessaie plus tard.
refused-outdated = Une version plus récente se joue ici. Recharge la page.
refused-unreadable = Cette table n’est plus lisible.
refused-offline = Pas de connexion. Dès qu’elle revient, on continue.
refused-bug = Cela n’a pas marché, et c’est notre faute.
halt-lost-title = Pas de table ici
halt-lost = Cette adresse ne mène nulle part.
halt-unknown-title = Cette table est introuvable
halt-unknown = Le lien est incomplet, ou la table a été débarrassée depuis longtemps.
halt-forbidden-title = Ce lien n’est plus valable
halt-forbidden = La place se joue peut-être avec un lien plus récent.
halt-taken-title = Cette table est complète
halt-taken = Toutes les places sont prises. On peut regarder avec le lien prévu.
halt-expired-title = Cette table a été débarrassée
halt-expired = Personne n’est venu pendant trop longtemps, ou l’hébergeur l’a fermée. Une nouvelle est vite dressée.
halt-moved-title = Cette place se joue ailleurs
halt-moved = Elle est ouverte sur un autre appareil ou dans une autre fenêtre. Tu peux la ramener ici.
halt-outdated-title = Recharge la page
halt-outdated = Le serveur parle désormais une langue plus récente que cette page.
halt-unreadable-title = Cette table est illisible
halt-unreadable = Ce qui en a été noté n’a plus de sens. L’hôte du serveur est prévenu.
halt-malformed-title = Ce lien est abîmé
halt-malformed = Un morceau s’est sans doute perdu en le copiant.
halt-too-many-title = Le serveur est plein
halt-too-many = Personne d’autre ne peut entrer pour l’instant. Réessaie dans quelques minutes.
halt-busy-title = Le serveur ne répond pas
halt-busy = Peut-être est-il en travaux. Tes matchs sont en sécurité.
halt-no-replay-title = Ce match ne peut pas être montré
halt-no-replay = Il est encore en cours, ou le lien ne le permet pas.
## Fin du match
champion = Champion : { $name }
again = Encore une fois
watch-replay = Revoir le match
reason-resigned = par abandon
reason-time-over = au temps
reason-agreed = d’un commun accord
figures = Chiffres du match
figure-attacks =
    { $count ->
        [one] Attaque
       *[other] Attaques
    }
figure-counters =
    { $count ->
        [one] Contre
       *[other] Contres
    }
figure-build-ups =
    { $count ->
        [one] Construction réussie
       *[other] Constructions réussies
    }
figure-duels =
    { $count ->
        [one] Duel gagné
       *[other] Duels gagnés
    }
figure-opportunities =
    { $count ->
        [one] Occasion
       *[other] Occasions
    }
figure-shots =
    { $count ->
        [one] Tir
       *[other] Tirs
    }
figure-corners =
    { $count ->
        [one] Corner
       *[other] Corners
    }
figure-fouls =
    { $count ->
        [one] Faute
       *[other] Fautes
    }
figure-xg = Buts attendus
figure-yellow =
    { $count ->
        [one] Carton jaune
       *[other] Cartons jaunes
    }
figure-red =
    { $count ->
        [one] Expulsion
       *[other] Expulsions
    }
figure-injury =
    { $count ->
        [one] Blessure
       *[other] Blessures
    }
happened-goal = But
happened-yellow = Jaune
happened-red = Rouge
happened-injury = Blessé
happened-number = n° { $number }
happened-chance = chances
chart-as-table = Montrer en tableau
## Revoir
replay = Revoir le match
replay-controls = Commandes
replay-begins = Le coup d’envoi approche.
replay-back = Un pas en arrière
replay-next = Un pas en avant
replay-goal = But suivant
replay-no-goal-after = Plus aucun but après ce moment.
replay-no-goal-before = Aucun but avant ce moment.
replay-play = Lire
replay-pause = Arrêter
replay-moment = Instant
replay-speed = Vitesse
replay-times = { $times }×
replay-chair = Vu depuis
chair-open = tout visible
chair-spectator = la tribune
chair-seat = place de { $name }
spoilers-hidden = La fin reste cachée
spoilers-shown = La fin est visible
spoilers-hidden-about = La fin reste cachée : buts et cartons sont marqués une fois que tu les as vus.
spoilers-shown-about = Tous les buts et cartons sont marqués, et l’on voit combien de temps le match dure encore.
## Mon bilan
me = Mon bilan
me-since = { $name }, sur cet appareil depuis le { $day }.
me-since-nameless = Sur cet appareil depuis le { $day }.
me-match = Match
me-matches =
    { $count ->
        [one] match
       *[other] matchs
    }
me-won =
    { $count ->
        [one] victoire
       *[other] victoires
    }
me-drawn =
    { $count ->
        [one] nul
       *[other] nuls
    }
me-lost =
    { $count ->
        [one] défaite
       *[other] défaites
    }
me-letter-won = V
me-letter-drawn = N
me-letter-lost = D
me-form = Les dix derniers matchs
me-streak =
    { $current ->
        [0] Plus longue série de victoires : { $longest }
        [1] Dernier match gagné ; plus longue série : { $longest }
       *[other] { $current } victoires de suite ; plus longue série : { $longest }
    }
me-by-game = Par jeu
me-by-rival = Contre qui
me-goals = { $mine }:{ $theirs } buts
me-chances = Buts et occasions
me-surplus = Buts de plus que prévu
me-usual = en pointillé : l’habituel
me-usual-short = habituel
me-summary =
    { $goals ->
        [one] { $goals } but
       *[other] { $goals } buts
    } pour { $expected } attendus en { $count ->
        [one] un match
       *[other] { $count } matchs
    }. Deux joueurs sur trois seraient à { $usual } près.
me-as-table = En tableau
me-as-chart = En courbe
me-none-title = Aucun match terminé
me-none = Après le premier match, tes victoires, tes adversaires, tes buts et tes occasions seront ici. Rien ne quitte cet appareil.
me-keep = Ce bilan n’existe que sur cet appareil. Emporte-le avant d’en changer ou d’y faire le ménage. Le fichier contient aussi les clés de tes places ; ne le donne à personne.
me-keep-none = Tu as déjà joué sur un autre appareil ? Importe ici le fichier emporté.
me-take = Emporter
me-read-in = Importer
me-read = Importé. Ce qui était déjà ici est resté.
me-not-read = Ce n’est pas un fichier d’Anpfiff ; rien n’a changé ici.
me-is-match = C’est le fichier d’un match. Utilise « Ouvrir un match » plus bas ; rien n’a changé ici.
host-page-imprint = Mentions légales
host-page-privacy = Confidentialité
host-pages = Pages de l’hébergeur
# Ce qui est montré : une chose après l’autre
speed = Rythme
speed-calm = calme
speed-brisk = vif
speed-at-once = d’un coup
just-now = À l’instant
now = Maintenant
on-its-way = Envoi …
just-again = Revoir
just-kick-off = Coup d’envoi
laid-mine = Ta carte : { $card }, face cachée
laid-theirs = Carte de { $name }, face cachée
laid-open = { $name } réfléchit
laid-both = Les deux cartes sont posées
laid-wait = On les retourne ensemble.
laid-here = posée sur la table
laid-down = Face cachée sur la table
tap-on = Touche : suite
moment-goal = But pour { $team-acc } !
moment-kick-in = Transformé
moment-kick-kept = Arrêté
moment-kick-parried = Repoussé
moment-kick-wide = Raté
moment-red = Carton rouge : { $name }
moment-injury = Blessure : { $name }
moment-half = Mi-temps
moment-end = Fin du match
moment-out = { $name } : c’est fini
moment-out-many = C’est fini pour { $count } entraîneurs
moment-champion = Champion : { $name }
moment-led-by = avec { $name } à sa tête
moment-led-on = avec l’ordinateur à sa tête, pour { $name }
moment-number = numéro { $number }
moment-round = Tour { $number }
## Compétitions
cup-back = Retour à la compétition
cup-new-link = Ouvrir une coupe ou un championnat entre amis
cup-go-on = À la compétition : { $name }
## Analyse
review-title = Analyse
review-was-it-luck = Était-ce la chance ?
paper-title = Page de journal
# The academy
ede = Dédé
learn-title = Apprendre en jouant.
learn-lead = Un vrai match, avec Dédé, ton adjoint, à tes côtés. Au bout de cinq minutes, tu continues seul.
learn-band = Apprendre { $game } en cinq minutes
learn-go-on = Reprendre à l’étape { $number }
learn-done = terminé
learn-steps = { $number } étapes, 5 minutes
## Énigmes et entraînement
puzzle = Énigme
puzzles = Énigmes
puzzles-all = Toutes les énigmes
practice = Entraînement
practice-about = { $game } : { $names }, à partir de ce moment, contre l’ordinateur. Cela ne compte pas dans ton bilan.
practice-puzzle = { $game }, depuis la position d’une énigme, contre l’ordinateur. Cela ne compte pas dans ton bilan.
practice-seat = Tu joues pour
practice-what = Ta tâche
practice-goal-win = Gagner à partir d’ici
practice-goal-draw = Ne pas perdre à partir d’ici
practice-goal-score = Marquer en trois tirs
practice-begin = Commencer
practice-open = Pas encore réussi.
practice-reached = Réussi !
practice-failed = Pas cette fois.
practice-left = { $left ->
    [one] encore un tir
   *[other] encore { $left } tirs
  }
practice-here = S’entraîner d’ici
