"""What teaches the base game: lessons as rows, for one and for two."""
