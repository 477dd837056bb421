"""Trains the dreamer, measures it, and proves its simulator equal to the rules."""
