"""The academy: learning a game by playing it."""
