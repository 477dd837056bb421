"""The lesson on the Dreamcatchers: a catch, a Door taken from one, a freeing, a Failsafe Book, and
what happens if none is empty."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from game.editions.arranged import before_return, cards_of, game_after, rest_of
from game.editions.base.box import BASE
from game.editions.base.explore import Decline, Discard, Play, Search
from game.editions.base.lessons.ideas import answers, goes_on, plays
from game.editions.catchers.box import extend, extend_harder
from game.editions.catchers.freeing import Free, FreeNone, OpenFailsafe, SearchCatcher
from game.editions.catchers.hoops import Tear
from game.learning.lesson import Act, Idea, Lesson, Part, Step, Wrong
from game.rules.game import Game
from game.rules.ruleset import Ruleset
from game.rules.view import View
from game.words import msgid

RULES = replace(extend(BASE), edition="catchers")
HARDER_RULES = replace(extend_harder(BASE), edition="catchers-2")
SEED = "catchers"
HAND = cards_of(RULES, "OS1 OM1 OS2 AM1 LS1")
DRAWN = cards_of(RULES, "DL1 OD1 GS1 AD1 LM1")
"""Cards drawn until the trio is complete: two catches."""
AFTERWARDS = cards_of(RULES, "GM1 LS2 AS1")

FULL_HAND = "LS1 GM1 LS2 GS1 AM1"
PLAYED = "LS1 GM1 LS2 AM1"
FILLING = "AD1 OS1 GD1 OM1 LD1 AS1 OD1 AK1 GD2 LM1"
"""The first hand of another night, the cards played in it, and those drawn: a Door in every turn,
and the Aquarium Key only when its Door is caught."""


def dealt() -> Game:
    """Returns a night in which two catches lie ahead. The freed Door has the deck shuffled in a
    known way."""
    freed = RULES.cards["AD1"]
    others = rest_of(RULES, HAND + DRAWN + AFTERWARDS)
    last = before_return(AFTERWARDS + others, freed, number=2, seed=SEED)
    return Game.start(RULES, seed=SEED, deck=(*HAND, *DRAWN, *last))


def dealt_full(rules: Ruleset) -> Game:
    """Returns another night, in which a Door hangs on each of the four Dreamcatchers."""
    first = cards_of(rules, f"{FULL_HAND} {FILLING}")
    game = Game.start(rules, seed=SEED, deck=(*first, *rest_of(rules, first)))
    for card in cards_of(rules, PLAYED):
        game.submit(Play(card))
    return game


def uses_book_on(catcher: str) -> Idea:
    return lambda act, view: isinstance(act, OpenFailsafe) and act.catcher.id == catcher


def frees(catcher: str) -> Idea:
    return lambda act, view: isinstance(act, Free) and act.catcher.id == catcher


def plays_other(act: Act, view: View) -> bool:
    return isinstance(act, Play)


OTHER_CARD = Wrong(
    plays_other, msgid("That can be played too, but tonight another card comes first.")
)
NO_DISCARD = msgid("Discard nothing yet: it counts in the row.")

CATCHING = Part(
    "catching",
    msgid("A catch"),
    dealt,
    [
        Step(
            [
                msgid("Four Dreamcatchers hang here; in the deck are four Lost Dreams."),
                msgid("Play the Observatory Sun, and see what is drawn."),
            ],
            plays("OS1"),
            [Wrong(plays("OS2"), msgid("Take the other Observatory Sun.")), OTHER_CARD],
            otherwise=NO_DISCARD,
            shows=("OS1", "zone.row.0"),
        ),
        Step(
            [
                msgid("A Lost Dream and a Door came up, and went to Limbo."),
                msgid("Limbo is not shuffled back: all of it hangs on one Dreamcatcher now."),
            ],
            goes_on,
            otherwise=msgid("First look at the first Dreamcatcher."),
            shows=("zone.catcher1",),
        ),
        Step(
            [
                msgid("You win with all Doors open and all four Lost Dreams on Dreamcatchers."),
                msgid("Go on: play the Observatory Moon."),
            ],
            plays("OM1"),
            [OTHER_CARD],
            otherwise=NO_DISCARD,
            shows=("OM1", "zone.row.0"),
        ),
    ],
)

FREEING = Part(
    "freeing",
    msgid("A Door from a Dreamcatcher"),
    partial(game_after, dealt, CATCHING),
    [
        Step(
            [
                msgid("The Aquarium Door hangs on the second Dreamcatcher now."),
                msgid("Play the second Observatory Sun: it completes the trio."),
            ],
            plays("OS2"),
            [OTHER_CARD],
            otherwise=NO_DISCARD,
            shows=("OS2", "zone.row.0"),
        ),
        Step(
            [
                msgid("A trio may take a caught Door, too."),
                msgid("Take it from there."),
            ],
            answers(SearchCatcher),
            [
                Wrong(
                    answers(Search),
                    msgid("That works, too; but take the caught one, and the other can be drawn."),
                ),
                Wrong(answers(Decline), msgid("Then the trio would be wasted.")),
            ],
            otherwise=msgid("That can wait."),
            shows=("OD1",),
        ),
        Step(
            [
                msgid("With every search you may free one Dreamcatcher, but not the same one."),
                msgid("Lay the second one on the deck: its Door can be drawn again."),
            ],
            frees("DC2"),
            [Wrong(answers(FreeNone), msgid("The Aquarium Door is needed: let it come back."))],
            otherwise=msgid("That can wait."),
            shows=("DC2", "zone.deck"),
        ),
        Step(
            [
                msgid("Its card was shuffled into the deck; the Lost Dream is still caught."),
                msgid("A search that finds nothing frees one, too."),
            ],
            goes_on,
            otherwise=msgid("First look at the Dreamcatchers."),
            shows=("zone.catcher1", "zone.catcher2"),
        ),
    ],
)

A_BOOK = Part(
    "failsafe",
    msgid("A Failsafe Book"),
    partial(dealt_full, RULES),
    [
        Step(
            [
                msgid("Another night: no Dreamcatcher is empty, and you hold the Aquarium Key."),
                msgid("Lay a Failsafe Book on the one with the Aquarium Door."),
            ],
            uses_book_on("DC1"),
            [
                Wrong(
                    answers(OpenFailsafe),
                    msgid("Free the first one: of its Door you hold the Key."),
                ),
                Wrong(answers(Play, Discard), msgid("First make room: the next catch needs it.")),
            ],
            otherwise=msgid("First make room for the next catch."),
            shows=("FB2", "DC1"),
        ),
        Step(
            [
                msgid("The Door is in the deck again, and one Dreamcatcher is empty."),
                msgid("One of the two books is gone, and your own action is still to come."),
            ],
            goes_on,
            otherwise=msgid("First look at the empty Dreamcatcher."),
            shows=("zone.catcher1",),
        ),
    ],
    goes_on=False,
)

TEARING = Part(
    "tearing",
    msgid("When none is empty"),
    partial(dealt_full, HARDER_RULES),
    [
        Step(
            [
                msgid("The same night by the harder rules: there is no Failsafe Book."),
                msgid("Play the Aquarium Sun, and see what happens."),
            ],
            plays("AS1"),
            [OTHER_CARD],
            otherwise=NO_DISCARD,
            shows=("AS1", "zone.row.0"),
        ),
        Step(
            [
                msgid("A Door went to Limbo, and no Dreamcatcher is empty: one tears."),
                msgid("Give up any of them; they are alike."),
            ],
            answers(Tear),
            otherwise=msgid("One of them has to tear."),
            shows=("DC1", "DC2", "DC3", "DC4"),
        ),
        Step(
            [
                msgid("All that was caught is in the deck again, and three Dreamcatchers hang."),
                msgid("Free one in time: without the last Dreamcatcher the game is lost."),
            ],
            goes_on,
            otherwise=msgid("First look at what is left."),
            shows=("zone.catcher2",),
        ),
    ],
    goes_on=False,
)

THE_DREAMCATCHERS = Lesson(
    "dreamcatchers",
    msgid("Dreamcatchers"),
    msgid("Two minutes of catching, for one who knows the game."),
    seats=1,
    parts=[CATCHING, FREEING, A_BOOK, TEARING],
    farewell=[
        msgid("You know the Dreamcatchers: catch the Dreams, and keep one hoop empty."),
        msgid("Now a real game with them."),
    ],
)
