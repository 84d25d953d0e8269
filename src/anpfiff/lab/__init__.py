"""The statistics room: thousands of tables at a time. It knows no concrete game."""
