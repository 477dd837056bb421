"""The page of what all finished games come to: figures, and charts where a picture says more."""
