# The report after full time. There are several of each phrase, so that none comes twice in a row.
report-goal-first =
    { $unit ->
        [round] In round { $minute } { $team } take the lead, { $score }{ $chance }.
       *[minute] In minute { $minute } { $team } take the lead, { $score }{ $chance }.
    }
report-goal-lead =
    { $unit ->
        [round] { $team } go ahead in round { $minute }, { $score }{ $chance }.
       *[minute] { $team } go ahead in minute { $minute }, { $score }{ $chance }.
    }
report-goal-level =
    { $unit ->
        [round] { $team } level in round { $minute }, { $score }{ $chance }.
       *[minute] { $team } level in minute { $minute }, { $score }{ $chance }.
    }
report-goal-extend =
    { $unit ->
        [round] Then { $team } add another in round { $minute }, { $score }{ $chance }.
       *[minute] Then { $team } add another in minute { $minute }, { $score }{ $chance }.
    }
report-goal-cut =
    { $unit ->
        [round] In round { $minute } { $team } pull one back, { $score }{ $chance }.
       *[minute] In minute { $minute } { $team } pull one back, { $score }{ $chance }.
    }
report-chance = { $chance } chance
report-no-goals = There were no goals.
report-missed =
    { $unit ->
        [round] The greatest chance not taken fell to { $team } in round { $minute }: a chance of { $chance }.
       *[minute] The greatest chance not taken fell to { $team } in minute { $minute }: a chance of { $chance }.
    }
report-xg = By chances it was { $one } to { $two } between { $first } and { $second }.
report-goal-level-2 =
    { $unit ->
        [round] Level again in round { $minute }: { $team } score, { $score }{ $chance }.
       *[minute] Level again: { $team } score in minute { $minute }, { $score }{ $chance }.
    }
report-goal-lead-2 =
    { $unit ->
        [round] Round { $minute }, and { $team } are in front, { $score }{ $chance }.
       *[minute] Minute { $minute }, and { $team } are in front, { $score }{ $chance }.
    }
report-goal-extend-2 =
    { $unit ->
        [round] { $team } pull further clear in round { $minute }, { $score }{ $chance }.
       *[minute] { $team } pull further clear in minute { $minute }, { $score }{ $chance }.
    }
report-goal-extend-3 =
    { $unit ->
        [round] Round { $minute }, and { $team } strike yet again, { $score }{ $chance }.
       *[minute] Minute { $minute }, and { $team } strike yet again, { $score }{ $chance }.
    }
report-goal-cut-2 =
    { $unit ->
        [round] Round { $minute }: { $team } narrow the gap, { $score }{ $chance }.
       *[minute] Minute { $minute }: { $team } narrow the gap, { $score }{ $chance }.
    }
report-goal-first-2 =
    { $unit ->
        [round] Round { $minute }, and { $team } are the first to cheer, { $score }{ $chance }.
       *[minute] { $team } open the scoring in minute { $minute }, { $score }{ $chance }.
    }
report-goal-first-3 =
    { $unit ->
        [round] { $team } strike in round { $minute } to make it { $score }{ $chance }.
       *[minute] { $team } strike in minute { $minute } to make it { $score }{ $chance }.
    }
report-goal-lead-3 =
    { $unit ->
        [round] Then { $team } edge ahead in round { $minute }, { $score }{ $chance }.
       *[minute] Then { $team } edge ahead in minute { $minute }, { $score }{ $chance }.
    }
report-goal-level-3 =
    { $unit ->
        [round] { $team } refuse to lie down and draw level in round { $minute }, { $score }{ $chance }.
       *[minute] { $team } refuse to lie down and draw level in minute { $minute }, { $score }{ $chance }.
    }
report-goal-cut-3 =
    { $unit ->
        [round] { $team } are back in it in round { $minute }, { $score }{ $chance }.
       *[minute] { $team } are back in it in minute { $minute }, { $score }{ $chance }.
    }
report-no-goals-2 = The ball would not go in at either end.
report-no-goals-3 = Both goalkeepers went in with a clean sheet.
report-missed-2 =
    { $unit ->
        [round] Nobody came closer without scoring than { $team } in round { $minute }: a chance of { $chance }.
       *[minute] Nobody came closer without scoring than { $team } in minute { $minute }: a chance of { $chance }.
    }
report-missed-3 =
    { $unit ->
        [round] In round { $minute } { $team } let a chance of { $chance } go begging, the best without a goal.
       *[minute] In minute { $minute } { $team } let a chance of { $chance } go begging, the best without a goal.
    }
report-xg-2 = The shots were worth { $one } goals for { $first } and { $two } for { $second }.
report-xg-3 = Count the chances, and { $first } get { $one } goals to { $two } for { $second }.
report-lead-turned-1 = { $loser } had one hand on it, then came { $winner }.
report-lead-turned-2 = Being behind is no fate: { $winner } still win { $score }.
report-lead-turned-3 = Those who left early saw the wrong winner.
report-lead-tight-1 = A match on a knife-edge, and { $winner } have the last laugh.
report-lead-tight-2 = There was little between them, but enough for { $winner }.
report-lead-tight-3 = { $loser } could hope to the very end. In vain.
report-lead-clear-1 = In the end it is clear: { $score } to { $winner }.
report-lead-clear-2 = { $winner } bring the lead home safely.
report-lead-clear-3 = { $score }, and { $loser } have no answer left.
report-lead-pulled-1 = It was open for a long time, then { $winner } pulled away.
report-lead-pulled-2 = { $loser } held on for long; in the end it is { $score }.
report-lead-pulled-3 = It was decided late: { $score } to { $winner }.
report-lead-level-1 = They shook hands at the end, and neither was quite content.
report-lead-level-2 = { $first } wanted it, so did { $second }, and the day was nobody’s.
report-lead-level-3 = A { $score } that both can live with.
report-lead-given-1 = It was never played out: { $loser } called it a day.
report-lead-given-2 = { $loser } saw no way back and gave up.
report-lead-given-3 = The end came before the whistle: { $loser } gave up.
report-first-leg = The first leg had ended { $score }; this is the story of the second.
report-half = At the break it is { $score }.
report-half-2 = They go in at { $score }.
report-half-3 = Half-time: { $score }.
report-red =
    { $unit ->
        [round] { $who } ({ $team }) is sent off in round { $minute }.
       *[minute] { $who } ({ $team }) is sent off in minute { $minute }.
    }
report-red-2 =
    { $unit ->
        [round] Red for { $who } ({ $team }) in round { $minute }.
       *[minute] Red for { $who } ({ $team }) in minute { $minute }.
    }
