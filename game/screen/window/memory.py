"""Settings of the memory allocator, and memory that is returned to the system."""

import mmap
import sys
from contextlib import suppress
from typing import Literal

import pygame

M_MMAP_THRESHOLD, M_ARENA_MAX = -3, -8
"""The numbers of these options in malloc.h of glibc."""
LARGE = 1 << 21
"""Bytes. Nothing this large is made in every frame."""


PAGES = 1 << 15
"""Bytes. Larger pictures get pages of their own."""


def share() -> None:
    """Makes all threads share one heap, and keeps large pictures outside of it. By default glibc
    gives each thread a heap that keeps freed memory. The program becomes 40 MB smaller."""
    if sys.platform == "linux":
        import ctypes  # it takes time to load, and the window is open before

        with suppress(OSError, AttributeError):
            libc = ctypes.CDLL(None)
            libc.mallopt(M_ARENA_MAX, 1)
            libc.mallopt(M_MMAP_THRESHOLD, LARGE)


def give_back() -> None:
    """Returns free memory between the kept pictures to the system. It takes a few milliseconds, so
    call it while nothing moves."""
    if sys.platform == "linux":
        import ctypes

        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).malloc_trim(0)


def apart(picture: pygame.Surface) -> pygame.Surface:
    """Returns a kept picture in memory pages of its own. In the heap it would lie among pictures
    that come and go, and small gaps between them are wasted: a third of the heap. Other systems
    already separate large blocks."""
    size, deep = picture.get_pitch() * picture.get_height(), picture.get_bytesize()
    if sys.platform != "linux" or size < PAGES or deep < 3 or picture.get_parent() is not None:
        return picture
    pages = mmap.mmap(-1, size, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | mmap.MAP_POPULATE)
    kind: Literal["BGRA", "BGR"] = "BGRA" if deep == 4 else "BGR"
    moved = pygame.image.frombuffer(pages, picture.get_size(), kind, picture.get_pitch())
    if _blits(moved) != _blits(picture):
        return picture
    # The pages are zero, so the maximum copies every pixel unchanged.
    moved.blit(picture, (0, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return moved


def _blits(picture: pygame.Surface) -> tuple[object, ...]:
    """Returns everything that says how a picture is drawn, besides its pixels."""
    return picture.get_masks(), picture.get_alpha(), picture.get_colorkey()
