"""Players that are no people: what they play, what they advise, and how well they do."""
