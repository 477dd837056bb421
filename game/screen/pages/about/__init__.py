"""What the program is."""
