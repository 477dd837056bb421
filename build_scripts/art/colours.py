"""The colours that only the drawing needs; the ramps themselves are the program's own."""

from __future__ import annotations

from game.screen.palette import FOIL, IVORY, RAMPS, SILVER, VIOLET_FOIL, WHITE, Colour, mixed

__all__ = [
    "FOIL", "IVORY", "RAMPS", "SILVER", "SYMBOL_FOIL", "VIOLET_FOIL", "WHITE", "Colour",
    "faded", "from_hex", "mixed", "ramp_at",
]  # fmt: skip


def from_hex(code: str, alpha: float = 1.0) -> Colour:
    """A colour from its six hexadecimal digits; alpha 0 to 1."""
    return int(code[:2], 16), int(code[2:4], 16), int(code[4:6], 16), round(255 * alpha)


def faded(colour: Colour, alpha: float) -> Colour:
    """The same colour with this alpha, 0 to 1."""
    return (*colour[:3], round(255 * alpha))


def ramp_at(place: str, depth: float) -> Colour:
    """The colour of a sheet: depth 0 is far and light, 1 near and dark."""
    ramp = RAMPS[place]
    at = min(0.999, max(0.0, depth)) * (len(ramp) - 1)
    low = int(at)
    return (*mixed(ramp[low], ramp[low + 1], at - low), 255)


SYMBOL_FOIL = tuple(
    from_hex(code) for code in "C08F3E EBC878 FFF6D2 F0CB78 C9983F EFCB7C FFF6D2 D9AE57".split()
)
"""Gold without the dark bands of the frame's foil: a symbol must stand off its plate everywhere."""
