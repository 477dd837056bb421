"""The process of the self-test: how much memory it takes, and that it goes on."""

from __future__ import annotations

import ctypes
import faulthandler
import sys
from pathlib import Path
from typing import TextIO

STATUS = Path("/proc/self/status")
"""File in which Linux tells the memory of this process."""
KIB = 1024
PATIENCE = 60.0
"""Seconds. The slowest machine loads a table and plays a card in a tenth of that."""


def memory_use() -> dict[str, float]:
    """Returns resident memory now and its maximum, in millions of bytes, if the system tells."""
    if sys.platform == "win32":
        now, most = _working_set()
    elif STATUS.exists():
        told = dict(line.split(":", 1) for line in STATUS.read_text("utf-8").splitlines())
        now, most = (int(told[name].split()[0]) * KIB for name in ("VmRSS", "VmHWM"))
    else:
        return {}
    return {"memory_mb": round(now / 1e6, 1), "memory_peak_mb": round(most / 1e6, 1)}


if sys.platform == "win32":
    from ctypes import wintypes

    class _Counters(ctypes.Structure):
        """PROCESS_MEMORY_COUNTERS of the Windows API."""

        _fields_ = (
            ("cb", wintypes.DWORD),
            ("PageFaultCount", wintypes.DWORD),
            ("PeakWorkingSetSize", ctypes.c_size_t),
            ("WorkingSetSize", ctypes.c_size_t),
            ("QuotaPeakPagedPoolUsage", ctypes.c_size_t),
            ("QuotaPagedPoolUsage", ctypes.c_size_t),
            ("QuotaPeakNonPagedPoolUsage", ctypes.c_size_t),
            ("QuotaNonPagedPoolUsage", ctypes.c_size_t),
            ("PagefileUsage", ctypes.c_size_t),
            ("PeakPagefileUsage", ctypes.c_size_t),
        )

    def _working_set() -> tuple[int, int]:
        """Returns the working set of this process and its maximum, in bytes. Raises OSError."""
        kernel = ctypes.WinDLL("kernel32", use_last_error=True)
        kernel.GetCurrentProcess.restype = wintypes.HANDLE
        ask = kernel.K32GetProcessMemoryInfo
        ask.argtypes = wintypes.HANDLE, ctypes.POINTER(_Counters), wintypes.DWORD
        counters = _Counters(cb=ctypes.sizeof(_Counters))
        if not ask(kernel.GetCurrentProcess(), ctypes.byref(counters), counters.cb):
            raise ctypes.WinError(ctypes.get_last_error())
        return counters.WorkingSetSize, counters.PeakWorkingSetSize


def expect_progress(trace: TextIO) -> None:
    """Ends the program with status 1 unless it is called again within PATIENCE; the file then tells
    where every thread stood. This needs no Python: it also ends a program that waits within SDL."""
    faulthandler.dump_traceback_later(PATIENCE, exit=True, file=trace)


def no_longer_expected() -> None:
    """Lets the program take its time again."""
    faulthandler.cancel_dump_traceback_later()
