"""Words of the program in every language, for tests."""

from game.editions import OFFERED
from game.rules.card import Card
from game.words import LANGUAGES, Words


def speaker(language: str = "en") -> Words:
    """Returns all words of the program, in a language given by its code."""
    return Words(language, OFFERED.words)


class LongWords(Words):
    """A made-up language in which every text is 40 % longer than in English."""

    def say(self, text: str, **fields: object) -> str:
        return longer(super().say(text, **fields))

    def plural(self, one: str, many: str, n: int, **fields: object) -> str:
        return longer(super().plural(one, many, n, **fields))

    def card(self, card: Card | str | None) -> str:
        """Makes the name of a card longer once; the base class would do it twice."""
        return longer(SPEAKERS["en"].card(card))


def longer(text: str) -> str:
    """Makes a text longer by words of usual length; names of keys such as F1 stay as they are."""
    return text if len(text) < 5 else text + ("wordy letters so on " * 9)[: len(text) * 2 // 5]


SPEAKERS = {language: speaker(language) for language in LANGUAGES}
"""Words by code of language. A new language is added by itself, so tests measure it, too."""
TRANSLATED = {language: words for language, words in SPEAKERS.items() if language != "en"}
SPOKEN = {**SPEAKERS, "long": LongWords("en", OFFERED.words)}
"""The same with one more language, whose texts are longer than those of any other."""
