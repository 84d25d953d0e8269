"""The pitch without a stadium."""
