"""Pictures of cards in every size, angle and mood, cached as long as there is room."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

import pygame

from game.rules.card import DOOR, Card, Colour
from game.rules.state import DOORS
from game.screen.cards import blanks, plates, tags
from game.screen.cards.faces import CORNER, HANGING, Faces, Look, changes, plain
from game.screen.cards.plates import UNITS
from game.screen.lettering.text import Text
from game.screen.look import palette, shapes
from game.screen.look.kept import Kept
from game.screen.sheet import Dusk
from game.screen.stage import Lies
from game.table.layout.places import CARD_RATIO, Rect, Size
from game.table.layout.poses import BACK, Pose, Sprite
from game.table.layout.spreads import HEART, RING
from game.words import Words

ROOM, SHARE = 20 * 1024 * 1024, 2.4
"""Size of the cache in bytes, or as a multiple of the glass where that is more."""
SHADOWS, SHARE_OF_SHADOWS = 2 * 1024 * 1024, 0.5
"""Size of the cache of shadows, in the same measures. Shadows are few and take longest to make."""
MARGIN = 0.10
"""Margin around a card for its shadow, by its width. It also keeps rotated edges smooth."""
READ = "panel"
"""The zone of a card that is being read."""
OPEN_IN = DOORS, READ
"""Zones in which a Door stands open: where it is gained or read."""
PLACES = {place.value for place in Colour}
"""First letters of the faces that belong to a place."""
LARGE = 1.5
"""A card this many times wider than where it will lie is made from a large picture."""
STEEP = 12
"""Degrees from which an angle counts as large."""
VEILS = {
    "veiled": (palette.VEIL, palette.VEIL_LIGHT),
    "waiting": (palette.WAITING, palette.WAITING_LIGHT),
}
"""The light that is left to black, and how much more to white, by mood."""
PENNANT, FLAT_PENNANT = (26, 0, 84, 146), (18, 14, 100, 144)
"""The pennant on painted faces, without its tail, and on flat ones, from its left to its height in
units of a plate."""
PENNANT_LARGER, PENNANT_LEAST, PENNANT_SLIM, PENNANT_MOST = 1.6, 24, 18, 0.42
"""How much larger than there it is if it has to be read on a small card, and its least width in
pixels, also on a picture that is to be seen, unless that is more than this part of the card."""
NAMED, SHORT = 84, 64
"""Cards narrower than this many pixels show no name, but for short ones of expansions' cards that
are no Doors and not narrower than the second. A card without a picture shows its name wherever it
can be read."""


class CardPicture(NamedTuple):
    """Describes one picture of a card: its look, its width in pixels, its mood, and its angle in
    degrees. `edge` is how wide it seems while it turns over, by its width; `zoom` enlarges it;
    `swift` allows rough edges."""

    look: Look
    width: int
    mood: str
    angle: float
    edge: float
    zoom: float = 1.0
    swift: bool = False


class CardImages:
    """The pictures of cards, in the sizes in which they lie."""

    def __init__(self, text: Text, words: Words) -> None:
        self.text = text
        self.words = words
        self.faces = Faces()
        self.kept = Kept(ROOM, SHARE)
        self.shadows = Kept(SHADOWS, SHARE_OF_SHADOWS)

    def load(self, high_contrast: bool) -> Iterator[str]:
        """Reads one face of a set per step. Raises Incomplete."""
        yield from self.faces.load(high_contrast)
        self.forget()

    def change_faces(self, high_contrast: bool) -> None:
        """Switches to the other set at once, which is too quick to be noticed."""
        for _face in self.load(high_contrast):
            pass

    def suit(self, size: Size) -> None:
        """Adjusts the caches to the size of the glass."""
        self.kept.suit(size)
        self.shadows.suit(size)
        self.text.kept.suit(size)

    def forget(self) -> None:
        """Drops all pictures, as names or faces have changed."""
        self.kept.forget()
        self.shadows.forget()

    def prepare(self, sprite: Sprite, pose: Pose, mood: str = "") -> bool:
        """Makes one of the pictures that a card needs at this pose, if any is missing. Returns
        whether it made one."""
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
        """Returns a card that lies still, in exactly the width of its pose."""
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
        mood: str = "",
    ) -> Lies:
        """Returns a moving card. It is scaled from the picture at its destination, or from one of
        width `widest` if it is shown large. Its size changes in steps of 2 %, its angle in whole
        degrees, or in steps of two if it is large. `face` replaces its look. A `swift` card may
        have rough edges. A turned card that has not yet moved keeps its resting picture."""
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
        swift = swift or lying.edge < 1 or changes(look)
        how = CardPicture(look, round(width), mood, angle, lying.edge, zoom, swift)
        return centred(self._turned(how, passing=True), pose)

    def shadow(self, pose: Pose, down: float, lying: float = 0.0) -> Lies:
        """Returns the long shadow of a card `down` pixels above the table. `lying` is its width on
        the table, if that differs."""
        width, made = round(pose.width), round(lying or pose.width)
        picture = self._soft(made, round(made * MARGIN), palette.CAST, 1)
        if width != made:
            picture = pygame.transform.smoothscale_by(picture, width / made)
        left, top = pose.x - picture.get_width() / 2, pose.y - picture.get_height() / 2
        return picture, (round(left - down * 0.3), round(top + down))

    def foil(self, sprite: Sprite, pose: Pose) -> Lies | None:
        """Returns the foil of a card with this pose, bright on black, or None if it has none."""
        if sprite.card is None or self.faces.flat or hangs(self._shown(sprite, pose)):
            return None
        card, width, angle = sprite.card, round(pose.width), round(pose.angle, 1)

        def make() -> pygame.Surface:
            mask = self.faces.foil(card, width)
            return pygame.transform.rotozoom(mask, angle, 1.0) if angle else mask

        picture = self.kept.get(("foil", card.face, width, angle), make)
        return centred(picture, pose)

    def hangs(self, sprite: Sprite) -> bool:
        """Returns whether a card hangs on threads, without a card around it."""
        return hangs(self._shown(sprite, sprite.pose))

    def pennant(self, sprite: Sprite, pose: Pose, slim: bool = False) -> Lies:
        """Returns the pennant of a card without a place, larger than on its face, where it hangs on
        a card with this pose. A `slim` one leaves more of its picture in sight."""
        look, width, flat = self._shown(sprite, pose), round(pose.width), self.faces.flat
        x, _, wide, _ = FLAT_PENNANT if flat else PENNANT
        usual = PENNANT_SLIM if slim else PENNANT_LEAST
        least = min(usual, width * PENNANT_MOST) * UNITS / wide
        large = round(max(width * PENNANT_LARGER, least))
        make = partial(self._cut_off, look, large)
        picture = self.kept.get(("pennant", look, width, flat, slim), make)
        left, top = pose.x + (x / UNITS - 0.5) * width, pose.y - pose.height / 2
        return picture, (math.floor(left), round(top))

    def tag(self, card: Card, wide: int) -> pygame.Surface:
        """Returns the pennant of a card by itself, `wide` pixels wide."""
        look = self.faces.look(card, shut=card.kind == DOOR, read=True)
        share = (FLAT_PENNANT if self.faces.flat else PENNANT)[2] / UNITS
        return self._cut_off(look, round(wide / share))

    def tag_height(self, wide: float) -> float:
        """Returns the height of a pennant by itself, in pixels as its width."""
        _, _, width, height = FLAT_PENNANT if self.faces.flat else PENNANT
        return wide * (height / width + (0 if self.faces.flat else tags.TAIL))

    def _cut_off(self, look: Look, width: int) -> pygame.Surface:
        """Returns the pennant of a face of this width in pixels."""
        flat = self.faces.flat
        cut = [round(part / UNITS * width) for part in (FLAT_PENNANT if flat else PENNANT)]
        cloth = self.faces.sized(look, width).subsurface(cut)
        return cloth.copy() if flat else tags.swallowtail(cloth)

    def prepare_foil(self, sprite: Sprite, pose: Pose) -> bool:
        """Makes the foil of a card with this pose. Returns whether it was missing."""
        made = self.kept.made
        self.foil(sprite, pose)
        return self.kept.made > made

    def _shown(self, sprite: Sprite, pose: Pose, face: Look | None = None) -> Look:
        """Returns the look of a card with this pose. A Door is open where it is gained or read, and
        shut elsewhere."""
        card = sprite.card
        if card is None or pose.turn <= 0.5:
            return BACK, 0
        shut = card.kind == DOOR and sprite.zone not in OPEN_IN
        return face or self.faces.look(card, shut=shut, read=sprite.zone == READ)

    def _turned(self, how: CardPicture, passing: bool) -> pygame.Surface:
        """Returns a card in its mood and at its angle. A `passing` picture is needed only for a
        moment."""
        if how.edge == 1 and not how.angle and how.zoom == 1:
            return self._in_mood(how.look, how.width, how.mood)
        return self.kept.get(how, partial(self._turn, how), passing)

    def _turn(self, how: CardPicture) -> pygame.Surface:
        if how.angle and how.zoom != 1 and not how.swift:
            # The size changes in every frame, the angle only now and then; and turning takes many
            # times as long as scaling.
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
        """Returns a card with its shadow, wider by `MARGIN` on every side. A lit or veiled card
        that is made only `to_turn` it is unlikely to be needed again."""
        if mood in ("", "covered"):
            named, passing = self._named(look, width, mood), changes(look)
            make = partial(self._plain, look, width, named)
            return self.kept.get((look, width, named), make, passing)
        return self.kept.get((look, width, mood), partial(self._marked, look, width, mood), to_turn)

    def _named(self, look: Look, width: int, mood: str) -> bool:
        return (
            look[0] != BACK
            and not mood
            and not hangs(look)
            and (width >= NAMED or self.faces.bare(look) is not None or self._short(look, width))
        )

    def _short(self, look: Look, width: int) -> bool:
        """Returns whether a small card of an expansion has a name that can be read on it."""
        card = self.faces.shown(look)
        if width < SHORT or isinstance(card, str) or card.kind == DOOR:
            return False
        return plates.can_be_read(self.words.plate(card), self.text, width)

    def _marked(self, look: Look, width: int, mood: str) -> pygame.Surface:
        """Returns a card that is selected, legal, veiled, waiting, in the dusk or a ghost; its name
        may be covered as well."""
        mood, _, covered = mood.partition(" ")
        plain = self._in_mood(look, width, covered)
        margin = round(width * MARGIN)
        card = Rect(margin, margin, width, plain.get_height() - 2 * margin)
        if mood in VEILS:
            # A card is multiplied into itself: one grey for all would be a mist over its colours.
            picture, light = plain.copy(), plain.copy()
            black, white = VEILS[mood]
            light.fill(white, special_flags=pygame.BLEND_RGB_MULT)
            light.fill(black, special_flags=pygame.BLEND_RGB_ADD)
            picture.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
            return picture
        if mood == "ghost":
            picture = plain.copy()
            picture.fill(palette.GHOST, special_flags=pygame.BLEND_RGBA_MULT)
            return picture
        if mood == "dusk":
            picture = plain.copy()
            Dusk().draw(picture, picture.get_rect())
            return picture
        line = max(2, round(width * (0.0135 if mood == "legal" else 0.017)))
        picture = plain.copy()
        if hangs(look):
            # The round hoop takes the upper part of the card.
            side = width * RING + 4 * line
            ring = Rect.around((margin + width / 2, margin + width * HEART), side, side)
            if mood == "selected":
                shapes.box(picture, ring, side / 2, palette.faded(palette.GLOW, 110))
                picture.blit(plain, (0, 0))
            shapes.outline(picture, ring, side / 2, line, palette.LEGAL)
            return picture
        if mood == "selected":
            picture.blit(self._soft(width, margin, palette.GLOW, 0), (0, 0))
            picture.blit(plain, (0, 0))
        shapes.outline(picture, card.grown(line - 1), width * CORNER + line, line, palette.LEGAL)
        return picture

    def _plain(self, look: Look, width: int, named: bool) -> pygame.Surface:
        margin = round(width * MARGIN)
        card = self.faces.sized(look, width)
        if hangs(look):
            size = width + 2 * margin, card.get_height() + 2 * margin
            picture = pygame.Surface(size, pygame.SRCALPHA)
            picture.blit(card, (margin, margin))
            return picture
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
            added = not isinstance(self.faces.shown(look), str)
            ornate = added and not self.faces.flat and self.faces.bare(look) is None
            plates.put_ornament(card, plates.PLACE if ornate else style)
        picture = self._shadow_of(width).copy()
        picture.blit(card, (margin, margin))
        return picture

    def _name_blank(self, picture: pygame.Surface, card: Card, on_plate: str) -> None:
        """Writes what the plate leaves out of a blank card's name: its kind or its whole name,
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
        """Returns a blurred card shape: the shadow below a card, or the light around it."""

        def make() -> pygame.Surface:
            height = round(width * CARD_RATIO)
            picture = pygame.Surface((width + 2 * margin, height + 2 * margin), pygame.SRCALPHA)
            picture.fill((*colour[:3], 0))
            grow = 0 if down else round(margin * 0.25)
            rect = Rect(margin, margin + down, width, height).grown(grow)
            size, radius = (round(rect.w), round(rect.h)), round(width * CORNER + grow)
            # A shape that is only blurred need not be cached as well.
            shape = shapes.tinted(shapes.rounded(*size, radius), colour)
            picture.blit(shape, (round(rect.x), round(rect.y)))
            return pygame.transform.box_blur(picture, max(1, round(margin * 0.4)))

        return self.shadows.get((width, colour), make)


def hangs(look: Look) -> bool:
    """Returns whether a look is that of something that hangs without a card around it."""
    return look[0].endswith(HANGING)


def edge_of(pose: Pose) -> float:
    """Returns how wide a card seems while it turns over, by its width: 0.04 on edge, to 1."""
    return max(0.04, round(abs(math.cos(math.pi * pose.turn)) * 25) / 25)


def centred(picture: pygame.Surface, pose: Pose) -> Lies:
    """Returns a picture centred on a card's pose."""
    left, top = pose.x - picture.get_width() / 2, pose.y - picture.get_height() / 2
    return picture, (round(left), round(top))
