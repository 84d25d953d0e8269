"""Tests of the penalty duel."""
