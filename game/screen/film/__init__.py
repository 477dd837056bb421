"""Replays of game files, shown in the window or written as films."""
