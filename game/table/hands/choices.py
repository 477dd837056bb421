"""Decisions that are answered by choosing: which commands get a button."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable
from dataclasses import fields
from enum import Enum
from typing import Any

from game.rules.card import DOOR, Card, Colour
from game.rules.state import DECK
from game.rules.steps import Command
from game.rules.view import View


def kind_id(kind: type[Command[Any]]) -> str:
    """Returns the id of a kind's button, the same in every language: `button.pay_key`."""
    return "button." + re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()


def button_id(command: Command[Any]) -> str:
    """Returns the id of a command's button: `button.search`, `button.pay_key.GK1`."""
    values = [getattr(command, field.name) for field in fields(command)]
    values = [v.value if isinstance(v, Enum) else v for v in values]
    told = [v.id if isinstance(v, Card) else v for v in values if isinstance(v, Card | str)]
    return ".".join([kind_id(type(command)), *told])


def card_of(command: Command[Any]) -> Card | None:
    """Returns the first card that a command names; None if it names none."""
    return next((value for value in vars(command).values() if isinstance(value, Card)), None)


def card_shown(command: Command[Any], view: View) -> Card | None:
    """Returns the card that stands for a command where one chooses among several: the first that it
    names, or a Door of the place that it names, which lies in the deck."""
    places = {value for value in vars(command).values() if isinstance(value, Colour)}
    lying = {card for name in view.zones if name != DECK for card in view.cards(name)}
    doors = (card for card in view.box if card.kind == DOOR and card.colours == places)
    return card_of(command) or next((door for door in doors if door not in lying), None)


def grip_of(command: Command[Any]) -> str:
    """Returns the id of the first card that a command names, or an empty text."""
    card = card_of(command)
    return card.id if card else ""


def by_card(commands: Iterable[Command[Any]]) -> list[list[Command[Any]]]:
    """Returns the commands that name one card and nothing else, grouped by class."""
    kinds: dict[type[Command[Any]], list[Command[Any]]] = {}
    for command in commands:
        if [type(value) for value in vars(command).values()] == [Card]:
            kinds.setdefault(type(command), []).append(command)
    return list(kinds.values())


def one_of_each(commands: Iterable[Command[Any]], view: View) -> list[tuple[Command[Any], int]]:
    """Returns the commands that really differ, in their order, each with the number of equal ones.
    Copies of a card in one zone count as equal where their order does not matter; the last stands
    for all."""
    sorts: dict[Hashable, list[Command[Any]]] = {}
    lies_in = {card: name for name in view.zones for card in view.cards(name)}
    for command in commands:
        values = (getattr(command, field.name) for field in fields(command))
        named = tuple(_sort_of(value, lies_in, view) for value in values)
        sorts.setdefault((type(command), named), []).append(command)
    return [(alike[-1], len(alike)) for alike in sorts.values()]


def _sort_of(value: Hashable, lies_in: dict[Card, str], view: View) -> Hashable:
    """Returns a key that equivalent values share. For a card it is its face, its zone and the cards
    tied to it, or the card itself where its place in the zone matters."""
    if isinstance(value, tuple):
        return tuple(_sort_of(one, lies_in, view) for one in value)
    if not isinstance(value, Card):
        return value
    zone = lies_in.get(value, "")
    anyhow = zone and view.table[zone.partition(":")[0]].lies == "fan"
    belongs = [card for card, other in view.tied.items() if other is value]
    return (str(value.face), zone, *belongs) if anyhow else value
