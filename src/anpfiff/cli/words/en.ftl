### The terminal in English. The three language files have the same keys and the same variables.

## When something is wrong

error = Error: { $message }
error-cup-format = There is no format { $format }; say knock_out, groups, league or swiss.
error-cup-series = A series is the best of 3, 5 or 7 matches, not { $number }.
error-clash = { $option } goes only with one of: { $needed }
error-expected = { $message } (expected: { $expected })
error-file = { $file }: { $reason }
error-own-file = your file
error-in-line = { $file }, line { $line }: { $message }
error-at = { $at }: { $message }
error-not-text = { $file } is not a text file in UTF-8
error-bug = this should not have happened ({ $kind }: { $message }); ANPFIFF_TRACEBACK=1 shows where
error-no-rule = the rulebook has no rule { $number }
error-no-card = the box has no card with the id { $card }
error-nothing-to-continue = there is no unfinished match of { $game } to continue
error-option = an option is written name=value, not { $option }
error-player = { $player } cannot sit down (expected: { $expected })
error-own-bot = "{ $bot }" of this match is a bot of somebody’s own; name it again if you trust it: --seats { $seats }
error-seats = { $said } seats were given, this table has { $seats }
error-names = { $said ->
        [one] one name was given
       *[other] { $said } names were given
    }; people at this table: { $people }
error-name = { $name } is what a bot or one’s own seat is called; please take another name
error-other-game = { $file } is a match of { $game }
error-no-game = which game? (expected: { $expected })
error-game-key = { $name } cannot be the key of a game: two to forty small letters, digits and underscores, a letter first
error-game-taken = there is a game { $name } already
error-folder-used = { $file } is there already and not empty
error-no-tree = { $folder } is no checkout of Anpfiff
error-in-the-way = { $file } is there already and is not this match; take another name, or --force to overwrite it
error-no-seat = there is no seat { $seat }; this table has { $seats }
error-port = port { $port } cannot be used ({ $reason }); leave --port out to take a free one
error-address = { $option } takes an address such as https://play.example.org, not { $address }
error-public-path = --public takes an address without a path, for the page is at the root of its host: https://play.example.org, not { $address }
error-no-folder = this needs a folder to keep its results in: --out FOLDER
error-unreachable = the database does not answer ({ $reason })
error-database-refuses = the database answers, but refuses ({ $reason })
error-database-owner = the database lets this user create nothing ({ $reason }): give it to the user who connects, “alter database NAME owner to USER”
error-open-already = Anpfiff is open already: { $address }
usage-word = Usage:
usage-required = [required]
usage-default = [default: { $value }]
usage-missing = { $what } is missing
usage-no-option = there is no option { $name }
usage-no-command = there is no command { $name }
usage-guess = { $message }. Perhaps you meant: { $guesses }
usage-wrong = { $what } does not fit ({ $reason })
usage-least = at least { $number }
usage-most = at most { $number }
usage-whole = a whole number is wanted
usage-number = a number is wanted
usage-needs-value = { $what } needs a value
usage-extra = “{ $what }” is too much here; --help says what the command takes

## Help

