"""The name of the game, in large letters of foil."""

from game.screen.lettering.text import Text
from game.screen.look import foil
from game.screen.sheet import Canvas
from game.table.layout.places import Places, Point

GAME_TITLE = "Eight Doors"
MIDDLE = 960, 160
"""Of the name, by the design."""


def draw_title(surface: Canvas, text: Text, places: Places) -> None:
    """The name where the title has it."""
    px, tracking, (x, y) = places.display(104), places.px(4), title_at(places)
    name = foil.lettering(text, GAME_TITLE, px, tracking)
    surface.blit(name, name.get_rect(center=(round(x), round(y))))


def title_at(places: Places) -> Point:
    """The middle of the name: higher if its letters are large."""
    x, y = MIDDLE
    return places.at(x, places.eased(y, 104))
