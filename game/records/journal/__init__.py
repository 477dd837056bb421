"""What lasts: games as plain values, in a file, and on their way to another table."""
