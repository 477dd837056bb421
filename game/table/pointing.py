"""Markers that two players lay to point at what both can see, with or without a wish. They are no
events of the game. Each goes when the next turn of its owner begins, and none is kept."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Literal

from game.rules.card import Colour
from game.rules.state import DECK, DOORS, Seat, owned
from game.rules.view import View
from game.table.hands.gestures import zone_id
from game.table.hands.things import Thing
from game.table.layout.places import Places, Point
from game.table.party import Party
from game.words import Names, Words, msgid

MOST = 3
"""Markers that one player may have on the table; one more takes the first one away."""
SLOT = "slot."
TOKEN, SIGN = "button.marker.", "button.sign."
Meaning = Literal["look", "leave", "help"]
"""Meaning of a marker: only a look, or a wish."""
MEANINGS: Mapping[Meaning, str] = {
    "look": msgid("Just look at this"),
    "leave": msgid("Please leave this"),
    "help": msgid("This would help me"),
}


def may_point(party: Party | None, wanted: bool) -> bool:
    """Returns whether there are markers: if they are wanted and there is no silence."""
    return party is not None and party.talk != "silence" and wanted


def token(seat: Seat) -> str:
    """Returns the id of the marker that a player takes."""
    return f"{TOKEN}{seat}"


@dataclass(frozen=True)
class Marker:
    """The seat that owns it, the id of the thing on which it lies, the zone of that thing, and the
    meaning. It lies there `since` a moment of the game, and before the moment `until`."""

    seat: Seat
    target: str
    zone: str
    since: int
    until: int
    meaning: Meaning = "look"


def moment(view: View) -> int:
    """Returns the number of drafted cards and begun turns: after each the other goes on (R33,
    R35)."""
    return view.turn + len(view.laid_out) - len(view.market)


@dataclass(frozen=True)
class Markers:
    """The markers on the table are `laid`. `taken` is the seat whose marker is in hand, or None,
    and `carried` its place while it is dragged. `asks` as long as the owner of the last marker may
    still say what it means."""

    taken: Seat | None = None
    carried: Point | None = None
    asks: bool = False
    laid: tuple[Marker, ...] = ()

    def taking(self, seat: Seat) -> Markers:
        """Takes a marker in hand, or puts it back."""
        return replace(self, taken=seat if self.taken != seat else None)

    @property
    def put_back(self) -> Markers:
        """The markers with none in hand."""
        return replace(self, taken=None, carried=None)

    def meaning(self, meaning: Meaning) -> Markers:
        """Gives the last marker a meaning."""
        last = (replace(one, meaning=meaning) for one in self.laid[-1:])
        return replace(self, asks=False, laid=(*self.laid[:-1], *last))

    def laying(self, thing: Thing | None, view: View) -> Markers:
        """Lays the marker in hand on a thing, or takes it away if it lay there. On what not both
        players can see it is put back."""
        seat, left = self.taken, self.put_back
        target = pointed_at(thing, view) if thing else None
        if seat is None or target is None:
            return left
        laid, now = self.shown(view), moment(view)
        key, zone = target
        kept = [other for other in laid if (other.seat, other.target) != (seat, key)]
        asks = len(kept) == len(laid)
        if asks:
            own = [other for other in kept if other.seat == seat]
            too_many = own[: max(0, len(own) - MOST + 1)]
            until = now + (2 if seat == view.active else 1)
            kept = [other for other in kept if other not in too_many]
            kept.append(Marker(seat, key, zone, now, until))
        return replace(left, asks=asks, laid=tuple(kept))

    def shown(self, view: View) -> tuple[Marker, ...]:
        """Returns the markers that still lie on what they were laid on."""
        if not self.laid:
            return ()
        now = moment(view)
        lasting = (marker for marker in self.laid if marker.since <= now < marker.until)
        return tuple(marker for marker in lasting if stays(marker, view))


def stays(marker: Marker, view: View) -> bool:
    """Returns whether the card under a marker still lies where it was. Places stay."""
    cards = {card.id for card in view.box}
    there = (card.id for card in view.cards(marker.zone) if both_see(card.id, marker.zone, view))
    return marker.target not in cards or marker.target in there


def both_see(card: str, zone: str, view: View) -> bool:
    """Returns whether both players know the card of this id that lies there."""
    seen = view.table[zone.partition(":")[0]].seen
    if seen == "owner":
        return view.visibility == "open" or card in {known.id for known in view.known_to_both}
    return seen == "all"


def pointed_at(thing: Thing, view: View) -> tuple[str, str] | None:
    """Returns the target and the zone of a marker on a thing; a card of a pile stands for the pile.
    Returns None if not both can see it."""
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
    """Returns whether one may point at a whole zone: a pile or a row. The middle of cards side by
    side would be one of them; of Doors each slot is a place."""
    row = view.table.get(zone.partition(":")[0])
    return row is not None and row.lies != "fan" and row.seen != "owner"


def slots(places: Places, words: Words, names: Names | None) -> Iterator[Thing]:
    """Yields the slots for Doors as things to point at."""
    for seat in range(2):
        zone = owned(DOORS, seat)
        for place, colour in enumerate(Colour):
            told = words.say(
                "{caption}: {content}", caption=words.zone(zone, names), content=words.place(colour)
            )
            rect = places.door_slot(place, 0, seat)
            yield Thing(f"{SLOT}{seat}.{colour.value}", "zone", told, rect, DOORS, owner=seat)
