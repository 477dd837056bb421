"""The page before a new game: the editions lie there as boxes, and the last choice is ready."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

import pygame

from game.editions import Edition
from game.rules.state import DECK
from game.screen.lettering.text import write_from
from game.screen.look import palette, shapes
from game.screen.look.assets import art_root
from game.screen.look.pictures import picture
from game.screen.look.shapes import drawn_once
from game.screen.materials import foil
from game.screen.pages.choosing.choice import Choice
from game.screen.pages.game_summary import game_called
from game.screen.program import Program
from game.screen.sheet import Canvas
from game.screen.ui.arrange import Column, Grid, Picture, Slab
from game.screen.ui.buttons import Button, Switch, draw_ring, ring_px
from game.screen.ui.element import Box, Element, Kit, Leaf, Placed
from game.screen.ui.page import Page, Sheet
from game.screen.ui.theme import Ink
from game.screen.ui.words import Words
from game.table.hands.things import Kind
from game.table.layout.places import Rect, Size

TITLE_PX, TOLD_PX, CAPTION_PX = 25, 19, 16
"""Heights of letters by the design."""
NARROWEST, MOST = 15, 4
"""Least width of a box by the height of its letters, and greatest number of boxes in a line."""
LID, LOWEST_LID = 0.66, 0.2
"""Greatest and least height of a lid by the width of its box."""
LID_BESIDE = 0.24
"""Width of a lid that lies beside what is written, by the width of its box."""
LID_SHAPE = 4, 3
"""Width and height of a lid that is not painted, relative to each other."""
DIM = 165
"""Brightness of the lid of an edition that is not chosen, 0 to 255."""


@dataclass(frozen=True)
class Led(Words):
    """A sentence whose first words, its `lead`, have the ink of captions."""

    lead: str = ""

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        first, *others = self.lines(kit, rect.w)
        if not first.startswith(self.lead):
            super().draw(kit, surface, rect, hover)
            return
        text, role, px = kit.text, self.role, self._letters(kit)
        y, ink = rect.y + self._step(kit) / 2, kit.theme.inks[self.ink]
        aside = rect.x + text.width(self.lead, role, px)
        write_from(surface, text, self.lead, role, px, kit.theme.inks["caption"], (rect.x, y))
        write_from(surface, text, first[len(self.lead) :], role, px, ink, (aside, y))
        for line in others:
            y += self._step(kit)
            write_from(surface, text, line, role, px, ink, (rect.x, y))


@dataclass(frozen=True)
class Pressed(Leaf):
    """The part of a box that is pressed: all but its switches."""

    @property
    def kind(self) -> Kind:
        return "switch"

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        if hover and self.enabled:
            shapes.box(surface, rect, self.radius(kit, rect), kit.theme.looks["row"].lit)


@dataclass(frozen=True)
class Ring(Leaf):
    """The ring on a box, ticked while the box is chosen."""

    chosen: bool = False

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        draw_ring(kit, surface, rect.centre, round(rect.w), self.chosen)


@dataclass(frozen=True)
class EditionBox(Element):
    """The box of an edition, with its `name`: what is `pressed`, the `title`, what is `told` of it
    and `facts`, each a caption, a content and both in one line. The `switches` choose its level.
    `lid` is the height of the lid by the width of the box; at 0 it lies beside what is written."""

    name: str
    title: str
    told: str
    facts: Sequence[tuple[str, str, str]]
    pressed: Pressed
    chosen: bool
    switches: Sequence[Switch] = ()
    lid: float = LOWEST_LID

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        gap, ring = self._gap(kit), ring_px(kit)
        aside = 0.0 if self.lid else width * LID_BESIDE
        above = width * self.lid
        x, y, room = gap + aside, above + 0.8 * gap, width - 2 * gap - aside
        title = self._title.lay(kit, room - ring - gap / 2)
        below = y + title.h + kit.px(3)
        words = Column([*self._written()], gap=4).lay(kit, room)
        switches = Grid(self.switches, most=len(self.switches), gap=14).lay(kit, width - 2 * gap)
        under = switches.h + gap if self.switches else 0.0
        high = max(least, below + words.h + gap + under)
        top = Rect(0, 0, aside + gap if aside else width, above or high - under)
        face = Rect(0, 0, width, high - under - (0.5 * gap if under else 0.0))
        painted = Picture(make=lambda wide, high: lid(self.name, (wide, high), self.chosen))
        parts = (
            Placed(Slab(look="picked" if self.chosen else "faint"), Rect(0, 0, width, high)),
            Placed(self.pressed, face),
            Placed(painted, top.grown(-max(3.0, kit.px(5)))),
            Placed(Ring(chosen=self.chosen), Rect(width - gap - ring, y, ring, ring)),
            *title.at(x, y),
            *words.at(x, below),
            *switches.at(gap, high - under),
        )
        return Box(width, high, parts)

    def least_width(self, kit: Kit) -> float:
        title = self._title.least_width(kit) + ring_px(kit) + 2.5 * self._gap(kit)
        return max(kit.places.text(TOLD_PX) * NARROWEST, title)

    @staticmethod
    def _gap(kit: Kit) -> float:
        """Returns the distance in pixels of the edge and what the box holds."""
        return max(6.0, kit.px(14))

    @property
    def _title(self) -> Words:
        ink: Ink = "title" if self.chosen else "strong"
        return Words(words=self.title, role="title", px=TITLE_PX, ink=ink)

    def _written(self) -> Iterator[Words]:
        """Yields what stands under the title. Where the lid lies beside it, captions have no line
        of their own."""
        ink: Ink = "strong" if self.chosen else "body"
        yield Words(words=self.told, role="body_italic", px=TOLD_PX, ink=ink)
        for caption, content, line in self.facts:
            if self.lid:
                yield Words(words=caption, role="label", px=CAPTION_PX, ink="caption")
                yield Words(words=content, px=TOLD_PX, ink=ink)
            else:
                yield Led(words=line, px=TOLD_PX, ink=ink, lead=line.removesuffix(content))


@dataclass(frozen=True)
class EditionBoxes(Element):
    """All boxes. In a single line they have their lids above what is written, as high as fits in
    sight; on several lines they have them beside it."""

    boxes: Sequence[EditionBox]

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        lowest = self._grid(LOWEST_LID).lay(kit, width)
        wide = lowest.parts[0].rect.w
        if wide * len(self.boxes) > width:
            return self._grid(0.0).lay(kit, width)
        more = max(0.0, kit.sight - lowest.h) / wide
        return self._grid(min(LID, LOWEST_LID + more)).lay(kit, width)

    def _grid(self, lid_height: float) -> Grid:
        return Grid([replace(box, lid=lid_height) for box in self.boxes], most=MOST, gap=14)


class ChoosingPage(Page):
    """Lets the editions of a new game be chosen, for this number of seats. Enter begins, unless the
    focus stands on a box."""

    name = "choosing"
    place = "garden"

    def __init__(self, program: Program, seats: int) -> None:
        super().__init__(program)
        self._seats = seats
        self._choice = Choice.of(program.rules, program.settings.edition)

    def build(self) -> Sheet:
        words, rules = self.program.words, self.program.rules
        say, chosen = words.say, rules[self._choice.name]
        alone = self._seats == 1
        told = (
            game_called(words, self._choice.name),
            words.plural("{n} Door to open", "{n} Doors to open", chosen.doors),
            words.plural("{n} card in the deck", "{n} cards in the deck", len(chosen.box[DECK])),
        )
        label, enter = say("Begin") if alone else say("Set the table"), words.key("act")
        begin = Button("button.begin", label=label, key=enter, primary=True, act=self._begin)
        return Sheet(
            title=say("A new game") if alone else say("A game for two"),
            body=EditionBoxes([*map(self._box, (rules.base, *rules.added))]),
            told="   ·   ".join(told),
            feet=[begin, self.back()],
        )

    def _box(self, edition: Edition) -> EditionBox:
        say, blurb, choice = self.program.words.say, edition.blurb, self._choice
        base = edition is self.program.rules.base
        title, told, facts = game_called(self.program.words, edition.name), "", dict[str, str]()
        if blurb is not None:
            title, told = say(blurb.title), say(blurb.told)
            facts = {say("To win"): blurb.to_win, say("What helps"): blurb.helps}
            for level, harder in enumerate(edition.levels, 2):
                single = len(edition.levels) == 1
                facts[say("Harder") if single else say("Level {level}", level=level)] = harder.other
        written = [
            (caption, content, say("{caption}: {content}", caption=caption, content=content))
            for caption, sentence in facts.items()
            if sentence and (content := say(sentence))
        ]
        chosen = base or choice.has(edition)
        pressed = Pressed(
            f"button.box.{edition.name}",
            said=" ".join(filter(None, (f"{title}.", told, *(line for _, _, line in written)))),
            act=partial(self._choose, choice if base else choice.turned(edition)),
            enabled=not base,
            state=("selected",) if chosen else (),
        )
        switches = [] if base else self._switches(edition)
        return EditionBox(edition.name, title, told, written, pressed, chosen, switches)

    @staticmethod
    def _levels(edition: Edition) -> Mapping[str, str]:
        """Returns the names of the levels that the switches of an edition choose, by the ids of the
        switches: the harder of two levels, or each of several."""
        if len(edition.names) == 2:
            return {f"button.harder.{edition.name}": edition.names[1]}
        numbered = enumerate(edition.names if edition.levels else (), 1)
        return {f"button.level.{edition.name}.{level}": name for level, name in numbered}

    def _switches(self, edition: Edition) -> list[Switch]:
        """Returns the switches of an edition; each says what is played at its level."""
        words, levels = self.program.words, self._levels(edition)
        return [
            Switch(
                key,
                said=game_called(words, name),
                label=str(number) if len(levels) > 1 else words.say("Harder"),
                picked=name in self._choice.chosen,
                one_of=len(levels) > 1,
                act=partial(self._choose, self._choice.levelled(edition, name)),
            )
            for number, (key, name) in enumerate(levels.items(), 1)
        ]

    # What a press brings about

    def _choose(self, choice: Choice) -> None:
        self._choice = choice

    def _begin(self) -> None:
        program, name = self.program, self._choice.name
        if name != program.settings.edition:
            program.change(replace(program.settings, edition=name))
        if self._seats == 1:
            program.games.new_game(edition=name)
        else:
            program.ways.set_table(before=self, edition=name)


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
