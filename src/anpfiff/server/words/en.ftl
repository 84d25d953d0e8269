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
