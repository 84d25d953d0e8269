match-file = Un match que tu as enregistré dans un fichier peut te suivre : il reprend où il s’est arrêté, ici ou dans tout autre stade.
match-file-open = Ouvrir un match
match-file-wrong = Ce fichier ne peut pas être joué, et rien n’a été changé. Il faut le fichier d’un match tel qu’Anpfiff l’enregistre (« Emporter le match dans un fichier »), selon les règles d’aujourd’hui. En détail :
match-file-over = Ce match est terminé. Tu peux le revoir, lire ses chiffres et l’analyser.
match-file-others = Les autres sont
match-file-counts = Un match venu d’un fichier ne compte pas dans ton bilan.
match-file-look = Le regarder
match-file-go-on = Continuer
