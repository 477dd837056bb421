"""Finds deals: those a beginner wins, and a line that wins each day and each challenge."""
