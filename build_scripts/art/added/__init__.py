"""What the editions add to the pictures of the base game."""
