"""Tooltips: when they appear, where they lie, and the tag with a name, a key and a sentence."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import pygame

from game.rules.state import HAND, MARKET, REVEALED, SHARED
from game.screen.cards.faces import Faces
from game.screen.lettering.fitting import closest
from game.screen.lettering.paragraphs import wrapped
from game.screen.lettering.text import Text
from game.screen.look import palette, shapes
from game.screen.look.shapes import drawn_once
from game.screen.materials import slabs
from game.screen.program import Program
from game.screen.scene import Scene
from game.screen.stage import Lies
from game.screen.ui.tooltip_texts import hint_of, key_of
from game.table.hands.things import Thing
from game.table.layout.places import Places, Point, Rect
from game.words import PadSign, Words

KEY = pygame.K_i
RESTS = 0.5
"""Seconds that the pointer must rest before a tooltip appears."""
AWAY = 24
"""Pixels that the pointer must move away from the last press before it can rest again."""
CHOSEN_FROM = HAND, SHARED, MARKET, REVEALED
"""Zones of cards to choose from. No tooltip appears over them unless a key asks."""
DONE = (
    *(pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL),
    pygame.FINGERDOWN,
    *(pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST, pygame.WINDOWSIZECHANGED),
)
"""Events that close a tooltip; the pointer must then move before it can rest again."""
PROMPT = "text.heading", "text.body"
"""Ids of the texts with the current question, which no tooltip may cover."""
NAME_PX, PX = 18, 19
"""Letter heights of the name and the sentence, by the design."""
WIDTHS, PART = (520, 320), 0.5
"""Widths of the sentence by the design, with letters of the usual size, and its largest share of
the window."""
GAP = 9
"""Distance between a thing and its tag, by the design."""
EDGE = 4
"""Distance to the edge of the window in pixels."""


@dataclass(frozen=True)
class Shown:
    """The current tooltip: its thing, its picture, and all its words."""

    thing: Thing
    lies: Lies
    said: str


class Tooltips:
    """Shows at most one tooltip over the current scene. It takes no clicks, any action closes it,
    and none appears while something moves."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._scene: Scene | None = None
        self._point: Point = (-1.0, -1.0)
        self._pressed: Point | None = None
        """Where the pointer was at the last action; it must leave that place first."""
        self._rested, self._down = RESTS, False
        self._touched = False
        """Whether a finger was used last. Lifted, it points at nothing."""
        self.shown: Shown | None = None

    @property
    def images(self) -> list[Lies]:
        return [self.shown.lies] if self.shown else []

    def notice(self, event: pygame.Event) -> None:
        """Opens or closes the tooltip if its key went down; any other action closes it."""
        scene = self._program.scene
        if event.type == pygame.KEYDOWN and event.key == KEY and scene and not scene.writing:
            asks = self.shown is None and not scene.busy
            self._close()
            if asks:
                self._show(scene.things(), by_key=True)
        elif event.type in DONE:
            self._down = event.type == pygame.MOUSEBUTTONDOWN
            self._touched |= event.type == pygame.FINGERDOWN
            self._close()
        elif event.type == pygame.MOUSEMOTION:
            self._touched = False

    def explain(self, point: Point) -> None:
        """Shows the tooltip of what lies at a point, if it has one, as a finger rests there."""
        if (scene := self._program.scene) is not None:
            self._point = point
            self._show(scene.things())

    def advance(self, dt: float, scene: Scene, point: Point) -> None:
        """Counts `dt` seconds with the pointer at this point, and shows or hides the tooltip."""
        if scene is not self._scene:
            self._scene = scene
            self._close()
        if scene.busy:
            self.shown, self._rested = None, 0.0
        if point != self._point:
            self._point, self._rested = point, 0.0
            if self._pressed is None or math.dist(point, self._pressed) >= AWAY:
                self._pressed = None
            if self.shown is not None and not self.shown.thing.contains(point):
                self.shown = None
        elif self._rested < RESTS and not (scene.busy or self._pressed or self._down):
            self._rested += 0.0 if self._touched else dt
            if self._rested >= RESTS and self.shown is None:
                self._show(scene.things())

    def _close(self) -> None:
        self.shown, self._pressed, self._rested = None, self._point, RESTS

    def _show(self, things: Sequence[Thing], by_key: bool = False) -> None:
        """Shows the tooltip of the thing under the pointer or, if a key asked, of the focused
        thing."""
        program, words = self._program, self._program.words
        focus = in_focus(things) if by_key else None
        told = with_hint(words, things, focus) if focus else None
        unnamed = nameless(words, things, self._point, program.cards.faces)
        thing = told or focus or unnamed or rested_on(words, things, self._point)
        if thing is None:
            return
        key, places = key_of(words, thing), Places(program.size, letters=program.letters)
        name = title_of(things, thing) if thing.name != thing.hint else ""
        said = name, key, thing.hint
        tags = [tag(name, key, thing.hint, program.text, places, width) for width in WIDTHS]
        asked = [other.rect for other in things if other.id in PROMPT]
        # The name of a button with an icon may already stand below it, and its tag belongs there,
        # too.
        button, pointer = thing.role == "button", thing.rect.centre
        kinds = ("button",) if button else ("button", "card")
        lying = [other.rect for other in things if other.role in kinds and other.id != thing.id]
        if not button and thing.contains(self._point):
            pointer = self._point
        lies = placed(tags, thing.rect, pointer, places, asked, lying)
        self.shown = Shown(thing, lies, " ".join(filter(None, said)))


