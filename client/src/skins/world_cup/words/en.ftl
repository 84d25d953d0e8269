### What stands on the table of the World Cup Game. The three language files have the same keys and the same variables.

## Where one looks

cup-zoom = View
cup-zoom-all = Tournament
cup-zoom-match = Match
cup-zoom-bracket = Knock-out
cup-zoom-sheet = Score sheet
cup-tab-all = All
cup-tab-bracket = KO
cup-tab-sheet = Sheet
cup-knock-out = Knock-out round
cup-match-title = Group { $group }, match { $number }
cup-replay-title = Group play-off
cup-dock = Your decision
cup-seats = At the table
cup-to-play = to play

## Teams and squares

cup-rank = rank { $rank }
cup-points = points
cup-difference = goal difference
cup-settled-lot = by lot
cup-settled-coach = their coach decides
cup-goes-on = goes on
cup-turned = { $token }, turned
cup-free =
    { $number ->
        [0] no free square
        [one] one free square
       *[other] { $number } free squares
    }
cup-vulnerable = the outermost token can be attacked
cup-would-be = it would stand
cup-half-left = ½ goal waits: { $team }
cup-from-first = 1st of group { $group }
cup-from-second = 2nd of group { $group }
cup-from-winner =
    { $round ->
        [round_of_16] Winner, round of 16 match { $match }
        [quarter_final] Winner, quarter-final { $match }
       *[semi_final] Winner, semi-final { $match }
    }
cup-from-loser = Loser, semi-final { $match }
cup-now = now: { $team }
cup-no-whistle = No match is over yet. After each round the dice and the results stand here.

## What is going on

cup-ask-card = Which card do you play?
cup-about-turn = Hold up a card; the squares it is good for light up.
cup-about-useless = This card is no use to anybody now. It can only be discarded.
cup-about-name = No match is played: all these teams are yours.
cup-about-end = You have won, whatever happens now.
cup-about-after = { $left } – { $right } would stand { $score }.
cup-about-three-goals = A team with a free square. Green gets two goals, yellow and grey one.
cup-about-two-goals = A team with a free square. Yellow and grey get only one goal.
cup-about-one-goal = A team with a free square, yours or not.
cup-about-two-plus-one = First the two goals (ranks 1 to 4), then the one for another team.
cup-about-one-one-one = One goal each for three different teams.
cup-about-one-one = One goal each for two different teams.
cup-about-attack = Two half goals in the same match count as one goal; a single one waits for the dice.
cup-about-defence = On a free square, to protect; or against an attack that lies outermost.
cup-about-stopping = Only an attack that lies outermost can be stopped.
cup-about-foul = A goal that lies outermost does not count; of two or three one is lost.
cup-about-offside = A goal or an attack that lies outermost is turned.
cup-about-penalty = The white die: every colour but black is a goal that nobody can take away.

## Buttons

cup-discard = Discard
cup-go-open-card = Choose a card
cup-go-open-square =
    { $number ->
        [one] Choose a square
       *[other] Choose { $number } more squares
    }
cup-go-open-team = Choose a team
cup-go-lay = Lay for { $team }
cup-go-lay-many = Lay { $number } tokens
cup-go-foul = Foul: { $team }
cup-go-offside = Offside: { $team }
cup-go-stopping = Stop the attack: { $team }
cup-go-penalty = Penalty: { $team }
cup-way-defence = Build a wall
cup-way-stopping = Stop the attack

## Full time

cup-champion = World Champions { $year }
cup-in-the-final = in the final: { $team }
cup-road = The road to the title
cup-no-champion = Won before the final
cup-places = How it ended
cup-place-goals =
    { $goals ->
        [one] { $goals } goal
       *[other] { $goals } goals
    }
cup-groups = The groups
cup-scorers = Top-scoring nations
cup-nation = Nation
cup-led = Led by
cup-played = Matches
cup-scored = Goals
cup-conceded = Against

## Whose team it is, and what a move does to the table

cup-you = you
cup-seat-you = { $name } (you)
cup-teams = { $number ->
    [one] 1 team
   *[other] { $number } teams
}
cup-filter = Which matches to see
cup-all-matches = All matches
cup-only-mine = Mine only
cup-after = Group { $group } after this
cup-rises = moves up
cup-falls = moves down
cup-gains = more points
cup-loses = fewer points
cup-stays = unchanged

## The ticker calls those at the table by their names
cup-last-four = The last four
cup-who-led = Who led whom
cup-coach = Coach
cup-best-team = Best team
cup-teams-led = Teams
cup-reached-group = group
cup-reached-round-of-16 = round of 16
cup-reached-quarter-final = quarter-final
cup-reached-semi-final = semi-final
cup-reached-final = final
cup-reached-champion = World Champions
