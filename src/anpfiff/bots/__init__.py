"""The opponents. They see views and decisions, never a state; they know no concrete game."""
