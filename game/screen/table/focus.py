"""The focus of the keyboard: where it stands and where it goes. The table has one focus, and so has
each panel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from game.rules.state import DECK, DISCARD, DOORS, HAND, LIMBO, MARKET, REVEALED, ROW, SHARED
from game.rules.steps import Command
from game.screen.table.drawing.headline import TOGETHER, WHY
from game.screen.table.drawing.lost_slip import LOST, TRAY
from game.screen.table.drawing.recap_drawing import RECAP
from game.screen.table.frame.table_frame import TableFrame
from game.screen.table.teaching.lesson_at_table import GO_ON
from game.screen.table.ui import Moment, Spot, TableUi
from game.screen.ui.panel import CLOSE, ZONE
from game.table.hands.clicks import choices
from game.table.hands.focus import Direction, Ways, first_thing, joined, next_thing
from game.table.hands.things import Thing
from game.table.pointing import SIGN, TOKEN
from game.table.session import TableSession

ASIDE: Mapping[str, int] = {"left": -1, "right": 1}
PILES, OTHERS, ANSWERS, CORNER = "piles", "others", "answers", "corner"
QUESTION = "question"
"""The name of the place of a question before a command, with its answers."""
IN_THE_WAY = TOGETHER, WHY, TOKEN, RECAP
"""Prefixes of ids of buttons that stand between the cards and are no part of the game. Arrows pass
them by, Tab does not."""
GROUPS = HAND, SHARED, MARKET, ROW, DOORS, OTHERS, PILES, TRAY, REVEALED, ANSWERS, ZONE, CORNER
"""The groups that Tab goes through: zones with what lies in them, and buttons. Several answers of
one kind are a group of their own."""


def place_of(frame: TableFrame) -> str:
    """Returns the name of the open panel, or "" for the table, also with a panel beside it."""
    return frame.panel.name if frame.panel.covers else ""


def spot_in(frame: TableFrame) -> str:
    """Returns the name under which the focus is kept: a question that is put before a command has
    one of its own, so that the focus comes back after it."""
    return QUESTION if frame.posed and not frame.panel.covers else place_of(frame)


def now(table: TableSession) -> Moment:
    """Returns the moment of the current decision."""
    return len(table.game.log), table.laid.command if table.laid else None


def standing(table: TableSession, frame: TableFrame, ui: TableUi, thing: str) -> TableUi:
    """Returns the state with the focus on the thing with this id."""
    return replace(ui, spots={**ui.spots, spot_in(frame): Spot(thing, now(table))})


def within_reach(table: TableSession, frame: TableFrame, ui: TableUi) -> list[Thing]:
    """Returns the things that the focus can stand on: the buttons and cards of an open panel, only
    the answers to a question before a command, only the signs of a marker while its meaning is
    asked, or else the things of the table that can be used."""
    drops, panel = table.drops, frame.panel
    if panel.covers:
        return [thing for thing in panel.things if panel.answers(thing)]
    if frame.posed:
        answers = {button.id for button in frame.prompt.all_buttons}
        return [thing for thing in frame.things if thing.id in answers]
    if signs := [thing for thing in frame.things if thing.id.startswith(SIGN)]:
        return signs
    targets = drops.targets(ui.arranged.selected)
    over = table.game.pending is None
    read = (REVEALED, HAND, SHARED) if over else (REVEALED,)
    return [
        thing
        for thing in frame.things
        if (thing.role == "button" and "enabled" in thing.state)
        or drops.can_lift(thing)
        or (thing.role == "zone" and frame.opens(thing))
        or (thing.role == "card" and thing.zone in read)
        or "markable" in thing.state
        or thing.id.startswith(LOST)
        or (thing.role != "text" and (thing.id in targets or thing.lies_in in targets))
    ]


def in_focus(table: TableSession, frame: TableFrame, ui: TableUi) -> Thing | None:
    """Returns the thing in focus. If it has gone, or another question is asked, the focus starts
    anew."""
    name = spot_in(frame)
    spot = ui.spots.get(name)
    if spot is None and name != QUESTION:
        return None
    things, here = within_reach(table, frame, ui), ""
    if spot is not None and spot.since == now(table):
        here = spot.thing
    found = next((thing for thing in things if thing.id == here), None)
    return found or first_thing(things, beginnings(table, frame))


def beginnings(table: TableSession, frame: TableFrame) -> list[str]:
    """Returns the ids where the focus starts, the best first. In a lesson it starts at the button
    that goes on, because the tutor is read first."""
    close = [CLOSE] if place_of(frame) else [GO_ON]
    first = [card.id for card in choices(table)[:1]]
    gains = sorted(frame.answers, key=lambda button: not button.primary)
    answers = [button.id for button in gains if button.enabled]
    plain = (table.exploring or table.drafting) and not frame.posed
    return [*close, *first, *answers] if plain else [*close, *answers, *first]


def kinds_of(frame: TableFrame) -> Mapping[str, type[Command[Any]]]:
    """Returns the kinds of answers that buttons give, by the ids of the buttons."""
    return {one.id: type(one.command) for one in frame.answers if one.command is not None}


def alike(frame: TableFrame, one: Thing, things: Sequence[Thing]) -> Sequence[Thing]:
    """Returns the answers of the same kind as a thing, in their order; only the thing if it is no
    answer."""
    kinds = kinds_of(frame)
    kind = kinds.get(one.id)
    return [thing for thing in things if kind and kinds.get(thing.id) is kind] or [one]


def in_order(
    table: TableSession,
    frame: TableFrame,
    here: Thing,
    things: Sequence[Thing],
    direction: Direction,
) -> Thing | None:
    """Returns the neighbour in an order, even if it lies apart: the next card to put in order, or
    the next answer of the same kind. None if there is none."""
    if direction not in ASIDE:
        return None
    others = alike(frame, here, things)
    if table.drops.is_ranked(here):
        ranked = filter(table.drops.is_ranked, things)
        others = sorted(ranked, key=lambda thing: thing.rect.x)
    place = others.index(here) + ASIDE[direction]
    return others[place] if 0 <= place < len(others) else None


def group_of(frame: TableFrame, thing: Thing) -> str:
    """Returns the group of a thing for Tab. Several answers of one kind are a group. Each button of
    a panel is a group by itself, and so is each marker and each of its signs."""
    if thing.id.startswith((TOKEN, SIGN)):
        return thing.id
    if place_of(frame):
        return thing.id if thing.role == "button" else thing.zone
    if thing.id.startswith((LOST, TRAY)):
        return TRAY
    if thing.role == "button" and thing.zone != ZONE:
        kinds = kinds_of(frame)
        kind = kinds.get(thing.id)
        if kind is not None and [*kinds.values()].count(kind) > 1:
            return f"{ANSWERS}.{kind.__name__}"
        return ANSWERS if thing.id in [button.id for button in frame.answers] else CORNER
    if thing.zone in (DECK, DISCARD, LIMBO):
        return PILES
    return thing.zone if thing.zone in GROUPS else OTHERS


def to(table: TableSession, frame: TableFrame, ui: TableUi, thing: Thing | None) -> TableUi:
    """Returns the state with the focus on a thing; unchanged if it is None."""
    return ui if thing is None else standing(table, frame, ui, thing.id)


def stepped(table: TableSession, frame: TableFrame, ui: TableUi, by: int) -> TableUi:
    """Returns the state with the focus `by` groups further."""
    here, things = frame.in_focus, within_reach(table, frame, ui)
    first = beginnings(table, frame)
    if here is None:
        return to(table, frame, ui, first_thing(things, first))
    groups: dict[str, list[Thing]] = {}
    for thing in things:
        groups.setdefault(group_of(frame, thing), []).append(thing)
    names = list(groups)
    if not place_of(frame):
        bases = {name: name.partition(".")[0] for name in names}
        names.sort(key=lambda name: (*GROUPS, bases[name]).index(bases[name]))
    there = names[(names.index(group_of(frame, here)) + by) % len(names)]
    drops = table.drops
    goals = *drops.targets(ui.arranged.selected), *(lay.grip for lay in drops.lays)
    return to(table, frame, ui, first_thing(groups[there], [*first, *goals, LOST]))


def gone(table: TableSession, frame: TableFrame, ui: TableUi, direction: Direction) -> TableUi:
    """Returns the state with the focus on the next thing in the direction of an arrow, if there is
    one."""
    here, things = frame.in_focus, on_the_way(table, frame, ui)
    if here is None:
        return to(table, frame, ui, first_thing(things, beginnings(table, frame)))
    if here not in things:
        return to(table, frame, ui, neighbour(table, frame, [here, *things], here, direction))
    return to(table, frame, ui, ways(table, frame, things)[here.id, direction])


def on_the_way(table: TableSession, frame: TableFrame, ui: TableUi) -> list[Thing]:
    """Returns the things to which arrows lead."""
    reach = within_reach(table, frame, ui)
    return [thing for thing in reach if not thing.id.startswith(IN_THE_WAY)]


def ways(table: TableSession, frame: TableFrame, things: Sequence[Thing]) -> Ways:
    """Returns where each arrow leads from each of these things. Arrows alone lead from everything
    to everything."""

    def among_answers(here: Thing, direction: Direction) -> bool:
        if direction not in ASIDE:
            return False
        if in_order(table, frame, here, things, direction) is not None:
            return True
        # From the last answer of a kind an arrow leads to those of the next.
        there = neighbour(table, frame, things, here, direction)
        return all(len(alike(frame, one, things)) > 1 for one in (here, there))

    return joined(things, partial(neighbour, table, frame, things), among_answers)


def neighbour(
    table: TableSession,
    frame: TableFrame,
    things: Sequence[Thing],
    here: Thing,
    direction: Direction,
) -> Thing:
    """Returns the neighbour in the direction of an arrow, or the thing itself if there is none."""
    there = in_order(table, frame, here, things, direction)
    if there is None:
        there = next_thing(things, here.id, direction) or here
        if direction in ASIDE and there is not here:
            # An arrow enters a group of answers at its end, so that all of them can be reached.
            others = alike(frame, there, things)
            there = others[0] if direction == "right" else others[-1]
    return there


def to_ribbons(table: TableSession, frame: TableFrame, ui: TableUi) -> TableUi:
    """Returns the state with the focus on the first ribbon that is enabled, or else on the first
    one."""
    ribbons = [ribbon.button for ribbon in frame.ribbons]
    first = sorted(ribbons, key=lambda button: not button.enabled)[:1]
    return standing(table, frame, ui, first[0].id) if first else ui