help-panel-commands = Commands
help-panel-options = Options
help-panel-arguments = Arguments
help-option-help = Show this help and leave.
help-option-lang = Language of everything you read; by default that of your system.
help-option-all-games = Show the small games too that teach how a game is written.
help-option-plain = No colours, and nothing is drawn over: one picture below the other (NO_COLOR or TERM=dumb do the same).
help-option-as-json = Print JSON for programs.
help-option-game = A game, as listed by “anpfiff games”.
help-option-own-cards = A file with the true values of your own box.
help-option-edition = An edition of the game; by default the recommended one.
help-option-option = A rule agreed for this table; may be given several times. “anpfiff games GAME” lists them all.
help-anpfiff = Football box games with their full rules and exact odds, in the browser and in the terminal.
help-anpfiff-version = Show the version and whether the engine is compiled.
help-anpfiff-install-completion = Let your shell complete games, editions, options, bots, cards and rules (bash, zsh, fish).
help-anpfiff-show-completion = Only show the script for it.
help-games = List the games; with a name, its editions and options.
help-games-game = Show this game in full.
help-lesson = Play a lesson, and check it.
help-lesson-file = The TOML file of a lesson.
help-lesson-check = Only check it, do not play.
help-bot = Let a bot stand at a server: it takes the seats it is invited to and open ones, several at once, and comes back to its tables.
help-bot-name-of-bot = The bot: my_bot.py:Coach, cmd:./my_bot, or one of ours.
help-bot-server = The address of the server.
help-bot-link = The link of a seat or a competition it is invited to; may be given more than once.
help-bot-name = What it is called at the tables; by default after its file.
help-bot-key = The file with its identity; by default one in your data folder.
help-bot-only = Only tables of these games.
help-bot-most = At how many tables it plays at once.
help-bot-matches = Stop after so many matches; by default it goes on until you stop it.
help-bot-invited = Take only seats it is invited to or has a link for, no open ones of public tables.
help-bot-unlisted = Do not let the server show that it is there; nobody can invite it then.
help-new-game = Begin a game of your own from the penalty duel.
help-new-game-key = The key of the game: a name in small letters, with underscores.
help-new-game-into = The folder for the new package, or that of the checkout; by default one named like the game, or this one.
help-new-game-tree = Put it into a checkout of Anpfiff, with its tests, instead of a package of its own.
help-play = Play a match in the terminal.
help-play-seats = Who sits where, one name per seat: me, or one of the bots random, novice, greedy, league and world (search-500 thinks 500 matches ahead).
help-play-names = What the people at the table are called, from the first seat on.
help-play-seed = Where the dice come from; the same seed gives the same dice.
help-play-save = Keep the match in this file.
help-play-force = With --save, overwrite even a file that is not this match.
help-play-go-on = Continue the last unfinished match.
help-play-source = Continue the match in this file.
help-play-real = What of the box is real: dice, cards or both. The terminal is the referee, asks what fell and what was laid, and adds everything up.
help-replay = Step through a match, or check it.
help-replay-file = A replay file.
help-replay-verify = Prove that every line was legal and the dice honest.
help-replay-seat = See the match from this seat; the first is 1.
help-replay-is-open = Show everything, hidden cards too.
help-analyse = Look back at a match: the account of luck and choices, and what every decision cost.
help-analyse-file = A replay file.
help-analyse-seat = Only the decisions of this seat; the first is 1.
help-analyse-iterations = How many matches are played on from every moment of the match.
help-analyse-bot = Ask a bot, yours too, what it would have said at every decision.
help-simulate = Let bots play many matches and count.
help-simulate-number = How many matches.
help-simulate-bots = One bot per seat: random, novice, greedy, league, world, or search-500 for a search of 500 iterations; a single name takes every seat. They change seats after every match.
help-option-seed = The same seed gives the same numbers, whatever the workers.
help-option-workers = How many processes share the work; by default one for each processor.
help-option-cluster = Share the work out on a Ray cluster: that of RAY_ADDRESS, or one started here. Needs anpfiff[cluster].
help-option-out = Keep every finished batch in this folder. The same command goes on where it was stopped; at the end there are tables as CSV and Parquet.
help-option-batch = How many matches are kept at a time.
help-option-keep = Keep a data set of all matches beside the tables, for programs that learn: every replay, or every decision with what its seat saw. Needs --out.
help-simulate-every = Play one more series for every other value of every option.
help-simulate-vary = Only these rules options, each with all its values, instead of --every-option.
help-simulate-free = Verbs for which chance chooses instead of the bot, such as pick, sign.card for one of several arguments, or pick/2 where each is taken with a chance of one in two (what was said is kept), and statements that bots always make, such as “squad own”.
help-simulate-price = A number on the cards that says what they cost: the report holds it against what they are worth.
help-simulate-outlook = Tell spectators everybody’s chance to win at one in so many decisions; the report holds it against the results.
help-simulate-iterations = With --outlook: from how many imagined matches a chance is told.
help-arena = Let every two bots meet, and rate them.
help-arena-number = How many matches for every two bots.
help-arena-bots = The bots that take part.
help-arena-seats = How many seats a table has; with more than two, the two bots sit down by turns.
help-arena-luck = Take the luck of dice and cards out of the results: from so many matches played on from every moment.
help-cup = Let bots play a cup, a league or a Swiss event, and print what came of it.
help-cup-entrants = How many take part.
help-cup-kind = How the champion is found.
help-cup-legs = Legs of a tie; in a league, how often everybody meets everybody.
help-cup-away-goals = After two legs level on goals, those scored away count.
help-cup-series = Ties are the best of so many matches.
help-cup-seats = How many sit at a table at most; from three on a whole table is a match, and places count.
help-cup-bots = The bots that enter, in turn until all places are taken.
help-report = Write the report of a study: one page with plots and tables, for any browser.
help-report-folder = The folder of a study, as given to --out.
help-report-file = The file to write; by default a page in that folder.
help-rules = Read the rulebook.
help-rules-number = A chapter or a single rule, such as F4 or F4.3.
help-cards = Show the cards and where each value comes from.
help-cards-card = Show one card in full.
help-cards-ids = Show the id of every card, with its name.
help-cards-as-template = Print a file to fill in for a box of your own: everything reconstructed, commented out.
help-bench = Measure how fast the engine is on this machine.
help-bench-seconds = How long to measure.
help-option-database = Where matches are kept: a file, or postgresql://…; by default a file in your data folder.
help-serve = Start the server: play in the browser, on this machine or from anywhere.
help-serve-host = The address to listen on; 0.0.0.0 lets your whole network in.
help-serve-port = The port to listen on; by default 8765, or any other that is free.
help-serve-public = The address people reach this server by, if it stands behind a proxy: https://…
help-serve-proxy = The proxies in front of this server, as addresses or networks; only they are believed where people come from. By default those on this machine.
help-serve-workers = How many processes bots think in; by default all cores but one.
help-serve-rate = How many messages a second one line may send.
help-serve-tables = How many tables one address may open in an hour.
help-serve-lines = How many lines one address may have open.
help-serve-real-box = Let tables with real dice and cards be opened; judging them takes the server’s time.
help-serve-visiting-bots = Let bots of other people stand at this server, where everybody can see and invite them.
help-serve-engine = A folder in which a compiled engine will lie; bots change over to it as soon as it is there.
help-serve-keep-open = Days after which a table at which nobody sat down expires; 0 is never.
help-serve-keep-running = Days after which a match that nobody plays on is deleted; 0 is never.
help-serve-keep-finished = Days after which a match that is over is deleted; 0 is never.
help-serve-access-log = Write a line for every request; without addresses and tokens.
help-serve-log = Write what happens to stderr as lines of text or of JSON, with the time and its offset.
help-serve-imprint = The imprint of whoever runs this server: a file (.html or text) or an address.
help-serve-privacy = What is said about privacy: a file (.html or text) or an address.
help-serve-bots = Bots of your own that people may play against here: my_bot.py:Coach, Sweeper=cmd:./my_bot, …
help-serve-measured = Folders of “anpfiff arena --out” that say how strong your own bots are.
help-serve-browser = Open the page in your browser.
help-backup = Write all matches of a database into one file; the server may go on.
help-backup-file = The file to write; with --every the folder.
help-backup-every = Write one now and every so many hours, until it is stopped.
help-backup-kept = With --every, how many backups stay in the folder.
help-restore = Read all matches from a file into an empty database, of either kind.
help-restore-file = A file written by “anpfiff backup”.
help-restore-unchecked = Believe the file without playing every match again.
help-site = Write a page that needs no server, for any place that can hold files.
help-site-folder = The folder to write; it may be empty, or one that “anpfiff site” wrote.
help-site-at = The path of the host at which the page will lie, for example /games/anpfiff.
help-site-runtime = The folder of the package pyodide of npm.
help-site-wheels = A folder with msgspec as a wheel for browsers.
help-referee = Serve the engine to other programs: JSON lines in, JSON lines out.

