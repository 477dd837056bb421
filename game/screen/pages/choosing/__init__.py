"""The page on which a game is chosen: what lies in the box, and what is added to it."""
