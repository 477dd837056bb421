"""Merging of the tables that several editions bring."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

R = TypeVar("R", bound="DataclassInstance")


def merged(records: Mapping[str, R]) -> R:
    """Returns one record of all rows of these, which are of one class; the keys name who brings
    them. Its fields are mappings, sets and tuples, or a single thing that only one of them gives
    while the others have None. A row of functions holds those of each of them, in their order; one
    that is a record itself does so in each of its fields that is a tuple.

    Raises ValueError, which names both, the field and the key, where two give the same.
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
            raise ValueError(f"{_both(given)} both give {name}.")
        return tables[0]
    if isinstance(tables[0], Mapping):
        return {
            key: _row(name, key, {who: table[key] for who, table in given.items() if key in table})
            for key in dict.fromkeys(key for table in tables for key in table)
        }
    rows: dict[Hashable, str] = {}
    for who, table in given.items():
        for one in table:
            if one in rows:
                raise ValueError(f"{_both((rows[one], who))} both give {_called(one)} of {name}.")
            rows[one] = who
    return type(tables[0])(rows)


def _row(name: str, key: object, given: Mapping[str, Any]) -> Any:
    """Returns what a table has under a key."""
    first, *others = given.values()
    if not others:
        return first
    if all(isinstance(row, tuple) and all(map(callable, row)) for row in given.values()):
        return tuple(cell for row in given.values() for cell in row)
    if not is_dataclass(first):
        raise ValueError(f"{_both(given)} both give a row of {name} for {_called(key)}.")
    cells: dict[str, Any] = {}
    by: dict[str, str] = {}
    for who, row in given.items():
        for field in fields(row):
            told, cell = getattr(row, field.name), field.name
            if told == field.default:
                continue
            if cell in by and not (isinstance(told, tuple) and isinstance(cells[cell], tuple)):
                raise ValueError(
                    f"{_both((by[cell], who))} both give the {cell} of {_called(key)}."
                )
            cells[cell] = (*cells[cell], *told) if cell in by else told
            by[cell] = who
    kind: type[Any] = type(first)
    return kind(**cells)


def _called(key: object) -> str:
    return getattr(key, "__name__", str(key))


def _both(names: Iterable[str]) -> str:
    return " and ".join(names)
