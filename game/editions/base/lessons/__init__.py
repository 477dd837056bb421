"""Lessons of the base game, for one and for two."""
