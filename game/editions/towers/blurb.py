"""What stands on the box of the Towers."""

from game.editions.blurb import Blurb
from game.words import msgid

TOWERS_BLURB = Blurb(
    title=msgid("Towers"),
    told=msgid("Towers rise beside the row, and every Nightmare shakes them."),
    to_win=msgid("Four Towers of four places must stand side by side."),
    helps=msgid("From a discarded Tower one sees the next cards, and puts them in order."),
)
