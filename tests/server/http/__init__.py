"""Tests of server.http."""
