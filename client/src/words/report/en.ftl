# The report after full time. There are several of each phrase, so that none comes twice in a row.
report-draw = { $first } and { $second } share the spoils, { $score }
report-kicks = { $winner } win the shoot-out after { $score }
report-close = { $winner } edge it
report-clear = { $winner } leave { $loser } no chance
report-goal-first =
    { $unit ->
        [round] In round { $minute } { $team } take the lead, { $score }{ $chance }.
       *[minute] After { $minute } minutes { $team } take the lead, { $score }{ $chance }.
    }
report-goal-lead =
    { $unit ->
        [round] { $team } are ahead again in round { $minute }, { $score }{ $chance }.
       *[minute] { $team } are ahead again by minute { $minute }, { $score }{ $chance }.
    }
report-goal-level =
    { $unit ->
        [round] { $team } level in round { $minute }, { $score }{ $chance }.
       *[minute] { $team } level in minute { $minute }, { $score }{ $chance }.
    }
report-goal-extend =
    { $unit ->
        [round] Then { $team } add another in round { $minute }, { $score }{ $chance }.
       *[minute] Then { $team } add another after { $minute } minutes, { $score }{ $chance }.
    }
report-goal-cut =
    { $unit ->
        [round] In round { $minute } { $team } pull one back, { $score }{ $chance }.
       *[minute] In minute { $minute } { $team } pull one back, { $score }{ $chance }.
    }
report-no-goals = There were no goals.
report-missed =
    { $unit ->
        [round] The greatest chance not taken fell to { $team } in round { $minute }: { $chance }.
       *[minute] The greatest chance not taken fell to { $team } after { $minute } minutes: { $chance }.
    }
report-xg = By chances it was { $one } to { $two } between { $first } and { $second }.
report-resigned = { $loser } resign at { $score }, { $winner } win
report-goal-level-2 =
    { $unit ->
        [round] Level again in round { $minute }: { $team } score, { $score }{ $chance }.
       *[minute] Level again: { $team } score in minute { $minute }, { $score }{ $chance }.
    }
report-goal-lead-2 =
    { $unit ->
        [round] Round { $minute }, and { $team } are in front once more, { $score }{ $chance }.
       *[minute] Minute { $minute }, and { $team } are in front once more, { $score }{ $chance }.
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
