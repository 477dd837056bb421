"""How a player who knows only the description lifts the cloth from a hand: by two presses, or by
holding the button or the own key down."""

from __future__ import annotations

import random

from tests.screen.gestures import Gesture, Hold, Key, KeyDown, KeyUp, Point, Wait
from tests.screen.player import Description, thing
from tests.speaking import SPEAKERS

LIFT = "button.lift"
KEYS = "q", "o"
"""By seat: the player's own key."""
PLAYS = tuple(words.at_turn("") for words in SPEAKERS.values())
"""What stands behind the name of the player whose turn it is, by language."""
LIES, AGAIN, HELD = Wait(0.55), Wait(0.35), 0.75
"""What one waits before the first press and the second, and for how many seconds one holds."""
LOOKS = Wait(0.65)
"""What one waits before one answers."""


def seat_at_turn(description: Description) -> int:
    """Whose turn is on the table, also while nobody looks."""
    if description["seat"] is not None:
        return int(description["seat"])
    return int(not thing(description, "text.player.0")["name"].endswith(PLAYS))


class Lifter:
    """One of two players: how far the lifting has come, and what is held down."""

    def __init__(self, chance: random.Random, manner: str) -> None:
        self._chance, self._manner = chance, manner
        self._next: list[Gesture] = []
        self._held = ""
        """The key that is down: with it one only glances."""

    def goes_on(self, description: Description) -> Gesture | None:
        """What is left of what was begun; a key that shows nothing any longer comes up."""
        if self._next:
            return self._next.pop(0)
        if self._held and description["seat"] is None:
            held, self._held = self._held, ""
            return KeyUp(held)
        return None

    def by_presses(self, press: Gesture) -> Gesture:
        """Two presses of the button, or of the key."""
        return self._begin(press, AGAIN, press)

    def by_holding(self, button: Point) -> Gesture:
        """The button is held down; where one only glances so, all is covered again."""
        return self._begin(Hold(button, HELD))

    def by_key(self, description: Description) -> Gesture:
        """Two presses of the own key."""
        return self.by_presses(Key(KEYS[seat_at_turn(description)]))

    def by_key_held(self, description: Description) -> Gesture:
        """The own key is held down: for as long as one looks, where one may glance so."""
        key = KEYS[seat_at_turn(description)]
        if self._manner == "peek":
            self._held = key
            return self._begin(KeyDown(key), Wait(HELD))
        return self._begin(KeyDown(key), Wait(HELD), KeyUp(key))

    def _begin(self, *gestures: Gesture) -> Gesture:
        self._next = [*gestures, LOOKS]
        return LIES
