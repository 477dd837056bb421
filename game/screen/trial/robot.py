"""The robot of the self-test: it reads the description of the scene, answers with the mouse through
the real queue of events, and plays a game frame by frame, as fast as frames can be drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import Any, TextIO

import pygame

from game.screen.app import App
from game.screen.trial.process import expect_progress

Description = dict[str, Any]
"""Description of a scene, or of a thing in it."""
Spot = tuple[int, int]
Gesture = Iterator[pygame.Event]
"""Events of one gesture, one in each frame."""

ANSWERS = "search", "claim", "let_go", "pay_key", "reveal_five", "lose_door", "lose_hand"
"""Names of the buttons that answer a decision, the best first. Some ids go on with a card."""
STEPS = 6
"""Movements in which a card is dragged."""
FRAME = 1 / 60
"""Seconds that pass in a frame, however long it takes to draw."""
SPEED = 2.0
"""Speed of all movements."""
PICTURED = 24
"""Number of the gesture after which the table is pictured."""
LONGEST_GAME = 400
"""Most gestures of a game."""
LONGEST_MOVE = 1800
"""Most frames until the next question."""
FEWEST_COLOURS = 100
"""Fewest colours at some hundred points of a table with cards."""


class Stuck(Exception):
    """The scene offers no way to go on; the message tells where."""


def answer(scene: Description) -> Gesture:
    """Returns the next gesture of a game. Raises Stuck."""
    asked = scene["pending"]["type"]
    if asked == "PlayOrDiscard":
        return play_or_discard(scene)
    if asked == "Prophesy":
        return prophesy(scene)
    for name in ANSWERS:
        for button in things(scene, "role", "button"):
            if button["id"].startswith(f"button.{name}") and "enabled" in button["state"]:
                return click(spot(button))
    raise Stuck(f"nothing answers {asked}")


def play_or_discard(scene: Description) -> Gesture:
    """Drags a playable card onto the row, of the place at its end if there is one. Discards the
    second of two Keys, for a Prophecy; or any card, if none may be played."""
    row = sorted(things(scene, "zone", "row"), key=lambda card: card["rect"][0])
    place = row[-1]["id"][0] if row else ""
    hand = things(scene, "zone", "hand")
    hand.sort(key=lambda card: (card["id"][1] == "K", card["id"][0] != place))
    legal = [card for card in hand if "legal" in card["state"]]
    if legal and hand[-2]["id"][1] != "K":
        return drag(spot(legal[0]), spot(named(scene, "zone.row.0")))
    return drag(spot(hand[-1]), middle(named(scene, "zone.discard")))


def prophesy(scene: Description) -> Gesture:
    """Drags the first card onto the pile, and leaves the others as they lie."""
    cards = things(scene, "zone", "revealed")
    if any("discarded" in card["state"] for card in cards):
        return click(spot(named(scene, "button.confirm")))
    return drag(spot(cards[0]), middle(named(scene, "zone.discard")))


def things(scene: Description, key: str, value: str) -> list[Description]:
    """Returns the things of the scene whose field `key` has this value; of a zone only its
    cards."""
    found = [d for d in scene["things"] if d[key] == value]
    return [d for d in found if key != "zone" or d["role"] == "card"]


def named(scene: Description, key: str) -> Description:
    """Returns the thing of this id. Raises Stuck."""
    if found := things(scene, "id", key):
        return found[0]
    raise Stuck(f"there is no {key}")


def spot(described: Description) -> Spot:
    """Returns where a thing can be touched. Raises Stuck."""
    if described["at"] is None:
        raise Stuck(f"{described['id']} is covered")
    x, y = described["at"]
    return x, y


def middle(described: Description) -> Spot:
    """Returns the middle of a thing, where one can drop, whatever lies on it."""
    x, y, w, h = described["rect"]
    return x + w // 2, y + h // 2


def click(at: Spot) -> Gesture:
    yield moved(at)
    yield pressed(pygame.MOUSEBUTTONDOWN, at)
    yield pressed(pygame.MOUSEBUTTONUP, at)


def drag(start: Spot, end: Spot) -> Gesture:
    yield moved(start)
    yield pressed(pygame.MOUSEBUTTONDOWN, start)
    for step in range(1, STEPS + 1):
        way = [a + (b - a) * step // STEPS for a, b in zip(start, end, strict=True)]
        yield moved((way[0], way[1]), held=1)
    yield pressed(pygame.MOUSEBUTTONUP, end)


def moved(at: Spot, held: int = 0) -> pygame.Event:
    return pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(held, 0, 0))


def pressed(kind: int, at: Spot) -> pygame.Event:
    return pygame.Event(kind, pos=at, button=pygame.BUTTON_LEFT)


class RobotGame:
    """A game of the robot. Counts the gestures for each decision, and the milliseconds of every
    frame. A game that does not go on is ended, and `trace` tells where it stood."""

    def __init__(self, app: App, trace: TextIO) -> None:
        self.app = app
        self._trace = trace
        self.times: list[float] = []
        self.gestures = Counter[str]()
        app.change(replace(app.settings, speed=SPEED), keep=False)

    @property
    def scene(self) -> Description:
        assert self.app.scene is not None
        return self.app.description(self.app.scene)

    def load(self) -> None:
        """Waits until the table lies ready."""
        while self.app.scene is None:
            self.app.step(FRAME, pygame.event.get())
        self.rest()

    def play(self, picture: Path) -> int:
        """Plays to the end, and returns the number of colours of a picture on the way. Raises
        Stuck."""
        seen = 0
        while self.app.scene is not None and self.app.scene.name == "table":
            if self.gestures.total() > LONGEST_GAME:
                raise Stuck("the game never ends")
            scene = self.scene
            for event in answer(scene):
                pygame.event.post(event)
                self.frame()
            self.rest()
            self.gestures[scene["pending"]["type"]] += 1
            if self.gestures.total() == PICTURED:
                pygame.image.save(self.app.glass, picture)
                seen = colours(self.app.glass)
                if seen < FEWEST_COLOURS:
                    raise Stuck(f"there are only {seen} colours on the table")
        if not seen:
            raise Stuck("the game ended before the table was pictured")
        return seen

    def rest(self) -> None:
        """Waits until nothing moves and something is asked, or the game is over. Raises Stuck."""
        expect_progress(self._trace)
        for _ in range(LONGEST_MOVE):
            self.frame()
            scene = self.app.scene
            assert scene is not None
            if scene.busy or scene.changed:
                continue
            if scene.name != "table" or self.scene["pending"] is not None:
                return
        raise Stuck("it never comes to rest")

    def frame(self) -> None:
        """Makes one frame, with all events in the queue."""
        began = perf_counter()
        self.app.step(FRAME, pygame.event.get())
        self.times.append(1000 * (perf_counter() - began))


def colours(picture: pygame.Surface) -> int:
    """Returns the number of colours at points all over a picture."""
    width, height = picture.get_size()
    points = product(range(0, width, width // 40), range(0, height, height // 24))
    return len({tuple(picture.get_at(point)) for point in points})


def summary(times: list[float]) -> dict[str, float]:
    """Returns figures about the times of frames, in milliseconds."""
    p99 = quantiles(times, n=100)[98]
    named = {"median_ms": median(times), "p99_ms": p99, "worst_ms": max(times)}
    return {"count": len(times), **{name: round(ms, 2) for name, ms in named.items()}}
