"""How much memory the program takes, by what its system tells."""

from __future__ import annotations

import ctypes
import sys
from pathlib import Path

STATUS = Path("/proc/self/status")
"""Where Linux tells it."""
KIB = 1024


def memory_use() -> dict[str, float]:
    """Resident memory now, and at most until now, in millions of bytes; nothing where the system
    does not tell."""
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
        """The working set of this process and the largest that it had, in bytes. Raises OSError."""
        kernel = ctypes.WinDLL("kernel32", use_last_error=True)
        kernel.GetCurrentProcess.restype = wintypes.HANDLE
        ask = kernel.K32GetProcessMemoryInfo
        ask.argtypes = wintypes.HANDLE, ctypes.POINTER(_Counters), wintypes.DWORD
        counters = _Counters(cb=ctypes.sizeof(_Counters))
        if not ask(kernel.GetCurrentProcess(), ctypes.byref(counters), counters.cb):
            raise ctypes.WinError(ctypes.get_last_error())
        return counters.WorkingSetSize, counters.PeakWorkingSetSize
