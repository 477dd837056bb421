"""The page of any deal: one that is typed or pasted, or one that was played lately."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import date
from functools import partial

import pygame

from game.editions import Editions
from game.records.deals.deal import Deal
from game.records.deals.share_code import meant_as_code, read_code
from game.records.deals.weeks import opening_of
from game.records.journal.record import Record
from game.rules.chance import LONGEST_SEED
from game.screen.input.keyboard import pastes
from game.screen.pages.choosing.choice import Choice
from game.screen.pages.dates import dated, day_told
from game.screen.pages.deals.attempts import deal_of_record, recent
from game.screen.pages.deals.deal_names import deal_name
from game.screen.pages.deals.deals_page import DealsPage
from game.screen.pages.fanned_cards import shown_of
from game.screen.pages.game_summary import players
from game.screen.pages.games.register import Register
from game.screen.pages.stage_model import StageModel
from game.screen.program import Program
from game.screen.ui.arrange import Card, Column, Ends, Row, Space, Tall
from game.screen.ui.buttons import Button
from game.screen.ui.element import Element
from game.screen.ui.fields import Field, Typed
from game.screen.ui.sheet_layout import Sheet
from game.screen.ui.words import DOT, caption, sentence
from game.screen.ui.words import Words as Line
from game.screen.window import clipboard
from game.seeds import clean_seed
from game.table.hands.things import Thing
from game.table.saved_table import AGAIN
from game.words import Words

FIELD, PASTE, PLAY = "field.deal", "button.paste", "button.play."
LONGEST = 200
"""Greatest number of letters in the field; every share code is shorter."""
EMPTY = Typed("", LONGEST)
CARET = pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END


def typed_deal(
    words: Words, editions: Editions, text: str, today: date, edition: str
) -> tuple[str, Mapping[int, Deal]]:
    """Returns a sentence about a text that was typed, and the deals that it can mean, by number of
    seats. A share code stands for one deal; any other text is a seed, for one or two who play this
    edition."""
    if meant_as_code(text):
        try:
            deal = read_code(text)
        except ValueError as wrong:
            return words.say(str(wrong)), {}
        if deal.edition not in editions:
            return words.say("This deal is for a game that is not installed here."), {}
        deal = replace(deal, edition=editions.canonical(deal.edition))
        told, deals = _told(words, deal, editions), {deal.seats: deal}
    else:
        try:
            seed = clean_seed(text)
        except ValueError:
            told = words.say(
                "A seed has 1 to {most} characters, none of them a control character.",
                most=LONGEST_SEED,
            )
            return told, {}
        told = words.say("Not a share code: it is taken as a seed.")
        if game := words.game_in_brief(edition):
            told = words.say("Not a share code: it is taken as a seed of {game}.", game=game)
        deals = {seats: Deal(seed, edition, seats) for seats in (1, 2)}
    for deal in deals.values():
        day = opening_of(deal)
        if day is not None and day > today:
            return words.say("This deal opens on {date}.", date=day_told(words, day)), {}
    return told, deals


def _told(words: Words, deal: Deal, editions: Editions) -> str:
    """Returns a sentence about the deal of a share code."""
    if opening_of(deal) is not None or editions.challenge(deal.edition) is not None:
        return deal_name(words, deal, editions)
    game = words.game_in_brief(deal.edition)
    if deal.seats == 1 and game:
        return words.say("A deal for one player: {game}.", game=game)
    if deal.seats == 1:
        return words.say("A deal for one player.")
    if game:
        return words.say("A deal for two players: {game}.", game=game)
    return words.say("A deal for two players.")


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
        self.focus = FIELD

    def search(self) -> None:
        self._recent = recent(self.program.games.journal, self.program.rules)

    # What is shown

    def build(self) -> Sheet:
        say = self.program.words.say
        called, (told, deals) = say("Share code or seed"), self._meant()
        field = Field(
            FIELD,
            said=say("{caption}: {content}", caption=called, content=self._typed.text),
            typed=self._typed,
            prompt=say("Any text, or a code"),
            change=self._fill,
            type=self._write,
            enter=lambda: self.press(self._first()),
            focused=self.focus == FIELD,
            marked=self._marked and self.focus == FIELD,
        )
        ways = [
            Button(
                f"{PLAY}{seats}",
                label=self.called(seats),
                primary=seats == min(deals, default=0),
                enabled=seats in deals,
                act=partial(self.deal_out, deals[seats]) if seats in deals else self.renew,
                least=160,
            )
            for seats in (1, 2)
        ]
        wrong = bool(self._typed.text.strip()) and not deals
        read = sentence("text.read", told, ink="told" if wrong else "body", px=21)
        parts: list[Element] = [
            caption("text.caption", called),
            Ends(field, Button(PASTE, label=say("Paste"), act=self._paste)),
            Ends(read, Row(ways)),
        ]
        if not self._recent:
            return self.sheet(say("Any deal"), Tall(parts, self._stage()))
        parts += [
            Space(2),
            caption("text.recent", say("Recently played")),
            *(self._row(number, record) for number, record in enumerate(self._recent)),
        ]
        return self.sheet(say("Any deal"), Register(Column(parts, gap=10), self._stage()))

    def _stage(self) -> StageModel:
        """Returns a stage with a hand before a Door, where no deals are listed yet."""
        shown = shown_of(self.program.rules["base"].all_cards)
        figures = tuple((card, False) for card in shown if card.colours)
        return StageModel(figures=figures, cards=self.program.cards, number=3)

    def _meant(self) -> tuple[str, Mapping[int, Deal]]:
        """Returns a sentence about the text in the field, and the deals that it can mean."""
        program, text = self.program, self._typed.text.strip()
        say = program.words.say
        if not text:
            return say("Type or paste what somebody gave you, or any word you like."), {}
        edition = Choice.of(program.rules, program.settings.edition).name
        told, deals = typed_deal(program.words, program.rules, text, program.games.today(), edition)
        if any(AGAIN in program.games.marks_for(deal) for deal in deals.values()):
            told = DOT.join((told, say("You have met it before.")))
        return told, deals

    def _row(self, number: int, record: Record) -> Element:
        """Returns the row of a deal that was played lately."""
        words, deal = self.program.words, deal_of_record(record)
        who = [players(words, record)] if record.seats > 1 else []
        facts = [*who, self.results[record.result or "running"], dated(words, record.touched)]
        name = deal_name(words, deal, self.program.rules)
        lines = [
            Line(f"text.deal.{number}", words=name, role="body_bold", px=22, ink="strong"),
            Line(f"text.facts.{number}", words=DOT.join(facts), px=18),
        ]
        label, act = words.say("Play again"), partial(self.deal_out, deal)
        if record.result is None:
            label, act = words.say("Continue"), partial(self.go_on, record)
        button = Button(f"button.again.{number}", label=label, act=act)
        return Card(Ends(Column(lines, gap=0), button), edge=10)

    # What a press brings about

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
