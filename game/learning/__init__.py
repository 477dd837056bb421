"""Learning the game: lessons at the real table, whispers, and the book of the rules."""
