"""What a rule of thumb makes of the base game, and why a move is good."""
