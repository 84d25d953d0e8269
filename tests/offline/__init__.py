"""Tests of the page without a server."""
