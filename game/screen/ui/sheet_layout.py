"""The sheet of a page: what lies on it, and where it lies in a window; what has no room there
scrolls."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from game.screen.ui.arrange import Align, Column, Ends, Row, Rule
from game.screen.ui.element import Box, Element, Kit, Placed
from game.screen.ui.words import Words, heading, sentence
from game.table.layout.places import Places, Rect

BACK = "button.back"
"""Id of the button that leads back."""
LEAST = 44
"""Least width and height in pixels of what can be pressed."""
SEEN = 0.4
"""Least part of a thing that must be in sight for it to be read or pressed, 0 to 1."""
LEAST_BODY = 0.35
"""Least height of the body, by that of the window. Where it would be lower, the tabs scroll with
it."""


@dataclass(frozen=True)
class Sheet:
    """The contents of a page. Lengths are by the design.

    The `title` is words, or an element that holds them; the `tabs` stand beside it. The `body`
    scrolls if it must. At the foot stand `told`, the last message, and the `feet`, the buttons that
    lead on. Esc presses the button with the id `escape`.

    A sheet is only as high as it must be, and up to `width` wide. On a `small` one everything is in
    the middle but the message, which ends the body where it has no room beside the buttons, and
    `width` is the width of its sentences. One that `hangs` begins at the top of the
    window, so that its tabs stay where they are when its length changes."""

    title: str | Element
    body: Element
    tabs: Sequence[Element] = ()
    feet: Sequence[Element] = ()
    told: str = ""
    told_id: str = "text.told"
    escape: str = BACK
    small: bool = False
    width: float = 1500
    hangs: bool = False


def ring_room(places: Places) -> float:
    """Returns the width in pixels of the margin around the body, for the ring of the focus."""
    return max(10.0, places.px(10))


@dataclass(frozen=True)
class Pane:
    """Something that scrolls: its `body`, and the `view` through which it is seen, in a window of
    these `places`."""

    body: Box
    view: Rect
    places: Places

    @property
    def most(self) -> float:
        """Greatest distance in pixels that the body can be scrolled."""
        most = self.body.h - self.view.h
        return most if most > 1 else 0.0

    def scrolled(self, by: float) -> tuple[Placed, ...]:
        """Returns the leaves of the body in the window, scrolled by so many pixels."""
        return tuple(self.body.at(self.view.x, self.view.y - by))

    def in_sight(self, rect: Rect) -> Rect | None:
        """Returns the part of a rectangle of the body that is in sight, or None if it is too
        little."""
        top, bottom = max(rect.y, self.view.y), min(rect.bottom, self.view.bottom)
        if bottom - top >= rect.h - 0.5:
            return rect
        seen = bottom - top >= max(rect.h * SEEN, min(rect.h, LEAST))
        return replace(rect, y=top, h=bottom - top) if seen else None

    def bar(self, by: float) -> tuple[Rect, Rect]:
        """Returns the groove beside the body and the thumb in it, when scrolled by so many
        pixels."""
        width = max(5.0, self.places.px(7))
        groove = Rect(self.view.right + ring_room(self.places), self.view.y, width, self.view.h)
        long = max(float(LEAST), groove.h * self.view.h / max(self.body.h, 1))
        y = groove.y + (groove.h - long) * by / max(self.most, 1)
        return groove, replace(groove, y=y, h=long)


@dataclass(frozen=True)
class Laid(Pane):
    """A sheet laid out: its body, the rectangle of its panel, its `fixed` leaves, which do not
    scroll, and perhaps a column `aside` that scrolls by itself. Esc presses the button with the id
    `escape`."""

    panel: Rect
    fixed: tuple[Placed, ...]
    escape: str = BACK
    aside: Pane | None = None

    @cached_property
    def feet_from(self) -> int:
        """Number of the fixed leaves that come before the body."""
        return sum(part.rect.y < self.view.y for part in self.fixed)


def lay_out(sheet: Sheet, kit: Kit) -> Laid:
    """Lays a sheet out in the window of the kit."""
    size = kit.places.size
    edge = max(20.0, kit.px(44 if not sheet.small else 56))
    outside = max(6.0, kit.px(16))
    most = kit.px(kit.places.eased(sheet.width, 1900))
    width = min(size[0] - 2 * outside, max(1200.0, most) if not sheet.small else most + 2 * edge)
    inner, ring = width - 2 * edge, ring_room(kit.places)
    align: Align = "middle" if sheet.small else "left"
    title = sheet.title
    if isinstance(title, str):
        title = heading("text.title" if not sheet.small else "text.heading", title, align)
    head, body = _head(sheet, title, kit, inner)
    told = sentence(sheet.told_id, sheet.told, ink="told", px=20)
    feet = Row(sheet.feet, align=align)
    foot = Ends(told, feet).lay(kit, inner)
    if sheet.small:
        beside = _told_beside(told, feet, kit, inner) if sheet.told else None
        foot = beside or feet.lay(kit, inner)
        lines = [] if beside or not sheet.told else [replace(told, align="middle")]
        body = Column([body, *lines], align="middle")
    around = 2 * 0.6 * edge + foot.h + (2.5 if foot.h else 2) * ring
    tallest = size[1] - 2 * outside
    room = tallest - around - head.h
    if room < LEAST_BODY * size[1] and sheet.tabs:
        head = Column([title, Rule()], gap=6).lay(kit, inner)
        body = Column([Row(sheet.tabs), sheet.body], gap=20)
        room = tallest - around - head.h
    kit = replace(kit, sight=room)
    box = body.lay(kit, inner)
    if box.h > room + 1:
        box = body.lay(kit, inner - max(LEAST / 2, kit.px(24)))
    high = min(tallest, around + head.h + box.h)
    panel = Rect.around((size[0] / 2, size[1] / 2), width, high)
    if sheet.hangs:
        panel = replace(panel, y=outside)
    x, y = panel.x + edge, panel.y + 0.6 * edge
    view = Rect(x, y + head.h + ring, box.w if box.h > room + 1 else inner, 0)
    foot_y = panel.bottom - 0.6 * edge - foot.h
    view = replace(view, h=max(1.0, foot_y - (1.5 if foot.h else 1) * ring - view.y))
    fixed = *head.at(x, y), *foot.at(x, foot_y)
    return Laid(box, view, kit.places, panel, fixed, sheet.escape)


def _told_beside(told: Words, feet: Row, kit: Kit, width: float) -> Box | None:
    """Returns the buttons in the middle of the foot, with what is told at the left of their line,
    or None where it has no room there."""
    own, said = replace(feet, align="left").lay(kit, width), told.lay(kit, width)
    middle, line = (width - own.w) / 2, max(one.lay(kit, width).h for one in feet.children)
    if own.h > line or said.w + kit.gap > middle:
        return None
    high = max(own.h, said.h)
    parts = (*said.at(0, (high - said.h) / 2), *own.at(middle, (high - own.h) / 2))
    return Box(width, high, parts)


def _head(sheet: Sheet, title: Element, kit: Kit, width: float) -> tuple[Box, Element]:
    """Returns what stands over the body, laid out, and the body."""
    if sheet.small:
        return Column([title], align="middle").lay(kit, width), sheet.body
    line = Ends(title, Row(sheet.tabs, align="right")) if sheet.tabs else title
    return Column([line, Rule()], gap=6).lay(kit, width), sheet.body
