"""Who speaks in the tests: all that the program says, in every language there is."""

from __future__ import annotations

from game.editions import OFFERED
from game.rules.card import Card
from game.words import LANGUAGES, Words


def speaker(language: str = "en") -> Words:
    """All that the program says."""
    return Words(language, OFFERED.words)


class LongWords(Words):
    """A language in which everything takes 40 % more letters."""

    def say(self, text: str, **fields: object) -> str:
        return longer(super().say(text, **fields))

    def plural(self, one: str, many: str, n: int, **fields: object) -> str:
        return longer(super().plural(one, many, n, **fields))

    def card(self, card: Card | str | None) -> str:
        """Its place and its symbol are not lengthened first, and then both together."""
        return longer(SPEAKERS["en"].card(card))


def longer(text: str) -> str:
    """Letters and spaces as in a sentence; names of keys such as F1 stay as they are."""
    return text if len(text) < 5 else text + ("wordy letters so on " * 9)[: len(text) * 2 // 5]


SPEAKERS = {language: speaker(language) for language in LANGUAGES}
"""A new language is here at once; whatever is to have room is measured in all of them."""
TRANSLATED = {language: words for language, words in SPEAKERS.items() if language != "en"}
SPOKEN = {**SPEAKERS, "long": LongWords("en", OFFERED.words)}
"""All languages, and one that is longer than any."""
