"""Two players set the table: who they are, how they share the screen, and which deal."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pygame

from game.records.deals.deal import BASE_NAME, Deal
from game.screen.controls.buttons import draw_button
from game.screen.controls.fields import Field, draw_field, letter_at
from game.screen.controls.focus_ring import draw_focus, with_focus
from game.screen.controls.held_key import HeldKey
from game.screen.controls.scrolling import draw_bar
from game.screen.controls.toggles import Toggle, draw_toggle, radius
from game.screen.input.keyboard import ARROWS, BOOK_KEY, SETTINGS_KEY, pastes
from game.screen.look import palette
from game.screen.materials.flourish import draw_rule
from game.screen.materials.paper import draw_sheet
from game.screen.pages.deals.deal_names import deal_name
from game.screen.pages.headings import caption_px, title_px
from game.screen.pages.menu import BACK, MenuScene
from game.screen.pages.party.party_form import PartyForm, with_deal
from game.screen.pages.party.party_layout import GOAL, SOFA, START, Entry, Page, lay_out
from game.screen.pages.party.party_rows import ALL, FOOT, PLAYERS
from game.screen.pages.party.remembered import plain_of, remembered
from game.screen.pages.party.sofa import on_sofa, switched, usual_size
from game.screen.program import Program
from game.screen.scene import Scene
from game.screen.sheet import Canvas
from game.screen.window.clipboard import pasted
from game.table.asking.buttons import Button
from game.table.hands.things import Thing
from game.table.layout.places import Point
from game.table.party import Party

UP_AND_DOWN = pygame.K_UP, pygame.K_DOWN


class PartyPage(MenuScene):
    """One page of fields and buttons. Tab and arrows move the focus; in a field the arrows to the
    sides move its caret. Enter presses the button in focus, or starts."""

    name = "setting"

    def __init__(
        self,
        program: Program,
        deal: Deal | None = None,
        before: Scene | None = None,
        edition: str = BASE_NAME,
    ) -> None:
        """For a new game of this edition, or for one of this deal. Back leads to the page before,
        or else to the title."""
        start, back = Button(START, ""), Button(BACK, "")
        goal = Button(GOAL, "")
        entries = [(start, self._start), (goal, self._tell_goal), (back, self._leave)]
        super().__init__(program, entries, middle=(0, 0))
        self._deal, self._before = deal, before
        self._edition = deal.edition if deal else edition
        self._form = remembered(program.settings.party, program.words)
        self._usual_starter = self._form.starter
        """What is remembered where the deal says who starts."""
        self._take_deal()
        self._usual_size = usual_size(program.settings)
        """Of text, when the sofa is left again."""
        self._point: Point = (0, 0)
        self._held = HeldKey()
        self._first = PLAYERS
        """The first row in sight, where the window has no room for all of them."""

    # The page

    def _page(self) -> Page:
        return self._laid_out(self._first)

    def _laid_out(self, first: int) -> Page:
        program, sofa = self.program, on_sofa(self.program.settings)
        return lay_out(self._form, sofa, program.words, program.text, self.places, first)

    def things(self) -> list[Thing]:
        """What can be read, pressed and filled in."""
        page = self._page()
        texts = [Thing(key, "text", *told) for key, told in page.told.items()]
        parts = [part.thing for part in page.shown]
        focused = next((thing for thing in parts if thing.id == self._focus), None)
        return [*texts, *with_focus(parts, focused)]

    def paint(self, surface: Canvas) -> None:
        page, text = self._page(), self.program.text
        places = page.places
        surface.blit(self.program.vignette("garden"), (0, 0))
        draw_sheet(surface, page.grid.panel, places)
        self._write(surface, page)
        grid = page.grid
        draw_bar(surface, places, grid.between, grid.first - PLAYERS, grid.shown, FOOT - PLAYERS)
        for part in page.shown:
            focused, hover = part.id == self._focus, part.id == self._hover
            if isinstance(part, Entry):
                draw_field(surface, part.field, part.hint, focused, part.rect, text, places)
                corner = places.px(10)
            elif isinstance(part, Toggle):
                draw_toggle(surface, part, text, places, hover)
                corner = radius(part, places)
            else:
                draw_button(surface, part, text, places, hover)
                corner = part.rect.h / 2
            if focused:
                draw_focus(surface, places, part.rect, corner)

    def _write(self, surface: Canvas, page: Page) -> None:
        """The title, the captions and what is said of the fields; toggles write themselves."""
        text, places = self.program.text, page.places
        for key, (words, rect) in page.told.items():
            at = round(rect.x), round(rect.y)
            if key == "text.title":
                line = text.fitted(words, "title", title_px(places), palette.GOLD_TEXT, rect.w)
                draw_rule(surface, rect.x, rect.right, rect.bottom + places.px(6))
            elif key == "text.reason":
                px, wrap = places.text(19), round(rect.w)
                line = text.render(words, "body_bold", px, palette.LEGAL, wrap=wrap)
                while line.get_height() > rect.h and px > places.text(0):
                    px -= 1
                    line = text.render(words, "body_bold", px, palette.LEGAL, wrap=wrap)
                at = at[0], round(rect.centre[1] - line.get_height() / 2)
            elif key.startswith(("text.manner.", "text.talk.")):
                continue
            else:
                px, tracking = caption_px(places), places.px(2)
                line = text.render(words.upper(), "label", px, palette.CAPTION, tracking)
                at = at[0], round(rect.bottom - px * 0.3) - line.get_height()
            surface.blit(line, at)

    def _take_deal(self) -> None:
        """In the language that is spoken."""
        if self._deal is None:
            self._form = replace(self._form, played=self.program.words.game(self._edition)[0])
        else:
            called = deal_name(self.program.words, self._deal, self.program.rules)
            self._form = with_deal(self._form, self._deal, called)

    def resized(self) -> None:
        super().resized()
        self._take_deal()
        if self._focus:
            self._bring_in_sight(self._focus)

    # The mouse

    def wheel(self, thing: Thing | None, steps: int) -> None:
        """Other rows come in sight, if not all are."""
        self._first = max(PLAYERS, min(self._first - steps, self._page().grid.most))
        self.changed = True

    def thing_at(self, point: Point) -> Thing | None:
        """What lies there. A press begins with this question, and its point says where the caret
        goes."""
        self._point = point
        return super().thing_at(point)

    def click(self, thing: Thing | None) -> None:
        """A button is pressed, or the caret goes between two letters."""
        key = thing.id if thing else ""
        for part in self._page().parts:
            if isinstance(part, Entry) and part.id == key and part.enabled:
                focused, x = self._focus == key, self._point[0]
                where = letter_at(part.field, focused, part.rect, x, self.program.text, self.places)
                self._fill(key, part.field.at(where))
                self._focus, self.changed = key, True
                return
        super().click(thing)

    # Keys and letters

    def key(self, event: pygame.Event) -> None:
        """In a field, what moves the caret and takes letters away; elsewhere, arrows and Space."""
        key, field = event.key, self._form.field(self._focus)
        if key == pygame.K_ESCAPE:
            self._wish(self._form)
            self._leave()
        elif key == SETTINGS_KEY:
            self.program.ways.settings()
        elif key == BOOK_KEY:
            self.program.ways.book()
        elif key == pygame.K_TAB:
            self.step(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self._press(START if field is not None or not self._focus else self._focus)
        elif field is not None and key not in UP_AND_DOWN:
            self._edit(event, field)
        elif key in ARROWS:
            self.go(ARROWS[key])
        elif key == pygame.K_SPACE:
            self._press(self._focus)

    def _edit(self, event: pygame.Event, field: Field) -> None:
        if event.key == pygame.K_v and pastes(event.mod):
            self.typed(pasted())
        else:
            self._fill(self._focus, field.pressed(event.key))
            self._held.press(event.key)

    @property
    def writing(self) -> bool:
        """Whether the focus stands in a field."""
        return self._form.field(self._focus) is not None

    def typed(self, text: str) -> None:
        """Letters for the field in focus."""
        self._wish(self._form.typed(self._focus, text), keep=False)

    def key_up(self, key: int | None) -> None:
        """What was held counts no longer."""
        self._held.release()

    def advance(self, dt: float) -> None:
        """A key that is held down in a field counts again and again."""
        field, key = self._form.field(self._focus), self._held.due(dt)
        if field is None:
            self._held.release()
        elif key is not None:
            self._fill(self._focus, field.pressed(key))

    def _fill(self, key: str, field: Field) -> None:
        if field != self._form.field(key):
            self._wish(self._form.with_field(key, field), keep=False)

    def reach(self) -> list[Thing]:
        """The parts that can be used, whether in sight or not."""
        return [part.thing for part in self._laid_out(ALL).parts if part.enabled]

    def stand(self, key: str) -> None:
        """The focus goes there; in a field the caret to its end."""
        field = self._form.field(key)
        if field is not None:
            self._fill(key, field.at(len(field.text)))
        super().stand(key)
        self._bring_in_sight(key)

    def _bring_in_sight(self, key: str) -> None:
        """The rows move as far as it takes."""
        page = self._laid_out(ALL)
        row = page.grid.row_of(next(part.rect for part in page.parts if part.id == key))
        for first in (self._first, *range(PLAYERS, row + 1)):
            grid = self._laid_out(first).grid
            if grid.in_sight(grid.whole(row)):
                self._first = first
                break

    # What a press brings about

    def _press(self, key: str) -> None:
        self.changed = True
        if key == SOFA:
            self.program.change(switched(self.program.settings, self._usual_size))
            self._bring_in_sight(SOFA)
        self._wish(self._form.after(key))
        super()._press(key)

    def _wish(self, form: PartyForm, keep: bool = True) -> None:
        """It is remembered at once, and lies on the disk unless more letters may follow."""
        self.changed |= form != self._form
        self._form, program = form, self.program
        own = form if self._deal is None else replace(form, starter=self._usual_starter)
        program.change(replace(program.settings, party=plain_of(own)), keep)

    def _start(self) -> None:
        words, program = self.program.words, self.program
        if self._form.objection(words):
            return
        party = self._form.party(words)
        start = partial(self._deal_to, party)
        told = program.settings.goal_told
        if told is None or set(told) == set(party.names):
            start()
        else:
            program.ways.goal(party, self, start, self._edition)

    def _deal_to(self, party: Party) -> None:
        self.program.games.new_pair(party, self._form.clean_seed(), self._edition)

    def _leave(self) -> None:
        if self._before is None:
            self.program.ways.title()
        else:
            self.program.back_to(self._before)

    def _tell_goal(self) -> None:
        party = self._form.party(self.program.words)
        self.program.ways.goal(party, self, edition=self._edition)
