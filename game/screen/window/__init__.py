"""The window, its settings and log, and the description of what it shows."""
