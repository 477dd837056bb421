"""The page of the achievements, reached and still to come."""
