"""The parts of package.py: one module for each system, and what they share."""
