"""Looking back at a match: one account in which luck, guesses and choices add up to the result."""
