# The assistant in free matches: what is new, and what something means.
coach-new = New: { $name }.
coach-named = { $name }.
coach-off = Assistant off
coach-what = What is this?
coach-ask = Tap what you want to know about:
coach-nothing = There is nothing to explain here just now.
coach-menu = Assistant explains what is new

# Keys and cards at a table.
card-values = Values of the card
card-field = Entry
card-value = Value
card-sources = Where these values come from
key-enter = Enter
key-escape = Esc
keys-tab = through bar, question, cards and ticker
keys-arrows = from card to card, from line to line in the ticker
keys-enter = choose and confirm
keys-hurry = on, while something is shown
keys-undo = take back
keys-again = show once more what just happened
keys-rulebook = rulebook
keys-hint = hint
keys-ticker = ticker
keys-menu = menu
keys-card = look at a card
keys-what = what is this?
keys-escape = close
keys-help = this list
keys-step-back = one step back
keys-step-on = one step on
keys-play = play and pause
keys-goal = to the next goal
keys-goal-before = to the goal before
key-space = Space

# Whatever else is read at a table only.
understood = Got it
waiting-title = Nearly there
guest-title = Or a bot that is here
guest-invite = Invite { $name }
guest-coming = { $name } has been sent for and will sit down in a moment.
guest-late = { $name } did not come. The seat is still free: invite somebody else, or send the link.
waiting-lead =
    { $free ->
        [0] Every seat is taken. Kick-off follows as soon as all are here.
        [one] One seat is still free. Kick-off follows as soon as all are seated.
       *[other] { $free } seats are still free. Kick-off follows as soon as all are seated.
    }
waiting-seats = At the table
share-invite = Invitation for seat { $number }
share-watch = Link to watch
share-result = Link to this match
join-title = You are invited
join-lead = { $game } with { $hosts }: a seat is waiting for you.
join-lead-alone = A seat at { $game } is waiting for you.
join-sit = Take the seat
join-watch = Just watch
full-title = This table is full
full-lead = { $name } already sits in this seat. You can watch.
full-watch = Watch
full-mine-title = Are you { $name } yourself?
full-mine = Then take your seat along: on the device where you sat down, open the menu and tap “{ $move }”. The link or the QR code shown there brings it here.
menu = Menu
menu-match = The match
menu-draw = Offer a draw
menu-bot-for = Propose the computer for { $name }
menu-resign = Resign
menu-resign-sure = The match is lost for you then. Really resign?
menu-play-on = Play on
menu-take-along = Take the match along as a file
menu-leave = Get up and pass the seat on
menu-outlook = Show winning chances
menu-chances = Show the chances of every choice
menu-brief = Quick reference
menu-forced = Play forced moves for me
forced-answer = No choice: { $said }
menu-plain = Plain table without the pitch
notices = Tell me
notices-on = Tell me when it is my turn
notices-why = Your browser will ask once whether it may show notifications.
notices-open = Notifications come as long as this page is open somewhere.
notices-closed = Notifications come even when the page is closed.
notices-denied = Your browser shows no notifications from this page. You can change that in its settings.
calendar = Deadline for my calendar
hook = Webhook
hook-address = Address to be told
hook-about = A chat or a program gets a sentence when it is your turn and you are not at the table, and one at full time. Nothing else.
hook-add = Tell it
hook-drop = Tell it no more
hook-on = It is told from now on.
hook-off = It is told no more.
hook-wrong = This address does not work. It must begin with https and be reachable from everywhere.
notice-turn = A decision is waiting for you at the table.
notice-again = The table is still waiting for you.
menu-links = Links
menu-move = Play on with another device
menu-moved = This link opens your seat
bot-house = House bot, made by the host of this server
bot-visiting = Visiting bot
line-up-bot = Computer, { $league }
menu-agreed = What is agreed
fair = Honest chance
rulebook = Rulebook
rulebook-find = Search the rulebook
rulebook-chapters = Chapters
rulebook-table = Table
ticker-and-talk = Ticker and calls
ticker-and-talk-new = { $count ->
    [one] Ticker and calls, one new call
   *[other] Ticker and calls, { $count } new calls
}
hint-about = Every answer with its chance to win
hint-to-win = chance to win
hint-not-now = There is nothing to advise on now.
hint-between = with 95% confidence between { $low } and { $high }
hint-matches = Chances to win, estimated from { $matches } imagined matches; a shared win counts in part.
outlook-soon = worked out in a moment …
outlook-vague = too uncertain to say yet
undo-ask = Ask to take back
time-left = Time left for { $name }:
title-your-turn = Your turn · { $game }
your-turn = Your turn.
your-turn-question = Your turn. { $question }
waiting-fate = On we go in a moment.
waiting-several = { $names } to play
waiting-sealed = Your answer lies face down. Waiting for { $names }.
looking-back = Looking back
looking-back-note = This is how the table looked then.
back-to-now = Back to the match
curtain-title = { $name } to play
curtain-pass-on = Hand the device over. All other cards are covered.
curtain-first = Take the device. Only your own cards will be shown.
curtain-lift = I’m { $name }, show my cards
curtain-next = Next
curtain-meanwhile = What happened
seat-is-away = The computer is playing for { $name }.
seat-is-left = { $name } has got up. The link for somebody else is in the menu.
seat-come-back = Back to the seat
play-here = Play on here
full-time = Full time
offer-play = Next match: { $league }
again-join = Join the rematch
again-to-cup = To the competition
again-series = Series …
again-legs = Home and away
again-best-of = Best of { $number }
swap-sides = Swap sides
save-replay = Save
see-table = See the table
whole-log = The whole ticker
course-heading = Who was going to win
course-title = Chance to win, from kick-off to the end
course-line = Line
course-note = Estimated by the search from what spectators could see; the band shows how sure that is (95%). A shared win counts in part.
kicks = Penalties
leg =
    { $leg ->
        [1] First leg
       *[other] Second leg
    }
