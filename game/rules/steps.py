"""What a game is made of: steps to do, decisions that wait, and the commands that answer them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, ClassVar, Generic, Self, TypeVar

from game.rules.cards import Card
from game.rules.chance import shuffled
from game.rules.events import DeckShuffled, GameLost, LimboReturned, TurnBegan
from game.rules.state import Cards

if TYPE_CHECKING:
    from game.rules.game import Game


class Reason(Enum):
    """Why a command is refused; `str()` says it in English."""

    GAME_OVER = "The game is over."
    NOT_ASKED = "That is not what is being asked now."
    NOT_IN_HAND = "That card is not in the hand."
    SAME_SYMBOL = "The last card of the row shows the same symbol."
    NOT_DISCARDABLE = "That card cannot be discarded."
    NOT_IN_MARKET = "That card is not there to be drafted."
    NOT_SWAPPABLE = "A swap takes one card of the hand and one of the shared cards."
    NOT_THE_PROPHECY = "Name one card to discard and every other card once, in its new order."
    KEY_DOES_NOT_FIT = "That is not a Key in the hand that fits this Door."
    NO_SUCH_KEY = "That is not a Key in the hand."
    NO_SUCH_DOOR = "That is not a Door this player has gained."

    def __str__(self) -> str:
        return self.value


@dataclass(frozen=True)
class Step(ABC):
    """Something still to do. Plain data: it may lie in a saved game under the name of its class."""

    @abstractmethod
    def perform(self, game: Game) -> None:
        """Emits what happens and schedules what follows from it."""


@dataclass(frozen=True)
class Decision(Step):
    """A step that waits for a command of the active seat."""

    @property
    def default(self) -> Command[Self] | None:
        """The answer that happens silently when there is no other."""
        return None

    def perform(self, game: Game) -> None:
        """Its only answer is its default: there was nothing to decide."""
        if self.default is not None:
            self.default.perform(game, self)


@dataclass(frozen=True)
class Ordering:
    """Cards that an answer puts in order, the next to be drawn first; `discards`: one of them goes
    to the discard pile first."""

    cards: Cards
    discards: bool


D = TypeVar("D", bound=Decision, contravariant=True)


@dataclass(frozen=True)
class Command(ABC, Generic[D]):
    """A request of a player: an answer to a decision."""

    refusal: ClassVar[Reason] = Reason.NOT_ASKED

    @classmethod
    def options(cls, game: Game, decision: D) -> Iterable[Command[D]]:
        """Every command of this class that is legal now."""
        return ()

    @classmethod
    def ordering(cls, game: Game, decision: D) -> Ordering | None:
        """The cards that a command of this class puts in order, if it does."""
        return None

    @classmethod
    def ordered(cls, order: Cards, discard: Card | None) -> Command[D]:
        """The command that puts them in this order; only for a class that has an ordering."""
        raise NotImplementedError(cls.__name__)

    def allowed(self, game: Game, decision: D) -> bool:
        """Whether this very command is legal now."""
        return self in self.options(game, decision)

    def reason(self, game: Game) -> Reason:
        """Why it is not."""
        return self.refusal

    @abstractmethod
    def perform(self, game: Game, decision: D) -> None:
        """What happens."""

    def public(self) -> Command[D]:
        """What the other seat of a hidden game may see of it."""
        return self


@dataclass(frozen=True)
class Concede(Command[Decision]):
    """Give up: legal at any decision, and therefore never listed."""

    def allowed(self, game: Game, decision: Decision) -> bool:
        return True

    def perform(self, game: Game, decision: Decision) -> None:
        game.emit(GameLost("conceded"))


@dataclass(frozen=True)
class ShuffleDeck(Step):
    """The next shuffle of this game; or, for a deal given as a list, the order of that list."""

    dealt: tuple[Card, ...] = ()

    def perform(self, game: Game) -> None:
        state = game.state
        order = self.dealt or shuffled(state.deck, state.seed, state.shuffles + 1)
        game.emit(DeckShuffled(order))


@dataclass(frozen=True)
class TakeTurn(Step):
    """A turn begins: explore, refill, and Limbo returns (R8); then it is the next seat's (R35)."""

    def perform(self, game: Game) -> None:
        state = game.state
        seat = (state.first_seat + state.turn) % state.seats
        game.emit(TurnBegan(seat, state.turn + 1))
        game.then(*(line() for line in game.rules.turn), TakeTurn())


@dataclass(frozen=True)
class ReturnLimbo(Step):
    """Phase 3, and the end of set-up: no Limbo, no shuffle (R5, R27)."""

    def perform(self, game: Game) -> None:
        if game.state.limbo:
            game.emit(LimboReturned())
            game.then(ShuffleDeck())
