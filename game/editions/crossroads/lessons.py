"""The lesson on Crossroads and Dead Ends: a trio with a card of every place, the Key of every
place, the way out of Dead Ends, and the harder rule."""

from __future__ import annotations

from dataclasses import replace

from game.editions.arranged import cards_of, rest_of, unshuffled
from game.editions.base.box import BASE
from game.editions.base.door import LetGo
from game.editions.base.explore import Discard, Play, Search
from game.editions.base.lessons.ideas import (
    SAME_SYMBOL,
    TRIO_WASTED,
    answers,
    discards,
    goes_on,
    opens,
    plays,
)
from game.editions.crossroads.box import extend, extend_harder
from game.editions.crossroads.crossroad import is_crossroad
from game.editions.crossroads.dead_end import DEAD_END, Escape
from game.learning.lesson import Act, Lesson, Part, Step, Wrong
from game.rules.game import Game
from game.rules.ruleset import Ruleset
from game.rules.view import View
from game.words import msgid

RULES = replace(extend(BASE), edition="crossroads")
HARDER_RULES = replace(extend_harder(BASE), edition="crossroads-2")
SEED = "crossroads"
ROW, PILE = "zone.row.0", "zone.discard"
A_TRIO = "OS1 XM1 OS2 AS1 LM1 GM1 AM1 OD1"
"""The first hand, two cards drawn, and the Door that the trio finds."""
AFTER_THE_TRIO = "LS1 GS1 AS2"
A_DOOR = "XK1 GM1 AS1 LM1 OS1 GD1 LS1 GS1"
"""A hand with the Crossroad Key, and the Door that comes up."""
BLOCKED = "DE1 DE2 DE3 DE4 LM1 GK1 NM1 OM1 OS1 GD1 AK1 GM1"
"""A hand that is blocked, and the cards that an Escape turns up."""
SECOND = "XS1 OM1 OK1 AS1 LM1 GM1 AM1 OD1"
"""The cards of the second part, by the harder rules: the first hand, two cards drawn, and the Door
that the trio finds."""


def dealt(rules: Ruleset, top: str, later: str = "") -> Game:
    """Returns a night with these cards on top of the deck; `later` are those that come once the
    deck has been shuffled for a trio."""
    first, then = cards_of(rules, top), cards_of(rules, later)
    rest = then + rest_of(rules, first + then)
    last = unshuffled(rest, number=2, seed=SEED) if then else rest
    return Game.start(rules, seed=SEED, deck=(*first, *last))


def plays_dead_end(act: Act, view: View) -> bool:
    return isinstance(act, Play) and act.card.kind == DEAD_END


def discards_dead_end(act: Act, view: View) -> bool:
    return isinstance(act, Discard) and act.card.kind == DEAD_END


def lays_crossroad(act: Act, view: View) -> bool:
    return isinstance(act, Play) and is_crossroad(act.card)


DISCARDS_NOTHING = msgid("Discard nothing yet: the row is what counts here.")
OTHER_PLACE = Wrong(answers(Play), msgid("Tonight the row belongs to the Observatory."))


def searches(said: str) -> Step:
    return Step([said], answers(Search), [TRIO_WASTED], otherwise=msgid("First search the deck."))


A_CROSSROAD = Part(
    "crossroad",
    msgid("A card of every place"),
    lambda: dealt(RULES, A_TRIO, AFTER_THE_TRIO),
    [
        Step(
            [
                msgid("A Crossroad counts for every place, and has a symbol as all cards have."),
                msgid("Play the Observatory Sun first."),
            ],
            plays("OS1"),
            [
                Wrong(lays_crossroad, msgid("It may begin a row, too, but play a Sun first.")),
                Wrong(plays("OS2"), msgid("Either Sun would do: take the one that glows.")),
                OTHER_PLACE,
            ],
            otherwise=DISCARDS_NOTHING,
            shows=("OS1", ROW),
        ),
        Step(
            [
                msgid("Behind the Sun it counts for the Observatory."),
                msgid("Play the Crossroad Moon."),
            ],
            plays("XM1"),
            [SAME_SYMBOL, OTHER_PLACE],
            otherwise=DISCARDS_NOTHING,
            shows=("XM1", ROW),
        ),
        Step(
            [
                msgid("The two others of a trio name its place: it takes one Crossroad only."),
                msgid("Play the second Observatory Sun."),
            ],
            plays("OS2"),
            [SAME_SYMBOL, OTHER_PLACE],
            otherwise=DISCARDS_NOTHING,
            shows=("OS2", ROW),
        ),
        searches(msgid("A trio, and a Door waits in the deck: search for it.")),
    ],
)

