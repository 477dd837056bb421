"""The base game as it was first printed: one module a rule."""
