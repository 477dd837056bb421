"""Players that are not people: what they advise, and why."""
