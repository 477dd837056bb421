"""Small disks of a test's own, and what fills them."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

LINUX_ROOT = sys.platform == "linux" and os.geteuid() == 0


def ran(*command: str) -> bool:
    """Whether a command ended well."""
    done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return done.returncode == 0


@contextmanager
def small_disk(folder: Path, size: int = 2_000_000) -> Iterator[Path]:
    """A disk of so many bytes; skips the test where it cannot be had."""
    if not LINUX_ROOT or not ran("mount", "-t", "tmpfs", "-o", f"size={size}", "none", str(folder)):
        pytest.skip("only root may mount a small disk")
    try:
        yield folder
    finally:
        ran("umount", "-l", str(folder))


def fill(folder: Path) -> Path:
    """Writes a file until nothing more fits."""
    stone = folder / "stone"
    with stone.open("wb", buffering=0) as file:
        size = 65536
        while size:
            try:
                file.write(bytes(size))
            except OSError:
                size //= 2
    return stone
