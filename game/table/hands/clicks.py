"""What a click on a card or a zone means."""

from __future__ import annotations

from game.rules.state import DECK, HAND, REVEALED, Cards, owned
from game.table.hands.things import Thing
from game.table.session import TableSession


def choose(session: TableSession, thing: Thing) -> bool:
    """A click on a card or a zone; whether it meant anything."""
    ranking, selected = session.ranking, session.selected
    if session.by_hand.laid and thing.zone == DECK:
        session.by_hand.draw()
    elif ranking is not None and thing.card is not None and session.drops.is_ranked(thing):
        session.arranging.rank(ranking.choosing(thing.card))
    elif goal := session.drops.goal(selected, thing):
        session.lay(selected, goal)
    elif session.drops.is_grip(thing):
        grip = session.drops.grip(thing)
        session.arranging.select(grip, session.drops.targets(grip))
    elif selected and thing.zone == owned(HAND, session.seat):
        session.arranging.select("")
    elif selected and thing.lies_in:
        session.lay(selected, thing.lies_in)
    else:
        touch(session, thing)
        return False
    return True


def choices(session: TableSession) -> Cards:
    """The cards among which one chooses, as they lie: those that are put in order, those that are
    shown or laid out of which one may be taken, or those of the hand."""
    if session.ranking is not None:
        return session.ranking.order
    hand, view = owned(HAND, session.seat), session.view
    taken = session.drops.lifted_to(hand) if session.drafting else ()
    shown, grips = view.cards(REVEALED), [lay.grip for lay in session.drops.lays]
    if len(shown) > 1 and any(card.id in grips for card in shown):
        return shown
    lying = (card for zone in view.zones for card in view.cards(zone) if card.id in taken)
    return tuple(lying) or session.playable


def touch(session: TableSession, thing: Thing) -> bool:
    """Something is taken that cannot be lifted; whether it is a card of the partner's hand."""
    if thing.role != "card" or thing.lies_in != owned(HAND, 1 - session.seat):
        return False
    session.refused, session.astray = None, thing.lies_in
    return True