def in_focus(things: Sequence[Thing]) -> Thing | None:
    """Returns the thing with the keyboard focus."""
    return next((thing for thing in things if "focused" in thing.state), None)


def rested_on(words: Words, things: Sequence[Thing], point: Point) -> Thing | None:
    """Returns the uppermost thing at a point with its hint, if it has one. Texts let what lies
    below them be explained, and so do cards that are not to be chosen."""
    there = (thing for thing in reversed(things) if thing.contains(point) and not passes(thing))
    thing = next(there, None)
    return with_hint(words, things, thing) if thing and thing.role != "card" else None


def nameless(words: Words, things: Sequence[Thing], point: Point, faces: Faces) -> Thing | None:
    """Returns the card without a picture at a point, with its name or the hint of its zone. Its
    name cannot be read on a small card or under another one."""
    there = (thing for thing in reversed(things) if thing.contains(point))
    top = next((thing for thing in there if thing.role != "text" or thing.hint), None)
    if top is None or top.card is None or top.role != "card" or top.zone in CHOSEN_FROM:
        return None
    if top.face != "up" or faces.bare(faces.look(top.card)) is None:
        return None
    told = with_hint(words, things, replace(top, hint=""))
    return told or replace(top, hint=top.name)


def title_of(things: Sequence[Thing], thing: Thing) -> str:
    """Returns the name of a thing. A bare number is named after the zone it lies in."""
    below = (one.name for one in things if one.role == "zone" and one.contains(thing.rect.centre))
    return next(below, "") if thing.name.isdigit() else thing.name


def passes(thing: Thing) -> bool:
    """Returns whether a thing lets what lies below it be explained in its place."""
    if thing.hint:
        return False
    return thing.role == "text" or (thing.role == "card" and thing.zone not in CHOSEN_FROM)


def with_hint(words: Words, things: Sequence[Thing], thing: Thing) -> Thing | None:
    """Returns the thing with its hint or, for a card, that of its zone; None if there is none."""
    if hint := hint_of(words, thing):
        return replace(thing, hint=hint)
    zones = (zone for zone in things if zone.role == "zone" and zone.hint)
    around = next((zone for zone in zones if zone.lies_in == thing.lies_in), None)
    return around and replace(thing, hint=around.hint)


