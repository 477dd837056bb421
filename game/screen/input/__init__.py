"""Mouse and keyboard input, before it reaches a page."""
