"""The page that tells about the program."""
