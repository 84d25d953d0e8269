cup-new = New competition
cup-new-title = What are you playing for?
cup-game = Game
cup-format = Format
cup-kind-knock-out = Cup
cup-kind-groups = Groups and knock-out
cup-kind-league = League
cup-kind-swiss = Swiss
cup-about-knock-out = Lose and you are out
cup-about-groups = As at the World Cup
cup-about-league = Everybody meets everybody
cup-about-swiss = Several rounds, nobody goes out
cup-about-knock-out-table = The better half goes on
cup-about-league-table = New company each time, points for places
cup-about-swiss-table = Equals share a table
cup-pace = Pace
cup-pace-evening = One evening
cup-pace-evening-about = All at once
cup-pace-winter = One winter
cup-pace-winter-about = Deadlines in days
cup-size = Places
cup-size-of = { $count } places
cup-days = Days for each round
cup-played = Played
cup-real = With real boxes
cup-real-about = You play with cardboard, and the phones referee. Whoever meets a bot plays in the app.
cup-free = Free places
cup-fill = Bots: { $league }
cup-fill-none = stay free
cup-ties = Matches per tie
cup-ties-one = one match
cup-ties-two = home and away
cup-ties-away = home and away, away goals
cup-ties-3 = best of three
cup-ties-5 = best of five
cup-ties-7 = best of seven
cup-ties-league-one = single round
cup-ties-league-two = double round
cup-rounds = Rounds
cup-rounds-usual = as many as it takes
cup-seats = At a table
cup-seats-of =
    { $count ->
        [2] two each
       *[other] up to { $count }
    }
cup-more = More rules
cup-rules = What was agreed
cup-breaks = Level on points
cup-breaks-first = { $rule } first
cup-draw = Draw
cup-draw-lots = by lot
cup-draw-entry = seeded in the order of entry
cup-groups = Groups
cup-groups-usual = of about four
cup-through = Go on from each group
cup-clock = Thinking time
cup-clock-said =
    { $kind ->
        [none] no limit
        [match] { $time } for the match{ $then ->
            [bot] , then a bot answers
           *[forfeit] , then it is lost
        }
       *[move] { $time } a move{ $then ->
            [bot] , then a bot answers
           *[forfeit] , then the match is lost
        }
    }
cup-grace = Minutes somebody may be late
cup-allow-hints = Hints are allowed
cup-allow-taking-back = People may agree to take back dice and cards
cup-public = Public competition
cup-public-about = It stands on the list, and everybody may enter.
cup-name = Name of the competition
cup-usual-name =
    { $kind ->
        [league] { $game } league
       *[other] { $game } cup
    }
cup-i-play = I play too
cup-open = Open
cup-entrants = Who takes part
cup-are-you-here = Are you here, { $name }?
cup-gathering =
    { $count ->
        [0] Nobody is here yet
        [one] One has entered
       *[other] { $count } have entered
    }
cup-here =
    { $people ->
        [one] { $here } of { $people } coach is here.
       *[other] { $here } of { $people } coaches are here.
    }
cup-is-here = here
cup-not-yet = not yet
cup-free-place = free
cup-more-places = … and { $count } more places
cup-take-out = Take { $name } out
cup-join = Enter
cup-join-waiting = Onto the waiting list
cup-waiting = You are on the waiting list, place { $place }.
cup-link = One link for everybody
cup-leave = Leave
cup-i-am-here = I’m here
cup-begin-draw = Begin the draw
cup-draw-begins = The draw begins
cup-drawn-now = Lot { $place }: { $name }
cup-lots-left =
    { $count ->
        [one] One lot to go.
       *[other] { $count } lots to go.
    }
cup-next-lot = Draw the next lot
cup-all-lots = All at once
cup-seal = The order was fixed before. Seal:
cup-home-against = At home against { $name }
cup-away-against = Away at { $name }
cup-table-with = At a table with { $names }
cup-enough =
    { $goals ->
        [0] 0:0 is enough
       *[other] { $goals }:0 is enough
    }
cup-is-running = The match is on.
cup-rival-sits = { $name } is at the table already.
cup-rival-not-yet = { $name } is not here yet.
cup-time-left = { $time } left, then the rule applies.
cup-left-hours =
    { $count ->
        [one] one hour
       *[other] { $count } hours
    }
