"""How much two players tell each other: what it is called, and its sign."""

from __future__ import annotations

from collections.abc import Mapping

from game.table.party import Talk
from game.words import msgid

NAMES: Mapping[Talk, str] = {
    "silence": msgid("Silence"),
    "hints": msgid("Hints only"),
    "open": msgid("Open talk"),
}
ICONS: Mapping[Talk, str] = {
    "silence": "talk-silence",
    "hints": "talk-hints",
    "open": "talk-open",
}
