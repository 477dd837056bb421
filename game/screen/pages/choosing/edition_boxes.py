"""The boxes of the editions, side by side: their lids, and what is written on them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from game.screen.lettering.text import write_from
from game.screen.look import palette, shapes
from game.screen.pages.choosing.lids import lid
from game.screen.sheet import Canvas
from game.screen.ui.arrange import Column, Grid, Picture, Slab
from game.screen.ui.buttons import Switch, draw_ring, ring_px
from game.screen.ui.element import Act, Box, Element, Kit, Leaf, Placed
from game.screen.ui.theme import Ink
from game.screen.ui.words import Words
from game.table.layout.places import Rect

TITLE_PX, TOLD_PX, CAPTION_PX = 25, 19, 16
"""Heights of letters by the design."""
NARROWEST, MOST = 15, 4
"""Least width of a box by the height of its letters, and greatest number of boxes in a line."""
LID, LOWEST_LID = 0.66, 0.2
"""Greatest and least height of a lid by the width of its box."""
LID_BESIDE = 0.24
"""Width of a lid that lies beside what is written, by the width of its box."""


@dataclass(frozen=True)
class Fact:
    """A caption, what is said under it, and both in one line."""

    caption: str
    content: str
    line: str


@dataclass(frozen=True)
class Led(Words):
    """A sentence whose first words, its `lead`, have the ink of captions."""

    lead: str = ""

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        first, *others = self.lines(kit, rect.w)
        if not first.startswith(self.lead):
            super().draw(kit, surface, rect, hover)
            return
        how, step = (self.role, self._letters(kit)), self._step(kit)
        ink, y = kit.theme.inks[self.ink], rect.y + step / 2
        aside = rect.x + kit.text.width(self.lead, *how)
        write_from(surface, kit.text, self.lead, *how, kit.theme.inks["caption"], (rect.x, y))
        write_from(surface, kit.text, first.removeprefix(self.lead), *how, ink, (aside, y))
        for number, line in enumerate(others, 1):
            write_from(surface, kit.text, line, *how, ink, (rect.x, y + number * step))


@dataclass(frozen=True)
class Pressed(Leaf):
    """The part of a box that is pressed: all but its switches."""

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        if hover and self.enabled:
            shapes.box(surface, rect, self.radius(kit, rect), palette.HOVER)


@dataclass(frozen=True)
class Ring(Leaf):
    """The ring on a box, ticked while the box is chosen."""

    chosen: bool = False

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        draw_ring(kit, surface, rect.centre, round(rect.w), self.chosen)


@dataclass(frozen=True)
class EditionBox(Element):
    """The box of an edition.

    `id` is the id of its button, and `name` the name of its picture. `facts` tell about the
    edition, and `switches` choose its level, if it has several. A box that is not `open` cannot be
    left out. `lid` is the height of the lid by the width of the box; at 0 the lid lies beside what
    is written."""

    id: str
    name: str
    title: str
    told: str
    facts: Sequence[Fact]
    said: str
    chosen: bool
    act: Act
    open: bool = True
    switches: Sequence[Switch] = ()
    lid: float = LOWEST_LID

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        gap, ring = self._gap(kit), ring_px(kit)
        aside = 0.0 if self.lid else width * LID_BESIDE
        above = width * self.lid
        x, y, room = gap + aside, above + 0.8 * gap, width - 2 * gap - aside
        title = self._title.lay(kit, room - ring - gap / 2)
        below = y + title.h + kit.px(3)
        words = Column(list(self._written()), gap=4).lay(kit, room)
        low = below + words.h + gap
        switches = Grid(self.switches, most=len(self.switches), gap=14).lay(kit, width - 2 * gap)
        under = switches.h + gap if self.switches else 0.0
        high = max(least, low + under)
        top = Rect(0, 0, aside + gap if aside else width, above or high - under)
        face = Rect(0, 0, width, high - under - (0.5 * gap if under else 0.0))
        pressed = Pressed(
            self.id,
            said=self.said,
            act=self.act,
            enabled=self.open,
            state=("selected",) if self.chosen else (),
        )
        parts = (
            Placed(Slab(look="picked" if self.chosen else "faint"), Rect(0, 0, width, high)),
            Placed(pressed, face),
            Placed(self._picture, top.grown(-max(3.0, kit.px(5)))),
            Placed(Ring(chosen=self.chosen), Rect(width - gap - ring, y, ring, ring)),
            *title.at(x, y),
            *words.at(x, below),
            *switches.at(gap, high - under),
        )
        return Box(width, high, parts)

    def least_width(self, kit: Kit) -> float:
        return max(
            kit.places.text(TOLD_PX) * NARROWEST,
            self._title.least_width(kit) + ring_px(kit) + 2.5 * self._gap(kit),
        )

    @staticmethod
    def _gap(kit: Kit) -> float:
        """Returns the distance in pixels of the edge and what the box holds."""
        return max(6.0, kit.px(14))

    @property
    def _picture(self) -> Leaf:
        return Picture(make=lambda wide, high: lid(self.name, (wide, high), self.chosen))

    @property
    def _title(self) -> Words:
        ink: Ink = "title" if self.chosen else "strong"
        return Words(words=self.title, role="title", px=TITLE_PX, ink=ink)

    def _written(self) -> Iterator[Words]:
        """Yields what stands under the title. Where the lid lies beside it, captions have no line
        of their own."""
        ink: Ink = "strong" if self.chosen else "body"
        yield Words(words=self.told, role="body_italic", px=TOLD_PX, ink=ink)
        for fact in self.facts:
            if self.lid:
                yield Words(words=fact.caption, role="label", px=CAPTION_PX, ink="caption")
                yield Words(words=fact.content, px=TOLD_PX, ink=ink)
            else:
                lead = fact.line.removesuffix(fact.content)
                yield Led(words=fact.line, px=TOLD_PX, ink=ink, lead=lead)


@dataclass(frozen=True)
class EditionBoxes(Element):
    """All boxes. In a single line they have their lids above what is written, as high as fits in
    sight; on several lines they have them beside it."""

    boxes: Sequence[EditionBox]

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        lowest = self._grid(LOWEST_LID).lay(kit, width)
        wide = lowest.parts[0].rect.w
        if wide * len(self.boxes) > width:
            return self._grid(0.0).lay(kit, width)
        more = max(0.0, kit.sight - lowest.h) / wide
        return self._grid(min(LID, LOWEST_LID + more)).lay(kit, width)

    def _grid(self, lid_height: float) -> Grid:
        return Grid([replace(box, lid=lid_height) for box in self.boxes], most=MOST, gap=14)
