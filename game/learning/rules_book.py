"""The book of the rules: chapters and sections, which each edition writes about its own rules, and
the search for words in them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from game.rules.steps import Decision
from game.words import Words

Told = str | Callable[[Words], str]
"""A text that is still to be said, or a function that counts something first."""
LINK = re.compile(r"\[([^]]*)\]\(([^)]*)\)")
"""Words of a text and the key of the section to which they lead: `[it](key)`."""
FACE_DOWN, ARROW = "back", ""
"""Signs among the cards of a section: a card that lies face down, and an arrow from cards to
cards."""


@dataclass(frozen=True)
class Section:
    """One thing to know. `key` is its name in links, `[it](key)`, in any text of the book. `title`
    and `texts` (paragraphs) are still to be said. `cards` are the faces shown with it, such as
    "GK", and `under` is what stands under each, if anything does; Doors among them are `shut`, or
    stand open. `clauses` are those of the rules that it tells, and `asked` the decisions at which
    the book opens here."""

    key: str
    title: str
    texts: Sequence[Told]
    cards: Sequence[str] = ()
    under: Sequence[Told] = ()
    shut: bool = False
    clauses: Sequence[str] = ()
    asked: Sequence[type[Decision]] = ()


@dataclass(frozen=True)
class Chapter:
    """Sections under a title that is still to be said."""

    title: str
    sections: Sequence[Section]


Book = Sequence[Chapter]


def sections(book: Book) -> Iterator[Section]:
    for chapter in book:
        yield from chapter.sections


def section_about(book: Book, decision: Decision | None) -> str:
    """Returns the key of the section about a decision; empty if there is none."""
    return next((one.key for one in sections(book) if type(decision) in one.asked), "")


def told(words: Words, text: Told) -> str:
    """Returns a text in the player's language, its links as they are written."""
    return words.say(text) if isinstance(text, str) else text(words)


def read(words: Words, text: Told) -> str:
    """Returns a text in the player's language, without its links."""
    return LINK.sub(r"\1", told(words, text))


ALIKE = str.maketrans({"œ": "oe", "æ": "ae", "’": "'", "\u00a0": " "})
"""Signs that are typed in another way than they are written."""


def folded(text: str) -> str:
    """Returns a text as it is compared: case and accents do not matter."""
    apart = unicodedata.normalize("NFD", text.casefold().translate(ALIKE))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


class SearchIndex:
    """An index of all texts of a book, in one language."""

    def __init__(self, book: Book, words: Words) -> None:
        self._sections = list(sections(book))
        self._titles = [folded(words.say(one.title)) for one in self._sections]
        self._texts = [
            folded(" ".join(read(words, text) for text in one.texts)) for one in self._sections
        ]

    def hits(self, query: str) -> list[Section]:
        """Returns the sections in which each word of the query stands, first those whose title has
        them all; none if the query is empty."""
        wanted = folded(query).split()
        found: tuple[list[Section], list[Section]] = ([], [])
        every = zip(self._sections, self._titles, self._texts, strict=True)
        for section, title, text in every if wanted else ():
            if all(word in f"{title} {text}" for word in wanted):
                found[not all(word in title for word in wanted)].append(section)
        return [*found[0], *found[1]]
