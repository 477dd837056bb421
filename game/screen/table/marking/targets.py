"""The targets for what is held or chosen: the frame of each, and what would follow."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.state import DISCARD, LIMBO, REVEALED, ROW, SHARED
from game.rules.view import View
from game.screen.lettering import fitting
from game.screen.lettering.fitting import Paragraph
from game.screen.lettering.paragraphs import wrapped
from game.screen.lettering.text import Text
from game.screen.look import palette, shapes
from game.screen.materials import dashes, patches, slabs
from game.screen.sheet import Canvas
from game.screen.table.asking import waiting_for_deck
from game.screen.table.marking.labels import CAPTION_ROOM, LABEL_AT
from game.screen.table.teaching.lesson_at_table import LessonAtTable
from game.table.hands import gestures
from game.table.layout.places import Places, Rect
from game.table.layout.poses import Layout
from game.table.layout.spreads import next_in_row
from game.table.session import TableSession
from game.table.watching import named
from game.words import Words

Said = tuple[str, ...]
"""Texts for the same thing, the fullest first."""
Targets = Mapping[str, Said]
"""Sentences of the targets, by the name of zone or card."""
PILES = DISCARD, LIMBO
LETTERS, SMALLER = 20, 16
"""Usual height of the letters, and height where there is little room, by the design."""


def targets(
    words: Words, session: TableSession, held: str, lesson: LessonAtTable | None
) -> Targets:
    """Returns the targets for what is held or chosen. A card that is put in order can only be set
    apart, if the order has room for that. Targets tell what would follow, in a lesson only where
    the lesson goes on."""
    told, grip, view = session.ranking, held or session.selected, session.director.view
    if told is not None and held in [card.id for card in told.cards]:
        apart = told.ordering.apart
        return {apart: (words.lay_here(apart),)} if apart else {}
    said: dict[str, Said] = {}
    for name in session.drops.targets(grip):
        command = gestures.meant(grip, name, session.drops.lays)
        if command is None:
            said[name] = (waiting_for_deck.target(words, grip),)
            continue
        promised = lesson is None or lesson.promises(command)
        private = view.secret(named(command))
        follows = words.consequence(command, view) if promised and not private else ()
        zone = name if name.partition(":")[0] in view.table else SHARED
        said[name] = follows or (words.lay_here(zone),)
    return said


def target(layout: Layout, view: View, name: str) -> Rect:
    """Returns the rectangle in which a target shows: for a row, the place of the next card."""
    if name.startswith(ROW):
        return next_in_row(view, layout.places, view.active)
    if name in layout.ends:
        return layout.ends[name]
    return layout.area(name).grown(layout.places.px(14 if name in layout.places.zones else 6))


def draw_target(surface: Canvas, layout: Layout, view: View, name: str, takes: bool) -> None:
    """Draws the frame of a target. `takes` tells that the held card would be laid there now."""
    places, rect = layout.places, target(layout, view, name)
    radius, line = places.px(12), places.px(4 if takes else 2.4)
    patches.glow(surface, rect, radius, places.px(12), palette.LEGAL, 150 if takes else 80)
    shapes.box(surface, rect, radius, palette.TAKEN if takes else palette.TARGET)
    dash, gap = places.px(14), places.px(8)
    dashes.dashed(surface, rect, line, dash, gap, palette.LEGAL, radius)


def draw_label(
    surface: Canvas, text: Text, layout: Layout, view: View, name: str, said: Said
) -> None:
    """Draws the words of a target: in the empty place of the row, or over the scene of a card,
    where nothing tells a rule."""
    places, rect = layout.places, target(layout, view, name)
    if name in PILES or (name == REVEALED and len(said) == 1):
        return  # a pile has its caption, and a revealed card the costs of its answers
    if name.startswith(ROW) or name in layout.ends:
        room = rect.grown(-places.px(9))
        lines = in_words(text, places, said, room, 5).pictures(text, palette.IVORY)
        fitting.draw_lines(surface, lines, *room.centre, room.h, centred=True)
        return
    px = places.text(SMALLER)
    line = text.render(said[-1].upper(), "label", px, palette.IVORY, places.px(1.4))
    x, y = rect.centre[0], rect.y + rect.h * LABEL_AT
    chip = Rect.around((x, y), line.get_width() + px * 1.2, px * 1.6)
    slabs.slab(surface, chip, chip.h / 2, places.px(1.6), slabs.CHOSEN_CHIP, places)
    surface.blit(line, line.get_rect(center=(round(x), round(y))))


def draw_under(surface: Canvas, text: Text, places: Places, pile: Rect, said: Said) -> None:
    """Draws the words of a target in place of the name of a pile, on as many lines as fit below
    it."""
    room = below(places, pile)
    lines = in_words(text, places, said, room, 3).pictures(text, palette.LEGAL)
    tall = min(room.h, fitting.height(lines))
    fitting.draw_lines(surface, lines, room.centre[0], room.y + tall / 2, tall, centred=True)


def below(places: Places, pile: Rect) -> Rect:
    """Returns the room below the count of a pile, down to what lies next."""
    x, top = places.pile_name_at(pile)
    top -= places.text(LETTERS) * 0.7
    foot = [zone.y for zone in places.zones.values() if zone.y > top and beside(zone, pile)]
    wide = 2 * min(x, places.size[0] - x) - places.px(8)
    wide, tall = min(wide, places.px(CAPTION_ROOM)), min([*foot, places.size[1]]) - top
    return Rect(x - wide / 2, top, wide, tall - places.px(14))


def beside(zone: Rect, pile: Rect) -> bool:
    """Returns whether a zone lies above or below a pile."""
    return zone.x < pile.right and pile.x < zone.right


def in_words(text: Text, places: Places, said: Said, room: Rect, most: int) -> Paragraph:
    """Returns the fullest text that fits on at most `most` lines. It prefers fewer words to smaller
    letters, and takes the shortest text only if no other fits."""
    for offered in (said[:-1], said[-1:]):
        for px in range(places.text(LETTERS), places.usual(SMALLER) - 1, -1):
            for told in offered:
                shown = Paragraph("label", px, wrapped(text, told, "label", px, round(room.w)))
                widest = max(text.width(line, "label", px) for line in shown.lines)
                tall = shown.least(text)
                if widest <= room.w and tall <= room.h and len(shown.lines) <= most:
                    return fitting.balanced(text, shown, round(room.w))
    return shown
