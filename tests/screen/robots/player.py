"""A random player that knows only the description of the scene, and answers with mouse gestures."""

import random
from collections.abc import Iterable
from typing import Any

from tests.screen.robots.gestures import Click as Click
from tests.screen.robots.gestures import Drag as Drag
from tests.screen.robots.gestures import Gesture as Gesture
from tests.screen.robots.gestures import Key as Key
from tests.screen.robots.gestures import Point as Point

Description = dict[str, Any]
Described = dict[str, Any]

AROUND = {
    *("button.undo", "button.redo", "button.log", "button.unseen", "button.menu"),
    "button.hint",
    *("button.put_away", "button.recap", "button.together", "button.book"),
    "button.fold",
    *("button.lift", "button.cover", "button.start_over", "button.confirm"),
    *("button.marker.0", "button.marker.1", "button.go_on", "button.tray"),
    *("button.draw", "button.take_back", "button.replay"),
    *("button.sign.look", "button.sign.leave", "button.sign.help"),
}
"""Buttons of the table that answer no decision by themselves."""
PILE = "button.fold."
"""Beginning of the ids of the buttons that unfold piles of cards."""
MENU, STORY = "button.menu", "button.story"
"""Buttons of the menu, which holds what is seldom needed at the table and the ways to leave it, and
of the story of the night, which holds what is seldom needed after a game."""
ROW, DISCARD = "zone.row.0", "zone.discard"
CLOSE, GO_AHEAD = "button.close", "button.go_ahead"
OF_EVERY_GAME = (
    *("zone.deck", "zone.row", "zone.discard", "zone.limbo", "zone.doors", "zone.hand"),
    *("zone.shared", "zone.market", "zone.revealed", "zone.prophecy"),
)
LIMBO, REVEALED = "zone.limbo", "zone.revealed"
HANGS, NO_SPELL = "ribbon.", ("ribbon.show.", "ribbon.hold")
"""Beginnings of ids: of what hangs beside the table whatever is asked, and of what among it casts
no spell."""
PAY, CHOOSE = "button.pay", "button.choose"
"""Buttons that pay for a spell once its price is chosen, and that choose the price."""
CARDS, FILTERS = "choose.", "filter."
"""Beginnings of ids: of the cards in a panel that chooses, and of the filters that show fewer of
them."""
PLAYED = "button.play", "button.discard"
"""Buttons for what can be done with most cards of the hand."""
SELDOM = 0.1
"""Chance that a spell is cast where that is possible."""


class NothingToDo(AssertionError):
    """The description offers no way to answer what it asks."""


def thing(description: Description, key: str) -> Described:
    """Returns the thing with this id. Raises NothingToDo if there is none."""
    for described in description["things"]:
        if described["id"] == key:
            return dict(described)
    ids = [described["id"] for described in description["things"]]
    raise NothingToDo(f"there is no {key} among {ids}")


def has(description: Description, key: str) -> bool:
    """Returns whether there is a thing with this id."""
    return any(described["id"] == key for described in description["things"])


def cards(description: Description, zone: str) -> list[Described]:
    """Returns the cards that lie in a zone."""
    return [d for d in description["things"] if d["role"] == "card" and d["zone"] == zone]


def row(description: Description) -> str:
    """Returns the row of the seat that looks."""
    return f"zone.row.{description['seat']}"


def playable(description: Description) -> list[Described]:
    """Returns the cards that the seat that looks may play or discard, from left to right."""
    hand = [card for card in cards(description, "hand") if card["face"] == "up"]
    own = [card for card in hand if card["seat"] == description["seat"]]
    return sorted([*own, *cards(description, "shared")], key=lambda card: card["rect"][0])


def buttons(description: Description, beginnings: Iterable[str]) -> list[Described]:
    """Returns the enabled buttons whose ids begin with one of these."""
    return [
        d
        for d in description["things"]
        if d["role"] == "button"
        and "enabled" in d["state"]
        and any(d["id"].startswith(beginning) for beginning in beginnings)
    ]


def answers(description: Description) -> list[Described]:
    """Returns the buttons that each answer the decision."""
    found = [d for d in buttons(description, ["button."]) if d["id"] not in AROUND]
    return [d for d in found if not d["id"].startswith(PILE)]


def spells(description: Description) -> list[Described]:
    """Returns the ribbons of the spells that can be cast now."""
    found = [d for d in buttons(description, [HANGS]) if d["at"]]
    return [d for d in found if not d["id"].startswith(NO_SPELL)]


