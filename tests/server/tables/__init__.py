"""Tests of server.tables."""
