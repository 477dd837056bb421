"""Tables of rows that several editions bring, each under what it is about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

R = TypeVar("R", bound="DataclassInstance")


def merged(records: Sequence[R]) -> R:
    """One record of all rows of these, which are of one class: its fields are mappings, sets and
    tuples, or a single thing that only one of them gives and the others leave None.

    Raises ValueError, naming the field and the key, where two give the same row.
    """
    kind = type(records[0])
    names = [field.name for field in fields(kind)]
    return kind(**{name: _joined(name, [getattr(r, name) for r in records]) for name in names})


def _joined(name: str, given: Sequence[Any]) -> Any:
    given = [table for table in given if table is not None]
    if not all(isinstance(table, Mapping | frozenset | tuple) for table in given):
        if len(given) > 1:
            raise ValueError(f"Two editions give {name}.")
        return given[0]
    if not given:
        return None
    keys = [key for table in given for key in table]
    for key in keys:
        if keys.count(key) > 1:
            told = getattr(key, "__name__", str(key))
            raise ValueError(f"Two editions give a row of {name} for {told}.")
    if isinstance(given[0], Mapping):
        return {key: row for table in given for key, row in table.items()}
    return type(given[0])(keys)
