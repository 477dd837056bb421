"""Two players with one keyboard and no mouse, from the title to the end of their game. They know
only the description of the scene."""

from collections.abc import Callable

from tests.screen.robots.gestures import Gesture, Key, Wait
from tests.screen.robots.lifter import LIFT, Lifter, seat_at_turn
from tests.screen.robots.pair_player import COVER, FALLS, TWO_PLAYERS, Wanted, swapped_with
from tests.screen.robots.player import (
    CARDS,
    CLOSE,
    Description,
    NothingToDo,
    buttons,
    cards,
    has,
    in_state,
    playable,
    thing,
)
from tests.screen.robots.typist import Typist


class PairTypist(Typist):
    """Two players in one, who use keys alone."""

    def __init__(self, seed: str, wanted: Wanted) -> None:
        super().__init__(seed)
        self._wanted = wanted
        self._lifter = Lifter(self._chance, wanted.manner)

    def next(self, description: Description) -> Gesture:
        """Returns the next key or text; one answer takes several."""
        scenes: dict[str, Callable[[Description], Gesture]] = {
            "title": lambda told: self._walk(told, [thing(told, TWO_PLAYERS)]),
            "choosing": lambda description: Key("Return"),
            "setting": self._set_table,
            "goal": lambda description: Key("Return"),
            "table": self._at_table,
        }
        return scenes[description["scene"]](description)

    def _set_table(self, description: Description) -> Gesture:
        left = self._wanted.left(description)
        if "focused" not in thing(description, left)["state"]:
            return Key("Tab")
        if left in self._wanted.fields():
            return self._wanted.filling(description, left)
        return Key("Return")

    def _at_table(self, description: Description) -> Gesture:
        if buttons(description, [CARDS]):
            return super().next(description)
        if has(description, CLOSE):
            return Key("Escape")
        if begun := self._lifter.goes_on(description):
            return begun
        asked = (description["pending"] or {}).get("type")
        if has(description, LIFT) and (asked is None or self._chance.random() < 0.7):
            return self._lift(description)
        if has(description, COVER) and (asked is None or self._chance.random() < 0.02):
            waits = asked is None and self._chance.random() < 0.2
            return Wait(FALLS) if waits else self._cover(description)
        if asked is None:
            raise NothingToDo(f"nothing is asked: {description}")
        description = {**description, "seat": seat_at_turn(description)}
        if asked == "Draft":
            return self._draft(description)
        if asked == "OfferSwap":
            return self._swap(description)
        return super().next(description)

    def _cover(self, description: Description) -> Gesture:
        return Key("x")

    def _lift(self, description: Description) -> Gesture:
        held = self._chance.random() < 0.4
        lifter = self._lifter
        return lifter.by_key_held(description) if held else lifter.by_key(description)

    def _draft(self, description: Description) -> Gesture:
        """Chooses a card by its number or the arrows, and takes it by P or the button."""
        if in_state(description, "selected"):
            if self._chance.random() < 0.5:
                return Key("p")
            return self._walk(description, [thing(description, "button.take")])
        market = cards(description, "market")
        if self._chance.random() < 0.3:
            return self._choose(description, market[:5])
        return self._walk(description, market)

    def _swap(self, description: Description) -> Gesture:
        """Swaps an own card for a shared one with the arrows, in either direction, or keeps all."""
        selected = in_state(description, "selected")
        if selected:
            return self._walk(description, swapped_with(description, selected[0]))
        lit = [card for card in playable(description) if "legal" in card["state"]]
        return self._walk(description, [*lit, *buttons(description, ["button.keep"])])
