"""Ends a program that does not go on."""

from __future__ import annotations

import faulthandler
from typing import TextIO

PATIENCE = 60.0
"""Seconds. The slowest machine loads a table and plays a card in a tenth of that."""


def expect_progress(trace: TextIO) -> None:
    """The program ends with status 1 unless this is called again within PATIENCE, and where every
    thread stood lies in the file. Who watches needs nothing of Python: a program that waits for
    ever for its system, inside of SDL, is ended too."""
    faulthandler.dump_traceback_later(PATIENCE, exit=True, file=trace)


def no_longer_expected() -> None:
    """The program may take its time again."""
    faulthandler.cancel_dump_traceback_later()
