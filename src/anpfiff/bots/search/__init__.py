"""The search: information-set Monte Carlo tree search over imagined worlds, the same for every game."""