## Version

version = anpfiff { $version } ({ $engine })
version-pure = engine: pure Python, not compiled
version-compiled = engine: compiled
note-pure = Note: the engine runs as pure Python and is slow. After “make compile” start it with PYTHONPATH=build/compiled, or install the wheel.

## Seats, log and result

seat-coach = Coach
seat-me = You
seat-fate = fate
log-face-down = face down
result-won = Winner: { $best }, { $reason }.
result-draw = A draw between { $best }, { $reason }.
result-place = { $place }. { $name }: { $score }
result-kicks = Shoot-out: { $numbers }
result-champion = Champion: { $name }

## Chances

chance = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $fraction })
chance-of = exact chance of: { $verdict }
chance-of-success = exact chance of success

## At the table

play-welcome = { $game }. Enter takes the answer with { $mark }, which is advised; ? shows what else you can type.
play-forced = Only one answer: { $said }
play-prompt = Enter = { $first }, or number, ? help >
play-prompt-advised = Enter = { $first } (advised), or number, ? help >
menu-mine = yours
menu-cost =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
play-curtain = The next one please: pass the keyboard to { $seat }.
play-curtain-prompt = { $seat }, press Enter when nobody else is looking >
play-skipped =
    { $number ->
        [one] … { $number } earlier line: type l
       *[other] … { $number } earlier lines: type l
    }
