"""The ways to answer a Door or a Nightmare: a box for each on both sides of the card. In a box in
which a card is chosen there is a button for each sort of card, in its colours."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import product

import pygame

from game.screen.lettering.fitting import NARROW, closest
from game.screen.lettering.paragraphs import Lines, wrapped
from game.screen.lettering.text import SMALLEST, Text, write
from game.screen.look import icons, palette, shapes
from game.screen.materials import foil, slabs
from game.screen.materials.slabs import Look
from game.screen.sheet import Canvas
from game.table.asking.buttons import Button, Choice
from game.table.asking.prompt import Option
from game.table.asking.symbols import NIGHT
from game.table.layout.places import Places, Rect

NAME, COUNT = "body_bold", "number"
LETTERS = 17
"""Height of the letters of a name, by the design."""
CREST, APART, UNDER, PILL, COUNTED = 1.25, 0.35, 0.2, 1.3, 0.82
"""Height of a crest, gaps between the parts beside and under it, and height of a badge and of its
number, all by the height of the letters of the name."""
INSIDE = 5
"""Pixels between a name and the end of its button."""
DIM = 0.4
"""Share of the darkest colour of the place in the fill of a button, 0 to 1."""
WIDEST, LARGEST = 330, 600
"""Greatest width of a box by the design, with usual letters and with the largest."""
LEAST, LEAST_STACKED = 40.0, 43.0
"""Least width and height of a button for a card, in pixels, and its least height if the name stands
under the crest."""
LEFT = 0.8
"""Part of an equal share that is left for the words of a box beside one with many buttons."""
MARGIN = 12
"""Distance from the edge of a box to its buttons, by the design."""
ICON, SMALL_ICON = 44, 30
"""Height of an icon by the design, and its height where large letters need the room."""
FOOT = 0.72
"""Part of the height of a box that buttons may take."""


def laid_out(options: Sequence[Option], text: Text, places: Places) -> tuple[Option, ...]:
    """Returns every box and its buttons with their rectangles. Names stand beside the crests, or
    under them where there is no room beside. Only where the letters that are asked for have room
    in neither way, there is room for usual ones."""
    half, full = (len(options) + 1) // 2, Style(NARROW, places.text(19))
    for px in dict.fromkeys((places.text(LETTERS), places.usual(LETTERS))):
        sides = options[:half], options[half:]
        stacked = not all(_has_names_beside(side, text, places, px) for side in sides)
        placed = _placed(options, text, places, px, stacked)
        whole = [has_room(one, (one.title,), full, text, places) for one in placed]
        if all(whole) and all(letters_of(one.choices, text, places) >= px for one in placed):
            break
    return placed


def _placed(
    options: Sequence[Option], text: Text, places: Places, px: int, stacked: bool
) -> tuple[Option, ...]:
    """Returns the boxes with buttons that leave room for names in letters of `px` pixels."""
    half = (len(options) + 1) // 2
    sides = (True, options[:half]), (False, options[half:])
    band, gap, beside = places.band, places.px(14), _beside(places)
    placed: list[Option] = []
    for left, side in sides:
        widths = _shared_out([_needs(option, text, places, px, stacked) for option in side], places)
        total = sum(widths) + gap * (len(widths) - 1)
        x = band.centre[0] + (-beside - total if left else beside)
        for option, width in zip(side, widths, strict=True):
            rect = Rect(x, band.y, width, band.h)
            buttons = _in_box(option, rect, places, px, stacked)
            placed.append(replace(option, rect=rect, buttons=buttons))
            x += width + gap
    return tuple(placed)


def _beside(places: Places) -> float:
    """Returns the distance from the middle of the band, where the revealed card lies, to the first
    box."""
    return places.fan_width / 2 + places.px(26)


def _room(places: Places, count: int) -> tuple[float, float]:
    """Returns the width that so many boxes on one side share, and the width of each if all are
    alike."""
    room = places.band.w / 2 - _beside(places) - places.px(10)
    free = room - places.px(14) * (count - 1)
    return free, min(places.px(places.eased(WIDEST, WIDEST, LARGEST)), free / max(1, count))


def _has_names_beside(side: Sequence[Option], text: Text, places: Places, px: int) -> bool:
    """Returns whether boxes with names beside the crests leave enough room for the other boxes."""
    free, equal = _room(places, len(side))
    needs = [_needs(option, text, places, px, stacked=False) for option in side]
    return sum(need or equal * LEFT for need in needs) <= free


def _shared_out(needs: Sequence[float], places: Places) -> list[float]:
    """Returns the widths of the boxes on one side. They are alike, but a box with many buttons
    takes what they need from the others, as far as these can give it."""
    free, equal = _room(places, len(needs))
    missing = sum(max(0.0, need - equal) for need in needs)
    spare = [max(0.0, equal - (need or equal * LEFT)) for need in needs]
    wider = free - equal * len(needs)
    part = min(1.0, max(0.0, missing - wider) / (sum(spare) or 1.0))
    widths = [max(need, equal - own * part) for need, own in zip(needs, spare, strict=True)]
    return [width * min(1.0, free / sum(widths)) for width in widths]


def _needs(option: Option, text: Text, places: Places, px: int, stacked: bool) -> float:
    """Returns the width that the buttons of a box need, with names in letters of `px` pixels; 0 if
    one button fills it."""
    if option.whole:
        return 0.0
    columns, gap = _columns(option, places, px, stacked), _gap(places)
    names = max(least_width(choice, text, px, stacked) for choice in option.choices)
    return columns * (max(LEAST, names) + gap) - gap + 2 * places.px(MARGIN)


def _gap(places: Places) -> float:
    return max(4.0, places.px(8))


def _height(places: Places, px: int, stacked: bool) -> float:
    """Returns the height of a button for a card with its name in letters of `px` pixels."""
    large = px if px > places.usual(LETTERS) else 0
    if stacked:
        return max(LEAST_STACKED, places.px(58), large * (PILL + UNDER + 1.1))
    return max(LEAST, places.px(46), large * 1.5)


def _columns(option: Option, places: Places, px: int, stacked: bool) -> int:
    """Returns how many buttons stand side by side, as the height leaves room for only so many
    lines."""
    line = _height(places, px, stacked) + _gap(places)
    lines = max(1, int((places.band.h * FOOT + _gap(places)) // line))
    return -(-len(option.choices) // lines)


def _in_box(
    option: Option, rect: Rect, places: Places, px: int, stacked: bool
) -> tuple[Button, ...]:
    """Returns the buttons of a box with their rectangles: one fills it, several stand in lines at
    its foot."""
    if option.whole:
        return (replace(option.buttons[0], rect=rect),)
    margin, gap, height = places.px(MARGIN), _gap(places), _height(places, px, stacked)
    room, columns = rect.w - 2 * margin, _columns(option, places, px, stacked)
    width = (room - (columns - 1) * gap) / columns
    lines = -(-len(option.choices) // columns)
    top = rect.bottom - margin - lines * (height + gap) + gap
    placed = []
    for i, choice in enumerate(option.choices):
        x, y = rect.x + margin + i % columns * (width + gap), top + i // columns * (height + gap)
        placed.append(replace(choice, rect=Rect(x, y, width, height), stacked=stacked))
    return tuple(placed)


def words_room(option: Option) -> Rect:
    """Returns the part of the box that its buttons leave for words."""
    rect = option.rect
    foot = rect.bottom if option.whole else min(button.rect.y for button in option.buttons)
    return replace(rect, h=foot - rect.y)


def draw_options(
    surface: Canvas, options: Sequence[Option], text: Text, places: Places, hover: str
) -> None:
    """Draws every box with its cost. Boxes with one button have icons, all of the same height."""
    sizes = [round(places.px(side)) for side in (ICON, SMALL_ICON)]
    whole = [option for option in options if option.whole]
    chosen_from = [option for option in options if not option.whole]
    for group, icons_px in (whole, sizes), (chosen_from, []):
        style = style_of(group, text, places, icons_px)
        for option in group:
            _draw(surface, option, text, places, hover, style)


@dataclass(frozen=True)
class Style:
    """How the words of boxes are written: role and height in pixels of the letters of the titles,
    and the height of the icons above them, or 0."""

    role: str
    px: int
    icon: int = 0


def style_of(
    options: Sequence[Option], text: Text, places: Places, icons_px: Sequence[int]
) -> Style:
    """Returns the same style for all boxes: with the largest icons for which there is room. Large
    letters become narrow and leave out the detail, which the prompt tells when a box is pointed
    at. They are smaller only where even titles alone would not fit."""
    px, large = places.text(19), places.letters > 1
    for words, role, icon in product(
        (2, 1)[: 1 + large], ("label", NARROW)[: 1 + large], (*icons_px, *[0] * large)
    ):
        above = icon + places.px(8) if icon else 0.0
        told = [(option, (option.title, option.detail)[:words]) for option in options]
        if all(has_room(one, said, Style(role, px), text, places, above) for one, said in told):
            return Style(role, px, icon)
    if not large:
        return Style("label", px)
    styles = (Style(NARROW, smaller) for smaller in range(px, SMALLEST, -1))
    fits = (
        style
        for style in styles
        if all(has_room(one, (one.title,), style, text, places) for one in options)
    )
    return next(fits, Style(NARROW, SMALLEST))


def has_room(
    option: Option,
    told: Sequence[str],
    style: Style,
    text: Text,
    places: Places,
    above: float = 0.0,
) -> bool:
    """Returns whether the words have room in the box, under `above` pixels, with no word broken."""
    box, room = words_room(option), above
    wrap = _wrap(box, places)
    roles = (style.role, style.px), ("body", places.text(17))
    for words, (role, px) in zip(told, roles, strict=False):
        longest = max(words.split(" "), key=len)
        if text.width(longest, role, px) > wrap:
            return False
        room += text.render(words, role, px, palette.BODY, wrap=wrap).get_height()
    return room <= box.h - _edges(places)


def _wrap(box: Rect, places: Places) -> int:
    """Returns the width of the words in a box."""
    return round(box.w - places.px(places.eased(24, 24, 18)))


def _edges(places: Places) -> float:
    """Returns the height that words leave free above and below them."""
    return places.px(places.eased(30, 30, 8))


def _draw(
    surface: Canvas, option: Option, text: Text, places: Places, hover: str, style: Style
) -> None:
    rect, radius = option.rect, places.px(14)
    button = option.buttons[0] if option.whole else None
    enabled = button is None or button.enabled
    gains = any(choice.primary for choice in option.buttons)
    line, look = places.px(3.4 if gains else 1.8), slabs.GLASS if enabled else slabs.IDLE
    lit = button is not None and button.enabled and hover == button.id
    slabs.slab(surface, rect, radius, line, look, places, lit)
    parts = _written(option, text, places, enabled, style)
    if px := style.icon:
        idle = palette.faded(palette.CAPTION_IDLE, 120)
        symbol = foil.icon(option.icon, px) if enabled else icons.draw(option.icon, px, idle)
        parts.insert(0, symbol)
    _stack(surface, parts, words_room(option), places.px(8))
    draw_choices(surface, option.choices, text, places, hover)


def _written(
    option: Option, text: Text, places: Places, enabled: bool, style: Style
) -> list[pygame.Surface]:
    """Returns pictures of the title, and of the detail if there is room for both."""
    room = words_room(option)
    wrap = _wrap(room, places)
    ink, body = palette.IVORY, palette.BODY
    if not enabled:
        ink = body = palette.CAPTION_IDLE
    title = text.render(option.title, style.role, style.px, ink, wrap=wrap)
    detail = text.render(option.detail, "body", places.text(17), body, wrap=wrap)
    above = style.icon if places.letters > 1 else 0
    both = title.get_height() + detail.get_height() + above <= room.h - _edges(places)
    return [title, detail] if both else [title]


def _stack(surface: Canvas, parts: Sequence[pygame.Surface], room: Rect, most: float) -> None:
    """Draws pictures below one another about the middle of a room, at most `most` pixels apart."""
    used = sum(part.get_height() for part in parts)
    gap = min(most, (room.h - used) / (len(parts) + 1))
    y = room.centre[1] - (used + gap * (len(parts) - 1)) / 2
    for part in parts:
        surface.blit(part, (round(room.centre[0] - part.get_width() / 2), round(y)))
        y += part.get_height() + gap


def head_width(choice: Choice, text: Text, px: int) -> float:
    """Returns the width of crest and number, with names in letters of `px` pixels."""
    return px * CREST + (px * APART + pill_width(choice, text, px) if choice.count > 1 else 0.0)


def pill_width(choice: Choice, text: Text, px: int) -> float:
    """Returns the width of the badge with the number."""
    written = text.width(str(choice.count), COUNT, round(px * COUNTED))
    return max(px * PILL, written + px * 0.7)


def least_width(choice: Choice, text: Text, px: int, stacked: bool) -> float:
    """Returns the least width of a button, with its name in letters of `px` pixels."""
    head = head_width(choice, text, px)
    if stacked:
        longest = max(text.width(word, NAME, px) for word in choice.label.split(" "))
        return max(head, longest) + 2 * INSIDE
    return head + px * APART + text.width(choice.label, NAME, px) + 4 * INSIDE


def name_lines(choice: Choice, text: Text, px: int) -> Lines:
    """Returns the lines of the name in this button."""
    room = choice.rect.w - 2 * INSIDE
    return wrapped(text, choice.label, NAME, px, int(room)) if choice.stacked else (choice.label,)


def fits(choice: Choice, text: Text, px: int) -> bool:
    """Returns whether the button has room for everything in letters of `px` pixels."""
    tall = px * PILL
    if choice.stacked:
        tall += px * UNDER + len(name_lines(choice, text, px)) * closest(text, NAME, px)
    wide = least_width(choice, text, px, choice.stacked)
    return wide <= choice.rect.w + 0.01 and tall <= choice.rect.h - 2


def letters_of(choices: Sequence[Choice], text: Text, places: Places) -> int:
    """Returns the height of the letters for all these buttons; 0 if there is no room for the
    names."""
    sizes = range(places.text(LETTERS), SMALLEST - 1, -1)
    return next((px for px in sizes if all(fits(choice, text, px) for choice in choices)), 0)


def draw_choices(
    surface: Canvas, choices: Sequence[Choice], text: Text, places: Places, hover: str
) -> None:
    """Draws all buttons of a box, in letters of one size."""
    px = letters_of(choices, text, places)
    for choice in choices:
        ramp = ramp_of(choice)
        body = palette.mixed(ramp[4], ramp[5], DIM), palette.mixed(ramp[4], ramp[5], 2 * DIM)
        look = Look((*body[0], 255), (*body[1], 255), line=ramp[2])
        radius = min(choice.rect.h / 2, places.px(22) if choice.stacked else choice.rect.h / 2)
        slabs.slab(surface, choice.rect, radius, places.px(1.8), look, places, choice.id == hover)
        _draw_parts(surface, choice, text, px, places)


def _draw_parts(surface: Canvas, choice: Choice, text: Text, px: int, places: Places) -> None:
    """Draws crest, number and name; leaves out the name if `px` is 0."""
    x, y = choice.rect.centre
    lines, size = (name_lines(choice, text, px), px) if px else ((), places.usual(LETTERS))
    line, head = closest(text, NAME, size), head_width(choice, text, size)
    left = x - head / 2
    if choice.stacked and lines:
        y -= (len(lines) * line + size * UNDER) / 2
        for number, told in enumerate(lines):
            below = y + size * (PILL / 2 + UNDER) + line * (number + 0.5)
            write(surface, text, told, NAME, size, palette.IVORY, (x, below))
    elif lines:
        name = text.width(choice.label, NAME, size)
        left -= (size * APART + name) / 2
        middle = left + head + size * APART + name / 2
        write(surface, text, choice.label, NAME, size, palette.IVORY, (middle, y))
    crest = icons.draw(choice.icon, round(size * CREST), ramp_of(choice)[1])
    surface.blit(crest, crest.get_rect(midleft=(round(left), round(y))))
    if choice.count > 1:
        wide = pill_width(choice, text, size)
        pill = Rect(left + head - wide, y - size * PILL / 2, wide, size * PILL)
        shapes.box(surface, pill, pill.h / 2, palette.CHIP)
        count = str(choice.count)
        write(surface, text, count, COUNT, round(size * COUNTED), palette.IVORY, pill.centre)


def ramp_of(choice: Choice) -> tuple[palette.Colour, ...]:
    """Returns the colours of the card of a choice, from light to dark."""
    return palette.RAMPS.get(choice.ramp, palette.RAMPS[NIGHT])
