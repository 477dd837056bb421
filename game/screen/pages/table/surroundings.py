"""What the table shows around the cards at this moment."""

from __future__ import annotations

from collections.abc import Iterator, Set
from dataclasses import dataclass, replace
from functools import partial

import pygame

from game.rules.card import Card
from game.rules.course import Concede
from game.rules.state import DISCARD, HAND, ROW, SHARED, owned
from game.rules.view import View
from game.screen.controls.buttons import Button, button_width
from game.screen.lettering.text import Text
from game.screen.pages.table.around import marks
from game.screen.pages.table.around.eyes import both_know
from game.screen.pages.table.around.headline import CONCEDE, REDO, UNDO, corner_buttons
from game.screen.pages.table.around.labels import deck_ends
from game.screen.pages.table.around.marks import Mark
from game.screen.pages.table.around.recap_drawing import recap_buttons
from game.screen.pages.table.around.tabletop import Scenery
from game.screen.pages.table.around.veil import held_up
from game.screen.pages.table.asking import questions
from game.screen.pages.table.asking.posed_questions import Posed, hopeless
from game.screen.pages.table.asking.prompts import Prompt
from game.screen.pages.table.asking.questions import CONFIRM, COVER, LIFT, Pointed
from game.screen.pages.table.lifting import KEYS
from game.screen.pages.table.table_state import TableState
from game.screen.panels.frame import ZONE as PANEL
from game.table.hands import gestures
from game.table.hands.choices import grip_of
from game.table.hands.things import Thing
from game.table.layout.cloths import lift_at
from game.table.layout.pair import Pair
from game.table.layout.places import Places
from game.table.layout.tables_for_two import Beside, Facing
from game.table.pointing import TOKEN
from game.table.sitting import Sitting
from game.words import Words


@dataclass(frozen=True)
class At:
    """What the player is at: what the pointer holds, and what the keyboard has in focus."""

    held: str = ""
    focus: Thing | None = None


def waits(sitting: Sitting, state: TableState) -> bool:
    """Whether the decision can be answered now."""
    return sitting.pending is not None and not sitting.director.telling and not state.posed


def free(thing: Thing, sitting: Sitting, state: TableState) -> bool:
    """Whether a thing can be picked up, where no panel is in the way."""
    if thing.id.startswith(TOKEN):
        return True
    asked = thing.zone != PANEL and not (state.posed or state.leave)
    return asked and sitting.reach.can_lift(thing)


def warning(words: Words, sitting: Sitting, state: TableState) -> Posed | None:
    """Why the game can no longer be won, if that is to be said now, and whether to play on."""
    due = state.warns and not state.warned and not sitting.selected
    asked = sitting.exploring and waits(sitting, state)
    why = words.hopeless(sitting.director.view) if due and asked else ""
    return Posed(partial(hopeless, why=why), Concede()) if why else None


def pointed(words: Words, sitting: Sitting, state: TableState, at: At) -> Pointed | None:
    """Which of the cards that are put in order is held, in focus or under the pointer."""
    cards = {card.id: card for card in sitting.ranking.cards} if sitting.ranking else {}
    focus = at.focus.id if at.focus else ""
    for key, chosen_by in (
        (at.held, ""),
        (focus, words.say("Enter")),
        ("" if focus else state.hover, words.say("Click")),
    ):
        if key in cards:
            return Pointed(cards[key], chosen_by)
    return None


