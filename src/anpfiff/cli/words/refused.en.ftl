### What the terminal refuses, in English. The three language files have the same keys and the same variables.

## Databases, backups and servers

refused-site-part-missing = { $file } is missing; “make site” fetches all that the page needs
refused-site-not-empty = something else is in { $folder }; take an empty folder
refused-site-no-path = { $path } is no path of a host; something like /games/anpfiff is expected
refused-database-taken = another server has { $file } open: one file, one server
refused-database-unusable = { $file } cannot be opened ({ $reason })
refused-database-of-another = { $file } belongs to another program
refused-database-newer = the database was written by a newer Anpfiff: its schema is { $schema }, this program knows up to { $known }
refused-database-older = the database has the old schema { $schema }, this program needs { $known }: start the server on it once
refused-database-kind = a database of the kind { $kind } is unknown
refused-database-address = the address of the database is empty or cannot be a path
refused-database-home = { $name }: nobody’s home is there
refused-database-unreadable = the address of the database cannot be read
refused-database-without = there is nothing of Anpfiff in the database at { $place }
refused-database-not-empty = the database is not empty: what is in it would be mixed with what comes
refused-database-damaged = { $file } is damaged ({ $found }): restore a backup, or let sqlite3 .recover what is left
refused-not-storable = { $what }: this cannot be stored
refused-table-name = a table’s name has 1 to { $most } printable letters, not { $name }
refused-table-unsound = table { $table }: its log is not sound
refused-backup-version = { $file } is a backup of version { $version }, this program reads { $known }
refused-backup-format = { $file } is no whole backup: Anpfiff does not write them like this
refused-backup-sum = { $file } is no whole backup: its checksum does not fit
refused-backup-more = { $file } is no whole backup: something follows its end
refused-backup-cut = { $file } is no whole backup: it is cut off
refused-backup-large = { $file } is no whole backup: a table in it is too large
refused-backup-twice = a table or an entry came twice
refused-proxy = --proxy takes addresses or networks, not { $said }
refused-page-file = { $name }: { $file } cannot be read
refused-push-key = the key for notices has 32 bytes in base64url
refused-extra = this needs { $module }: pip install 'anpfiff[{ $extra }]'
refused-language = there are no words in { $name }

## Tables

refused-game = there is no game { $name } on the shelf
refused-game-clash = several packages bring a game { $name }: { $packages }
refused-game-broken = the game { $name } of the package { $package } cannot be played ({ $reason })
refused-option = there is no option { $name }
refused-option-value = option { $name }: { $found } cannot be
refused-edition = { $game } has no edition { $name }
refused-seats = { $game } is for { $low } to { $high } seats, not { $said }
refused-seats-just = { $game } is for { $low } seats, not { $said }
refused-bot = there is no bot { $name }
refused-bot-broken = the bot { $name } cannot be loaded ({ $reason })
refused-bot-changed = the file of { $bot } has changed while matches were played: put the old one back, or begin anew
refused-bot-twice = two bots are called { $name }: give one another name, NAME=BOT
refused-bot-identity = { $file } keeps no identity of a bot
refused-bot-link = { $link } is no link to a table or a competition
refused-bot-revision = the rules of { $game } have revision { $theirs } there and { $ours } here: take the same version of Anpfiff
refused-bot-no-seat = no seat is free there
refused-bot-refused = the server refused: { $reason }
refused-bot-nonsense = { $server } does not answer as an Anpfiff server does ({ $reason })
refused-bot-elsewhere = { $server } leads elsewhere, to { $place }: name that address if you trust it
refused-forfeit-crashed = { $bot } loses the match: it crashed ({ $detail })
refused-forfeit-died = { $bot } loses the match: its process ended ({ $detail })
refused-forfeit-slow = { $bot } loses the match: it thought longer than { $detail }
refused-forfeit-illegal = { $bot } loses the match: it said what it may not ({ $detail })
refused-seats-only = { $said } seats need { $needed }
refused-iterations = a search has 1 to { $most } iterations, not { $said }
refused-seed = a seed is a whole number from 0 to { $most }
refused-names = { $found } names were given for { $seats } seats
refused-name-lines = a name stands on one line, not { $name }
refused-no-action = { $said } is no action of this game
refused-cannot-say = { $said } cannot be said here (rule { $rule })
refused-cannot-fall = { $said } cannot fall here (rule { $rule })
refused-too-late = { $said } comes too late: others or chance have the next word
refused-incomplete = something is missing in this answer
refused-nothing-said = something has to be said here
refused-no-seat = there is no seat { $seat }
refused-no-ply = plies go from 0 to { $most }, not { $found }
refused-not-asked = seat { $seat } is not asked now
refused-fate-not-asked = fate is not asked now
refused-fate-by-itself = at this table fate answers for itself
refused-over = the match is over
refused-not-over = the match is not over
refused-state-of-another = this is a state of another match

## Replays

