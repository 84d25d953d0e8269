"""Tests of server.share."""
