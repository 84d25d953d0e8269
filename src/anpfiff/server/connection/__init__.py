"""One WebSocket for everything: hello, limits and goodbyes, and the topics a connection follows."""
