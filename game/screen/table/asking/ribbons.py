"""Ribbons: actions that are possible whatever is asked, each with its price. They are written on a
page of the open book, out of the way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.screen.lettering import fitting
from game.screen.lettering.fitting import Paragraph, fitting_in
from game.screen.lettering.text import Text, write
from game.screen.look import icons, palette, shapes
from game.screen.sheet import Canvas, Veil, brush
from game.table.asking.prompt import Ribbon
from game.table.layout.places import Places, Rect

NARROW, LETTERS, ROLE = 10, 19, "body_bold"
"""Width of a page, by the height of its letters, up to which its ribbons may be higher, as a name
stands rather below the sign; that height by the design, and the role of the letters."""
BEFORE, AFTER = 5, 18
"""Free room before number, icon and name, and after the name, in design pixels."""
LEAST_ICON = 12
"""Least height of the icon beside a number or a name, without which it does not stand, in
pixels."""
LOW = 24
"""Distance in pixels from one ribbon to the next, under which ribbons lie in two columns, also
where they are lower than large letters."""
HIGH, STACKED, STACK = 66, 108, 0.84
"""Greatest height of a ribbon, and of one with its name below its icon, in design pixels; and the
height of two brief ones over each other, by that of others if all were alike."""
DISC, ICON, LEAST_SIGN = 1.5, 0.66, 24
"""Width of the disc of a price, by the height of its letters; height of an icon, by that of its
room; and least height of the sign over a name, in pixels."""
DIGITS, LARGE_DIGITS = 0.5, 0.9
"""Greatest height of the letters of a price, by that of its ribbon; and that of large ones, by the
smallest that the player wants, as the disc is not as high as they are."""

ROUND_ICON, ROUND_AWAY, SEAL, SEALED, PRICE = 0.52, 0.11, 0.46, 0.33, 0.72
"""Height of the icon on a round sign and how far from its middle it stands towards the upper left,
width of the seal with its price and how far that is towards the lower right, all by the width of
the sign; and height of the letters of the price by the width of the seal."""
DIM = 0.35
"""How much of its ground there is in the ink of a round sign that cannot be used now, 0 to 1."""


@dataclass(frozen=True)
class Writing:
    """How ribbons that are alike are written: their names, and whether these stand below number and
    icon. Beside a name an icon may have no room."""

    names: tuple[Paragraph, ...]
    below: bool = False
    icon: bool = True


def laid_out(ribbons: Sequence[Ribbon], places: Places) -> tuple[Ribbon, ...]:
    """Returns the ribbons with their rectangles: below one another, or in two columns where they
    would be too low. On a narrow page brief ones lie one over the other in a line that is high
    enough. On a folded book there are only those with a price."""
    room, gap = places.ribbons, places.px(6)
    if is_folded(places):
        return on_fold([ribbon for ribbon in ribbons if not ribbon.brief], places)
    narrow = is_narrow(room, places)
    named = [ribbon for ribbon in ribbons if not ribbon.brief]
    brief = [ribbon for ribbon in ribbons if ribbon.brief]
    lines = [[ribbon] for ribbon in named] + in_pairs(brief)
    low = LOW if places.letters == 1 else places.text(0)
    if len(lines) * low > room.h + gap:
        lines = in_pairs(named) + in_pairs(brief)
    most = places.px(STACKED if narrow else HIGH)
    tall = min(most, (room.h + gap) / max(1, len(lines)) - gap)
    stacks = narrow and tall + gap >= 2 * LOW
    lower = tall * STACK if stacks else tall
    # What brief ones yield goes to the names, which take two lines of letters.
    yielded = sum(row[0].brief for row in lines) * (tall - lower)
    higher = tall + yielded / max(1, sum(not row[0].brief for row in lines))
    placed, y = [], room.y
    for row in lines:
        whole = Rect(room.x, y, room.w, lower if row[0].brief else higher)
        y = whole.bottom + gap
        half = replace(whole, w=(room.w - gap) / 2)
        step = half.w + gap, 0.0
        if stacks and row[0].brief:
            half = replace(whole, h=(whole.h - gap) / 2)
            step = 0.0, half.h + gap
        elif len(row) == 1 and not row[0].brief:
            half = whole
        for number, ribbon in enumerate(row):
            rect = replace(half, x=half.x + number * step[0], y=half.y + number * step[1])
            placed.append(replace(ribbon, button=replace(ribbon.button, rect=rect)))
    return tuple(placed)


def is_folded(places: Places) -> bool:
    """Returns whether ribbons are no more than round signs now."""
    return places.folds and not places.opened


def on_fold(ribbons: Sequence[Ribbon], places: Places) -> tuple[Ribbon, ...]:
    """Returns these ribbons one below the other, as high as wide."""
    room = places.ribbons
    side = min(room.w, room.h / max(1, len(ribbons)))
    apart = (room.h - side) / max(1, len(ribbons) - 1)
    rects = [
        Rect(room.centre[0] - side / 2, room.y + number * apart, side, side)
        for number in range(len(ribbons))
    ]
    return tuple(
        replace(ribbon, button=replace(ribbon.button, rect=rect))
        for ribbon, rect in zip(ribbons, rects, strict=True)
    )


def is_narrow(room: Rect, places: Places) -> bool:
    """Returns whether a name stands rather below an icon than beside it, where that is possible."""
    return places.letters == 1 and room.w < NARROW * places.text(LETTERS)


def in_pairs(ribbons: Sequence[Ribbon]) -> list[list[Ribbon]]:
    """Returns the ribbons, two to a line."""
    return [list(ribbons[at : at + 2]) for at in range(0, len(ribbons), 2)]


def draw_ribbons(
    surface: Canvas,
    ribbons: Sequence[Ribbon],
    text: Text,
    places: Places,
    hover: str,
    dusk: bool,
) -> None:
    """Draws each ribbon as a line of the page: its number on a disc of ink, its icon, and its name
    beside them, or below where the page is narrow and high enough. At `dusk` its paper is dim,
    unless it is wanted."""
    if is_folded(places):
        for ribbon in ribbons:
            lit = ribbon.button.enabled and hover == ribbon.button.id
            draw_round(surface, ribbon, text, places, lit, dusk)
        return
    for brief in False, True:
        alike = [ribbon for ribbon in ribbons if ribbon.brief == brief]
        written = writing(alike, text, places)
        for number, ribbon in enumerate(alike):
            button, rect = ribbon.button, ribbon.button.rect
            lit = button.enabled and hover == button.id
            draw_paper(surface, ribbon, places, lit, dusk)
            if written is None:
                draw_sign(surface, ribbon, text, places, rect)
            elif written.below:
                draw_above(surface, ribbon, text, places, written.names[number])
            else:
                draw_beside(surface, ribbon, text, places, written.names[number], written.icon)


def writing(ribbons: Sequence[Ribbon], text: Text, places: Places) -> Writing | None:
    """Returns how ribbons of the same size are written: with their whole names on one line beside
    the signs if there is room for all of them, with their short ones, or with names below. None
    if they show only their signs."""
    for whole, below, icon in (
        (True, False, True),
        (False, False, True),
        (True, True, True),
        (False, True, True),
        (False, False, False),
    ):
        names = []
        for ribbon in ribbons:
            name = ribbon.button.label if whole and not ribbon.brief else ribbon.short
            room = room_below(ribbon, places) if below else room_beside(ribbon, text, places, icon)
            lines = 2 if below and whole else 1
            size = room.w, room.h
            shown = fitting_in(text, places, name, ROLE, LETTERS, size, lines, resorting=False)
            if shown.said != name or shown.least(text) > room.h:
                break
            names.append(shown)
        else:
            # All in the letters of the smallest.
            px = min((name.px for name in names), default=0)
            return Writing(tuple(replace(name, px=px) for name in names), below, icon)
    return None


def sign_width(ribbon: Ribbon, text: Text, places: Places, icon: bool) -> float:
    """Returns the width of number and icon before a name."""
    rect, gap = ribbon.button.rect, places.px(BEFORE)
    number = number_width(ribbon, text, number_height(ribbon, rect.h, places), rect.h)
    high = min(rect.h * ICON, places.px(36)) if icon else 0.0
    return number + high + (gap if number and high else 0.0)


def room_beside(ribbon: Ribbon, text: Text, places: Places, icon: bool) -> Rect:
    """Returns the room of a name after number and icon."""
    rect, gap = ribbon.button.rect, places.px(BEFORE)
    sign = sign_width(ribbon, text, places, icon)
    start = rect.x + gap + (sign + gap if sign else 0.0)
    end = rect.right - places.px(4 if ribbon.brief else AFTER)
    return Rect(start, rect.y + 1, end - start, rect.h - 2)


def room_below(ribbon: Ribbon, places: Places) -> Rect:
    """Returns the room of a name below number and icon: none where the ribbon is too low."""
    rect, gap = ribbon.button.rect, places.px(3)
    return Rect(rect.x + gap, rect.y, rect.w - 2 * gap, rect.h - LEAST_SIGN - gap)


def draw_beside(
    surface: Canvas, ribbon: Ribbon, text: Text, places: Places, name: Paragraph, icon: bool
) -> None:
    """Draws number and icon, and the name after them; a brief one stands in the middle."""
    rect, gap = ribbon.button.rect, places.px(BEFORE)
    lines, room = name.pictures(text, palette.PAGE_INK), room_beside(ribbon, text, places, icon)
    sign = Rect(rect.x + gap, rect.y, sign_width(ribbon, text, places, icon), rect.h)
    if ribbon.brief:
        start, wide = sign.x if sign.w else room.x, max(line.get_width() for line in lines)
        aside = rect.centre[0] - (start + room.x + wide) / 2
        sign, room = replace(sign, x=sign.x + aside), replace(room, x=room.x + aside)
    if sign.w:
        draw_sign(surface, ribbon, text, places, sign, icon)
    fitting.draw_lines(surface, lines, room.x, room.centre[1], room.h)


def draw_above(
    surface: Canvas, ribbon: Ribbon, text: Text, places: Places, name: Paragraph
) -> None:
    """Draws number and icon, and the name below them."""
    rect, lines = ribbon.button.rect, name.pictures(text, palette.PAGE_INK)
    tall, gap = min(name.least(text), room_below(ribbon, places).h), places.px(3)
    above = Rect(rect.x, rect.y + gap, rect.w, rect.h - tall - 2 * gap)
    draw_sign(surface, ribbon, text, places, above)
    middle = rect.centre[0], (above.bottom + rect.bottom - gap) / 2
    fitting.draw_lines(surface, lines, *middle, tall, centred=True)


def draw_paper(surface: Canvas, ribbon: Ribbon, places: Places, lit: bool, dusk: bool) -> None:
    """Draws the slip of paper of a ribbon; a wanted one has an edge of gold. One that cannot be
    used now is only written on the page, over a rule."""
    button, rect = ribbon.button, ribbon.button.rect
    radius, line = min(rect.h * 0.2, places.px(9)), max(1.0, places.px(1.2))
    wanted = button.primary or button.shown
    if button.enabled:
        usual = palette.RIBBON_BRIEF if ribbon.brief else palette.RIBBON
        still = palette.SLIP_DUSK if dusk and not wanted else usual
        paper = (palette.PAGE_LIT,) if lit else still
        shapes.box(surface, rect, radius, *paper)
    elif not wanted:
        rule = round(rect.x), round(rect.bottom - line), round(rect.w), round(line)
        brush(surface, Veil(palette.PAGE_RULE), rule)
    if wanted:
        shapes.outline(surface, rect, radius, 2.5 * line, palette.faded(palette.GOLD_RIM, 255))
    elif button.enabled:
        shapes.outline(surface, rect, radius, line, palette.faded(palette.PAGE_INK, 90))


def draw_round(
    surface: Canvas, ribbon: Ribbon, text: Text, places: Places, lit: bool, dusk: bool
) -> None:
    """Draws a ribbon as a round sign on leather, with its price on a seal over the lower right of
    it: on paper, or dim and in a ring while it cannot be used. A wanted one is of gold."""
    button, room = ribbon.button, ribbon.button.rect
    side, line = room.w / (0.5 + SEALED + SEAL / 2), max(1.5, places.px(2))
    rect = Rect(room.x, room.y, side, side)  # the seal ends with the room
    x, y = rect.centre
    wanted = button.primary or button.shown
    wide, away = side * SEAL, (side * SEALED, side * SEALED)
    seal = Rect.around((x + away[0], y + away[1]), wide, wide)
    if button.enabled:
        usual = (palette.PAGE_LIT,) if lit or not dusk else palette.SLIP_DUSK
        shapes.box(surface, rect, side / 2, *(palette.GOLD_BUTTON if wanted else usual))
        ink, number, edge = palette.PAGE_INK, palette.IVORY, usual[0]
    else:
        ink = number = edge = palette.mixed(palette.CAPTION_IDLE, palette.WELL, DIM)
        shapes.outline(surface, rect, side / 2, line, ink)
    if wanted or lit:
        edge = palette.LEGAL
        shapes.outline(surface, rect, side / 2, max(2.0, places.px(3)), edge)
    symbol = icons.draw(button.icon, round(side * ROUND_ICON), ink)
    at = round(x - side * ROUND_AWAY), round(y - side * ROUND_AWAY)
    surface.blit(symbol, symbol.get_rect(center=at))
    shapes.box(surface, seal, wide / 2, palette.TABLE)
    shapes.outline(surface, seal, wide / 2, line * 0.75, edge)
    write(surface, text, str(ribbon.number), "number", round(wide * PRICE), number, seal.centre)


def number_height(ribbon: Ribbon, room: float, places: Places) -> int:
    """Returns the height of the letters of a number in a room of this height."""
    if ribbon.brief:
        return places.text(LETTERS)
    if places.letters > 1:
        return round(LARGE_DIGITS * places.text(0))
    return round(min(places.text(22), room * DIGITS))


def number_width(ribbon: Ribbon, text: Text, px: int, room: float) -> float:
    """Returns the width of a number in letters of this height, or of the disc under it if it is a
    price, in a room of this height. 0 if there is no number."""
    if ribbon.number is None:
        return 0.0
    wide = text.width(str(ribbon.number), "number", px)
    return wide if ribbon.brief else max(wide + px * 0.4, disc_height(room, px))


def disc_height(room: float, px: int) -> float:
    """Returns the height of the disc under a number with letters of this height."""
    return min(room - 4, px * DISC)


def draw_sign(
    surface: Canvas, ribbon: Ribbon, text: Text, places: Places, room: Rect, icon: bool = True
) -> None:
    """Draws the number of a ribbon and its icon beside it, in the middle of a room. A price stands
    first, on a disc of ink, or in a ring if it cannot be paid now."""
    gap, (x, y), high, ink = places.px(BEFORE), room.centre, 0.0, palette.PAGE_INK
    px = number_height(ribbon, room.h, places)
    while (wide := number_width(ribbon, text, px, room.h)) > room.w and px > LEAST_ICON:
        px -= 1
    free = room.w - (wide + gap if wide else 0.0)
    if icon and (not wide or free >= LEAST_ICON):
        high = max(LEAST_ICON, min(room.h * ICON, places.px(44), free))
    start = x - (high + wide + (gap if wide and high else 0.0)) / 2
    after = start + (high + gap if high and ribbon.brief else 0.0)
    if wide:
        middle, on_disc = (after + wide / 2, y), ink
        if not ribbon.brief:
            plate = Rect.around(middle, min(wide, room.w), disc_height(room.h, px))
            if ribbon.button.enabled:
                shapes.box(surface, plate, plate.h / 2, ink)
                on_disc = palette.PAGE_LIT
            else:
                shapes.outline(surface, plate, plate.h / 2, max(1.5, places.px(2)), ink)
            start += wide + gap
        write(surface, text, str(ribbon.number), "number", px, on_disc, middle)
    if high:
        symbol = icons.draw(ribbon.button.icon, round(high), ink)
        surface.blit(symbol, symbol.get_rect(center=(round(start + high / 2), round(y))))
