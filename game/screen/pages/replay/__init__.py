"""A game that is shown once more: the page on which it is played, stopped and turned over."""
