"""The lesson on the Oniverse: the ninth Door, a Denizen that is rallied, and each of the eight as
it helps."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from game.editions.arranged import cards_of, rest_of
from game.editions.base.box import BASE
from game.editions.base.door import LetGo
from game.editions.base.explore import Decline, Discard, Play, Search
from game.editions.base.lessons.ideas import SAME_SYMBOL, answers, goes_on, opens, plays
from game.editions.base.nightmare import LoseHand, PayKey, RevealFive
from game.editions.oniverse.box import extend
from game.editions.oniverse.deck_powers import CastNet, Kindle, LayByLamp, LowerCatch
from game.editions.oniverse.denizens import RALLIED
from game.editions.oniverse.event_powers import Ferry, OpenDyed
from game.editions.oniverse.hand_powers import Entrust, TakeGoods, Trade
from game.editions.oniverse.row_powers import PlayAlike, Sweep
from game.editions.oniverse.welcome import Rally, TurnAway
from game.learning.lesson import Act, Idea, Lesson, Part, Step, Wrong
from game.rules.event import CardsLaid, GameStarted
from game.rules.game import Game
from game.rules.state import DECK, DISCARD, HAND, ROW, owned
from game.rules.steps import Command
from game.rules.view import View
from game.words import msgid

RULES = replace(extend(BASE), edition="oniverse")
SEED = "oniverse"
DECK_ZONE, OWN_ROW = "zone.deck", "zone.row.0"


def laid(deck: str, zones: Mapping[str, str]) -> Game:
    """Returns a night at a moment: the cards of `zones`, by their ids, lie before the first seat or
    everybody, and those of `deck` come next."""
    table, named = [], cards_of(RULES, deck)
    for name, ids in zones.items():
        cards = cards_of(RULES, ids)
        zone = owned(name, 0) if RULES.zones[name].owned else name
        table.append(CardsLaid(zone, cards))
        named += cards
    rest = rest_of(RULES, named)
    table.append(CardsLaid(DECK, (*cards_of(RULES, deck), *rest)))
    return Game.laid(RULES, GameStarted("oniverse", 1, 0, SEED, "open"), table)


def before_the_door() -> Game:
    return laid("ZD1 GM1 LS2 OS2", {HAND: "AS1 GK1 OM1 LM1 LS1"})


def before_a_denizen() -> Game:
    return laid(
        "ZL1 GS1 GM2 NM1 OK1 AM1 LM2 OS3 AS3 GS4",
        {HAND: "OS1 OM1 AS1 LM1 LS1", ROW: "AM3"},
    )


def among_denizens() -> Game:
    return laid(
        "GS1 NM1 LM1 NM2 AS1 GM1 OS4 LS4 AM2 GS5",
        {
            HAND: "LM2 GK1 AS2 LS1 GM3",
            ROW: "OM1 OS1 AM1",
            DISCARD: "OK1 NM3 AS4",
            RALLIED: "ZF1 ZW1 ZE1 ZI1",
        },
    )


def in_need() -> Game:
    return laid(
        "LD1 NM1 GS1 GM2 AM2 OS3",
        {HAND: "OS1 GK1 AM1 LM1 GM3", ROW: "OS2", RALLIED: "ZA1 ZY1 ZR1"},
    )


def naming(kind: type[Command[Any]], name: str) -> Idea:
    """Returns whether such an answer names this card."""
    return lambda act, view: (
        isinstance(act, kind) and name in [getattr(v, "id", "") for v in vars(act).values()]
    )


def nightmare_last(act: Act, view: View) -> bool:
    """Returns whether the Nightmare comes as the last of the cards that were seen."""
    last = act.order[-1] if isinstance(act, LayByLamp) else None
    return last is not None and last.id == "NM1"


def garden_sun_lowest(act: Act, view: View) -> bool:
    return isinstance(act, LowerCatch) and act.order[-1].id == "GS1"


FIRST_THE_DENIZEN = msgid("That can wait: first let the Denizen help.")

NINTH_DOOR = Part(
    "ninth door",
    msgid("The ninth Door"),
    before_the_door,
    [
        Step(
            [
                msgid("A ninth Door is needed now: the Door to the Oniverse."),
                msgid("It is of every place, and has a slot of its own."),
            ],
            goes_on,
            otherwise=msgid("First look where the Doors lie."),
            shows=("zone.doors.0",),
        ),
        Step(
            [msgid("Play the Aquarium Sun, and see what comes up.")],
            plays("AS1"),
            [
                Wrong(answers(Play), msgid("Any card may begin a row: take the Aquarium Sun.")),
                Wrong(answers(Discard), msgid("Keep your cards: play the Aquarium Sun.")),
            ],
            otherwise=msgid("That can wait."),
            shows=("AS1",),
        ),
        Step(
            [
                msgid("Here it is: any Key opens it, and any trio may find it."),
                msgid("Open it with the Garden Key."),
            ],
            opens("GK1"),
            [Wrong(answers(LetGo), msgid("It would wait in Limbo, and your Key fits."))],
            otherwise=msgid("That can wait."),
            shows=("GK1",),
        ),
    ],
)

A_DENIZEN = Part(
    "denizen",
    msgid("A Denizen"),
    before_a_denizen,
    [
        Step(
            [
                msgid("Eight of sixteen Denizens hide in the deck, and nobody knows which."),
                msgid("Play the Library Sun."),
            ],
            plays("LS1"),
            [
                SAME_SYMBOL,
                Wrong(answers(Play), msgid("That fits, too, but play the Library Sun.")),
            ],
            otherwise=msgid("Discard nothing yet."),
            shows=("LS1",),
        ),
        Step(
            [
                msgid("The Lamplighter has come: one card of your hand rallies it."),
                msgid("Give the Library Moon."),
            ],
            naming(Rally, "LM1"),
            [
                Wrong(answers(Rally), msgid("You need that card more: give the Library Moon.")),
                Wrong(answers(TurnAway), msgid("Then it would be discarded, and help nobody.")),
            ],
            otherwise=msgid("That can wait."),
            shows=("LM1",),
        ),
        Step(
            [
                msgid("It helps once, before you play or discard."),
                msgid("Lay the Lamplighter on the deck."),
            ],
            answers(Kindle),
            otherwise=FIRST_THE_DENIZEN,
            shows=("ZL1", DECK_ZONE),
        ),
        Step(
            [
                msgid("You alone see the next five cards: put them in order."),
                msgid("Lay the Nightmare last."),
            ],
            nightmare_last,
            otherwise=msgid("The Nightmare goes last: there it comes as late as it can."),
            shows=("NM1",),
        ),
    ],
    goes_on=False,
)

BEFORE_YOU_PLAY = Part(
    "before the action",
    msgid("Help before you play"),
    among_denizens,
    [
        Step(
            [
                msgid("Four Denizens stand by you: any number of them may help in a turn."),
                msgid("The Fisher catches Nightmares: lay it on the deck."),
            ],
            answers(CastNet),
            otherwise=FIRST_THE_DENIZEN,
            shows=("ZF1", DECK_ZONE),
        ),
        Step(
            [
                msgid("The others go under the deck, in any order."),
                msgid("Lay the Garden Sun last: you miss it least."),
            ],
            garden_sun_lowest,
            otherwise=msgid("The Garden Sun goes last, at the very bottom of the deck."),
            shows=("GS1",),
        ),
        Step(
            [
                msgid("The Aquarium Moon parts your two cards of the Observatory from a third."),
                msgid("Lay the Sweeper on the row."),
            ],
            answers(Sweep),
            otherwise=FIRST_THE_DENIZEN,
            shows=("ZW1", OWN_ROW),
        ),
        Step(
            [
                msgid("The Pedlar exchanges a card for one of the discard pile."),
                msgid("Lay the Library Moon on the Pedlar."),
            ],
            naming(Trade, "LM2"),
            [Wrong(answers(Trade), msgid("Give the Library Moon: you need that one more."))],
            otherwise=FIRST_THE_DENIZEN,
            shows=("LM2", "ZE1"),
        ),
        Step(
            [msgid("Take the Observatory Key: it makes your trio whole.")],
            naming(TakeGoods, "OK1"),
            otherwise=msgid("The Observatory Key helps more."),
        ),
        Step(
            [
                msgid("The Magpie keeps a card that no Nightmare takes with the hand."),
                msgid("Lay the Garden Key on the Magpie."),
            ],
            naming(Entrust, "GK1"),
            [Wrong(answers(Entrust), msgid("Keys are what a Nightmare likes: give that one."))],
            otherwise=FIRST_THE_DENIZEN,
            shows=("GK1", "ZI1"),
        ),
        Step(
            [
                msgid("Later it is played or discarded from there, as if it were in the hand."),
                msgid("Now play the Observatory Key."),
            ],
            plays("OK1"),
            [SAME_SYMBOL, Wrong(answers(Play), msgid("Your trio lacks the Observatory Key."))],
            otherwise=msgid("That can wait."),
            shows=("OK1",),
        ),
        Step(
            [
                msgid("Any trio may find the Door to the Oniverse."),
                msgid("Tonight search for the Observatory Door."),
            ],
            answers(Search),
            [Wrong(answers(Decline), msgid("Then the trio would have been for nothing."))],
            otherwise=msgid("That would do, too, but search for the Observatory Door."),
        ),
    ],
    goes_on=False,
)

IN_NEED = Part(
    "in need",
    msgid("Help in need"),
    in_need,
    [
        Step(
            [
                msgid("The Mason lets the same symbol follow: that is your play."),
                msgid("Lay the Observatory Sun on the row, though a Sun lies there."),
            ],
            naming(PlayAlike, "OS1"),
            [Wrong(answers(Play), msgid("That fits without the Mason: lay the Observatory Sun."))],
            otherwise=msgid("Lay the Observatory Sun on the row."),
            shows=("OS1", OWN_ROW),
        ),
        Step(
            [
                msgid("A Library Door, and your Key is one of the Garden."),
                msgid("The Dyer has any Key fit: open the Door with it."),
            ],
            answers(OpenDyed),
            [Wrong(answers(LetGo), msgid("The Dyer can open it now: use the Garden Key."))],
            otherwise=msgid("That can wait."),
            shows=("GK1",),
        ),
        Step(
            [
                msgid("The Ferryman takes a Nightmare to Limbo, and nothing is paid."),
                msgid("Lay the Ferryman on the Nightmare."),
            ],
            answers(Ferry),
            [
                Wrong(
                    answers(PayKey, LoseHand, RevealFive),
                    msgid("That would cost you something: the Ferryman costs nothing."),
                )
            ],
            otherwise=msgid("That would cost you something: the Ferryman costs nothing."),
            shows=("ZR1",),
        ),
    ],
    goes_on=False,
)

THE_ONIVERSE = Lesson(
    "oniverse",
    msgid("Oniverse"),
    msgid("Three minutes with a ninth Door and eight helpers, for one who knows the game."),
    seats=1,
    parts=[NINTH_DOOR, A_DENIZEN, BEFORE_YOU_PLAY, IN_NEED],
    farewell=[
        msgid("You have met all eight Denizens, and the Door that they come through."),
        msgid("Now a real game with them."),
    ],
)
