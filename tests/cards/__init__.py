"""Tests of the card files."""
