"""What stands on the box of the Book of Steps."""

from game.editions.blurb import Blurb
from game.words import msgid

BOOK_BLURB = Blurb(
    title=msgid("Book of Steps"),
    told=msgid("Goals say which Door comes next, and three spells bend the night."),
    to_win=msgid("The Doors must open in the order of the Goals."),
    helps=msgid("Cards of the discard pile pay for spells, at any time."),
)
