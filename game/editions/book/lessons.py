"""What teaches the Book of Steps: the order of the Doors, and a spell with its price."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from game.editions.arranged import before_return, cards_of, game_after, rest_of
from game.editions.base.box import BASE
from game.editions.base.door import Claim, LetGo
from game.editions.base.explore import Play
from game.editions.base.lessons.ideas import answers, goes_on, opens, plays
from game.editions.base.lessons.likely_mistakes import KEYS, NO_DISCARD, SAME_SYMBOL
from game.editions.base.nightmare import LoseDoor, LoseHand, PayKey, RevealFive
from game.editions.book.box import extend
from game.editions.book.effects import Raise
from game.editions.book.spells import Cast, DrawOn, Spend
from game.learning.lesson import Act, Idea, Lesson, Part, Step, Wrong
from game.rules.game import Game
from game.rules.view import View
from game.words import msgid

RULES = replace(extend(BASE), edition="book")
SEED = "book 31"
"""With this one the first Goal is of the Observatory and the second of the Aquarium."""
HAND = cards_of(RULES, "OK1 AK1 GK1 OS1 LM1")
NOT_DUE = cards_of(RULES, "GD1 LS1")
"""A Door that is not due, and what is drawn in its place."""
AFTERWARDS = cards_of(RULES, "OD1 GS1 AM1 NM1") + cards_of(RULES, "OM1 AS1 GM1 LS2 OS2")
"""What is drawn until the Nightmare, and what that has turned up."""
LAST = cards_of(RULES, "AS2 OM2 LS3")
LOWEST = cards_of(RULES, "AS3 AD1 GS2 LM2")
"""The bottom of the deck; the Door that was not due comes to lie among them."""
GOALS, PILE = "zone.goals", "zone.discard"


def dealt() -> Game:
    """The night as it begins. What Limbo gives back has the deck shuffled: how, is known."""
    door = NOT_DUE[0]
    middle = rest_of(RULES, HAND + NOT_DUE + AFTERWARDS + LAST + LOWEST)
    last = before_return(AFTERWARDS + LAST + middle + LOWEST, door, number=2, seed=SEED)
    return Game.start(RULES, seed=SEED, deck=(*HAND, *NOT_DUE, *last))


def casts(act: Act, view: View) -> bool:
    """A Paradoxical Prophecy."""
    return isinstance(act, Cast) and act.spell == "prophecy"


def raises(name: str) -> Idea:
    """This card of the bottom comes up."""
    return lambda act, view: isinstance(act, Raise) and act.card is not None and act.card.id == name


def pays() -> Step:
    """One card of a price. At the table all of them are chosen before the spell is cast."""
    return Step(
        [msgid("Pay with cards of the discard pile: they leave the game for good.")],
        answers(Spend),
        otherwise=msgid("First pay for the spell with cards of the discard pile."),
        shows=(PILE,),
    )


ORDER_OF_THE_DOORS = Part(
    "order of goals",
    msgid("The order of the Doors"),
    dealt,
    [
        Step(
            [
                msgid("Eight Goals lie in a row: in this order the Doors have to open."),
                msgid("The leftmost that is face up is due: first comes the Observatory."),
            ],
            goes_on,
            otherwise=msgid("First look at the row of Goals."),
            shows=(GOALS,),
        ),
        Step(
            [msgid("Play the Observatory Sun, and see what is drawn.")],
            plays("OS1"),
            [
                *KEYS,
                Wrong(answers(Play), msgid("Any card may begin a row: take the Observatory Sun.")),
                NO_DISCARD,
            ],
            otherwise=msgid("That can wait."),
            shows=("OS1",),
        ),
        Step(
            [
                msgid("A Garden Door, and you hold its Key: but it is not due."),
                msgid("Let it go to Limbo, and keep the Key."),
            ],
            answers(LetGo),
            [
                Wrong(
                    opens("GK1"),
                    msgid("The Key would be spent, and the Door would go to Limbo all the same."),
                ),
                Wrong(answers(Claim), msgid("Only a Key of its place could open it.")),
            ],
            otherwise=msgid("That can wait."),
            shows=("GD1", GOALS),
        ),
        Step(
            [
                msgid("It is in the deck again, and will come back when it is due."),
                msgid("Play the Library Moon."),
            ],
            plays("LM1"),
            [*KEYS, SAME_SYMBOL],
            otherwise=msgid("Discard nothing yet: play the Library Moon."),
            shows=("LM1",),
        ),
        Step(
            [
                msgid("This Door is due."),
                msgid("Open it with the Observatory Key: its Goal is met."),
            ],
            opens("OK1"),
            [
                Wrong(answers(Claim), msgid("Only a Key opens a Door: take the Observatory Key.")),
                Wrong(answers(LetGo), msgid("It is due, and you hold its Key: open it.")),
            ],
            otherwise=msgid("That can wait."),
            shows=("OK1", "OD1", GOALS),
        ),
    ],
)

A_SPELL = Part(
    "spell",
    msgid("A spell and its price"),
    partial(game_after, dealt, ORDER_OF_THE_DOORS),
    [
        Step(
            [
                msgid("That Goal is face down: now the Aquarium is due."),
                msgid("Play the Library Sun."),
            ],
            plays("LS1"),
            [*KEYS, SAME_SYMBOL, Wrong(answers(Play), msgid("Play the Sun of the Library."))],
            otherwise=msgid("Discard nothing yet: play the Library Sun."),
            shows=("LS1", GOALS),
        ),
        Step(
            [
                msgid("A Nightmare: pay too much this once, as lost cards can pay for a spell."),
                msgid("Let it take five cards of the deck."),
            ],
            answers(RevealFive),
            [
                Wrong(answers(PayKey), msgid("Keep both Keys: their Doors are still to come.")),
                Wrong(answers(LoseDoor), msgid("Then its Goal would be face up and due again.")),
                Wrong(answers(LoseHand), msgid("Then both Keys would be lost.")),
            ],
            otherwise=msgid("That can wait."),
            shows=("zone.deck",),
            mistake=True,
        ),
        Step(
            [
                msgid("It is wiser to save ten cards for a Nightmare, but see what a spell does."),
                msgid("Cast the Paradoxical Prophecy, and pay with five discarded cards."),
            ],
            casts,
            [Wrong(answers(DrawOn), msgid("First see what the spell can do: cast it."))],
            otherwise=msgid("Cast the Paradoxical Prophecy this time."),
            shows=("ribbon.prophecy", PILE),
            mistake=True,
        ),
        *(pays() for _ in range(5)),
        Step(
            [
                msgid("These cards lie at the bottom of the deck: one of them comes on top."),
                msgid("Bring up the Aquarium Door: number 1 comes next."),
            ],
            raises("AD1"),
            [Wrong(raises("GD1"), msgid("The Garden is not due yet: bring up the other Door."))],
            otherwise=msgid("The Aquarium Door is due, and you hold its Key: bring it up."),
            shows=("AD1",),
        ),
        Step(
            [msgid("It is due: open it with the Aquarium Key.")],
            opens("AK1"),
            [
                Wrong(answers(Claim), msgid("Only a Key opens a Door: take the Aquarium Key.")),
                Wrong(answers(LetGo), msgid("It is due, and you hold its Key: open it.")),
            ],
            otherwise=msgid("That can wait."),
            shows=("AK1", "AD1"),
        ),
        Step(
            [
                msgid("Under the spells a button holds the game before each draw: there you cast."),
                msgid("In this lesson it is always held."),
            ],
            goes_on,
            otherwise=msgid("First look at the button under the spells."),
        ),
        Step(
            [
                msgid("A Door that you give to a Nightmare turns its Goal face up again."),
                msgid("It is due before all others that lie to the right of it."),
            ],
            goes_on,
            otherwise=msgid("First look at the two Goals that are met."),
            shows=(GOALS,),
        ),
        Step(
            [
                msgid("Of the other spells, one exchanges two Goals, for seven cards."),
                msgid("For ten cards the last one sends a Nightmare away as it comes."),
            ],
            goes_on,
            otherwise=msgid("First look at the spells."),
            shows=(GOALS,),
        ),
    ],
)

THE_BOOK_OF_STEPS = Lesson(
    "book of steps",
    msgid("Book of Steps"),
    msgid("Two minutes of Goals and spells, for one who knows the game."),
    seats=1,
    parts=[ORDER_OF_THE_DOORS, A_SPELL],
    farewell=[
        msgid("Two Goals are met, and you know how the Book is read."),
        msgid("Now a real game with it."),
    ],
)
