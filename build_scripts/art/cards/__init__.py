"""The faces and backs of the cards of the base game."""
