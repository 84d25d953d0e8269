"""Tests of tables with real dice and cards."""
