"""Two players with one mouse, who set the table, choose their hands and play to the end. They know
only the description of the scene."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tests.screen.gestures import (
    Click,
    DoubleClick,
    Drag,
    Gesture,
    Hold,
    Key,
    KeyDown,
    KeyUp,
    Type,
)
from tests.screen.player import (
    CLOSE,
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
)

NAME, SHOW_CARDS, COVER = "button.name", "button.show_cards", "button.cover"
TWO_PLAYERS, START, FIXED = "button.two_players", "button.start", "button.fixed"
DRAW = "button.draw"
SPACE = "space"
LONG_ENOUGH = 0.75
"""Seconds for which a name on the curtain is held."""


@dataclass(frozen=True)
class Wanted:
    """How the table is to be set."""

    manner: str
    fixed: bool = False
    names: tuple[str, str] = ("Ada", "Zoe")
    seed: str = "pair"

    def fields(self) -> dict[str, str]:
        """What belongs into each field."""
        return {f"field.name.{seat}": name for seat, name in enumerate(self.names)} | {
            "field.seed": self.seed
        }

    def picks(self) -> list[str]:
        """The buttons that have to be chosen."""
        return [f"button.manner.{self.manner}"]

    def left(self, description: Description) -> str:
        """What is to be set next: a field, a button, or START if nothing is left."""
        for key, words in self.fields().items():
            if not thing(description, key)["name"].endswith(f": {words}"):
                return key
        chosen = [described["id"] for described in in_state(description, "selected")]
        if (FIXED in chosen) != self.fixed:
            return FIXED
        return next((key for key in self.picks() if key not in chosen), START)

    def filling(self, description: Description, field: str) -> Gesture:
        """What is typed into a field; other letters are taken away first."""
        if "empty" in thing(description, field)["state"]:
            return Type(self.fields()[field])
        return Key("BackSpace")


def covered(description: Description) -> bool:
    """Whether the cards of the one who plays lie face down and may be looked at."""
    return description["scene"] == "table" and has(description, NAME)


def own_hand(description: Description) -> str:
    """The hand of the one who looks at the table."""
    return f"zone.hand.{description['seat']}"


def swapped_with(description: Description, card: Described) -> list[Described]:
    """The cards for which this one may be swapped."""
    lit = [other for other in playable(description) if "legal" in other["state"]]
    return [other for other in lit if other["zone"] != card["zone"]]


class PairPlayer(Player):
    """Both players, by dragging (`drags` 1) or by clicks alone (0). Who never drags never holds
    anything either."""

    def __init__(self, seed: str, drags: float, wanted: Wanted) -> None:
        super().__init__(seed, drags)
        self._wanted = wanted
        self._looks = False
        """Whether Space is held down."""

    def next(self, description: Description) -> Gesture:
        """The next gesture, from the title to the end of the game."""
        scenes: dict[str, Callable[[Description], Gesture]] = {
            "title": lambda description: press(description, TWO_PLAYERS),
            "setting": self._set_table,
            "goal": lambda description: press(description, DRAW),
            "handover": self._take_over,
            "table": self._at_table,
        }
        return scenes[description["scene"]](description)

    def _set_table(self, description: Description) -> Gesture:
        left = self._wanted.left(description)
        if left in self._wanted.fields() and "focused" in thing(description, left)["state"]:
            return self._wanted.filling(description, left)
        return press(description, left)

    def _take_over(self, description: Description) -> Gesture:
        """Raises the curtain: the name held down, or two presses."""
        if self._looks:
            return self._look_no_more()
        if has(description, SHOW_CARDS):
            return press(description, SHOW_CARDS)
        if self._chance.random() < self._drags / 2:
            return Hold(at(thing(description, NAME)), LONG_ENOUGH)
        return press(description, NAME)

    def _at_table(self, description: Description) -> Gesture:
        if has(description, CLOSE):
            return press(description, CLOSE)
        if covered(description):
            return self._look(description)
        asked = (description["pending"] or {}).get("type")
        if asked == "Draft":
            return self._draft(description)
        if asked == "OfferSwap":
            return self._swap(description)
        if asked is None:
            raise NothingToDo(f"nothing is asked: {description}")
        if has(description, COVER) and self._chance.random() < 0.03:
            return press(description, COVER)
        return super().next(description)

    def _look(self, description: Description) -> Gesture:
        """Space is held while one acts, or two buttons are pressed."""
        if self._looks:
            return self._look_no_more()
        if has(description, SHOW_CARDS):
            return press(description, SHOW_CARDS)
        if self._chance.random() < self._drags / 2:
            self._looks = True
            return KeyDown(SPACE)
        return press(description, NAME)

    def _look_no_more(self) -> Gesture:
        self._looks = False
        return KeyUp(SPACE)

    def _draft(self, description: Description) -> Gesture:
        """A drag into the hand, a double click, or a click and then a button or the hand."""
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
        """An own card onto a shared one, or the other way round, or nothing."""
        selected = in_state(description, "selected")
        if selected:
            return Click(at(self._chance.choice(swapped_with(description, selected[0]))))
        if self._chance.random() < 0.3:
            return Click(at(buttons(description, ["button.keep"])[0]))
        card = self._chance.choice(
            [card for card in playable(description) if "legal" in card["state"]]
        )
        if self._chance.random() >= self._drags:
            return Click(at(card))
        return Drag(at(card), at(self._chance.choice(swapped_with(description, card))))

    def _play_or_discard(self, description: Description) -> Gesture:
        """A card to the row is also played by a double click."""
        lit = [card for card in playable(description) if "legal" in card["state"]]
        if lit and not in_state(description, "selected") and self._chance.random() < 0.1:
            return DoubleClick(at(self._chance.choice(lit)))
        return super()._play_or_discard(description)
