"""The prompt and marks while a laid card waits for the deck to be pressed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from game.rules.state import DECK
from game.screen.table.marking.beacons import Beacon, beacons
from game.table.asking.buttons import Button
from game.table.asking.prompt import Prompt
from game.table.hands.gestures import DECK_GRIP
from game.table.hands.things import Thing
from game.table.motion.director import Director
from game.table.session import TableSession
from game.words import Words

DRAW, TAKE_BACK = "button.draw", "button.take_back"


def prompt(words: Words, armed: bool) -> Prompt:
    """Returns the prompt for drawing or taking back; `armed` if a second press will lift a
    cloth."""
    body = words.say("Until then, what was laid can be taken back.")
    if armed:
        body = words.say("Press once more to lift the cloth.")
    back = Button(TAKE_BACK, words.say("Take back"), hint=words.key("back"))
    draw = Button(DRAW, words.say("Draw"), hint=words.key("act"), primary=True)
    return Prompt(words.say("Press the deck to draw"), body, (back, draw))


def target(words: Words, grip: str) -> str:
    """Returns the word on the hand or deck while something is held over it."""
    return words.say("Draw") if grip == DECK_GRIP else words.say("Take back")


def ring(director: Director, things: Iterable[Thing]) -> list[Beacon]:
    """Returns the light around the deck. It has no arrow: the player knows the deck after one
    turn."""
    return [replace(one, chosen=True) for one in beacons(director, things, [DECK_GRIP])]


def hinted(things: Iterable[Thing], words: Words, session: TableSession) -> Iterator[Thing]:
    """Yields the same things; the deck has a hint that it is to be pressed."""
    told = words.say("A press draws what comes next: from then on it counts.")
    for thing in things:
        waits = session.laid is not None and thing.lies_in == DECK
        yield replace(thing, hint=told) if waits and thing.role != "text" else thing
