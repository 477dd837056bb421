"""What is heard, and what is said of it."""
