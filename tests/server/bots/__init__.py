"""Tests of server.bots."""
