"""The page of the achievements: what careful players come to, and what they still may."""
