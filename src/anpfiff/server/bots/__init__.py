"""Bots on a server: workers that think, bots of the host, bots of other people, and who is served first."""
