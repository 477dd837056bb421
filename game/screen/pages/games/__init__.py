"""The page of the games of the journal."""
