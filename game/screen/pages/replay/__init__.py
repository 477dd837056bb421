"""The replay of a game: the page on which it is played, stopped and turned to any event."""
