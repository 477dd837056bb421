"""A game is chosen: the editions lie there as boxes, and what was chosen last is ready."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial

import pygame

from game.editions import Edition
from game.rules.state import DECK
from game.screen.controls.focus_ring import draw_focus
from game.screen.controls.toggles import Toggle
from game.screen.input.keyboard import ENTER
from game.screen.look import palette
from game.screen.pages.choosing.box_grid import LIDS_BESIDE, BoxGrid, EditionBox, Fact, PlacedBox
from game.screen.pages.choosing.choice import Choice
from game.screen.pages.game_summary import game_called
from game.screen.pages.games.list_layout import Note
from game.screen.pages.menu import BACK, Entry
from game.screen.pages.scrolled_page import ScrolledPage
from game.screen.program import Program
from game.screen.sheet import Canvas
from game.table.asking.buttons import Button
from game.table.hands.things import Thing

BOX, HARDER, LEVEL = "button.box.", "button.harder.", "button.level."
BEGIN = "button.begin"


class ChoosingPage(ScrolledPage):
    """Before a new game for so many. Enter begins, unless the focus stands on a box; Space presses
    what is in focus."""

    name = "choosing"
    vignette = "garden"

    def __init__(self, program: Program, seats: int) -> None:
        super().__init__(program, None)
        self._seats = seats
        self._choice = Choice.of(program.rules, program.settings.edition)
        self._boxes: list[PlacedBox] = []
        self._look()

    def resized(self) -> None:
        super().resized()
        self._look()

    # What is on the page

    def _look(self) -> None:
        say, rules = self.program.words.say, self.program.rules
        boxes = [self._base(), *map(self._box, rules.added)]
        room = self._room
        grids = [
            BoxGrid(boxes, room.w, room.h, self.program.text, self.places, beside)
            for beside in LIDS_BESIDE
        ]
        self._grid = next((grid for grid in grids if not grid.cuts_switch), grids[0])
        self._boxes = list(self._grid.placed())
        self._parts = tuple(self._pressed())
        label = say("Begin") if self._seats == 1 else say("Set the table")
        begin = Button(BEGIN, label, primary=True, hint=say("Enter"))
        back = Button(BACK, say("Back"), hint=say("Esc"))
        self._feet = self._page.at_end([begin, back], self._page.foot)
        self._entries = [(begin, self._begin), (back, self._leave), *self._acts()]
        self._look_at(max(placed.rect.bottom for placed in self._boxes))

    def _base(self) -> EditionBox:
        rules = self.program.rules
        return self._boxed(rules.base, chosen=True)

    def _box(self, edition: Edition) -> EditionBox:
        box = self._boxed(edition, self._choice.has(edition))
        return replace(box, open=True, switches=tuple(self._switches(edition)))

    @staticmethod
    def _levels(edition: Edition) -> Mapping[str, str]:
        """The names of the levels that its switches choose, by the ids of these: the harder of two,
        or each of several."""
        if len(edition.names) == 2:
            return {f"{HARDER}{edition.name}": edition.names[1]}
        numbered = enumerate(edition.names if edition.levels else (), 1)
        return {f"{LEVEL}{edition.name}.{level}": name for level, name in numbered}

    def _switches(self, edition: Edition) -> Iterator[Toggle]:
        levels = self._levels(edition)
        for number, (key, name) in enumerate(levels.items(), 1):
            label = str(number) if len(levels) > 1 else self.program.words.say("Harder")
            yield Toggle(key, label, name in self._choice.chosen)

    def _boxed(self, edition: Edition, chosen: bool) -> EditionBox:
        say, key = self.program.words.say, f"{BOX}{edition.name}"
        blurb = edition.blurb
        if blurb is None:
            title = game_called(self.program.words, edition.name)
            return EditionBox(key, edition.name, title, "", (), chosen, open=False)
        told_of = {say("To win"): blurb.to_win, say("What helps"): blurb.helps}
        for level, harder in enumerate(edition.levels, 2):
            single = len(edition.levels) == 1
            told_of[say("Harder") if single else say("Level {level}", level=level)] = harder.other
        facts = []
        for caption, sentence in told_of.items():
            if not sentence:
                continue
            content = say(sentence)
            line = say("{caption}: {content}", caption=caption, content=content)
            facts.append(Fact(caption, content, line))
        title, told = say(blurb.title), say(blurb.told)
        return EditionBox(key, edition.name, title, told, facts, chosen, open=False)

    def _pressed(self) -> Iterator[Button]:
        """What of the boxes can be pressed. A switch says what is played at its level."""
        words, added = self.program.words, self.program.rules.added
        levels = {key: name for one in added for key, name in self._levels(one).items()}
        for placed in self._boxes:
            box = placed.box
            facts = (fact.line for fact in box.facts)
            said = " ".join(filter(None, (f"{box.title}.", box.told, *facts)))
            yield Button(box.key, box.title, placed.pressed, enabled=box.open, said=said)
            for switch in placed.switches:
                said = game_called(words, levels[switch.id])
                yield Button(switch.id, switch.label, switch.rect, said=said)

    def _acts(self) -> Iterator[Entry]:
        """What is chosen once a part of a box is pressed."""
        choice, after = self._choice, dict[str, Choice]()
        for edition in self.program.rules.added:
            after[f"{BOX}{edition.name}"] = choice.turned(edition)
            for key, name in self._levels(edition).items():
                after[key] = choice.levelled(edition, name)
        for button in self._parts:
            if button.id in after:
                yield button, partial(self._choose, after[button.id])

    def _notes(self) -> list[Note]:
        """The title, and what lies on the table then."""
        page, say, words = self._page, self.program.words.say, self.program.words
        title = say("A new game") if self._seats == 1 else say("A game for two")
        rules = self.program.rules[self._choice.name]
        told = "   ·   ".join(
            (
                game_called(words, self._choice.name),
                words.plural("{n} Door to open", "{n} Doors to open", rules.doors),
                words.plural("{n} card in the deck", "{n} cards in the deck", len(rules.box[DECK])),
            )
        )
        foot = replace(page.foot, w=self._feet[0].rect.x - self.places.px(20) - page.foot.x)
        return [
            Note("text.title", title, page.head, "title", 40, palette.GOLD_TEXT),
            Note("text.told", told, foot, "body", 21, palette.IVORY),
        ]

    def texts(self) -> list[Thing]:
        return [Thing(note.id, "text", note.words, note.room) for note in self._notes()]

    def things(self) -> list[Thing]:
        """What is chosen says so."""
        picked = {placed.box.key for placed in self._boxes if placed.box.chosen}
        picked |= {one.id for placed in self._boxes for one in placed.switches if one.picked}
        return [
            replace(thing, state=(*thing.state, "selected")) if thing.id in picked else thing
            for thing in super().things()
        ]

    def reach(self) -> list[Thing]:
        """What can be pressed, whether in sight or not."""
        return [button.thing for button in self.buttons() if button.enabled]

    def paint(self, surface: Canvas) -> None:
        self.draw_page(surface)
        self._page.write(surface, self._notes())

    def draw_content(self, surface: Canvas) -> None:
        """Those boxes of which anything is in sight."""
        view = self._view
        down = view.room.x, view.room.y - view.by
        for placed in self._boxes:
            seen = view.seen(placed.rect)
            if seen.bottom > view.room.y and seen.y < view.room.bottom:
                self._grid.draw(surface, placed, down, self._hover)
        for part in self.parts_seen:
            if part.id == self._focus:
                box = part.id.startswith(BOX)
                high = self.places.px(12) if box else part.rect.h / 2
                draw_focus(surface, self.places, part.rect, high)

    # What a press brings about

    def key(self, event: pygame.Event) -> None:
        """Without a focus Enter begins."""
        if event.key in ENTER and not self._focus:
            self._press(BEGIN)
        elif event.key == pygame.K_SPACE and self._focus:
            self._press(self._focus)
        else:
            super().key(event)

    def _choose(self, choice: Choice) -> None:
        self._choice = choice
        self._look()

    def _begin(self) -> None:
        program, name = self.program, self._choice.name
        if name != program.settings.edition:
            program.change(replace(program.settings, edition=name))
        if self._seats == 1:
            program.games.new_game(edition=name)
        else:
            program.ways.set_table(before=self, edition=name)
