"""The buttons at the foot of the book, and the room for the number of its page."""

from __future__ import annotations

from game.screen.lettering.text import Text
from game.screen.pages.book.open_book import OpenBook
from game.screen.pages.menu import BACK
from game.table.asking.buttons import Button
from game.table.layout.places import Rect
from game.words import Words

EARLIER, LIST, BEFORE, NEXT = "button.earlier", "button.contents", "button.before", "button.next"


def foot_of(book: OpenBook, words: Words, text: Text) -> tuple[list[Button], Rect]:
    """Returns the buttons in their places, and the room for the number of the page. The buttons
    are: the contents where they have no column of their own, back to where a link was followed, the
    pages before and after, and close."""
    say, layout = words.say, book.layout
    left, turning = list[Button](), list[Button]()
    if not layout.both:
        left.append(Button(LIST, say("Read on") if book.listing else say("Contents")))
    if layout.shows_text:
        if book.earlier:
            left.append(Button(EARLIER, say("Back")))
        at, last = book.number, len(book.sections) - 1
        turning = [
            Button(BEFORE, "‹", enabled=at > 0, said=say("The page before")),
            Button(NEXT, "›", enabled=at < last, said=say("The next page")),
        ]
    close = Button(BACK, say("Close"), hint=say("Esc"))
    return layout.beside(left, turning, close, text)
