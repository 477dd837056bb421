"""Kills the program at any instant, and looks whether everything is there that was told."""
