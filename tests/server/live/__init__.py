"""Tests of server.live."""
