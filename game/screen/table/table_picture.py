"""What is seen of a table, and what can be pointed at there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from game.records.journal.keeper import Keeper
from game.rules.state import HAND, MARKET, SHARED, owned
from game.screen.panels.open_panel import OpenPanel
from game.screen.program import Program
from game.screen.sheet import Canvas, Paint
from game.screen.stage import Image, Lies
from game.screen.table import surroundings
from game.screen.table.advising.chance_bar import ChanceBar
from game.screen.table.advising.hint_marks import HintMarks, draw_hint, marks_of, places_of
from game.screen.table.advising.hinting import Hinting
from game.screen.table.advising.thinker import Thinker
from game.screen.table.around import listing
from game.screen.table.around.preparing import Preparation
from game.screen.table.around.tabletop import Scenery, Tabletop
from game.screen.table.asking import prompts
from game.screen.table.asking.waiting_for_deck import hinted, ring
from game.screen.table.holding import Holding
from game.screen.table.looking_back import LookingBack
from game.screen.table.lost_cards import LostCards
from game.screen.table.marking.beacons import Beacon, beacons, breathing
from game.screen.table.marking.markers import draw_signs
from game.screen.table.table_state import At, TableState, waits
from game.screen.table.teaching.whispering import Whispering
from game.table.asking.buttons import Button
from game.table.hands.things import Thing
from game.table.layout.layout import RISE
from game.table.layout.places import Rect
from game.table.session import TableSession
from game.table.watching import named


class TablePicture:
    """The still picture of a table, what moves over it, and the things in it. The `keeper` of its
    game says what could not be written down."""

    def __init__(
        self,
        program: Program,
        session: TableSession,
        state: TableState,
        panels: OpenPanel,
        holding: Holding,
        keeper: Keeper,
    ) -> None:
        self._program = program
        self._session = session
        self._director = session.director
        self._state = state
        self._panels = panels
        self._holding = holding
        self._recap = LookingBack(program, session, state)
        self._whispering = Whispering(program, session, state)
        around = lambda: self.scenery().prompt.bar, lambda: bool(self.unkept)
        self._lost = LostCards(program, session, state, self._recap, *around)
        self._top = Tabletop(program, state.party)
        self._preparation = Preparation(program.cards)
        self._keeper = keeper
        self._thinker = Thinker(program, session)
        beside = self._taken, self._line_room
        self.hinting = Hinting(program, session, state, panels, self._thinker, *beside)
        self._chance = ChanceBar(program, session, state, self._thinker)
        self._beacons: Sequence[Beacon] = ()
        self._rests = False
        self.glimmer = self._top.glimmer

    @property
    def busy(self) -> bool:
        """Whether anything moves that is no card."""
        return self._top.busy or self._recap.busy or self._lost.busy or self._chance.moving

    @property
    def thinks(self) -> bool:
        """Whether the adviser does."""
        return self._thinker.busy

    def take_fade(self) -> float:
        """Seconds in which the next picture fades in; told once."""
        shown = self._state.gloom.shows(self._director)
        fade = self._director.take_fade() if shown else 0.0
        return max(fade, self._recap.take_fade(), self._lost.take_fade())

    def scenery(self, focus: Thing | None = None) -> Scenery:
        """What is shown around the cards; with the `focus`, if the keyboard is at one."""
        now = self._program.words, self._program.text, self._session, self._state
        at, named = At(self._holding.grip, focus), self._panels.marked(self._state.hover)
        return surroundings.scenery(
            *now, at, named=named, unkept=self.unkept, advised=self.hinting.on_line
        )

    @property
    def unkept(self) -> str:
        """Why something is not on the disk; empty if all is."""
        return self._program.words.unkept(self._keeper.trouble, self._keeper.parted)

    def _taken(self) -> Sequence[Rect]:
        """All that lies on the table, is read there or is laid there, and the room of the
        prompt."""
        places = self._director.layout.places
        hands = (owned(HAND, seat) for seat in range(self._director.view.seats))
        rising = [area for zone, area in places.zones.items() if zone in (*hands, SHARED, MARKET)]
        raised = [replace(area, y=area.y - places.px(RISE)) for area in rising]
        return [places.prompt, *raised, *(thing.rect for thing in self._on_table())]

    def _line_room(self) -> Rect | None:
        """The room of the words of the prompt, if the best answers stand there."""
        asked = self.scenery().prompt
        return prompts.words_room(asked, self._director.layout.places) if asked.unwritten else None

    def answers(self) -> Sequence[Button]:
        """The buttons of the prompt, and the ribbons."""
        scenery = self.scenery()
        ribbons = (ribbon.button for ribbon in scenery.ribbons)
        return (*scenery.prompt.all_buttons, *ribbons)

    def lying(self, focus: Thing | None = None) -> list[Thing]:
        """What one can point at or read, the lowest first."""
        return [*self._on_table(focus), *self._panels.things()]

    def _on_table(self, focus: Thing | None = None) -> list[Thing]:
        """The same without the panels."""
        scenery, says = self.scenery(focus), (self._program.words, self._state.names)
        things = listing.things(self._director, scenery, *says)
        told = [*hinted(things, says[0], self._session), *self._recap.things()]
        told += [*self._chance.things(), *self._hinted(scenery)]
        return [*told, *self._lost.things(), *(sign.thing for sign in scenery.signs)]

    def _hint_marks(self, scenery: Scenery) -> HintMarks:
        """What is shown of a hint, as soon as one can do it."""
        hint, session = self._state.hint, self._session
        shown = hint.shown if hint is not None and waits(session, self._state) else None
        return marks_of(session, scenery.prompt, shown.command) if shown else HintMarks()

    def _hinted(self, scenery: Scenery) -> Iterator[Thing]:
        """The same, to be read."""
        hint, words = self._state.hint, self._program.words
        for rect in places_of(self._hint_marks(scenery), self._director.layout):
            if hint is not None and hint.shown is not None:
                command, view = hint.shown.command, self._session.view
                private = view.secret(named(command))
                said = words.say("Hint") if private else words.command(command, view)
                yield Thing("text.hint", "text", said, rect)

    def paint(self, surface: Canvas, focus: Thing | None) -> None:
        """Everything that lies still; the `focus` is on the table or on a panel."""
        on_table = None if self._panels.waits else focus
        self.hinting.point(focus.id if focus else self._state.hover)
        self._state.warning = surroundings.warning(self._program.words, self._session, self._state)
        scenery, words = self.scenery(on_table), self._program.words
        self._top.paint(surface, self._director, scenery)
        self._chance.paint(surface)
        marks = self._hint_marks(scenery)
        draw_hint(
            surface, self._program.cards, words, self._director.layout, scenery.prompt.bar, marks
        )
        self._recap.paint(surface)
        self._lost.paint(surface, on_table)
        if scenery.signs:
            drawn = self._program.text, self._director.layout.places
            draw_signs(surface, scenery.signs, *drawn, self._state.hover, on_table)
        self._panels.paint(surface, self._state.hover, focus)
        self._top.sow(self._director, self.lying)
        self._beacons = self._shown_by_tutor()

    def _shown_by_tutor(self) -> Sequence[Beacon]:
        """The rings about what a tutor shows, as soon as it can be touched; or about the deck that
        is to be pressed."""
        lesson, session = self._state.lesson, self._session
        busy = self._busy_telling or session.viewer.parting or self._panels.panel
        if session.by_hand.laid and not busy and not self._state.posed:
            return ring(self._director, self.lying())
        if lesson is None or busy or not lesson.shows:
            return ()
        return beacons(self._director, self.lying(), lesson.shows)

    @property
    def _busy_telling(self) -> bool:
        """Whether something comes about that one had better watch; where the cards will go can be
        shown while they are dealt."""
        return self._director.telling and not self._director.dealing

    def _shining(self) -> Iterator[Lies]:
        """Those about what lies still."""
        director = self._director
        away = director.moving | self._holding.keys
        lying = [one for one in self._beacons if one.key not in away]
        time = None if director.tempo.reduced else self.glimmer.sky.time
        if lying and not self._busy_telling:
            yield from breathing(lying, director.window, time, self._program.settings.high_contrast)

    def foreseen(self) -> Paint | None:
        """The table as it lies, in the light that is to come."""
        changes = self._state.gloom.will_change(self._director)
        return self._top.ahead(self._director, self.scenery) if changes else None

    def sprites(self) -> list[Image]:
        """What moves and glitters."""
        if self._panels.reads:
            return self._panels.shine(self.glimmer.pointer)
        # A card that is on its way from the deck has not come yet.
        came = frozenset[str]() if self._director.telling else self._session.viewer.came
        held, alone = (self._holding.keys, self._holding.marker), self._panels.panel is None
        bar = self._chance.images() if alone else []
        return [*bar, *self._shining(), *self._top.lifted(self._director, held, alone, came)]

    def advance(self, dt: float) -> bool:
        """`dt` seconds pass; whether all that lies still is to be painted anew."""
        told = self._recap.advance(dt)
        told |= self._whispering.advance(dt, not (self._director.busy or self._holding.busy))
        told |= self._lost.advance()
        self._thinker.advance(self._director.busy or self._holding.busy or self.busy)
        told |= self.hinting.advance(self._holding.busy)
        told |= self._chance.advance(dt)
        before, self._rests = self._rests, not self._director.busy
        if self._rests and not before:
            # What came to rest last was painted while it still counted as on its way.
            self._top.sow(self._director, self.lying)
        return self._top.advance(dt, self._director) or told

    def prepare(self) -> None:
        """Nothing moves: a little of what will soon be needed is drawn ahead."""
        self._preparation.step(self._director)
