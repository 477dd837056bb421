"""What stands on the box of the base game."""

from game.editions.blurb import Blurb
from game.words import msgid

BASE_BLURB = Blurb(
    title=msgid("Base game"),
    told=msgid("Find the Doors of four places before the deck runs out."),
    to_win=msgid("Every Door must be open."),
    helps=msgid("Keys open Doors, and a discarded Key looks ahead."),
)
