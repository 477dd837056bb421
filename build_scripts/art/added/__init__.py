"""Pictures that editions add to those of the base game."""
