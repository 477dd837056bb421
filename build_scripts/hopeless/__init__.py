"""Checks by a search how well the game knows what can no longer be won."""
