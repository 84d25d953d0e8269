# With the real box: the phone as referee.
real-title = With the real box
real-what = What is on the table?
real-about = The phone whistles. You do the rest with cardboard.
real-dice = Dice
real-dice-real = Real dice
real-dice-real-about = You throw, you tap
real-dice-app = The app rolls
real-dice-app-about = By itself
real-cards = Cards
real-cards-real = Real cards
real-cards-real-about = They stay face down
real-cards-app = In the app
real-cards-app-about = Everybody sees only theirs
real-phones = Phones
real-phones-one = One for all
real-phones-one-about = Lies between you
real-phones-each = One each
real-phones-each-about = Joined by a link
real-who = Who sits where?
real-more = One more
real-fewer = One fewer
real-friend = Seat { $number } comes with a phone of their own.
real-awake = The screen stays on
real-awake-about = Until full time
real-kick-off = Kick off at the kitchen table
real-answers = Answer
real-not-there = not here
real-hidden = face down
real-back = Back
real-undo = Take back
real-named = { $number } of { $most } named
real-just = Just now
real-rule = Rule { $rule }
real-board = Board
real-board-title = How it lies on the table
real-means = What the throws mean
real-sum = makes { $sum }
real-chance = Comes off at { $chance }
real-film = The film
real-film-short = Film
real-film-throws = Film of throws
real-film-empty = No moment yet. The film begins with kick-off.
real-film-latest = Moment { $count } is the latest; it stands at the right.
real-turn = Turn round
real-asked = { $name }: { $question }
real-other = It is { $name }’s turn.
real-lay = Lay your cards face down
real-lay-about = On the table, not here. The phone learns them only when they are turned up.
real-laid = All cards are down
real-asleep = Your device does not keep its screen on. A tap wakes it, nothing is lost.
real-moment = { $name }: { $said }
real-moment-fell = { $said } ({ $name })
real-stays = stays:
real-falls = falls away:
real-mend = Moment { $number }:
real-stay =
    { $count ->
        [one] { $count } moment stays.
       *[other] { $count } moments stay.
    }
real-fall-more =
    { $count ->
        [one] { $count } more moment falls away.
       *[other] { $count } more moments fall away.
    }
real-missing = What is missing then, the phone asks next.
real-leave = Leave it
real-correct = Put right: { $before } becomes { $after }
real-slip = { $subject }: that cannot be.
real-lies = It lies here now: { $place }.
real-last = Told last: { $when } { $text }
real-free = Free is:
real-mend-film = Put it right in the film
