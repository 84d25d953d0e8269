"""The laws: phases, referee, piles, tables, replays, words. They know no game and no football."""
