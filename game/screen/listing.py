"""Lists what lies on the table: what the pointer hits, the focus stands on, and is described."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from game.rules.state import DECK, DISCARD, DOORS, HAND, LIMBO, PROPHECY, REVEALED, ROW, owned
from game.screen.tabletop import Scenery
from game.table.director import Director
from game.table.gestures import HAND_GRIP, zone_id
from game.table.layout import RISE
from game.table.places import Rect
from game.table.poses import Pose, Sprite
from game.table.things import Face, Thing
from game.words import Words

ZONES = (owned(DOORS, 0), DECK, owned(ROW, 0), DISCARD, LIMBO, owned(HAND, 0))
PILES = DECK, DISCARD, LIMBO
BESIDE = 24
"""A pile can be touched this far beside its cards, by the design."""


def things(director: Director, scenery: Scenery, words: Words) -> Iterator[Thing]:
    """What one can point at or read, the lowest first."""
    view, places = director.view, director.layout.places
    zones = (*ZONES, REVEALED) if view.cards(REVEALED) else ZONES
    for zone in zones:
        key = zone_id(zone)
        rect = places.zones[zone].grown(places.px(BESIDE) if zone in PILES else 0)
        if key == HAND_GRIP and HAND_GRIP in scenery.lit:
            rect = places.hand_handle
        yield Thing(key, "zone", words.zone(zone), rect, zone, state=zone_state(zone, scenery))
    for sprite, pose in director.sprites:
        thing = card_thing(sprite, pose, scenery, words)
        up = thing.id in (director.arrangement.selected, director.arrangement.raised)
        if up and sprite.zone in (HAND, PROPHECY):
            # Where it lay it can still be touched, or it would slip away from under the pointer.
            thing = replace(thing, foot=places.px(RISE))
        yield thing
    yield from texts(director, scenery, words)
    for button in (*scenery.buttons, *scenery.prompt.all_buttons):
        yield button.thing


def with_focus(things: Iterable[Thing], focused: Thing | None) -> list[Thing]:
    """The same things; the one in focus says so."""
    here = focused.id if focused else ""
    return [replace(t, state=(*t.state, "focused")) if t.id == here else t for t in things]


def zone_state(zone: str, scenery: Scenery) -> tuple[str, ...]:
    """Whether the chosen card may be laid there, and whether it can itself be laid elsewhere."""
    states = {
        "legal": zone in scenery.targets,
        "grip": zone_id(zone) in scenery.lit,
        "selected": zone_id(zone) == scenery.selected,
    }
    return tuple(state for state, holds in states.items() if holds)


def card_thing(sprite: Sprite, pose: Pose, scenery: Scenery, words: Words) -> Thing:
    """A card as it lies now."""
    told, card = scenery.told, sprite.card
    states = {
        "legal": sprite.key in scenery.lit,
        "selected": sprite.key == scenery.selected,
        "discarded": told is not None and card is told.discard and card is not None,
        "ordered": told is not None and told.discard is not None and card in told.settled,
    }
    zone = REVEALED if sprite.zone == PROPHECY else sprite.zone
    rect = Rect.around((pose.x, pose.y), pose.width, pose.height)
    return Thing(
        sprite.key,
        "card",
        words.card(card),
        rect,
        zone,
        face(sprite),
        tuple(state for state, holds in states.items() if holds),
        pose.angle,
        card,
    )


def face(sprite: Sprite) -> Face:
    """Which side is seen."""
    return "up" if sprite.card is not None else "down"


def texts(director: Director, scenery: Scenery, words: Words) -> Iterator[Thing]:
    """What stands written on the table."""
    view, places = director.view, director.layout.places
    bar = places.prompt

    def text(key: str, line: str, rect: Rect) -> Thing:
        return Thing(f"text.{key}", "text", line, rect)

    yield text("heading", scenery.prompt.heading, Rect(bar.x, bar.y, bar.w, bar.h / 2))
    yield text("body", scenery.prompt.body, Rect(bar.x, bar.centre[1], bar.w, bar.h / 2))
    counts = {DECK: view.deck_count, DISCARD: len(view.discard), LIMBO: len(view.limbo)}
    for zone, count in counts.items():
        rect = places.zones[zone]
        yield text(zone, str(count), Rect.around((rect.centre[0], rect.bottom), 40, 30))
    left = words.nightmares_left(view.nightmares_left)
    yield text("nightmares", left, Rect.around(places.nightmares_at, 60, 30))
    slot = places.door_slot(0, 0)
    doors = words.doors_count(len(view.doors[0]), view.door_total)
    yield text("doors", doors, Rect.around((slot.x - places.px(96), slot.centre[1]), 90, 60))
    yield text("turn", words.turn(view.turn), Rect(*places.at(240, 25), 120, 30))
    if view.rows[0]:
        tray = places.zones[owned(ROW, 0)]
        last = words.last_symbol(view.rows[0][-1])
        yield text("last", last, Rect(tray.x, tray.bottom - 30, 120, 30))
    if view.run:
        pose = director.layout.sprites[view.run[-1].id].pose
        line = words.run_marker(view.run)
        yield text("run", line, Rect.around((pose.x, pose.y + pose.height / 2 + 20), 120, 30))
