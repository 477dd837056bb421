"""The page of the statistics of all finished games: figures, and charts where a picture says
more."""
