"""A game that an adviser plays: the page on which one watches it."""