play-skipped-at-the-end =
    { $number ->
        [one] … { $number } earlier line, to be seen in the replay
       *[other] … { $number } earlier lines, to be seen in the replay
    }
play-ambiguous = That could be several answers: { $several }
play-not-understood = “{ $said }” is not among the answers. Type a number, part of an answer, or ? for help.
play-named = Named so far: { $named }
play-several =
    { $number ->
        [one] { $number } more to name.
       *[other] { $number } to name, in any order: one after the other or together, like “1 4”.
    }
play-budget =
    { $number ->
        [one] { $number } point is left.
       *[other] { $number } points are left.
    }
play-unsaid = Named, but not said and therefore lost: { $named }
play-leave-unsaid = Named, but not said yet: { $named }. Leaving loses it.
play-leave-prompt = q: leave anyway, Enter: stay >
play-not-besides = “{ $said }” cannot be named besides what you have named; u takes back the last name.
play-not-saved = The match could not be saved: { $reason }
play-in-the-way = { $file } is there already and is not this match: please take another name.
play-saved = Saved in { $file }
play-nothing-to-undo = You have not decided anything yet.
play-undone = Taken back: the table is as it was before your last decision.
play-goodbye = Continue with: { $command }
play-forfeit = The match is over: { $reason }.
play-over = The replay is in { $file }
play-help =
    Answer with a number, with part of an answer, or with Enter for the advised one.
    Where several are asked for, name them in any order, one by one or together:
    1 4, or blitz trickster. They are said once all are named; until then u drops
    the last. Besides:
      ?         this help
      r         the rule behind the question;  r F4.3  another rule
      c         the cards you can see, with their values
      h         a hint: what a search thinks of every answer
      l         the log so far, as far as you may read it
      u         take back your last decision
      s FILE    save a copy
      q         save and quit

## Replays

replay-prompt = { $ply } of { $plies } – Enter: on, b: back, g: next goal, p: play, q: quit >
replay-help = Enter goes on, b goes back, g goes to the next goal, p plays by itself (Ctrl+C stops it), a number goes to that line of the log, q quits.
verify-legal =
    { $lines ->
        [one] { $lines } line played again: legal.
       *[other] { $lines } lines played again: all of them legal.
    }
verify-seed = All dice and draws follow from seed { $seed }.
verify-urn = All dice and draws follow from the secret committed to before kick-off ({ $commitment }) and from the parts of all seats.
verify-given = Dice and draws follow from seed { $seed } from line { $ply } on; before that they were given.
verify-back = Taken back to line { $ply } ({ $why ->
        [agreed] by agreement
        [alone] alone at the table
       *[free] freely
    }), said by the devices of seats { $seats }; what was taken back is in the file, and the dice after it follow from it.
verify-result = The result is the one on record.
verify-wrong = Not proved: { $message }
verify-names = The names are those the file gives; nothing proves them.
unproven-by-hand = Not proved: dice and draws were entered by hand; they are possible, no more.
unproven-at-the-table = As entered at the table: dice and cards were real, what everybody saw was entered by hand, and what nobody has shown is filled in.
unproven-given = Not proved: how the match came to the position it begins with.
unproven-taken-back = Not proved: that something was taken back. The file does not say what; dice and draws do not depend on it.
unproven-ended = Not proved: that the players ended the match here (resigned, ran out of time, agreed). The file may be cut off.
unproven-unfinished = Not proved: how it went on. The match is not over, or the file is cut off.
unproven-no-result = The match is over; the file records no result to compare.

