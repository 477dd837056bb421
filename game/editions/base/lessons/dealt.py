"""The deck of the first night, arranged card by card, and the answers given in it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain, takewhile
from typing import Any

from game.editions.arranged import unshuffled
from game.editions.base.box import BASE
from game.editions.base.cards import CARDS, KEY
from game.editions.base.door import Claim, OpenDoor
from game.editions.base.explore import Discard, Play, Search
from game.editions.base.nightmare import FaceNightmare, PayKey, RevealFive
from game.editions.base.prophecy import Foresee
from game.editions.base.warnings.lost_causes import short_place, turns_left
from game.rules.card import DOOR
from game.rules.chance import shuffled
from game.rules.game import Game
from game.rules.state import Cards
from game.rules.steps import Command
from game.rules.view import View

SEED = "first night 2211"
"""Seed by which the Door that waits in Limbo comes up among the next five cards, and a Location
lies on top of the deck before it is searched."""
THIN = 12
"""Cards that the deck holds when the end is near."""


def cards(ids: str) -> Cards:
    return tuple(CARDS[name] for name in ids.split())


TO_THE_TRIO = cards("GS1 AS1 GM1 OS1 OM1") + cards("GS2 AK1")
"""The first hand, and the cards drawn until three cards of the Garden find this Door."""
FOUND = CARDS["GD1"]
TO_LIMBO = cards("GM2 OK1 OD1 AM1 LM1 LD1 LK1")
"""Cards drawn until the Door of the Library is shuffled back."""
MISSED = CARDS["LD1"]
FORESEEN = cards("OS2 NM1 LD1 LS1 GS3")
"""The five cards of the Prophecy. The last one lies on top when the second trio is searched for."""
FOUND_TOO, LEFT_ON_TOP = CARDS["OD2"], CARDS["GS3"]
TO_THE_NIGHTMARE = cards("OK2 LM2 NM2 AS2 OM2")
SLEPT_AWAY = (
    cards("LM3 OS3 LK2 AS3 LD2 NM3 LS2 GK3 GK1 OM3 GS4 AK3 OM4 AD1 OK3 OS4")
    + cards("NM4 OS5 AS4 GS5 LS4 OS6 GK2 GM3 NM5 AS5 OS7 GS6 AS6 AM2 GD2 LS5")
    + cards("NM6 AS7 OS8 GS7 AM3 AM4 AK2")
)
"""Cards drawn until the deck is thin."""
LAST = cards("NM7 LK3 NM8 GM4 NM9 AD2 LS3 OS9 LM4 LS6 AS8 NM10")


def after_second_trio() -> Cards:
    """Returns how the deck has to lie under the card that is left on top, so that the other cards
    come in their order once the second trio is searched for."""
    follows = TO_THE_NIGHTMARE + SLEPT_AWAY + LAST
    at = shuffled(range(len(follows) + 1), SEED, 4).index(0)
    top, *others = unshuffled((*follows[:at], LEFT_ON_TOP, *follows[at:]), number=4, seed=SEED)
    assert top is LEFT_ON_TOP
    return (*others, FOUND_TOO)


def deck() -> Cards:
    """Returns the order of the deck before the first card is dealt. It is worked out from its end,
    because every shuffle is known."""
    last = unshuffled(FORESEEN + after_second_trio(), number=3, seed=SEED)
    # What comes back from Limbo lies at the bottom while the deck is shuffled.
    assert last.pop() is MISSED
    top, *others = unshuffled((*TO_LIMBO, *last), number=2, seed=SEED)
    # A card lies over the Door: it is drawn if another one than the third of the Garden is played.
    return (*TO_THE_TRIO, top, FOUND, *others)


def play(name: str) -> Play:
    return Play(CARDS[name])


def discard(name: str) -> Discard:
    return Discard(CARDS[name])


def claim(name: str) -> Claim:
    return Claim(CARDS[name])


ANSWERS: Mapping[str, Sequence[Command[Any]]] = {
    "doors": (),
    "row": (play("GS1"), play("GM1")),
    "trio": (play("GS2"), Search(), play("GM2")),
    "key": (play("OS1"), claim("OK1")),
    "limbo": (play("OM1"),),
    "prophecy": (
        discard("AK1"),
        Foresee(CARDS["NM1"], cards("LD1 OS2 LS1 GS3")),
        claim("LK1"),
        play("OS2"),
        Search(),
    ),
    "nightmare": (play("AM1"), play("AS1"), PayKey(CARDS["OK2"])),
    "help": (),
}
"""Answers given in each part, in the order of the parts. A part may also try things, look something
up and take back; after it the game stands as after these."""


def played_until(part: str, game: Game, answers: Mapping[str, Iterable[Command[Any]]]) -> Game:
    """Returns a game in which all parts before this one were answered."""
    for answer in chain.from_iterable(answers[name] for name in takewhile(part.__ne__, answers)):
        game.submit(answer)
    return game


def begun(part: str) -> Game:
    """Returns the first night at the beginning of this part."""
    return played_until(part, Game.start(BASE, seed=SEED, deck=deck()), ANSWERS)


def asleep(game: Game) -> Command[Any]:
    """Returns the answer while nobody looks: Keys are kept for Doors, and no trio is begun."""
    state, decision = game.state, game.pending
    if isinstance(decision, OpenDoor | FaceNightmare):
        return next(answer for answer in game.legal() if isinstance(answer, Claim | RevealFive))
    last = state.row(0)[-1]
    others = [card for card in state.hand(0) if card.kind != KEY]
    fitting = [card for card in others if card.kind != last.kind and card.colours != last.colours]
    return Play(fitting[0]) if fitting else Discard(others[0])


def late_at_night() -> Game:
    """Returns the same night when twelve cards are left and seven Doors are open."""
    game = begun("thin")
    while len(game.state.deck) > THIN:
        game.submit(asleep(game))
    return game


def closed(game: Game) -> bool:
    """Returns whether a game is lost, or can no longer be won as far as everybody can see."""
    view = View.of(game.state, game.state.active)
    if view.result is not None:
        return view.result == "lost"
    door_gone = any(card.kind == DOOR for card in view.discard)
    return door_gone or short_place(view) is not None or turns_left(view) is not None
