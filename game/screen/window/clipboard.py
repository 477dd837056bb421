"""What can be copied here and pasted elsewhere, and the other way round, if the system has it."""

from __future__ import annotations

import pygame

from game.screen.lettering.legible import LONGEST


def copy(text: str) -> bool:
    """Puts a text there; whether it lies there now."""
    try:
        pygame.scrap.put_text(text)
        return pygame.scrap.get_text() == text
    except pygame.error:
        return False


def pasted() -> str:
    """The text that lies there, or its beginning; empty where there is none."""
    try:
        return pygame.scrap.get_text()[:LONGEST]
    except pygame.error:
        return ""
