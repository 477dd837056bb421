"""Two players with one mouse, who set the table, choose their hands and play to the end. They know
only the description of the scene."""

from collections.abc import Callable
from dataclasses import dataclass

from tests.screen.robots.gestures import Click, DoubleClick, Drag, Gesture, Key, Type, Wait
from tests.screen.robots.lifter import LIFT, Lifter, seat_at_turn
from tests.screen.robots.player import (
    CARDS,
    CLOSE,
    GO_AHEAD,
    PAY,
    Described,
    Description,
    NothingToDo,
    Player,
    at,
    buttons,
    cards,
    has,
    in_state,
    middle,
    playable,
    press,
    thing,
    to_order,
)

COVER = "button.cover"
TWO_PLAYERS, START, FIXED = "button.two_players", "button.start", "button.fixed"
BEGIN = "button.begin"
DRAW = "button.draw"
FALLS = 1.7
"""Seconds after which the cloth falls by itself over a turn that is over."""


@dataclass(frozen=True)
class Wanted:
    """Settings of the table that the players want."""

    manner: str
    fixed: bool = False
    names: tuple[str, str] = ("Ada", "Zoe")
    seed: str = "pair"

    def fields(self) -> dict[str, str]:
        """Returns the text of each field, by its id."""
        return {f"field.name.{seat}": name for seat, name in enumerate(self.names)} | {
            "field.seed": self.seed
        }

    def left(self, description: Description) -> str:
        """Returns the id of what is to be set next, a field or a button; START if nothing is
        left."""
        for key, words in self.fields().items():
            if not thing(description, key)["name"].endswith(f": {words}"):
                return key
        chosen = [described["id"] for described in in_state(description, "selected")]
        manner = f"button.manner.{self.manner}"
        if manner not in chosen:
            return manner
        return START if self.fixed == (FIXED in chosen) else FIXED

    def filling(self, description: Description, field: str) -> Gesture:
        """Returns the gesture that fills a field; it first takes away a letter that is there."""
        if "empty" in thing(description, field)["state"]:
            return Type(self.fields()[field])
        return Key("BackSpace")


def own_hand(description: Description) -> str:
    """Returns the zone of the hand of the seat that looks."""
    return f"zone.hand.{description['seat']}"


def swapped_with(description: Description, card: Described) -> list[Described]:
    """Returns the cards for which this one may be swapped."""
    lit = [other for other in playable(description) if "legal" in other["state"]]
    return [other for other in lit if other["zone"] != card["zone"]]


class PairPlayer(Player):
    """Two players in one, who drag always (`drags` 1), never (0) or sometimes. At 0 they hold
    nothing down either, and lift the cloth by the button alone."""

    def __init__(self, seed: str, drags: float, wanted: Wanted) -> None:
        super().__init__(seed, drags)
        self._wanted = wanted
        self._lifter = Lifter(self._chance, wanted.manner)

    def next(self, description: Description) -> Gesture:
        """Returns the next gesture, from the title to the end of the game."""
        scenes: dict[str, Callable[[Description], Gesture]] = {
            "title": lambda description: press(description, TWO_PLAYERS),
            "choosing": lambda description: press(description, BEGIN),
            "setting": self._set_table,
            "goal": lambda description: press(description, DRAW),
            "table": self._at_table,
        }
        return scenes[description["scene"]](description)

    def _set_table(self, description: Description) -> Gesture:
        left = self._wanted.left(description)
        if left in self._wanted.fields() and "focused" in thing(description, left)["state"]:
            return self._wanted.filling(description, left)
        return press(description, left)

    def _at_table(self, description: Description) -> Gesture:
        if has(description, PAY) or buttons(description, [CARDS]):
            return super().next(description)
        if has(description, CLOSE):
            return press(description, CLOSE)
        if begun := self._lifter.goes_on(description):
            return begun
        asked = (description["pending"] or {}).get("type")
        unseen = bool(description["ordering"]) and not to_order(description)
        if has(description, LIFT) and (asked is None or unseen or self._chance.random() < 0.7):
            return self._lift(description)
        if has(description, COVER) and (asked is None or self._chance.random() < 0.03):
            return self._cover(description)
        if asked is None:
            raise NothingToDo(f"nothing is asked: {description}")
        description = {**description, "seat": seat_at_turn(description)}
        if has(description, GO_AHEAD):
            return super().next(description)
        if asked == "Draft":
            return self._draft(description)
        if asked == "OfferSwap":
            return self._swap(description)
        return super().next(description)

    def _lift(self, description: Description) -> Gesture:
        button = at(thing(description, LIFT))
        if self._chance.random() >= self._drags / 2:
            return self._lifter.by_presses(Click(button))
        if self._chance.random() < 0.5:
            return self._lifter.by_holding(button)
        return self._lifter.by_key_held(description)

    def _cover(self, description: Description) -> Gesture:
        """Covers the hand by the button, or waits until the cloth falls by itself."""
        if description["pending"] is None and self._chance.random() < 0.2:
            return Wait(FALLS)
        return press(description, COVER)

    def _draft(self, description: Description) -> Gesture:
        """Takes a card by a drag into the hand, a double click, or a click and then a button or the
        hand."""
        goal = middle(thing(description, own_hand(description)))
        if in_state(description, "selected"):
            if self._chance.random() < 0.5:
                return press(description, "button.take")
            return Click(goal)
        card = self._chance.choice(cards(description, "market"))
        if self._chance.random() < self._drags:
            return Drag(at(card), goal)
        return self._chance.choice((Click, DoubleClick))(at(card))

    def _swap(self, description: Description) -> Gesture:
        """Swaps an own card for a shared one, in either direction, or keeps all."""
        selected = in_state(description, "selected")
        if selected:
            return Click(at(self._chance.choice(swapped_with(description, selected[0]))))
        if self._chance.random() < 0.3:
            return Click(at(buttons(description, ["button.keep"])[0]))
        lit = [card for card in playable(description) if "legal" in card["state"]]
        if not lit:
            return press(description, "button.keep")
        card = self._chance.choice(lit)
        if self._chance.random() >= self._drags:
            return Click(at(card))
        return Drag(at(card), at(self._chance.choice(swapped_with(description, card))))

    def _play_or_discard(self, description: Description) -> Gesture:
        """Plays a card as one player does, now and then by a double click."""
        lit = [card for card in playable(description) if "legal" in card["state"]]
        if lit and not in_state(description, "selected") and self._chance.random() < 0.2:
            return DoubleClick(at(self._chance.choice(lit)))
        return super()._play_or_discard(description)
