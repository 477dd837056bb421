"""Draws the table, with everything around the cards."""
