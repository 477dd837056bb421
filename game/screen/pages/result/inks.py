"""The colours of what is written at the end of a game: on the dawn, by the last lamp, or plain."""

from __future__ import annotations

from dataclasses import dataclass

from game.screen.look import palette
from game.screen.look.palette import Colour


@dataclass(frozen=True)
class Inks:
    """The colours of the heading, of sentences and of captions. `mist` lies under them where the
    `picture` is not calm enough, and `ground` under all where there is no picture."""

    heading: Colour
    body: Colour
    caption: Colour
    mist: Colour | None = None
    picture: str = ""
    ground: Colour = palette.TABLE_EDGE


DAWN = Inks(
    palette.DAWN_HEADING,
    palette.DAWN_INK,
    palette.DAWN_CAPTION,
    palette.faded(palette.IVORY, 176),
    "dawn",
)
LAMP = Inks(
    palette.SILVER,
    palette.SILVER_TEXT,
    palette.CAPTION_IDLE,
    picture="last-lamp",
)
PLAIN = Inks(palette.IVORY, palette.IVORY, palette.BODY)


def inks_of(won: bool, plain: bool) -> Inks:
    """Returns the inks of a victory or a defeat, or the `plain` ones."""
    if plain:
        return PLAIN
    return DAWN if won else LAMP
