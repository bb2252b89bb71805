"""The board: where tiles lie, the scene that shows them, and the ways to look at it."""
