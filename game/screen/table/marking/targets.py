"""Where what is held or chosen may be laid: the frame of each target, and what would follow."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

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
"""The fullest words first, then fewer."""
Targets = Mapping[str, Said]
"""Zones and cards by name, and what each says."""
PILES = DISCARD, LIMBO
LETTERS, SMALLER = 20, 16
"""Heights of the letters, by the design: as a rule, and where there is little room."""


def targets(
    words: Words, session: TableSession, held: str, lesson: LessonAtTable | None
) -> Targets:
    """Where what is held or chosen may go: a card that is put in order, apart if one goes. What
    would follow is said of it, in a lesson only of what leads on."""
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
    """Where a target shows itself: of a row, where the next card will lie."""
    if name.startswith(ROW):
        return next_in_row(view, layout.places, view.active)
    if name in layout.ends:
        return layout.ends[name]
    return layout.area(name).grown(layout.places.px(14 if name in layout.places.zones else 6))


def draw_target(surface: Canvas, layout: Layout, view: View, name: str, takes: bool) -> None:
    """A zone or card where what is chosen may go; `takes` when it would be laid there now."""
    places, rect = layout.places, target(layout, view, name)
    radius, line = places.px(12), places.px(4 if takes else 2.4)
    patches.glow(surface, rect, radius, places.px(12), palette.LEGAL, 150 if takes else 80)
    shapes.box(surface, rect, radius, palette.TAKEN if takes else palette.TARGET)
    dash, gap = places.px(14), places.px(8)
    dashes.dashed(surface, rect, line, dash, gap, palette.LEGAL, radius)


def draw_label(
    surface: Canvas, text: Text, layout: Layout, view: View, name: str, said: Said
) -> None:
    """What a target is for: in the empty place of the row, or over the scene of a card, where
    it hides nothing that tells a rule."""
    places, rect = layout.places, target(layout, view, name)
    if name in PILES or (name == REVEALED and len(said) == 1):
        return  # under the ones stands their caption, about the other what each answer costs
    if name.startswith(ROW) or name in layout.ends:
        room = rect.grown(-places.px(9))
        lines = in_words(text, places, said, room, 5).pictures(text, palette.IVORY)
        fitting.draw_lines(surface, lines, *room.centre, room.h, centred=True)
        return
    px = places.caption(SMALLER)
    line = text.render(said[-1].upper(), "label", px, palette.IVORY, places.px(1.4))
    x, y = rect.centre[0], rect.y + rect.h * LABEL_AT
    chip = Rect.around((x, y), line.get_width() + px * 1.2, px * 1.6)
    slabs.slab(surface, chip, chip.h / 2, places.px(1.6), slabs.CHOSEN_CHIP, places)
    surface.blit(line, line.get_rect(center=(round(x), round(y))))


def draw_under(surface: Canvas, text: Text, places: Places, pile: Rect, said: Said) -> None:
    """The same in place of the name of a pile, on as many lines as there is room for below it."""
    room = below(places, pile)
    lines = in_words(text, places, said, room, 3).pictures(text, palette.LEGAL)
    tall = min(room.h, fitting.height(lines))
    fitting.draw_lines(surface, lines, room.centre[0], room.y + tall / 2, tall, centred=True)


def below(places: Places, pile: Rect) -> Rect:
    """The room below the number of a pile's cards, down to what lies next."""
    x, top = places.pile_name_at(pile)
    top -= places.caption(LETTERS) * 0.7
    foot = [zone.y for zone in places.zones.values() if zone.y > top and beside(zone, pile)]
    wide = 2 * min(x, places.size[0] - x) - places.px(8)
    wide, tall = min(wide, places.px(CAPTION_ROOM)), min([*foot, places.size[1]]) - top
    return Rect(x - wide / 2, top, wide, tall - places.px(14))


def beside(zone: Rect, pile: Rect) -> bool:
    """Whether a zone lies above or below a pile."""
    return zone.x < pile.right and pile.x < zone.right


def in_words(text: Text, places: Places, said: Said, room: Rect, most: int) -> Paragraph:
    """The fullest of these that fit whole on so many lines: fewer words before smaller letters, and
    the fewest only where nothing else has room."""
    for offered in (said[:-1], said[-1:]):
        for px in range(places.caption(LETTERS), places.usual(SMALLER) - 1, -1):
            for told in offered:
                shown = Paragraph("label", px, wrapped(text, told, "label", px, round(room.w)))
                widest = max(text.width(line, "label", px) for line in shown.lines)
                tall = shown.least(text)
                if widest <= room.w and tall <= room.h and len(shown.lines) <= most:
                    return balanced(text, shown, round(room.w))
    return shown


def balanced(text: Text, shown: Paragraph, room: int) -> Paragraph:
    """The same on as many lines, which are as long as each other as far as can be."""
    while room > 1:
        lines = wrapped(text, shown.said, shown.role, shown.px, room - 1)
        widest = round(max(text.width(line, shown.role, shown.px) for line in lines))
        if len(lines) > len(shown.lines) or widest >= room:
            break
        room = widest
        shown = replace(shown, lines=lines)
    return shown
