"""A game that is shown once more."""
