### Card files; keys and values as they stand in the file

refused-card-toml = this is no TOML (line { $line })
refused-card-text = { $name } takes a text, not { $found }
refused-card-one-of = { $name } is one of { $allowed }, not { $found }
refused-card-whole = { $name } is a whole number from { $low } to { $high }, not { $found }
refused-card-flag = { $name } is true or false, not { $found }
refused-card-wholes = { $name } is a list of { $size ->
        [0] {""}
       *[other] { $size }{" "}
    }whole numbers from { $low } to { $high }, not { $found }
refused-card-texts = { $name } is a list of { $size ->
        [0] {""}
       *[other] { $size }{" "}
    }texts, not { $found }{ $several ->
        [no] {""}
       *[yes] {" "}(possible: { $allowed })
    }
refused-card-names = { $name } takes a name in each language ({ $languages }), not { $found }
refused-card-table = { $name } is a table, not { $found }
refused-card-tables = { $name } is a list of tables, not { $found }
refused-card-pairs = { $name } is a list of pairs, not { $found }
refused-card-same-as = { $name } has the same as { $other }, not { $found }
refused-card-once-at-most = { $name } has { $what } once at most, not { $found }
refused-card-each-once = { $name } has each one once, not { $found }
refused-card-ending = { $name } ends with { $end }, not { $found }
refused-card-not-below = { $name } is never below { $other }, but here { $found }
refused-card-two = { $what } stands twice in one row
refused-card-twice = the id { $card } stands twice
refused-card-unknown-key = there is no key { $name } here
refused-card-no-field = there is no key { $name }; a card has { $known }
refused-card-not-ours = our box has no card with the id { $card }
refused-card-next-new = our box has no card with the id { $card }; the next new one is called { $next }
refused-card-needs = needs names values of another option, not { $other }
refused-card-squad = { $team } has 30 men, 15 of them starters, but here { $men } and { $starters }
refused-card-order = { $what }: the order is wrong, or one is missing
refused-card-number = { $what }: there must be just { $number }
refused-card-must = { $what }: { $expected } is required
refused-card-too-few = { $what }: there are too few of these
refused-card-too-many = { $what }: { $most } at most
refused-card-sum = all count together make { $found }, not { $needed }
refused-card-only-with = { $what } goes only with one of: { $needed }
refused-card-none-left = there is no card of { $role } left for number { $number }
refused-card-everybody-meets = group { $group }: everybody meets everybody just once
