"""Pictures of cards in every size, angle and mood, kept as long as there is room for them."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator

import pygame

from game.screen import faces, palette, plates, shapes
from game.screen.stage import Image
from game.screen.text import Text
from game.table.places import CARD_RATIO, Rect
from game.table.poses import BACK, Pose, Sprite
from game.words import Words

ROOM = 40 * 1024 * 1024
"""Bytes of pictures kept."""
CORNER = 24 / 420
MARGIN = 0.10
"""Round each card for its shadow, by card width; it also keeps rotated edges smooth."""
NAMED = 120
"""A narrower card shows no name."""


class Kept:
    """The pictures used last, up to a number of bytes."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._used = 0
        self._pictures: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture of this key, made if it is not there."""
        picture = self._pictures.get(key)
        if picture is None:
            picture = self._pictures[key] = make()
            self._used += _bytes(picture)
            while self._used > self._room and len(self._pictures) > 1:
                self._used -= _bytes(self._pictures.popitem(last=False)[1])
        self._pictures.move_to_end(key)
        return picture


def _bytes(picture: pygame.Surface) -> int:
    return picture.get_pitch() * picture.get_height()


class CardImages:
    """Every card picture. `load` makes the faces one by one; until then nothing can be drawn."""

    def __init__(self, text: Text, words: Words) -> None:
        self._text = text
        self._words = words
        self._masters: dict[str, pygame.Surface] = {}
        self._kept = Kept(ROOM)

    def load(self) -> Iterator[str]:
        """Draws the faces, a little at each step, and puts the paints away."""
        for face in faces.FACES:
            for picture in faces.draw_face(face):
                self._masters[face] = picture
                yield face
        faces.put_away()

    def forget(self) -> None:
        """Names have changed: every picture is made anew."""
        self._kept = Kept(ROOM)

    def resting(self, sprite: Sprite, pose: Pose, mood: str = "") -> Image:
        """A card that lies still, exactly as wide as its pose says."""
        return self._placed(sprite, pose, (round(pose.width), mood, pose.angle, 1.0))

    def moving(self, sprite: Sprite, pose: Pose) -> Image:
        """A card on its way, made from how it will lie: its size in steps of 2 %, its angle in
        whole degrees."""
        zoom = 1.02 ** round(math.log(pose.width / sprite.pose.width, 1.02))
        return self._placed(sprite, pose, (round(sprite.pose.width), "", round(pose.angle), zoom))

    def shadow(self, pose: Pose) -> Image:
        """The long shadow of a card that is held up."""
        width = round(pose.width)
        picture = self._soft(width, round(width * MARGIN), palette.CAST, 1)
        down = pose.width * 0.13
        left, top = pose.x - picture.get_width() / 2, pose.y - picture.get_height() / 2
        return picture, (round(left - down * 0.3), round(top + down))

    def _placed(self, sprite: Sprite, pose: Pose, how: tuple[int, str, float, float]) -> Image:
        """The picture about its pose; `how` is width, mood, angle and zoom."""
        face = sprite.card.face if sprite.card is not None and pose.turn > 0.5 else BACK
        edge = max(0.04, round(abs(math.cos(math.pi * pose.turn)) * 25) / 25)
        picture = self._kept.get((face, edge, how), lambda: self._turned(face, edge, *how))
        left, top = pose.x - picture.get_width() / 2, pose.y - picture.get_height() / 2
        return picture, (round(left), round(top))

    def _turned(
        self, face: str, edge: float, width: int, mood: str, angle: float, zoom: float
    ) -> pygame.Surface:
        picture = self._in_mood(face, width, mood)
        if edge < 1:
            size = max(1, round(picture.get_width() * edge)), picture.get_height()
            picture = pygame.transform.smoothscale(picture, size)
        if angle or zoom != 1:
            picture = pygame.transform.rotozoom(picture, angle, zoom)
        return picture

    def _in_mood(self, face: str, width: int, mood: str) -> pygame.Surface:
        """A card with its shadow: `MARGIN` of its width larger on every side."""
        if mood in ("", "covered"):
            named = width >= NAMED and face != BACK and not mood
            return self._kept.get((face, width, named), lambda: self._flat(face, width, named))
        plain = self._in_mood(face, width, "")
        margin = round(width * MARGIN)
        card = Rect(margin, margin, width, plain.get_height() - 2 * margin)
        if mood == "veiled":
            picture = plain.copy()
            picture.fill(palette.VEIL, special_flags=pygame.BLEND_RGBA_MULT)
            return picture
        line = max(2, round(width * (0.0135 if mood == "legal" else 0.017)))
        picture = plain.copy()
        if mood == "selected":
            picture.blit(self._soft(width, margin, palette.GLOW, 0), (0, 0))
            picture.blit(plain, (0, 0))
        shapes.outline(picture, card.grown(line - 1), width * CORNER + line, line, palette.LEGAL)
        return picture

    def _flat(self, face: str, width: int, named: bool) -> pygame.Surface:
        height, margin = round(width * CARD_RATIO), round(width * MARGIN)
        card = pygame.transform.smoothscale(self._masters[face], (width, height))
        if named:
            plates.put_name(card, self._words.plate(face), self._text)
        picture = self._soft(width, margin, palette.SHADOW, round(margin * 0.35)).copy()
        picture.blit(card, (margin, margin))
        return picture.convert_alpha()

    def _soft(self, width: int, margin: int, colour: palette.Colour, down: int) -> pygame.Surface:
        """A blurred card-shape: the shadow below a card, or the light around it."""

        def make() -> pygame.Surface:
            height = round(width * CARD_RATIO)
            picture = pygame.Surface((width + 2 * margin, height + 2 * margin), pygame.SRCALPHA)
            picture.fill((*colour[:3], 0))
            grow = 0 if down else round(margin * 0.25)
            rect = Rect(margin, margin + down, width, height).grown(grow)
            shapes.box(picture, rect, width * CORNER + grow, colour)
            return pygame.transform.box_blur(picture, max(1, round(margin * 0.4)))

        return self._kept.get((width, colour), make)
