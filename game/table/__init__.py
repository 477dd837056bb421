"""The table without pictures: where everything lies, how it moves, what a gesture means."""
