"""Players that are not people, measured: many deals, what became of them, and how good they are."""
