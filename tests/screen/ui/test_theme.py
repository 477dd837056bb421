"""All themes of the kit: what is written can be read on its surface, and what is pressed stands
out from what lies under it."""

from __future__ import annotations

import pytest

from game.screen.look.palette import Colour
from game.screen.ui.theme import BLACK, PAINTED, PAPER, PLAIN, WHITE, Ink, Surface, Theme

WRITTEN_ON: dict[Surface, tuple[Ink, ...]] = {
    "button": ("strong",),
    "primary": ("on_gold",),
    "picked": ("strong", "body"),
    "faint": ("strong", "body"),
    "quiet": ("strong",),
    "idle": ("idle",),
    "row": ("title", "strong", "body", "caption", "idle", "told"),
    "idle_row": ("strong", "body", "caption", "idle"),
}
"""By surface, the inks of what stands on it."""
ON_SHEET: tuple[Ink, ...] = ("title", "strong", "body", "caption", "idle", "told")


def light(colour: Colour) -> float:
    """Returns the relative luminance of a colour, 0 to 1, by WCAG 2."""

    def linear(value: int) -> float:
        part = value / 255
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = map(linear, colour[:3])
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """Returns the contrast of two colours, 1 to 21, by WCAG 2."""
    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def over(colour: Colour, ground: Colour) -> Colour:
    """Returns the colour that is seen where one with an alpha lies over a ground."""
    part = (colour[3] if len(colour) > 3 else 255) / 255
    pairs = zip(colour[:3], ground[:3], strict=True)
    return tuple(round(a * part + b * (1 - part)) for a, b in pairs)


def grounds(theme: Theme) -> tuple[Colour, ...]:
    """Returns the lightest and the darkest colour of a sheet."""
    stock = theme.stock
    lit, shaded = (over(light, stock.face) for light in (stock.light, stock.shade))
    return (BLACK,) if theme.plain else (lit, shaded)


@pytest.mark.parametrize(
    ("theme", "least"),
    [(PAINTED, 4.5), (PAPER, 4.5), (PLAIN, 7.0)],
    ids=["painted", "paper", "plain"],
)
def test_words_stand_off_what_they_are_written_on(theme, least):
    for paper in grounds(theme):
        for ink in ON_SHEET:
            assert contrast(theme.inks[ink], paper) >= least, ink
    paper = grounds(theme)[-1]
    for surface, inks in WRITTEN_ON.items():
        look = theme.looks[surface]
        for body in (look.top, look.bottom):
            for ink in inks:
                found = contrast(theme.inks[ink], over(body, paper))
                assert found >= least, (surface, ink, found)


def test_in_high_contrast_every_surface_has_an_edge_that_is_seen():
    for name, look in PLAIN.looks.items():
        seen = [colour for colour in (look.line, look.top) if colour is not None]
        assert max(contrast(over(colour, BLACK), BLACK) for colour in seen) >= 3, name


def test_the_ring_of_the_focus_is_seen_on_every_ground_of_all_themes():
    for theme in (PAINTED, PAPER, PLAIN):
        for look in theme.looks.values():
            ground = over(look.top, grounds(theme)[0])
            assert max(contrast(WHITE, ground), contrast(BLACK, ground)) >= 3


def test_on_paper_what_is_pressed_has_an_edge_that_is_seen():
    for name in ("button", "primary", "picked", "faint"):
        line = PAPER.looks[name].line
        assert line is not None
        for ground in grounds(PAPER):
            assert contrast(over(line, ground), ground) >= 3, name
    assert all(contrast(end, PAPER.hollow[0]) >= 3 for end in PAPER.bar)
