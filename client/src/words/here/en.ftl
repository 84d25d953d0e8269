here-loading = The game is coming to your device: { $done } of { $all } MB. After that it needs no network.
here-opening = Unlocking the gates …
here-elsewhere = Anpfiff is already open in another window. Close it, and it goes on here.
here-failed = The game could not be opened. Your matches are not lost.
here-again = Try again
