"""The page of the end of a game."""
