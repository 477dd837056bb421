"""The Book of Steps Lost and Found: Doors in a fixed order, and spells."""
