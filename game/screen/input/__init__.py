"""What is pressed, before it reaches a page."""
