"""Fußball-Fieber has no two alike sides: nobody plays against the other seat, and turns go round in their order."""

MIRROR = None
