"""A player for the self-test: it reads the description of the scene and answers with the mouse,
through the real queue of events."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame

Description = dict[str, Any]
Described = dict[str, Any]
Spot = tuple[int, int]
Gesture = Iterator[pygame.Event]
"""The events of one gesture, one a frame."""

ANSWERS = "search", "claim", "let_go", "pay_key", "reveal_five", "lose_door", "lose_hand"
"""The buttons that answer a decision, the best first; some ids go on with a card."""
STEPS = 6
"""In how many movements a card is dragged."""


class Stuck(Exception):
    """The scene offers no way to go on; says where."""


def answer(scene: Description) -> Gesture:
    """The next gesture of a game. Raises Stuck."""
    asked = scene["pending"]["type"]
    if asked == "PlayOrDiscard":
        return play_or_discard(scene)
    if asked == "Prophesy":
        return prophesy(scene)
    for name in ANSWERS:
        for button in things(scene, role="button"):
            if button["id"].startswith(f"button.{name}") and "enabled" in button["state"]:
                return click(spot(button))
    raise Stuck(f"nothing answers {asked}")


def play_or_discard(scene: Description) -> Gesture:
    """A card that may be played is dragged onto the row, of the place that it ends with if there is
    one. The second of two Keys is discarded, for a Prophecy; or any card, if none may be played."""
    row = sorted(things(scene, zone="row"), key=lambda card: card["rect"][0])
    place = row[-1]["id"][0] if row else ""
    hand = things(scene, zone="hand")
    hand.sort(key=lambda card: (card["id"][1] == "K", card["id"][0] != place))
    legal = [card for card in hand if "legal" in card["state"]]
    if legal and hand[-2]["id"][1] != "K":
        return drag(spot(legal[0]), spot(named(scene, "zone.row.0")))
    return drag(spot(hand[-1]), middle(named(scene, "zone.discard")))


def prophesy(scene: Description) -> Gesture:
    """The first card is dragged onto the pile; the others stay as they lie."""
    cards = things(scene, zone="revealed")
    if any("discarded" in card["state"] for card in cards):
        return click(spot(named(scene, "button.confirm")))
    return drag(spot(cards[0]), middle(named(scene, "zone.discard")))


def things(scene: Description, **wanted: str) -> list[Described]:
    """The things of the scene with these values; zones do not lie in themselves."""
    found = [d for d in scene["things"] if all(d[key] == wanted[key] for key in wanted)]
    return [d for d in found if "zone" not in wanted or d["role"] == "card"]


def named(scene: Description, key: str) -> Described:
    """The thing of this id. Raises Stuck."""
    for described in scene["things"]:
        if described["id"] == key:
            return dict(described)
    raise Stuck(f"there is no {key}")


def spot(described: Described) -> Spot:
    """Where a thing can be touched. Raises Stuck."""
    if described["at"] is None:
        raise Stuck(f"{described['id']} is covered")
    x, y = described["at"]
    return x, y


def middle(described: Described) -> Spot:
    """The middle of a thing, whatever lies on it: one can drop there all the same."""
    x, y, w, h = described["rect"]
    return x + w // 2, y + h // 2


def click(at: Spot) -> Gesture:
    """A press and a release."""
    yield moved(at)
    yield pressed(pygame.MOUSEBUTTONDOWN, at)
    yield pressed(pygame.MOUSEBUTTONUP, at)


def drag(start: Spot, end: Spot) -> Gesture:
    """A card taken here and let go there."""
    yield moved(start)
    yield pressed(pygame.MOUSEBUTTONDOWN, start)
    for step in range(1, STEPS + 1):
        way = [a + (b - a) * step // STEPS for a, b in zip(start, end, strict=True)]
        yield moved((way[0], way[1]), held=1)
    yield pressed(pygame.MOUSEBUTTONUP, end)


def moved(at: Spot, held: int = 0) -> pygame.Event:
    """The pointer is here now."""
    return pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(held, 0, 0))


def pressed(kind: int, at: Spot) -> pygame.Event:
    """The left button went down or up."""
    return pygame.Event(kind, pos=at, button=pygame.BUTTON_LEFT)
