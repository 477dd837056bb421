"""The Library."""

from __future__ import annotations

from collections.abc import Callable

from build_scripts.art.scenes import night_study, reading_room, rotunda
from build_scripts.art.view import View

STAGINGS = {"S": reading_room.paint, "M": night_study.paint, "K": rotunda.paint}


def paint(view: View) -> None:
    """From far to near."""
    STAGINGS[view.time](view)


VARIATIONS: dict[str, Callable[[View], None]] = {}
