"""How much two players tell each other: what it is called, its sign, and what it means, also for
what they point at."""

from __future__ import annotations

from collections.abc import Mapping

from game.table.party import Talk
from game.words import msgid

NAMES: Mapping[Talk, str] = {
    "silence": msgid("Silence"),
    "hints": msgid("Hints only"),
    "open": msgid("Open talk"),
}
MEANT: Mapping[Talk, str] = {
    "silence": msgid("Nobody speaks of cards, or points at any."),
    "hints": msgid("Say or point out what you wish for, but name no hidden card."),
    "open": msgid("Say everything, also which cards you hold; point at what both see."),
}
ICONS: Mapping[Talk, str] = {
    "silence": "talk-silence",
    "hints": "talk-hints",
    "open": "talk-open",
}
