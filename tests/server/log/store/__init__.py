"""The store, one contract on two engines."""