def prompt(words: Words, sitting: Sitting, state: TableState, at: At) -> Prompt:
    """What the prompt says."""
    director, names = sitting.director, state.names
    if state.posed:
        said = state.posed.prompt(words)
    elif director.dealing:
        said = Prompt(words.say("The deck is shuffled and dealt."), "")
    elif director.telling:
        said = questions.telling(words, state.presentation, director.event, director.view, names)
    elif sitting.eyes.parting and names:
        armed = state.lifting.armed
        said = questions.turn_over(words, names[sitting.seat], sitting.shown, armed)
    elif state.leave:
        told = words.result(director.view, sitting.game.defeat, names)
        return questions.looked_at(words, *told)
    elif warned := warning(words, sitting, state):
        said = warned.prompt(words)
    else:
        question = questions.Question(
            state.presentation,
            director.view,
            sitting.legal,
            sitting.selected,
            sitting.ranking,
            pointed(words, sitting, state, at),
            names,
            state.warns,
            sitting.eyes.covers,
        )
        said = questions.asked(words, question)
        said = replace(said, body=given(said, state.hover, at) or said.body)
        if covers_in_bar(sitting):
            cover = Button(COVER, words.say("Cover"), hint="H")
            said = replace(said, buttons=(cover, *said.buttons))
        if names and sitting.eyes.covers:
            said = questions.covered(words, said, names[sitting.seat], state.lifting.armed)
        if sitting.exploring:
            said = replace(said, body=deck_ends(words, director.arrivals.left) or said.body)
    if state.pointing.taken is not None:
        return replace(said, body=words.where_to_point())
    if sitting.refused:
        return replace(said, body=words.refusal(sitting.refused))
    plain = sitting.exploring or sitting.drafting
    chosen = sitting.selected and not plain and not sitting.director.telling
    if names and sitting.astray == owned(ROW, 1 - sitting.seat):
        return replace(said, body=words.row_of(names[1 - sitting.seat]))
    if names and not state.posed and sitting.astray == owned(HAND, 1 - sitting.seat):
        return replace(said, body=words.card_of(names[1 - sitting.seat]))
    if sitting.astray or chosen:
        return replace(said, body=words.where_to_lay(sitting.pending))
    return said


def given(prompt: Prompt, hover: str, at: At) -> str:
    """What becomes of what a token takes that one is at; of a card of several also its name."""
    for token in prompt.tokens:
        for button in token.buttons:
            if button.id in (hover, at.focus.id if at.focus else ""):
                return token.detail if token.whole else f"{button.said}. {token.detail}"
    return ""


def lit(sitting: Sitting, state: TableState) -> Set[str]:
    """What shines: what may be laid somewhere, or what the decision is about."""
    if not waits(sitting, state):
        return frozenset()
    if sitting.exploring:
        return sitting.reach.lifted_to(owned(ROW, sitting.seat))
    for decision, shines in state.presentation.shines.items():
        if isinstance(sitting.pending, decision):
            return shines(sitting.director.view)
    return {lay.grip for lay in sitting.reach.lays}


def targets(sitting: Sitting, held: str) -> tuple[str, ...]:
    """Where what is held or chosen may go: a card that is put in order, away if one goes."""
    told = sitting.ranking
    if told is not None and held in [card.id for card in told.cards]:
        return (DISCARD,) if told.ordering.discards else ()
    return sitting.reach.targets(held or sitting.selected)


def marked(prompt: Prompt, hover: str, focus: Thing | None, view: View) -> Set[Card]:
    """The card that the button is about which is pointed at or in focus."""
    at = {hover, focus.id if focus else ""}
    buttons = [b for b in prompt.all_buttons if b.command and b.id in at - {CONFIRM}]
    grips = {grip_of(button.command) for button in buttons if button.command}
    cards = (*view.hand, *view.shared, *view.doors[view.seat])
    return {card for card in cards if card.id in grips}


def barred(sitting: Sitting) -> Set[str]:
    """The buttons of the corner that do nothing now."""
    goes_on = sitting.game.pending is not None
    free = {UNDO: sitting.can_undo, REDO: sitting.can_redo, CONCEDE: goes_on}
    return {key for key in free if not free[key]}


