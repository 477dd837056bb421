"""Backdrops that fill the window behind cards and words."""
