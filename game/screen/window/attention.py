"""Knows whether the player has the window in front."""

from __future__ import annotations

import pygame

GONE = pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN
BACK = pygame.WINDOWFOCUSGAINED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN


class Attention:
    """What the system tells about the focus. A covered window has no focus either. A desktop that
    tells nothing counts as having the window in front."""

    def __init__(self) -> None:
        self.here = True
        """Whether the window is visible and has the focus. Without it nothing twinkles and nothing
        waits for the player."""

    def notice(self, event: pygame.Event) -> None:
        """Notices that the player leaves the window or comes back."""
        if event.type in GONE or event.type in BACK:
            self.here = event.type in BACK
