"""The rules of Fußball-Fieber, chapter by chapter."""
