"""Tests of server.log."""
