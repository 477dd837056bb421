"""Parameters of tests with many variants: some are always tried, the others only where CI asks for
`thorough`."""

from collections.abc import Container, Iterable
from typing import Any

import pytest


def variants(always: Iterable[Any], thorough: Iterable[Any]) -> list[Any]:
    """Returns the values of one parameter."""
    return [*always, *(pytest.param(value, marks=pytest.mark.thorough) for value in thorough)]


def thinned(values: Iterable[Any], always: Container[Any]) -> list[Any]:
    """Returns the values of one parameter in their order, with all but these marked as thorough."""
    return [value if value in always else thorough(value) for value in values]


def thinned_rows(rows: Iterable[tuple[Any, ...]], always: Container[tuple[Any, ...]]) -> list[Any]:
    """Does the same for rows of several parameters."""
    return [row if row in always else thorough(*row) for row in rows]


def thorough(*values: Any) -> Any:
    """Returns one variant that is marked as thorough."""
    return pytest.param(*values, marks=pytest.mark.thorough)
