"""Pictures of cards in every size, angle and mood, kept as long as there is room for them."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

import pygame

from game.rules.card import DOOR, Card, Colour
from game.rules.state import DOORS
from game.screen.cards import blanks, plates
from game.screen.cards.faces import CORNER, STRIPS, Faces, Look, plain
from game.screen.lettering.text import Text
from game.screen.look import palette, shapes
from game.screen.look.kept import Kept
from game.screen.stage import Lies
from game.table.layout.places import CARD_RATIO, Rect, Size
from game.table.layout.poses import BACK, Pose, Sprite
from game.words import Words

ROOM, SHARE = 20 * 1024 * 1024, 2.4
"""Bytes of pictures kept, and by those of the glass where that is more."""
SHADOWS, SHARE_OF_SHADOWS = 2 * 1024 * 1024, 0.5
"""The same of their shadows, which are few and take longest to make."""
MARGIN = 0.10
"""Round each card for its shadow, by card width; it also keeps rotated edges smooth."""
READ = "panel"
"""Where a card lies that is being read."""
OPEN_IN = DOORS, READ
"""Where a Door stands open: gained, or to be read."""
PLACES = {place.value for place in Colour}
"""The letters with which the face of a card of a place begins."""
LARGE = 1.5
"""A card that is so many times as wide as it will lie is made from a large picture of it."""
STEEP = 12
"""Degrees from which an angle is a large one."""
FILMS = {"veiled": palette.VEIL, "ghost": palette.GHOST}
"""By mood: the colour that is multiplied into a card."""
NAMED = 84
"""A narrower card shows no name: a Door in a small window, never one of the hand or the row. One
without a picture shows its own wherever that can be read."""


class CardPicture(NamedTuple):
    """Which picture of a card: what it shows, its width in pixels and its mood, turned by an angle
    in degrees, squeezed from side to side to `edge` where it turns over, and enlarged by `zoom`;
    `swift` if its edges need not be smooth."""

    look: Look
    width: int
    mood: str
    angle: float
    edge: float
    zoom: float = 1.0
    swift: bool = False


class CardImages:
    """Every card picture."""

    def __init__(self, text: Text, words: Words) -> None:
        self.text = text
        self.words = words
        self.faces = Faces()
        self.kept = Kept(ROOM, SHARE)
        self.shadows = Kept(SHADOWS, SHARE_OF_SHADOWS)

    def load(self, high_contrast: bool) -> Iterator[str]:
        """Reads the faces of one of the two sets, one at each step. Raises assets.Incomplete."""
        yield from self.faces.load(high_contrast)
        self.forget()

    def change_faces(self, high_contrast: bool) -> None:
        """The other set, at once: that takes less time than one can see."""
        for _face in self.load(high_contrast):
            pass

    def suit(self, size: Size) -> None:
        """The glass is so large: as many pictures of cards, and of their texts, are kept as that
        needs."""
        self.kept.suit(size)
        self.shadows.suit(size)
        self.text.kept.suit(size)

    def forget(self) -> None:
        """Names or faces have changed: every picture is made anew."""
        self.kept.forget()
        self.shadows.forget()

    def prepare(self, sprite: Sprite, pose: Pose, mood: str = "") -> bool:
        """Makes one of the pictures that are needed for a card to lie so, if any lacks; whether
        one did."""
        look, width, made = self._shown(sprite, pose), round(pose.width), self.kept.made
        parts = ("covered", mood) if mood.endswith("covered") else ("", mood)
        there = self.kept.has((look, width, self._named(look, width, parts[0])))
        if not there and self.faces.fetch(look):
            return True
        shadows = self.shadows.made
        self._shadow_of(width)
        if self.shadows.made > shadows:
            return True
        for part in parts:
            if self.kept.made == made:
                self._in_mood(look, width, part, to_turn=bool(pose.angle))
        if self.kept.made == made:
            self.resting(sprite, pose, mood)
        return self.kept.made > made

    def resting(self, sprite: Sprite, pose: Pose, mood: str = "") -> Lies:
        """A card that lies still, exactly as wide as its pose says."""
        look, edge = self._shown(sprite, pose), edge_of(pose)
        how = CardPicture(look, round(pose.width), mood, pose.angle, edge)
        return centred(self._turned(how, passing=edge != 1), pose)

    def moving(
        self,
        sprite: Sprite,
        pose: Pose,
        face: Look | None = None,
        widest: float = 0.0,
        swift: bool = False,
    ) -> Lies:
        """A card on its way, made from how it will lie, or from how it lies when it is shown as
        the `widest`: its size in steps of 2 %, its angle in whole degrees, in two where it is
        large. `face` is what it shows at this moment instead of its own; one that is `swift` turns
        too quickly for anybody to see how smooth its edges are. One that lies as it lay before it
        sets out is shown as it was."""
        look = self._shown(sprite, pose, face)
        lying = CardPicture(look, round(pose.width), "", pose.angle, edge_of(pose))
        if lying.angle and self.kept.has(lying):
            return centred(self._turned(lying, passing=True), pose)
        width = sprite.pose.width
        if pose.width > width * LARGE:
            width = max(width, widest)
        zoom = 1.02 ** round(math.log(pose.width / width, 1.02))
        step = 1 if abs(pose.angle) < STEEP else 2
        angle = step * round(pose.angle / step)
        swift = swift or lying.edge < 1 or look[0] in STRIPS
        how = CardPicture(look, round(width), "", angle, lying.edge, zoom, swift)
        return centred(self._turned(how, passing=True), pose)

    def shadow(self, pose: Pose, down: float, lying: float = 0.0) -> Lies:
        """The long shadow of a card that is so many pixels above the table, and `lying` is so wide
        if not as now."""
        width, made = round(pose.width), round(lying or pose.width)
        picture = self._soft(made, round(made * MARGIN), palette.CAST, 1)
        if width != made:
            picture = pygame.transform.smoothscale_by(picture, width / made)
        left, top = pose.x - picture.get_width() / 2, pose.y - picture.get_height() / 2
        return picture, (round(left - down * 0.3), round(top + down))

    def foil(self, sprite: Sprite, pose: Pose) -> Lies | None:
        """Where the foil of a card is that lies so: bright on black. None where there is none."""
        if sprite.card is None or self.faces.flat:
            return None
        card, width, angle = sprite.card, round(pose.width), round(pose.angle, 1)

        def make() -> pygame.Surface:
            mask = self.faces.foil(card, width)
            return pygame.transform.rotozoom(mask, angle, 1.0) if angle else mask

        picture = self.kept.get(("foil", card.face, width, angle), make)
        return centred(picture, pose)

    def prepare_foil(self, sprite: Sprite, pose: Pose) -> bool:
        """The same for the foil of a card that lies so."""
        made = self.kept.made
        self.foil(sprite, pose)
        return self.kept.made > made

    def _shown(self, sprite: Sprite, pose: Pose, face: Look | None = None) -> Look:
        """What a card shows that lies so. A Door stands open when it is gained, and is shut
        wherever else it lies."""
        card = sprite.card
        if card is None or pose.turn <= 0.5:
            return BACK, 0
        shut = card.kind == DOOR and sprite.zone not in OPEN_IN
        return face or self.faces.look(card, shut=shut)

    def _turned(self, how: CardPicture, passing: bool) -> pygame.Surface:
        """A card in its mood, as it is or as it is turned; one that is `passing` is seen for a
        moment."""
        if how.edge == 1 and not how.angle and how.zoom == 1:
            return self._in_mood(how.look, how.width, how.mood)
        return self.kept.get(how, partial(self._turn, how), passing)

    def _turn(self, how: CardPicture) -> pygame.Surface:
        if how.angle and how.zoom != 1 and not how.swift:
            # Its size changes in every frame, its angle only now and then; and to turn a picture
            # takes many times as long as to change its size.
            turned = self._turned(how._replace(zoom=1.0), passing=True)
            return pygame.transform.smoothscale_by(turned, how.zoom)
        picture = self._in_mood(how.look, how.width, how.mood, to_turn=True)
        if how.edge < 1 or how.zoom != 1:
            across, down = picture.get_size()
            size = max(1, round(across * how.edge * how.zoom)), max(1, round(down * how.zoom))
            picture = pygame.transform.smoothscale(picture, size)
        if not how.angle:
            return picture
        if how.swift:
            return pygame.transform.rotate(picture, how.angle)
        return pygame.transform.rotozoom(picture, how.angle, 1.0)

    def _in_mood(self, look: Look, width: int, mood: str, to_turn: bool = False) -> pygame.Surface:
        """A card with its shadow: `MARGIN` of its width larger on every side. A lit or veiled one
        that is made only `to_turn` it is not likely to be needed again."""
        if mood in ("", "covered"):
            named, passing = self._named(look, width, mood), look[0] in STRIPS
            make = partial(self._plain, look, width, named)
            return self.kept.get((look, width, named), make, passing)
        return self.kept.get((look, width, mood), partial(self._marked, look, width, mood), to_turn)

    def _named(self, look: Look, width: int, mood: str) -> bool:
        return (
            look[0] != BACK and not mood and (width >= NAMED or self.faces.bare(look) is not None)
        )

    def _marked(self, look: Look, width: int, mood: str) -> pygame.Surface:
        """A card that is chosen, possible, of no use now, or not there yet; its name may be
        covered, too."""
        mood, _, covered = mood.partition(" ")
        plain = self._in_mood(look, width, covered)
        margin = round(width * MARGIN)
        card = Rect(margin, margin, width, plain.get_height() - 2 * margin)
        if mood in FILMS:
            picture = plain.copy()
            picture.fill(FILMS[mood], special_flags=pygame.BLEND_RGBA_MULT)
            return picture
        line = max(2, round(width * (0.0135 if mood == "legal" else 0.017)))
        picture = plain.copy()
        if mood == "selected":
            picture.blit(self._soft(width, margin, palette.GLOW, 0), (0, 0))
            picture.blit(plain, (0, 0))
        shapes.outline(picture, card.grown(line - 1), width * CORNER + line, line, palette.LEGAL)
        return picture

    def _plain(self, look: Look, width: int, named: bool) -> pygame.Surface:
        margin = round(width * MARGIN)
        card = self.faces.sized(look, width)
        face = plain(look[0])
        place = plates.PLACE if face[0] in PLACES else plates.NIGHT
        style = plates.FLAT if self.faces.flat else place
        name = self.words.plate(self.faces.shown(look)) if named else ""
        if bare := self.faces.bare(look) if named else None:
            if width < NAMED or not plates.can_be_read(name, self.text, width):
                name = ""
            self._name_blank(card, bare, name)
        if name:
            plates.put_name(card, name, self.text, style)
        elif look[0] != BACK:
            plates.put_ornament(card, style)
        picture = self._shadow_of(width).copy()
        picture.blit(card, (margin, margin))
        return picture

    def _name_blank(self, picture: pygame.Surface, card: Card, on_plate: str) -> None:
        """What its plate does not tell of a card without a picture: its kind, or all of its name,
        unless the symbol says the same."""
        kind = self.words.without_place(card)
        for told in (kind,) if on_plate else (self.words.card(card), kind):
            if told == on_plate or told == card.kind:
                return
            if blanks.put_name(picture, card, told, self.text, self.faces.flat):
                return

    def _shadow_of(self, width: int) -> pygame.Surface:
        margin = round(width * MARGIN)
        return self._soft(width, margin, palette.SHADOW, round(margin * 0.35))

    def _soft(self, width: int, margin: int, colour: palette.Colour, down: int) -> pygame.Surface:
        """A blurred card-shape: the shadow below a card, or the light around it."""

        def make() -> pygame.Surface:
            height = round(width * CARD_RATIO)
            picture = pygame.Surface((width + 2 * margin, height + 2 * margin), pygame.SRCALPHA)
            picture.fill((*colour[:3], 0))
            grow = 0 if down else round(margin * 0.25)
            rect = Rect(margin, margin + down, width, height).grown(grow)
            size, radius = (round(rect.w), round(rect.h)), round(width * CORNER + grow)
            # A shape that is only to be blurred need not be kept as well.
            shape = shapes.tinted(shapes.rounded(*size, radius), colour)
            picture.blit(shape, (round(rect.x), round(rect.y)))
            return pygame.transform.box_blur(picture, max(1, round(margin * 0.4)))

        return self.shadows.get((width, colour), make)


def edge_of(pose: Pose) -> float:
    """How wide a card seems that turns over, by its width: from 0.04, on its edge, to 1."""
    return max(0.04, round(abs(math.cos(math.pi * pose.turn)) * 25) / 25)


def centred(picture: pygame.Surface, pose: Pose) -> Lies:
    """A picture with its middle where a card lies."""
    left, top = pose.x - picture.get_width() / 2, pose.y - picture.get_height() / 2
    return picture, (round(left), round(top))
