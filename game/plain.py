"""Plain JSON values read back, trusting nothing. All raise ValueError with a sentence."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any


def fields_of(plain: object, names: Collection[str], what: str) -> dict[str, Any]:
    """The object, if it has exactly these fields."""
    if not isinstance(plain, dict) or plain.keys() != set(names):
        listed = ", ".join(f'"{name}"' for name in names)
        raise ValueError(f"The {what} is an object with exactly {listed}.")
    return plain


def list_of(plain: object, what: str) -> list[object]:
    """The list."""
    if not isinstance(plain, list):
        raise ValueError(f"The {what} are a list.")
    return plain


def word_of(plain: object, words: Collection[str], what: str) -> str:
    """One of these words."""
    if not isinstance(plain, str) or plain not in words:
        listed = ", ".join(f'"{word}"' for word in words)
        raise ValueError(f"The {what} is one of {listed}.")
    return plain


def truth_of(plain: object, what: str) -> bool:
    """True or false."""
    if not isinstance(plain, bool):
        raise ValueError(f'"{what}" is true or false.')
    return plain


def count_of(plain: object, what: str) -> int:
    """A whole number, not below 0. JSON's true is none, and neither is 1.0."""
    if type(plain) is not int or plain < 0:
        raise ValueError(f"The {what} are a whole number from 0.")
    return plain
