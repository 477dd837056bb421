"""The achievements of the base game."""
