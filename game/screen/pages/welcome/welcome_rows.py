"""What a newcomer chooses on the page of the first start, and where each choice stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.records.journal.settings import TEXT_SIZES, Settings
from game.screen.controls.buttons import label_px
from game.screen.controls.toggles import Toggle, detailed_height, gap, margin, ring_px
from game.screen.lettering.text import Text
from game.screen.pages.headings import caption_px
from game.table.layout.places import Places, Rect
from game.words import LANGUAGES, Words

CHOICES: Mapping[str, Mapping[str, Any]] = {
    "language": {language: language for language in LANGUAGES},
    "text_size": {str(size): size for size in TEXT_SIZES},
    "reduced_motion": {"full": False, "reduced": True},
}
"""By setting: what can be chosen, by the ends of the ids."""


@dataclass(frozen=True)
class Row:
    """Choices of one kind: their caption, where it stands, and the choices, one of them picked."""

    key: str
    caption: str
    toggles: tuple[Toggle, ...]
    at: Rect


def after(settings: Settings, key: str) -> Settings:
    """The settings when the button of this id has been pressed."""
    name, _, choice = key.removeprefix("button.").partition(".")
    if name not in CHOICES:
        return settings
    changed: dict[str, Any] = {name: CHOICES[name][choice]}
    return replace(settings, **changed)


def rows(settings: Settings, words: Words) -> list[Row]:
    """All of them, not yet in their places. The language picked is the one that is spoken, be it
    chosen or that of the system."""
    say, nowhere = words.say, Rect(0, 0, 0, 0)
    written = {
        "language": (say("Language"), [(name, "") for name in LANGUAGES.values()]),
        "text_size": (say("Text size"), [(say("{n}%", n=size), "") for size in TEXT_SIZES]),
        "reduced_motion": (
            say("Motion"),
            [
                (say("Full motion"), say("Cards fly, turn over and land.")),
                (say("Reduced motion"), say("Nothing travels: one picture fades to the next.")),
            ],
        ),
    }
    now = {"language": words.language, "text_size": settings.text_size}
    now |= {"reduced_motion": settings.reduced_motion}
    return [
        Row(
            key,
            caption,
            tuple(
                Toggle(f"button.{key}.{end}", label, value == now[key], detail=detail)
                for (end, value), (label, detail) in zip(CHOICES[key].items(), labels, strict=True)
            ),
            nowhere,
        )
        for key, (caption, labels) in written.items()
    ]


def placed(found: Sequence[Row], room: Rect, text: Text, places: Places) -> list[Row]:
    """The rows from the top of a room downwards; each caption before its choices, where there is
    width for that in every row, else over them."""
    away, apart = max(6.0, places.px(12)), max(8.0, places.px(20))
    px, wide = caption_px(places), _widest_caption(found, text, places) + max(16.0, places.px(40))
    beside = all(_wanted(row, text, places, away) <= room.w - wide for row in found)
    laid, y = [], room.y
    for row in found:
        left, top = (room.x + wide, y) if beside else (room.x, y + px * 1.5)
        width = (room.right - left - away * (len(row.toggles) - 1)) / len(row.toggles)
        high = max(_height(toggle, width, text, places) for toggle in row.toggles)
        toggles = tuple(
            replace(toggle, rect=Rect(left + i * (width + away), top, width, high))
            for i, toggle in enumerate(row.toggles)
        )
        at = Rect(room.x, top, wide, high) if beside else Rect(room.x, y, room.w, px * 1.4)
        laid.append(replace(row, toggles=toggles, at=at))
        y = top + high + apart
    return laid


def _widest_caption(found: Sequence[Row], text: Text, places: Places) -> float:
    px, tracking = caption_px(places), places.px(2)
    return max(
        text.width(row.caption.upper(), "label", px) + tracking * len(row.caption) for row in found
    )


def _wanted(row: Row, text: Text, places: Places, away: float) -> float:
    """How wide all choices of a row are beside each other, all equally wide."""
    longest = max(text.width(toggle.label, "label", label_px(places)) for toggle in row.toggles)
    one = longest + ring_px(places) + gap(places) + 2 * margin(places) + 1
    return one * len(row.toggles) + away * (len(row.toggles) - 1)


def _height(toggle: Toggle, width: float, text: Text, places: Places) -> float:
    if toggle.detail:
        return detailed_height(toggle.detail, width, text, places)
    return max(places.target, ring_px(places) + margin(places))
