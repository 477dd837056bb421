"""The two buttons that show covered cards: first the name, then the other."""

from __future__ import annotations

NAME, SHOW_CARDS = "button.name", "button.show_cards"
