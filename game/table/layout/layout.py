"""layout(view, size, arrangement, staging): where every card rests. Pure; the screen follows it."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from game.rules.card import Card, Colour
from game.rules.event import Secret
from game.rules.state import (
    DECK,
    DISCARD,
    DOORS,
    EVERYWHERE,
    HAND,
    LIMBO,
    MARKET,
    REVEALED,
    SHARED,
    Cards,
    Seat,
    owned,
)
from game.rules.view import View
from game.table.layout import spreads
from game.table.layout.arrangement import Arrangement, in_order
from game.table.layout.fans import fanned, held_up, laid_by, lifted_out, prophecy
from game.table.layout.measures import EXPECTED, LEAST_CARD, smallest_text
from game.table.layout.pair import Beside, Facing
from game.table.layout.places import IN_LINE, Places, Size, place_of
from game.table.layout.poses import BACK, Layout, Pose, Sprite
from game.table.layout.spreads import LEAN, askew, sprite_of
from game.table.layout.staged import makes_room, row_spans, stage, staged_card
from game.table.staging import Staging

RISE, RAISED, LARGER = 22, 14, 1.03
"""Rise of a chosen card and of one under the pointer, in design pixels; and the latter's size."""
KNOWN, ON_DECK, LEAST_ON_DECK = 0.36, 0.76, 56
"""Distance between known cards on the deck, by their width: symbol and crest can be seen; their
width by that of the deck, whose rim can be seen around them; and their least width in pixels."""
MARKET_LINE = 8
"""Number of cards in the draft. Each has its place, and the remaining ones stay there."""
NICHE = 3, 8
"""How much further than alone cards of a zone of two players keep off its edges, also where they
lie askew in a pile, in design pixels."""
PILED = 5.0
"""Largest angle of a card on the discard pile or in Limbo, in degrees."""
PILE_EDGE = 7
"""Width that is free on both sides of any other pile, in design pixels: its cards lie askew, and
may have a rim of light."""


KNOWN_LAYOUTS: deque[tuple[View, Staging, Size, Arrangement, Layout]] = deque(maxlen=6)
"""The last layouts that were asked for."""


def layout(view: View, size: Size, arrangement: Arrangement, staging: Staging) -> Layout:
    """Returns where every visible card rests, and keeps that for a while: what comes next can be
    laid out before it is shown."""
    for seen, stages, *how, known in KNOWN_LAYOUTS:
        if seen is view and stages is staging and how == [size, arrangement]:
            return known
    laid = laid_out(view, size, arrangement, staging)
    KNOWN_LAYOUTS.append((view, staging, size, arrangement, laid))
    return laid


def laid_out(view: View, size: Size, arrangement: Arrangement, staging: Staging) -> Layout:
    """Works out where every card rests, zone after zone, the lowest first."""
    places = places_of(view, size, arrangement, staging)
    lifted = lifted_out(view, places, arrangement)
    low = places.strain > 0 and rests(view, staging, arrangement)
    laid = deck(view, places)
    for seat in range(view.seats):
        laid += doors(view, places, seat)
    if view.turn:
        for seat in range(view.seats):
            spans = row_spans(view, places, staging, seat)
            laid += spreads.row(view, places, arrangement, seat, spans)
    laid += pile(view, places, DISCARD, arrangement)
    laid += pile(view, places, LIMBO, arrangement)
    laid += market(view, places, arrangement)
    for name in places.others:
        laid += other(view, places, arrangement, name)
    for name in places.strips:
        laid += spreads.strip(view, name, places, staging.strips[name])
    laid += shared(view, places, arrangement, low)
    for seat in range(view.seats):
        laid += hand(view, places, arrangement, seat, low, staged_card(view, staging) is not None)
    laid += revealed(view, places, arrangement, staging, bool(lifted))
    laid += prophecy(view, places, arrangement, staging)
    sprites = {sprite.key: sprite for sprite in laid}
    for sprite in lifted:
        sprites.pop(sprite.key, None)
        sprites[sprite.key] = sprite
    for z, (key, sprite) in enumerate(sprites.items()):
        # `replace` would take most of the time of a layout.
        pose = sprite.pose
        high = Pose(pose.x, pose.y, pose.width, pose.angle, pose.turn, z)
        sprites[key] = Sprite(key, sprite.card, sprite.zone, high, sprite.owner)
    return Layout(places, sprites, low)


