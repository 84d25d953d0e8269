"""The World Cup Game has no two alike sides: its seats have an order, by which they are drawn and asked in turn."""

MIRROR = None
