### The interface in English. All three language files have the same keys and variables.
app = Anpfiff
close = Close
yes = yes
no = no
to = to
try-again = Try again
sure-not = No, leave it
to-home = To the home page
language = Language
language-de = Deutsch
language-en = English
language-fr = Français
theme-turn = Light or dark
sound-is-on = Sound is on
sound-is-off = Sound is off
volume = Volume
share = Share
your-name = Your name
## Home
home-title = What shall we play today?
home-shelf = Games on the shelf
home-play-now = Play now
real-link = With the real box: the phone as referee
how-link = How it works: in twenty seconds, with a quick reference
home-settings = Set rules, seats and clock
kick-off = Kick off
mode = Opponent
mode-bot = Against the computer
strength = Strength
ask-name = What’s your name?
ask-name-why = That is how you appear on the scoreboard and in the match report.
offer-stronger = Two clear wins: ready for the next step, { $league }?
offer-weaker = Two clear defeats. { $league } leaves you more room to learn.
offer-take = Choose { $league }
me-link =
    { $count ->
        [one] My record: one match
       *[other] My record: { $count } matches
    }
mode-here = On this device
mode-here-hint = In turns, cards covered
mode-friend = With friends by link
mode-friend-hint = No account needed
bot-random = Playground
bot-novice = Sunday league
bot-greedy = County league
bot-league = First division
bot-world = World class
bot-coach = { $name }:
bot-about-random = Knows the rules and kicks whatever rolls along.
bot-about-novice = Knows what would be good, and is miles away every other time.
bot-about-greedy = Plays by the handbook, at once, and never looks ahead.
bot-about-league = Plays some matches through in its head before it answers.
bot-about-world = Thinks for a second, hides its intentions and forgives nothing.
house-bots = House bots
bot-about-house = A bot of the host’s own. How strong it is, only a match will tell.
bot-about-measured = The host’s own: { $share } of the points against “{ $league }” in { $matches } matches ({ $low } to { $high }).
visiting-bots = Visiting bots
visiting-busy = { $name } (at other tables)
bot-about-visiting = Somebody’s own bot, here right now. How strong it is, only a match will tell.
bot-about-visiting-measured = A visiting bot: { $share } of the points against “{ $league }” at this server, in { $matches } matches ({ $low } to { $high }).
bot-about-visiting-people = A visiting bot: { $share } of the points against people at this server, in { $matches } matches ({ $low } to { $high }).
bot-name = Computer ({ $bot })
bot-plays-like = This machine is too slow for “{ $bot }”: the computer plays like “{ $like }”.
bot-name-random = Computer, Playground
bot-name-novice = Computer, Sunday league
bot-name-greedy = Computer, County league
bot-name-league = Computer, First division
bot-name-world = Computer, World class
box-finale = 2 coaches, tactics and dice
box-world-cup = 1930 and 2002, 2–16 players
box-hat-trick = 2 coaches, 24 squares
box-fussball-fieber = 2–4 players, one nation
box-seats = { $least }–{ $most } seats
box-seats-just = { $least } seats
about-finale-title = Ninety minutes at the table
about-finale = Two coaches line up eleven cards each, lay out their tactics and roll for build-up and finish. A match takes a quarter of an hour.
about-world-cup-title = A whole tournament
about-world-cup = Spread goals, fouls and saves over all the groups until one nation lifts the cup.
about-hat-trick-title = Chess with a shot
about-hat-trick = Six lines, four lanes, one ball: pass, dribble, and shoot at the right moment.
about-fussball-fieber-title = Three matches at once
about-fussball-fieber = Cards that last for several matches, and a nation that dreams of them.
list-mine = My tables
list-conference = All grounds
list-open = Open tables
list-over = Full time
list-none-mine = No match is running.
list-none-open = Nobody is looking for company just now.
list-none-over = No match finished yet.
list-against = { $game } against { $others }
list-by = { $game }, { $name }’s table
list-your-turn = It is your turn.
list-thinks = { $name } is thinking.
list-running = The match is on.
list-waiting =
    { $free ->
        [one] One seat is still free.
       *[other] { $free } seats are still free.
    }
list-free = { $free } of { $seats } seats free.
list-continue = Play on
list-look = Look
list-join = Join
## New table
new-title = A new table
new-game = Game
new-seats = Who is playing?
new-preset = How do we play?
new-rules = The rules in detail
new-edition = Edition
new-all-options =
    { $count ->
        [one] One rule a table may settle for itself
       *[other] { $count } rules a table may settle for itself
    }
