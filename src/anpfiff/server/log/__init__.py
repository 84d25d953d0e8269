"""The log: one append-only log for every table and competition, its host on a node, and the store.

It takes entries and gives the state that follows from them. Nothing is told before it is stored.
"""
