"""The boxes of the editions, side by side: their lids, and what is written on them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from game.screen.controls.toggles import Toggle, draw_toggle, ring_px
from game.screen.lettering.paragraphs import LEADING, Lines, wrapped, write_lines
from game.screen.lettering.text import Text
from game.screen.look import icons, palette, shapes
from game.screen.materials import foil, slabs
from game.screen.pages.choosing.lids import lid
from game.screen.sheet import Canvas
from game.table.layout.places import Places, Rect

TITLE_PX, TOLD_PX, CAPTION_PX = 25, 19, 16
"""Heights of letters by the design."""
NARROWEST, MOST = 15, 4
"""Width of a box at least, by the height of what is told; boxes beside each other."""
LID, LOWEST_LID = 0.66, 0.2
"""The height of a lid by the width of its box, as there is room."""
LIDS_BESIDE = 0.24, 0.16, 0.0
"""The width of one that lies beside what is written, where the boxes do not all stand in one line:
narrower, or none, where a switch would be cut else."""


@dataclass(frozen=True)
class Fact:
    """A caption, what is said under it, and both in one line."""

    caption: str
    content: str
    line: str

    @property
    def before(self) -> str:
        """What stands before the content in that line."""
        return self.line.removesuffix(self.content)


@dataclass(frozen=True)
class Paragraph:
    """What is written on a box with the space above it, in pixels. Its first line may begin with a
    `caption`, which has the ink of captions."""

    lines: Lines
    role: str
    px: int
    ink: palette.Colour
    above: float = 0.0
    caption: str = ""

    @property
    def height(self) -> float:
        """With the space above."""
        return len(self.lines) * self.px * LEADING + self.above

    def draw(self, surface: Canvas, text: Text, room: Rect) -> None:
        """From the upper left corner of its room."""
        lines, caption = self.lines, self.caption
        if not caption or not lines[0].startswith(caption):
            write_lines(surface, text, lines, self.px, self.ink, room, self.role)
            return
        write_lines(surface, text, (caption,), self.px, palette.CAPTION, room, self.role)
        aside = text.width(caption, self.role, self.px)
        first = lines[0].removeprefix(caption)
        beside = replace(room, x=room.x + aside)
        write_lines(surface, text, (first,), self.px, self.ink, beside, self.role)
        below = replace(room, y=room.y + self.px * LEADING)
        write_lines(surface, text, lines[1:], self.px, self.ink, below, self.role)


@dataclass(frozen=True)
class EditionBox:
    """`key` is the id of its button, `name` that of its picture; `facts` tell about it, and
    `switches` choose its level, if it has several. Without `open` it cannot be left out."""

    key: str
    name: str
    title: str
    told: str
    facts: Sequence[Fact]
    chosen: bool
    open: bool = True
    switches: Sequence[Toggle] = ()


@dataclass(frozen=True)
class PlacedBox:
    """A box in its place: the whole, its lid, what of it is pressed, and its switches."""

    box: EditionBox
    rect: Rect
    lid: Rect
    pressed: Rect
    switches: Sequence[Toggle]


@dataclass(frozen=True)
class BoxGrid:
    """All boxes in columns that share this width, as the letters and the window ask. Lids are as
    high as goes with `height`, if that can be."""

    boxes: Sequence[EditionBox]
    width: float
    height: float
    text: Text
    places: Places
    lid_beside: float = LIDS_BESIDE[0]

    @property
    def gap(self) -> float:
        """Between two boxes, and from the edge of one to what it holds."""
        return max(6.0, self.places.px(14))

    @property
    def _columns(self) -> int:
        least = self.places.text(TOLD_PX) * NARROWEST
        fitting = int((self.width + self.gap) / (least + self.gap))
        count = min(MOST, max(1, fitting), len(self.boxes))
        # Four in two lines of two rather than of three and one.
        lines = -(-len(self.boxes) // count)
        return -(-len(self.boxes) // lines)

    @property
    def _wide(self) -> float:
        return (self.width - self.gap * (self._columns - 1)) / self._columns

    @property
    def _lids_beside(self) -> bool:
        """Whether lids lie beside what is written, not above it."""
        return self._columns < len(self.boxes)

    @property
    def _aside(self) -> float:
        """What a lid takes of the width of what is written."""
        return self._wide * self.lid_beside if self._lids_beside else 0.0

    def _paragraphs(self, box: EditionBox) -> Iterator[Paragraph]:
        """What stands under the lid; beside it the captions have no line of their own."""
        room, away = int(self._wide - 2 * self.gap - self._aside), self.gap * 0.5
        title, told = self.places.text(TITLE_PX), self.places.text(TOLD_PX)
        caption = self.places.text(CAPTION_PX)
        inner = room - round(ring_px(self.places) + self.gap * 0.6)
        ink = palette.GOLD_TEXT if box.chosen else palette.IVORY
        yield Paragraph(wrapped(self.text, box.title, "title", title, inner), "title", title, ink)
        body = palette.IVORY if box.chosen else palette.BODY
        lines = wrapped(self.text, box.told, "body_italic", told, room)
        yield Paragraph(lines, "body_italic", told, body)
        for fact in box.facts:
            if self._lids_beside:
                lines = wrapped(self.text, fact.line, "body", told, room)
                yield Paragraph(lines, "body", told, body, away * 0.6, fact.before)
            else:
                lines = wrapped(self.text, fact.caption, "label", caption, room)
                yield Paragraph(lines, "label", caption, palette.CAPTION, away)
                lines = wrapped(self.text, fact.content, "body", told, room)
                yield Paragraph(lines, "body", told, body)

    def _written(self, box: EditionBox) -> float:
        return sum(paragraph.height for paragraph in self._paragraphs(box))

    def _switch(self, line: Sequence[EditionBox]) -> float:
        """The height of the switches of a line of boxes, with the space above."""
        return self.places.target + self.gap if any(box.switches for box in line) else 0.0

    def _lid_height(self, lines: Sequence[Sequence[EditionBox]]) -> float:
        if self._lids_beside:
            return 0.0
        rest = sum(self._without_lid(line) + self.gap for line in lines) - self.gap
        wanted, least = self._wide * LID, self._wide * LOWEST_LID
        return max(least, min(wanted, (self.height - rest) / len(lines)))

    def _without_lid(self, line: Sequence[EditionBox]) -> float:
        return max(map(self._written, line)) + self._switch(line) + 2 * self.gap

    def placed(self) -> Iterator[PlacedBox]:
        """Line by line, all boxes of a line equally high."""
        count, y = self._columns, 0.0
        lines = [self.boxes[at : at + count] for at in range(0, len(self.boxes), count)]
        high = self._lid_height(lines)
        for line in lines:
            tall = self._without_lid(line) + high
            for number, box in enumerate(line):
                rect = Rect(number * (self._wide + self.gap), y, self._wide, tall)
                yield self._one(box, rect, high)
            y += tall + self.gap

    def _one(self, box: EditionBox, rect: Rect, high: float) -> PlacedBox:
        top = replace(rect, h=high)
        if self._lids_beside:
            top = replace(rect, w=self._aside + self.gap, h=rect.h - self._switch([box]))
        if not box.switches:
            return PlacedBox(box, rect, top, rect, ())
        target = self.places.target
        room = rect.grown(-self.gap)
        strip = replace(room, y=room.bottom - target, h=target)
        pressed = replace(rect, h=strip.y - self.gap * 0.5 - rect.y)
        between = self.gap
        wide = (strip.w + between) / len(box.switches) - between
        placed = [
            replace(switch, rect=replace(strip, x=strip.x + number * (wide + between), w=wide))
            for number, switch in enumerate(box.switches)
        ]
        return PlacedBox(box, rect, top, pressed, placed)

    @property
    def cuts_switch(self) -> bool:
        """Whether the lower edge of the room would cut a switch."""
        rects = (switch.rect for placed in self.placed() for switch in placed.switches)
        return any(rect.y < self.height < rect.bottom for rect in rects)

    def draw(
        self, surface: Canvas, placed: PlacedBox, down: tuple[float, float], hover: str
    ) -> None:
        """In gold if it is chosen; `down` is where the content begins in the window, and `hover`
        the button under the pointer."""
        box, places, text = placed.box, self.places, self.text
        rect, top = self._moved(placed.rect, down), self._moved(placed.lid, down)
        look = slabs.PICKED if box.chosen else slabs.FAINT
        line, corner = places.px(3 if box.chosen else 1.4), places.px(12)
        slabs.slab(surface, rect, corner, line, look, places, hover == box.key and box.open)
        if self._aside or not self._lids_beside:
            inner = top.grown(-places.px(5))
            size = max(1, round(inner.w)), max(1, round(inner.h))
            surface.blit(lid(box.name, size, box.chosen), (round(inner.x), round(inner.y)))
        px, above = ring_px(places), top.y if self._lids_beside else top.bottom
        self._ring(surface, box, (rect.right - self.gap - px / 2, above + self.gap + px * 0.5))
        x, y = rect.x + self.gap + self._aside, above + self.gap * 0.8
        for paragraph in self._paragraphs(box):
            room = Rect(x, y, rect.right - self.gap - x, paragraph.height)
            paragraph.draw(surface, text, replace(room, y=y + paragraph.above))
            y = room.bottom
        for switch in placed.switches:
            moved = replace(switch, rect=self._moved(switch.rect, down))
            draw_toggle(surface, moved, text, places, hover == moved.id)

    @staticmethod
    def _moved(rect: Rect, down: tuple[float, float]) -> Rect:
        return replace(rect, x=rect.x + down[0], y=rect.y + down[1])

    def _ring(self, surface: Canvas, box: EditionBox, centre: tuple[float, float]) -> None:
        """Ticked if the box is chosen."""
        px = ring_px(self.places)
        ring = Rect.around(centre, px, px)
        if not box.chosen:
            foil.outline(surface, ring, px / 2, px * 0.09)
            return
        shapes.box(surface, ring, px / 2, *palette.GOLD_BUTTON)
        tick = icons.draw("tick", px, palette.GOLD_BUTTON_TEXT)
        surface.blit(tick, (round(ring.x), round(ring.y)))
