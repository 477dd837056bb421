"""The contrast of colours by WCAG 2."""

from game.screen.look.palette import Colour


def luminance(colour: Colour) -> float:
    """Returns the relative luminance of a colour: 0 for black, 1 for white."""
    parts = [value / 255 for value in colour[:3]]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Colour, other: Colour) -> float:
    """Returns the contrast of two colours, 1 to 21."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def over(colour: Colour, ground: Colour) -> Colour:
    """Returns the colour that is seen where one with an alpha lies over a ground."""
    part = (colour[3] if len(colour) > 3 else 255) / 255
    pairs = zip(colour[:3], ground[:3], strict=True)
    return tuple(round(a * part + b * (1 - part)) for a, b in pairs)