@drawn_once
def tag(
    name: str, key: str, sentence: str, text: Text, places: Places, widest: float = WIDTHS[0]
) -> pygame.Surface:
    """Returns a tag with the name and the key in one line and the sentence below; each may be
    empty. Do not change it: it is shared."""
    px, air = places.text(NAME_PX), places.px(14) * places.letters
    said = text.render(name, "label", px, palette.IVORY)
    cap = text.render(key, "label", round(px * 0.86), palette.CAPTION) if key else None
    room = min(places.px(widest) * places.letters, places.size[0] * PART)
    body = wrapped(text, sentence, "body", places.text(PX), round(room)) if sentence else ()
    lines = [text.render(line, "body", places.text(PX), palette.BODY) for line in body]
    head = said.get_width() + (cap.get_width() + air + px if cap else 0)
    step = closest(text, "body", places.text(PX)) * 1.12
    wide = max([head, *(line.get_width() for line in lines)]) + 2 * air
    top = px * 1.9 if name else air * 0.6
    tall = top + (step * len(lines) + air * 0.6 if lines else 0)
    margin = shadow(places)
    picture = pygame.Surface((round(wide) + 2 * margin, round(tall) + 2 * margin), pygame.SRCALPHA)
    sheet = Rect(margin, margin, round(wide), round(tall))
    slabs.slab(picture, sheet, places.px(8), places.px(1.4), slabs.CHIP, places)
    x, y = sheet.x + air, sheet.y + px * 0.95
    picture.blit(said, (round(x), round(y - said.get_height() / 2)))
    if cap:
        right = sheet.right - air
        box = Rect.around((0, y), cap.get_width() + px * 0.5 + air * 0.4, px * 1.3)
        box = Rect(right - box.w + px * 0.2, box.y, box.w, box.h)
        round_off = box.h / 2 if isinstance(key, PadSign) else places.px(5)
        shapes.outline(picture, box, round_off, 1, palette.faded(palette.CAPTION, 130))
        picture.blit(cap, cap.get_rect(center=(round(box.centre[0]), round(y))))
    y = sheet.y + top
    for line in lines:
        picture.blit(line, (round(x), round(y + (step - line.get_height()) / 2)))
        y += step
    return picture


def placed(
    pictures: Sequence[pygame.Surface],
    about: Rect,
    pointer: Point,
    places: Places,
    asked: Sequence[Rect] = (),
    lying: Sequence[Rect] = (),
) -> Lies:
    """Returns one of the pictures and its upper left corner: beside the thing, near the pointer and
    within the window. It should not cover `about` or `asked`, and as little of `lying` as
    possible."""
    margin = shadow(places)

    def covers(offer: tuple[pygame.Surface, Rect]) -> tuple[float, float]:
        never = sum(shared(offer[1], rect) for rect in (about, *asked))
        return never, sum(shared(offer[1], rect) for rect in lying)

    offers = []
    for picture in pictures:
        size = picture.get_width() - 2 * margin, picture.get_height() - 2 * margin
        rects = [inside(rect, places) for rect in beside(size, about, pointer, places)]
        if asked:
            over = min(rect.y for rect in asked) - places.px(GAP) - size[1]
            rects.append(inside(replace(rects[0], y=over), places))
        offers += [(picture, rect) for rect in rects]
    picture, best = min(offers, key=covers)
    return picture, (round(best.x) - margin, round(best.y) - margin)


def beside(size: tuple[int, int], about: Rect, pointer: Point, places: Places) -> Iterator[Rect]:
    """Yields places below, above, right and left of a thing, best first: near the pointer, or in
    line with an edge of the thing."""
    (w, h), gap = size, places.px(GAP)
    x = max(about.x, min(pointer[0], about.right)) - w / 2
    y = max(about.y, min(pointer[1], about.bottom)) - h / 2
    for across in (x, about.x, about.right - w):
        yield Rect(across, about.bottom + gap, w, h)
        yield Rect(across, about.y - gap - h, w, h)
    for down in (y, about.y, about.bottom - h, about.centre[1], about.bottom):
        yield Rect(about.right + gap, down, w, h)
        yield Rect(about.x - gap - w, down, w, h)


def shadow(places: Places) -> int:
    """Returns the width in pixels of the shadow around a tag."""
    return round(places.px(12)) + 4


def inside(rect: Rect, places: Places) -> Rect:
    """Returns the rectangle moved into the window."""
    width, height = places.size
    x = max(EDGE, min(rect.x, width - rect.w - EDGE))
    return Rect(x, max(EDGE, min(rect.y, height - rect.h - EDGE)), rect.w, rect.h)


def shared(one: Rect, other: Rect) -> float:
    """Returns the area that lies in both rectangles."""
    wide = min(one.right, other.right) - max(one.x, other.x)
    tall = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0.0, wide) * max(0.0, tall)
