"""Crossroads and Dead Ends: Locations of every place, and cards that block the hand."""
