"""Sound, music and captions."""
