"""The sole owner of the full state of a match: who sits where, what was done and undone."""
