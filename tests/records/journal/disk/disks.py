"""Small disks for tests, and what fills them."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

LINUX_ROOT = sys.platform == "linux" and os.geteuid() == 0


def ran(*command: str) -> bool:
    """Returns whether a command ended well."""
    done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return done.returncode == 0


@contextmanager
def small_disk(folder: Path, size: int = 2_000_000) -> Iterator[Path]:
    """Mounts a disk of so many bytes on a folder. Skips the test where that is not possible."""
    if not LINUX_ROOT or not ran("mount", "-t", "tmpfs", "-o", f"size={size}", "none", str(folder)):
        pytest.skip("only root may mount a small disk")
    try:
        yield folder
    finally:
        ran("umount", "-l", str(folder))


def fill(folder: Path) -> Path:
    """Fills the disk of a folder with one file, and returns it."""
    stone = folder / "stone"
    with stone.open("wb", buffering=0) as file:
        size = 65536
        while size:
            try:
                file.write(bytes(size))
            except OSError:
                size //= 2
    return stone