EVERY_KEY = Part(
    "key of every place",
    msgid("A Key for any Door"),
    lambda: dealt(RULES, A_DOOR),
    [
        Step(
            [
                msgid("Another night: this time you hold the Crossroad Key."),
                msgid("Play the Garden Moon, and see what comes."),
            ],
            plays("GM1"),
            [
                Wrong(
                    lays_crossroad,
                    msgid("It would count in the row, too, but as a Key it is worth more."),
                ),
                Wrong(answers(Play), msgid("That would do, too, but play the Garden Moon.")),
                Wrong(
                    discards("XK1"),
                    msgid("That brings a Prophecy, as with any Key: keep it this time."),
                ),
            ],
            otherwise=msgid("Discard nothing yet: play the Garden Moon."),
            shows=("GM1", ROW),
        ),
        Step(
            [
                msgid("A Garden Door, and no Garden Key: a Crossroad Key opens any Door."),
                msgid("Open it."),
            ],
            opens("XK1"),
            [Wrong(answers(LetGo), msgid("Your Key fits this Door, and every other: open it."))],
            otherwise=msgid("That can wait."),
            shows=("XK1", "GD1"),
        ),
        Step(
            [
                msgid("It is open, and the Key is gone."),
                msgid("Kept in the hand, it turns a Nightmare away as any Key does."),
            ],
            goes_on,
            otherwise=msgid("First look at the open Door."),
            shows=("GD1",),
        ),
    ],
    goes_on=False,
)

THE_WAY_OUT = Part(
    "escape",
    msgid("Dead Ends, and the way out"),
    lambda: dealt(RULES, BLOCKED),
    [
        Step(
            [
                msgid("Dead Ends stay: you can neither play nor discard one alone."),
                msgid("Take the way out: press “Escape”, and the whole hand goes."),
            ],
            answers(Escape),
            [
                Wrong(plays_dead_end, msgid("A Dead End never lies in the row.")),
                Wrong(
                    discards_dead_end,
                    msgid("A Dead End never goes alone, only with the whole hand."),
                ),
                Wrong(
                    answers(Play, Discard),
                    msgid("Then the Dead Ends would still be there: escape."),
                ),
            ],
            otherwise=msgid("That can wait: escape."),
            shows=("DE1", "DE2", "DE3", "DE4", "button.escape"),
        ),
        Step(
            [
                msgid("Nightmare and Door only went to Limbo, and are in the deck again."),
                msgid("But five cards went, and time with them: escape when little is lost."),
            ],
            goes_on,
            otherwise=msgid("First look at your new hand."),
            shows=("zone.hand.0",),
        ),
    ],
    goes_on=False,
)

ONLY_SECOND = Part(
    "second card",
    msgid("Where a Crossroad is only second"),
    lambda: dealt(HARDER_RULES, SECOND, AFTER_THE_TRIO),
    [
        Step(
            [
                msgid("The harder rules: a Crossroad may only be the second card of a trio."),
                msgid("Play the Observatory Moon first."),
            ],
            plays("OM1"),
            [
                Wrong(lays_crossroad, msgid("Here it may not be the first card: play the Moon.")),
                OTHER_PLACE,
            ],
            otherwise=DISCARDS_NOTHING,
            shows=("OM1", ROW),
        ),
        Step(
            [msgid("Now play the Crossroad Sun: only a card of the Observatory can follow.")],
            plays("XS1"),
            [SAME_SYMBOL, OTHER_PLACE],
            otherwise=DISCARDS_NOTHING,
            shows=("XS1", ROW),
        ),
        Step(
            [msgid("Play the Observatory Key: the Crossroad is second, and the trio whole.")],
            plays("OK1"),
            [SAME_SYMBOL, OTHER_PLACE],
            otherwise=DISCARDS_NOTHING,
            shows=("OK1", ROW),
        ),
        searches(msgid("Here is your trio, by the harder rules, too: search the deck.")),
    ],
    goes_on=False,
)

THE_CROSSROADS = Lesson(
    "crossroads",
    msgid("Crossroads and Dead Ends"),
    msgid("Two minutes of roads, for one who knows the game."),
    seats=1,
    parts=[A_CROSSROAD, EVERY_KEY, THE_WAY_OUT, ONLY_SECOND],
    farewell=[
        msgid("You know the roads now, and the way out."),
        msgid("Now a real game with them."),
    ],
)
