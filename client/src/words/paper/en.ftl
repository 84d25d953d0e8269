# The newspaper page: the match report, set as a sheet.
paper-masthead = The Final Whistle
paper-motto = The paper of the match, printed with the final whistle
paper-motto-cup = The paper of the tournament, printed with the final whistle
paper-price = One sheet, free
paper-against = { $first } against { $second }
paper-coaches = { $count ->
    [one] One coach
   *[other] { $count } coaches
}
paper-length = { $unit ->
    [round] After { $last } rounds
   *[minute] After { $last } minutes
}
paper-print = Print
paper-star = Player of the match
paper-star-cup = Moment of the tournament
paper-star-keeper = The goalkeeper
paper-star-goals = { $goals ->
    [one] His goal
   *[other] His { $goals } goals
} brought his side { $points ->
    [one] one point
   *[other] { $points } points
} of winning chance, more than anybody else’s.
paper-star-saves = { $shots ->
    [one] One shot
   *[other] { $shots } shots
} worth { $goals } goals, and none went in.
paper-star-moment = It brought { $name } { $points ->
    [one] one point
   *[other] { $points } points
} on the way to the win, more than anything else.
paper-star-rule = The player of the match is the scorer whose goals brought his side most winning chance.
paper-star-rule-cup = The moment of the tournament is what brought the winner most winning chance at one stroke.
paper-counting = The dressing room is still counting, { $done } of { $nodes } moments.
paper-shots = The shots
paper-shots-note = { $first } above, { $second } below; filled means goal; the larger, the better the chance.
paper-figures = Figures
paper-deserved = Deserved?
paper-deserved-yes = Yes. From these shots { $team } win { $chance } of 100 matches.
paper-deserved-maybe = It might have gone otherwise. From these shots { $team } win { $chance } of 100 matches.
paper-deserved-no = Hardly. From these shots { $team } win only { $chance } of 100 matches.
paper-deserved-draw = From these shots { $chance } of 100 matches end level.
paper-deserved-likeliest = { $score } is the likeliest score.
paper-deserved-likelier = The likeliest score was { $score }.
paper-champion = World Champions
paper-winner = Winner
paper-cup-lead-1 = In the end { $name } is on top, and it was no stroll.
paper-cup-lead-2 = Everybody wanted to win, { $name } did.
paper-cup-lead-3 = A tournament { $name } will talk about for a long time.
paper-cup-lead-4 = Elsewhere bags are being packed, { $name } may celebrate.
paper-cup-way-1 = The road to the win: { $results }.
paper-cup-way-2 = How it came about: { $results }.
paper-cup-way-3 = Match by match: { $results }.
paper-between-results = {"; "}
paper-cup-chance-few = Before the first match only { $began } in 100 would have bet on it.
paper-cup-chance-many = At kick-off { $began } in 100 spoke for this ending.
paper-cup-behind-1 = Behind: { $names }.
paper-cup-behind-2 =
    { $count ->
        [one] { $names } is left behind.
       *[other] { $names } are left behind.
    }
paper-cup-behind-3 = After the winner: { $names }.
paper-cup-last = At the end: { $results }.
paper-cup-hinge = The moment on which it all hung: { $what }
