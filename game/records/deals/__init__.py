"""Deals that people share: share codes, the deals of the days, and challenges."""
