"""The lesson on the dreams: the wishes of a Happy Dream, and a Premonition that comes true."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from game.editions.arranged import cards_of, game_after, rest_of
from game.editions.base.box import BASE
from game.editions.base.cards import NIGHTMARE
from game.editions.base.door import LetGo
from game.editions.base.explore import Play, Search
from game.editions.base.lessons.ideas import (
    NO_DISCARD,
    SAME_SYMBOL,
    TRIO_WASTED,
    answers,
    goes_on,
    opens,
    plays,
)
from game.editions.dreams.box import extend
from game.editions.dreams.effects import LoseKey
from game.editions.dreams.happy_dream import (
    Dispel,
    KeepTheRest,
    PutBack,
    Seek,
    Sift,
    SiftOut,
    Wish,
)
from game.editions.dreams.premonitions import PREMONITIONS
from game.learning.lesson import Act, Idea, Lesson, Part, Step, Wrong
from game.rules.chance import shuffled
from game.rules.game import Game
from game.rules.view import View
from game.words import msgid

RULES = replace(extend(BASE), edition="dreams")
SEED = "dreams 13"
"""The seed with which Echo, Undertow, Brambles and Insomnia lie face up."""
HAND = cards_of(RULES, "AS1 AM1 AS2 OM1 LS1")
FIRST = cards_of(RULES, "HY1 GM1 HY2")
SIFTED = cards_of(RULES, "NM1 OS1 AK1 LS2 NM2 GS1 LM1")
KEPT = 4
"""Number of the sifted cards that lie on the deck when it is searched."""
DOOR = cards_of(RULES, "AD1")
THIRD = cards_of(RULES, "HY3")
LYING = f"zone.{PREMONITIONS}"


def dealt() -> Game:
    """Returns the night as it begins. Once the trio has had the deck shuffled, a Happy Dream lies
    on it, in whatever order the cards before were put back."""
    known = HAND + FIRST + SIFTED + DOOR
    rest = [*rest_of(RULES, known + THIRD)]
    on_top = shuffled(range(KEPT + len(rest) + 1), SEED, 2)[0]
    rest.insert(on_top - KEPT, *THIRD)
    return Game.start(RULES, seed=SEED, deck=(*known, *rest))


def dispels(name: str) -> Idea:
    return lambda act, view: isinstance(act, Dispel) and act.premonition.id == name


def sifts_a_nightmare(act: Act, view: View) -> bool:
    return isinstance(act, SiftOut) and act.card.kind == NIGHTMARE


def key_first(act: Act, view: View) -> bool:
    return isinstance(act, PutBack) and act.order[0] is not None and act.order[0].id == "AK1"


def wishes(name: str) -> Idea:
    return lambda act, view: isinstance(act, Wish) and act.card.id == name


def loses_aquarium_key(act: Act, view: View) -> bool:
    return isinstance(act, LoseKey) and act.key.id in ("AK2", "AK3")


FITS_TOO = Wrong(answers(Play), msgid("That fits too, but stay in the Aquarium."))
NEEDED_KEY = msgid("The Keys of places with shut Doors may still open one: keep them.")

A_PREMONITION = Part(
    "premonitions",
    msgid("Dark Premonitions"),
    dealt,
    [
        Step(
            [
                msgid("Premonitions wait for your Doors: each shows which on top."),
                msgid("Look at the four that lie face up."),
            ],
            goes_on,
            otherwise=msgid("First look at the Premonitions."),
            shows=(LYING,),
        ),
        Step(
            [msgid("Begin your row: play an Aquarium Sun.")],
            plays("AS1", "AS2"),
            [NO_DISCARD, Wrong(answers(Play), msgid("That fits too, but begin in the Aquarium."))],
            otherwise=msgid("That can wait."),
            shows=("AS1",),
        ),
        Step(
            [
                msgid("A Happy Dream grants a wish: the first takes a fear away."),
                msgid("Dispel Echo, which would take a Door."),
            ],
            dispels("PN2"),
            [
                Wrong(answers(Dispel), msgid("Echo is the worst of them: dispel that one.")),
                Wrong(answers(Sift), msgid("You will sift with the next dream: dispel Echo now.")),
                Wrong(answers(Seek), msgid("Without a Key a wish brings little: dispel Echo now.")),
            ],
            otherwise=msgid("That can wait."),
            shows=("PN2",),
        ),
    ],
)

A_SIEVE = Part(
    "sifting",
    msgid("Seven cards"),
    partial(game_after, dealt, A_PREMONITION),
    [
        Step(
            [msgid("Echo has left the game. Go on: play the Aquarium Moon.")],
            plays("AM1"),
            [NO_DISCARD, SAME_SYMBOL, FITS_TOO],
            otherwise=msgid("That can wait."),
            shows=("AM1",),
        ),
        Step(
            [
                msgid("Another Happy Dream, and no Premonition is near."),
                msgid("Choose to sift the next seven cards."),
            ],
            answers(Sift),
            [
                Wrong(answers(Dispel), msgid("The others are far from coming true: look ahead.")),
                Wrong(answers(Seek), msgid("You have no Key yet: look at the next cards.")),
            ],
            otherwise=msgid("That can wait."),
            shows=("button.sift",),
        ),
        Step(
            [
                msgid("You may discard as many of them as you like."),
                msgid("Discard a Nightmare."),
            ],
            sifts_a_nightmare,
            [
                Wrong(answers(SiftOut), msgid("That card may help you: discard a Nightmare.")),
                Wrong(answers(KeepTheRest), msgid("Then both Nightmares would come soon.")),
            ],
            otherwise=msgid("That can wait."),
            shows=("NM1", "NM2"),
        ),
        Step(
            [msgid("Discard the other Nightmare, too.")],
            sifts_a_nightmare,
            [
                Wrong(answers(SiftOut), msgid("That card may help you: discard the Nightmare.")),
                Wrong(answers(KeepTheRest), msgid("Then the Nightmare would come soon.")),
            ],
            otherwise=msgid("That can wait."),
            shows=("zone.discard",),
        ),
        Step(
            [msgid("The other cards are good: keep the rest.")],
            answers(KeepTheRest),
            [Wrong(answers(SiftOut), msgid("Every card of the deck is time: keep the rest."))],
            otherwise=msgid("That can wait."),
            shows=("button.keep_the_rest",),
        ),
        Step(
            [
                msgid("They go back on the deck in your order."),
                msgid("Have the Aquarium Key come first."),
            ],
            key_first,
            [Wrong(answers(PutBack), msgid("The Aquarium Key first: it opens a Door."))],
            otherwise=msgid("That can wait."),
            shows=("AK1",),
        ),
    ],
)

A_WISH = Part(
    "wishing",
    msgid("A wish, and what comes true"),
    partial(game_after, dealt, A_PREMONITION, A_SIEVE),
    [
        Step(
            [msgid("Now finish the trio: play the Aquarium Sun.")],
            plays("AS1", "AS2"),
            [NO_DISCARD, SAME_SYMBOL, FITS_TOO],
            otherwise=msgid("That can wait."),
            shows=("AS2",),
        ),
        Step(
            [msgid("Search the deck for the Door.")],
            answers(Search),
            [TRIO_WASTED],
            otherwise=msgid("That can wait."),
            shows=("button.search",),
        ),
        Step(
            [
                msgid("You hold its Key: a wish can bring the second Door."),
                msgid("Choose to wish for a card."),
            ],
            answers(Seek),
            [
                Wrong(answers(Dispel), msgid("That is wise, too, but a Door is worth more.")),
                Wrong(answers(Sift), msgid("A wish is better now: it brings a Door.")),
            ],
            otherwise=msgid("That can wait."),
            shows=("button.seek",),
        ),
        Step(
            [msgid("Wish for the Aquarium Door.")],
            wishes("AD2"),
            [Wrong(answers(Wish), msgid("You hold the Key of the Aquarium: wish for its Door."))],
            otherwise=msgid("That can wait."),
            shows=("button.wish",),
        ),
        Step(
            [msgid("There it is, and your Key fits: open the Door.")],
            opens("AK1"),
            [Wrong(answers(LetGo), msgid("You need it: open it, whatever comes true then."))],
            otherwise=msgid("That can wait."),
            shows=("AK1",),
        ),
        Step(
            [
                msgid("The Undertow comes true: it takes two Keys."),
                msgid("You need no more Keys of the Aquarium: give one up."),
            ],
            loses_aquarium_key,
            [Wrong(answers(LoseKey), NEEDED_KEY)],
            otherwise=msgid("That can wait."),
            shows=("button.lose_key",),
        ),
        Step(
            [msgid("Give up the other one, too.")],
            loses_aquarium_key,
            [Wrong(answers(LoseKey), NEEDED_KEY)],
            otherwise=msgid("That can wait."),
            shows=("button.lose_key",),
        ),
    ],
    pictured=("AS2", "AK1", "AD2", "PNA"),
)

THE_DREAMS = Lesson(
    "dreams",
    msgid("Happy Dreams"),
    msgid("Two minutes with dreams and fears, for one who knows the game."),
    seats=1,
    parts=[A_PREMONITION, A_SIEVE, A_WISH],
    farewell=[
        msgid("Before a Door opens, look at what waits for it: you know the dreams."),
        msgid("Now a real game with them."),
    ],
)
