"""Tables of rows that several editions bring, each under what it is about."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import fields
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

R = TypeVar("R", bound="DataclassInstance")


def merged(records: Mapping[str, R]) -> R:
    """One record of all rows of these, which are of one class, by the names of who brings them. Its
    fields are mappings, sets and tuples, or a single thing that only one of them gives and the
    others leave None.

    Raises ValueError, naming both, the field and the key, where two give the same row.
    """
    kind = type(next(iter(records.values())))
    names = [field.name for field in fields(kind)]
    return kind(
        **{
            name: _joined(name, {who: getattr(one, name) for who, one in records.items()})
            for name in names
        }
    )


def _joined(name: str, given: Mapping[str, Any]) -> Any:
    given = {who: table for who, table in given.items() if table is not None}
    if not given:
        return None
    tables = [*given.values()]
    if not all(isinstance(table, Mapping | frozenset | tuple) for table in tables):
        if len(given) > 1:
            raise ValueError(f"{_both(*given)} both give {name}.")
        return tables[0]
    rows: dict[Hashable, str] = {}
    for who, table in given.items():
        for key in table:
            if key in rows:
                told = getattr(key, "__name__", str(key))
                raise ValueError(f"{_both(rows[key], who)} both give a row of {name} for {told}.")
            rows[key] = who
    if isinstance(tables[0], Mapping):
        return {key: row for table in tables for key, row in table.items()}
    return type(tables[0])(rows)


def _both(*names: str) -> str:
    return " and ".join(names)