def zones_besides(description: Description) -> list[Described]:
    """Returns the zones that only this game has, and their ends. What is played may be laid there,
    too."""
    return [
        d
        for d in description["things"]
        if d["role"] == "zone" and d["at"] and not d["id"].startswith(OF_EVERY_GAME)
    ]


def to_order(description: Description) -> list[Described]:
    """Returns the cards that the one who looks is putting in order."""
    ids = description["ordering"]["cards"]
    return [d for d in description["things"] if d["role"] == "card" and d["id"] in ids]


def goes_apart(description: Description) -> Described:
    """Returns the zone for cards that have no place in the order."""
    return thing(description, f"zone.{description['ordering']['apart']}")


def at(described: Described) -> Point:
    """Returns a point at which a thing can be touched. Raises NothingToDo if all of it is
    covered."""
    if described["at"] is None:
        raise NothingToDo(f"{described['id']} is covered everywhere")
    x, y = described["at"]
    return x, y


def middle(described: Described) -> Point:
    """Returns the middle of a thing, whatever lies on it. It serves for drops, which may fall on a
    pile."""
    x, y, w, h = described["rect"]
    return round(x + w / 2), round(y + h / 2)


def in_state(description: Description, state: str) -> list[Described]:
    """Returns the things in this state."""
    return [d for d in description["things"] if state in d["state"]]


def grips(description: Description) -> list[Described]:
    """Returns the cards and zones that may be laid somewhere now."""
    lit = [d for d in in_state(description, "legal") if d["role"] == "card"]
    return lit + in_state(description, "grip")


def is_met(description: Description) -> bool:
    """Returns whether a card was met that has buttons or on which something may be laid. A card
    that only waits is none of these."""
    met = len(cards(description, "revealed")) == 1 and bool(answers(description))
    return met and any(grip["at"] for grip in grips(description))


def lit(description: Description) -> list[Described]:
    """Returns what may be chosen where it lies and is not chosen yet."""
    legal = in_state(description, "legal")
    return [d for d in legal if d["at"] and "selected" not in d["state"]]


def press(description: Description, key: str) -> Click:
    """Returns a click on the thing with this id."""
    return Click(at(thing(description, key)))


def paid(description: Description, chance: random.Random) -> Described:
    """Returns what to press next while a price is chosen: a card, the button that chooses all, or
    the one that pays."""
    pay = thing(description, PAY)
    if "enabled" in pay["state"]:
        return pay
    if chance.random() < 0.3:
        return thing(description, CHOOSE)
    return chance.choice([d for d in buttons(description, ["pay."]) if d["at"]])


def among_many(description: Description, chance: random.Random) -> list[Described]:
    """Returns what may be pressed in a panel of many cards: a card, or now and then a filter or the
    button that closes. Empty if there is no such panel, or if the filters leave no card."""
    found = [d for d in buttons(description, [CARDS]) if d["at"]]
    if found and chance.random() < 2 * SELDOM:
        return [*buttons(description, [FILTERS]), thing(description, CLOSE)]
    return found


