"""evolve(state, event): the state after a fact. One small function an event, and no choices."""

from collections.abc import Callable
from typing import TypeVar

from game.rules import events as e
from game.rules.state import (
    DECK,
    DISCARD,
    DOORS,
    HAND,
    LIMBO,
    PROPHECY,
    REVEALED,
    ROW,
    SHARED,
    State,
    owned,
    replace,
)

E = TypeVar("E", bound=e.Event)
AFTER: dict[type[e.Event], Callable[..., State]] = {}


def evolve(state: State, event: e.Event) -> State:
    """The state after the event. Raises KeyError for an unknown kind of event."""
    return AFTER[type(event)](state, event)


def after(kind: type[E]) -> Callable[[Callable[[State, E], State]], Callable[[State, E], State]]:
    """Marks the function of one kind of event."""

    def register(function: Callable[[State, E], State]) -> Callable[[State, E], State]:
        AFTER[kind] = function
        return function

    return register


def unchanged(state: State, event: e.Event) -> State:
    """For facts that move nothing."""
    return state


AFTER[e.SearchFailed] = unchanged
AFTER[e.SearchDeclined] = unchanged


@after(e.GameStarted)
def game_started(state: State, event: e.GameStarted) -> State:
    return replace(
        state,
        seats=event.seats,
        first_seat=event.first_seat,
        active=event.first_seat,
        seed=event.seed,
        visibility=event.visibility,
        spent=(0,) * event.seats,
        known_top=((),) * event.seats,
    )


@after(e.DeckShuffled)
def deck_shuffled(state: State, event: e.DeckShuffled) -> State:
    return replace(
        state,
        zones={**state.zones, DECK: event.order},
        shuffles=state.shuffles + 1,
        known_top=((),) * state.seats,
    )


@after(e.LocationDrawn)
def location_drawn(state: State, event: e.LocationDrawn) -> State:
    place = {HAND: owned(HAND, event.seat)}.get(event.zone, event.zone)
    return state.drew(place, event.card)


@after(e.CardSetAside)
def card_set_aside(state: State, event: e.CardSetAside) -> State:
    return state.drew(LIMBO, event.card)


@after(e.LimboReturned)
def limbo_returned(state: State, event: e.LimboReturned) -> State:
    return state.moved(DECK, *state.limbo)


@after(e.CardDrafted)
def card_drafted(state: State, event: e.CardDrafted) -> State:
    moved = state.moved(owned(HAND, event.seat), event.card)
    next_seat = (event.seat + 1) % state.seats
    return replace(moved, shown=state.shown | {event.card}, active=next_seat)


@after(e.MarketShared)
def market_shared(state: State, event: e.MarketShared) -> State:
    return state.moved(SHARED, *event.cards)


@after(e.TurnBegan)
def turn_began(state: State, event: e.TurnBegan) -> State:
    return replace(state, active=event.seat, turn=event.number)


@after(e.CardPlayed)
def card_played(state: State, event: e.CardPlayed) -> State:
    return state.moved(owned(ROW, event.seat), event.card)


@after(e.TrioCompleted)
def trio_completed(state: State, event: e.TrioCompleted) -> State:
    at = event.seat
    spent = (*state.spent[:at], len(state.row(at)), *state.spent[at + 1 :])
    return replace(state, spent=spent)


@after(e.CardDiscarded)
def card_discarded(state: State, event: e.CardDiscarded) -> State:
    return state.moved(DISCARD, event.card)


@after(e.CardsSwapped)
def cards_swapped(state: State, event: e.CardsSwapped) -> State:
    place = owned(HAND, event.seat)
    other = {event.personal: event.shared, event.shared: event.personal}
    swapped = {name: tuple(other.get(c, c) for c in state.zone(name)) for name in (place, SHARED)}
    return replace(state, zones={**state.zones, **swapped}, shown=state.shown | {event.shared})


@after(e.ProphecySeen)
def prophecy_seen(state: State, event: e.ProphecySeen) -> State:
    return state.drew(owned(PROPHECY, event.seat), *event.cards)


@after(e.ProphecyDiscarded)
def prophecy_discarded(state: State, event: e.ProphecyDiscarded) -> State:
    return state.moved(DISCARD, event.card)


@after(e.CardsReturned)
def cards_returned(state: State, event: e.CardsReturned) -> State:
    known = tuple(
        event.order + known if state.sees(viewer, event.seat) else ()
        for viewer, known in enumerate(state.known_top)
    )
    return replace(state.moved(DECK, *event.order, top=True), known_top=known)


@after(e.DoorDrawn)
def door_drawn(state: State, event: e.DoorDrawn) -> State:
    return state.drew(REVEALED, event.door)


@after(e.NightmareDrawn)
def nightmare_drawn(state: State, event: e.NightmareDrawn) -> State:
    return state.drew(REVEALED, event.card)


@after(e.KeyDiscarded)
def key_discarded(state: State, event: e.KeyDiscarded) -> State:
    return state.moved(DISCARD, event.key)


@after(e.DoorGained)
def door_gained(state: State, event: e.DoorGained) -> State:
    known = tuple(tuple(card for card in top if card is not event.door) for top in state.known_top)
    return replace(state.moved(owned(DOORS, event.seat), event.door), known_top=known)


@after(e.DoorMissed)
def door_missed(state: State, event: e.DoorMissed) -> State:
    return state.moved(LIMBO, event.door)


@after(e.DoorLost)
def door_lost(state: State, event: e.DoorLost) -> State:
    return state.moved(LIMBO, event.door)


@after(e.TopDiscarded)
def top_discarded(state: State, event: e.TopDiscarded) -> State:
    return state.drew(DISCARD, event.card)


@after(e.HandDiscarded)
def hand_discarded(state: State, event: e.HandDiscarded) -> State:
    return state.moved(DISCARD, *event.cards)


@after(e.NightmareDiscarded)
def nightmare_discarded(state: State, event: e.NightmareDiscarded) -> State:
    return state.moved(DISCARD, event.card)


@after(e.GameWon)
def game_won(state: State, event: e.GameWon) -> State:
    return replace(state, agenda=(), result="won")


@after(e.GameLost)
def game_lost(state: State, event: e.GameLost) -> State:
    return replace(state, agenda=(), result="lost")


@after(e.Answered)
def answered(state: State, event: e.Answered) -> State:
    return replace(state, agenda=state.agenda[1:])


@after(e.Awaiting)
def awaiting(state: State, event: e.Awaiting) -> State:
    return replace(state, agenda=event.agenda)
