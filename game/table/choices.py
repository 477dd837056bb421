"""Decisions answered by choosing: which commands get a button."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import fields
from typing import Any

from game.rules.cards import Card
from game.rules.explore import PlayOrDiscard
from game.rules.prophecy import Prophesy
from game.rules.steps import Command, Decision


def kind_id(kind: type[Command[Any]]) -> str:
    """`button.pay_key`: the same in every language."""
    return "button." + re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()


def button_id(command: Command[Any]) -> str:
    """`button.search`, `button.pay_key.GK1`."""
    values = [getattr(command, field.name) for field in fields(command)]
    return ".".join([kind_id(type(command)), *(v.id for v in values if isinstance(v, Card))])


def choices(
    pending: Decision | None, legal: Iterable[Command[Any]], selected: str
) -> list[Command[Any]]:
    """The commands to offer as buttons: all, but to play or discard only the selected card, and
    none for a Prophecy, which is told card by card."""
    if isinstance(pending, Prophesy):
        return []
    if isinstance(pending, PlayOrDiscard):
        return [c for c in legal if grip_of(c) == selected]
    return list(legal)


def grip_of(command: Command[Any]) -> str:
    """The card a command names; empty if it names none."""
    values = [getattr(command, field.name) for field in fields(command)]
    return next((value.id for value in values if isinstance(value, Card)), "")
