# L’adjoint dans les matchs libres : ce qui est nouveau, et ce que les choses veulent dire.
coach-new = Nouveau : { $name }.
coach-named = { $name }.
coach-off = Sans adjoint
coach-what = Qu’est-ce que c’est ?
coach-ask = Touche ce que tu veux comprendre :
coach-nothing = Il n’y a rien à expliquer ici pour l’instant.
coach-menu = L’adjoint explique ce qui est nouveau

# Touches et cartes à la table.
card-values = Valeurs de la carte
card-field = Donnée
card-value = Valeur
card-sources = D’où viennent ces valeurs
keys-tab = barre, question, cartes et fil du match
keys-arrows = d’une carte à l’autre, d’une ligne à l’autre dans le fil du match
keys-enter = choisir et confirmer
keys-undo = reprendre
keys-rulebook = règles
keys-hint = conseil
keys-ticker = fil du match
keys-menu = menu
keys-card = regarder une carte
keys-what = qu’est-ce que c’est ?
keys-escape = fermer
keys-help = cette liste
