"""The marks of a row: how long its run is, how many cards are out of sight, and its name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from game.rules.state import ROW, Seat, Trio, owned
from game.rules.view import View
from game.screen.lettering.fitting import NARROW
from game.screen.lettering.text import Text, raised
from game.screen.look import icons, palette
from game.screen.materials import slabs
from game.screen.sheet import Canvas
from game.screen.table.marking.labels import caption_in, chip_size, draw_chip
from game.table import counting
from game.table.asking import symbols
from game.table.layout.pair import Pair
from game.table.layout.places import RUN, Places, Rect
from game.table.layout.poses import Layout, Pose
from game.words import Words

SEEN = 0.2
"""Part of the width of a card; a card with less of it in sight counts as hidden."""
EDGE, BESIDE_NAME = 10, 15
"""Least distance of the pill from the edges of its tray, and of a number of hidden cards from the
name of the row, in design pixels."""
NAME = 16
"""Height of the letters of the name, by the design."""
STUB = 24
"""Least length of the bracket under a run on both sides of its pill, by the design: shorter ones
would look like feet of the pill."""
CLEAR = 12
"""Least distance of pill and name from a card that was met, in pixels."""
BESIDE_CREST = 8
"""Distance of the crest of a place from the figures, by the design."""


@dataclass(frozen=True)
class RowMarks:
    """The marks under a row and their places. `run` is the pill about the run, whose cards reach
    from `left` to `right`, as far as no number lies under them, and down to `foot`; it has been
    `told` in words, or where these have no room in figures beside the `crest` of the place.
    `hidden` are the numbers of hidden cards at both ends, with their rectangles."""

    run: Rect
    foot: float
    told: str
    crest: str
    left: float
    right: float
    hidden: tuple[tuple[str, Rect], ...]

    @property
    def rects(self) -> tuple[Rect, ...]:
        """The rectangles of all marks."""
        return self.run, *(rect for _, rect in self.hidden)


def row_marks(
    layout: Layout, view: View, seat: Seat, trio: Trio, words: Words, text: Text
) -> RowMarks | None:
    """Returns the marks of a row; None if it has no cards."""
    if not view.rows[seat]:
        return None
    places, tray = layout.places, layout.places.zones[owned(ROW, seat)]
    poses = [layout.sprites[card.id].pose for card in view.rows[seat]]
    run = counting.run(view, seat, trio)
    left, last = poses[-len(run.cards) if run else -1], poses[-1]
    start, end = left.x - left.width / 2, last.x + last.width / 2
    foot = last.y + last.height / 2
    middle = places.name_line(tray) if view.seats == 1 else foot + places.pill_below
    beside = beside_words(places)
    hidden = list(out_of_sight(poses, middle, places, text))
    if view.seats == 1:
        name = name_at(tray, places, words, text)
        hidden = [(number, _named(rect, name, tray, places)) for number, rect in hidden]
    left_end, right_end = _free([rect for _, rect in hidden], tray, places)
    if view.seats == 1:
        left_end = max(left_end, name.right + places.px(BESIDE_NAME))
    # A card that was met stands beside the row, and the pill may not run under it.
    if layout.met_stands and (start + end) / 2 <= layout.met.centre[0]:
        right_end = min(right_end, layout.met.x - CLEAR - 1)
    elif layout.met_stands:
        left_end = max(left_end, layout.met.right + CLEAR + 1)
    room, crest = right_end - left_end - beside, ""
    told = words.run_marker(run.colour, len(run.cards)) if run else words.say("Last symbol")
    written = caption_in(room, told, RUN, text, places)
    if written.role == NARROW:
        told, crest = (f"{len(run.cards)}/3", symbols.of_place(run.colour)) if run else ("", "")
        written = caption_in(room, told, RUN, text, places)
    wide = written.width(text) + beside
    if not told:
        wide = beside - places.px(places.eased(9, 9, 8))
    if crest:
        wide += symbol_size(places) + places.px(BESIDE_CREST)
    pill = Rect.around(((start + end) / 2, middle), wide, places.pill_height)
    if pill.right > end:
        pill = replace(pill, x=max(end - pill.w, poses[0].x - poses[0].width / 2))
    if pill.w <= right_end - left_end:
        pill = replace(pill, x=max(left_end, min(pill.x, right_end - pill.w)))
    apart = tuple((number, _over(rect, pill, places)) for number, rect in hidden)
    # The bracket is not drawn through a number.
    start, end = max(start, left_end), min(end, right_end)
    return RowMarks(pill, foot, told, crest, start, end, apart)


def beside_words(places: Places) -> float:
    """Returns the width of the pill beside its words: the symbol, and the space around."""
    return symbol_size(places) + places.px(places.eased(37, 37, 42))


def symbol_size(places: Places) -> int:
    """Returns the side of the symbol on the pill, in pixels."""
    return round(min(places.text(RUN) * places.eased(1.35, 1.35, 0.9), places.pill_height * 0.8))


def out_of_sight(
    row: Sequence[Pose], middle: float, places: Places, text: Text
) -> Iterator[tuple[str, Rect]]:
    """Yields the numbers of hidden cards at the ends of a long row, with their rectangles, which
    lie on a line with its `middle` at this y, and end where the row does."""
    squeezed = [b for a, b in pairwise(row) if b.x - a.x < a.width * SEEN]
    for end, other, side in ((row[0], row[-1], -1), (row[-1], row[0], 1)):
        # Both ends of a short row may be near, so a card counts at the nearer one; and in one that
        # is no wider than two cards, all lie under the last.
        hidden = sum(
            abs(pose.x - end.x) < min(pose.width, abs(pose.x - other.x)) for pose in squeezed
        )
        if abs(end.x - other.x) < end.width:
            hidden = len(squeezed) if side < 0 else 0
        if hidden:
            told = f"+{hidden}"
            w, h = chip_size(text, places, told)
            x = end.x - end.width / 2 if side < 0 else end.x + end.width / 2 - w
            low = h / 2
            if places.letters > 1 and isinstance(places, Pair):
                low = min(low, places.pill_height / 2)  # their trays have no room below it
            yield told, Rect(x, middle + low - h, w, h)


def _free(hidden: Sequence[Rect], tray: Rect, places: Places) -> tuple[float, float]:
    """Returns the ends of the room for the pill, between the numbers of hidden cards."""
    gap, edge, middle = places.px(8), places.px(EDGE), tray.centre[0]
    left = [tray.x + edge, *(rect.right + gap for rect in hidden if rect.x < middle)]
    right = [tray.right - edge, *(rect.x - gap for rect in hidden if rect.x >= middle)]
    return max(left), min(right)


def _named(rect: Rect, name: Rect, tray: Rect, places: Places) -> Rect:
    """Returns the rectangle of a number beside the name, if it is that at the left end."""
    x = name.right + places.px(BESIDE_NAME) if rect.centre[0] < tray.centre[0] else rect.x
    return replace(rect, x=x)


def _over(rect: Rect, other: Rect, places: Places) -> Rect:
    """Returns the rectangle of a number, above the other one if they would overlap."""
    apart = rect.right <= other.x or other.right <= rect.x
    return rect if apart else replace(rect, y=min(rect.y, other.y - rect.h - places.px(2)))


def meets(layout: Layout, rect: Rect) -> bool:
    """Returns whether something under a row comes too near to a card that was met."""
    near = layout.met.grown(CLEAR)
    across = near.x < rect.right and rect.x < near.right
    return layout.met_stands and across and near.y < rect.bottom and rect.y < near.bottom


def name_at(tray: Rect, places: Places, words: Words, text: Text) -> Rect:
    """Returns the rectangle of the name of the row, at the left of the tray's foot."""
    px = places.text(NAME)
    w = text.width(words.zone(ROW).upper(), "label", px)
    h = text.line_height("label", px)
    return Rect(tray.x + places.px(22), places.name_line(tray) - h / 2, w, h)


