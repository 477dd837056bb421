"""The page before a new game: the editions lie there as boxes, and the last choice is ready."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from itertools import chain, zip_longest

from game.editions import Edition
from game.learning.lesson import Lesson
from game.players.win_rates import win_rates
from game.rules.state import DECK
from game.screen.pages.choosing.boxes_laid import (
    CAPTION_PX,
    TOLD_PX,
    Boxes,
    Coin,
    EditionBox,
    LevelPill,
    LevelSwitch,
    Pressed,
    leaf_of,
)
from game.screen.pages.choosing.choice import Choice
from game.screen.pages.choosing.what_is_told import Records, Told, of_choice, of_edition
from game.screen.pages.difficulty import Scale, difficulty
from game.screen.pages.fanned_cards import MOST, Fanned, comes, shown_of
from game.screen.pages.game_summary import game_called
from game.screen.pages.party.party_form import PartyForm, remembered
from game.screen.pages.party.party_page import other_seat
from game.screen.program import Program
from game.screen.ui.arrange import Beside, Column, Icon, Row
from game.screen.ui.buttons import Button
from game.screen.ui.element import Element
from game.screen.ui.page import Page
from game.screen.ui.sheet_layout import Sheet
from game.screen.ui.words import DOT, Words
from game.table.hands.things import Thing

BOX, HARDER, LEVEL, LESSON = "button.box.", "button.harder.", "button.level.", "button.lesson."
"""Prefixes of the ids of boxes and of their coins, before the name of the edition."""
PREFIXES = BOX, HARDER, LEVEL, LESSON


class ChoosingPage(Page):
    """Lets the editions of a new game be chosen, for this number of seats. Enter begins, unless the
    focus stands on a box. The leaf tells of the box at which one looks, and before that of the
    whole game."""

    name = "choosing"
    place = "garden"

    def __init__(self, program: Program, seats: int) -> None:
        super().__init__(program)
        self._seats = seats
        self._choice = Choice.of(program.rules, program.settings.edition)
        self._looked = ""
        """The name of the edition at whose box one looks; empty for the whole game."""
        statistics, after = program.games.statistics, program.settings.counted_from
        self._records = Records(statistics, program.rules, seats, after)

    # What is on the page

    def build(self) -> Sheet:
        words, rules, name = self.program.words, self.program.rules, self._choice.name
        say, chosen, alone = words.say, rules[name], self._seats == 1
        told = (
            words.game_in_brief(name) or game_called(words, name),
            words.plural("{n} Door to open", "{n} Doors to open", chosen.doors),
            words.plural("{n} card in the deck", "{n} cards in the deck", len(chosen.box[DECK])),
        )
        label, enter = say("Begin") if alone else say("Set the table"), words.key("act")
        begin = Button("button.begin", label=label, key=enter, primary=True, act=self._begin)
        boxes = {one.name: self._box(one) for one in (rules.base, *rules.added)}
        record = self._records.told(words, name)
        whole = leaf_of(of_choice(words, rules, name, self._seats, record), led=True)
        looked = boxes.get(self._looked)
        lamps = Words("text.lamps", words=say("A lamp leads to the lesson of its box."), px=TOLD_PX)
        leaf = leaf_of(looked.told, led=False) if looked else whole
        return Sheet(
            title=say("A new game") if alone else say("A game for two"),
            tabs=[] if alone else [*self._others()],
            body=Boxes(
                [*boxes.values()],
                leaf,
                self._cards(),
                chosen=whole,
                hard=self._difficulty(),
                lamps=Beside(Icon(icon="hint"), lamps, gap=8),
            ),
            told=DOT.join(told),
            feet=[begin, self.back()],
            width=1760,
        )

    def _others(self) -> Iterator[Element]:
        """Yields the buttons for who sits in the other seat of a game for two."""
        program = self.program

        def choose(form: PartyForm) -> None:
            program.change(replace(program.settings, party=form.plain()))

        yield from other_seat(
            program.words, remembered(program.settings.party, program.words), choose
        )

    def _box(self, edition: Edition) -> EditionBox:
        choice, base = self._choice, edition is self.program.rules.base
        told, chosen = self._told(edition), base or choice.has(edition)
        pressed = Pressed(
            BOX + edition.name,
            said=told.said,
            act=partial(self._choose, edition, choice if base else choice.turned(edition)),
            enabled=not base,
            state=("selected",) if chosen else (),
        )
        levels = [] if base else self._switches(edition)
        return EditionBox(edition.name, told, pressed, chosen, levels, self._lesson(edition))

    def _told(self, edition: Edition) -> Told:
        words, seats, known = self.program.words, self._seats, self._records
        level = next((name for name in edition.names if name in self._choice.chosen), edition.name)
        rate = win_rates().get((level, seats))
        return of_edition(words, edition, seats, known.told(words, edition.name), rate)

    def _cards(self) -> Fanned:
        """Returns some of the cards of the box at which one looks; of the whole game, those of each
        box that is chosen."""
        rules, base = self.program.rules, self.program.rules.base
        known, boxes = rules[base.name].all_cards, (base, *rules.added)
        looked = [box for box in boxes if box.name == self._looked]
        told = looked or [box for box in boxes if box is base or self._choice.has(box)]
        each = [shown_of(rules[box.name].all_cards, () if box is base else known) for box in told]
        few = [*filter(None, chain.from_iterable(zip_longest(*each)))]
        shown = few[: max(MOST, len(told))]
        return Fanned(shown=tuple(sorted(shown, key=comes)), cards=self.program.cards)

    def _difficulty(self) -> Element:
        """Returns how hard the chosen game is."""
        words, rate = self.program.words, win_rates().get((self._choice.name, self._seats))
        title = Words(words=words.say("Difficulty"), role="label", px=CAPTION_PX)
        scale = [Scale(step=rate.step)] if rate is not None else []
        told = Words("text.difficulty", words=difficulty(words, rate), px=TOLD_PX)
        return Column([Row([title, *scale], gap=12), told], gap=4)

    @staticmethod
    def _levels(edition: Edition) -> Mapping[str, str]:
        """Returns the names of the levels that the switches of an edition choose, by the ids of the
        switches: the harder of two levels, or each of several."""
        if len(edition.names) == 2:
            return {HARDER + edition.name: edition.names[1]}
        numbered = enumerate(edition.names if edition.levels else (), 1)
        return {f"{LEVEL}{edition.name}.{level}": name for level, name in numbered}

    def _switches(self, edition: Edition) -> list[Element]:
        """Returns the switches of an edition; each says what is played at its level."""
        words, levels = self.program.words, self._levels(edition)
        switches = [
            LevelSwitch(
                key,
                said=game_called(words, name),
                label=str(number) if len(levels) > 1 else words.say("Harder"),
                picked=name in self._choice.chosen,
                one_of=len(levels) > 1,
                ready=name == edition.name and not self._choice.has(edition),
                act=partial(self._choose, edition, self._choice.levelled(edition, name)),
            )
            for number, (key, name) in enumerate(levels.items(), 1)
        ]
        return [LevelPill(switches)] if len(switches) > 1 else [*switches]

    def _lesson(self, edition: Edition) -> list[Element]:
        """Returns the coin that leads to the lesson of an edition, if it has any: the one for so
        many players, or else its first."""
        lessons = sorted(edition.lessons, key=lambda lesson: lesson.seats != self._seats)
        title = game_called(self.program.words, edition.name)
        said = self.program.words.say("Lesson: {name}", name=title)
        return [
            Coin(LESSON + edition.name, said, said, act=partial(self._learn, one), icon="hint")
            for one in lessons[:1]
        ]

    # At what one looks

    def _look(self, key: str) -> None:
        """Tells of the box to which the thing of this id belongs; of the whole game at what lies
        elsewhere."""
        named = next((key.removeprefix(one) for one in PREFIXES if key.startswith(one)), "")
        looked = named.partition(".")[0]
        if looked != self._looked:
            self._looked = looked
            self.renew()

    def hover(self, thing: Thing | None) -> None:
        super().hover(thing)
        if thing is not None and thing.role == "button":
            self._look(thing.id)

    def stand(self, key: str) -> None:
        self._look(key)
        super().stand(key)

    # What a press brings about

    def _choose(self, edition: Edition, choice: Choice) -> None:
        self._choice, self._looked = choice, edition.name

    def _learn(self, lesson: Lesson) -> None:
        self.program.lessons.show(lesson, self)

    def _begin(self) -> None:
        program, name = self.program, self._choice.name
        if name != program.settings.edition:
            program.change(replace(program.settings, edition=name))
        if self._seats == 1:
            program.games.new_game(edition=name)
        else:
            program.ways.set_table(before=self, edition=name)
