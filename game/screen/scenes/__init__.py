"""What can be on the screen: one class a scene."""
