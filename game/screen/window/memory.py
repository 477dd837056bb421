"""Memory that threads share, and that is given back."""

import sys
from contextlib import suppress

M_MMAP_THRESHOLD, M_ARENA_MAX = -3, -8
"""As malloc.h of glibc has them."""
LARGE = 1 << 21
"""Bytes: nothing as large as this is made in every frame."""


def share() -> None:
    """glibc gives each thread a heap of its own, and keeps there whatever has been let go of. With
    one heap for all, and large pictures outside of it, the program is 40 MB smaller."""
    if sys.platform == "linux":
        import ctypes  # it takes time to load, and the window is open before

        with suppress(OSError, AttributeError):
            libc = ctypes.CDLL(None)
            libc.mallopt(M_ARENA_MAX, 1)
            libc.mallopt(M_MMAP_THRESHOLD, LARGE)


def give_back() -> None:
    """Pictures come and go by thousands: what lies free between those that are kept goes back to
    the system. It takes a few milliseconds, so it is for moments in which nothing moves."""
    if sys.platform == "linux":
        import ctypes

        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).malloc_trim(0)
