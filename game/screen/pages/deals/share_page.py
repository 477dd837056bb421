"""What one tells somebody else of a deal: its share code, its seed, and how a game of it went."""

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
from game.screen.controls.buttons import button_width
from game.screen.lettering.text import Text
from game.screen.look import palette
from game.screen.materials.flourish import draw_rule
from game.screen.materials.paper import draw_sheet
from game.screen.materials.wells import sink
from game.screen.pages.deals.deal_names import deal_name
from game.screen.pages.deals.emoji import draw_line, line_width
from game.screen.pages.games.list_layout import ListLayout, Note
from game.screen.pages.menu import BACK, Entry, MenuScene
from game.screen.program import Program
from game.screen.scene import Scene
from game.screen.sheet import Canvas
from game.screen.window import clipboard
from game.table.asking.buttons import Button
from game.table.deeds import comparison
from game.table.hands.things import Thing
from game.table.layout.places import Places, Rect

COPY = "button.copy."
CAPTION_PX, CODE_PX, SEED_PX, RESULT_PX = 18, 40, 26, 26
ALONE = 1.35
"""So much larger is what there is no result beside."""
LEADING, ABOUT_PX = 1.3, 22
GROUPS = 8
"""Of a share code, on one line at most."""


@dataclass(frozen=True)
class Part:
    """Something to copy: its name and caption, the text, and how large it is written, by the
    design."""

    name: str
    caption: str
    text: str
    px: float

    @property
    def lines(self) -> Sequence[str]:
        """As it is written: a long code on several lines."""
        groups = self.text.split("-")
        if self.name != "code" or len(groups) <= GROUPS:
            return self.text.splitlines()
        count = ceil(len(groups) / ceil(len(groups) / GROUPS))
        parts = [groups[at : at + count] for at in range(0, len(groups), count)]
        return ["-".join(part) + "-" for part in parts[:-1]] + ["-".join(parts[-1])]

    @property
    def _role(self) -> str:
        """Figures are not to be taken for letters, where the font has all that is written."""
        return "body" if self.name == "result" or not self.text.isascii() else "label"

    def height(self, places: Places) -> float:
        """Of its lines with the caption over them."""
        caption = places.text(CAPTION_PX) * 1.5
        return caption + self._step(places) * len(self.lines) + 2 * places.px(12)

    def _step(self, places: Places) -> float:
        return places.display(self.px) * LEADING

    def draw(self, surface: Canvas, text: Text, places: Places, rect: Rect) -> None:
        """The caption, and the lines in a hollow."""
        px = places.text(CAPTION_PX)
        caption = text.render(self.caption.upper(), "label", px, palette.CAPTION)
        surface.blit(caption, (round(rect.x), round(rect.y)))
        hollow = self.hollow(places, rect)
        sink(surface, places, hollow, places.px(10))
        room, px = hollow.w - 2 * places.px(20), places.display(self.px)
        while px > 8 and any(line_width(text, line, self._role, px) > room for line in self.lines):
            px -= 1
        step = hollow.h / (len(self.lines) + 0.4)
        for number, line in enumerate(self.lines):
            y = hollow.y + step * (number + 0.7)
            ink = palette.IVORY if self.name != "seed" else palette.BODY
            draw_line(surface, text, line, self._role, px, ink, (hollow.x + places.px(20), y))

    @staticmethod
    def hollow(places: Places, rect: Rect) -> Rect:
        """Where the lines stand."""
        top = rect.y + places.text(CAPTION_PX) * 1.5
        return replace(rect, y=top, h=rect.bottom - top)


