"""Lessons at the table, and sentences about the rules for players without lessons."""