new-manners = At the table
new-clock = Time to think
new-public = Open table
new-public-about = It is listed on the home page; anybody may watch and take a free seat.
new-summary = How we play
new-invite = Lay the table and invite
prepare-title = Your team
prepare = Put a team together
prepare-change = Change the team
prepare-drop = Leave it open
prepare-later = If you like, put your team together now. Otherwise you do it before kick-off.
prepare-needless = With these rules the starter teams play; there is nothing to prepare.
own-title = Cards of your own box
own-about = If you own the box: a file with what your cards really say. “anpfiff cards GAME --template” writes one to fill in; docs/own_cards.md has the rules for it.
own-choose = Choose a file
own-other = Choose another file
own-mine = Your card values
own-mine-count =
    { $count ->
        [one] Your values: { $count } card
       *[other] Your values: { $count } cards
    }
own-mine-use = Play with them
own-enter = Enter what your cards say
own-drop = Play without it
own-refused = { $file } cannot be used:
own-too-large = the file is too large
own-unreadable = the file cannot be read
preset-first = First match
preset-first-about = Ready-made squads, white and purple cards: straight onto the pitch.
preset-coach = Coach
preset-coach-about = You choose a squad for 50 points and one colour of cards.
preset-cup = Cup night
preset-cup-about = Your own squad; a draw leads to extra time and a shoot-out.
preset-master = Mastermind
preset-master-about = Squad and all eleven tactic cards of your own choice, with extra time and a shoot-out.
clock-none = No clock
clock-fast = One minute a move, then the computer answers
clock-match = 30 minutes for the whole match
clock-days = Three days a move
seat-default-name = Coach
seat-number = Seat { $number }
seat-free = free seat
seat-kind = Who sits at seat { $number }?
seat-kind-me = Me
seat-kind-here = Somebody on this device
seat-kind-friend = Somebody by link
seat-kind-bot = The computer
seat-bot = Strength at seat { $number }
seat-name = Name at seat { $number }
seat-friend-about = The link comes in the next step.
seat-more = One more seat
seat-fewer = One seat fewer
summary-me = { $name } (you)
summary-here = { $name }, on this device
summary-friend = Seat { $number }: somebody by link
new-clash = { $options }: only if “{ $needed }” is set to { $values }.
summary-changes =
    { $count ->
        [0] No rule changed.
        [one] One rule changed.
       *[other] { $count } rules changed.
    }
## Before kick-off
connecting = Connecting …
line-lost = Connection lost. We keep at it; nothing goes missing.
seat-state-bot = computer
seat-state-free = nobody yet
seat-state-waiting = on the way
seat-state-ready = ready
seat-state-left = got up
seat-state-away = computer plays on
seat-state-resigned = has resigned
share-unknown = Only the device that laid this table knows the link for spectators.
share-moment = Share this moment
share-copy = Copy link
share-copied = Copied
share-send = Send
share-qr = QR code
share-qr-alt = QR code: { $title }
## At the table
line-up = Who plays here
fair-about = This fingerprint has been fixed since the table was opened. After the final whistle the secret behind it is shown; with the parts of all seats every roll can be checked.
fair-secret = The secret behind it:
fair-kept = This device saw the fingerprint before kick-off, and it has stayed the same.
fair-late = This device saw the fingerprint only after kick-off. Whether it was the same before, only the others know.
fair-changed = The server shows another fingerprint than before kick-off. Chance at this table is not honest.
fair-false = The secret does not fit the fingerprint. Chance at this table is not honest.
ticker = Ticker
ticker-empty = Nothing has happened yet.
talk = Call out
talk-never-mind = Never mind
hint = Hint
hint-thinking = One moment: many matches are being played in the mind.
hint-exactly = Exactly
chance-exactly = exact odds
hint-why-even = Hardly any difference: the next answer is as good as equal.
hint-why-sight = At first sight, too, nothing is stronger.
hint-why-later = Something else looks stronger at first sight; played on, this one pays off.
outlook = Chances to win, as seen from the stands
undo = Take back
to-result = To the result
the-table = The table
all-numbers = All numbers
the-options = What you can do
the-matches = The matches
the-field = Who stands where
has-the-ball = has the ball
named-so-far = Done: { $number } of { $most }
points-left =
    { $number ->
        [one] 1 point left
       *[other] { $number } points left
    }
costs-points =
    { $number ->
        [one] 1 point
       *[other] { $number } points
    }
choose-a-card = Tap one of the cards that are lit.
chance-on-cards = The percentages on them: { $verdict }.
chance-of-success = chance of success
pile-face-down =
    { $number ->
        [one] One card face down
       *[other] { $number } cards face down
    }
card-of-kind = ({ $kind })
provenance-printed = printed
provenance-public = publicly known
provenance-derived = derived
provenance-reconstructed = reconstructed
thinking-now = { $name } to play
thinking-minutes =
    { $count ->
        [one] { $name } has been thinking for a minute
       *[other] { $name } has been thinking for { $count } minutes
    }
