"""Mistakes of the author of an edition, told in sentences: rows that stand under what its game does
not have, rows that contradict each other, texts that cannot be said, and rules that lack something
or take what belongs to another edition."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import fields
from itertools import combinations
from string import Formatter
from typing import Any

from game.rules import event
from game.rules.event import Event
from game.rules.ruleset import Ruleset
from game.rules.state import DECK
from game.rules.steps import Command, Decision
from game.table.staging import Staging
from game.words import Sentences

BY_ZONE = frozenset({"zones", "lay_here"})
"""Fields whose rows stand under the names of zones."""
WORDS: Mapping[type[Any], str] = {Event: "event", Command: "command", Decision: "decision"}


def unknown_rows(record: Any, rules: Ruleset) -> Iterator[str]:
    """Yields a sentence for each row of a dataclass of rows that stands under a class or a zone
    that these rules do not have."""
    known = vocabulary(rules)
    for field in fields(record):
        rows = getattr(record, field.name)
        if not isinstance(rows, Collection) or isinstance(rows, str):
            continue
        for key in rows:
            what = kind_of(key)
            if what is not None and key not in known[what]:
                yield f"a row of {field.name} stands under {key.__name__}, no {what} of this game."
            if field.name in BY_ZONE and isinstance(key, str) and key not in rules.zones:
                yield f"a row of {field.name} stands under {key}, no zone of this game."


def kind_of(key: object) -> str | None:
    """Returns whether rows under this key are about an event, a command or a decision; None if they
    are about something else."""
    if not isinstance(key, type):
        return None
    return next((name for kind, name in WORDS.items() if issubclass(key, kind)), None)


def vocabulary(rules: Ruleset) -> Mapping[str, Collection[object]]:
    """Returns every event, command and decision that a game with these rules can have."""
    of_any_game = [kind for kind in vars(event).values() if isinstance(kind, type)]
    return {
        "event": {*rules.facts, *of_any_game},
        "command": {*rules.commands},
        "decision": {*rules.answers},
    }


def contradictions(show: Staging) -> Iterator[str]:
    """Yields a sentence for each zone that lies in two ways, for each payment from a zone that
    nobody sees, and for each command that is tried but laid nowhere."""
    for zone, look in show.zones.items():
        ways = {
            "strip": look.strip is not None,
            "roomless": look.roomless,
            "on_demand": look.on_demand,
        }
        for one, other in combinations((way for way, holds in ways.items() if holds), 2):
            yield f"The zone {zone} is both {one} and {other}."
    for command, row in show.commands.items():
        if row.paid is not None and show.zone(row.paid.zone).roomless:
            yield f"{command.__name__} is paid from {row.paid.zone}, which is roomless."
        for decision, _ in row.tried:
            if row.laid is None:
                yield f"{command.__name__} is tried at {decision.__name__}, but laid nowhere."


def untold(rules: Ruleset, words: Sentences) -> Iterator[str]:
    """Yields a sentence for each event of the rules that nothing tells."""
    for fact in rules.facts:
        if fact not in words.events:
            yield (
                f"The rules of {rules.edition} have the event {fact.__name__}, and no row of "
                "events tells it."
            )


def unfillable(show: Staging) -> Iterator[str]:
    """Yields a sentence for each text with a {field} that the class of its row does not have: it
    would fail when it is said."""
    rows: list[tuple[type[Any], Mapping[str, object]]] = [
        *((event, {"told": row.told}) for event, row in show.events.items()),
        *((command, {"label": row.label}) for command, row in show.commands.items()),
        *(
            (decision, {"heading": row.heading, "body": row.body})
            for decision, row in show.decisions.items()
        ),
    ]
    for kind, texts in rows:
        held = [field.name for field in fields(kind)]
        for name, text in texts.items():
            for field in fields_of(text):
                if field not in held:
                    has = ", ".join(held) or "none"
                    yield (
                        f"The {name} of {kind.__name__} has the field {{{field}}}, and "
                        f"{kind.__name__} does not: its fields are {has}."
                    )


def fields_of(text: object) -> Iterator[str]:
    """Yields the names of the {fields} of a text; nothing for what is no text."""
    if isinstance(text, str):
        yield from (name for _, name, _, _ in Formatter().parse(text) if name is not None)


def incomplete(rules: Ruleset) -> Iterator[str]:
    """Yields a sentence for each card that the box holds twice, for each card of the deck whose
    kind has no row, and for each zone of the box that is not on the table."""
    for called, count in Counter(card.id for card in rules.all_cards).items():
        if count > 1:
            yield f"The card {called} is in the box {count} times."
    for card in rules.box[DECK]:
        if card.kind not in rules.kinds:
            yield (
                f"The card {card} of the deck is of the kind {card.kind}, "
                "which has no row in kinds."
            )
    for zone in rules.box:
        if zone not in rules.zones:
            yield f"Cards of the box lie in {zone}, which has no row in zones."


def named_twice(alone: Mapping[str, Ruleset], base: Ruleset) -> Iterator[str]:
    """Yields a sentence for each card, kind and zone that two editions have for their own: the
    later one would replace the other. `alone` are the rules of each added to the base."""
    own = {
        name: {
            *(("card", card) for card in rules.cards.keys() - base.cards.keys()),
            *(("kind", str(kind)) for kind in rules.kinds.keys() - base.kinds.keys()),
            *(("zone", zone) for zone in rules.zones.keys() - base.zones.keys()),
        }
        for name, rules in alone.items()
    }
    for one, other in combinations(own, 2):
        for what, called in sorted(own[one] & own[other]):
            yield f"{one} and {other} both have the {what} {called} for their own."
