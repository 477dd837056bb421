"""Eight Doors: an unofficial desktop edition of the card game Onirim."""

__version__ = "0.2.0"
