"""The window, what is kept while it is open, and what is told of it."""
