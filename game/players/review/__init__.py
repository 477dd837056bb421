"""A finished game looked at once more: what the cards gave, and what the choices cost."""
