"""What is tried in many variants: some of them always, the others where CI asks for `thorough`."""

from collections.abc import Iterable
from typing import Any

import pytest


def variants(always: Iterable[Any], thorough: Iterable[Any]) -> list[Any]:
    """The values of one parameter."""
    return [*always, *(pytest.param(value, marks=pytest.mark.thorough) for value in thorough)]