def draw_run(
    surface: Canvas,
    marks: RowMarks,
    symbol: str,
    text: Text,
    places: Places,
    ink: palette.Colour,
) -> None:
    """Draws the pill about the run, with its last symbol, which the next card may not show."""
    pill, line, middle = marks.run, max(2, round(places.px(2))), marks.run.centre[1]
    top = marks.foot + places.px(6)
    left, right = marks.left, marks.right
    if min(pill.x - left, right - pill.right) >= places.px(STUB):
        for x in (left, right - line):
            surface.fill(ink, (round(x), round(top), line, round(middle - top)))
        surface.fill(ink, (round(left), round(middle - line / 2), round(right - left), line))
    look = replace(slabs.CHIP, line=ink)
    slabs.slab(surface, pill, pill.h / 2, places.px(1.6), look, places)
    beside, edge = beside_words(places), places.px(places.eased(14, 14, 17))
    icon = icons.draw(symbol, symbol_size(places), palette.CAPTION)
    x, edge = pill.x + edge, pill.right - edge
    surface.blit(icon, icon.get_rect(midright=(round(edge), round(middle))))
    if marks.crest:
        crest = icons.draw(marks.crest, symbol_size(places), ink)
        surface.blit(crest, crest.get_rect(midleft=(round(x), round(middle))))
        x += crest.get_width() + places.px(BESIDE_CREST)
    if marks.told:
        room = pill.right - x - beside + places.px(places.eased(14, 14, 17)) + 0.01
        written = caption_in(room, marks.told, RUN, text, places)
        label = text.render(written.words, written.role, written.px, ink)
        up = raised(label, text.line_height(written.role, written.px))
        surface.blit(label, (round(x), round(middle - up)))


def draw_hidden(surface: Canvas, layout: Layout, marks: RowMarks, text: Text) -> None:
    """Draws the numbers of hidden cards, unless cards are held up over them."""
    for told, rect in marks.hidden:
        if not layout.held_over(rect):
            draw_chip(surface, text, layout.places, told, rect.centre)


def draw_name(surface: Canvas, at: Rect, words: Words, text: Text, places: Places) -> None:
    """Draws the name of the row."""
    told = words.zone(ROW).upper()
    picture = text.render(told, "label", places.text(NAME), palette.CAPTION)
    surface.blit(picture, (round(at.x), round(at.centre[1] - raised(picture, round(at.h)))))
