match-file = A match you saved as a file can be brought along: it goes on where it stopped, here or at any other stadium.
match-file-open = Open a match
match-file-wrong = This file cannot be played, and nothing was changed. It must be the file of a match as Anpfiff saves it (“Take the match along as a file”), by the rules of today. In detail:
match-file-over = This match is over. You can watch it, look at its figures and review it.
match-file-others = The others are
match-file-counts = A match from a file does not count for your record.
match-file-look = Look at it
match-file-go-on = Play on
