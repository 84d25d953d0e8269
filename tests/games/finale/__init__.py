"""Finale, one test per rule number."""
