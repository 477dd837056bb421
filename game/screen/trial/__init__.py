"""The program tries itself."""
