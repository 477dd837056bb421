"""The question mark at the end of the prompt, which opens the rules at the page about the
question."""

from __future__ import annotations

from game.table.asking.buttons import Button
from game.table.asking.prompt import Prompt
from game.table.layout.places import Places, Rect
from game.words import Words

BOOK = "button.book"


def book_at(bar: Rect, places: Places) -> Rect:
    """Returns where the question mark stands: half outside the left end of the bar. It takes no
    room from the words."""
    side = max(44.0, places.px(46))
    return Rect.around((bar.x, bar.centre[1]), side, side)


def book_button(words: Words, prompt: Prompt, places: Places) -> Button:
    """Returns the button that opens the book of the rules, at the bar of the prompt."""
    rect = book_at(prompt.bar, places)
    return Button(BOOK, words.say("Rules"), rect, hint=words.key("rules"), icon="book")
