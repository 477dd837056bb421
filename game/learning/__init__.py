"""Learning the game: lessons at the real table, and the book of the rules."""
