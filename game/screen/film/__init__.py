"""A game that came as a file, shown once more in the window or written as pictures."""
