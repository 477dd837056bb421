"""Decisions answered by choosing: which commands get a button."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable
from dataclasses import fields
from typing import Any

from game.rules.card import Card
from game.rules.steps import Command
from game.rules.view import View


def kind_id(kind: type[Command[Any]]) -> str:
    """`button.pay_key`: the same in every language."""
    return "button." + re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()


def button_id(command: Command[Any]) -> str:
    """`button.search`, `button.pay_key.GK1`."""
    values = [getattr(command, field.name) for field in fields(command)]
    told = [v.id if isinstance(v, Card) else v for v in values if isinstance(v, Card | str)]
    return ".".join([kind_id(type(command)), *told])


def card_of(command: Command[Any]) -> Card | None:
    """The first card that a command names; None if it names none."""
    return next((value for value in vars(command).values() if isinstance(value, Card)), None)


def grip_of(command: Command[Any]) -> str:
    """The same by its id; empty if there is none."""
    card = card_of(command)
    return card.id if card else ""


def by_card(commands: Iterable[Command[Any]]) -> list[list[Command[Any]]]:
    """Those that each name a card and nothing else, by what they do with it."""
    kinds: dict[type[Command[Any]], list[Command[Any]]] = {}
    for command in commands:
        if [type(value) for value in vars(command).values()] == [Card]:
            kinds.setdefault(type(command), []).append(command)
    return list(kinds.values())


def one_of_each(commands: Iterable[Command[Any]], view: View) -> list[tuple[Command[Any], int]]:
    """Those among which there is a choice, in their order, and how many there are of each: where
    only the copies of a card differ that lie anyhow in the same zone, the last stands for all."""
    sorts: dict[Hashable, list[Command[Any]]] = {}
    lies_in = {card: name for name in view.zones for card in view.cards(name)}
    for command in commands:
        values = (getattr(command, field.name) for field in fields(command))
        named = tuple(_sort_of(value, lies_in, view) for value in values)
        sorts.setdefault((type(command), named), []).append(command)
    return [(alike[-1], len(alike)) for alike in sorts.values()]


def _sort_of(value: Hashable, lies_in: dict[Card, str], view: View) -> Hashable:
    """What is told of a value: of a card its face, its zone and what belongs to it, unless its
    place there counts."""
    if isinstance(value, tuple):
        return tuple(_sort_of(one, lies_in, view) for one in value)
    if not isinstance(value, Card):
        return value
    zone = lies_in.get(value, "")
    anyhow = zone and view.table[zone.partition(":")[0]].lies == "fan"
    belongs = [card for card, other in view.tied.items() if other is value]
    return (str(value.face), zone, *belongs) if anyhow else value
