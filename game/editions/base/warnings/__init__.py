"""Warnings of the base game: answers that are easily regretted, and games that can no longer be
won."""
