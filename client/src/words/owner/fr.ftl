# La page des propriétaires d’une boîte : ce que disent les cartes imprimées.
owner-title = Que disent tes cartes ?
owner-first = D’abord ce qui change le plus.
owner-kinds = Sortes de cartes
owner-box = Ta boîte
owner-progress = { $mine } sur { $all } : { $kind }
owner-were =
    { $count ->
        [one] { $count } était reconstituée
       *[other] { $count } étaient reconstituées
    }
owner-of = { $mine } sur { $all }
owner-read = Lis-le sur ta carte.
owner-place = Place { $place }{ $all ->
        [0] {""}
       *[other] {" "}sur { $all }
    }. Lis-la sur ta carte.
owner-slot = Place { $place } :
owner-add = Ajouter une place
owner-empty = Vide sur la carte
owner-forget = Pas lu, finalement
owner-next = { $value }, suite
owner-mine = imprimé, par toi
owner-by-you = par toi
owner-known = connu
owner-open =
    { $count ->
        [one] { $count } ouverte
       *[other] { $count } ouvertes
    }
owner-worth = Ça vaut la peine :
owner-worth-card =
    { $count ->
        [one] Une valeur sur { $all } de cette carte est reconstituée.
       *[other] { $count } valeurs sur { $all } de cette carte sont reconstituées.
    }
owner-none = Dans cette boîte, il n’y a rien à lire sur des cartes.
owner-complete = Ta boîte est complète.
owner-keep = Garder
owner-keep-about = Les valeurs restent sur cet appareil et sont proposées chaque fois qu’on joue avec cette boîte.
owner-save = Enregistrer un fichier
owner-load = Charger un fichier
owner-play = Jouer avec
owner-refused = C’est impossible :
owner-line = La ligne { $line } ne compte pas :
owner-clash = La boîte ne va pas encore ensemble :
