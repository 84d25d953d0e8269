"""The pitch without a stadium: a folder of files that is the whole game, with the server inside the page."""
