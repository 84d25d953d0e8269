here-loading = Le jeu arrive sur ton appareil : { $done } sur { $all } Mo. Ensuite, plus besoin de réseau.
here-opening = On ouvre les grilles …
here-elsewhere = Anpfiff est déjà ouvert dans une autre fenêtre. Ferme-la, et ça continue ici.
here-failed = Le jeu n’a pas pu s’ouvrir. Tes matchs ne sont pas perdus.
here-again = Réessayer