thinking-hours =
    { $count ->
        [one] { $name } has been thinking for an hour
       *[other] { $name } has been thinking for { $count } hours
    }
thinking-days = { $name } has been thinking for { $count } days
keys = Keys
## Curtain
## Proposals
proposal-undo = { $name } would like to take back the last move.
proposal-draw = { $name } offers a draw.
proposal-take-over = { $name } proposes that { $bot } plays for { $target }.
proposal-waits = Waiting for { $names }.
proposal-absent = { $target } is not here. If it stays that way until { $until }, the computer plays on; coming back is always possible.
proposal-yes = Agree
proposal-no = Decline
## What happens round the table
## Why can't I?
refused-not-now = “{ $subject }” is not among the choices now. The question is: { $question }
refused-not-asked = You are not asked just now.
refused-illegal = The rules do not allow “{ $subject }” now.
refused-impossible = That is not possible now.
refused-nothing-back = There is nothing to take back yet.
refused-stays = In this competition fate’s answer stands.
refused-unknown = There is no such thing here.
refused-malformed = The table cannot make sense of that.
refused-clash = Two of these rules do not go together.
refused-over = The final whistle has gone.
refused-late = The table has moved on a step. Have another look.
refused-played-on = What follows from this has been played, or somebody sits there already. So it stands.
refused-forbidden = This link does not give you the right to do that.
refused-taken = Somebody already sits there.
refused-name-taken = Somebody with this name has entered already. Choose another.
refused-busy = The server is overloaded just now. Try again in a moment.
refused-too-fast = That was too fast. One moment, please.
refused-too-many = That is all there is room for now. Try again later.
refused-outdated = A newer version is played here by now. Please reload.
refused-unreadable = This table can no longer be read.
refused-offline = No connection. As soon as it is back, we go on.
refused-bug = That did not work, and it is our fault.
halt-lost-title = No table here
halt-lost = This address leads nowhere.
halt-unknown-title = This table cannot be found
halt-unknown = The link is incomplete, or the table was cleared long ago.
halt-forbidden-title = This link is no longer good
halt-forbidden = The seat may be played with a newer link by now.
halt-taken-title = This table is full
halt-taken = All seats are taken. You can watch with the link for that.
halt-expired-title = This table was cleared
halt-expired = Nobody came for too long, or the host closed it. A new one is quickly laid.
halt-moved-title = This seat is played elsewhere
halt-moved = It is open on another device or in another window. You can fetch it back here.
halt-outdated-title = Please reload
halt-outdated = The server speaks a newer language than this page by now.
halt-unreadable-title = This table cannot be read
halt-unreadable = What was written down of it makes no sense any more. Whoever runs the server knows.
halt-malformed-title = This link is damaged
halt-malformed = A piece of it probably got lost in copying.
halt-too-many-title = The server is full
halt-too-many = Nobody else can come in just now. Try again in a few minutes.
halt-busy-title = The server does not answer
halt-busy = Maybe it is being rebuilt. Your matches are safe.
halt-no-replay-title = This match cannot be shown
halt-no-replay = It is still on, or the link is not good for it.
## Full time
champion = Champion: { $name }
again = Play again
watch-replay = Watch replay
reason-resigned = by resignation
reason-time-over = on time
reason-agreed = by agreement
figures = Match figures
figure-attacks =
    { $count ->
        [one] Attack
       *[other] Attacks
    }
figure-counters =
    { $count ->
        [one] Counter
       *[other] Counters
    }
figure-build-ups =
    { $count ->
        [one] Build-up won
       *[other] Build-ups won
    }
figure-duels =
    { $count ->
        [one] Duel won
       *[other] Duels won
    }
figure-opportunities =
    { $count ->
        [one] Opportunity
       *[other] Opportunities
    }
figure-shots =
    { $count ->
        [one] Shot
       *[other] Shots
    }
figure-corners =
    { $count ->
        [one] Corner
       *[other] Corners
    }
figure-fouls =
    { $count ->
        [one] Foul
       *[other] Fouls
    }
figure-xg = Expected goals
figure-yellow =
    { $count ->
        [one] Yellow card
       *[other] Yellow cards
    }
figure-red =
    { $count ->
        [one] Sending-off
       *[other] Sendings-off
    }
figure-injury =
    { $count ->
        [one] Injury
       *[other] Injuries
    }