def cloth_button(words: Words, text: Text, sitting: Sitting, state: TableState) -> Iterator[Button]:
    """The cloth can be lifted from a covered hand, and laid back on it at any time, by the one
    whose turn it is."""
    layout = sitting.director.layout
    places, seat, key = layout.places, sitting.seat, pygame.key.name(KEYS[sitting.seat]).upper()
    if sitting.manner == "open" or not isinstance(places, Pair) or sitting.game.pending is None:
        return
    if sitting.eyes.covers and sitting.director.view.turn == sitting.eyes.turn:
        beside = layout.low and isinstance(places, Beside)
        free = places.hand_handle(seat) if beside else places.cover_at(seat)
        rect, armed = lift_at(layout, seat) or free, state.lifting.armed
        name = state.names[seat] if state.names else ""
        said = words.say("{player}: lift the cloth", player=name)
        button = Button(LIFT, words.say("Look"), rect, hint=key, shown=armed, said=said)
        yield sized(button, text, places)
    elif may_cover(sitting) and waits(sitting, state) and not covers_in_bar(sitting):
        beside = layout.low and isinstance(places, Beside)
        rect = places.hand_handle(seat) if beside else places.cover_at(seat)
        yield sized(Button(COVER, words.say("Cover"), rect, hint="H"), text, places)


def may_cover(sitting: Sitting) -> bool:
    """Whether the hand lies open before its owner's eyes alone."""
    hidden = sitting.manner != "open" and sitting.director.view.turn > 0
    return hidden and sitting.shown and sitting.game.pending is not None


def covers_in_bar(sitting: Sitting) -> bool:
    """Whether choices lie where else the button is that covers: then it stands in the prompt, but
    not beside the buttons of cards that are put in order, for which it makes room."""
    layout, ranks = sitting.director.layout, sitting.ranking is not None
    return may_cover(sitting) and not ranks and layout.low and isinstance(layout.places, Beside)


def sized(button: Button, text: Text, places: Places) -> Button:
    """In the largest letters for which it has room; its key is told where there is room for it."""
    for hint in (button.hint, ""):
        for smaller in places.smaller():
            written = replace(button, hint=hint, letters=smaller.letters)
            if button_width(written, text, places) <= button.rect.w:
                return written
    return written


def noted(words: Words, sitting: Sitting, state: TableState, unkept: str) -> Iterator[Mark]:
    """What is to be known of the game as a whole."""
    places, window = sitting.director.layout.places, sitting.director.window
    if sitting.back.rewinds:
        yield marks.rewound(window, words.rewinds(sitting.back.rewinds))
    if state.party is not None and isinstance(places, Pair):
        yield marks.agreed(places, state.party.talk, words)
    view = sitting.director.view
    # Where the whole hand can be laid on a Nightmare, its handle needs the corner.
    free = gestures.hand_grip(sitting.seat) not in lit(sitting, state)
    if free and unkept:
        yield marks.unkept(places, unkept)
    elif free and view.turn == 1 and both_know(view):
        yield marks.known_to_both(places, words.known_to_both())
    yield from marks.heard(places, state.captions)


def scenery(
    words: Words,
    text: Text,
    sitting: Sitting,
    state: TableState,
    at: At,
    *,
    named: Set[Card],
    unkept: str = "",
) -> Scenery:
    """All of it; `named` are the cards of which a panel tells, `unkept` is why something is not on
    the disk."""
    places, view = sitting.director.layout.places, sitting.director.view
    waiting, held = waits(sitting, state), at.held
    asked = prompt(words, sitting, state, at).laid_out(text, places)
    up, across = held_up(view), isinstance(places, Facing)
    return Scenery(
        prompt=asked,
        trio=sitting.game.rules.trio,
        buttons=(
            *corner_buttons(words, sitting.director.window, barred(sitting)),
            *cloth_button(words, text, sitting, state),
            *recap_buttons(words, view, places, state.names),
        ),
        marks=tuple(noted(words, sitting, state, unkept)),
        selected=sitting.selected,
        asked=(owned(HAND, sitting.seat), SHARED) if waiting and sitting.exploring else (),
        lit=lit(sitting, state),
        targets=targets(sitting, held) if waiting or held else (),
        toward=sitting.arrangement.toward,
        told=sitting.ranking if waiting or held else None,
        gloom=state.gloom.on and state.leave is None,
        veils=state.gloom.veils,
        marked=named | marked(asked, state.hover, at.focus, view),
        hover=state.hover,
        focus=at.focus,
        # Across the table the markers lie where cards are held up.
        pointing=state.pointing if state.may_point and not (up and across) else None,
    )
