# What the server says outside the page: in notices and on the cards of links.

push-title = Your turn
push-reminder = Your match is waiting
hook-turn = Your turn: { $game }.
hook-over = Full time: { $game }.
hook-reminder = Your match in the competition is waiting: { $game }.
calendar-about = Until then the table waits for you.
calendar-match = { $cup }: against { $names }
calendar-agreed = That is kick-off.

# On the cards of links, which messengers show
link-house = Football on the table
link-house-line = Beloved boxes, all their rules
link-house-footer = No account: one tap and it kicks off
link-challenge = { $name } challenges you
link-challenge-nameless = You are challenged
link-invite = { $name } invites you
link-invite-nameless = You are invited
link-invite-line =
    { $seats ->
        [2] { $game }, for two
        [3] { $game }, for three
        [4] { $game }, for four
       *[other] { $game }, for { $seats }
    }
link-invite-footer = One tap and you are on the pitch
link-seat = Seat { $number }
link-versus = { $first } against { $second }
link-running = The match is on. Come and watch!
link-quiet = We do not give the ending away
link-win = { $winner } beats { $loser }
link-draw = Honours even at the end
link-level-win = { $winner } has the last word
link-champion = World Champions
link-champion-footer = { $name } takes the title
link-winner = { $name } wins
link-before = Ahead of { $names }
cup-usual-name =
    { $kind ->
        [league] { $game } league
       *[other] { $game } cup
    }
link-cup-line = { $game }: a competition for { $size }
link-cup-footer = One tap and you are in
link-cup-running = It is on. Come and watch!
link-cup-over = It is over

# Why bots think slower than they could
engine-compiling = The engine is being compiled in the background; until then bots think slower.
engine-no-compiler = Bots think slower and play weaker: the engine is not compiled, because there is no C compiler with Python’s headers here. Install both (on Debian and Ubuntu: apt install gcc python3-dev) and start again.
engine-no-packages = Bots think slower and play weaker: the engine is not compiled, because the packages that compile it could not be fetched (build/compile.log). Start again when this machine can reach them.
engine-failed = Bots think slower and play weaker: the engine is not compiled, because compiling ended with an error (build/compile.log). It is tried again when the sources or the compiler have changed, or at once by “make compile”.
engine-broken = Bots think slower and play weaker: the compiled engine does not start here. Delete its folder (build/compiled) and start again.
engine-pure = Bots think slower and play weaker: this is the engine in pure Python. Where there is a C compiler, “make play” compiles it by itself; the wheel for your system brings it compiled.

# Where the page is not built
page-missing-title = Anpfiff runs, but its page is not built
page-missing = Build it with “make client” in the folder of the sources, then load this page again. Programs can use this server already.
