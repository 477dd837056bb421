"""The title, and what leads to it or tells about the program."""
