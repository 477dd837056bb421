"""The meaning of a click on a card or a zone."""

from __future__ import annotations

from dataclasses import replace

from game.rules.state import DECK, FORESIGHT, HAND, REVEALED, Cards, owned
from game.table.acts import Act, Draw, Lay
from game.table.hands.things import Thing
from game.table.layout.arrangement import Arrangement
from game.table.session import TableSession

Meant = tuple[Arrangement, Act | None]
"""The new arrangement, and the act, if any."""


def meant_by(table: TableSession, thing: Thing) -> Meant | None:
    """Returns what a click on a card or a zone means; None if it means nothing."""
    now, ranking, drops = table.arrangement, table.ranking, table.drops
    if table.laid and thing.zone == DECK:
        return now, Draw()
    if ranking is not None and thing.card is not None and drops.is_ranked(thing):
        return replace(now, ranking=ranking.choosing(thing.card)), None
    if goal := drops.goal(now.selected, thing):
        return now, Lay(now.selected, goal)
    if drops.is_grip(thing):
        grip = drops.grip(thing)
        return now.selecting(grip, drops.targets(grip)), None
    if now.selected and thing.zone == owned(HAND, table.seat):
        return now.selecting(""), None
    if now.selected and thing.lies_in:
        return now, Lay(now.selected, thing.lies_in)
    return None


def choices(table: TableSession) -> Cards:
    """Returns the cards among which the player chooses, as they lie: those that are put in order,
    revealed ones or ones that are looked at, those of a zone of which one may be taken, or those of
    the hand."""
    if table.ranking is not None:
        return table.ranking.order
    hand, view = owned(HAND, table.seat), table.view
    taken = table.drops.lifted_to(hand) if table.drafting else ()
    grips = [lay.grip for lay in table.drops.lays]
    for shown in view.cards(REVEALED), view.cards(owned(FORESIGHT, table.seat)):
        if len(shown) > 1 and any(card.id in grips for card in shown):
            return shown
    lying = (card for zone in view.zones for card in view.cards(zone) if card.id in taken)
    return tuple(lying) or table.playable
