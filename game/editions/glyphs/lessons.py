"""The lesson on the Glyphs: a Glyph in the row, an Incantation, and the twelfth Door."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from game.editions.arranged import cards_of, game_after, rest_of, unshuffled
from game.editions.base.box import BASE
from game.editions.base.door import Claim, OpenDoor
from game.editions.base.explore import Discard, Play, Search
from game.editions.base.lessons.ideas import (
    SAME_SYMBOL,
    TRIO_WASTED,
    answers,
    discards,
    goes_on,
    plays,
)
from game.editions.glyphs.box import extend
from game.editions.glyphs.incantation import GLYPH, OpenNone, OpenShown, Sink
from game.learning.lesson import Act, Idea, Lesson, Part, Step, Wrong
from game.rules.game import Game
from game.rules.view import View
from game.words import msgid

RULES = replace(extend(BASE), edition="glyphs")
SEED = "glyphs"
HAND = cards_of(RULES, "OG1 OS1 LM1 LS1 AS1")
TO_THE_TRIO = cards_of(RULES, "GG1 OM1")
FOUND = cards_of(RULES, "OD1")
AFTERWARDS = cards_of(RULES, "AM1 NM1 LD1 GM1 OS2 GD1 AS2")
"""Cards drawn after the trio, cards that the Incantation shows, and cards drawn after it."""

LATE_HAND = cards_of(RULES, "OS1 AM1 LS1 OM1 AG1")
LATE_DOORS = "O1 A1 G1 L1 O2 A2 L2 G2 O3 A3 L3".split()
BEFORE_THE_LAST = cards_of(RULES, "GS1 GM1 NM1 LS2 GD3 OS2 AM2")
"""Cards that fill the hand, and then those that the last Incantation shows."""


def dealt() -> Game:
    """Returns the night as it begins. The trio has the deck shuffled in a known way."""
    used = HAND + TO_THE_TRIO + FOUND + AFTERWARDS
    last = unshuffled(AFTERWARDS + rest_of(RULES, used), number=2, seed=SEED)
    return Game.start(RULES, seed=SEED, deck=(*HAND, *TO_THE_TRIO, *FOUND, *last))


def late_at_night() -> Game:
    """Returns a game in which eleven Doors are open: each came up after its Key."""
    pairs = " ".join(f"{door[0]}K{door[1]} {door[0]}D{door[1]}" for door in LATE_DOORS)
    known = LATE_HAND + cards_of(RULES, pairs) + BEFORE_THE_LAST
    game = Game.start(RULES, seed=SEED, deck=known + rest_of(RULES, known))
    while len(game.state.doors(0)) < len(LATE_DOORS):
        way = Claim if isinstance(game.pending, OpenDoor) else Play
        game.submit(next(answer for answer in game.legal() if isinstance(answer, way)))
    return game


def plays_glyph(act: Act, view: View) -> bool:
    return isinstance(act, Play) and act.card.kind == GLYPH


def opens_shown(name: str) -> Idea:
    return lambda act, view: isinstance(act, OpenShown) and act.door.id == name


def nightmare_lowest(act: Act, view: View) -> bool:
    return isinstance(act, Sink) and act.order[-1].id == "NM1"


FITS_TOO = Wrong(answers(Play), msgid("That fits too, but stay in the Observatory."))

FOURTH_SYMBOL = Part(
    "glyph in the row",
    msgid("A fourth symbol"),
    dealt,
    [
        Step(
            [
                msgid("Every place has a third Door now: you need all twelve."),
                msgid("And every place has two Glyphs, a fourth symbol."),
            ],
            goes_on,
            otherwise=msgid("First look at the Glyph in your hand."),
            shows=("zone.doors.0", "OG1"),
        ),
        Step(
            [
                msgid("A mistake for once: a Glyph does more when it is discarded."),
                msgid("In the row it is a symbol like the others: play this one."),
            ],
            plays("OG1"),
            [
                Wrong(answers(Play), msgid("Any card may begin a row, but begin with the Glyph.")),
                Wrong(discards("OG1"), msgid("What that brings comes later: play it this time.")),
            ],
            otherwise=msgid("Keep it for now: play the Glyph."),
            shows=("OG1",),
            mistake=True,
        ),
        Step(
            [
                msgid("A second Glyph has come, but it does not fit beside the first."),
                msgid("Play the Observatory Sun."),
            ],
            plays("OS1"),
            [SAME_SYMBOL, FITS_TOO],
            otherwise=msgid("Discard nothing yet: the row needs one more card, and then another."),
            shows=("OS1",),
        ),
        Step(
            [msgid("Play the third Observatory card.")],
            plays("OM1"),
            [SAME_SYMBOL, FITS_TOO],
            otherwise=msgid("Discard nothing yet: the trio lacks one card."),
            shows=("OM1",),
        ),
        Step(
            [
                msgid("A Glyph counts for a trio like any other card."),
                msgid("Search the deck for the Door."),
            ],
            answers(Search),
            [TRIO_WASTED],
            otherwise=msgid("That can wait."),
            shows=("button.search",),
        ),
    ],
)

AN_INCANTATION = Part(
    "incantation",
    msgid("An Incantation"),
    partial(game_after, dealt, FOURTH_SYMBOL),
    [
        Step(
            [
                msgid("A discarded Glyph is an Incantation: the next five cards are turned up."),
                msgid("Discard the Garden Glyph."),
            ],
            discards("GG1"),
            [
                Wrong(plays_glyph, msgid("In the row it is only a symbol: discard it.")),
                SAME_SYMBOL,
                Wrong(answers(Play), msgid("The row can wait until you have seen what comes.")),
                Wrong(answers(Discard), msgid("Only a discarded Glyph is an Incantation.")),
            ],
            otherwise=msgid("That can wait."),
            shows=("GG1", "zone.discard"),
        ),
        Step(
            [
                msgid("One Door of these five may open, without a Key and without a trio."),
                msgid("Open the Library Door."),
            ],
            opens_shown("LD1"),
            [
                Wrong(
                    opens_shown("GD1"),
                    msgid("That would do as well, but tonight it is the Library Door."),
                ),
                Wrong(answers(OpenNone), msgid("Then both Doors would go under the deck.")),
            ],
            otherwise=msgid("That can wait."),
            shows=("LD1",),
        ),
        Step(
            [
                msgid("The others go under the deck, and nothing is shuffled."),
                msgid("Lay the Nightmare last: there it sleeps longest."),
            ],
            nightmare_lowest,
            otherwise=msgid("The Nightmare goes last, at the very bottom of the deck."),
            shows=("NM1",),
        ),
    ],
)

TWELFTH_DOOR = Part(
    "twelfth door",
    msgid("The twelfth Door"),
    late_at_night,
    [
        Step(
            [
                msgid("Later this night eleven Doors are open, and one is missing."),
                msgid("Discard the Aquarium Glyph."),
            ],
            discards("AG1"),
            [
                Wrong(plays_glyph, msgid("In the row it would not find the Door: discard it.")),
                SAME_SYMBOL,
                Wrong(answers(Play), msgid("That fits, but the Glyph may find the Door at once.")),
            ],
            otherwise=msgid("Only a discarded Glyph is an Incantation."),
            shows=("AG1", "zone.discard"),
        ),
        Step(
            [msgid("There it is: open the twelfth Door.")],
            answers(OpenShown),
            [Wrong(answers(OpenNone), msgid("It is the last one that you need: open it."))],
            otherwise=msgid("That can wait."),
            shows=("GD3",),
        ),
    ],
    goes_on=False,
)

THE_GLYPHS = Lesson(
    "glyphs",
    msgid("Glyphs"),
    msgid("Two minutes with a fourth symbol, for one who knows the game."),
    seats=1,
    parts=[FOURTH_SYMBOL, AN_INCANTATION, TWELFTH_DOOR],
    farewell=[
        msgid("All twelve Doors are open: you know the Glyphs."),
        msgid("Now a real game with them."),
    ],
)
