"""The boxes of a new game: side by side on a cloth, with a leaf beside them that tells of the one
that is looked at; or with large letters as a list, in which each tells of itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import pygame

from game.screen.effects.small_lights import STEPS, mote
from game.screen.lettering.text import write_from
from game.screen.look import icons, palette, shapes
from game.screen.look.assets import art_root
from game.screen.look.pictures import picture
from game.screen.look.shapes import drawn_once
from game.screen.materials import dashes, foil
from game.screen.pages.choosing.what_is_told import Told
from game.screen.pages.difficulty import Scale
from game.screen.pages.fanned_cards import Fanned
from game.screen.sheet import Canvas
from game.screen.ui.arrange import Card, Column, Grid, Row, Slab
from game.screen.ui.buttons import Switch, draw_ring, ring_px
from game.screen.ui.element import Box, Element, Kit, Leaf, Placed
from game.screen.ui.switch_lists import INSET, Groove
from game.screen.ui.theme import Ink, Surface
from game.screen.ui.words import Lines, Words
from game.table.hands.things import Kind
from game.table.layout.places import Rect, Size

TITLE_PX, NAME_PX, TOLD_PX, CAPTION_PX, SCALE_PX = 32, 23, 22, 20, 18
"""Heights of the letters of a leaf's title, of names on tags, of sentences and of captions, and of
the scale of a box, by the design."""
NARROWEST, MOST = 15, 4
"""Least width of a box in the list by the height of its letters, and greatest number of boxes in a
line."""
IN_SIGHT = 0.88
"""Greatest height of a box in the list by what is in sight, if fewer columns make it lower."""
LID_BESIDE, WIDEST = 0.24, 260
"""Width of a lid that lies beside what is written, by the width of its box, and its greatest width
by the design."""
LID_SHAPE = 4, 3
"""Width and height of a lid, relative to each other."""
LOWEST = 0.44
"""Least height of a lid on the cloth by the width of its box."""
DIM = 206
"""Brightness of the lid of an edition that is not chosen, 0 to 255."""
COIN, UNLIT, RIM = 0.74, 225, 120
"""Height of a coin as it is seen by that of its target, and opacities of its ground and of its
rim, 0 to 255."""
LEAF, LEAST_LEAF = 0.29, 400
"""Width of the leaf by that of the whole, and its least width by the design."""
POOL, FINE = (1.3, 1.05), 240
"""Width and height of the light about a chosen box by the width of its lid, and the width in pixels
from which its picture is scaled."""
EDGE, LINED, APART, STITCH = 24, 16, 14, 10
"""Margin of the cloth and of the leaf, distance of two boxes, and distance of the stitches from the
edge of the cloth, by the design."""


@dataclass(frozen=True)
class Led(Words):
    """A sentence whose first words, its `lead`, have the ink of captions."""

    lead: str = ""

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        text, role, px = kit.text, self.role, self._letters(kit)
        y, left = rect.y + self._step(kit) / 2, len(self.lead)
        for line in self.lines(kit, rect.w):
            # Lines are broken at a space, which is on neither of them.
            led, rest, left = line[:left], line[left:], max(0, left - len(line) - 1)
            aside = rect.x + text.width(led, role, px)
            write_from(surface, text, led, role, px, kit.theme.inks["caption"], (rect.x, y))
            write_from(surface, text, rest, role, px, kit.theme.inks[self.ink], (aside, y))
            y += self._step(kit)


@dataclass(frozen=True)
class Pressed(Leaf):
    """The part of a box that is pressed: all but its coins."""

    @property
    def kind(self) -> Kind:
        return "switch"

    def radius(self, kit: Kit, rect: Rect) -> float:
        return kit.px(16)

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        if hover and self.enabled:
            shapes.box(surface, rect, self.radius(kit, rect), palette.HOVER)


@dataclass(frozen=True)
class Ring(Leaf):
    """The ring on a box, ticked while the box is chosen."""

    chosen: bool = False

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        draw_ring(kit, surface, rect.centre, round(rect.w), self.chosen)


@dataclass(frozen=True)
class Coin(Leaf):
    """A round button with an icon, quiet until it is pointed at. It is seen a little smaller than
    the target that is pressed."""

    icon: str = ""

    def size(self, kit: Kit, width: float) -> tuple[float, float]:
        return kit.places.target, kit.places.target

    def radius(self, kit: Kit, rect: Rect) -> float:
        return rect.h / 2

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        disc = rect.grown(-rect.h * (1 - COIN) / 2)
        ink = kit.theme.inks["strong"]
        if hover or kit.theme.plain:
            kit.theme.slab(surface, disc, disc.h / 2, "button", kit.places, hover)
        else:
            ink = palette.IVORY
            shapes.box(surface, disc, disc.h / 2, palette.faded(palette.CLOTH[1], UNLIT))
            rim = palette.faded(ink, RIM)
            shapes.outline(surface, disc, disc.h / 2, kit.px(1.6), rim)
        sign = icons.draw(self.icon, round(disc.h * 0.62), ink)
        surface.blit(sign, sign.get_rect(center=(round(rect.centre[0]), round(rect.centre[1]))))


@dataclass(frozen=True)
class LevelSwitch(Switch):
    """A switch no wider than its label; one of several is a part of their pill, with its number.
    One that is `ready` is what its box would be played at, were it chosen."""

    ready: bool = False

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        natural = kit.places.target if self.one_of else self.least_width(kit)
        return super().lay(kit, min(width, natural), least)

    def radius(self, kit: Kit, rect: Rect) -> float:
        return rect.h / 2

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        if not self.one_of:
            super().draw(kit, surface, rect, hover)
            return
        tile = rect.grown(-kit.px(INSET))
        if self.picked or self.ready or hover or kit.theme.plain:
            look: Surface = "picked" if self.picked else "faint"
            kit.theme.slab(surface, tile, tile.h / 2, look, kit.places, hover)
        self.write_label(kit, surface, "strong", (self.label,), rect.centre)

    def lines(self, kit: Kit, width: float) -> Lines:
        return (self.label,) if self.one_of else super().lines(kit, width)


@dataclass(frozen=True)
class LevelPill(Element):
    """Several levels in one groove, as the choices of a setting lie."""

    levels: Sequence[LevelSwitch]

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        box = Row(self.levels, gap=0).lay(kit, width)
        groove = Groove(corner=kit.places.target / 2)
        return Box(box.w, box.h, (Placed(groove, Rect(0, 0, box.w, box.h)), *box.parts))


@dataclass(frozen=True)
class Lid(Leaf):
    """The lid of the box of an `edition`; a chosen one may lie in light."""

    edition: str = ""
    chosen: bool = False
    lit: bool = False

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        wide, high = round(rect.w), round(rect.h)
        if self.lit and not kit.theme.plain:
            lit = min(rect.w, rect.h * LID_SHAPE[0] / LID_SHAPE[1])
            pool = _pool((round(lit * POOL[0]), round(lit * POOL[1])))
            at = pool.get_rect(center=(round(rect.centre[0]), round(rect.centre[1] + lit * 0.08)))
            surface.blit(pool, at, special_flags=pygame.BLEND_RGB_ADD)
        surface.blit(lid(self.edition, (wide, high), self.chosen), (round(rect.x), round(rect.y)))


@dataclass(frozen=True)
class Cloth(Slab):
    """The cloth under the boxes: night blue with a seam of gold."""

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        if kit.theme.plain:
            kit.theme.slab(surface, rect, kit.px(20), "row", kit.places, False)
            return
        shapes.box(surface, rect, kit.px(20), *palette.CLOTH)
        seam, ink = rect.grown(-kit.px(STITCH)), palette.faded(palette.GOLD, 150)
        line, dash = max(1.0, kit.px(1.6)), kit.px(9)
        dashes.dashed(surface, seam, line, dash, kit.px(6), ink, kit.px(12))


@dataclass(frozen=True)
class EditionBox:
    """A box: the name of its `edition`, what is `told` of it, what is `pressed`, the coins that
    choose its level, and the lamp that leads to its lesson, if it has any."""

    edition: str
    told: Told
    pressed: Pressed
    chosen: bool
    levels: Sequence[Element] = ()
    lamp: Sequence[Element] = ()

    @property
    def coins(self) -> Sequence[Element]:
        """All coins, the lamp last."""
        return *self.levels, *self.lamp

    @property
    def ink(self) -> Ink:
        return "title" if self.chosen else "strong"

    @property
    def scale(self) -> Sequence[Element]:
        """The scale that shows how hard it is by itself, if that was measured."""
        rate = self.told.rate
        return [Scale(step=rate.step, side=SCALE_PX)] if rate is not None else []


@dataclass(frozen=True)
class OnCloth(Element):
    """A box on the cloth: its lid, `high` pixels, with the lamp at its upper right corner, over a
    tag with its name, over the switches of its levels. The tag is at least `tall` pixels."""

    box: EditionBox
    high: float = 0.0
    tall: float = 0.0

    def tag(self, kit: Kit, width: float) -> Box:
        """Returns the tag laid out: a slip with the ring before the name, and the scale under that.
        Name and scale are in the middle of the slip unless the ring needs the room."""
        box, ring, edge = self.box, ring_px(kit), tag_edge(kit)
        name = Words(words=box.told.title, role="title", px=NAME_PX, ink=box.ink, align="middle")
        before = 2 * edge + ring
        title = name.lay(kit, width - before - edge)
        scale = Column([*box.scale]).lay(kit, width)
        tall = max(title.h + scale.h + 2.6 * edge, self.tall)
        foot = tall - edge - scale.h / 2
        above = tall - edge - scale.h
        middle = max(width / 2, before + max(title.w, scale.w) / 2)
        parts = (
            Placed(Slab(look="picked" if box.chosen else "faint"), Rect(0, 0, width, tall)),
            Placed(Ring(chosen=box.chosen), Rect(edge, (tall - ring) / 2, ring, ring)),
            *title.at(middle - title.w / 2, (above - title.h + edge / 2) / 2),
            *scale.at(middle - scale.w / 2, foot - scale.h / 2),
        )
        return Box(width, tall, parts)

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        box, tag, below = self.box, self.tag(kit, width), kit.px(8)
        foot, aside = self.high + tag.h, kit.px(APART) / 2
        # Switches may use the distance to the next box.
        levels = Row(box.levels, gap=6).lay(kit, width + 2 * aside)
        lamp = Row(box.lamp).lay(kit, width)
        lid = Lid(edition=box.edition, chosen=box.chosen, lit=box.chosen)
        parts = (
            Placed(box.pressed, Rect(0, 0, width, foot)),
            Placed(lid, Rect(0, 0, width, self.high)),
            *tag.at(0, self.high),
            *levels.at((width - levels.w) / 2, foot + below),
            *lamp.at(width - lamp.w, 0),
        )
        return Box(width, foot + (levels.h + below if box.levels else 0.0), parts)

    def least_width(self, kit: Kit) -> float:
        name = Words(words=self.box.told.title, role="title", px=NAME_PX)
        scale = Column([*self.box.scale]).lay(kit, 0)
        return max(name.least_width(kit), scale.w) + 3 * tag_edge(kit) + ring_px(kit)


def tag_edge(kit: Kit) -> float:
    """Returns the margin of a tag in pixels."""
    return max(5.0, kit.px(10))


@dataclass(frozen=True)
class InList(Element):
    """A box in the list: its lid beside all that is told of it, over its coins."""

    box: EditionBox

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        box, gap, ring = self.box, max(6.0, kit.px(14)), ring_px(kit)
        aside = min(width * LID_BESIDE, kit.px(WIDEST))
        x, y, room = gap + aside, 0.8 * gap, width - 2 * gap - aside
        name = Words(words=box.told.title, role="title", px=NAME_PX, ink=box.ink)
        title = name.lay(kit, room - ring - gap / 2)
        below = y + title.h + kit.px(3)
        words = Column([*box.scale, *lines_of(box.told)], gap=4).lay(kit, room)
        coins = Row(box.coins, gap=10).lay(kit, width - 2 * gap)
        under = coins.h + gap if box.coins else 0.0
        tall = aside * LID_SHAPE[1] / LID_SHAPE[0]
        high = max(least, max(below + words.h, y + tall) + gap + under)
        face = Rect(0, 0, width, high - under - (0.5 * gap if under else 0.0))
        top = Rect(gap / 2, y, aside, tall)
        parts = (
            Placed(Slab(look="picked" if box.chosen else "faint"), Rect(0, 0, width, high)),
            Placed(box.pressed, face),
            Placed(Lid(edition=box.edition, chosen=box.chosen), top),
            Placed(Ring(chosen=box.chosen), Rect(width - gap - ring, y, ring, ring)),
            *title.at(x, y),
            *words.at(x, below),
            *coins.at(gap, high - under),
        )
        return Box(width, high, parts)

    def least_width(self, kit: Kit) -> float:
        title = Words(words=self.box.told.title, role="title", px=NAME_PX).least_width(kit)
        return max(kit.places.text(TOLD_PX) * NARROWEST, title + ring_px(kit) + kit.px(60))


def lines_of(told: Told) -> Iterator[Words]:
    """Yields what is told of a box in its list, each fact in a line of its own."""
    if told.about:
        yield Words(words=told.about, role="body_italic", px=TOLD_PX, ink="body")
    for fact in told.facts:
        lead = fact.line.removesuffix(fact.content)
        yield Led(words=fact.line, px=TOLD_PX, ink="body", lead=lead)


def leaf_of(told: Told, *, led: bool) -> Column:
    """Returns what stands on the leaf: facts under their captions, or `led` by them."""
    title = Words("text.leaf", words=told.title, role="title", px=TITLE_PX, ink="title")
    lines: list[Element] = [title]
    if told.about:
        lines.append(Words("text.leaf.about", words=told.about, role="body_italic", px=TOLD_PX))
    for number, fact in enumerate(told.facts, 1):
        key, lead = f"text.leaf.{number}", fact.line.removesuffix(fact.content)
        if led:
            lines.append(Led(key, words=fact.line, px=TOLD_PX, lead=lead))
        else:
            caption = Words(words=fact.caption, role="label", px=CAPTION_PX, ink="caption")
            content = Words(key, fact.line, words=fact.content, px=TOLD_PX)
            scale = [Scale(step=fact.rate.step)] if fact.rate is not None else []
            lines.append(Column([Row([caption, *scale], gap=12), content], gap=0))
    return Column(lines, gap=8)


@dataclass(frozen=True)
class Boxes(Element):
    """All boxes, and the `leaf` that tells of the one that is looked at and has its `cards` where
    room is left, over how `hard` the chosen game is. With letters for which that has no room in
    sight, a list of boxes that tell of themselves, before what is told of the game `chosen`."""

    boxes: Sequence[EditionBox]
    leaf: Element
    cards: Fanned
    chosen: Element
    hard: Element
    lamps: Element

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        laid = self._on_cloth(kit, width)
        if laid is not None and (laid.h <= kit.sight + 1 or kit.places.letters == 1):
            return laid
        each = [*map(InList, self.boxes)]
        for most in range(MOST, 0, -1):
            grid = Grid(each, most=most, gap=14)
            # A box that is higher than what is in sight could not be read at once.
            if max(part.rect.h for part in grid.lay(kit, width).parts) <= kit.sight * IN_SIGHT:
                break
        hard = Card(Column([self.hard, self.lamps], gap=4))
        return Column([hard, grid, Card(self.chosen)], gap=14).lay(kit, width)

    def _on_cloth(self, kit: Kit, width: float) -> Box | None:
        """Returns the boxes on the cloth with the leaf beside it; None if a name had to be
        broken."""
        apart, edge = kit.px(APART), kit.px(EDGE)
        aside = max(width * LEAF, kit.px(LEAST_LEAF))
        columns = max(2, min(MOST, -(-len(self.boxes) // 2)))
        room = width - aside - apart
        wide = (room - 2 * edge - apart * (columns - 1)) / columns
        bare = [OnCloth(box) for box in self.boxes]
        if wide < max(box.least_width(kit) for box in bare):
            return None
        lines = [
            [replace(box, tall=max(one.tag(kit, wide).h for one in line)) for box in line]
            for line in (bare[at : at + columns] for at in range(0, len(bare), columns))
        ]
        talls = [max(box.lay(kit, wide).h for box in line) for line in lines]
        rest = sum(talls) + 2 * edge + apart * (len(lines) - 1)
        most = wide * LID_SHAPE[1] / LID_SHAPE[0]
        high = min(most, max(wide * LOWEST, (kit.sight - rest) / len(lines)))
        leaf = Card(self.leaf, edge=LINED, top=True)
        boxes, told = rest + high * len(lines), leaf.lay(kit, aside).h
        for said in ([self.hard, self.lamps], [self.hard]):
            below = Card(Column(said, gap=4), edge=LINED).lay(kit, aside)
            under = below.h + apart
            if told + under <= boxes:
                break
        whole = max(boxes, told + under)
        free = (whole - boxes) / (len(lines) + 1)
        parts = [Placed(Cloth(look=None), Rect(0, 0, room, whole))]
        y = edge + free
        for line, tall in zip(lines, talls, strict=True):
            for column, box in enumerate(line):
                x = edge + column * (wide + apart)
                parts += replace(box, high=high).lay(kit, wide).at(x, y)
            y += high + tall + apart + free
        parts += leaf.lay(kit, aside, whole - under).at(room + apart, 0)
        left = Rect(room + apart, told, aside, whole - under - told).grown(-kit.px(LINED))
        parts.append(Placed(self.cards, left))
        parts += below.at(room + apart, whole - below.h)
        return Box(width, whole, tuple(parts))

    def least_width(self, kit: Kit) -> float:
        return max(InList(box).least_width(kit) for box in self.boxes)


@drawn_once
def _pool(size: Size) -> pygame.Surface:
    """Returns the light about a box that is chosen, which is added to the cloth. It is shared: only
    read it."""
    return pygame.transform.smoothscale(mote(FINE, palette.LAMPLIGHT, STEPS), size)


@drawn_once
def lid(name: str, size: Size, chosen: bool) -> pygame.Surface:
    """Returns the lid of an edition in the middle of a picture of this size, as large as fits and
    in half light unless it is chosen. The picture is shared: only read it."""
    file = f"boxes/{name}.webp"
    painted = (art_root() / file).is_file()
    whole = picture(file).convert_alpha() if painted else _drawn_lid(size)
    scale = min(wanted / side for side, wanted in zip(whole.get_size(), size, strict=True))
    width, height = (max(1, round(side * scale)) for side in whole.get_size())
    shown = pygame.Surface(size, pygame.SRCALPHA)
    smaller = pygame.transform.smoothscale(whole, (width, height))
    shown.blit(smaller, ((size[0] - width) // 2, (size[1] - height) // 2))
    if not chosen:
        shown.fill((DIM, DIM, DIM, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return shown


def _drawn_lid(room: Size) -> pygame.Surface:
    """Returns a lid of night paper with an edge of foil and a keyhole, which fits in this room."""
    scale = min(room[0] / LID_SHAPE[0], room[1] / LID_SHAPE[1])
    width, height = round(LID_SHAPE[0] * scale), round(LID_SHAPE[1] * scale)
    drawn = pygame.Surface((width, height), pygame.SRCALPHA)
    drawn.fill(palette.CHIP)
    edge = Rect(0, 0, width, height).grown(-max(3.0, height * 0.05))
    foil.outline(drawn, edge, height * 0.05, max(1.0, height / 90))
    sign = foil.icon("keyhole", round(height * 0.56))
    drawn.blit(sign, sign.get_rect(center=(width // 2, height // 2)))
    return drawn
