"""The buttons that lift the cloth from a covered hand and lay it back on it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

import pygame

from game.screen.lettering.text import Text
from game.screen.table.between_turns.lifting import KEYS
from game.screen.table.drawing.table_buttons import button_width
from game.screen.table.ui import TableUi, waits
from game.table.asking.buttons import Button
from game.table.asking.questions import COVER, LIFT
from game.table.hands.things import Thing
from game.table.layout.pair import Beside, Pair
from game.table.layout.places import Places
from game.table.layout.poses import lift_at
from game.table.session import TableSession
from game.words import Words


def cloth_button(words: Words, text: Text, session: TableSession, ui: TableUi) -> Iterator[Button]:
    """Yields the button for the cloth, if any: the player whose turn it is can lift it from a
    covered hand, unless it changes sides, and lay it back at any time."""
    layout = session.director.layout
    places, seat, key = layout.places, session.seat, pygame.key.name(KEYS[session.seat]).upper()
    if not session.hides or not isinstance(places, Pair) or session.game.pending is None:
        return
    if not session.director.named:
        return
    if session.viewer.covers and session.director.view.turn == session.viewer.turn:
        beside = layout.low and isinstance(places, Beside)
        free = places.hand_handle(seat) if beside else places.cover_at(seat)
        rect, armed = lift_at(layout, seat) or free, ui.armed
        name = ui.names[seat] if ui.names else ""
        said = words.say("{player}: lift the cloth", player=name)
        button = Button(LIFT, words.say("Look"), rect, hint=key, shown=armed, said=said)
        yield sized(button, text, places)
    elif may_cover(session) and waits(session, ui) and not covers_in_bar(session):
        beside = layout.low and isinstance(places, Beside)
        rect = places.hand_handle(seat) if beside else places.cover_at(seat)
        yield sized(Button(COVER, words.say("Cover"), rect, hint="X"), text, places)


def hinted(lying: Iterable[Thing], words: Words) -> Iterator[Thing]:
    """Yields what lies on the table, with the hint for the cloth where only a long press lifts
    it."""
    for thing in lying:
        told = words.say("Lifts the cloth from the hand: hold it down.")
        yield replace(thing, hint=told) if thing.id == LIFT else thing


def may_cover(session: TableSession) -> bool:
    """Returns whether the cloth can be laid: the hand lies open before its owner's eyes alone."""
    hidden = session.hides and session.director.view.turn > 0
    return hidden and session.shown and session.game.pending is not None


def covers_in_bar(session: TableSession) -> bool:
    """Returns whether choices take the place of the button that covers the hand, so that it stands
    in the prompt. Buttons of cards that are put in order make room for it instead."""
    layout, ranks = session.director.layout, session.ranking is not None
    return may_cover(session) and not ranks and layout.low and isinstance(layout.places, Beside)


def sized(button: Button, text: Text, places: Places) -> Button:
    """Returns the button with its key if there is room for it."""
    bare = replace(button, hint="")
    return button if button_width(button, text, places) <= button.rect.w else bare
