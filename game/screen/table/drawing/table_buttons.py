"""Buttons in the style of the table."""

from __future__ import annotations

from game.screen.lettering.fitting import NARROW, draw_lines
from game.screen.lettering.paragraphs import BASE, Lines
from game.screen.lettering.text import Text, raised, write
from game.screen.look import icons, palette, shapes
from game.screen.materials import slabs
from game.screen.sheet import Canvas
from game.table.asking.buttons import Button
from game.table.layout.places import Places, Rect
from game.words import PadSign


def label_px(places: Places) -> int:
    """Returns the letter height of a button in pixels."""
    return places.text(19)


def label_lines(button: Button, text: Text, places: Places) -> Lines:
    """Returns the lines of a label: one, or for a broken one two, as short as possible."""
    words, px = button.label.split(" "), label_px(places)
    if not button.broken or len(words) == 1:
        return (button.label,)
    pairs = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    return min(pairs, key=lambda pair: max(text.width(line, "label", px) for line in pair))


def button_width(button: Button, text: Text, places: Places) -> float:
    """Returns the width in pixels that a button needs."""
    lines = label_lines(button, text, places)
    width = max(text.width(line, "label", label_px(places)) for line in lines)
    hint = hint_width(button, text, places)
    room = hint + hint_gap(places) if hint else 0
    return max(places.px(128), width + places.target * 0.9 + room)


def button_height(button: Button, places: Places) -> float:
    """Returns the height in pixels that a button needs."""
    return max(places.target, label_px(places) * 2.1 + 10 if button.broken else 0)


def hint_width(button: Button, text: Text, places: Places) -> float:
    """Returns the width in pixels of the box with a button's key, or 0 if it has none."""
    if not button.hint:
        return 0.0
    written = text.width(button.hint, "label", places.text(15)) + places.px(14) * places.letters
    return max(places.text(15) * 1.6, written)


def hint_gap(places: Places) -> float:
    """Returns the distance in pixels between a label and its key."""
    return places.px(10) * places.letters


def draw_button(
    surface: Canvas,
    button: Button,
    text: Text,
    places: Places,
    hover: bool,
    pictured: bool = False,
) -> None:
    """Draws a pill-shaped button: gold if it is the primary one. If `pictured`, it shows its icon
    instead of its label."""
    rect = button.rect
    look, ink = slabs.NIGHT, palette.IVORY
    if not button.enabled:
        look, ink = slabs.IDLE, palette.CAPTION_IDLE
    elif button.primary:
        look, ink = slabs.GOLD, palette.GOLD_BUTTON_TEXT
    elif button.shown:
        look = slabs.PICKED
    elif button.quiet:
        look = slabs.QUIET
    elif pictured:
        look = slabs.FAINT
    line, lit = places.px(3 if button.shown else 1.8), hover and button.enabled
    radius = min(rect.h, places.target) / 2
    slabs.slab(surface, rect, radius, line, look, places, lit)
    room = rect.w - places.px(places.eased(28, 28, 12))
    if pictured:
        picture = icons.draw(button.icon, round(rect.h * 0.66), ink)
        surface.blit(picture, picture.get_rect(center=rect.centre))
        return
    if button.broken:
        lines = label_lines(button, text, places)
        both = [text.fitted(line, "label", label_px(places), ink, room) for line in lines]
        draw_lines(surface, both, *rect.centre, rect.h - 8, centred=True)
        return
    role, px = "label", label_px(places)
    if places.letters > 1 and text.width(button.label, role, px) > room:
        role = NARROW
    label = text.fitted(button.label, role, px, ink, room)
    hint = hint_width(button, text, places)
    hint_room = hint + hint_gap(places) if hint else 0
    x = rect.centre[0] - (label.get_width() + hint_room) / 2
    y = rect.centre[1] - raised(label, text.line_height(role, px))
    if role == NARROW:
        y += label.get_height() * BASE
    surface.blit(label, (round(x), round(y)))
    if button.hint:
        centre = (x + label.get_width() + hint_room - hint / 2 + places.px(4), rect.centre[1])
        key = Rect.around(centre, hint, places.text(15) * 1.6)
        round_off = key.h / 2 if isinstance(button.hint, PadSign) else places.px(6)
        shapes.outline(surface, key, round_off, 1, (*ink[:3], 150))
        write(surface, text, button.hint, "label", places.text(15), ink, key.centre)
