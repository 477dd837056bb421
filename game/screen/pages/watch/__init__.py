"""The page on which one watches an adviser play."""
