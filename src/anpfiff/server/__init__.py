"""The server: tables and competitions that people reach from anywhere. It knows no concrete game."""
