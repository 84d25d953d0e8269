"""The server as strangers meet it: killed, flooded, lied to and left alone."""
