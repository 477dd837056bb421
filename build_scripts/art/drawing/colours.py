"""The colours that only the drawing needs; the ramps themselves are the program's own."""

from game.screen.look.palette import FOIL, IVORY, RAMPS, WHITE, Colour, mixed, ramp

__all__ = [
    "FOIL", "IVORY", "RAMPS", "SILVER", "SYMBOL_FOIL", "VIOLET_FOIL", "WHITE", "Colour",
    "faded", "from_hex", "mixed", "ramp_at",
]  # fmt: skip


def from_hex(code: str, alpha: float = 1.0) -> Colour:
    """A colour from its six hexadecimal digits; alpha 0 to 1."""
    return int(code[:2], 16), int(code[2:4], 16), int(code[4:6], 16), round(255 * alpha)


def faded(colour: Colour, alpha: float) -> Colour:
    """A colour with this alpha, 0 to 1."""
    return (*colour[:3], round(255 * alpha))


def ramp_at(place: str, depth: float) -> Colour:
    """The colour of a sheet: depth 0 is far and light, 1 near and dark."""
    ramp = RAMPS[place]
    at = min(0.999, max(0.0, depth)) * (len(ramp) - 1)
    low = int(at)
    return (*mixed(ramp[low], ramp[low + 1], at - low), 255)


SILVER = ramp("8B8FA8 FFFFFF D9DAE6 9A9DB6 FFFFFF B9BBD0")
VIOLET_FOIL = ramp("6B4AA0 D9C6FF 7D5CB4 CDB4FF")
SYMBOL_FOIL = ramp("C08F3E EBC878 FFF6D2 F0CB78 C9983F EFCB7C FFF6D2 D9AE57")
"""Gold without the dark bands of the frame's foil: a symbol must stand off its plate everywhere."""
