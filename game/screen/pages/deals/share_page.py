"""The page that shares a deal: its share code, its seed, and the result of a game of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
from game.rules.game import Game
from game.screen.look import shapes
from game.screen.materials.wells import sink
from game.screen.pages.deals.deal_names import deal_name
from game.screen.pages.deals.emoji import broken_line, draw_line, line_width
from game.screen.program import Program
from game.screen.scene import Scene
from game.screen.sheet import Canvas
from game.screen.ui.arrange import Column, Ends
from game.screen.ui.buttons import Button
from game.screen.ui.element import Box, Element, Kit, Leaf
from game.screen.ui.page import Page, Sheet
from game.screen.ui.theme import BLACK, WHITE
from game.screen.ui.words import caption, sentence
from game.screen.window import clipboard
from game.table.deeds import comparison
from game.table.layout.places import Rect

COPY = "button.copy."
CODE_PX, SEED_PX, RESULT_PX = 40, 26, 26
ALONE = 1.35
"""Factor by which the letters are larger where there is no result beside them."""
LEADING = 1.3
GROUPS = 8
"""Greatest number of groups of a share code on a line."""


def code_lines(code: str, count: int) -> Sequence[str]:
    """Returns a share code on so many lines, with about the same number of groups on each."""
    groups = code.split("-")
    each = ceil(len(groups) / count)
    parts = [groups[at : at + each] for at in range(0, len(groups), each)]
    return ["-".join(part) + "-" for part in parts[:-1]] + ["-".join(parts[-1])]


@dataclass(frozen=True)
class Part(Leaf):
    """A hollow with a text to copy. `px` is the height of the letters by the design. A `code` is
    broken only between its groups, where they have room."""

    text: str = ""
    px: float = SEED_PX
    code: bool = False
    result: bool = False

    @property
    def _role(self) -> str:
        """Role of the font: labels, where figures differ from letters, or body where labels lack a
        letter."""
        return "body" if self.result or not self.text.isascii() else "label"

    def lines(self, kit: Kit, width: float) -> Sequence[str]:
        """Returns the lines of the text in a hollow of this width in pixels."""
        room, px = width - 2 * self._margin(kit), self._px(kit)
        most = len(self.text.split("-"))
        for count in range(ceil(most / GROUPS), most + 1) if self.code else ():
            lines = code_lines(self.text, count)
            if all(line_width(kit.text, line, self._role, px) <= room for line in lines):
                return lines
        lines = self.text.splitlines()
        return [
            part for line in lines for part in broken_line(kit.text, line, self._role, px, room)
        ]

    @staticmethod
    def _margin(kit: Kit) -> float:
        return max(8.0, kit.px(20))

    def _px(self, kit: Kit) -> int:
        return kit.places.display(self.px)

    def size(self, kit: Kit, width: float) -> tuple[float, float]:
        count = len(self.lines(kit, width))
        return width, count * self._px(kit) * LEADING + 1.4 * self._margin(kit)

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        if kit.theme.plain:
            shapes.box(surface, rect, kit.px(10), BLACK)
            shapes.outline(surface, rect, kit.px(10), 2, WHITE)
        else:
            sink(surface, kit.places, rect, kit.px(10))
        px, ink = self._px(kit), kit.theme.inks["strong"]
        y = rect.y + 0.7 * self._margin(kit) + px * LEADING / 2
        for line in self.lines(kit, rect.w):
            at = rect.x + self._margin(kit), y
            draw_line(surface, kit.text, line, self._role, px, ink, at)
            y += px * LEADING


@dataclass(frozen=True)
class Parts(Element):
    """The texts to copy, each under its caption and beside its button. The buttons are equally
    wide."""

    parts: Sequence[tuple[str, Part, Button]]

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        wide = max(button.least_width(kit) for _, _, button in self.parts) / kit.px(1)
        lines = [
            Ends(Column([caption("", told), part], gap=6), replace(button, least=wide))
            for told, part, button in self.parts
        ]
        return Column(lines, gap=26).lay(kit, width)


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
        parts = [self._line(*part) for part in self._parts()]
        about = say("Whoever types this code gets the same cards.")
        return Sheet(
            title=say("Share this deal"),
            body=Column([sentence("text.about", about, ink="strong"), Parts(parts)], gap=22),
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
        of_game = "   ·   ".join(filter(None, (say("Share code"), self._played)))
        yield of_game, say("Copy the code"), code
        seed = Part("text.seed", text=game.seed, px=SEED_PX * larger)
        yield say("Seed"), say("Copy the seed"), seed

    def _line(self, told: str, label: str, part: Part) -> tuple[str, Part, Button]:
        """Returns a part with its button. The button of the first part is the primary one."""
        say = self.program.words.say
        first = part.result or (part.code and self._game.pending is not None)
        key, act = part.id.replace("text.", COPY), partial(self._copy, part.text)
        content = ". ".join(part.text.splitlines())
        said = say("{caption}: {content}", caption=told, content=content)
        return told, replace(part, said=said), Button(key, label=label, primary=first, act=act)

    @property
    def _played(self) -> str:
        """Name of the game, if it is more than the base game and no challenge."""
        edition = self._game.rules.edition
        known = self.program.rules.challenge(edition)
        return "" if known else self.program.words.game(edition)[0]

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
