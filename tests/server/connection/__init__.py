"""Tests of server.connection."""
