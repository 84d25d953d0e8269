"""Tables: the room that follows from a log, its judge, clocks, bots and audience, and what each chair is sent.

It takes messages of the protocol and gives entries for the log and frames for connections.
"""
