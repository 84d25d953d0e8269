puzzle-day = Puzzle of the day
puzzle-own = My mistake
puzzle-laying = The table is being laid.
puzzle-options = Answers, by number key
keys-answer = answer with this number
keys-next-puzzle = to the next puzzle, once this one is answered
puzzle-level = Difficulty { $level } of 5
puzzle-ask-win = Which answer wins most often?
puzzle-ask-success = Which answer has the best chance now?
puzzle-ask-not = Both answer face down. What should you not play?
puzzle-ask-mix = Both answer face down. What can be played?
puzzle-ask-own = You once gave something away here. What is better?
puzzle-verdict-3 = Well spotted
puzzle-verdict-2 = Almost as good
puzzle-verdict-1 = There was a little more in it
puzzle-verdict-0 = There was more in it
puzzle-verdict-not = That one can be played
puzzle-stars = { $stars ->
    [one] { $stars } star of 3
   *[other] { $stars } stars of 3
  }
puzzle-lost = { $points } points given away
puzzle-not-worst = { $points } points better than the worst
puzzle-best = best
puzzle-good = playable
puzzle-bad = better not
puzzle-mine = your choice
puzzle-why-counted = Counted: of { $cases } equal cases “{ $best }” comes off in { $count }, “{ $second }” in { $less }.
puzzle-why-exact = Counted through every branch: { $best } { $share }, { $second } { $other }.
puzzle-why-proven = In { $matches } imagined matches with the same luck, over all hands the others may hold: { $best } { $share }, { $second } { $other }.
puzzle-why-sealed = { $kind ->
    [exact] Counted against the other coach’s best mixture
   *[proven] In { $matches } imagined matches with the same luck, against the other coach’s best mixture
  }: { $second } gives away { $points } points.{ $good ->
    [one] { "" }
   *[other] { " " }The rest can be played: vary, and nobody can read you.
  }
puzzle-why-own = Estimated by the search just now: { $best } { $share }, { $second } { $other }.
puzzle-play-on = Play on
puzzle-next = Next
puzzle-solve = Solve it
puzzle-again = Look again
puzzle-days = { $days ->
    [one] day
   *[other] days
  }
puzzle-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
  }
puzzle-sum = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
  }
puzzle-mine-title = My mistakes
puzzle-due = { $count } due today
puzzle-ago = { $days ->
    [0] today
    [one] one day ago
   *[other] { $days } days ago
  }
puzzle-none-yet = No mistakes collected yet. Play a match; the costly ones are remembered.
puzzle-none-due = Nothing is due today.
puzzle-by-theme = By theme
puzzle-kinds = counted exactly and proven
puzzle-solved = { $solved } of { $count } solved
puzzle-tag-sealed = Played face down
puzzle-tag-surprise = Not what one thinks
puzzle-tag-behind = When behind
puzzle-tag-level = All square
puzzle-tag-ahead = Hold the lead
