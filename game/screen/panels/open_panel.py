"""The panels of the table: at most one lies over the table, and one may stand beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.rules.card import Card
from game.rules.game import opening
from game.rules.state import DECK, DISCARD, LIMBO, NOBODY, ROW, Seat, owned
from game.rules.view import seen
from game.screen.panels.game_log import LogPanel
from game.screen.panels.key_list import KeysPanel
from game.screen.panels.large_card import LargeCardPanel
from game.screen.panels.table_menu import TableMenu, WaysOut
from game.screen.panels.together import TogetherPanel
from game.screen.panels.unseen_cards import UnseenPanel
from game.screen.panels.who_plays import WhoPlaysPanel
from game.screen.panels.why import WhyPanel
from game.screen.panels.zone_cards import CardsPanel
from game.screen.program import Program
from game.screen.sheet import Canvas
from game.screen.stage import Image
from game.screen.ui.focus_ring import draw_focus
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
"""Name of the panel that leaves the table free to play on while it is open."""
WITHOUT_CARDS = "menu", "keys", "together", "who plays"
"""Names of the panels that tell nothing of cards."""
BROWSED = (owned(ROW, 0), owned(ROW, 1), DISCARD, LIMBO)


class OpenPanel:
    """Opens and closes panels, and passes input on to the open one."""

    def __init__(
        self,
        program: Program,
        session: TableSession,
        party: Party | None,
        agreed: Callable[[Party], None],
        lead: Callable[[str], None],
        reasons: Callable[[Words], Sequence[tuple[str, str]]],
        leaving: WaysOut = (),
    ) -> None:
        """`agreed` receives the new settings when two players change how they share the screen.
        `lead` receives the id of the entry that is pressed in the menu, after the menu has closed.
        `reasons` returns the last answers of the sleepwalker, each with its reason. `leaving` holds
        the ways out of a lesson; otherwise it is empty."""
        self.panel: SheetPanel | None = None
        self._lead_on = lead
        self._under: SheetPanel | None = None
        """The panel from which a card was opened to be read."""
        self._program = program
        self._session = session
        self._party = party
        self._agreed = agreed
        self._reasons = reasons
        self._leaving = leaving
        view = session.director.view
        text, words = program.text, program.words
        self._aside = UnseenPanel(text, words, self._theme, view, aside=True)
        self.make_room()

    @property
    def _places(self) -> Places:
        return self._session.director.window

    @property
    def stands(self) -> bool:
        """Whether a panel stands beside the table: the player wants one, and there is room."""
        return self._program.preferences.unseen_beside and self._has_room

    @property
    def _window(self) -> Places:
        """The whole window, also before the table is laid out in it."""
        return Places(self._program.size, letters=self._program.letters)

    @property
    def _has_room(self) -> bool:
        return stands_beside(self._window, self._session.director.view.seats)

    def make_room(self) -> None:
        """Lays out the table in the part of the window that the panel beside it leaves."""
        program, beside = self._program, room_beside(self._window) if self.stands else 0
        for panel in (self._aside, self.panel, self._under):
            if panel is not None:
                panel.theme = self._theme
        left_handed = program.settings.left_handed
        self._session.director.resize(
            program.size, program.letters, beside, left_handed=left_handed
        )

    def put_away(self) -> None:
        """Removes the panel beside the table."""
        self._program.preferences.unseen_beside = False
        self.make_room()

    def toggle(self, name: str) -> None:
        """Opens the panel with this name, or closes it. What two players agree on is not for one,
        nor when the game is over; and without the sleepwalker nothing tells why."""
        over = self._session.game.pending is None
        if name in ("together", "who plays") and (self._party is None or over):
            return
        if name == "why" and self._session.sleepwalker is None:
            return
        if name == "unseen" and self._has_room:
            self._program.preferences.unseen_beside = self.panel is not None or not self.stands
            self.close_all()
            self.make_room()
            return
        known = self.panel is not None and self.panel.name == name
        self.panel, self._under = None if known else self._made(name), None

    def show(self, panel: SheetPanel) -> None:
        """Opens this panel, in place of an open one."""
        self.panel, self._under = panel, None

    @property
    def _theme(self) -> Theme:
        """The theme of the panels, as it is set now."""
        return theme_for(self._program.settings.high_contrast)

    def _agree(self, party: Party, sleepwalker: Seat | None) -> None:
        """Passes on what two players have agreed on."""
        self._party = party
        self._session.agree(party, sleepwalker)
        self._agreed(party)

    def _lead(self, key: str) -> None:
        self.close_all()
        self._lead_on(key)

    def _made(self, name: str) -> SheetPanel:
        text, words, theme = self._program.text, self._program.words, self._theme
        game, view = self._session.game, self._session.director.view
        sleepwalker = self._session.sleepwalker
        if name == "together" and self._party is not None:
            alone, agree = sleepwalker is not None, partial(self._agree, sleepwalker=sleepwalker)
            return TogetherPanel(text, words, theme, self._party, agree, alone)
        if name == "who plays" and self._party is not None:
            more = partial(self.toggle, "together")
            return WhoPlaysPanel(text, words, theme, self._party, sleepwalker, self._agree, more)
        if name == "why" and self._party is not None and sleepwalker is not None:
            player, reasons = self._party.names[sleepwalker], self._reasons(words)
            return WhyPanel(text, words, theme, player, reasons)
        if name == "log":
            reader = self._session.seat if self._session.shown else NOBODY
            events = seen(opening(game.rules), game.log, reader)
            told = chronicle(events if view.result is None else whole_story(game))
            show = None if self._leaving else self._show_again
            # A table that is over has its own button for the replay.
            lead, again = (show, None) if game.pending is None else (None, show)
            return LogPanel(text, words, theme, told, self._party, lead, again)
        hidden, over = self._session.manner != "open", game.pending is None
        makers: dict[str, Callable[[], SheetPanel]] = {
            "unseen": lambda: UnseenPanel(text, words, theme, view),
            "menu": lambda: TableMenu(
                text, words, theme, over, self._leaving, hidden, view.seats, self._lead
            ),
            "keys": lambda: KeysPanel(
                text,
                words,
                theme,
                view.seats,
                self._session.hides,
                self._program.settings.hold_to_play,
            ),
        }
        return makers[name]()

    def _show_again(self, line: int | None = None) -> None:
        """Replays the game from the line of the log with this number, or from the beginning. During
        a game the replay shows only what all players at the table may know."""
        program, session = self._program, self._session
        recording = Recording(session.game, session.manner, session.staging)
        at = 0 if line is None else recording.told[line]
        program.ways.replay(session.game, session.desk, program.left(), at)

    @property
    def opening(self) -> frozenset[str]:
        """The names of the zones that open a panel: the deck, the piles, the rows, and other zones
        of this game without hidden cards."""
        director = self._session.director
        cards, others = director.view.zones, director.layout.places.others
        own = (zone for zone in others if None not in cards.get(zone, ()))
        return frozenset((*BROWSED, DECK, *own))

    def open_zone(self, thing: Thing) -> None:
        """Opens the panel of the zone that a thing is or lies in, if it has one. A lost card, which
        lies in no zone, is shown large."""
        if thing.zone == DECK:
            self.toggle("unseen")
        elif thing.card is not None and not thing.zone:
            latest, staging = self._session.viewer.latest, self._session.staging
            gone = [one.card for one in lost(latest, staging) if one.card] if latest else []
            self.read(thing.card, gone)
        elif thing.lies_in in self.opening:
            self.lay_out(thing.lies_in)

    def lay_out(self, zone: str) -> None:
        """Opens a panel with the cards of a zone, in place of an open one."""
        program, view = self._program, self._session.director.view
        names = self._party.names if self._party else None
        text, words, cards = program.text, program.words, program.cards
        self.show(CardsPanel(text, words, self._theme, cards, view, zone, names))

    def read(self, card: Card, among: Sequence[Card] = ()) -> None:
        """Shows a card large. `among` are the cards that the player can turn to; by default those
        that lie with it. A card of a panel is shown over that panel."""
        self._under = None if self.panel is None else self._under or self.panel
        program, view = self._program, self._session.director.view
        images, text, words = program.cards, program.text, program.words
        among = among or self._neighbours(card)
        self.panel = LargeCardPanel(text, words, self._theme, images, view, card, among)

    def _neighbours(self, card: Card) -> Sequence[Card]:
        """Returns the cards that lie with this one in a panel or in its zone, from left to
        right."""
        if isinstance(self._under, CardsPanel) and card in self._under.cards:
            return self._under.cards
        director = self._session.director
        lies = {sprite.key: pose.x for sprite, pose in director.sprites}
        zones = (director.view.cards(zone) for zone in director.view.zones)
        cards = next((cards for cards in zones if card in cards), (card,))
        return sorted(cards, key=lambda one: lies.get(one.id, 0.0))

    def turn(self, steps: int, aside: bool) -> None:
        """Scrolls the open panel, or turns to a card beside the one that is shown large."""
        if aside and isinstance(self.panel, LargeCardPanel):
            self.panel.turn(steps)
        elif self.panel is not None:
            self.panel.scroll(steps)

    def pulls(self, by: Point) -> bool:
        """Returns whether the open panel scrolls with a finger that has moved by so many
        pixels."""
        return self.panel is not None and self.panel.pulls(by)

    def pull(self, by: Point) -> None:
        """Scrolls the open panel with a finger."""
        if self.panel is not None:
            self.panel.pull(by)

    def shine(self, pointer: Point | None) -> list[Image]:
        """Returns the images of the light that follows the pointer over a card that is shown
        large."""
        tempo = self._session.director.tempo
        if not isinstance(self.panel, LargeCardPanel) or pointer is None or not tempo.travels:
            return []
        return self.panel.shine(self._places, pointer)

    @property
    def waits(self) -> bool:
        """Whether a panel is open that the player has to close before playing on. The panel with
        the best answers does not block the table."""
        return self.panel is not None and self.panel.name != BESIDE

    @property
    def shows_no_cards(self) -> bool:
        """Whether a panel is open over the table that tells nothing of any card."""
        return self.panel is not None and self.panel.name in WITHOUT_CARDS

    @property
    def reads(self) -> bool:
        """True if a card is shown large."""
        return isinstance(self.panel, LargeCardPanel)

    @property
    def tells_unseen(self) -> bool:
        """Whether the unseen cards are shown, over the table or beside it."""
        return self.stands or isinstance(self.panel, UnseenPanel)

    def close(self) -> bool:
        """Closes the open panel and returns to the one under it. Returns whether one was open."""
        was, self.panel, self._under = self.panel, self._under, None
        return was is not None

    def close_all(self) -> None:
        """Closes the open panel and the one under it."""
        self.panel = self._under = None

    def things(self) -> list[Thing]:
        """Returns the things of the open panel, or else of the panel beside the table."""
        if self.panel is not None:
            return self.panel.things(self._places)
        return self._told.things(self._places) if self.stands else []

    def everything(self) -> list[Thing]:
        """Returns those things, and what is beyond sight."""
        if self.panel is not None:
            return self.panel.everything(self._places)
        return self._told.everything(self._places) if self.stands else []

    def bring_in_sight(self, key: str) -> None:
        """Scrolls the panel so that the thing of this id is in sight."""
        panel = self.panel or (self._told if self.stands else None)
        if panel is not None:
            panel.bring_in_sight(panel.laid(self._places), key)

    @property
    def _told(self) -> UnseenPanel:
        """The panel beside the table, with the cards that have landed. It shows what both players
        may know, whoever has lifted a cloth."""
        director = self._session.director
        self._aside.follow(director.view.openly, director.moving)
        return self._aside

    def holds(self, thing: Thing) -> bool:
        """Returns whether a thing lies on a panel."""
        return thing in self.things()

    def marked(self, hover: str) -> frozenset[Card]:
        """Returns the cards of the table that the line under the pointer names."""
        return self.panel.marked(hover) if self.panel else frozenset()

    def click(self, thing: Thing | None) -> None:
        """Passes a click to the open panel. A click beside the panel closes it, and a card that is
        shown large closes at any click."""
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
        """Draws the panel beside the table, the panel over it, and the focus."""
        if self.stands:
            self._told.paint(surface, self._places, hover)
        if self.panel is not None:
            self.panel.paint(surface, self._places, hover)
        if focused is not None and focused.zone == ZONE:
            rect = focused.rect
            draw_focus(surface, self._places, rect, min(rect.h / 2, self._places.px(24)))
