"""The tree of what is on the screen, for screen readers: regions with their cards, then texts and
buttons, in the order in which one would read them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Literal

from game.words import Words, msgid

Role = Literal[
    "window",
    "region",
    "list",
    "card",
    "item",
    "heading",
    "text",
    "button",
    "switch",
    "choice",
    "tab",
    "slider",
    "field",
]
Plain = Mapping[str, Any]
HEADINGS = "text.title", "text.heading", "text.result", "text.section"
KINDS: Mapping[str, Role] = {
    "switch": "switch",
    "choice": "choice",
    "tab": "tab",
    "slider": "slider",
    "field": "field",
    "item": "item",
}
"""Roles by the kinds of things."""
PANEL = "zone.panel"
"""Id of a panel as a whole."""
READ = "text", "heading", "item"
"""Roles of what is only read."""
PICKED = "switch", "choice", "tab"
"""Roles of which each is picked or not."""
USABLE = msgid("can be used")
NOTES: Mapping[tuple[str, str], str] = {
    ("card", "legal"): USABLE,
    ("card", "new"): msgid("new"),
    ("card", "known"): msgid("known to both"),
    ("card", "ordered"): msgid("in order"),
    ("card", "discarded"): msgid("to be discarded"),
    ("region", "legal"): msgid("takes the chosen card"),
    ("region", "grip"): USABLE,
}
"""Sentences about a state, by role and state."""


@dataclass(frozen=True)
class Branch:
    """Something on the screen, with what lies in it. `rect` is x, y, width and height in
    coordinates of the mouse. `selected` tells whether something is chosen, checked or shown, and is
    None for what cannot be; `value` is that of a slider in words, or the letters of a field, and
    `number` that of a slider, 0 to 100."""

    id: str
    role: Role
    name: str
    rect: tuple[float, float, float, float] = (0, 0, 0, 0)
    pressable: bool = False
    enabled: bool = True
    focused: bool = False
    selected: bool | None = None
    value: str = ""
    number: int | None = None
    barred: str = ""
    """The words for what cannot be used now; empty for what can."""
    zone: str = ""
    """The zone in which a card lies."""
    public: bool = False
    """True if both players know a card."""
    children: tuple[Branch, ...] = ()


def tree(description: Plain, words: Words) -> Branch:
    """Returns the tree of a scene as it is described to outside tools."""
    things: Sequence[Plain] = description["things"]
    zones = [thing for thing in things if is_zone(thing)]
    counts = {f"text.{zone['id'].removeprefix('zone.')}": zone["id"] for zone in zones}
    told = {
        counts[thing["id"]]: str(thing["name"])
        for thing in things
        if thing["id"] in counts and str(thing["name"]).isdigit()
    }
    cards = [thing for thing in things if thing["role"] == "card"]
    lying = {zone["zone"] for zone in zones}
    loose = [card for card in cards if lies_in(card) not in lying]
    rest = [
        thing
        for thing in things
        if thing not in zones and thing not in cards and counts.get(thing["id"]) not in told
    ]
    branches = [
        *(leaf(thing, words) for thing in rest if thing["role"] == "text" or not zones),
        *numbered(loose, words),
        *(region(zone, cards, told.get(zone["id"], ""), words) for zone in zones),
        *(leaf(thing, words) for thing in rest if thing["role"] != "text" and zones),
    ]
    title = next((one.name for one in branches if one.role == "heading"), "Eight Doors")
    width, height = description["size"]
    said = tuple(listed(one for one in branches if says_something(one)))
    return Branch("window", "window", title, (0, 0, width, height), children=said)


def says_something(one: Branch) -> bool:
    """Returns whether a branch tells anything. A panel without cards has its title, and says it
    once."""
    return bool(one.children) or bool(one.name and one.id != PANEL)


def listed(branches: Iterable[Branch]) -> Iterator[Branch]:
    """Yields the branches, with entries of a list that follow each other as one."""
    for is_item, few in groupby(branches, lambda one: one.role == "item"):
        if is_item:
            items = tuple(few)
            yield Branch(f"list.{items[0].id}", "list", "", items[0].rect, children=items)
        else:
            yield from few


def is_zone(thing: Plain) -> bool:
    """Returns whether a thing is a zone of the table, and no mark or paper."""
    return bool(thing["zone"]) and str(thing["id"]).startswith("zone.")


def lies_in(card: Plain) -> str:
    """Returns the zone in which a card lies, with its owner."""
    return f"{card['zone']}:{card['seat']}" if card["seat"] is not None else str(card["zone"])


def region(zone: Plain, cards: Sequence[Plain], count: str, words: Words) -> Branch:
    """Returns a zone with those of these cards that lie there; `count` is the number of its cards
    as it is written there."""
    inside = [card for card in cards if lies_in(card) == zone["zone"]]
    return branch(zone, "region", words, count, tuple(numbered(inside, words)))


def numbered(cards: Sequence[Plain], words: Words) -> Iterator[Branch]:
    """Yields cards that lie beside each other, each with its number."""
    for number, card in enumerate(cards, start=1):
        yield leaf(card, words, words.say("{n} of {total}", n=number, total=len(cards)))


def leaf(thing: Plain, words: Words, place: str = "") -> Branch:
    """Returns a thing without parts; `place` says which of several it is."""
    key, role = str(thing["id"]), str(thing["role"])
    if role == "text":
        return branch(thing, "heading" if key in HEADINGS else "text", words)
    if role == "button":
        return branch(thing, KINDS.get(thing["kind"], "button"), words)
    usual: Role = "card" if role == "card" else "button"
    return branch(thing, KINDS.get(thing["kind"], usual), words, place)


def branch(
    thing: Plain, role: Role, words: Words, place: str = "", children: tuple[Branch, ...] = ()
) -> Branch:
    """Returns a thing in this role."""
    states, name = thing["state"], str(thing["name"])
    notes = [words.say(NOTES[role, state]) for state in states if (role, state) in NOTES]
    if role in ("card", "region") and thing["use"]:
        # A card that can only be discarded is not marked on the table.
        notes = [thing["use"], *(note for note in notes if note != words.say(USABLE))]
    value, number = "", None
    if role in ("slider", "field"):
        name, _, value = name.partition(words.say("{caption}: {content}", caption="", content=""))
    if role == "slider":
        number = thing["value"]
    elif role == "field":
        value = thing["value"]
    x, y, width, height = thing["rect"]
    enabled = "disabled" not in states and thing["at"] is not None
    on = "selected" in states
    on = on or (role == "tab" and thing["value"] == 1)
    selectable = on or role in PICKED or (role == "card" and "legal" in states)
    return Branch(
        str(thing["id"]),
        role,
        words.say(", ").join(filter(None, (name, place, *notes))),
        (x, y, width, height),
        pressable=role not in READ,
        enabled=enabled,
        focused="focused" in states,
        selected=on if selectable else None,
        value=value.strip(),
        number=number,
        zone=str(thing["zone"] or ""),
        public="known" in states,
        barred="" if enabled or role in READ else words.say("not available now"),
        children=children,
    )


def every(root: Branch) -> Iterator[Branch]:
    """Yields a branch and all that is in it."""
    yield root
    for child in root.children:
        yield from every(child)


def focus_of(root: Branch) -> Branch:
    """Returns the branch in focus, or the root."""
    focused: Iterable[Branch] = (one for one in every(root) if one.focused)
    return next(iter(focused), root)
