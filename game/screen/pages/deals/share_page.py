"""The page that shares a deal: its share code, its seed, and the result of a game of it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import ceil

import pygame

from game.folders import exports_folder
from game.records.deals.deal import deal_of
from game.records.deals.share_code import share_code
from game.records.journal.file.own_files import write_beside
from game.records.journal.text.game_files import portable
from game.records.journal.trouble import Trouble
from game.rules.card import Colour
from game.rules.game import Game
from game.screen.lettering.text import write_from
from game.screen.look import icons, palette, shapes
from game.screen.pages.deals.deal_names import deal_name
from game.screen.program import Program
from game.screen.scene import Scene
from game.screen.sheet import Canvas
from game.screen.ui.arrange import Column, Ends
from game.screen.ui.buttons import Button
from game.screen.ui.element import Element, Kit, Leaf
from game.screen.ui.page import Page
from game.screen.ui.sheet_layout import Sheet
from game.screen.ui.theme import BLACK, WHITE
from game.screen.ui.words import DOT, caption, sentence
from game.screen.window import clipboard
from game.table.asking import symbols
from game.table.deeds import DOORS, MET, SEVERAL, SHUT, SQUARES, comparison
from game.table.layout.places import Rect

COPY = "button.copy."
CODE_PX, SEED_PX, RESULT_PX = 40, 26, 26
ALONE = 1.35
"""Factor by which the letters are larger where there is no result beside them."""
LEADING = 1.3
GROUPS = 8
"""Greatest number of groups of a share code on a line."""
PLACES: Mapping[str, Colour] = {sign: place for place, sign in SQUARES.items()}
"""Signs of places. Each also shows the crest, so that colour is not all that tells them apart."""
SIGNS = (*PLACES, SEVERAL, SHUT, MET, DOORS)
WIDE = 1.12
"""Width of a sign by the height of the letters."""


def code_lines(code: str, count: int) -> Sequence[str]:
    """Returns a share code on so many lines, with about the same number of groups on each."""
    groups = code.split("-")
    each = ceil(len(groups) / count)
    parts = [groups[at : at + each] for at in range(0, len(groups), each)]
    return ["-".join(part) + "-" for part in parts[:-1]] + ["-".join(parts[-1])]


@dataclass(frozen=True)
class Part(Leaf):
    """A hollow with a text to copy. `px` is the height of the letters by the design. A `code` is
    broken only between its groups, where they have room. Signs in the text are drawn, as the fonts
    of the game lack them."""

    text: str = ""
    px: float = SEED_PX
    code: bool = False
    result: bool = False

    @property
    def _role(self) -> str:
        """Role of the font: labels, where figures differ from letters, or body where labels lack a
        letter."""
        return "body" if self.result or not self.text.isascii() else "label"

    @staticmethod
    def _margin(kit: Kit) -> float:
        return max(8.0, kit.px(20))

    def _px(self, kit: Kit) -> int:
        return kit.places.display(self.px)

    def _runs(self, kit: Kit, line: str) -> list[tuple[str, float]]:
        """Returns each sign by itself and the letters between signs, with their widths in
        pixels."""
        px, runs = self._px(kit), re.split(f"([{''.join(SIGNS)}])", line)
        return [
            (run, px * WIDE if run in SIGNS else kit.text.width(run, self._role, px))
            for run in filter(None, runs)
        ]

    def _width(self, kit: Kit, line: str) -> float:
        return sum(width for _, width in self._runs(kit, line))

    def lines(self, kit: Kit, width: float) -> Sequence[str]:
        """Returns the lines of the text in a hollow of this width in pixels."""
        room, most = width - 2 * self._margin(kit), len(self.text.split("-"))
        for count in range(ceil(most / GROUPS), most + 1) if self.code else ():
            lines = code_lines(self.text, count)
            if all(self._width(kit, line) <= room for line in lines):
                return lines
        return [part for line in self.text.splitlines() for part in self._broken(kit, line, room)]

    def _broken(self, kit: Kit, line: str, room: float) -> Sequence[str]:
        """Returns a line broken into lines no wider than the room: after a space or a sign, or
        elsewhere if there is none."""
        lines, start, end = list[str](), 0, 0
        for at in range(len(line)):
            if self._width(kit, line[start : at + 1].rstrip()) > room and at > start:
                cut = end if end > start else at
                lines.append(line[start:cut].rstrip())
                start = cut
            if line[at] == " " or line[at] in SIGNS:
                end = at + 1
        return [*lines, line[start:]]

    def size(self, kit: Kit, width: float) -> tuple[float, float]:
        count = len(self.lines(kit, width))
        return width, count * self._px(kit) * LEADING + 1.4 * self._margin(kit)

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        if kit.theme.plain:
            shapes.box(surface, rect, kit.px(10), BLACK)
            shapes.outline(surface, rect, kit.px(10), 2, WHITE)
        else:
            kit.theme.sink(surface, rect, kit.px(10), kit.places)
        px, ink = self._px(kit), kit.theme.inks["strong"]
        y = rect.y + 0.7 * self._margin(kit) + px * LEADING / 2
        for line in self.lines(kit, rect.w):
            x = rect.x + self._margin(kit)
            for run, wide in self._runs(kit, line):
                if run in SIGNS:
                    _draw_sign(kit, surface, run, Rect.around((x + wide / 2, y), px, px))
                else:
                    write_from(surface, kit.text, run, self._role, px, ink, (x, y))
                x += wide
            y += px * LEADING


def _draw_sign(kit: Kit, surface: Canvas, sign: str, rect: Rect) -> None:
    place, radius = PLACES.get(sign), rect.h * 0.16
    if sign == SHUT:
        shapes.outline(surface, rect, radius, max(1.0, rect.h / 12), kit.theme.inks["idle"])
        return
    if sign in (MET, DOORS):
        name = "kind-M" if sign == MET else "kind-D"
        ink = kit.theme.inks["title" if sign == MET else "caption"]
    else:
        shapes.box(surface, rect, radius, palette.RAMPS[place.value if place else "NM"][2])
        if place is None:
            return
        name, ink = symbols.of_place(place), palette.TABLE_EDGE
    picture = icons.draw(name, round(rect.h * (0.78 if place else 1)), ink)
    surface.blit(picture, picture.get_rect(center=(round(rect.centre[0]), round(rect.centre[1]))))


class SharePage(Page):
    """Lets the parts of a deal be copied. Without a clipboard a part is saved as a file; in any
    case it can be read. Back leads to the scene `before`."""

    name = "share"
    place = "garden"

    def __init__(self, program: Program, game: Game, before: Scene) -> None:
        super().__init__(program, before)
        self._game = game
        self._told = ""

    def build(self) -> Sheet:
        say = self.program.words.say
        about = sentence(
            "text.about", say("Whoever types this code gets the same cards."), ink="strong"
        )
        parts = [
            self._line(part, told, label, first=not number)
            for number, (told, label, part) in enumerate(self._parts())
        ]
        wide = max(button.least_width(self.kit) for _, button in parts) / self.kit.px(1)
        lines = [Ends(part, replace(button, least=wide)) for part, button in parts]
        return Sheet(
            title=say("Share this deal"),
            body=Column([about, Column(lines, gap=26)], gap=22),
            feet=[self.back()],
            told=self._told,
        )

    def _parts(self) -> Iterator[tuple[str, str, Part]]:
        """Yields the caption of each part, the label of its button, and the part. The result of a
        finished game comes first."""
        say, game = self.program.words.say, self._game
        deal, larger = deal_of(game), ALONE
        if game.pending is None:
            name = deal_name(self.program.words, deal, self.program.rules)
            staging = self.program.rules.of(game.rules.edition).show
            told, larger = comparison(self.program.words, game, staging, name), 1.0
            yield (
                say("Result, to compare with somebody else’s"),
                say("Copy the result"),
                Part("text.result", text=told, px=RESULT_PX, result=True),
            )
        code = Part("text.code", text=share_code(deal), px=CODE_PX * larger, code=True)
        of_game = DOT.join(filter(None, (say("Share code"), self._played)))
        yield of_game, say("Copy the code"), code
        seed = Part("text.seed", text=game.seed, px=SEED_PX * larger)
        yield say("Seed"), say("Copy the seed"), seed

    def _line(self, part: Part, told: str, label: str, first: bool) -> tuple[Element, Button]:
        """Returns a part under its caption, and its button, which is the primary one if it is the
        first."""
        content = ". ".join(part.text.splitlines())
        said = self.program.words.say("{caption}: {content}", caption=told, content=content)
        key, act = part.id.replace("text.", COPY), partial(self._copy, part.text)
        column = Column([caption("", told), replace(part, said=said)], gap=6)
        return column, Button(key, label=label, primary=first, act=act)

    @property
    def _played(self) -> str:
        """Name of the game, if it is more than the base game and no challenge."""
        edition = self._game.rules.edition
        known = self.program.rules.challenge(edition)
        return "" if known else self.program.words.game_in_brief(edition)

    def _copy(self, text: str) -> None:
        say = self.program.words.say
        copied = clipboard.copy(text)
        self._told = say("Copied. It can be pasted anywhere now.") if copied else self._saved(text)

    def _saved(self, text: str) -> str:
        """Saves the text as a file, and returns a sentence about it."""
        say, name = self.program.words.say, portable(self._game.seed)
        try:
            file = write_beside(exports_folder(), name, ".txt", text.encode())
        except Trouble:
            return say("There is no clipboard here: write it down from this page.")
        return say("There is no clipboard here. Saved as {file}", file=file)

    def key(self, event: pygame.Event) -> None:
        """Copies the part in focus, or the first one, with the usual keys."""
        if event.key == pygame.K_c and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self.press(self.focus if self.focus.startswith(COPY) else self._first())
        else:
            super().key(event)
