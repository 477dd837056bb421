"""What lies in the box of each game, written from the lists of cards and not from the rules."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

PLACES = "OAGL"
BASE = [
    f"{place}{kind}{copy}"
    for place, suns in zip(PLACES, (9, 8, 7, 6), strict=True)
    for kind, count in (("S", suns), ("M", 4), ("K", 3), ("D", 2))
    for copy in range(1, count + 1)
] + [f"NM{copy}" for copy in range(1, 11)]
GLYPHS = [place + rest for place in PLACES for rest in ("G1", "G2", "D3")]
TOWERS = {
    "OT3": ("SM", "M"),
    "OT4": ("S", "M"),
    "OT5": ("", "M"),
    "AT3": ("M", "SM"),
    "AT4": ("M", "M"),
    "AT5": ("M", ""),
    "GT3": ("S", "SM"),
    "GT4": ("S", "S"),
    "GT5": ("S", ""),
    "LT3": ("SM", "S"),
    "LT4": ("M", "S"),
    "LT5": ("", "S"),
}
"""What is printed on the left and on the right side (X3.4)."""
PRICES = {
    False: {"prophecy": 5, "planning": 7, "punishment": 10},
    True: {"prophecy": 6, "planning": 9, "punishment": 12},
}
"""Of the spells, with the easy and with the hard side up (X3.1)."""


def editions(name: str) -> dict[str, bool]:
    """What a game adds to the base, and whether at its second level."""
    added = [part for part in name.split("+") if part != "base"]
    return {part.removesuffix("-2"): part.endswith("-2") for part in added}


def printed(name: str) -> dict[str, list[str]]:
    """The cards of a game, by the zone where they lie at first."""
    added = editions(name)
    deck = [*BASE]
    if "glyphs" in added:
        deck += GLYPHS
    if "towers" in added:
        deck += TOWERS
    zones = {"deck": deck}
    if "book" in added:
        copies = range(1, 4 if "glyphs" in added else 3)
        zones["goals"] = [f"{place}P{copy}" for place in PLACES for copy in copies]
        zones["spells"] = ["SPB" if added["book"] else "SPA"]
    return zones


def face(card: str) -> str:
    """What is printed on a card: its copies look alike, but the Door of the Glyphs does not."""
    if card in TOWERS:
        return card
    return card[:2] + "G" if card[1:] == "D3" else card.rstrip("0123456789")


def may_stand(towers: list[str]) -> bool:
    """Whether no touching sides of an Alignment share a symbol (X3.4)."""
    pairs = pairwise(towers)
    return not any(set(TOWERS[left][1]) & set(TOWERS[right][0]) for left, right in pairs)


def is_aligned(towers: list[str]) -> bool:
    """Whether four neighbours are of four places (X3.4)."""
    return any(len({tower[0] for tower in towers[at : at + 4]}) == 4 for at in range(len(towers)))


def is_location(card: str) -> bool:
    """Whether it may lie in a hand; Glyphs and Towers may (X3.2, X3.4)."""
    return card[1] in "SMKGT" and not card.startswith("NM")


def doors_of(cards: list[str]) -> Counter[str]:
    """How many Doors of each place are among these cards."""
    return Counter(card[0] for card in cards if card[1] == "D")
