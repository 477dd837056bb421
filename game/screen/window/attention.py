"""Whether the player has the window before them."""

from __future__ import annotations

import pygame

GONE = pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN
BACK = pygame.WINDOWFOCUSGAINED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN


class Attention:
    """What the system tells of it. A covered window has no focus either; a desktop that tells
    nothing has it in front all the time."""

    def __init__(self) -> None:
        self.here = True
        """The window is seen and has the focus: elsewhere nothing twinkles, and nobody waits."""

    def notice(self, event: pygame.Event) -> None:
        """The window is left, or comes back."""
        if event.type in GONE or event.type in BACK:
            self.here = event.type in BACK