class Player:
    """A player who answers every decision at random, always by drags (`drags` 1), never (0) or
    sometimes."""

    def __init__(self, seed: str, drags: float = 0.5) -> None:
        self._chance = random.Random(seed)
        self._drags = drags

    def next(self, description: Description) -> Gesture:
        """Returns the next gesture; one answer may take several. Closes what was opened by
        mistake."""
        if has(description, PAY) and self._chance.random() > SELDOM:
            return Click(at(paid(description, self._chance)))
        if many := among_many(description, self._chance):
            return Click(at(self._chance.choice(many)))
        if has(description, CLOSE):
            return press(description, CLOSE)
        asked = description["pending"]["type"]
        if has(description, GO_AHEAD):
            return Click(at(self._chance.choice(answers(description))))
        castable = spells(description)
        if castable and self._chance.random() < SELDOM:
            return Click(at(self._chance.choice(castable)))
        if asked == "PlayOrDiscard":
            return self._play_or_discard(description)
        if description["ordering"] and (not answers(description) or self._chance.random() < 0.7):
            apart = description["ordering"]["apart"]
            return self._set_apart(description) if apart else self._put_in_order(description)
        if is_met(description) and self._chance.random() < max(self._drags, 0.5):
            return self._meet(description)
        offered = [d for d in answers(description) if d["at"]]
        if offered and (not lit(description) or self._chance.random() < 0.5):
            return Click(at(self._chance.choice(offered)))
        return self._choose(description)

    def _choose(self, description: Description) -> Gesture:
        """Chooses something that is lit where it lies, by a click or by a drag onto another such
        thing."""
        chosen, offered = in_state(description, "selected"), lit(description)
        if not offered:
            raise NothingToDo(f"{description['pending']} offers nothing: {description['things']}")
        first = self._chance.choice(offered)
        if not chosen and len(offered) > 1 and self._chance.random() < self._drags:
            return Drag(at(first), at(self._chance.choice([d for d in offered if d != first])))
        return Click(at(first))

    def _play_or_discard(self, description: Description) -> Gesture:
        hand = playable(description)
        selected = [card for card in hand if "selected" in card["state"]]
        if selected:
            return self._lay_selected(description, selected[0])
        legal = [card for card in hand if "legal" in card["state"]]
        besides = zones_besides(description)
        if besides and self._chance.random() < self._drags / 4:
            # A card that may not lie there returns.
            return Drag(at(self._chance.choice(hand)), middle(self._chance.choice(besides)))
        plays = bool(legal) and self._chance.random() < 0.75
        card = self._chance.choice(legal if plays else hand)
        if self._chance.random() >= self._drags:
            return Click(at(card))
        return Drag(at(card), self._goal(description, row(description) if plays else DISCARD))

    def _lay_selected(self, description: Description, card: Described) -> Gesture:
        others = [d for d in answers(description) if not d["id"].startswith(PLAYED)]
        lit = [d for d in zones_besides(description) if "legal" in d["state"]]
        if others + lit and self._chance.random() < 0.7:
            return Click(at(self._chance.choice(others + lit)))
        playable_now = "legal" in card["state"] and has(description, "button.play")
        plays = playable_now and self._chance.random() < 0.75
        if not (plays or has(description, "button.discard")):
            # What is neither played nor discarded is given up for another card.
            return Click(at(self._chance.choice(playable(description))))
        if self._chance.random() < 0.5:
            return press(description, "button.play" if plays else "button.discard")
        return Click(self._goal(description, row(description) if plays else DISCARD))

    def _goal(self, description: Description, zone: str) -> Point:
        goal = thing(description, zone)
        return middle(goal) if zone == DISCARD else at(goal)

    def _meet(self, description: Description) -> Gesture:
        """Lays a Key, a Door, the deck or the hand on the card that was met, or that card into
        Limbo."""
        if in_state(description, "selected"):
            goals = [d for d in in_state(description, "legal") if d["role"] == "zone"]
            return Click(middle(self._chance.choice(goals)))
        grip = self._chance.choice([grip for grip in grips(description) if grip["at"]])
        if self._chance.random() >= self._drags:
            return Click(at(grip))
        goal = LIMBO if grip["zone"] == "revealed" else REVEALED
        return Drag(at(grip), middle(thing(description, goal)))

    def _set_apart(self, description: Description) -> Gesture:
        """Puts some cards away and the others in order, and confirms."""
        confirm = buttons(description, ["button.confirm"])
        looked_at = to_order(description)
        if self._chance.random() < self._drags:
            return self._by_dragging(description, looked_at)
        if confirm and self._chance.random() < 0.9:
            return Click(at(confirm[0]))
        free = [card for card in looked_at if not card["state"]]
        return Click(at(self._chance.choice(free or looked_at)))

    def _by_dragging(self, description: Description, looked_at: list[Described]) -> Gesture:
        """Drags as many cards away as are to go and now and then one onto another, and confirms."""
        kept = [card for card in looked_at if "discarded" not in card["state"]]
        if description["ordering"]["missing"]:
            return Drag(at(self._chance.choice(kept)), middle(goes_apart(description)))
        if len(kept) > 1 and self._chance.random() < 0.5:
            card, other = self._chance.sample(kept, 2)
            return Drag(at(card), middle(other))
        return press(description, "button.confirm")

    def _put_in_order(self, description: Description) -> Gesture:
        """Puts cards in order, by a drag of one onto another or by clicks, and confirms."""
        heard = to_order(description)
        if self._chance.random() < 0.5:
            return press(description, "button.confirm")
        if len(heard) > 1 and self._chance.random() < self._drags:
            card, other = self._chance.sample(heard, 2)
            return Drag(at(card), middle(other))
        return Click(at(self._chance.choice(heard)))
