"""Where everything is on the page of the settings: in one column or two, and as much of it in
sight as there is room for."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby

from game.screen.controls.buttons import button_width, label_px
from game.screen.controls.sliders import Slider, slider_height
from game.screen.controls.toggles import Toggle, detail_rect, detailed_height, gap, margin, ring_px
from game.screen.lettering.text import Text
from game.screen.look import palette
from game.screen.pages.headings import caption_px, title_px
from game.screen.pages.settings.groups import Group
from game.table.asking.buttons import Button
from game.table.layout.places import Places, Rect

TEXT, NOTE, DETAIL = "text.", ".note", ".detail"
"""How the ids of texts begin, and how those of sentences under a group or in a toggle end."""
RING = 10.0
"""Pixels around the sheet for the ring about what is in focus."""
Texts = dict[str, tuple[str, Rect]]


def note_px(places: Places) -> int:
    """The height of a sentence under a group."""
    return places.text(18)


def note_height(note: str, width: float, text: Text, places: Places) -> int:
    """Of a sentence as wide as a column."""
    picture = text.render(note, "body_italic", note_px(places), palette.BODY, wrap=round(width))
    return picture.get_height()


def toggle_width(toggle: Toggle, text: Text, places: Places) -> float:
    """How wide a toggle has to be for its label."""
    letters = text.width(toggle.label, "label", label_px(places))
    return letters + ring_px(places) + gap(places) + 2 * margin(places) + 1


@dataclass
class Sheet:
    """All of the parts and texts from its upper left corner on, whether in sight or not."""

    parts: list[Toggle | Slider] = field(default_factory=list)
    texts: Texts = field(default_factory=dict)
    height: float = 0.0


def _is_short(part: Toggle | Slider) -> bool:
    return isinstance(part, Toggle) and not part.detail


class Columns:
    """Lays the groups out on a sheet of this width."""

    def __init__(self, width: float, text: Text, places: Places) -> None:
        self._width = width
        self._text = text
        self._places = places
        self._gap = max(6.0, places.px(10))
        self._between = max(8.0, places.px(20))
        self._apart = max(20.0, places.px(48))

    def sheet(self, columns: Sequence[Sequence[Group]]) -> Sheet:
        """Beside each other, if every label has room there; else one below the other."""
        half = (self._width - self._apart) / 2
        toggles = [toggle for groups in columns for group in groups for toggle in group.toggles]
        widest = max(toggle_width(toggle, self._text, self._places) for toggle in toggles)
        sheet = Sheet()
        if widest <= half:
            for number, groups in enumerate(columns):
                self._put(sheet, groups, Rect(number * (half + self._apart), 0, half, 0))
        else:
            self._put(sheet, [g for groups in columns for g in groups], Rect(0, 0, self._width, 0))
        return sheet

    def _put(self, sheet: Sheet, groups: Sequence[Group], column: Rect) -> None:
        """Groups one below the other."""
        y = column.y
        for group in groups:
            strip = replace(column, y=y, h=caption_px(self._places) * 1.5)
            sheet.texts[f"{TEXT}{group.key}"] = group.caption, strip
            y = self._put_parts(sheet, group, replace(column, y=strip.bottom))
            if group.note:
                height = note_height(group.note, column.w, self._text, self._places)
                rect = replace(column, y=y + self._gap, h=height)
                sheet.texts[f"{TEXT}{group.key}{NOTE}"] = group.note, rect
                y = rect.bottom
            sheet.height = max(sheet.height, y)
            y += self._between

    def _put_parts(self, sheet: Sheet, group: Group, below: Rect) -> float:
        """The parts of a group in lines; where the last one ends."""
        bottom = below.y
        for line in self._lines(group, below.w):
            top = bottom if line[0] is group.parts[0] else bottom + self._gap
            width = (below.w - self._gap * (len(line) - 1)) / len(line)
            for number, part in enumerate(line):
                x = below.x + number * (width + self._gap)
                placed = replace(part, rect=Rect(x, top, width, self._height(part, width)))
                sheet.parts.append(placed)
                bottom = max(bottom, placed.rect.bottom)
                if isinstance(placed, Toggle) and placed.detail:
                    rect = detail_rect(placed, self._text, self._places)
                    sheet.texts[f"{TEXT}{placed.id}{DETAIL}"] = placed.detail, rect
        return bottom

    def _lines(self, group: Group, width: float) -> Iterator[Sequence[Toggle | Slider]]:
        """Toggles of one word or two beside each other, as many as have room; anything else has a
        line of its own."""
        for short, some in groupby(group.parts, _is_short):
            parts, beside = tuple(some), 1
            if short:
                toggles = [part for part in parts if isinstance(part, Toggle)]
                widest = max(toggle_width(p, self._text, self._places) for p in toggles)
                room = int((width + self._gap) / (widest + self._gap))
                lines = math.ceil(len(parts) / min(len(parts), max(1, room)))
                beside = math.ceil(len(parts) / lines)
            for start in range(0, len(parts), beside):
                yield parts[start : start + beside]

    def _height(self, part: Toggle | Slider, width: float) -> float:
        if isinstance(part, Slider):
            return slider_height(self._text, self._places)
        if part.detail:
            return detailed_height(part.detail, width, self._text, self._places)
        return max(self._places.target, ring_px(self._places) + margin(self._places))


@dataclass(frozen=True)
class Page:
    """The panel with its title and foot, and between them so much of the sheet as has room."""

    panel: Rect
    title: Rect
    view: Rect
    foot: Rect
    buttons: tuple[Button, ...]
    """Back, and the way to another page, if there is one."""
    sheet: Sheet
    scroll: float
    most: float
    """How far it can be scrolled, in pixels."""

    def seen(self, rect: Rect) -> Rect:
        """Where a rectangle of the sheet is in the window."""
        return replace(rect, x=rect.x + self.view.x, y=rect.y + self.view.y - self.scroll)

    def in_sight(self, rect: Rect) -> Rect | None:
        """The part of it that can be seen; None if that is too little to be read or pressed."""
        whole = self.seen(rect)
        top, bottom = max(whole.y, self.view.y), min(whole.bottom, self.view.bottom)
        if (top, bottom) == (whole.y, whole.bottom):
            return whole
        enough = bottom - top >= whole.h * 0.4
        return replace(whole, y=top, h=bottom - top) if enough else None

    def scroll_to(self, rect: Rect) -> float:
        """How far to scroll so that a rectangle of the sheet is in sight, with what is around."""
        around = rect.grown(self.view.h * 0.12)
        least, most = around.bottom - self.view.h, around.y
        return min(self.most, max(0.0, min(max(self.scroll, least), most)))


def lay_out(
    columns: Sequence[Sequence[Group]],
    back: Button,
    scroll: float,
    text: Text,
    places: Places,
    way: Button | None = None,
) -> Page:
    """The page in a window of this size, scrolled as far as this or as it can be; with a `way` to
    another one beside its title."""
    edge = max(16.0, places.px(40))
    width = min(places.size[0] - 24, max(1200, places.px(1500)))
    sheet = Columns(width - 2 * edge, text, places).sheet(columns)
    head, target = title_px(places) * 1.4 + places.px(10), places.target
    fixed = 1.2 * edge + head + target + 4 * RING
    height = min(places.size[1] - 12, fixed + sheet.height)
    panel = Rect.around((places.size[0] / 2, places.size[1] / 2), width, height)
    inner = replace(panel, x=panel.x + edge, w=panel.w - 2 * edge)
    title = replace(inner, y=panel.y + 0.6 * edge, h=head)
    foot = replace(inner, y=panel.bottom - 0.6 * edge - target, h=target)
    top = title.bottom + RING
    view = replace(inner, y=top, h=foot.y - 2 * RING - top)
    wide = button_width(back, text, places)
    placed = replace(back, rect=replace(foot, x=foot.right - wide, w=wide))
    foot = replace(foot, w=foot.w - wide - edge)
    buttons: tuple[Button, ...] = (placed,)
    if way is not None:
        wide = button_width(way, text, places)
        # On the sheet, even if it reaches below the line under the title, which ends before it.
        y = max(panel.y + 8, title.bottom - 8 - target)
        rect = Rect(title.right - wide, y, wide, target)
        buttons = (placed, replace(way, rect=rect))
        title = replace(title, w=title.w - wide - edge)
    most = max(0.0, sheet.height - view.h)
    return Page(panel, title, view, foot, buttons, sheet, min(max(0.0, scroll), most), most)
