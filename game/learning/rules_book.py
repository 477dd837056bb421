"""The book of the rules: chapters and sections, which each edition writes of its own rules."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from game.rules.steps import Decision
from game.words import Words

Told = str | Callable[[Words], str]
"""A text that is still to be said, or that counts something first."""
LINK = re.compile(r"\[([^]]*)\]\(([^)]*)\)")
"""Words of a text and the key of the section to which they lead: `[it](key)`."""
FACE_DOWN, ARROW = "back", ""
"""Among the cards of a section: one that lies face down, and an arrow from cards to cards."""


@dataclass(frozen=True)
class Section:
    """One thing to know. `key` is its name in links, `[it](key)`, in any text of the book, `title`
    and `texts` (paragraphs) are still to be said, `cards` are the faces shown with it, such as
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
    """Sections under a title, still to be said."""

    title: str
    sections: Sequence[Section]


Book = Sequence[Chapter]


def sections(book: Book) -> Iterator[Section]:
    """All of them, from the first page to the last."""
    for chapter in book:
        yield from chapter.sections


def section_about(book: Book, decision: Decision | None) -> str:
    """The key of the section that tells of a decision; empty if none does."""
    return next((one.key for one in sections(book) if type(decision) in one.asked), "")


def told(words: Words, text: Told) -> str:
    """A text in the player's language, its links as they are written."""
    return words.say(text) if isinstance(text, str) else text(words)


def read(words: Words, text: Told) -> str:
    """The same as one reads it."""
    return LINK.sub(r"\1", told(words, text))
