"""The decks of the evening for two, arranged card by card, and the answers given in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.editions.arranged import unshuffled
from game.editions.base.box import BASE
from game.editions.base.cards import BASE_DECK, CARDS, KEY
from game.editions.base.door import Claim, LetGo, OpenDoor
from game.editions.base.explore import Discard, Play, Search
from game.editions.base.lessons.dealt import cards, claim, discard, play, played_until
from game.editions.base.partners import Draft, Keep, OfferSwap, Swap, Take
from game.rules.card import Card
from game.rules.game import Game
from game.rules.state import Cards
from game.rules.steps import Command

SEED = "evening for two 55"
"""Seed by which the Garden Door that waits in Limbo comes up again in the next turn."""
LAID_OUT = cards("GS1 LS1 OM1 GM1 AM2 LM1 AM1 OS1")
TO_THE_TRIO = cards("AS1 GS2 OS2 LS2")
"""Cards drawn until three cards of the Garden find their Door."""
FOUND, SECOND, THIRD = CARDS["GD1"], CARDS["GD2"], CARDS["LD1"]
"""Doors, in the order in which they come."""
TO_LIMBO = cards("GK1 AS2 GD2 AS3")
AFTERWARDS = cards("GD2 OS3 AM3")

OF_A_KEY = cards("OK1 OK2 GS1 LS1 AM1 GM1 OK3 AK1") + cards("OD1 LM1 AS2 OD2 AS1 LM2")
"""Cards that two players lay out, and draw until both have an Observatory Door."""
DREAMT = cards("NM1 AD1 GS2 LS2 OS1")
"""Cards that the Prophecy for two shows."""
FACED = cards("NM2 AM2 OS2 GS3 LS3 GM2 OM1 LM3 AS3")
"""Cards drawn after it."""

ASLEEP = 25
"""Cards that the other deck holds when its last cards are answered one by one."""
LATE = (
    cards("LS1 OS1 LS2 GM1 OS3 GS4 LS6 OM1 AK1 AK3 AD1 OK2 LM2 AD2 GS2 AS2 LK2 OS4 GK2 LK3")
    + cards("GM4 AS5 OD1 OS7 GS1 GK1 GD1 AM2 GM3 AS3 LD2 OS9 AS1 OS6 AM1 OK1 LS5 GS7 OM4 AM4")
    + cards("OS2 OD2 OS5 AS6 OM3 GD2 AS4 LM1 AM3 AS7 AS8 OM2 GM2 GS5 LS3 LM3 OS8 LS4 GS6 LM4")
    + cards("GS3 AK2 GK3 OK3 LK1 LD1 NM9 NM10 NM4 NM7 NM1 NM2 NM8 NM5 NM6 NM3")
)
"""Deck of a game in which seven Doors are open when sixteen cards are left."""
AT_LAST = "AS6 OM3 OM2 AS8 AS7 GM2 LM3 GS1 LS4"
"""Cards played last before that."""


def deck() -> Cards:
    """Returns the order of the deck before the first card is dealt. It is worked out from its end,
    because every shuffle is known."""
    last = (*AFTERWARDS, *rest())
    # What is searched for lies on top.
    with_third = (THIRD, *unshuffled(last, number=4, seed=SEED))
    waiting = unshuffled(with_third, number=3, seed=SEED)
    # What comes back from Limbo lies at the bottom while the deck is shuffled.
    assert waiting.pop() is SECOND
    to_limbo = unshuffled((*TO_LIMBO, *waiting), number=2, seed=SEED)
    return (*LAID_OUT, *TO_THE_TRIO, FOUND, *to_limbo)


def rest() -> Cards:
    return others(*LAID_OUT, *TO_THE_TRIO, FOUND, THIRD, *TO_LIMBO, *AFTERWARDS)


def others(*used: Card) -> Cards:
    return tuple(card for card in BASE_DECK if card not in used)


def take(name: str) -> Take:
    return Take(CARDS[name])


def swap(personal: str, shared: str) -> Swap:
    return Swap(CARDS[personal], CARDS[shared])


ANSWERS: Mapping[str, Sequence[Command[Any]]] = {
    "draft": tuple(take(name) for name in "GS1 LS1 GM1 LM1 OM1 AM1".split()),
    "rows": (play("GS1"), play("LS1"), play("GM1")),
    "swap": (discard("AM1"), swap("GS2", "AM2"), play("GS2"), Search()),
    "whose": (play("LM1"), play("OM1"), LetGo(), play("LS2"), Search(), claim("GK1")),
}
"""Answers given in each part, in the order of the parts."""


def begun(part: str) -> Game:
    """Returns the evening at the beginning of this part."""
    return played_until(part, Game.start(BASE, seed=SEED, seats=2, deck=deck()), ANSWERS)


def with_a_spare_key() -> Game:
    """Returns a game in which both have opened an Observatory Door, and its third Key is a shared
    card."""
    known = (*OF_A_KEY, *DREAMT, *FACED)
    game = Game.start(BASE, seed=SEED, seats=2, deck=(*known, *others(*known)))
    for name in "OK1 OK2 GS1 LS1 AM1 GM1".split():
        game.submit(take(name))
    for card, key in (("GS1", "OK1"), ("LS1", "OK2")):
        game.submit(play(card))
        game.submit(claim(key))
    return game


def asleep(game: Game) -> Command[Any]:
    """Returns the answer while nobody looks: Keys are kept for Doors, and no trio is begun."""
    state, decision, legal = game.state, game.pending, game.legal()
    if isinstance(decision, Draft):
        return legal[0]
    if isinstance(decision, OfferSwap):
        return Keep()
    if isinstance(decision, OpenDoor):
        return next(answer for answer in legal if isinstance(answer, Claim))
    row = state.row(state.active)
    places = [answer for answer in legal if isinstance(answer, Play) and answer.card.kind != KEY]
    fitting = [answer for answer in places if not row or answer.card.colours != row[-1].colours]
    if fitting:
        return fitting[0]
    return next(a for a in legal if isinstance(a, Discard) and a.card.kind != KEY)


def late_at_night() -> Game:
    """Returns a game with hidden hands in which one player has four Doors and the other three."""
    game = Game.start(BASE, seed=SEED, seats=2, visibility="hidden", deck=LATE)
    while len(game.state.deck) > ASLEEP:
        game.submit(asleep(game))
    for name in AT_LAST.split():
        game.submit(play(name))
    return game
