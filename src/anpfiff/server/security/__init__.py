"""Tokens, addresses, limits, and clients that are too slow."""
