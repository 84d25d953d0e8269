conference = All grounds
conference-of-tables = Public tables
conference-places =
    { $count ->
        [one] one ground
       *[other] { $count } grounds
    }
conference-goals =
    { $count ->
        [0] no goal yet
        [one] one goal
       *[other] { $count } goals
    }
conference-modes = How to follow
conference-all = All
conference-radio = Radio
conference-hidden = Hidden
conference-goal = Goal for { $name }!
conference-tie =
    { $kind ->
        [first-leg] First leg { $first }:{ $second }, together { $home }:{ $away }
        [series] Matches won { $first }:{ $second }
       *[before] Before { $first }:{ $second }, together { $home }:{ $away }
    }
conference-more = … and { $count } more
conference-spoken = { $call } { $home } { $first }, { $away } { $second }. { $text }
conference-half =
    { $half ->
        [1] 1st half
        [2] 2nd half
       *[other] extra time
    }
conference-live = under way
conference-waits = to kick off
conference-over = full time
conference-front = In front: { $name }
conference-pin = Bring { $name } to the front
conference-unpin = Let the front change again
conference-to-table = To this table
conference-replay = Watch from the start
conference-standings = As it stands
conference-up = up
conference-down = down
conference-nothing = Nobody is playing anywhere right now.
conference-nothing-about = As soon as a public table kicks off, it is here to be seen.
conference-on-air = On air: words only
conference-quiet = Nothing has happened yet.
conference-over-to = { $home } against { $away }, { $first }:{ $second }.
conference-pause = Pause
conference-go-on = Go on
conference-big = Goals and big chances
conference-everything = Everything
conference-hidden-title = Results are hidden
conference-hidden-about = No goals, no sounds, no table. An eye shows one match.
conference-uncover = Show { $name }
conference-champion = { $name } wins the competition.
conference-back = To the competition
conference-stopped = No connection. As of { $time }
conference-keys = Keys: 1–9 bring a table to the front, P holds it there, R radio, H hidden, S standings, Esc back.
