"""The page of the title."""
