"""Games as text, on their way to another table."""