happened-goal = Goal
happened-yellow = Yellow
happened-red = Red
happened-injury = Injured
happened-number = no. { $number }
happened-chance = chance
chart-as-table = Show as a table
## Watching again
replay = Replay
replay-controls = Controls
replay-begins = Kick-off is about to come.
replay-back = One step back
replay-next = One step on
replay-goal = Next goal
replay-no-goal-after = There is no goal after this.
replay-no-goal-before = There is no goal before this.
replay-play = Play
replay-pause = Pause
replay-moment = Moment
replay-speed = Speed
replay-times = { $times }×
replay-chair = Seen from
chair-open = all cards shown
chair-spectator = the stands
chair-seat = { $name }’s seat
spoilers-hidden = The end stays hidden
spoilers-shown = The end can be seen
spoilers-hidden-about = The end stays hidden: goals and cards are marked once you have seen them.
spoilers-shown-about = All goals and cards are marked, and how long the match still is.
## My record
me = My record
me-since = { $name }, on this device since { $day }.
me-since-nameless = On this device since { $day }.
me-match = Match
me-matches =
    { $count ->
        [one] match
       *[other] matches
    }
me-won = won
me-drawn = drawn
me-lost = lost
me-letter-won = W
me-letter-drawn = D
me-letter-lost = L
me-form = The last ten matches
me-streak =
    { $current ->
        [0] Longest run of wins: { $longest }
        [1] Won last time; longest run of wins: { $longest }
       *[other] { $current } wins in a row; longest run: { $longest }
    }
me-by-game = By game
me-by-rival = Against whom
me-goals = { $mine }:{ $theirs } goals
me-chances = Goals against chances
me-surplus = More goals than expected
me-usual = dotted: what is usual
me-usual-short = usual
me-summary =
    { $goals ->
        [one] One goal
       *[other] { $goals } goals
    }, { $expected } expected, in { $count ->
        [one] one match
       *[other] { $count } matches
    }. Two players in three would be off by { $usual } at most.
me-as-table = As a table
me-as-chart = As a chart
me-none-title = No match played yet
me-none = After your first match wins, opponents, goals and chances stand here. None of it leaves this device.
me-keep = This record lives on this device only. Take it along before you change or clean it. The file also holds the keys to your seats; give it to nobody.
me-keep-none = Have you played on another device? Read in the file you took along.
me-take = Take along
me-read-in = Read in
me-read = Read in. What was here before is still here.
me-not-read = That is not a file of Anpfiff; everything here is as it was.
me-is-match = That is the file of a match. Use “Open a match” below for it; everything here is as it was.
host-page-imprint = Imprint
host-page-privacy = Privacy
host-pages = Pages of the host
# What is shown: one thing after the other
speed = Pace
speed-calm = calm
speed-brisk = brisk
speed-at-once = at once
just-now = Just now
now = Now
on-its-way = Sending …
just-again = Once more
just-kick-off = Kick-off
laid-mine = Your card: { $card }, face down
laid-theirs = Card of { $name }, face down
laid-open = { $name } is thinking
laid-both = Both cards are down
laid-wait = Both are turned together.
laid-here = lies on the table
laid-down = Face down on the table
tap-on = Tap to go on
moment-goal = Goal for { $team }!
moment-kick-in = Scored
moment-kick-kept = Saved
moment-kick-parried = Parried
moment-kick-wide = Missed
moment-red = { $name } is sent off
moment-injury = { $name } is injured
moment-half = Half-time
moment-end = Full time
moment-out = It’s over for { $name }
moment-out-many = It’s over for { $count } coaches
moment-champion = The title for { $name }
moment-led-by = led by { $name }
moment-led-on = led by the computer for { $name }
moment-number = Number { $number }
moment-round = Round { $number }
## Competitions
cup-back = Back to the competition
cup-new-link = Open a cup or a league with friends
cup-go-on = To the competition: { $name }
## Analysis
review-title = Analysis
review-was-it-luck = Was it luck?
paper-title = Newspaper page
# The academy
ede = Eddie
learn-title = Learn by playing.
learn-lead = A real match, with Eddie, your assistant, beside you. After five minutes you play on alone.
learn-band = Learn { $game } in five minutes
learn-go-on = Go on at step { $number }
learn-done = done
learn-steps = { $number } steps, 5 minutes
## Puzzles and practice
puzzle = Puzzle
puzzles = Puzzles
puzzles-all = All puzzles
practice = Practice
practice-about = { $game }: { $names }, from this moment on, against the computer. It does not count for your record.
practice-puzzle = { $game }, from the position of a puzzle, against the computer. It does not count for your record.
practice-seat = You play for
practice-what = Your task
practice-goal-win = Win from here
practice-goal-draw = Do not lose from here
practice-goal-score = Score with three shots
practice-begin = Begin
practice-open = Not done yet.
practice-reached = Done!
practice-failed = Not this time.
practice-left = { $left ->
    [one] one shot left
   *[other] { $left } shots left
  }
practice-here = Practise from here
