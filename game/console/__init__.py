"""The game for a person in a terminal: plain lines that a screen reader can speak."""

from game.console.session import run

__all__ = ["run"]
