"""The page of any deal: one that is typed or pasted, or one that was played lately."""

from __future__ import annotations

from datetime import date
from functools import partial

import pygame

from game.records.journal.record import Record
from game.screen.input.keyboard import pastes
from game.screen.pages.choosing.choice import Choice
from game.screen.pages.dates import dated
from game.screen.pages.deals.attempts import deal_of_record, recent
from game.screen.pages.deals.deal_names import deal_name
from game.screen.pages.deals.deals_page import DealsPage
from game.screen.pages.deals.typed_deal import TypedDeal, typed_deal
from game.screen.pages.game_summary import players
from game.screen.program import Program
from game.screen.ui.arrange import Card, Column, Ends, Row, Space
from game.screen.ui.buttons import Button
from game.screen.ui.element import Element
from game.screen.ui.fields import Field, Typed
from game.screen.ui.page import Sheet
from game.screen.ui.words import Words, caption, sentence
from game.screen.window import clipboard
from game.table.hands.things import Thing
from game.table.saved_table import AGAIN

FIELD, PASTE = "field.deal", "button.paste"
PLAY, ROW = "button.play.", "button.again."
LONGEST = 200
"""Greatest number of letters in the field; every share code is shorter."""
EMPTY = Typed("", LONGEST)
CARET = pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END


class AnyDealPage(DealsPage):
    """Shows a field for a share code or a seed, in which the caret stands at once, and the recent
    deals. Enter in the field plays."""

    name = "any_deal"
    shelf = "any"

    def __init__(self, program: Program, day: date | None = None) -> None:
        self._recent: list[Record] = []
        super().__init__(program)
        self._typed, self._marked = EMPTY, False
        """The line in the field, and whether the next letter replaces all of it."""
        self._read()
        self.focus = FIELD

    def search(self) -> None:
        self._recent = recent(self.program.games.journal, self.program.rules)

    def resized(self) -> None:
        self._read()
        super().resized()

    def _read(self) -> None:
        """Finds out what the text in the field means."""
        program, today = self.program, self.program.games.today()
        chosen = Choice.of(program.rules, program.settings.edition).name
        text = self._typed.text
        self._meant: TypedDeal = typed_deal(program.words, program.rules, text, today, chosen)
        marks = program.games.marks_for
        self._met = any(AGAIN in marks(deal) for deal in self._meant.deals.values())

    # What is shown

    def build(self) -> Sheet:
        say = self.program.words.say
        called, wrong = say("Share code or seed"), self._meant.wrong
        field = Field(
            FIELD,
            said=say("{caption}: {content}", caption=called, content=self._typed.text),
            typed=self._typed,
            prompt=say("Any text, or a code"),
            change=self._fill,
            type=self._write,
            enter=self._enter,
            focused=self.focus == FIELD,
            marked=self._marked and self.focus == FIELD,
        )
        read = sentence("text.read", self._told_of_field, ink="told" if wrong else "body", px=21)
        parts: list[Element] = [
            caption("text.caption", called),
            Ends(field, Button(PASTE, label=say("Paste"), act=self._paste)),
            Ends(read, Row([self._play_button(1), self._play_button(2)])),
        ]
        if self._recent:
            parts += [Space(2), caption("text.recent", say("Played last"))]
            parts += [self._row(number, record) for number, record in enumerate(self._recent)]
        return self.sheet(say("Any deal"), Column(parts, gap=10))

    @property
    def _told_of_field(self) -> str:
        """What the text means, and whether the deal was met before."""
        say = self.program.words.say
        if not self._typed.text.strip():
            return say("Type or paste what somebody gave you, or any word you like.")
        met = [say("You have met it before.")] if self._met else []
        return "   ·   ".join((self._meant.told, *met))

    def _play_button(self, seats: int) -> Button:
        say, deals = self.program.words.say, self._meant.deals
        return Button(
            f"{PLAY}{seats}",
            label=say("Alone") if seats == 1 else say("For two"),
            primary=seats == min(deals, default=0),
            enabled=seats in deals,
            act=partial(self._play, seats),
            least=160,
        )

    def _row(self, number: int, record: Record) -> Element:
        """Returns the row of a deal that was played lately."""
        say, deal = self.program.words.say, deal_of_record(record)
        ended = {"won": say("Victory"), "lost": say("Defeat"), None: say("In progress")}
        who = [players(self.program.words, record)] if record.seats > 1 else []
        facts = [*who, ended[record.result], dated(self.program.words, record.touched)]
        name = deal_name(self.program.words, deal, self.program.rules)
        words = [
            Words(f"text.deal.{number}", words=name, role="body_bold", px=22, ink="strong"),
            Words(f"text.facts.{number}", words="   ·   ".join(facts), px=18),
        ]
        if record.result is None:
            label, act = say("Continue"), partial(self.go_on, record)
        else:
            label, act = say("Play again"), partial(self.deal_out, deal)
        button = Button(f"{ROW}{number}", label=label, act=act)
        return Card(Ends(Column(words, gap=0), button), edge=10)

    # What a press brings about

    def _play(self, seats: int) -> None:
        self.deal_out(self._meant.deals[seats])

    def _enter(self) -> None:
        if self._meant.deals:
            self.press(f"{PLAY}{min(self._meant.deals)}")

    def _paste(self) -> None:
        words = clipboard.pasted()
        if words:
            self._fill(EMPTY.typed(words.strip()))
            self.stand(FIELD)
        else:
            self.tell(self.program.words.say("There is nothing to paste."))

    def _write(self, letters: str) -> None:
        """Adds letters to the text, or replaces it if it is marked."""
        self._fill((EMPTY if self._marked else self._typed).typed(letters))

    def _fill(self, typed: Typed) -> None:
        changed = typed.text != self._typed.text
        self._typed, self._marked = typed, False
        if changed:
            self._read()
            self.tell("")

    def click(self, thing: Thing | None) -> None:
        self._marked &= thing is None or thing.id != FIELD
        super().click(thing)

    def key(self, event: pygame.Event) -> None:
        """Pastes, marks the whole text of the field, or deletes it while it is marked."""
        key = event.key
        if key == pygame.K_v and pastes(event.mod):
            self._paste()
        elif self.writing and key == pygame.K_a and pastes(event.mod):
            self._marked = bool(self._typed.text)
            self.renew()
        elif self.writing and self._marked and key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            self._fill(EMPTY)
            self.renew()
        else:
            if self.writing and key in CARET:
                self._marked = False
            super().key(event)
