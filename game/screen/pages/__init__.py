"""What can be on the screen: one folder a page."""
