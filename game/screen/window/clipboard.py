"""The clipboard of the system, if there is one."""

from __future__ import annotations

import pygame

from game.screen.lettering.legible import LONGEST


def copy(text: str) -> bool:
    """Copies a text and returns whether that succeeded."""
    try:
        pygame.scrap.put_text(text)
        return pygame.scrap.get_text() == text
    except pygame.error:
        return False


def pasted() -> str:
    """Returns the copied text or its beginning, or an empty text."""
    try:
        return pygame.scrap.get_text()[:LONGEST]
    except pygame.error:
        return ""