## Hints and analysis

hint-option = answer
hint-chance = chance to win (95 %)
hint-matches = matches imagined
hint-estimate = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-note = A shared win counts in part. Where all answer face down, the others are thought to mix their answers.
hint-why-even = Hardly any difference: the next answer is as good as equal.
hint-why-sight = At first sight, too, nothing is stronger.
hint-why-later = Something else looks stronger at first sight; played on, this one pays off.
analyse-progress = looking back
analyse-ply = line
analyse-seat = seat
analyse-said = said
analyse-chance = chance
analyse-lost = lost by it (95 %)
analyse-best = better
analyse-bot = bot
analyse-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
analyse-account = { $seat }: { $began } at the start
analyse-item = item
analyse-number = number
analyse-points = points (95 %)
analyse-dice = Dice
analyse-cards = Cards
analyse-own = Own choices
analyse-others = Choices of the others
analyse-unforeseen = Not foreseeable
analyse-ended = in the end
analyse-cannot-tell = cannot tell ({ $range })
analyse-verdict-won-choices = The better choices decided it.
analyse-verdict-won-luck = Luck decided it.
analyse-verdict-lost-choices = The others made the better choices.
analyse-verdict-lost-luck = Bad luck decided it.
analyse-verdict-both = It was a bit of both, choices and luck.
analyse-verdict-level-better = Better choices, worse luck.
analyse-verdict-level-worse = Worse choices, better luck.
analyse-verdict-fair = A fair result.
analyse-verdict-unknown = Whether choices or luck decided it cannot be told from this match.
analyse-deserved = Deserved by the shots: { NUMBER($first, minimumFractionDigits: 2, maximumFractionDigits: 2) } : { NUMBER($second, minimumFractionDigits: 2, maximumFractionDigits: 2) } goals; the likeliest score is { $score } ({ NUMBER($chance, style: "percent", maximumFractionDigits: 1) }).
analyse-expected = { $seat }: { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } expected points.
analyse-note = Dice and cards are measured against everything that could have fallen. Choices are measured, with the eyes of their seat, against the level “{ $league }”; what nobody could foresee is the rest. The columns add up. Where an interval contains 0, the figure cannot be told.

## Opponents

games-bots = Opponents (seat them with --seats)
bot-random = Playground
bot-novice = Sunday league
bot-greedy = County league
bot-league = First division
bot-world = World class
bot-about-random = Knows the rules and kicks whatever rolls along.
bot-about-novice = Knows what would be good, and is miles away every other time.
bot-about-greedy = Plays by the handbook, at once, and never looks ahead.
bot-about-league = Plays some matches through in its head before it answers.
bot-about-world = Thinks for a second, hides its intentions and forgives nothing.

## Simulations

simulate-progress = matches
simulate-forfeits =
    { $times ->
        [one] One match was forfeited
       *[other] { $times } matches were forfeited
    }: { $reason }
simulate-stopped =
    { $games ->
        [one] Stopped after { $games } match.
       *[other] Stopped after { $games } matches.
    }
simulate-title =
    { $games ->
        [one] { $games } match
       *[other] { $games } matches
    }
simulate-number = number
simulate-share = share (95 %)
simulate-goals = { $scores } per match (95 %)
simulate-wins = { $name } wins
simulate-draws = draws
simulate-seat = won from seat { $seat }
simulate-length = per match
simulate-decisions-each = decisions
simulate-fates-each = dice and draws
simulate-scores = score
simulate-told =
    { $moments ->
        [one] Chances to win, told at { $moments } moment
       *[other] Chances to win, told at { $moments } moments
    }
