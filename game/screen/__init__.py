"""The window. Only this package imports pygame, and as late as possible."""
