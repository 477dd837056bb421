"""Doors, and the worlds behind them."""
