"""Colours as people see them: colour-vision deficiency, lightness, difference and contrast.

Simulation after Machado, Oliveira and Fernandes (2009), severity 1.0; difference by CIEDE2000;
contrast as WCAG 2 defines it. Colours are arrays of red, green and blue, 0 to 1, last axis.
"""

from typing import TypeAlias

import numpy as np

Array: TypeAlias = np.ndarray

SIGHTS: dict[str, Array] = {
    "normal": np.eye(3),
    "protanopia": np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
    "deuteranopia": np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
    "tritanopia": np.array(
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ]
    ),
}
TO_XYZ = np.array(
    [
        [0.4124564, 0.3575761, 0.1804375],
        [0.2126729, 0.7151522, 0.0721750],
        [0.0193339, 0.1191920, 0.9503041],
    ]
)
DAYLIGHT = np.array([0.95047, 1.0, 1.08883])


def linear(colours: Array) -> Array:
    """Light instead of signal."""
    return np.where(colours <= 0.04045, colours / 12.92, ((colours + 0.055) / 1.055) ** 2.4)


def seen(colours: Array, sight: str) -> Array:
    """The colours as somebody with this sight sees them."""
    light = np.clip(linear(colours) @ SIGHTS[sight].T, 0, 1)
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)


def luminance(colours: Array) -> Array:
    """Luminance, from 0 for black to 1 for white."""
    return linear(colours) @ TO_XYZ[1]


def contrast(one: Array, other: Array) -> Array:
    """Contrast of two luminances, from 1 to 21."""
    return (np.maximum(one, other) + 0.05) / (np.minimum(one, other) + 0.05)


def lab(colours: Array) -> Array:
    """CIE L*a*b*."""
    parts = linear(colours) @ TO_XYZ.T / DAYLIGHT
    f = np.where(parts > 0.008856, np.cbrt(parts), 7.787 * parts + 16 / 116)
    lightness, red, yellow = 116 * f[..., 1] - 16, f[..., 0] - f[..., 1], f[..., 1] - f[..., 2]
    return np.stack([lightness, 500 * red, 200 * yellow], -1)


def difference(one: Array, other: Array) -> float:
    """CIEDE2000 of two colours: about 1 can just be told."""
    (l1, a1, b1), (l2, a2, b2) = lab(one), lab(other)
    mean = (np.hypot(a1, b1) + np.hypot(a2, b2)) / 2
    stretch = 1 + 0.5 * (1 - np.sqrt(mean**7 / (mean**7 + 25**7)))
    c1, c2 = np.hypot(stretch * a1, b1), np.hypot(stretch * a2, b2)
    h1 = np.degrees(np.arctan2(b1, stretch * a1)) % 360
    h2 = np.degrees(np.arctan2(b2, stretch * a2)) % 360
    turn = (h2 - h1 + 180) % 360 - 180
    lightness, chroma = l2 - l1, c2 - c1
    hue = 2 * np.sqrt(c1 * c2) * np.sin(np.radians(turn) / 2)
    middle_l, middle_c, middle_h = (l1 + l2) / 2, (c1 + c2) / 2, (h1 + turn / 2) % 360
    weight = (
        1
        - 0.17 * np.cos(np.radians(middle_h - 30))
        + 0.24 * np.cos(np.radians(2 * middle_h))
        + 0.32 * np.cos(np.radians(3 * middle_h + 6))
        - 0.20 * np.cos(np.radians(4 * middle_h - 63))
    )
    s_l = 1 + 0.015 * (middle_l - 50) ** 2 / np.sqrt(20 + (middle_l - 50) ** 2)
    s_c, s_h = 1 + 0.045 * middle_c, 1 + 0.015 * middle_c * weight
    bend = -2 * np.sqrt(middle_c**7 / (middle_c**7 + 25**7))
    bend *= np.sin(np.radians(60 * np.exp(-(((middle_h - 275) / 25) ** 2))))
    parts = lightness / s_l, chroma / s_c, hue / s_h
    return float(np.sqrt(sum(part**2 for part in parts) + bend * parts[1] * parts[2]))
