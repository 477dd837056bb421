"""The Observatory."""

from __future__ import annotations

from collections.abc import Callable

from build_scripts.art.paths import ridge
from build_scripts.art.view import View


def paint(view: View) -> None:
    """From far to near."""
    view.sky()
    view.medallion()
    view.cut(ridge(420, 20, 4), 0.4)


VARIATIONS: dict[str, Callable[[View], None]] = {}
