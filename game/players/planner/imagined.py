"""A game that is only imagined: the rules carry an answer out on it as far as its seat can foresee,
and wait before the first card comes up that the seat does not know."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from game.rules.card import Card
from game.rules.course import ShuffleDeck
from game.rules.event import DeckShuffled, Event
from game.rules.game import Game
from game.rules.ruleset import Ruleset
from game.rules.state import DECK, Cards, State, replace
from game.rules.steps import Command, Decision, Step
from game.rules.view import View


class Unforeseen(Exception):
    """Raised where a card would come up that the seat does not know."""


@dataclass(frozen=True)
class CarryOut(Step):
    """An answer that turns up unknown cards at once, still to be carried out."""

    command: Command[Any]
    decision: Decision

    def perform(self, game: Any) -> None:
        self.command.perform(game, self.decision)


def waiting(view: View) -> Step | Command[Any] | None:
    """Returns what is done next: the decision or step that waits, or the answer that turns up
    cards; None when the game is over or another seat's knowledge is asked."""
    step = view.agenda[0] if view.agenda else None
    return step.command if isinstance(step, CarryOut) else step


class Imagined(Game):
    """The game in a state that may be, with nothing behind it. What is done to a copy leaves it as
    it is."""

    def __init__(self, rules: Ruleset, state: State) -> None:
        self.rules, self.state = rules, state
        self._log, self._waiting = [], ()
        self._seen_through = False
        self.surprises = 0
        """Number of cards that came up although the seat did not know them."""

    @property
    def waits(self) -> Step | None:
        """The decision that waits, or the step that turns up the next cards; None when the game is
        over."""
        return self.state.agenda[0] if self.state.agenda else None

    def answers(self) -> Iterator[Command[Any]]:
        """Yields what `legal` returns, one after the other."""
        for kind in self._answers_to(self.pending) if self.pending else ():
            yield from kind.options(self, self.pending)

    def after(self, command: Command[Any]) -> Imagined:
        """Returns the game once this answer is carried out, as far as can be foreseen."""
        step, *later = self.state.agenda
        assert isinstance(step, Decision)
        return self._onward((CarryOut(command, step), *later))

    def turned_up(self, deck: Cards) -> Imagined:
        """Returns the game once the step that waits has turned up the next cards of this deck, and
        all that follows as far as can be foreseen."""
        state = replace(self.state, zones={**self.state.zones, DECK: deck})
        return Imagined(self.rules, state)._onward(state.agenda, seen_through=True)

    def next_cards(self) -> Iterator[tuple[int, Cards]]:
        """Yields for each sort of card that may come next how many there are, and a deck with one
        of them on top."""
        top, unknown, bottom = self._parts()
        kinds: dict[str, list[Card]] = {}
        for card in unknown:
            kinds.setdefault(card.face, []).append(card)
        for face in sorted(kinds):
            card = kinds[face][0]
            rest = tuple(one for one in unknown if one is not card)
            yield len(kinds[face]), (*top, card, *rest, *bottom)

    def _parts(self) -> tuple[Cards, Cards, Cards]:
        """Returns the known cards on top of the deck, the unknown ones, and the known ones at its
        bottom."""
        state = self.state
        known, deck = len(state.known_top[state.active]), state.deck
        beneath = max(known, len(deck) - len(state.known_bottom[state.active]))
        return deck[:known], deck[known:beneath], deck[beneath:]

    def emit(self, event: Event) -> None:
        """See `Game.emit`. Nothing is logged. Raises Unforeseen."""
        before = self.state
        self.state = event.evolve(before)
        if event.reveals and not isinstance(event, DeckShuffled):
            seat = before.active
            known = before.known_top[seat] + before.known_bottom[seat]
            count = len(set(before.deck).difference(self.state.deck, known))
            if count and not self._seen_through:
                raise Unforeseen
            self.surprises += count

    def _onward(self, steps: tuple[Step, ...], seen_through: bool = False) -> Imagined:
        """Returns the game once these steps are done, as far as can be foreseen. If it is
        `seen_through`, one of them may turn up unknown cards."""
        into = Imagined(self.rules, self.state)
        into._waiting, into._seen_through = steps, seen_through
        zones = self.state.zones
        firm = into.state, steps
        while into._waiting and into.state.result is None:
            step, *later = into._waiting
            if into.state.zones is not zones:
                zones = into.state.zones
                into._look_at_goals()
                continue
            if isinstance(step, Decision) and not into._answers_itself(step):
                break
            # A step that only looks at the next card, to say what comes, is not done either.
            if into.state is not firm[0]:
                firm = into.state, into._waiting
            into._waiting = tuple(later)
            try:
                if type(step) is ShuffleDeck:
                    into.emit(DeckShuffled(into.state.deck))
                else:
                    step.perform(into)
            except Unforeseen:
                into.state, into._waiting = firm
                break
            if isinstance(step, Decision | CarryOut):
                firm = into.state, into._waiting
            into._seen_through = seen_through and not into.surprises
        into._rest(() if into.state.result else into._waiting)
        return into

    def _rest(self, agenda: tuple[Step, ...]) -> None:
        self.state, self._waiting = replace(self.state, agenda=agenda), ()


def imagined(rules: Ruleset, view: View) -> Imagined:
    """Returns the game as the seat of this view may imagine it: cards that it cannot see lie in
    printed order."""
    seen = {card for cards in view.zones.values() for card in cards if card}
    seen.update(view.known_bottom)
    hidden: dict[str, list[Card]] = {}
    for card in view.box:
        if card not in seen and card.face in view.unseen:
            hidden.setdefault(card.face, []).append(card)
    counts = dict(view.unseen)
    for card in view.known_bottom:
        counts[card.face] -= 1
    faces = [face for face in hidden if face in counts]
    unknown = [card for face in faces for card in hidden[face][: counts[face]]]
    fills = {kind for kind, row in view.kinds.items() if row.fills}
    # Hands come first, as they hold only some kinds. What a game may do without lies last in the
    # box, and goes to the last zone.
    held = [name for name in view.zones if view.table[name.partition(":")[0]].seen == "owner"]
    unknown.sort(key=lambda card: card.kind not in fills)
    zones: dict[str, Cards] = {}
    for name in (*held, *(name for name in view.zones if name not in held)):
        known = view.known_bottom if name == DECK else ()
        above = view.zones[name][: len(view.zones[name]) - len(known)]
        zones[name] = tuple([card or unknown.pop(0) for card in above]) + known
    zones = {name: zones[name] for name in view.zones}
    seats = range(view.seats)
    both = view.visibility == "open"
    return Imagined(
        rules,
        State(
            zones=zones,
            table=view.table,
            kinds=view.kinds,
            box=view.box,
            trio=view.trio,
            edition=view.edition,
            agenda=view.agenda,
            seats=view.seats,
            first_seat=(view.active - max(0, view.turn - 1)) % view.seats,
            visibility=view.visibility,
            active=view.active,
            turn=view.turn,
            spent=view.spent,
            known_top=tuple(view.known_top if both or seat == view.seat else () for seat in seats),
            known_bottom=tuple(
                view.known_bottom if both or seat == view.seat else () for seat in seats
            ),
            shown=frozenset(view.known_to_both),
            tied=view.tied,
            laid_out=view.laid_out,
            result=view.result,
        ),
    )
