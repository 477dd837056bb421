"""Lists the things on the table with their hints, for the pointer, for the focus and for
descriptions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from game.records.journal.codec import Codec
from game.rules.state import (
    DECK,
    DISCARD,
    DOORS,
    FORESIGHT,
    HAND,
    LIMBO,
    MARKET,
    REVEALED,
    ROW,
    SHARED,
    Seat,
    Trio,
    owned,
)
from game.rules.view import View
from game.screen.table.drawing.headline import TOGETHER, begins_at
from game.screen.table.drawing.headline import WHY as ASK_WHY
from game.screen.table.drawing.sides import (
    blocked_slots,
    goal_of,
    missing_slots,
    part_of,
)
from game.screen.table.frame.table_frame import TableFrame
from game.screen.table.marking.corner_marks import is_marked, is_new
from game.screen.table.marking.labels import deck_left
from game.screen.table.marking.markers import with_markers
from game.screen.table.marking.marks import TALK, WHY
from game.table import counting
from game.table.hands.gestures import zone_id
from game.table.hands.things import Face, Thing
from game.table.layout.layout import RISE
from game.table.layout.pair import Pair
from game.table.layout.places import Rect
from game.table.layout.poses import Pose, Sprite
from game.table.motion.director import Director
from game.table.session import TableSession
from game.words import Names, Words

PILES = DECK, DISCARD, LIMBO
RISING = HAND, SHARED, MARKET, FORESIGHT
PILLS = {TALK: TOGETHER, WHY: ASK_WHY}
"""The buttons that lie on notes, by the ids of these."""
BESIDE = 24
"""Distance beside its cards at which a pile can still be touched, by the design."""

COUNTED = {
    "deck": DECK,
    "deck.left": DECK,
    "discard": DISCARD,
    "limbo": LIMBO,
    "run": ROW,
    "last": ROW,
    "doors": DOORS,
    "player": DOORS,
}
"""The zones that texts are about, by the ids of the texts."""
OWNED = ROW, DOORS
TOLD_WHOLE = "text.blocked.", "text.missing."
"""Prefixes of texts about slots without a Door, which are shown only in part and need their full
text as a hint."""


def things(
    director: Director, frame: TableFrame, words: Words, names: Names | None
) -> Iterator[Thing]:
    """Yields what can be pointed at or read, the lowest first."""
    lying = list(on_table(director, frame, words, names))
    if frame.pointing is not None and names is not None:
        lying = list(
            with_markers(
                lying,
                director.layout,
                director.view,
                frame.pointing,
                frame.markers,
                words,
                names,
            )
        )
    places = director.layout.places
    over = (*(places.strips if places.opened else ()), places.unfolded)
    yield from (thing for thing in lying if thing.lies_in not in over)
    yield from texts(director, frame, words, names)
    # A book that is opened, or a pile, lies over all of these.
    yield from (thing for thing in lying if thing.lies_in in over)
    for token in frame.prompt.tokens:
        if not token.whole:
            yield token.thing
    for ribbon in frame.ribbons:
        yield ribbon.thing
    for button in (*frame.buttons, *frame.prompt.all_buttons):
        yield button.thing


def on_table(
    director: Director, frame: TableFrame, words: Words, names: Names | None
) -> Iterator[Thing]:
    """Yields the zones, and the cards that lie there."""
    view, places = director.view, director.layout.places
    for zone in places.zones:
        key, area = zone_id(zone), director.layout.area(zone)
        rect = area.grown(places.px(BESIDE) if zone in PILES else 0)
        if zone == places.unfolded:
            rect = places.sheet
        if key in frame.lit and zone == owned(HAND, view.seat):
            rect = places.hand_handle(view.seat, len(view.zones[zone]))
        if zone != REVEALED or view.cards(REVEALED):
            yield zone_thing(zone, rect, frame, words, names)
    for name, rect in director.layout.ends.items():
        if name in frame.targets:
            zone, _, end = name.rpartition(".")
            yield Thing(name, "zone", words.end_of(zone, end), rect, state=("legal",))
    for sprite, pose in director.sprites:
        if sprite.key in director.layout.buried:
            continue
        thing = card_thing(sprite, pose, frame, words, view)
        if sprite.zone in places.strips:
            thing = in_strip(thing, sprite, director)
            if not places.book.edges and "due" not in thing.state:
                continue  # in a folded book only that one is seen
        up = thing.id in (director.arrangement.selected, director.arrangement.raised)
        if up and sprite.zone in RISING:
            # A raised card can still be touched where it lay, or it would slip away from the
            # pointer.
            thing = replace(thing, foot=places.px(RISE))
        yield thing


def zone_thing(
    zone: str, rect: Rect, frame: TableFrame, words: Words, names: Names | None
) -> Thing:
    """Returns a zone, with the name of its owner if there are two players. Its states are whether
    the chosen card may be laid there, and whether the zone itself can be laid elsewhere or is
    chosen."""
    key = zone_id(zone)
    states = {
        "legal": zone in frame.targets,
        "grip": key in frame.lit,
        "selected": key == frame.selected,
    }
    return Thing(key, "zone", words.zone(zone, names), rect, zone, state=holding(states))


def holding(states: Mapping[str, bool]) -> tuple[str, ...]:
    """Returns those of these states that hold."""
    return tuple(state for state, holds in states.items() if holds)


def card_thing(sprite: Sprite, pose: Pose, frame: TableFrame, words: Words, view: View) -> Thing:
    """Returns a card as it lies now."""
    told, card = frame.told, sprite.card
    states = {
        "legal": sprite.key in frame.lit,
        "selected": sprite.key == frame.selected,
        "discarded": told is not None and card in told.apart,
        "ordered": told is not None and card in told.settled,
        "known": is_marked(sprite, view),
        "new": is_new(sprite, frame.came),
    }
    zone = REVEALED if sprite.zone == FORESIGHT else sprite.zone
    rect = Rect.around((pose.x, pose.y), pose.width, pose.height)
    return Thing(
        sprite.key,
        "card",
        words.card(card),
        rect,
        zone,
        "down" if card is None else "up",
        holding(states),
        pose.angle,
        card,
        owner=sprite.owner,
        hint=words.say("New: it was drawn since the last answer.") if states["new"] else "",
    )


def in_strip(thing: Thing, sprite: Sprite, director: Director) -> Thing:
    """Returns a small card of a strip, which may be due, and may lie face down though it is
    known."""
    how = director.staging.strips[sprite.zone]
    due = ("due",) if how.due(director.view) is sprite.card else ()
    side: Face = "up" if sprite.pose.turn else "down"
    return replace(thing, state=(*thing.state, *due), face=side)


def texts(
    director: Director, frame: TableFrame, words: Words, names: Names | None
) -> Iterator[Thing]:
    """Yields the texts on the table."""
    view, places = director.view, director.layout.places
    bar = frame.prompt.bar
    yield text("heading", frame.prompt.heading, Rect(bar.x, bar.y, bar.w, bar.h / 2))
    body = text("body", frame.prompt.body, Rect(bar.x, bar.centre[1], bar.w, bar.h / 2))
    # What has no room in very large letters can be read on a tag.
    yield replace(body, hint=frame.prompt.body) if frame.prompt.cut else body
    for zone in PILES:
        at, count = places.count_at(places.zones[zone]), director.arrivals.counts[zone]
        yield text(zone, str(count), Rect.around(at, 40, 30))
    if few := deck_left(words, director.arrivals.left):
        at = places.pile_name_at(places.zones[DECK])
        yield text("deck.left", few, Rect.around(at, 120, 24))
    for kind in director.staging.darkens:
        left = words.still_to_come(kind, counting.still_to_come(view, kind))
        yield text("nightmares", left, Rect.around(places.nightmares_at, 60, 30))
    headline = frame.headline.whole
    if headline:
        yield text(
            "turn",
            headline,
            Rect(begins_at(director.window), director.window.at(0, 25)[1], 120, 30),
        )
    if frame.plate is not None:
        yield from (told.thing for told in frame.plate.told)
    for mark in frame.marks:
        yield text(mark.id, mark.words, mark.rect)
        if mark.id in PILLS and view.result is None:
            pressed, rect = PILLS[mark.id], touchable(mark.rect)
            yield Thing(pressed, "button", mark.words, rect, state=("enabled",))
    for seat in range(view.seats):
        yield from row_texts(director, frame.trio, words, seat, f".{seat}" if names else "")
    if names is None:
        return
    if isinstance(places, Pair):
        for seat in range(view.seats):
            plaque = places.plaque(seat)
            told = part_of(words, view, names[seat], seat == view.active)
            yield text(f"player.{seat}", told, plaque)
            yield text(f"doors.{seat}", goal_of(words, view, seat), plaque)
            for colour, slot in blocked_slots(director, seat):
                why = words.blocked(colour, names[1 - seat], names[seat])
                yield text(f"blocked.{seat}.{colour.value}", why, slot)
            for colour, slot, _ in missing_slots(director, seat):
                told = words.hint(f"{counting.MISSING}:{colour.value}", view)
                yield text(f"missing.{seat}.{colour.value}", told, slot)


def touchable(rect: Rect) -> Rect:
    """Returns a rectangle around this one that is large enough for a finger or a hasty pointer."""
    return Rect.around(rect.centre, max(44.0, rect.w), max(44.0, rect.h))


def text(key: str, line: str, rect: Rect) -> Thing:
    """Returns a line of text as a thing."""
    return Thing(f"text.{key}", "text", line, rect)


def row_texts(
    director: Director, trio: Trio, words: Words, seat: Seat, mark: str
) -> Iterator[Thing]:
    """Yields the texts about the end of a row."""
    view, layout = director.arrivals.landed, director.layout
    row, run = view.rows[seat], counting.run(view, seat, trio)
    if row:
        tray = layout.places.zones[owned(ROW, seat)]
        last = words.last_symbol(row[-1])
        yield text(f"last{mark}", last, Rect(tray.x, tray.bottom - 30, 120, 30))
    if run:
        pose = layout.sprites[run.cards[-1].id].pose
        rect = Rect.around((pose.x, pose.y + pose.height / 2 + 20), 120, 30)
        yield text(f"run{mark}", words.run_marker(run.colour, len(run.cards)), rect)


def hinted(frame: TableFrame, director: Director, words: Words) -> Iterator[Thing]:
    """Yields what lies on the table, with hints for zones, for the texts about them, for the
    Nightmares still to come, and for the headline."""
    view, trio = director.view, frame.trio
    coming = " ".join(words.hint(kind, view) for kind in director.staging.darkens)
    known = {"text.nightmares": coming, "text.turn": frame.headline.hint}
    for aim in frame.plate.told if frame.plate is not None else ():
        known[aim.thing.id] = aim.hint(words, view)
    for thing in frame.lying:
        told = known.get(thing.id, "")
        if not told and (zone := written_of(thing)):
            told = words.hint(zone, view)
        if thing.id.startswith(TOLD_WHOLE):
            told = thing.name
        elif thing.role == "zone":
            told = zone_hint(thing.lies_in, words, view, trio)
        yield replace(thing, hint=told) if told else thing


def written_of(thing: Thing) -> str:
    """Returns the zone that a text is about, with its owner; empty if there is none."""
    name, _, seat = thing.id.removeprefix("text.").partition(".")
    zone = COUNTED.get(name, "") if thing.role == "text" else ""
    return owned(zone, int(seat) if seat.isdigit() else 0) if zone in OWNED else zone


def zone_hint(zone: str, words: Words, view: View, trio: Trio) -> str:
    """Returns what a zone is for, and for a row how long the run at its end is."""
    told = words.hint(zone, view)
    base, _, seat = zone.partition(":")
    run = counting.run(view, Seat(int(seat)), trio) if base == ROW and seat else None
    if run is None:
        return told
    length = words.say("{sentence}.", sentence=words.run_marker(run.colour, len(run.cards)))
    return f"{told} {length}" if told else length


def standing(session: TableSession) -> dict[str, Any]:
    """Returns what the description says besides the things: the decision and its seat, the cards
    that are put in order, the result, and the edition."""
    view, codec = session.director.view, Codec(session.game.rules)
    asked = view.pending if view.active != session.sleepwalker else None
    decision = codec.decision(asked, view.seat) if asked else None
    seat = view.seat if session.shown else None
    edition = session.game.rules.edition
    return {
        "seat": seat,
        "pending": decision,
        "ordering": in_order(session),
        "result": view.result,
        "edition": edition,
    }


def in_order(session: TableSession) -> dict[str, Any] | None:
    """Returns the ids of the cards that are put in order, as far as they lie face up, the zone
    where cards are set apart, and how many are still missing. None if nothing is put in order."""
    ranking, sprites = session.ranking, session.director.layout.sprites
    if ranking is None:
        return None
    seen = {key for key, sprite in sprites.items() if sprite.card is not None}
    cards = [card.id for card in ranking.cards if card.id in seen]
    return {"cards": cards, "apart": ranking.ordering.apart, "missing": ranking.missing}
