"""A table with real dice and cards: the engine referees, people enter what they see.

It takes lines of the log, says what can be entered next, fills in what nobody has seen, and corrects earlier lines.
"""
