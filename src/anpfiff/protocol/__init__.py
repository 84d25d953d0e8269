"""Everything that crosses the border of the server: requests, answers and messages, one file a topic.

Plain structs that check what comes in and say what goes out; the client's types and the descriptions come from them.
Nothing here knows the server, a game or a bot.
"""