cup-left-days = { $count } days
cup-to-the-match = To the match
cup-prefer-caretaker = If { $name } does not come, I would rather play a caretaker.
cup-when = When do you play? Propose a time to { $names }.
cup-i-propose = You proposed { $time }. { $names } has not answered yet.
cup-they-propose = { $name } proposes { $time }.
cup-agreed = Agreed with { $names }: { $time }.
cup-propose = Propose a time
cup-another-time = Another time
cup-agree = Agree
cup-time = When
cup-calendar = To my calendar
cup-remind = Remind me
cup-nothing-to-do = There is nothing left for you to do in this round.
cup-now-you = your turn
cup-live = live
cup-bye = Bye
cup-tie-spoken = { $home } { $first }, { $away } { $second }
cup-by-kicks = by kicks from the mark
cup-by-aggregate = on aggregate
cup-by-away-goals = on away goals
cup-by-decider = by the decider
cup-by-series = series won
cup-by-lot = by lot
cup-by-awarded = awarded
cup-by-missed = both did not come
cup-replay = watch again
cup-watch = watch
cup-conference = All grounds
cup-round = Matchday { $number }
cup-bracket = The bracket
cup-round-final = Final
cup-round-semi = Semi-finals
cup-round-quarter = Quarter-finals
cup-round-sixteen = Round of 16
cup-round-thirty-two = Round of 32
cup-round-sixty-four = Round of 64
cup-until = until { $day }
cup-group = Group { $name }
cup-as-it-stands = As it stands
cup-final-table = Final table
cup-col-place = Place
cup-col-name = Name
cup-col-played = P
cup-col-firsts = Firsts
cup-col-difference = Diff
cup-col-scored =
    { $unit ->
        [points] Game pts
       *[goals] Goals
    }
cup-col-head-to-head = H2H
cup-col-buchholz = Buch
cup-break-difference =
    { $unit ->
        [points] difference
       *[goals] goal difference
    }
cup-break-scored =
    { $unit ->
        [points] points in the game
       *[goals] goals
    }
cup-break-head-to-head = head to head
cup-break-wins = wins
cup-break-firsts = first places
cup-break-buchholz = Buchholz (the points of all opponents)
cup-level = Level on points: { $rules }, then the lot.
cup-placed-by-lot = { "*" } Before the next by lot only.
cup-to-come =
    { $count ->
        [one] one matchday to come
       *[other] { $count } matchdays to come
    }
cup-col-form = last five
cup-col-points = Pts
cup-champion = { $name } wins!
cup-way = The way to the title
cup-way-told =
    { $unit ->
        [points] { $name } won { $won } of { $matches } ties and won { $scored } points on the way.
       *[goals] { $name } won { $won } of { $matches } ties and scored { $scored } goals on the way.
    }
cup-way-told-tables = { $name } came first at { $won } of { $matches } tables.
cup-placed = place { $place }
cup-way-hardest = The hardest was against { $rival }: { $first }:{ $second }.
cup-figures = The competition in figures
cup-figure-matches = Matches
cup-figure-goals =
    { $unit ->
        [points] Points
       *[goals] Goals
    }
cup-figure-clearest = Biggest win
cup-scorers = Scorers
cup-scorers-all = Show all { $count }
cup-shirt = Number { $number }
cup-chapter-size =
    { $unit ->
        [points] { $entrants } coaches, { $matches } matches, { $goals } points.
       *[goals] { $entrants } coaches, { $matches } matches, { $goals } goals.
    }
cup-chapter-clearest = Biggest win: { $home } – { $away } { $first }:{ $second }.
cup-chapter-kicks =
    { $count ->
        [one] Once it took kicks from the mark.
       *[other] { $count } times it took kicks from the mark.
    }
cup-chapter-absent =
    { $count ->
        [one] Once a chair stayed empty.
       *[other] { $count } times a chair stayed empty.
    }