def places_of(view: View, size: Size, arrangement: Arrangement, staging: Staging) -> Places:
    """Returns the table for this view, turned towards its seat unless seats are fixed. A table with
    less room keeps the letters of the window."""
    room = size[0] - arrangement.beside, size[1]
    others = others_of(view, staging, arrangement)
    lines = tuple([name for name in others if lies_in_line(view, name)])
    skylines = tuple([name for name in lines if staging.zone(name).lay_here])
    folded = spared(view, lines, arrangement, staging)
    shown = [name for name in lines if name not in folded]
    piled = piled_in(view, others, lines, staging)
    longest = max((len(view.zones.get(name, ())) for name in shown), default=0)
    standing = not set(skylines).isdisjoint(shown)
    fixed = view.turn == 0 or arrangement.fixed
    letters = arrangement.letters * smallest_text(size) / smallest_text(room)
    kind = Places if view.seats == 1 else Beside if fixed else Facing
    places = kind(
        room,
        lower=view.seat if kind is Facing else 0,
        plays=view.active,
        prices=arrangement.prices,
        gathered=gathers(view, arrangement, staging, others, lines, kind is Beside),
        opened=kind is Beside and letters == 1 and opens(view, arrangement, staging),
        piled=piled,
        unfolded=arrangement.opened
        if arrangement.opened in piled and clear(view, arrangement)
        else "",
        letters=letters,
        above=arrangement.above,
        mirrored=arrangement.left_handed and kind is Places,
        drafting=kind is Beside and view.turn == 0,
        doors=doors_of(view.box, staging.slotted),
        others=others,
        lines=lines,
        lined=IN_LINE if standing else min(IN_LINE, longest),
        skylines=skylines,
        spared=folded,
        hung=tuple([name for name in others if staging.zone(name.partition(":")[0]).hung]),
        strips=tuple([name for name in staging.strips if name in view.table]),
        on_demand_zones=tuple([name for name in staging.on_demand_zones if name in view.table]),
    )
    return measured(places)


def gathers(
    view: View,
    arrangement: Arrangement,
    staging: Staging,
    others: Sequence[str],
    lines: Sequence[str],
    beside: bool,
) -> bool:
    """Returns whether lines make way for a card that takes the light: where letters are usual and
    the decision is not about them, and, if they lie between two players, where nothing else
    does."""
    usual = arrangement.letters == 1 and view.turn > 0 and bool(lines)
    free = usual and set(lines).isdisjoint(staging.decision(view.pending).about)
    room = not beside or len(lines) == len(others)
    return free and room and staged_card(view, staging) is not None


def opens(view: View, arrangement: Arrangement, staging: Staging) -> bool:
    """Returns whether a book beside the piles, which is folded in usual letters, is opened: where
    the decision is about its cards, or where a player wants it while nothing else comes up over the
    rows."""
    about = not set(staging.strips).isdisjoint(staging.decision(view.pending).about)
    return about or (bool(arrangement.opened) and clear(view, arrangement))


def clear(view: View, arrangement: Arrangement) -> bool:
    """Returns whether nothing has come up over the rows, so that a book may be opened there."""
    return not (view.cards(REVEALED) or held_up(view, arrangement.ranking))


def measured(places: Places) -> Places:
    """Returns one table for all that are equal, so that each is measured once."""
    how = places.plays, places.gathered, places.prices
    return _measured(places, *how, places.opened, places.unfolded)


@lru_cache(maxsize=8)
def _measured(
    places: Places, plays: Seat, gathered: bool, prices: int, opened: bool, unfolded: str
) -> Places:
    return places


@lru_cache(maxsize=8)
def doors_of(box: Cards, slotted: frozenset[str]) -> tuple[int, ...]:
    """Returns how many Doors of a box each place has, and last those of no single place."""
    counts = [0] * (len(Colour) + 1)
    for card in box:
        counts[place_of(card.colours)] += card.kind in slotted
    return tuple(counts)


def others_of(view: View, staging: Staging, arrangement: Arrangement) -> tuple[str, ...]:
    """Returns the zones of this game that have no place on any table, for each seat. A zone takes
    room while cards lie there, or while it would take what is chosen; and always if its row tells
    what is laid there by hand."""
    offered = {name.partition(".")[0] for name in arrangement.offered}
    others: list[str] = []
    for name, zone in view.table.items():
        if name in EVERYWHERE or name in staging.apart:
            continue
        always = staging.zone(name).lay_here or staging.zone(name).hung
        names = [owned(name, seat) for seat in range(view.seats)] if zone.owned else [name]
        others += [name for name in names if always or view.zones.get(name) or name in offered]
    return tuple(others)


def piled_in(
    view: View, others: Sequence[str], lines: Sequence[str], staging: Staging
) -> tuple[str, ...]:
    """Returns the zones of one who plays alone whose own cards lie in a pile, with one whole card
    on top: where there are more than lie at their ease, or beside a book, where there is only room
    for one."""
    if view.seats > 1:
        return ()
    whole = EXPECTED if set(staging.strips).isdisjoint(view.table) else 1
    found = []
    for name in (name for name in others if name not in lines and not staging.zone(name).hung):
        zone, cards = view.table[name.partition(":")[0]], view.zones.get(name, ())
        if zone.owned and zone.lies != "pile" and None not in cards and len(cards) > whole:
            found.append(name)
    return tuple(found)


