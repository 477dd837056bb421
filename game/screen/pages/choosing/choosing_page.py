"""The page before a new game: the editions lie there as boxes, and the last choice is ready."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from game.editions import Edition
from game.rules.state import DECK
from game.screen.pages.choosing.choice import Choice
from game.screen.pages.choosing.edition_boxes import EditionBox, EditionBoxes, Fact
from game.screen.pages.game_summary import game_called
from game.screen.program import Program
from game.screen.ui.buttons import Button, Switch
from game.screen.ui.page import Page, Sheet

BOX, HARDER, LEVEL = "button.box.", "button.harder.", "button.level."
BEGIN = "button.begin"


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
        label = say("Begin") if alone else say("Set the table")
        return Sheet(
            title=say("A new game") if alone else say("A game for two"),
            body=EditionBoxes([self._base(), *map(self._added, rules.added)]),
            told="   ·   ".join(told),
            feet=[
                Button(BEGIN, label=label, key=say("Enter"), primary=True, act=self._begin),
                self.back(),
            ],
        )

    def _base(self) -> EditionBox:
        base = self.program.rules.base
        return replace(self._box(base, self._choice), chosen=True, open=False)

    def _added(self, edition: Edition) -> EditionBox:
        box = self._box(edition, self._choice.turned(edition))
        return replace(box, chosen=self._choice.has(edition), switches=self._switches(edition))

    def _box(self, edition: Edition, after: Choice) -> EditionBox:
        """Returns the box of an edition; `after` is the choice once the box is pressed."""
        say, blurb = self.program.words.say, edition.blurb
        title, told, facts = game_called(self.program.words, edition.name), "", dict[str, str]()
        if blurb is not None:
            title, told = say(blurb.title), say(blurb.told)
            facts = {say("To win"): blurb.to_win, say("What helps"): blurb.helps}
            for level, harder in enumerate(edition.levels, 2):
                single = len(edition.levels) == 1
                facts[say("Harder") if single else say("Level {level}", level=level)] = harder.other
        written = [
            Fact(caption, content, say("{caption}: {content}", caption=caption, content=content))
            for caption, sentence in facts.items()
            if sentence and (content := say(sentence))
        ]
        return EditionBox(
            f"{BOX}{edition.name}",
            edition.name,
            title,
            told,
            written,
            said=" ".join(filter(None, (f"{title}.", told, *(fact.line for fact in written)))),
            chosen=False,
            act=partial(self._choose, after),
        )

    @staticmethod
    def _levels(edition: Edition) -> Mapping[str, str]:
        """Returns the names of the levels that the switches of an edition choose, by the ids of the
        switches: the harder of two levels, or each of several."""
        if len(edition.names) == 2:
            return {f"{HARDER}{edition.name}": edition.names[1]}
        numbered = enumerate(edition.names if edition.levels else (), 1)
        return {f"{LEVEL}{edition.name}.{level}": name for level, name in numbered}

    def _switches(self, edition: Edition) -> list[Switch]:
        """Returns the switches of an edition; each says what is played at its level."""
        words, levels = self.program.words, self._levels(edition)
        return [
            Switch(
                key,
                said=game_called(words, name),
                label=str(number) if len(levels) > 1 else words.say("Harder"),
                picked=name in self._choice.chosen,
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
