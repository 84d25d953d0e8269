"""Competitions: cups, leagues and Swiss events. Each is a log and the fold of it, as a table is."""
