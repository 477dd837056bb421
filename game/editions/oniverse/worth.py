"""The worth of the answers about the Oniverse by a rule of thumb: the ninth Door is a Door like
others, a Denizen is worth less than a Door, and a little more than a card that helps no trio."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.editions.base.advice.hand_prospects import Standing, losing, standings
from game.editions.base.advice.worth import (
    A_DOOR,
    HOPELESS,
    LAID,
    SOON,
    help_of_next,
    total,
    worth,
)
from game.editions.base.cards import KEY, NIGHTMARE, TRIO, only_place
from game.editions.base.door import Claim, OpenDoor
from game.editions.base.explore import CompleteTrio, PlayOrDiscard, Search
from game.editions.base.nightmare import FaceNightmare, LoseDoor
from game.editions.base.warnings.blocking import holds_door
from game.editions.oniverse.deck_powers import (
    REACHED,
    CastNet,
    Kindle,
    LayByLamp,
    LowerCatch,
    OrderByLamp,
    OrderCatch,
)
from game.editions.oniverse.denizens import (
    DYER,
    FERRYMAN,
    FISHER,
    LAMPLIGHTER,
    MAGPIE,
    MASON,
    PEDLAR,
    SWEEPER,
)
from game.editions.oniverse.event_powers import Ferry, OpenDyed, SearchBeyond, SearchDyed, TakeDyed
from game.editions.oniverse.hand_powers import (
    ChooseGoods,
    DiscardKept,
    Entrust,
    PlayKept,
    TakeGoods,
    Trade,
)
from game.editions.oniverse.row_powers import PlayAlike, Sweep, end_of_row
from game.editions.oniverse.welcome import Rally, WelcomeDenizen
from game.rules.card import DOOR, Card
from game.rules.state import DISCARD, ROW, owned
from game.rules.steps import Command
from game.rules.view import View

HELP: Mapping[str, float] = {
    MASON: 1.2,
    PEDLAR: 1.8,
    LAMPLIGHTER: 1.6,
    FISHER: 2.2,
    SWEEPER: 0.4,
    DYER: 2.6,
    FERRYMAN: 3.4,
    MAGPIE: 1.0,
}
"""Worth of a rallied Denizen."""
FEW_CARDS = 8
"""Cards of the deck below which none is given away for a Denizen."""
CAUGHT = 2.4
"""Worth of a Nightmare that is caught in the net."""
NEVER = -1_000_000.0
Judged = Callable[[Command[Any]], float]


def welcome(view: View, decision: WelcomeDenizen) -> Judged:
    """Judges the Denizen against the card that it costs, and the card drawn in its place."""
    own, *others = standings(view)
    as_it_is = total((own, *others))
    late = view.deck_count <= FEW_CARDS

    def of(command: Command[Any]) -> float:
        if not isinstance(command, Rally):
            return as_it_is
        left = total(losing((own, *others), command.card))
        return left + HELP[decision.denizen.face] + (HOPELESS if late else 0.0)

    return of


def open_door(view: View, decision: OpenDoor) -> Judged:
    """Judges the ninth Door, and a Key of another place."""
    own, *others = standings(view)
    place = only_place(decision.door)
    gained = 0.0 if place else A_DOOR

    def of(command: Command[Any]) -> float:
        match command:
            case Claim():
                return gained
            case OpenDyed(key=key):
                # What stands is counted by the base game, so only what changes is added.
                after = own.with_door(place) if place else own
                now, then = total((own, *others)), total(losing((after, *others), key))
                return then - now + gained - HELP[DYER]
        return 0.0

    return of


def nightmare(view: View, decision: FaceNightmare) -> Judged:
    """Judges the Ferryman, and the ninth Door given back, besides what stands."""

    def of(command: Command[Any]) -> float:
        match command:
            case Ferry():
                return -HELP[FERRYMAN]
            case LoseDoor(door=door) if only_place(door) is None:
                return -A_DOOR
        return 0.0

    return of


def trio(view: View, decision: CompleteTrio) -> Judged:
    """Judges which Door is found: one of the trio that is needed, else the ninth, else one by the
    Dyer."""
    own = standings(view)[0]
    usual = bool(own.missing[decision.colour]) and holds_door(decision.colour, view)

    def of(command: Command[Any]) -> float:
        match command:
            case Search():
                # A Door of the place can be found by its own cards alone, the ninth by any.
                return 0.0 if usual and own.spare(decision.colour) < TRIO else -0.2
            case SearchBeyond():
                return 0.9 if usual else 1.0
            case SearchDyed(colour=colour):
                return (0.3 if own.missing[colour] else -1.0) - (1.0 if usual else 0.0)
            case TakeDyed(door=door):
                wanted = any(own.missing[place] for place in door.colours)
                return (0.4 if wanted else -1.0) - (1.0 if usual else 0.0)
        return 0.0

    return of


def action(view: View, decision: PlayOrDiscard) -> Judged:
    """Judges help that is asked for before the action, or as the action, against what stands."""
    own, *others = standings(view)
    as_it_is = total((own, *others))
    nightmares = view.unseen.get(NIGHTMARE, 0)
    hidden = max(1, sum(view.unseen.values()))
    expected = min(REACHED, view.deck_count) * nightmares / hidden

    def of(command: Command[Any]) -> float:
        match command:
            case PlayAlike(card=card):
                after = total((own.played(card), *losing(others, card)))
                return after - HELP[MASON]
            case Sweep():
                return as_it_is + reopened(view, own) - HELP[SWEEPER] - LAID[min(own.run, 2)]
            case Kindle():
                return as_it_is + 0.2 if view.deck_count > REACHED else NEVER
            case CastNet():
                return as_it_is + CAUGHT * expected - HELP[FISHER]
            case Trade(card=card):
                gain = best_goods(view, own, card)
                return as_it_is + gain - HELP[PEDLAR]
            case Entrust(card=card):
                key = card is not None and card.kind == KEY
                return as_it_is + 0.1 if key and view.deck_count > FEW_CARDS else NEVER
            case PlayKept(card=card):
                return total((own.played(card), *losing(others, card))) - HELP[MAGPIE]
            case DiscardKept(card=card):
                return total(losing((own, *others), card)) - HELP[MAGPIE]
        return 0.0

    return of


def reopened(view: View, own: Standing) -> float:
    """Returns the worth of the run that lies at the end of the row once it is swept."""
    row = view.cards(owned(ROW, view.active))
    left = row[: len(row) - len(end_of_row(row))]
    open_row = left[min(view.spent[view.active], len(left)) :]
    if not open_row:
        return 0.0
    run = end_of_row(open_row)
    place = only_place(run[-1])
    return LAID[min(len(run), 2)] if place and own.missing[place] else 0.0


def goods(view: View) -> list[Card]:
    """Returns one Location of the discard pile of each face."""
    faces: dict[str, Card] = {}
    for card in view.cards(DISCARD):
        if card.kind in view.kinds and view.kinds[card.kind].fills:
            faces.setdefault(card.face, card)
    return list(faces.values())


def exchanged(own: Standing, given: Card, taken: Card) -> float:
    """Returns the worth of the hand with one card in the place of another, which is lost."""
    without = own.without(given)
    return worth(without.holding(*without.hand, taken))


def best_goods(view: View, own: Standing, given: Card) -> float:
    now = worth(own)
    return max((exchanged(own, given, taken) - now for taken in goods(view)), default=NEVER)


def choose_goods(view: View, decision: ChooseGoods) -> Judged:
    own = standings(view)[0]
    now = worth(own)

    def of(command: Command[Any]) -> float:
        if not isinstance(command, TakeGoods):
            return now
        return exchanged(own, decision.given, command.card)

    return of


def by_lamp(view: View, decision: OrderByLamp) -> Callable[[LayByLamp], float]:
    """Judges an order: what helps most comes first."""
    help_of = help_of_next(view)
    helps = {card: help_of(card) for card in view.prophecy}
    return lambda command: sum(
        n * helps[card] for n, card in zip(SOON, command.order, strict=False)
    )


def catch(view: View, decision: OrderCatch) -> Callable[[LowerCatch], float]:
    """Judges an order: what helps most lies highest."""
    help_of = help_of_next(view)
    helps = {card: 0.0 if card and card.kind == DOOR else help_of(card) for card in view.revealed}
    return lambda command: -sum(n * helps.get(card, 0.0) for n, card in enumerate(command.order))
