"""Decisions answered by choosing: which commands get a button."""

from __future__ import annotations

import re
from dataclasses import fields
from typing import Any

from game.rules.card import Card
from game.rules.steps import Command


def kind_id(kind: type[Command[Any]]) -> str:
    """`button.pay_key`: the same in every language."""
    return "button." + re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()


def button_id(command: Command[Any]) -> str:
    """`button.search`, `button.pay_key.GK1`."""
    values = [getattr(command, field.name) for field in fields(command)]
    return ".".join([kind_id(type(command)), *(v.id for v in values if isinstance(v, Card))])


def grip_of(command: Command[Any]) -> str:
    """The card a command names; empty if it names none."""
    values = [getattr(command, field.name) for field in fields(command)]
    return next((value.id for value in values if isinstance(value, Card)), "")
