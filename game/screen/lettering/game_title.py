"""The name of the game, in large letters of foil."""

from game.screen.lettering.text import Text
from game.screen.materials import foil
from game.screen.sheet import Canvas
from game.table.layout.places import Places, Point

GAME_TITLE = "Eight Doors"
HIGH, HIGHER = 160 / 1080, 112 / 1080
"""The middle of the name, as a part of the window's height: usually, and in large letters."""


def draw_title(surface: Canvas, text: Text, places: Places) -> None:
    """The name where the title has it."""
    px, tracking, (x, y) = places.display(104), places.px(4), title_at(places)
    name = foil.lettering(text, GAME_TITLE, px, tracking)
    surface.blit(name, name.get_rect(center=(round(x), round(y))))


def title_at(places: Places) -> Point:
    """The middle of the name: higher if its letters are large."""
    width, height = places.size
    return width / 2, height * places.eased(HIGH, HIGHER)
