"""The page that tells two players what they play for."""