cup-chapter-final = In the final { $winner } beats { $loser } { $first }:{ $second }.
cup-chapter-final-kicks = { $winner } wins the final against { $loser } on kicks from the mark.
cup-chapter-final-away-goals = { $winner } wins the final against { $loser } on away goals.
cup-chapter-final-decider = { $winner } wins the final against { $loser } in the decider.
cup-chapter-final-series = { $winner } wins the final series against { $loser }.
cup-chapter-final-lot = Nothing separates { $winner } and { $loser } in the final; the lot falls to { $winner }.
cup-chapter-final-awarded = { $winner } is awarded the final against { $loser }.
cup-chapter-final-bye = Nobody else reaches the final: { $winner } wins without a match.
cup-watch-final = Watch the final
cup-print = Print
cup-no-champion = Nobody has won
cup-called-off = Called off
cup-is-paused = Stopped. No time runs.
cup-rule = Whoever is not at the table { $minutes } minutes after kick-off loses 0:3, or a caretaker plays for them if the opponent prefers. If both are missing both are out, and who misses twice gives their place to a replacement.
cup-rule-winter = Whoever is not at the table by the deadline loses 0:3, or a caretaker plays for them if the opponent prefers. If both are missing both are out, and who misses twice gives their place to a replacement.
cup-rule-table = A caretaker plays for everybody who is not at the table { $minutes } minutes after kick-off. If nobody comes, the whole table is out, and who misses twice gives their place to a replacement.
cup-rule-table-winter = A caretaker plays for everybody who is not at the table by the deadline. If nobody comes, the whole table is out, and who misses twice gives their place to a replacement.
cup-fair-none = Nobody takes back what the dice or the cards have answered, and nobody asks for a hint, not even against bots.
cup-fair-hints = Hints are allowed to everybody. Nobody takes back what the dice or the cards have answered, not even against bots.
cup-fair-taking-back = What the dice or the cards have answered is taken back only if the people at the table agree, against a bot never. Nobody asks for a hint.
cup-fair-both = Hints are allowed to everybody. What the dice or the cards have answered is taken back only if the people at the table agree, against a bot never.
cup-rule-source = The rule of this competition, agreed when it was opened
cup-lead = Leading the competition
cup-lead-tie = Tie
cup-pause = Stop
cup-resume = Go on
cup-call-off = Call it off
cup-extend = Five minutes more
cup-caretaker = Caretaker plays
cup-replace = Replace
cup-hand-over = Hand over
cup-extend-day = One day more
cup-annul = Play it again
cup-hand-over-to = Hand the lead to
cup-called-off-about = It ends here without a champion. What was played stays on this page.
cup-organiser = The organiser
cup-awarded-by = awarded by { $by }
cup-noted-by = result noted by { $by }
cup-awarded-led = awarded by the organiser
cup-noted-led = result noted by the organiser
cup-lead-match = Match
cup-take-back = Take back
cup-set-result = The result
cup-goals-of = Goals for { $name }
cup-kicks-of = Kicks scored by { $name }
cup-was-played = It was played like this
cup-is-awarded = It is awarded
cup-set = Set the result
cup-sure-noted = Set the result { $what }?
cup-sure-awarded = Award { $what }?
cup-sure-result = What stood there before does not count any more. Whoever meets the winner of it is drawn anew.
cup-sure-annul = Play { $names } again?
cup-sure-call-off = Call the competition off?
cup-sure-call-off-about = Nobody plays on, and nobody becomes champion.
cup-sure-replace = Replace { $name }?
cup-sure-replace-waiting = { $name }, first on the waiting list, takes the place with all that was won there.
cup-sure-replace-bot = A bot takes the place with all that was won there.
cup-sure-caretaker = Let a caretaker play for { $name }?
cup-sure-caretaker-about = A new table is laid at which a bot plays. What it wins counts.
cup-sure-hand-over = Hand the lead to { $name }?
cup-sure-hand-over-about = From then on only { $name } leads, and only { $name } can give the lead back.
cup-sure-back = You can take it back until something was played on it.
cup-story = What happened
cup-told-opened = The competition is open.
cup-told-joined = { $who } has entered.
cup-told-waits = { $who } is on the waiting list.
cup-told-withdrew = { $who } has left.
cup-told-taken-out = The organiser took { $who } out.
cup-told-rekeyed = { $who } plays on another device.
cup-told-drawn = The draw has begun.
cup-told-round = Round { $number } begins.
cup-told-wished-caretaker = { $who } would like a caretaker.
cup-told-wished-award = { $who } would like no caretaker.
cup-told-result = { $home } – { $away } { $first }:{ $second }
cup-told-kicks = { $home } – { $away } { $first }:{ $second }, kicks from the mark
cup-told-result-table = A table is over: { $order }
cup-told-missed = { $who } did not come.
cup-told-awarded = { $by } awards { $home } – { $away } { $first }:{ $second }.
cup-told-awarded-missed = { $home } – { $away } { $first }:{ $second }, awarded
cup-told-awarded-table = { $by } awards a table: { $order }
cup-told-noted = { $by } notes the result { $home } – { $away } { $first }:{ $second }.
cup-told-noted-table = { $by } notes how a table ended: { $order }
cup-told-taken-back =
    { $what ->
        [called-off] The competition goes on after all.
        [replaced] { $who } has the place back.
        [caretaker] No caretaker plays for { $who } after all.
        [annulled] { $home } – { $away } is not played again: the result stands.
        [annulled-table] The table of { $names } is not played again: the result stands.
        [awarded-table] The organiser takes back the result of a table.
        [noted-table] The organiser takes back the result of a table.
       *[other] The organiser takes back { $home } – { $away } { $first }:{ $second }.
    }
cup-told-annulled = { $by } has { $home } – { $away } played again.
cup-told-annulled-table = { $by } has the table of { $names } played again.
cup-told-caretaker = A caretaker plays for { $who }.
cup-told-replaced = { $by } takes the place of { $who }.
cup-told-extended = More time, until { $until }.
cup-told-proposed = { $who } proposes { $time }.
cup-told-agreed = Agreed: { $names }, { $time }.
cup-told-reminded = { $who } was reminded.
cup-told-paused = The organiser has stopped it.
cup-told-resumed = It goes on.
cup-told-handed-over = { $who } leads the competition.
cup-told-called-off = The competition is called off.
cup-told-champion = { $who } wins.
cup-told-no-champion = Nobody wins.
