"""What a click on a card or a zone means."""

from __future__ import annotations

from game.rules.state import DECK, HAND, REVEALED, Cards, owned
from game.table.hands.things import Thing
from game.table.sitting import Sitting


def choose(sitting: Sitting, thing: Thing) -> bool:
    """A click on a card or a zone; whether it meant anything."""
    ranking, selected = sitting.ranking, sitting.selected
    if sitting.by_hand.laid and thing.zone == DECK:
        sitting.by_hand.draw()
    elif ranking is not None and thing.card is not None and sitting.reach.is_ranked(thing):
        sitting.arranging.rank(ranking.choosing(thing.card))
    elif goal := sitting.reach.goal(selected, thing):
        sitting.lay(selected, goal)
    elif sitting.reach.is_grip(thing):
        grip = sitting.reach.grip(thing)
        sitting.arranging.select(grip, sitting.reach.targets(grip))
    elif selected and thing.zone == owned(HAND, sitting.seat):
        sitting.arranging.select("")
    elif selected and thing.lies_in:
        sitting.lay(selected, thing.lies_in)
    else:
        touch(sitting, thing)
        return False
    return True


def choices(sitting: Sitting) -> Cards:
    """The cards among which one chooses, as they lie: those that are put in order, those that are
    shown or laid out of which one may be taken, or those of the hand."""
    if sitting.ranking is not None:
        return sitting.ranking.order
    hand, view = owned(HAND, sitting.seat), sitting.view
    taken = sitting.reach.lifted_to(hand) if sitting.drafting else ()
    shown, grips = view.cards(REVEALED), [lay.grip for lay in sitting.reach.lays]
    if len(shown) > 1 and any(card.id in grips for card in shown):
        return shown
    lying = (card for zone in view.zones for card in view.cards(zone) if card.id in taken)
    return tuple(lying) or sitting.playable


def touch(sitting: Sitting, thing: Thing) -> bool:
    """Something is taken that cannot be lifted; whether it is a card of the partner's hand."""
    if thing.role != "card" or thing.lies_in != owned(HAND, 1 - sitting.seat):
        return False
    sitting.refused, sitting.astray = None, thing.lies_in
    return True
