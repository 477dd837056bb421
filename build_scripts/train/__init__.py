"""Trains the dreamer and the planner, and proves what they are trained by equal to the rules."""
