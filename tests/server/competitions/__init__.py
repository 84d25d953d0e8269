"""Competitions: the fold, the judge, the written rule, and two nodes that are killed."""
