"""The table: a game, and what its players do with it."""
