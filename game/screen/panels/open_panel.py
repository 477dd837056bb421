"""The panel that lies over the table, if any: one at a time; and the one that stands beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.rules.card import Card
from game.rules.game import opening
from game.rules.state import DECK, DISCARD, LIMBO, NOBODY, ROW, owned
from game.rules.view import seen
from game.screen.controls.focus_ring import draw_focus
from game.screen.lettering.text import Text
from game.screen.panels.game_log import LogPanel
from game.screen.panels.key_list import KeysPanel
from game.screen.panels.large_card import LargeCardPanel
from game.screen.panels.panel import Panel
from game.screen.panels.table_menu import TableMenu
from game.screen.panels.together import TogetherPanel
from game.screen.panels.unseen_cards import UnseenPanel
from game.screen.panels.zone_cards import CardsPanel
from game.screen.program import Program
from game.screen.sheet import Canvas
from game.screen.stage import Image
from game.screen.ui.panel import CLOSE, ZONE, SheetPanel, room_beside, stands_beside
from game.screen.ui.theme import Theme, theme_for
from game.table.chronicle import chronicle, lost, whole_story
from game.table.hands.things import Thing
from game.table.layout.places import Places, Point
from game.table.party import Party
from game.table.replay import Recording
from game.table.session import TableSession
from game.words import Words

BESIDE = "best"
"""The panel with which one plays on while it is open."""
BROWSED = (owned(ROW, 0), owned(ROW, 1), DISCARD, LIMBO)


class OpenPanel:
    """Opens and closes panels, and hands on what is meant for the open one."""

    def __init__(
        self,
        program: Program,
        session: TableSession,
        party: Party | None,
        agreed: Callable[[Party], None],
        lead: Callable[[str], None],
        taught: bool = False,
    ) -> None:
        """`agreed` is told how two share the screen from now on, and `lead` what is pressed in the
        menu, which is closed by then; `taught` in a lesson."""
        self.panel: Panel | None = None
        self._lead_on = lead
        self._under: Panel | None = None
        """What was open when one of its cards was read."""
        self._program = program
        self._session = session
        self._party = party
        self._agreed = agreed
        self._taught = taught
        view = session.director.view
        self._aside = UnseenPanel(*self._pens, view, aside=True)
        self.make_room()

    @property
    def _places(self) -> Places:
        return self._session.director.window

    @property
    def stands(self) -> bool:
        """Whether a panel stands beside the table: if the player wants it, and there is room."""
        return self._program.preferences.unseen_beside and self._has_room

    @property
    def _window(self) -> Places:
        """All of it, also before the table is laid out in it."""
        return Places(self._program.size, letters=self._program.letters)

    @property
    def _has_room(self) -> bool:
        return stands_beside(self._window, self._session.director.view.seats)

    def make_room(self) -> None:
        """The table is laid out in what the panel beside it leaves of the window."""
        program, beside = self._program, room_beside(self._window) if self.stands else 0
        for panel in (self._aside, self.panel, self._under):
            if isinstance(panel, SheetPanel):
                panel.theme = theme_for(program.settings.high_contrast)
        self._session.director.resize(program.size, program.letters, beside)

    def put_away(self) -> None:
        """Nothing stands beside the table any longer."""
        self._program.preferences.unseen_beside = False
        self.make_room()

    def toggle(self, name: str) -> None:
        """Opens the panel of this name, or closes it. Alone there is nothing to agree on, nor once
        the game is over."""
        over = self._session.game.pending is None
        if name == "together" and (self._party is None or over):
            return
        if name == "unseen" and self._has_room:
            self._program.preferences.unseen_beside = self.panel is not None or not self.stands
            self.close_all()
            self.make_room()
            return
        known = self.panel is not None and self.panel.name == name
        self.panel, self._under = None if known else self._made(name), None

    def show(self, panel: Panel) -> None:
        """This panel opens, instead of what was open."""
        self.panel, self._under = panel, None

    @property
    def _pens(self) -> tuple[Text, Words, Theme]:
        """What every panel is written and drawn with."""
        program = self._program
        return program.text, program.words, theme_for(program.settings.high_contrast)

    def _agree(self, party: Party) -> None:
        """The two have agreed on something."""
        self._party = party
        self._session.agree(party)
        self._agreed(party)

    def _lead(self, key: str) -> None:
        self.close_all()
        self._lead_on(key)

    def _made(self, name: str) -> Panel:
        pens, game, view = self._pens, self._session.game, self._session.director.view
        if name == "together" and self._party is not None:
            return TogetherPanel(*pens, self._party, self._agree)
        if name == "log":
            reader = self._session.seat if self._session.shown else NOBODY
            events = seen(opening(game.rules), game.log, reader)
            told = chronicle(events if view.result is None else whole_story(game))
            show = None if self._taught else self._show_again
            # A table that is over has its own button for it.
            lead, again = (show, None) if game.pending is None else (None, show)
            return LogPanel(*pens, told, self._party, lead, again)
        hidden = self._session.manner != "open"
        makers: dict[str, Callable[[], Panel]] = {
            "unseen": lambda: UnseenPanel(*pens, view),
            "menu": lambda: TableMenu(
                *pens, game.pending is None, self._taught, hidden, self._lead
            ),
            "keys": lambda: KeysPanel(*pens, view.seats, hidden),
        }
        return makers[name]()

    def _show_again(self, line: int | None = None) -> None:
        """The game is shown once more, from where this line of the log came about, or from its
        beginning. While it is played, as far as all at the table may know it."""
        program, session = self._program, self._session
        recording = Recording(session.game, session.manner, session.staging)
        at = 0 if line is None else recording.told[line]
        program.ways.replay(session.game, session.desk, program.left(), at)

    @property
    def opening(self) -> frozenset[str]:
        """The zones that tell more: the piles, the rows, and those of the game's own in which no
        card is hidden."""
        director = self._session.director
        cards, others = director.view.zones, director.layout.places.others
        own = (zone for zone in others if None not in cards.get(zone, ()))
        return frozenset((*BROWSED, DECK, *own))

    def open_zone(self, thing: Thing) -> None:
        """Opens a zone that tells more, if this is one or lies in one. A card that lies in none was
        lost: it is read."""
        if thing.zone == DECK:
            self.toggle("unseen")
        elif thing.card is not None and not thing.zone:
            latest, staging = self._session.viewer.latest, self._session.staging
            gone = [one.card for one in lost(latest, staging) if one.card] if latest else []
            self.read(thing.card, gone)
        elif thing.lies_in in self.opening:
            self.lay_out(thing.lies_in)

    def lay_out(self, zone: str) -> None:
        """The cards of a zone are laid out, instead of what was open."""
        program, view = self._program, self._session.director.view
        names = self._party.names if self._party else None
        self.show(CardsPanel(*self._pens, program.cards, view, zone, names))

    def read(self, card: Card, among: Sequence[Card] = ()) -> None:
        """Shows a card large, `among` those to which one can turn; a card of a panel, over that."""
        self._under = None if self.panel is None else self._under or self.panel
        program, view = self._program, self._session.director.view
        drawn = program.cards, program.text, program.words
        self.panel = LargeCardPanel(*drawn, view, card, among or self._neighbours(card))

    def _neighbours(self, card: Card) -> Sequence[Card]:
        """The cards that lie with this one in a panel, or in its zone, from left to right."""
        if isinstance(self._under, CardsPanel) and card in self._under.cards:
            return self._under.cards
        director = self._session.director
        lies = {sprite.key: pose.x for sprite, pose in director.sprites}
        zones = (director.view.cards(zone) for zone in director.view.zones)
        cards = next((cards for cards in zones if card in cards), (card,))
        return sorted(cards, key=lambda one: lies.get(one.id, 0.0))

    def turn(self, steps: int, aside: bool) -> None:
        """The open panel scrolls, or one turns to the card beside the one that is read."""
        if aside and isinstance(self.panel, LargeCardPanel):
            self.panel.turn(steps)
        elif self.panel is not None:
            self.panel.scroll(steps)

    def shine(self, pointer: Point | None) -> list[Image]:
        """The light that follows the pointer over the card that is read."""
        tempo = self._session.director.tempo
        if not isinstance(self.panel, LargeCardPanel) or pointer is None or not tempo.travels:
            return []
        return self.panel.shine(self._places, pointer)

    @property
    def waits(self) -> bool:
        """Whether a panel is open that has to be closed before one plays on. One that stands beside
        what is asked leaves the table as it is."""
        return self.panel is not None and self.panel.name != BESIDE

    @property
    def reads(self) -> bool:
        """Whether a card is read large."""
        return isinstance(self.panel, LargeCardPanel)

    @property
    def tells_unseen(self) -> bool:
        """Whether the unseen cards are told, over the table or beside it."""
        return self.stands or isinstance(self.panel, UnseenPanel)

    def close(self) -> bool:
        """Back to what was open before; whether there was one to close."""
        was, self.panel, self._under = self.panel, self._under, None
        return was is not None

    def close_all(self) -> None:
        """Nothing is open, nor under it."""
        self.panel = self._under = None

    def things(self) -> list[Thing]:
        """What lies on the open panel, or else on the one beside the table."""
        if self.panel is not None:
            return self.panel.things(self._places)
        return self._told.things(self._places) if self.stands else []

    @property
    def _told(self) -> UnseenPanel:
        """The panel beside the table, as far as the cards have come. Both players read it, whoever
        has lifted a cloth."""
        director = self._session.director
        self._aside.follow(director.view.openly, director.moving)
        return self._aside

    def holds(self, thing: Thing) -> bool:
        """Whether a thing lies on a panel."""
        return thing in self.things()

    def marked(self, hover: str) -> frozenset[Card]:
        """The cards of the table that the line under the pointer names."""
        return self.panel.marked(hover) if self.panel else frozenset()

    def click(self, thing: Thing | None) -> None:
        """A click while a panel is open: on it, or beside it, which closes it. A card that is read
        is laid back by a click anywhere."""
        if self.panel is None:
            return
        if thing is None or not self.holds(thing) or thing.id == CLOSE:
            self.close()
        elif thing.role == "button":
            self.panel.press(thing.id)
        elif self.reads:
            self.close()
        elif thing.card is not None:
            self.read(thing.card)

    def paint(self, surface: Canvas, hover: str, focused: Thing | None) -> None:
        """Draws the panel beside the table, and the one over it."""
        if self.stands:
            self._told.paint(surface, self._places, hover)
        if self.panel is not None:
            self.panel.paint(surface, self._places, hover)
        if focused is not None and focused.zone == ZONE:
            rect = focused.rect
            draw_focus(surface, self._places, rect, min(rect.h / 2, self._places.px(24)))
