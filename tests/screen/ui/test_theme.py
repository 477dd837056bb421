"""All themes of the kit: what is written can be read on its surface, and what is pressed stands
out from what lies under it."""

import pygame
import pytest

from game.screen.lettering.text import Text
from game.screen.look.palette import Colour
from game.screen.ui.buttons import draw_groove
from game.screen.ui.element import Kit
from game.screen.ui.theme import BLACK, PAINTED, PAPER, PLAIN, WHITE, Ink, Surface, Theme
from game.table.layout.places import Places
from tests.screen.contrast import contrast, over

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
"""Inks of what stands on a surface."""
ON_SHEET: tuple[Ink, ...] = ("title", "strong", "body", "caption", "idle", "told")


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
    assert PAPER.line is not None
    for look in (PAPER.looks["faint"], PAPER.looks["row"]):
        for ground in (*grounds(PAPER), look.top, look.bottom, PAPER.hollow[0]):
            assert contrast(PAPER.line, over(ground, grounds(PAPER)[1])) >= 3, "a switch off"
    assert all(contrast(PAPER.tick, end) >= 3 for end in PAPER.bar), "a switch on"


@pytest.mark.parametrize("theme", [PAINTED, PAPER, PLAIN], ids=["night", "paper", "plain"])
def test_a_switch_that_is_on_is_told_from_one_that_is_off_by_more_than_its_knob(theme):
    kit, drawn = Kit(Text(), Places((1280, 720)), theme), list[pygame.Surface]()
    for picked in (False, True):
        drawn.append(pygame.Surface((70, 40)))
        drawn[-1].fill(grounds(theme)[0][:3])
        draw_groove(kit, drawn[-1], (35, 20), 30, picked)
    off, on = drawn
    free = off.subsurface(44, 8, 12, 24), on.subsurface(14, 8, 12, 24)  # where no knob lies
    inks = [(*pygame.transform.average_color(one)[:3], 255) for one in free]
    assert contrast(*inks) > 1.5
    if theme is PAPER:
        lights = [sum(pygame.transform.average_color(one)[:3]) for one in drawn]
        assert lights[0] > lights[1], "what is off is the quieter one"
