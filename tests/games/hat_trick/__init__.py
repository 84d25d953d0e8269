"""Hat-Trick, rule by rule."""
