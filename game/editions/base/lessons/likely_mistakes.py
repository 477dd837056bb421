"""What newcomers try in a lesson at any time, and what they are told."""

from __future__ import annotations

from game.editions.base.explore import Discard
from game.editions.base.lessons.ideas import answers, discards_key, plays_key, plays_same_symbol
from game.learning.lesson import Wrong
from game.words import msgid

SAME_SYMBOL = Wrong(
    plays_same_symbol, msgid("Neighbours never share a symbol, whatever the place.")
)
KEEP_THE_KEY = msgid("Keep your Keys for now: a Door may come up at any moment.")
NO_DISCARD = Wrong(answers(Discard), msgid("A discarded card is lost, but in the row it counts."))
KEYS = Wrong(plays_key, KEEP_THE_KEY), Wrong(discards_key, KEEP_THE_KEY)