class SharePage(MenuScene):
    """Each part can be copied. Where there is no clipboard it is saved as a file, and can be read
    in any case. Back leads to the scene `before`."""

    name = "share"

    def __init__(self, program: Program, game: Game, before: Scene) -> None:
        super().__init__(program, [], middle=(0, 0))
        self._game, self._before = game, before
        self._told = ""
        self._parts: list[tuple[Part, Rect]] = []
        self.resized()

    def resized(self) -> None:
        super().resized()
        self._place()

    def _texts(self) -> Iterator[Part]:
        """The result of a game that is over comes first."""
        say, game = self.program.words.say, self._game
        deal = deal_of(game)
        if game.pending is None:
            name = deal_name(self.program.words, deal, self.program.rules)
            staging = self.program.rules.of(game.rules.edition).show
            told = comparison(self.program.words, game, staging, name)
            yield Part("result", say("Result, to compare with somebody else’s"), told, RESULT_PX)
        larger = ALONE if game.pending is not None else 1.0
        of_game = "   ·   ".join(filter(None, (say("Share code"), self._played)))
        yield Part("code", of_game, share_code(deal), CODE_PX * larger)
        yield Part("seed", say("Seed"), game.seed, SEED_PX * larger)

    @property
    def _played(self) -> str:
        """What the code stands for besides the cards, if it is more than the base game."""
        edition = self._game.rules.edition
        known = self.program.rules.challenge(edition)
        return "" if known else self.program.words.game(edition)[0]

    # Where things are

    @property
    def _page(self) -> ListLayout:
        return ListLayout(self.places, self.program.text)

    def _place(self) -> None:
        """In the largest letters for which there is room."""
        page, parts, gap = self._page, [*self._texts()], self.places.px(22)
        room = replace(page.rows, w=page.rows.w - page.margin / 2)
        for smaller in self.places.smaller():
            copies = [self._copy(part, smaller) for part in parts]
            wide = max(button.rect.w for button in copies)
            tall = sum(part.height(smaller) for part in parts) + gap * (len(parts) - 1)
            if tall <= room.h:
                break
        self._written = smaller
        more = max(0.0, (room.h - tall) / len(parts))
        stretch = min(more, self.places.px(46 if len(parts) > 2 else 70))
        y = room.y + (room.h - tall - stretch * len(parts)) / 2
        self._parts, self._entries = [], []
        for part, button in zip(parts, copies, strict=True):
            rect = Rect(room.x, y, room.w - wide - 2 * gap, part.height(smaller) + stretch)
            self._parts.append((part, rect))
            middle = part.hollow(smaller, rect).centre[1]
            place = Rect(room.right - wide, middle - self.places.target / 2, wide, button.rect.h)
            made = replace(button, rect=place)
            self._entries.append((made, partial(self._copied, part)))
            y = rect.bottom + gap
        self._entries.append(self._back())

    def _copy(self, part: Part, places: Places) -> Button:
        say = self.program.words.say
        labels = {
            "result": say("Copy the result"),
            "code": say("Copy the code"),
            "seed": say("Copy the seed"),
        }
        first = part.name == ("result" if self._game.pending is None else "code")
        button = Button(
            f"{COPY}{part.name}", labels[part.name], primary=first, letters=places.letters
        )
        wide = button_width(button, self.program.text, places)
        return replace(button, rect=Rect(0, 0, wide, self.places.target))

    def _back(self) -> Entry:
        say, page = self.program.words.say, self._page
        back = Button(BACK, say("Back"), hint=say("Esc"))
        (placed,) = page.beside([back], page.foot.right - page.margin / 2, page.foot.centre[1])
        return placed, partial(self.program.back_to, self._before)

    def buttons(self) -> list[Button]:
        return [button for button, _ in self._entries]

    def _notes(self) -> list[Note]:
        page, back = self._page, self.buttons()[-1].rect
        title = self.program.words.say("Share this deal")
        notes = [Note("text.title", title, page.head, "title", 40, palette.GOLD_TEXT)]
        foot = replace(page.foot, w=back.x - self.places.px(20) - page.foot.x)
        about = self.program.words.say("Whoever types this code gets the same cards.")
        above = replace(page.rows, h=self._parts[0][1].y - page.rows.y)
        if above.h >= 2 * self._written.text(ABOUT_PX * ALONE):
            px = ABOUT_PX * ALONE
            notes.append(Note("text.about", about, above, "body", round(px), palette.IVORY))
        elif not self._told:
            notes.append(Note("text.about", about, foot, "body", ABOUT_PX, palette.BODY))
        if self._told:
            notes.append(Note("text.told", self._told, foot, "body_bold", 20, palette.LEGAL))
        return notes

    def texts(self) -> list[Thing]:
        notes = [Thing(note.id, "text", note.words, note.room) for note in self._notes()]
        say = self.program.words.say
        return [
            *notes,
            *(
                Thing(
                    f"text.{part.name}",
                    "text",
                    say(
                        "{caption}: {content}",
                        caption=part.caption,
                        content=". ".join(part.text.splitlines()),
                    ),
                    rect,
                )
                for part, rect in self._parts
            ),
        ]

    def paint(self, surface: Canvas) -> None:
        page = self._page
        surface.blit(self.program.vignette("garden"), (0, 0))
        draw_sheet(surface, page.panel, self.places)
        draw_rule(surface, page.head.x, page.head.right, page.head.bottom + page.margin * 0.3)
        page.write(surface, self._notes())
        for part, rect in self._parts:
            part.draw(surface, self.program.text, self._written, rect)
        self.draw_buttons(surface)

    # What a press brings about

    def _copied(self, part: Part) -> None:
        say = self.program.words.say
        if clipboard.copy(part.text):
            self._told = say("Copied. It can be pasted anywhere now.")
        else:
            self._told = self._saved(part.text)
        self.changed = True

    def _saved(self, text: str) -> str:
        """Puts it into a file, and says in which."""
        say, name = self.program.words.say, portable(self._game.seed)
        try:
            file = write_beside(exports_folder(), name, ".txt", text.encode())
        except Trouble:
            return say("There is no clipboard here: write it down from this page.")
        return say("There is no clipboard here. Saved as {file}", file=file)

    def key(self, event: pygame.Event) -> None:
        """The usual key copies what is in focus, or else what comes first."""
        if event.key == pygame.K_c and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self._press(self._focus if self._focus.startswith(COPY) else self.buttons()[0].id)
        else:
            super().key(event)