simulate-said = said
simulate-came = won (95 %)
simulate-brier = Brier score { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } ({ NUMBER($low, minimumFractionDigits: 3, maximumFractionDigits: 3) } – { NUMBER($high, minimumFractionDigits: 3, maximumFractionDigits: 3) })
simulate-off = These chances are farther off than true ones would be (chance { NUMBER($chance, maximumFractionDigits: 6) }).
simulate-chance = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-intervals = In brackets: the bounds of the true figure with 95 % confidence (shares after Wilson). Scores in the order of the bots.
interval-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
interval-mean = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } – { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
simulate-kept = Kept in { $folder }: { $files }. Read it with: anpfiff report { $folder }
simulate-data = The data set is in { $folder }: JSON lines, and Parquet where pyarrow is installed; about.json says what is in it.
simulate-go-on = What is finished is kept in { $folder }; the same command goes on there.
simulate-no-parquet = Without pyarrow there is no Parquet file: pip install 'anpfiff[lab]'
arena-bot = bot
arena-rating = rating (95 %)
arena-record = won / drawn / lost
arena-points = points (95 %)
arena-decided = of the decided (95 %)
arena-luck-plain = share of the wins (95 %)
arena-luck-adjusted = less luck (95 %)
arena-luck-worth = one match is worth
arena-worth = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } matches
arena-note = Ratings after Bradley and Terry: 1500 is the mean, 400 points are odds of ten to one; bounds by resampling. A draw is half a point.
interval-rating = { NUMBER($value, maximumFractionDigits: 0, useGrouping: 0) } ({ NUMBER($low, maximumFractionDigits: 0, useGrouping: 0) } – { NUMBER($high, maximumFractionDigits: 0, useGrouping: 0) })
cup-round = Round { $number }
cup-group = Group { $name }
cup-place = place
cup-name = name
cup-played = played
cup-record = won / drawn / lost
cup-firsts = first places
cup-goals = goals
cup-points = points
cup-tie = { $home } – { $away }  { $scores }  { $why }
cup-bye = { $name } has a bye
cup-going-on = go on: { $names }
cup-champion = Champion: { $name }
cup-by-goals = { $name } goes on
cup-by-kicks = { $name } goes on, by kicks from the mark
cup-by-aggregate = { $name } goes on, on aggregate
cup-by-away-goals = { $name } goes on, on away goals
cup-by-decider = { $name } goes on, by the decider
cup-by-series = { $name } goes on, winning the series
cup-by-lot = { $name } goes on, by lot
cup-by-awarded = { $name } goes on, awarded
report-written = The report is in { $file }
bench-what = what
bench-speed = speed

## Shelf and cards

games-seats = { $low } to { $high } seats
games-seats-just = { $low } seats
games-try = Play: anpfiff play { $game }   All options: anpfiff games { $game }
bot-stands = { $name } stands at { $server }. Its identity is in { $file }. Ctrl-C sends it home.
bot-listed = People find it there and can invite it, to { $tables } tables at once: { $games }.
bot-unasked = Nobody can invite it: the server plays none of its games by the same revision of the rules.
bot-no-list = This server is older and keeps no list of bots: nobody sees that it is there. It takes its seats all the same.
bot-unlisted = Nobody sees that it is there: { $reason }
bot-invited = invited
bot-won = won
bot-drawn = drawn
bot-lost = lost
new-game-made = Your game { $name } is in { $folder }. Play it: pip install -e { $folder }, then anpfiff play { $name }. Test it: pytest { $folder }
new-game-tree = Your game { $name } is on the shelf for developers. Play it: anpfiff play { $name }
games-which = Which game? 1 to { $most } >
games-options = What a table may agree on (play it with --option name=value)
games-needs = Only with one of: { $needed }
cards-legend = No mark: printed.   { $marks }
cards-id = id
cards-how = Ids: --ids   A file for a box of your own: anpfiff cards { $game } --template > my_box.toml
template-head =
    The true values of your box. Here is everything that we have only reconstructed.
    Take the “# ” away before a card and write what it says; lines with ## stay remarks.
    Fields that are right already may be left out. Play: anpfiff play { $game } --own-cards FILE

site-packing = The engine is being packed …
site-writing = The page is being written …
site-done = Done: { $files } files in { $folder }, { $size } MB over the wire. Once it is on a device, the page plays without a network.
serve-ready = Anpfiff is open: { $address }
serve-without-page = Anpfiff runs at { $address }, but its page is not built: only programs can use it. Build the page with “make client”; this server then shows it at once.
serve-open-already = Anpfiff is open already; here is its page: { $address }
serve-network = From the same network, with a phone too: { $address }
serve-no-network = This machine has no address in a network just now.
serve-stop = Stop it with Ctrl+C; every match is kept and goes on next time.
serve-compiled = The engine is compiled: bots think at full strength now.
serve-stopped = Closed. Every match is kept.
backup-done = { $tables ->
    [one] One table is in { $file }.
   *[other] { $tables } tables are in { $file }.
}
restore-done = { $tables ->
    [one] One table came back from { $file }.
   *[other] { $tables } tables came back from { $file }.
}