def spared(
    view: View, lines: Sequence[str], arrangement: Arrangement, staging: Staging
) -> tuple[str, ...]:
    """Returns the lines that can make room for the others, if there are several: all but those that
    the decision is about, or where a card of a hand that is seen belongs, or else a skyline."""
    about = staging.decision(view.pending).about
    hands = [card.kind for seat in range(view.seats) for card in view.cards(owned(HAND, seat))]
    built = [name for name, line in staging.skylines.items() if line.kind in hands]
    chosen = [name.partition(".")[0] for name in arrangement.offered]
    flat = [name for name in lines if name not in staging.skylines]
    for needed in (chosen, about, built, flat):
        if shown := [name for name in lines if name in needed]:
            return tuple([name for name in lines if name not in shown])
    return ()


def lies_in_line(view: View, name: str) -> bool:
    """Returns whether such a zone is everybody's and lies in a row."""
    zone = view.table.get(name)
    return zone is not None and zone.lies == "row" and not zone.owned


def deck(view: View, places: Places) -> list[Sprite]:
    """Returns the back of the deck and the known cards on it, the next one on top."""
    rect, known, sprites = places.zones[DECK], view.known_top, []
    if view.deck_count > len(known):
        sprites.append(Sprite(f"{BACK}.{DECK}", None, DECK, Pose(*rect.centre, rect.w, turn=0.0)))
    width = min(rect.w, max(places.least(LEAST_ON_DECK), rect.w * ON_DECK))
    (right, down), step = places.known_towards, width * KNOWN
    x, y = rect.centre
    if right:
        room = (places.beyond_deck or rect.x) + (rect.w - width) / 2
        step = min(step, (room - places.px(6)) / max(1, len(known) - 1))
        if places.beyond_deck:
            # What tells cards apart is at their left: the last one lies on the deck.
            x += step * max(0, len(known) - 1)
    for depth in range(len(known) - 1, -1, -1):
        pose = Pose(x + right * depth * step, y + down * depth * step, width)
        sprites.append(Sprite(known[depth].id, known[depth], DECK, pose))
    return sprites


def doors(view: View, places: Places, seat: Seat) -> list[Sprite]:
    """Returns each gained Door in the first free slot of its place, the last of a place lowest."""
    gained: dict[int, list[Card]] = {}
    for door in view.doors[seat]:
        gained.setdefault(place_of(door.colours), []).append(door)
    sprites = []
    for place, here in sorted(gained.items()):
        for copy in range(len(here) - 1, -1, -1):
            slot = places.door_slot(place, copy, seat)
            pose = Pose(*slot.centre, slot.w)
            sprites.append(Sprite(here[copy].id, here[copy], DOORS, pose, seat))
    return sprites


def pile(view: View, places: Places, zone: str, arrangement: Arrangement) -> list[Sprite]:
    """The uppermost cards of a pile, which leans towards a card that would be laid on it."""
    rect, sprites = places.zones[zone], []
    lean = LEAN if arrangement.toward == zone else 0.0
    for card in view.cards(zone)[-spreads.COVERED :]:
        pose = Pose(*rect.centre, rect.w, askew(card.id) * PILED + lean)
        sprites.append(Sprite(card.id, card, zone, pose))
    return sprites


def market(view: View, places: Places, arrangement: Arrangement) -> list[Sprite]:
    """Returns the cards of the draft, in a line with gaps where others were taken."""
    sprites = []
    for card in view.market:
        rect = places.zones[MARKET]
        pitch = rect.w / MARKET_LINE
        x = rect.x + (view.laid_out.index(card) + 0.5) * pitch
        width = max(places.least(LEAST_CARD), min(places.px(170), pitch * 0.92))
        pose = Pose(x, rect.centre[1], width)
        # A risen card must not cover the number of Doors above.
        free = max(0.0, (rect.h - pose.height) / 2 - places.px(6))
        sprites.append(Sprite(card.id, card, MARKET, risen(pose, card, arrangement, places, free)))
    return sprites


