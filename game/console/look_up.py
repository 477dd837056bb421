"""The book of the rules in a terminal: what tells of the question, and whatever is looked up."""

from __future__ import annotations

from game.console.terminal import Terminal
from game.learning.book_search import SearchIndex
from game.learning.rules_book import Book, Section, read, section_about, sections
from game.rules.steps import Decision
from game.words import Words


def look_up(terminal: Terminal, words: Words, book: Book, asked: Decision | None) -> None:
    """Tells the section about what is asked, then those about each word that is typed, the fullest
    hit in full and the titles of the others, until nothing is."""
    index, key = SearchIndex(book, words), section_about(book, asked)
    found = [section for section in sections(book) if section.key == key]
    while True:
        if found:
            terminal.tell(*told(words, found[0]))
        if len(found) > 1:
            titles = words.say("; ").join(words.say(section.title) for section in found[1:])
            terminal.tell(words.say("See also: {titles}", titles=titles))
        typed = terminal.ask(words.say("A word to look up, or Enter to go on:"))
        if not typed:
            return
        found = index.hits(typed)
        if not found:
            terminal.tell(words.say("Nothing in the book is called that."))


def told(words: Words, section: Section) -> list[str]:
    """Its title and its paragraphs, each a line."""
    return [words.say(section.title), *(read(words, text) for text in section.texts)]
