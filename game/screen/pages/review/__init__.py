"""The review of a finished game: how the chance of victory went, and which choices were better."""
