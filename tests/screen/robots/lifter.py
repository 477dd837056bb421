"""A player's ways to lift the cloth from a hand: two presses, or the button or the own key held
down. It knows only the description."""

import random

from tests.screen.robots.gestures import Gesture, Hold, Key, KeyDown, KeyUp, Point, Wait
from tests.screen.robots.player import Description, thing
from tests.speaking import SPEAKERS

LIFT = "button.lift"
KEYS = "q", "o"
"""Keys of the players, by seat."""
PLAYS = tuple(words.at_turn("") for words in SPEAKERS.values())
"""By language, the words behind the name of the player whose turn it is."""
LIES, AGAIN, HELD = Wait(0.55), Wait(0.35), 0.75
"""The waits before the first press and the second, and the seconds for which a button or key is
held."""
LOOKS = Wait(0.65)
"""The wait between a lifted cloth and the first answer."""


def seat_at_turn(description: Description) -> int:
    """Returns the seat whose turn is on the table, also while nobody looks."""
    if description["seat"] is not None:
        return int(description["seat"])
    return int(not thing(description, "text.player.0")["name"].endswith(PLAYS))


class Lifter:
    """A cloth that one of two players lifts: the gestures still to come, and the key that is held
    down."""

    def __init__(self, chance: random.Random, manner: str) -> None:
        self._chance, self._manner = chance, manner
        self._next: list[Gesture] = []
        self._held = ""
        """The key that is held down while the player glances at the hand."""

    def goes_on(self, description: Description) -> Gesture | None:
        """Returns the next gesture of what was begun, or None. A key is released once it shows
        nothing any longer."""
        if self._next:
            return self._next.pop(0)
        if self._held and description["seat"] is None:
            held, self._held = self._held, ""
            return KeyUp(held)
        return None

    def by_presses(self, press: Gesture) -> Gesture:
        """Begins to lift with two presses of the button or the key."""
        return self._begin(press, AGAIN, press)

    def by_holding(self, button: Point) -> Gesture:
        """Begins to lift with the button held down. In the manner “peek” its release covers the
        hand again."""
        return self._begin(Hold(button, HELD))

    def by_key(self, description: Description) -> Gesture:
        """Begins to lift with two presses of the own key."""
        return self.by_presses(Key(KEYS[seat_at_turn(description)]))

    def by_key_held(self, description: Description) -> Gesture:
        """Begins to lift with the own key held down. In the manner “peek” it stays down as long as
        the player looks."""
        key = KEYS[seat_at_turn(description)]
        if self._manner == "peek":
            self._held = key
            return self._begin(KeyDown(key), Wait(HELD))
        return self._begin(KeyDown(key), Wait(HELD), KeyUp(key))

    def _begin(self, *gestures: Gesture) -> Gesture:
        self._next = [*gestures, LOOKS]
        return LIES
