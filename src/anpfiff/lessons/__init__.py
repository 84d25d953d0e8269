"""Lessons: a match file that is played again, with notes, and the concepts that explain a game.

It takes a lesson file and gives what the server asks at each answer: whether it is let, and what to say.
"""
