"""Tests of server.notify."""
