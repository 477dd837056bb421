"""The looks of the page at the end of a game: on the dawn, by the last lamp, or in high
contrast."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.screen.look import palette
from game.screen.look.palette import Colour
from game.screen.materials import slabs
from game.screen.ui.theme import PAINTED, PLAIN, Theme


@dataclass(frozen=True)
class Ending:
    """The theme of the page and that of the story of the night, whose acts that matter little are
    only outlined; the picture behind the page, and the mist under what is written where the picture
    is not calm enough. Without a picture the ground is plain."""

    theme: Theme
    story: Theme
    picture: str = ""
    mist: Colour | None = None


_DAWN_INKS = {
    **PAINTED.inks,
    "title": palette.DAWN_HEADING,
    "body": palette.DAWN_INK,
    "caption": palette.DAWN_CAPTION,
    "told": palette.DAWN_CAPTION,
}
_LAMP_INKS = {
    **PAINTED.inks,
    "title": palette.SILVER,
    "body": palette.SILVER_TEXT,
    "caption": palette.CAPTION_IDLE,
    "told": palette.CAPTION_IDLE,
    "on_gold": palette.SILVER_BUTTON_TEXT,
}
_LAMP_LOOKS = {**PAINTED.looks, "quiet": slabs.SILVERED, "primary": slabs.SILVER}
_LAMP_THEME = replace(PAINTED, inks=_LAMP_INKS, looks=_LAMP_LOOKS)


def _outlined(theme: Theme, line: Colour, ink: Colour) -> Theme:
    """Returns a theme whose acts that matter little are an outline on the sheet."""
    bare = slabs.Look(palette.faded(line, 0), palette.faded(line, 0), light=0, line=line, shadow=0)
    inks, looks = {**theme.inks, "on_quiet": ink}, {**theme.looks, "quiet": bare}
    return replace(theme, inks=inks, looks=looks)


_DAWN_THEME = replace(PAINTED, inks=_DAWN_INKS)
MIST = palette.faded(palette.IVORY, 226)
"""The mist on the picture of the dawn, under a sheet of words."""
DAWN = Ending(
    _DAWN_THEME, _outlined(_DAWN_THEME, palette.DAWN_HEADING, palette.DAWN_INK), "dawn", MIST
)
LAMP = Ending(
    _LAMP_THEME,
    _outlined(_LAMP_THEME, palette.SILVER_RIM, palette.SILVER_TEXT),
    "last-lamp",
    palette.faded(palette.TABLE_EDGE, 222),
)
HIGH_CONTRAST = Ending(PLAIN, PLAIN)


def ending_of(won: bool, high_contrast: bool) -> Ending:
    """Returns the look of a victory or a defeat."""
    if high_contrast:
        return HIGH_CONTRAST
    return DAWN if won else LAMP
