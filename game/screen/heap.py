"""Memory that threads share."""

import sys
from contextlib import suppress

M_ARENA_MAX = -8
"""As malloc.h of glibc has it."""


def share() -> None:
    """glibc gives each thread a heap of its own, and keeps there whatever the thread has let go
    of. Ours hardly ever run at one time: with one heap for all the program is 20 MB smaller."""
    if sys.platform == "linux":
        import ctypes  # it takes time to load, and the window is open before

        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).mallopt(M_ARENA_MAX, 1)