def other(view: View, places: Places, arrangement: Arrangement, name: str) -> list[Sprite]:
    """Returns the cards of a zone without a place: in a pile, a row or a fan, as its row says."""
    zone, _, seat = name.partition(":")
    owner, whole, lies = int(seat) if seat else None, places.zones[name], view.table[zone].lies
    rect = replace(whole, h=places.above_name(whole) - whole.y)
    if view.seats > 1:
        rect = rect.grown(-places.px(NICHE[lies == "pile"]))
    cards = view.zones.get(name, ())
    if name in places.folded:
        return spreads.heaped(cards, name, replace(whole, w=min(whole.w, whole.h)))
    if name in places.lines:
        return spreads.line(cards, zone, places, arrangement.offered)
    if name in places.hung:
        return spreads.hung(cards, zone, whole, view.kinds)
    if name == places.unfolded:
        return spreads.unfolded(cards, zone, places, owner)
    beside = places.px(PILE_EDGE)
    narrow = replace(rect, x=rect.x + beside, w=rect.w - 2 * beside)
    if name in places.piled:
        return spreads.piled(view.cards(name), zone, narrow, arrangement, owner)
    if lies == "pile":
        lean = LEAN if arrangement.toward == name else 0.0
        return spreads.heaped(cards, zone, narrow, lean, owner)
    return spreads.spread(cards, zone, rect, spreads.TURNED if lies == "fan" else 0.0, owner)


def shared(view: View, places: Places, arrangement: Arrangement, low: bool) -> list[Sprite]:
    sprites = []
    for i, card in enumerate(view.shared):
        pose = Pose(*places.shared_place(i, low), places.hand_width)
        sprites.append(Sprite(card.id, card, SHARED, risen(pose, card, arrangement, places)))
    return sprites


def rests(view: View, staging: Staging, arrangement: Arrangement) -> bool:
    """Returns whether no card of the hand is asked for, so that the hand can make room for a prompt
    in very large letters."""
    shines = staging.decision(view.pending).shines is not None
    return shines or held_up(view, arrangement.ranking)


def risen(
    pose: Pose, card: Card | None, arrangement: Arrangement, places: Places, most: float = math.inf
) -> Pose:
    """Returns a pose that is higher if the card is chosen, and a little higher and larger under the
    pointer; by at most `most` pixels."""
    if card is not None and card.id == arrangement.selected:
        return Pose(pose.x, pose.y - min(most, places.px(RISE)), pose.width, pose.angle)
    if card is not None and card.id == arrangement.raised:
        high = pose.y - min(most, places.px(RAISED))
        return Pose(pose.x, high, pose.width * LARGER, pose.angle)
    return pose


def hand(
    view: View, places: Places, arrangement: Arrangement, seat: Seat, low: bool, staged: bool
) -> list[Sprite]:
    """Returns a slight fan in its owner's order, or a stack beside the table. While a card is
    `staged` that may take the whole hand, this makes room for its handle."""
    cards = hand_of(view, arrangement, seat)
    away = places.from_handle(len(cards)) if staged and cards else 0.0
    straight, width, sprites = places.stacked(seat), places.card_width(seat), []
    for i, card in enumerate(cards):
        angle = 0.0 if straight else -2.0 * (i - (len(cards) - 1) / 2)
        x, y = places.hand_place(seat, i, len(cards), low)
        pose = Pose(x + away, y, width, angle)
        sprites.append(sprite_of(card, HAND, i, risen(pose, card, arrangement, places), seat))
    return sprites


def hand_of(view: View, arrangement: Arrangement, seat: Seat) -> Secret:
    """Returns the cards of a seat as they lie. If some are unknown, nobody has put them in order:
    they lie together under one cloth."""
    zone = owned(HAND, seat)
    known = view.cards(zone)
    unknown = len(view.zones.get(zone, ())) - len(known)
    return (*known, *(None,) * unknown) if unknown else in_order(known, arrangement.order)


def revealed(
    view: View, places: Places, arrangement: Arrangement, staging: Staging, lifted: bool
) -> list[Sprite]:
    """Returns the Door or Nightmare that is being met; several cards in a fan. It makes room for
    others that are held up or `lifted` out of their zone."""
    cards, sprites, dark = view.cards(REVEALED), [], staged_card(view, staging)
    aside = makes_room(view, staging)
    aside |= len(cards) == 1 and bool(view.prophecy or (lifted and dark is None))
    for i, card in enumerate(cards):
        if aside:
            pose = laid_by(places, i)
        elif len(cards) > 1:
            pose = fanned(card, places, arrangement, i, len(cards))
        else:
            rect = stage(places) if card is dark else places.met
            pose = Pose(*rect.centre, rect.w)
        sprites.append(Sprite(card.id, card, REVEALED, pose))
    return sprites


def hand_index(places: Places, seat: Seat, x: float, count: int) -> int:
    """Returns the place in a seat's hand that is nearest to this x."""
    away = [abs(places.hand_place(seat, i, count, False)[0] - x) for i in range(count)]
    return away.index(min(away))
