"""Movements, lights and sounds of the events of the base game, and consequences of its answers."""
