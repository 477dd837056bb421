"""Marks and labels on the cards, and notes at the edge of the table."""
