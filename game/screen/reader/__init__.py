"""The program for screen readers: what they are told, and what they may ask."""
