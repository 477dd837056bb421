"""What went wrong, and how to go on."""
