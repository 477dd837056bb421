"""The lesson on the Book of Steps: the order of the Doors, and the three spells with their
price."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.editions.arranged import before_return, cards_of, rest_of
from game.editions.base.box import BASE
from game.editions.base.cards import KEY
from game.editions.base.door import Claim, LetGo, OpenDoor
from game.editions.base.explore import Discard, Play
from game.editions.base.lessons.ideas import (
    KEYS,
    NO_DISCARD,
    SAME_SYMBOL,
    answers,
    goes_on,
    opens,
    plays,
    takes_back,
)
from game.editions.base.nightmare import LoseDoor, LoseHand, RevealFive
from game.editions.book.box import extend
from game.editions.book.effects import Exchange, Raise
from game.editions.book.spells import Cast, DrawOn, PauseForSpells, Spell, Spend
from game.learning.lesson import Idea, Lesson, Part, Step, Wrong
from game.rules.game import Game
from game.rules.steps import Command
from game.words import msgid

RULES = replace(extend(BASE), edition="book")
SEED = "book 31"
"""Seed by which the Goals are of the Observatory, the Aquarium, the Garden, the Observatory, and
then of the four others."""
HAND = cards_of(RULES, "OK1 AK1 GK1 OS1 LM1")
NOT_DUE = cards_of(RULES, "GD1 LS1")
"""A Door that is not due, and the card drawn in its place."""
AFTERWARDS = cards_of(RULES, "OD1 GS1 AM1")

LATE_HAND = cards_of(RULES, "OK1 AK1 OK2 GK1 LS1")
OPENED = cards_of(RULES, "OD1 LS2 OM1 AD1 AS1 GM1 LM2 GS1 LM1")
"""Cards drawn until two Doors are open, each after its Key, and four cards lie in the row."""
IN_THE_ROW, KEPT = cards_of(RULES, "OM1 AS1 LM2 GS1"), cards_of(RULES, "GM1 LM1 AM1")
THROWN = cards_of(RULES, "OS1 AS2 GS2 OS2 LS3 AS3 OS3 GS3 AS4 OS4 LS4 AS5 GS4 OS5 AS6 OS6 OM2")
"""Cards drawn then and discarded: the pile can pay for each spell once."""
TO_COME = cards_of(RULES, "AM1 OD2 NM1 LS5 GS5 AM2")
LOWEST = cards_of(RULES, "AS7 GD1 OS7 LD1 GS6")
"""Cards drawn when all that is done, and the bottom of the deck."""
GOALS, PILE = "zone.goals", "zone.discard"


def dealt() -> Game:
    """Returns the night as it begins. What Limbo gives back has the deck shuffled in a known
    way."""
    door = NOT_DUE[0]
    rest = rest_of(RULES, HAND + NOT_DUE + AFTERWARDS)
    last = before_return(AFTERWARDS + rest, door, number=2, seed=SEED)
    return Game.start(RULES, seed=SEED, deck=(*HAND, *NOT_DUE, *last))


def late_at_night() -> Game:
    """Returns a game in which two Doors are open, and the discard pile can pay for the three
    spells."""
    known = LATE_HAND + OPENED + THROWN + TO_COME
    deck = known + rest_of(RULES, known + LOWEST) + LOWEST
    game = Game.start(RULES, seed=SEED, deck=deck)
    while not {*THROWN} <= {*game.state.discard} or game.state.hole is not None:
        game.submit(asleep(game))
    return game


def asleep(game: Game) -> Command[Any]:
    """Returns the answer while nobody looks: Doors are opened, and nearly all else is discarded."""
    if isinstance(game.pending, PauseForSpells):
        return DrawOn()
    if isinstance(game.pending, OpenDoor):
        return next(answer for answer in game.legal() if isinstance(answer, Claim))
    for answer in game.legal():
        if isinstance(answer, Play) and answer.card in IN_THE_ROW:
            return answer
    keys = {card for card in game.state.hand(0) if card.kind == KEY}
    return Discard(next(card for card in game.state.hand(0) if card not in {*KEPT, *keys}))


def casts(spell: Spell) -> Idea:
    return lambda act, view: isinstance(act, Cast) and act.spell == spell


def raises(name: str) -> Idea:
    return lambda act, view: isinstance(act, Raise) and act.card is not None and act.card.id == name


def exchanges(*names: str) -> Idea:
    return lambda act, view: isinstance(act, Exchange) and {act.first.id, act.second.id} == {*names}


def pays() -> Step:
    """Returns the step for one card of a price. At the table all of them are chosen before the
    spell is cast."""
    return Step(
        [msgid("Pay with cards of the discard pile: they leave the game for good.")],
        answers(Spend),
        otherwise=msgid("First pay for the spell with cards of the discard pile."),
        shows=(PILE,),
    )


OTHER_SPELL = Wrong(answers(Cast), msgid("That spell has its turn, too: take the other one now."))
SAVE = Wrong(answers(Cast), msgid("Save the discarded cards for now: draw."))

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

THREE_SPELLS = Part(
    "spell",
    msgid("Three spells"),
    late_at_night,
    [
        Step(
            [
                msgid("Later this night two Doors are open, and the discard pile is high."),
                msgid("Its cards pay for the three spells on the page of the Book."),
            ],
            goes_on,
            otherwise=msgid("First look at the spells and at the discard pile."),
            shows=(GOALS, PILE),
        ),
        Step(
            [msgid("The Garden is due: play the Garden Moon.")],
            plays("GM1"),
            [
                *KEYS,
                Wrong(answers(Play), msgid("That fits too, but play the Garden Moon.")),
                NO_DISCARD,
            ],
            otherwise=msgid("That can wait: play the Garden Moon."),
            shows=("GM1", GOALS),
        ),
        Step(
            [
                msgid("Before each draw the game is held, so that you can cast a spell."),
                msgid("Cast none yet: draw the next card."),
            ],
            answers(DrawOn),
            [SAVE],
            otherwise=msgid("That can wait: draw the next card."),
            shows=("button.draw_on",),
        ),
        Step(
            [
                msgid("An Observatory Door, and you hold its Key; but the Garden is due."),
                msgid("Cast Parallel Planning, and pay with seven discarded cards."),
            ],
            casts("planning"),
            [
                OTHER_SPELL,
                Wrong(
                    opens("OK2"),
                    msgid("The Key would be spent, and the Door would go to Limbo all the same."),
                ),
                Wrong(answers(Claim), msgid("Only a Key of its place could open it.")),
                Wrong(answers(LetGo), msgid("This time a spell can make it due: cast it.")),
            ],
            otherwise=msgid("First cast Parallel Planning."),
            shows=("ribbon.planning", PILE),
        ),
        *(pays() for _ in range(7)),
        Step(
            [
                msgid("Two Goals change places: let the Observatory be due."),
                msgid("Lay the first Garden Goal on the Observatory Goal at its right."),
            ],
            exchanges("GP2", "OP2"),
            otherwise=msgid("The first Goal that is face up should be of the Observatory."),
            shows=("GP2", "OP2"),
        ),
        Step(
            [msgid("Now this Door is due."), msgid("Open it with the Observatory Key.")],
            opens("OK2"),
            [
                Wrong(answers(Claim), msgid("Only a Key opens a Door: take the Observatory Key.")),
                Wrong(answers(LetGo), msgid("It is due, and you hold its Key: open it.")),
            ],
            otherwise=msgid("That can wait."),
            shows=("OK2", "OD2"),
        ),
        Step(
            [
                msgid("You can spare five cards, and save ten for a Nightmare."),
                msgid("Cast the Paradoxical Prophecy: it looks for the Garden Door."),
            ],
            casts("prophecy"),
            [
                OTHER_SPELL,
                Wrong(answers(DrawOn), msgid("First see what the spell can do: cast it.")),
            ],
            otherwise=msgid("First cast the Paradoxical Prophecy."),
            shows=("ribbon.prophecy", PILE),
        ),
        *(pays() for _ in range(5)),
        Step(
            [
                msgid("These cards lie at the bottom of the deck: one of them comes on top."),
                msgid("Bring up the Garden Door: number 1 comes next."),
            ],
            raises("GD1"),
            [Wrong(raises("LD1"), msgid("The Library is not due yet: bring up the other Door."))],
            otherwise=msgid("The Garden Door is due, and you hold its Key: bring it up."),
            shows=("GD1",),
        ),
        Step(
            [msgid("It lies on top of the deck: draw it.")],
            answers(DrawOn),
            [SAVE],
            otherwise=msgid("That can wait: draw the next card."),
            shows=("button.draw_on",),
        ),
        Step(
            [msgid("It is due: open it with the Garden Key.")],
            opens("GK1"),
            [
                Wrong(answers(Claim), msgid("Only a Key opens a Door: take the Garden Key.")),
                Wrong(answers(LetGo), msgid("It is due, and you hold its Key: open it.")),
            ],
            otherwise=msgid("That can wait."),
            shows=("GK1", "GD1"),
        ),
        Step(
            [msgid("Four Goals are met: draw the next card.")],
            answers(DrawOn),
            [SAVE],
            otherwise=msgid("That can wait: draw the next card."),
            shows=("button.draw_on", GOALS),
        ),
        Step(
            [
                msgid("A mistake for once, to see what becomes of a lost Door."),
                msgid("Pay this Nightmare with one of your Doors."),
            ],
            answers(LoseDoor),
            [
                Wrong(
                    casts("punishment"),
                    msgid("That is wise, and it comes next: this time give a Door."),
                ),
                Wrong(
                    answers(RevealFive, LoseHand), msgid("Not that price: this time give a Door.")
                ),
            ],
            otherwise=msgid("That can wait: this time give a Door."),
            shows=("OD1", "OD2", "AD1", "GD1"),
            mistake=True,
        ),
        Step(
            [
                msgid("Its Goal is face up, and due before all that lie to its right."),
                msgid("That was a mistake: take it back with Undo."),
            ],
            takes_back,
            otherwise=msgid("First take the mistake back."),
            shows=(GOALS, "button.undo"),
        ),
        Step(
            [
                msgid("Ten discarded cards send a Nightmare away as it comes."),
                msgid("Cast Powerful Punishment, and pay with them."),
            ],
            casts("punishment"),
            [
                OTHER_SPELL,
                Wrong(
                    answers(LoseDoor, RevealFive, LoseHand),
                    msgid("This time it need not take anything: cast the spell."),
                ),
            ],
            otherwise=msgid("First cast Powerful Punishment."),
            shows=("ribbon.punishment", PILE),
        ),
        *(pays() for _ in range(10)),
        Step(
            [
                msgid("The Nightmare is gone, and has taken nothing."),
                msgid("In your games the button under the spells holds each draw for you."),
            ],
            goes_on,
            otherwise=msgid("First look at the button under the spells."),
            shows=("ribbon.hold",),
        ),
    ],
    goes_on=False,
)

THE_BOOK_OF_STEPS = Lesson(
    "book of steps",
    msgid("Book of Steps"),
    msgid("Three minutes of Goals and spells, for one who knows the game."),
    seats=1,
    parts=[ORDER_OF_THE_DOORS, THREE_SPELLS],
    farewell=[
        msgid("Four Goals are met, and you know the three spells."),
        msgid("Now a real game with the Book."),
    ],
)
