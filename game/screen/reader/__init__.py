"""What a screen reader is told of the program, and what it may ask of it."""