help-tables = For hosts: list the tables of a server, close one, take one out or delete one.
help-tables-status = Only tables of this status: open, running, over, expired, or outdated (an upgrade has ended them). May be given several times.
help-tables-limit = How many of the newest tables are listed.
help-tables-close = End a table: nobody can play on there. With SQLite the server must be stopped.
help-tables-export = Print the replay of a table; of a running match with everything that is hidden.
help-tables-delete = Delete a table that is over or closed, for good. With SQLite the server must be stopped.
tables-id = id
tables-game = game
tables-status = status
tables-opened = laid
tables-seats = seats
tables-open = open
tables-running = running
tables-over = over
tables-expired = closed
tables-outdated = older rules
tables-closed = Table { $table } is closed.
tables-deleted = Table { $table } is deleted.
tables-damaged = These have lost an entry. They can be looked at, and nothing is added to them: { $names }
error-no-table = there is no table { $table }
error-table-ended = table { $table } is over already
error-table-open = table { $table } is still open: close it first with --close
error-table-busy = somebody said something at table { $table } just now: try again
error-table-not-begun = the match at table { $table } has not begun
error-status = there is no status { $status } (expected: { $expected })
lesson-right = All is well: { $notes } notes, in three languages.
lesson-ede = Eddie:
lesson-prompt = What do you say? (Enter: { $answer })

help-puzzles = Make puzzles from matches between bots, or check those that are shipped.
help-puzzles-deed = make looks at matches, goes on where it was stopped, and packs what it found; check proves every shipped puzzle again.
help-puzzles-game = A game, as listed by “anpfiff games”.
help-puzzles-wanted = How many puzzles of each kind are enough.
help-puzzles-matches = After so many more matches it stops, however many puzzles there are.
help-puzzles-only = Look for puzzles of this kind only: counted, proven, or answered face down.
help-puzzles-folder = Where the work files lie.
help-puzzles-out = Where the packed puzzles are written; without it, beside the work files.
help-puzzles-is-quick = Check proofs with few matches only: enough to see that something is very wrong.
puzzles-kind = { $kind ->
        [exact] Counted
        [sealed] Face down
       *[proven] Proven
    }
puzzles-made = { $matches } matches, { $asked } questions looked at; { $tried } proofs tried twice, { $overturned } overturned by the second trial, { $doubted } doubted by the search.
puzzles-packed = { $number } puzzles packed, { $kilobytes } KB: { $file }
puzzles-checking = Checking
puzzles-checked = { $number } puzzles, { $exact } of them counted: { $wrong ->
        [0] all of them stand.
        [one] one does not stand.
       *[other] { $wrong } do not stand.
    }

error-real = --real: expected dice, cards or dice,cards, and not “{ $said }”.
error-real-bots = With real cards nobody can show a bot its hand: { $bots } cannot play along.
real-welcome = { $game } with the real box. A number answers; ? shows what else you can type.
real-help =
    Answer with a number or with part of an answer. Besides:
      ?         this help
      r         the rule behind the question
      f         the film: everything that was entered;  f 3  corrects its third moment
      u         take back what was entered last
      q         save and quit
real-ask-dice = What do the dice show?
real-ask-cards = Which card lies there now?
real-prompt = Number, u: take back, f: film, r: rule, q: stop >
real-fate = the table
real-film = “f 3” corrects moment 3; the rest is played again as far as it fits.
real-no-moment = There is no such moment: a number from 1 to { $most }.
real-correct-prompt = What was it really? Number, Enter: leave it >
real-unchanged = Nothing was changed.
real-refused = That was not possible: { $reason }
real-corrected = Corrected. Moments that stay: { $stays }, that fall away: { $falls }.
real-undone = Taken back: the last thing that was entered.
real-no-hint = With real cards nobody here knows your hand, so there is no hint.
real-turn = To say: { $seat }
