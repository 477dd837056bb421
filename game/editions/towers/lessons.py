"""The lesson on the Towers: an Alignment, the look from a Tower, and what a Nightmare asks for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from game.editions.arranged import before_return, cards_of, game_after, rest_of
from game.editions.base.box import BASE
from game.editions.base.door import LetGo
from game.editions.base.explore import Play
from game.editions.base.lessons.ideas import answers, discards, goes_on, opens
from game.editions.base.nightmare import LoseDoor, LoseHand, PayKey, RevealFive
from game.editions.towers.alignment import TOWER, Build, End
from game.editions.towers.box import extend, extend_harder
from game.editions.towers.lookout import Arrange
from game.editions.towers.ruin import FalseDestruction, GiveTower
from game.learning.lesson import Act, Idea, Lesson, Part, Step, Wrong
from game.rules.game import Game
from game.rules.view import View
from game.words import msgid

RULES = replace(extend(BASE), edition="towers")
SEED = "towers"
HAND = cards_of(RULES, "GT4 OT3 LK1 OS1 AT4")
DRAWN = cards_of(RULES, "LT4 OT5 NM1 GD1 GK1 GS1 AM1 LM1")
"""Cards drawn until the Nightmare waits in Limbo; a Tower brings three of them into an order."""
AFTERWARDS = cards_of(RULES, "OM1 GM1 AS1")

HARDER_RULES = replace(extend_harder(BASE), edition="towers-2")
BUILDING: Sequence[tuple[str, End]] = (("GT4", "left"), ("LT4", "right"), ("OT5", "right"))
BUILT = cards_of(HARDER_RULES, "GT4 LT4 OT5 AT4 LK1")
SPARE = cards_of(HARDER_RULES, "AT5 OS1 LM1 NM1 GS1 AM1")
"""The first hand, of which three Towers are built, and the cards drawn meanwhile and after that."""
ALIGNMENT, PILE = "zone.alignment", "zone.discard"


def dealt() -> Game:
    """Returns the night as it begins. What Limbo gives back has the deck shuffled in a known
    way."""
    nightmare = RULES.cards["NM1"]
    others = rest_of(RULES, HAND + DRAWN + AFTERWARDS)
    last = before_return(AFTERWARDS + others, nightmare, number=2, seed=SEED)
    return Game.start(RULES, seed=SEED, deck=(*HAND, *DRAWN, *last))


def dealt_harder() -> Game:
    """Returns a night by the harder rules, in which three Towers stand and a Nightmare comes
    next."""
    rest = rest_of(HARDER_RULES, BUILT + SPARE)
    game = Game.start(HARDER_RULES, seed=SEED, deck=BUILT + SPARE + rest)
    for tower, end in BUILDING:
        game.submit(Build(HARDER_RULES.cards[tower], end))
    return game


def gives(name: str) -> Idea:
    return lambda act, view: isinstance(act, GiveTower) and act.tower.id == name


def builds(name: str, end: End) -> Idea:
    return lambda act, view: isinstance(act, Build) and (act.tower.id, act.end) == (name, end)


def builds_other(name: str) -> Idea:
    return lambda act, view: isinstance(act, Build) and act.tower.id != name


def lays_in_row(act: Act, view: View) -> bool:
    """Returns whether a Tower is laid in the row, which the game refuses."""
    return isinstance(act, Play) and act.card.kind == TOWER


def arranges(*names: str) -> Idea:
    """Returns whether the cards seen from the Tower begin with these, in this order."""
    return lambda act, view: (
        isinstance(act, Arrange)
        and tuple(card.id if card else "" for card in act.order[: len(names)]) == names
    )


NOT_IN_THE_ROW = Wrong(lays_in_row, msgid("A Tower never lies in the row: build it beside others."))
ROW_CAN_WAIT = Wrong(answers(Play), msgid("That can be played too, but tonight Towers come first."))
LATER = msgid("A discarded Tower shows what comes: that is the next thing to try.")
KEEP = msgid("Discard nothing yet: first build.")

AN_ALIGNMENT = Part(
    "alignment",
    msgid("An Alignment"),
    dealt,
    [
        Step(
            [
                msgid("Towers fill your hand, but they never lie in the row."),
                msgid("Build the Garden Tower: lay it in the Alignment."),
            ],
            builds("GT4", "left"),
            [
                NOT_IN_THE_ROW,
                Wrong(
                    answers(Build), msgid("Any Tower may be the first: take that of the Garden.")
                ),
                ROW_CAN_WAIT,
                Wrong(discards("OT3", "AT4"), LATER),
            ],
            otherwise=KEEP,
            shows=("GT4", ALIGNMENT),
        ),
        Step(
            [
                msgid("A Tower is built at either end; sides that touch share no symbol."),
                msgid("Build the Library Tower at the right: its Moon may touch the Sun there."),
            ],
            builds("LT4", "right"),
            [
                NOT_IN_THE_ROW,
                Wrong(
                    builds("LT4", "left"),
                    msgid("At the left two Suns would touch: build it at the right end."),
                ),
                Wrong(builds_other("LT4"), msgid("That one comes later: build the Library Tower.")),
                ROW_CAN_WAIT,
            ],
            otherwise=KEEP,
            shows=("LT4", ALIGNMENT),
        ),
    ],
    pictured=("AT4", "GT4", "LT4"),
)

A_LOOK = Part(
    "lookout",
    msgid("The look from a Tower"),
    partial(game_after, dealt, AN_ALIGNMENT),
    [
        Step(
            [
                msgid("A discarded Tower shows as many cards of the deck as it has storeys."),
                msgid("Discard the Observatory Tower with 3 storeys."),
            ],
            discards("OT3"),
            [
                NOT_IN_THE_ROW,
                Wrong(answers(Build), msgid("Build later: this time it is about what comes.")),
                ROW_CAN_WAIT,
                Wrong(discards("AT4", "OT5"), msgid("Keep that one: it is still to be built.")),
            ],
            otherwise=msgid("Only a discarded Tower shows what comes."),
            shows=("OT3", PILE),
        ),
        Step(
            [
                msgid("All of them go back on top, in the order that you choose."),
                msgid("Lay the Key first, then the Door that it opens."),
            ],
            arranges("GK1", "GD1"),
            [
                Wrong(arranges("NM1"), msgid("Then the Nightmare would come at once.")),
                Wrong(arranges("GD1"), msgid("Then the Door would come before its Key.")),
            ],
            otherwise=msgid("The Door should come right after the Key: number 2."),
            shows=("GK1", "GD1"),
        ),
    ],
)

A_RUIN = Part(
    "ruin",
    msgid("A Nightmare and the Towers"),
    partial(game_after, dealt, AN_ALIGNMENT, A_LOOK),
    [
        Step(
            [
                msgid("The Key has come, and the Door comes next."),
                msgid("Build the Aquarium Tower at the left end."),
            ],
            builds("AT4", "left"),
            [
                NOT_IN_THE_ROW,
                Wrong(
                    builds("AT4", "right"), msgid("It fits there too, but build it at the left.")
                ),
                Wrong(builds_other("AT4"), msgid("That one comes later: the Aquarium is first.")),
                ROW_CAN_WAIT,
            ],
            otherwise=KEEP,
            shows=("AT4", ALIGNMENT),
        ),
        Step(
            [msgid("Here is the Door, just as you saw it: open it with the Garden Key.")],
            opens("GK1"),
            [
                Wrong(opens("LK1"), msgid("Only the Garden Key opens a Garden Door.")),
                Wrong(answers(LetGo), msgid("You have its Key: open it.")),
            ],
            otherwise=msgid("That can wait."),
            shows=("GK1", "GD1"),
        ),
        Step(
            [
                msgid("And here is the Nightmare: it wants its price, as always."),
                msgid("Lay the Library Key on it."),
            ],
            answers(PayKey),
            [
                Wrong(answers(LoseDoor), msgid("Keep the Door: a Key is the smaller price.")),
                Wrong(answers(LoseHand), msgid("Then the last Tower would be lost with the hand.")),
                Wrong(answers(RevealFive), msgid("A Key costs less: you have no Door for it now.")),
            ],
            otherwise=msgid("That can wait."),
            shows=("LK1",),
        ),
        Step(
            [
                msgid("Then it wants a Tower, or returns by way of Limbo: a False Destruction."),
                msgid("Let it go to Limbo: all three Towers stand."),
            ],
            answers(FalseDestruction),
            [Wrong(answers(GiveTower), msgid("You need four Towers: this time keep all of them."))],
            otherwise=msgid("That can wait."),
            shows=(ALIGNMENT, "zone.limbo"),
        ),
    ],
    pictured=("AT4", "GT4", "LK1", "NM1"),
)

FOUR_TOWERS = Part(
    "four towers",
    msgid("Four side by side"),
    partial(game_after, dealt, AN_ALIGNMENT, A_LOOK, A_RUIN),
    [
        Step(
            [
                msgid("The Nightmare is in the deck again, and one place is missing."),
                msgid("Build the Observatory Tower at the right end."),
            ],
            builds("OT5", "right"),
            [
                NOT_IN_THE_ROW,
                ROW_CAN_WAIT,
                Wrong(discards("OT5"), msgid("It is the fourth Tower: build it.")),
            ],
            otherwise=KEEP,
            shows=("OT5", ALIGNMENT),
        ),
        Step(
            [
                msgid("Four Towers of four places: with the eight Doors that wins the game."),
                msgid("They protect each other now: no Nightmare asks for a Tower any more."),
            ],
            goes_on,
            otherwise=msgid("First look at the four Towers."),
            shows=(ALIGNMENT,),
        ),
    ],
)

HARDER = Part(
    "harder ruin",
    msgid("Where nothing protects them"),
    dealt_harder,
    [
        Step(
            [
                msgid("Another night, by the harder rules: nothing protects four Towers."),
                msgid("Build the Aquarium Tower with 4 storeys at the left end."),
            ],
            builds("AT4", "left"),
            [
                NOT_IN_THE_ROW,
                Wrong(
                    builds_other("AT4"), msgid("It fits there too, but take that with 4 storeys.")
                ),
                ROW_CAN_WAIT,
            ],
            otherwise=KEEP,
            shows=("AT4", ALIGNMENT),
        ),
        Step(
            [
                msgid("And here is the Nightmare: it wants its price, as always."),
                msgid("Lay the Library Key on it."),
            ],
            answers(PayKey),
            [
                Wrong(answers(LoseHand), msgid("Then your spare Tower would be lost, too.")),
                Wrong(answers(RevealFive), msgid("A Key costs less: you have no Door for it now.")),
            ],
            otherwise=msgid("That can wait."),
            shows=("LK1",),
        ),
        Step(
            [
                msgid("It wants a Tower all the same."),
                msgid("Give it the Aquarium Tower: you hold another one."),
            ],
            gives("AT4"),
            [
                Wrong(answers(GiveTower), msgid("Of that place you hold no other Tower.")),
                Wrong(
                    answers(FalseDestruction),
                    msgid("Then it would come again, and a spare Tower is at hand: give one."),
                ),
            ],
            otherwise=msgid("That can wait."),
            shows=("AT4",),
        ),
        Step(
            [
                msgid("Three Towers are left, and your spare one fits beside them."),
                msgid("Build it at the left end."),
            ],
            builds("AT5", "left"),
            [
                NOT_IN_THE_ROW,
                Wrong(
                    builds("AT5", "right"),
                    msgid("At the right two Moons would touch: build it at the left end."),
                ),
                ROW_CAN_WAIT,
                Wrong(discards("AT5"), msgid("It is the fourth Tower again: build it.")),
            ],
            otherwise=KEEP,
            shows=("AT5", ALIGNMENT),
        ),
        Step(
            [
                msgid("In the harder game every Nightmare asks for a Tower: keep spare ones."),
                msgid("And build the fourth when few Nightmares are left."),
            ],
            goes_on,
            otherwise=msgid("First look at the four Towers once more."),
            shows=(ALIGNMENT,),
        ),
    ],
    goes_on=False,
)

THE_TOWERS = Lesson(
    "towers",
    msgid("Towers"),
    msgid("Three minutes of building, for one who knows the game."),
    seats=1,
    parts=[AN_ALIGNMENT, A_LOOK, A_RUIN, FOUR_TOWERS, HARDER],
    farewell=[
        msgid("Your Alignment stands: you know the Towers."),
        msgid("Now a real game with them."),
    ],
)
