"""Movements, lights and sounds of events."""
