"""Which sections of the book hold what is searched for."""

from __future__ import annotations

import unicodedata

from game.learning.rules_book import Book, Section, read, sections
from game.words import Words

ALIKE = str.maketrans({"œ": "oe", "æ": "ae", "’": "'", "\u00a0": " "})
"""Signs that are typed in another way than they are written."""


def folded(text: str) -> str:
    """A text as it is compared: case and accents do not matter."""
    apart = unicodedata.normalize("NFD", text.casefold().translate(ALIKE))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


class SearchIndex:
    """All that a book says, in one language."""

    def __init__(self, book: Book, words: Words) -> None:
        self._sections = list(sections(book))
        self._titles = [folded(words.say(one.title)) for one in self._sections]
        self._texts = [
            folded(" ".join(read(words, text) for text in one.texts)) for one in self._sections
        ]

    def hits(self, query: str) -> list[Section]:
        """The sections in which each word of the query stands: first those whose title has them
        all. None where nothing is asked for."""
        wanted = folded(query).split()
        found: tuple[list[Section], list[Section]] = ([], [])
        every = zip(self._sections, self._titles, self._texts, strict=True)
        for section, title, text in every if wanted else ():
            if all(word in f"{title} {text}" for word in wanted):
                found[not all(word in title for word in wanted)].append(section)
        return [*found[0], *found[1]]