chart-heading =
    { $unit ->
        [round] The chances, round by round
       *[minute] The chances, minute by minute
    }
chart-title =
    { $unit ->
        [round] Expected goals by round
       *[minute] Expected goals by minute
    }
chart-result = { $first } { $one }, { $second } { $two }
chart-filled = filled: goal, outlined: no goal
chart-axis = expected goals
chart-minute =
    { $unit ->
        [round] Round
       *[minute] Minute
    }
chart-team = Team
chart-chance = Chance
chart-goal = Goal
chart-note = Every shot counts as its exact chance of a goal.
chart-as-picture = Show as a picture
watching = The ball is rolling.
watching-before = Kick-off is near.
lesson = Lesson
lesson-step = { $number } of { $of }
lesson-plan = The plan
lesson-done = (done)
lesson-back = Step back
lesson-skip = Skip
lesson-not-yet = Not yet:
lesson-go-on = Go on
lesson-show-me = Show me
lesson-play-on = Play on alone
lesson-rule = Rule { $rule }
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice-move = Well played.
phrase-bad-luck = Bad luck.
phrase-oops = Oops.
phrase-hurry = Time is ticking.
phrase-wait = One moment.
phrase-thanks = Thanks!
phrase-good-game = Good game!
notice-by-bot = Time was over, the computer answers for { $name }: { $said }.
notice-undone = { $name } takes a move back.
notice-sat = { $name } sits down.
notice-kicked-off = All are seated, here we go.
notice-moved = { $name } plays on with another device.
notice-left = { $name } has got up.
notice-proposed =
    { $what ->
        [undo] { $name } asks to take back.
        [draw] { $name } offers a draw.
       *[take-over] { $name } proposes a change at the table.
    }
notice-voted =
    { $vote ->
        [yes] { $name } agrees.
       *[no] { $name } declines.
    }
notice-carried =
    { $what ->
        [undo] The move is taken back by agreement.
        [draw] The draw is agreed.
       *[take-over] The change at the table is agreed.
    }
notice-declined =
    { $what ->
        [undo] The move stands.
        [draw] Play goes on.
       *[take-over] Everything stays as it is.
    }
notice-forfeited =
    { $how ->
        [crashed] { $name } has broken down and loses the match.
        [slow] { $name } took too long to think and loses the match.
       *[illegal] { $name } said what the rules do not allow and loses the match.
    }
notice-resigned = { $name } resigns.
notice-time-over = { $name } has run out of time.
notice-taken-over = { $bot } takes over { $name }’s seat.
notice-seat-free = { $name }’s seat is free for somebody new.
notice-bot-replaced = The computer at { $name } was replaced.
notice-talked = { $name }: { $phrase }
notice-drawn = The match ends in a draw.
notice-expired = The table was cleared.
