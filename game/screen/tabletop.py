"""Draws the table with its cards, and lists what lies on it."""

from __future__ import annotations

from collections.abc import Iterator, Set
from dataclasses import dataclass

import pygame

from game.rules.cards import Card
from game.rules.state import (
    DECK,
    DISCARD,
    DOORS,
    HAND,
    LIMBO,
    PROPHECY,
    REVEALED,
    ROW,
    Cards,
    owned,
)
from game.screen import palette, shapes
from game.screen.furniture import Furniture
from game.screen.prompts import Prompt
from game.screen.sprites import CardImages
from game.screen.stage import Image
from game.screen.text import Text
from game.screen.widgets import Button, button_width, draw_button, write
from game.table.director import Director
from game.table.layout import Pose
from game.table.places import Places, Rect
from game.table.things import Face, Thing
from game.words import Words

ZONES = (owned(DOORS, 0), DECK, owned(ROW, 0), DISCARD, LIMBO, owned(HAND, 0))
PILES = DECK, DISCARD, LIMBO
CONCEDE, QUIT = "button.concede", "button.quit"


@dataclass(frozen=True)
class Scenery:
    """What the table shows besides the poses of the cards."""

    prompt: Prompt
    selected: Card | None = None
    playable: Set[Card] = frozenset()
    choosing: bool = False
    """Whether a card of the hand is to be chosen: those that cannot be played are veiled."""
    targets: tuple[str, ...] = ()
    told: Cards = ()
    """The cards of a Prophecy that have their place: the first is discarded."""
    hover: str = ""


class Tabletop:
    """The table of one player."""

    def __init__(self, cards: CardImages, text: Text, words: Words) -> None:
        self._cards = cards
        self._text = text
        self._words = words
        self._furniture = Furniture(text, words)

    def corner_buttons(self, places: Places) -> list[Button]:
        """Concede and quit, in the upper right corner."""
        right, y = places.at(1880, 40)
        y = max(y, places.target / 2 + 3)
        placed = []
        say = self._words.say
        for key, label in ((QUIT, say("Quit")), (CONCEDE, say("Concede"))):
            button = Button(key, label)
            width = button_width(button, self._text, places)
            rect = Rect(right - width, y - places.target / 2, width, places.target)
            placed.append(Button(key, button.label, rect))
            right -= width + places.px(16)
        return placed[::-1]

    def paint(
        self, surface: pygame.Surface, director: Director, scenery: Scenery, lifted: Set[str]
    ) -> None:
        """Everything that lies still: all but the `lifted` cards."""
        layout, view = director.layout, director.view
        places = layout.places
        self._furniture.draw_below(surface, layout, view)
        for zone in scenery.targets:
            self._furniture.draw_target(surface, layout, view, zone)
        for sprite, pose in director.sprites:
            if sprite.key not in lifted:
                mood = self._mood(sprite.card, sprite.zone, scenery)
                if sprite.zone == ROW and sprite.card is not view.rows[0][-1]:
                    mood = "covered"
                surface.blit(*self._cards.resting(sprite, pose, mood))
        self._furniture.draw_above(surface, layout, view)
        for i, card in enumerate(scenery.told):
            self._draw_tag(surface, places, i, layout.sprites[card.id].pose)
        scenery.prompt.draw(surface, self._text, places, scenery.hover)
        for button in self.corner_buttons(places):
            draw_button(surface, button, self._text, places, button.id == scenery.hover)

    def lifted(self, director: Director, keys: Set[str]) -> list[Image]:
        """The cards that are on their way or held, the lowest first."""
        return [
            self._cards.moving(sprite, pose)
            for sprite, pose in director.sprites
            if sprite.key in keys
        ]

    def things(self, director: Director, scenery: Scenery) -> Iterator[Thing]:
        """What one can point at or read, the lowest first."""
        places, words = director.layout.places, self._words
        for zone in ZONES:
            state = ("legal",) if zone in scenery.targets else ()
            key = f"zone.{zone.replace(':', '.')}"
            # A pile's area shows around its cards, so that it can be touched under them.
            rect = places.zones[zone].grown(places.px(24) if zone in PILES else 0)
            yield Thing(key, "zone", words.zone(zone), rect, zone, state=state)
        for sprite, pose in director.sprites:
            yield self._card_thing(sprite.key, sprite.card, sprite.zone, pose, scenery)
        for key, line, rect in self._texts(director, scenery):
            yield Thing(key, "text", line, rect)
        for button in (*self.corner_buttons(places), *scenery.prompt.buttons):
            yield button.thing

    def _card_thing(
        self, key: str, card: Card | None, zone: str, pose: Pose, scenery: Scenery
    ) -> Thing:
        rect = Rect.around((pose.x, pose.y), pose.width, pose.height)
        state = []
        if zone == HAND and card in scenery.playable:
            state.append("legal")
        if card is not None and card is scenery.selected:
            state.append("selected")
        if card in scenery.told:
            state.append("discarded" if card is scenery.told[0] else "ordered")
        face: Face = "up" if card is not None else "down"
        name = self._words.card(card)
        place = REVEALED if zone == PROPHECY else zone
        return Thing(key, "card", name, rect, place, face, tuple(state), pose.angle, card)

    def _texts(self, director: Director, scenery: Scenery) -> Iterator[tuple[str, str, Rect]]:
        view, places = director.view, director.layout.places
        bar = places.prompt
        half = Rect(bar.x, bar.y, bar.w, bar.h / 2)
        yield "text.heading", scenery.prompt.heading, half
        yield "text.body", scenery.prompt.body, Rect(bar.x, bar.centre[1], bar.w, bar.h / 2)
        counts = {DECK: view.deck_count, DISCARD: len(view.discard), LIMBO: len(view.limbo)}
        for zone, count in counts.items():
            rect = places.zones[zone]
            yield f"text.{zone}", str(count), Rect.around((rect.centre[0], rect.bottom), 40, 30)
        slot = places.door_slot(0, 0)
        doors = self._words.doors_count(len(view.doors[0]), view.door_total)
        yield "text.doors", doors, Rect.around((slot.x - places.px(96), slot.centre[1]), 90, 60)
        yield "text.turn", self._words.turn(view.turn), Rect(*places.at(240, 25), 120, 30)
        if view.run:
            pose = director.layout.sprites[view.run[-1].id].pose
            line = self._words.run_marker(view.run)
            yield "text.run", line, Rect.around((pose.x, pose.y + pose.height / 2 + 20), 120, 30)

    def _mood(self, card: Card | None, zone: str, scenery: Scenery) -> str:
        if card is not None and card is scenery.selected:
            return "selected"
        if zone != HAND or not scenery.choosing:
            return ""
        if card in scenery.playable:
            return "legal"
        return "" if scenery.selected is not None and DISCARD in scenery.targets else "veiled"

    def _draw_tag(self, surface: pygame.Surface, places: Places, i: int, pose: Pose) -> None:
        """What will become of a card of the Prophecy."""
        label = str(i) if i else self._words.say("Discard")
        px = places.text(20)
        width = self._text.width(label, "number", px) + px * 1.2
        rect = Rect.around((pose.x, pose.y + pose.height / 2 - px), max(width, px * 1.8), px * 1.6)
        shapes.box(surface, rect, rect.h / 2, palette.CHIP)
        shapes.outline(surface, rect, rect.h / 2, places.px(2), palette.LEGAL)
        write(surface, self._text, label, "number", px, palette.IVORY, rect.centre)
