"""Memory that threads share, and that is given back."""

import mmap
import sys
from contextlib import suppress
from typing import Literal

import pygame

M_MMAP_THRESHOLD, M_ARENA_MAX = -3, -8
"""As malloc.h of glibc has them."""
LARGE = 1 << 21
"""Bytes: nothing as large as this is made in every frame."""


PAGES = 1 << 15
"""Bytes: what is larger fills pages of its own."""


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


def apart(picture: pygame.Surface) -> pygame.Surface:
    """The same picture in pages of its own, for one that is kept. In the heap it would lie among
    those that come and go, and what is free between them is not used again as long as nothing fits
    there: a third of the heap. Other systems keep large things apart themselves."""
    size, deep = picture.get_pitch() * picture.get_height(), picture.get_bytesize()
    if sys.platform != "linux" or size < PAGES or deep < 3 or picture.get_parent() is not None:
        return picture
    pages = mmap.mmap(-1, size, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | mmap.MAP_POPULATE)
    kind: Literal["BGRA", "BGR"] = "BGRA" if deep == 4 else "BGR"
    moved = pygame.image.frombuffer(pages, picture.get_size(), kind, picture.get_pitch())
    if _blits(moved) != _blits(picture):
        return picture
    # The pages are empty: what is greater than nothing are all points as they are.
    moved.blit(picture, (0, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return moved


def _blits(picture: pygame.Surface) -> tuple[object, ...]:
    """All that says how a picture is drawn, besides its pixels."""
    return picture.get_masks(), picture.get_alpha(), picture.get_colorkey()
