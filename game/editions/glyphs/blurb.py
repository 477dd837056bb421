"""What stands on the box of the Glyphs."""

from game.editions.blurb import Blurb
from game.words import msgid

GLYPHS_BLURB = Blurb(
    title=msgid("Glyphs"),
    told=msgid("A fourth symbol for every place, and a third Door behind it."),
    to_win=msgid("There are twelve Doors to open, three of every place."),
    helps=msgid("A discarded Glyph speaks an Incantation: a Door among the next five cards opens."),
)
