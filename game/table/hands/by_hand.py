"""Cards that are drawn by hand: what was laid waits for the deck, and can be taken back until it is
pressed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Protocol

from game.rules.game import Game
from game.rules.state import HAND, Cards, owned
from game.rules.steps import Command
from game.rules.view import View
from game.table.hands import gestures
from game.table.hands.arranging import Arranging
from game.table.hands.gestures import DECK_GRIP, Lay
from game.table.hands.legal_drops import LegalDrops
from game.table.laid import Laid, laid
from game.table.layout.arrangement import Arrangement
from game.table.motion.director import Director
from game.table.staging import Staging
from game.table.taking_back import TakingBack
from game.table.watching import Frames, Viewer


class Seated(Protocol):
    """A session, as far as this needs it."""

    game: Game
    staging: Staging
    back: TakingBack
    viewer: Viewer
    director: Director
    arranging: Arranging
    drops: LegalDrops

    @property
    def arrangement(self) -> Arrangement:
        """What the player has set about the table."""

    @property
    def view(self) -> View:
        """What may be seen now."""

    def answer(self, command: Command[Any], order: Cards) -> Frames:
        """Asks the game, while the hands lie in this order; what is to be shown of it."""

    def ask(self) -> None:
        """Takes up what may be answered now."""

    def forget(self) -> None:
        """What was wrong with the last gesture."""


class ByHand:
    """While it is `on`, an answer that brings up cards of the deck waits until that is pressed. The
    game is asked only then: until then what was laid can be taken back for nothing."""

    def __init__(self, session: Seated) -> None:
        self.on = False
        self.too_soon: Callable[[], bool] = lambda: False
        """Whether a press of the deck is no answer yet: a cloth has just moved."""
        self._session = session

    @property
    def laid(self) -> Laid | None:
        """What waits, if anything does."""
        return self._session.viewer.laid

    def waits(self, command: Command[Any], order: Cards) -> Frames | None:
        """What is shown of a command that is laid now, while the hands lie in this order; None if
        it does not wait. Raises IllegalCommand."""
        session = self._session
        if not self.on:
            return None
        before = session.viewer.agreed(session.game.state)
        waiting = laid(command, before, session.back.ahead(command), order)
        if waiting is None:
            return None
        grip, view = "", session.view
        if meaning := session.staging.meanings.get(type(command)):
            grip, _ = meaning(command, view)
        lay_in = (name for name in view.zones if grip in [card.id for card in view.cards(name)])
        home = next(lay_in, "")
        session.arranging.exchange(command, session.drops.lays)
        return session.viewer.lay(replace(waiting, grip=grip if home else "", home=home))

    def draw(self) -> None:
        """The deck is pressed: what was laid is answered."""
        session, waiting = self._session, self.laid
        if waiting is None or self.too_soon():
            return
        session.viewer.laid = None
        session.forget()
        frames = session.answer(waiting.command, waiting.order)
        session.ask()
        session.director.show(frames[len(waiting.events) :])

    def take_back(self) -> None:
        """What was laid goes home, as if it had never been laid."""
        session, waiting = self._session, self.laid
        if waiting is None:
            return
        session.viewer.laid = None
        session.forget()
        if session.director.telling:
            session.director.finish()
        session.director.arrangement = replace(session.arrangement, order=waiting.order)
        session.ask()
        session.director.arrange(session.arrangement, view=session.view)

    def lays(self) -> Iterator[Lay]:
        """What may be laid where while something waits: the deck to the hand, what was laid back
        home, and another card instead of it."""
        session, waiting = self._session, self.laid
        if waiting is None:
            return
        meanings, game, seat = session.staging.meanings, session.game, session.viewer.seat
        yield Lay(DECK_GRIP, owned(HAND, seat), None)
        if waiting.grip:
            yield Lay(waiting.grip, waiting.home, None)
        if session.staging.explores(game.pending):
            before = View.of(session.viewer.agreed(game.state), seat)
            lying = {card.id for card in (*session.view.hand, *session.view.shared)}
            for lay in gestures.lays(before, session.viewer.possible, meanings):
                if lay.grip in lying:
                    yield lay

    def lay(self, grip: str, zone: str | None) -> bool:
        """Something is laid on a zone; whether that drew, or took back."""
        own = [lay for lay in self.lays() if lay.command is None]
        if (grip, zone) not in [(lay.grip, lay.zone) for lay in own]:
            return False
        if grip == DECK_GRIP:
            self.draw()
        else:
            self.take_back()
        return True
