"""The training of the planner."""
