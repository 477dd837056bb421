"""Deals that people share: their codes, those of the days, and what a challenge is."""
