"""What is tried in many variants: some of them always, the others where CI asks for `thorough`."""

from collections.abc import Container, Iterable
from typing import Any

import pytest


def variants(always: Iterable[Any], thorough: Iterable[Any]) -> list[Any]:
    """The values of one parameter."""
    return [*always, *(pytest.param(value, marks=pytest.mark.thorough) for value in thorough)]


def thinned(values: Iterable[Any], always: Container[Any]) -> list[Any]:
    """The values of one parameter, in their order; all but these are thorough."""
    return [value if value in always else thorough(value) for value in values]


def thinned_rows(rows: Iterable[tuple[Any, ...]], always: Container[tuple[Any, ...]]) -> list[Any]:
    """The same for several parameters at once."""
    return [row if row in always else thorough(*row) for row in rows]


def thorough(*values: Any) -> Any:
    """One variant that is tried only where CI asks."""
    return pytest.param(*values, marks=pytest.mark.thorough)
