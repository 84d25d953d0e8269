"""The touchline: all games in a terminal. It knows no concrete game; everything goes through the shelf."""
