"""The page on which the editions of a game are chosen."""
