"""What shows that a table is only looked at: a frame of old paper, a ribbon over it, and a bar
under it that plays the game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import pygame

from game.screen.controls.buttons import draw_button
from game.screen.controls.focus_ring import draw_focus
from game.screen.lettering.fitting import draw_lines, fitted, measured
from game.screen.lettering.text import Text, write_from
from game.screen.look import icons, palette, shapes
from game.screen.materials import foil
from game.screen.pages.replay.replay_layout import ReplayLayout
from game.screen.pages.replay.timeline import Timeline, draw_key
from game.screen.sheet import Canvas
from game.screen.stage import Image
from game.screen.table.drawing.headline import draw_name
from game.table.asking.buttons import Button
from game.table.hands.things import Thing
from game.table.layout.places import Rect
from game.words import Words

LABEL = 0.5
"""Greatest part of the words on the ribbon that its title takes, 0 to 1."""


@dataclass(frozen=True)
class About:
    """All that is around the table of a replay: the title, the turn in `heading`, the buttons of
    the bar and of the ribbon, and the line."""

    layout: ReplayLayout
    title: str
    heading: str
    bar: Sequence[Button]
    ribbon: Sequence[Button]
    line: Timeline
    sign: str = "play"
    """Icon before the title."""

    @property
    def buttons(self) -> list[Button]:
        """The buttons, from the left to the right, first those of the bar."""
        return [*self.bar, *self.ribbon]

    @property
    def told(self) -> Rect:
        """The rectangle of the words on the ribbon."""
        return self.layout.told(self.ribbon[0].rect)

    def things(self, words: Words) -> Iterator[Thing]:
        """Yields what can be read and pressed, with the paper under it."""
        yield Thing("zone.ribbon", "zone", self.title, self.layout.ribbon)
        yield Thing("zone.bar", "zone", self.title, self.layout.bar)
        yield Thing("text.replay", "text", f"{self.title} {self.heading}".strip(), self.told)
        key = ", ".join(words.say(mark.told) for mark in self.line.landmarks)
        if self.layout.key_tall and key:
            yield Thing("text.key", "text", key, self.layout.key)
        yield from self.line.things(words, self.heading or self.title)
        for button in self.buttons:
            yield button.thing


@dataclass(frozen=True)
class Framed:
    """An image of the table, of which nothing is seen outside of `room`."""

    image: Image
    room: pygame.Rect

    def draw(self, glass: pygame.Surface) -> pygame.Rect:
        """Draws the image on the glass, and returns the rectangle that it covers."""
        clip, image = glass.get_clip(), self.image
        glass.set_clip(self.room.clip(clip))
        drawn = glass.blit(*image) if isinstance(image, tuple) else image.draw(glass)
        glass.set_clip(clip)
        return drawn


def framed(images: Iterable[Image], layout: ReplayLayout) -> Iterator[Image]:
    """Yields the images so that what moves on the table stays under the paper: a hand that makes
    room sinks below the bar."""
    top, (across, down) = int(layout.ribbon.bottom), layout.table
    room = pygame.Rect(0, top, across, down - top)
    for image in images:
        lies = isinstance(image, tuple) and room.contains(image[0].get_rect(topleft=image[1]))
        yield image if lies else Framed(image, room)


def draw_about(
    surface: Canvas,
    about: About,
    text: Text,
    words: Words,
    at: int,
    hover: str,
    focus: Thing | None,
) -> None:
    """Draws all that is around the table, after the event of number `at`."""
    places = about.layout.places
    draw_paper(surface, about.layout)
    draw_title(surface, about, text)
    about.line.draw(surface, at, hover)
    if about.layout.key_tall:
        draw_key(surface, about.layout, about.line.landmarks, text, words)
    for button in about.buttons:
        draw_button(surface, button, text, places, button.id == hover, bool(button.icon))
    if focus is not None:
        draw_focus(surface, places, focus.rect, min(focus.rect.h / 2, places.px(24)))
    for button in about.buttons:
        if button.icon and button.id in (hover, focus.id if focus else ""):
            draw_name(surface, text, places, button)


def draw_paper(surface: Canvas, layout: ReplayLayout) -> None:
    """Draws the frame around the table, the ribbon and the bar, all of one piece."""
    (across, down), line, ribbon = layout.table, layout.frame, layout.ribbon
    shapes.box(surface, ribbon, 0, *palette.SEPIA)
    for x in (0.0, across - line):
        side = Rect(x, ribbon.bottom, line, down - ribbon.bottom)
        shapes.box(surface, side, 0, palette.SEPIA[1], palette.SEPIA[0])
    shapes.box(surface, layout.bar, 0, *palette.SEPIA)
    inner = Rect(line, ribbon.bottom, across - 2 * line, down - ribbon.bottom)
    foil.outline(surface, inner, 3, max(1.0, layout.places.px(1.6)), 230)


def draw_title(surface: Canvas, about: About, text: Text) -> None:
    """Draws the title of the replay and the turn."""
    places, room = about.layout.places, about.told
    middle, title = room.centre[1], about.title
    for smaller in places.smaller():
        px, gap = smaller.text(24), places.px(4)
        wide = text.width(title, "label", px, gap) + px * 1.4
        if wide <= room.w * (LABEL if about.heading else 1.0):
            break
    sign = icons.draw(about.sign, round(px * 0.9), palette.GOLD_TEXT)
    surface.blit(sign, (round(room.x), round(middle - sign.get_height() / 2)))
    left = room.x + px * 1.2
    write_from(surface, text, title, "label", px, palette.GOLD_TEXT, (left, middle), gap)
    left = room.x + wide + px * 0.6
    if about.heading:
        ink, whole = palette.IVORY, room.right - left
        for smaller in places.smaller():
            _, said = measured(text, smaller, about.heading, "title", 24, whole, 2)
            if " ".join(said) == about.heading:
                break
        lines = fitted(text, smaller, about.heading, "title", 24, ink, whole, 2)
        draw_lines(surface, lines, left, middle, room.h)