refused-replay-none = this is no replay: its first line is not “{ $format }”
refused-replay-lacks = the replay lacks its line { $name }
refused-replay-whole = { $name } takes a whole number, not { $found }
refused-replay-after-end = line { $number }: after the result there is still { $line }
refused-replay-take = line { $number }: takes are counted upwards, not { $line }
refused-replay-said = line { $number }: “seat: action” stands here, not { $line }
refused-replay-seat = line { $number }: the number of a seat follows the word, not { $line }
refused-replay-unknown = line { $number }: { $line } is unknown
refused-replay-twice = line { $number }: { $line } stands twice
refused-replay-json = { $where }: this is no JSON
refused-replay-revision = { $game } was played in revision { $played }; this program has revision { $known }
refused-replay-given = given names { $given } plies, only { $said } were said
refused-replay-state = the position in the line state cannot occur in this game
refused-replay-silent-take = a take does not say what was taken back: “back PLY WHY SEAT:WORD …” stands here
refused-replay-back = “back” stands only where fate is “urn 2” or “urn 3”
refused-replay-nothing-back = { $line }: nothing was taken back that would stand on record
refused-replay-no-seat = seat { $seat } is named, but there are only { $seats } seats
refused-replay-urn-given = { $name }: a match from an urn begins at kick-off, and all its fate is the urn’s
refused-replay-begun = the first { $lines } lines were given, as of another match: the urn proves what fell after them, and nothing before
refused-replay-commitment = the secret is not the one that was committed to before kick-off
refused-replay-over = the match was over by its rules; nobody could end it
refused-replay-ended = ended says how it ended and why, not { $found }
refused-replay-fate = fate is one of { $kinds }, not { $found }
refused-replay-real = real is dice, cards or dice,cards, with fate manual; not { $found }
refused-no-moment = nothing was entered at ply { $ply }
refused-replay-not-over = there is a result, but the log ends before the match is over
refused-replay-result = the result should be { $found }, the replay says { $recorded }
refused-replay-not-asked = ply { $ply }: seat { $seat } is not asked
refused-replay-no-option = ply { $ply }: { $said } is not an option
refused-replay-no-fate = ply { $ply }: fate is not asked
refused-replay-no-outcome = ply { $ply }: { $said } cannot fall here
refused-replay-other-fate = ply { $ply }: { $said } does not follow from seed or urn
refused-replay-chosen = { $times } times something was taken back, and the file does not say what and by whose word: whoever wrote it could have chosen the dice after that
refused-replay-made-up = going back to ply { $ply } (number { $number } of { $times }) lacks the word of seat { $seats }: it may be made up, to choose the dice after it
refused-back-why = back names one of { $whys }, not { $found }
refused-back-line = “back PLY WHY SEAT:WORD …” stands here, not { $line }
refused-back-twice = seat { $seat } agrees twice: { $line }
refused-back-order = back names the seats in their order, not { $line }
refused-back-word = the word of seat { $seat } does not lead to the one that is known
refused-urn-kind = an urn of the kind { $kind } is unknown
refused-urn-secret = secret has { $digits } hexadecimal digits
refused-urn-part = part has up to { $digits } hexadecimal digits, not { $found }

## Statistics

refused-study = there is no study in { $folder }
refused-no-matches = a simulation needs at least one match
refused-data-set = there is no data set { $name }
refused-outlook = an outlook needs imagined matches, and imagined matches an outlook
refused-verb = nobody says { $name } in this game
refused-verb-argument = { $verb } has nothing called { $name }
refused-free-verb = a free verb is written pick, pick/2 or sign.card, not { $said }
refused-no-bots = at least one bot is needed
refused-arena = an arena needs at least two different bots
refused-price = no card has a number called { $name }
refused-price-without-chance = whether a price is fair shows only when chance chooses: for which verbs?
refused-study-batch = { $file } is of no use; delete it to have its matches played again
refused-study-other = { $folder } holds another study (see { $file }); take another folder
refused-study-bot-changed = { $folder } was begun with another { $bot }: its file has changed since. Take another folder, or put the old file back
refused-study-folder = { $folder } is not empty and holds no study; take another folder
refused-study-no-arena = { $folder } holds no arena
refused-study-plan = { $file } is no plan of a study

## Lessons and puzzles

refused-lesson-file = { $file }: { $why }
refused-lesson-match = { $file }: { $match } is a match of { $game }
refused-lesson-chair = { $file }: there is no seat { $seat }
refused-lesson-not-yet = Not yet: the lesson asks for something else here
refused-lesson-unknown = { $game } has no lesson { $name }
refused-lesson-answer = At line { $ply } the match lacks a whole answer of seat { $seat }
refused-puzzle-revision = puzzle { $id }: made for revision { $made } of the rules, this is { $now }
refused-puzzle-options = puzzle { $id }: its options are not those of today
refused-puzzle = { $game } has no puzzle “{ $name }”
