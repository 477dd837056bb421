"""What the pages about deals have in common: their tabs, and the ways from a deal to the tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from game.records.deals.deal import Deal
from game.records.journal.record import Record
from game.records.journal.trouble import Trouble
from game.screen.program import Program, Shelf
from game.screen.ui.arrange import Column, Space
from game.screen.ui.buttons import Button
from game.screen.ui.element import Box, Element, Kit
from game.screen.ui.page import Page, Sheet

TAB = "button.deals."


@dataclass(frozen=True)
class Tall(Element):
    """Elements below each other, of which one is `tall`: `kit.sight` is for it what the sheet
    leaves of its height."""

    above: Sequence[Element]
    tall: Element
    below: Sequence[Element] = ()
    gap: float = 14

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        others = Column([*self.above, Space(), *self.below], self.gap).lay(kit, width)
        kit = replace(kit, sight=kit.sight - others.h)
        return Column([*self.above, self.tall, *self.below], self.gap).lay(kit, width)


class DealsPage(Page):
    """One of these pages. Its own class says its title and body; what it `tells` stands at the foot
    until the next press."""

    place = "garden"
    shelf: Shelf = "today"

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self._told = ""
        self.look()

    def look(self) -> None:
        """Asks the journal for what the page shows."""
        try:
            self.search()
        except Trouble as trouble:
            self.tell(self.program.words.trouble(trouble.why))

    def search(self) -> None:
        """Asks the journal. Raises Trouble."""
        raise NotImplementedError

    def resized(self) -> None:
        self.look()
        super().resized()

    def sheet(
        self, title: str, body: Element, aside: str = "", arrows: Sequence[Element] = ()
    ) -> Sheet:
        """Returns the sheet with the tabs; `aside` stands at its foot while nothing is told."""
        say = self.program.words.say
        labels: dict[Shelf, str] = {
            "today": say("Today"),
            "calendar": say("Calendar"),
            "ladder": say("Ladder"),
            "any": say("Any deal"),
        }
        tabs = [
            Button(
                f"{TAB}{shelf}",
                label=label,
                shown=shelf == self.shelf,
                act=partial(self.program.ways.deals, shelf),
            )
            for shelf, label in labels.items()
        ]
        told = self._told or aside
        return Sheet(title, body, tabs, [*arrows, self.back()], told, width=1700, whole=True)

    def tell(self, words: str) -> None:
        """Says this at the foot now."""
        self._told = words
        self.renew()

    def press(self, key: str) -> None:
        self._told = ""
        super().press(key)

    # Ways to the tables

    def deal_out(self, deal: Deal) -> None:
        """Opens a game of this deal: for one at once, for two the page on which they set the
        table."""
        if deal.seats == 1:
            self.program.games.new_game(deal.seed, deal.edition)
        else:
            self.program.ways.set_table(deal, self)

    def go_on(self, record: Record) -> None:
        """Opens the table of a game, whether it is over or not."""

        def resume() -> None:
            self.program.scene = self.program.games.resume(record.id, self)

        self._try(resume)

    def show_again(self, record: Record) -> None:
        """Shows a game that is over once more from its beginning."""
        self._try(partial(self.program.games.replay, record.id, self))

    def share(self, record: Record) -> None:
        """Opens the page of what can be told of a game to somebody else."""
        games, ways = self.program.games, self.program.ways
        self._try(lambda: ways.share(games.journal.load(record.id).game))

    def _try(self, act: Callable[[], None]) -> None:
        try:
            act()
        except Trouble as trouble:
            self.tell(self.program.words.trouble(trouble.why))
