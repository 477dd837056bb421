"""Markers that two players lay to point at what both can see. They are no events of the game: they
go when the turn ends, and nothing of them is kept."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.rules.card import Colour
from game.rules.state import DECK, DOORS, Seat, owned
from game.rules.view import View
from game.table.hands.gestures import zone_id
from game.table.hands.things import Thing
from game.table.layout.places import Places
from game.table.party import Party
from game.words import Names, Words

MOST = 3
"""Markers that one player may have on the table; one more takes the first one away."""
SLOT = "slot."
TOKEN = "button.marker."


def may_point(party: Party | None, wanted: bool) -> bool:
    """Whether there are markers: `wanted` is what is set. Who agreed to be silent has none."""
    return party is not None and party.talk != "silence" and wanted


def token(seat: Seat) -> str:
    """The id of what a player takes to point."""
    return f"{TOKEN}{seat}"


@dataclass(frozen=True)
class Marker:
    """Whose it is, the id of the thing on which it lies, and the zone where that was."""

    seat: Seat
    target: str
    zone: str


class Pointing:
    """The markers on the table. `taken` is the seat whose marker is in hand, if one is."""

    def __init__(self) -> None:
        self.taken: Seat | None = None
        self._laid: tuple[Marker, ...] = ()
        self._when = -1, -1

    def take(self, seat: Seat) -> None:
        """A marker is taken in hand; if it was, it is put back."""
        self.taken = seat if self.taken != seat else None

    def put_back(self) -> None:
        """None is in hand."""
        self.taken = None

    def clear(self) -> None:
        """None is in hand, and none lies anywhere."""
        self.taken, self._laid = None, ()

    def lay(self, thing: Thing | None, view: View) -> bool:
        """What is in hand is laid there, or taken away if it lay there already; whether anything
        was in hand. On what not both can see it is put back."""
        seat, self.taken = self.taken, None
        if seat is None:
            return False
        target = pointed_at(thing, view) if thing else None
        if target is None:
            return True
        marker, laid = Marker(seat, *target), self.shown(view)
        kept = [other for other in laid if other != marker]
        if marker not in laid:
            own = [other for other in kept if other.seat == seat]
            too_many = own[: max(0, len(own) - MOST + 1)]
            kept = [*(other for other in kept if other not in too_many), marker]
        self._laid, self._when = tuple(kept), (view.turn, view.active)
        return True

    def shown(self, view: View) -> tuple[Marker, ...]:
        """The markers of this turn that lie on what still lies where it lay."""
        if self._when != (view.turn, view.active):
            return ()
        return tuple(marker for marker in self._laid if stays(marker, view))


def stays(marker: Marker, view: View) -> bool:
    """Whether what it lies on still is where it was: places are."""
    cards = {card.id for card in view.box}
    there = (card.id for card in view.cards(marker.zone) if both_see(card.id, marker.zone, view))
    return marker.target not in cards or marker.target in there


def both_see(card: str, zone: str, view: View) -> bool:
    """Whether both players know a card, by its id, that lies there."""
    seen = view.table[zone.partition(":")[0]].seen
    if seen == "owner":
        return view.visibility == "open" or card in {known.id for known in view.known_to_both}
    return seen == "all"


def pointed_at(thing: Thing, view: View) -> tuple[str, str] | None:
    """What a marker marks that is laid on a thing, and its zone: a card of a pile is the pile.
    None if it is not for both to see."""
    if thing.id.startswith(SLOT):
        return thing.id, thing.lies_in
    if thing.role == "zone":
        return (thing.id, thing.zone) if is_place(thing.zone, view) else None
    if thing.role != "card":
        return None
    if thing.card is None:
        return (zone_id(DECK), DECK) if thing.zone == DECK else None
    zone = next((name for name in view.zones if thing.card in view.cards(name)), "")
    if not zone:
        return None
    if view.table[zone.partition(":")[0]].lies == "pile":
        return zone_id(zone), zone
    return (thing.id, zone) if both_see(thing.id, zone, view) else None


def is_place(zone: str, view: View) -> bool:
    """Whether one may point at a zone as a whole, a pile or a row; where cards lie side by side
    its middle would be one of them, and of Doors each slot is a place."""
    row = view.table.get(zone.partition(":")[0])
    return row is not None and row.lies != "fan" and row.seen != "owner"


def slots(places: Places, words: Words, names: Names | None) -> Iterator[Thing]:
    """The slots for Doors, as things to point at."""
    for seat in range(2):
        zone = owned(DOORS, seat)
        for place, colour in enumerate(Colour):
            told = words.say(
                "{caption}: {content}", caption=words.zone(zone, names), content=words.place(colour)
            )
            rect = places.door_slot(place, 0, seat)
            yield Thing(f"{SLOT}{seat}.{colour.value}", "zone", told, rect, DOORS, owner=seat)
