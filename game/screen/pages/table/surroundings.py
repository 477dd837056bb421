"""What the table shows around the cards at this moment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass, field, replace
from functools import partial

from game.journal.settings import Settings
from game.rules.card import Card
from game.rules.course import Concede
from game.rules.state import DISCARD, HAND, ROW, SHARED, owned
from game.rules.view import View
from game.screen.controls.buttons import Button, button_width
from game.screen.lettering.text import Text
from game.screen.pages.table.around import marks
from game.screen.pages.table.around.eyes import both_know
from game.screen.pages.table.around.gloom import Gloom
from game.screen.pages.table.around.headline import REDO, UNDO, corner_buttons
from game.screen.pages.table.around.labels import deck_ends
from game.screen.pages.table.around.marks import Mark
from game.screen.pages.table.around.tabletop import Scenery
from game.screen.pages.table.asking import questions
from game.screen.pages.table.asking.posed_questions import Posed, hopeless
from game.screen.pages.table.asking.prompts import Prompt
from game.screen.pages.table.asking.questions import CONFIRM, COVER, Pointed, Presentation
from game.screen.panels.frame import ZONE as PANEL
from game.table.hands import gestures
from game.table.hands.choices import grip_of
from game.table.hands.things import Thing
from game.table.layout.tables_for_two import Facing
from game.table.party import Party
from game.table.pointing import TOKEN, Pointing, may_point
from game.table.sitting import Sitting
from game.words import Names, Words


@dataclass
class TableState:
    """What goes on between the player and the table that is neither game nor arrangement."""

    gloom: Gloom
    presentation: Presentation
    party: Party | None = None
    warns: bool = True
    """Whether the player wants to be told that the game can no longer be won."""
    hover: str = ""
    posed: Posed | None = None
    """The question that was posed before a command, until it is answered."""
    armed: bool = False
    """Whether the first of the two presses was made that show covered cards."""
    dropped: bool = False
    """Whether the last thing that was done was to let go of a card nowhere."""
    behind: bool = False
    """Whether a curtain is before the table."""
    warning: Posed | None = None
    """That the game can no longer be won, if it was said in the last picture."""
    warned: bool = False
    """Whether it was said that the game can no longer be won."""
    captions: Sequence[str] = ()
    """What is heard, in words."""
    pointing: Pointing = field(default_factory=Pointing)
    markers: bool = True
    """Whether the players want to have markers."""

    @property
    def may_point(self) -> bool:
        """Whether there are markers at this table."""
        return may_point(self.party, self.markers)

    def take_up(self, settings: Settings) -> TableState:
        """What is set holds from now on; itself."""
        self.warns, self.markers = settings.warnings, settings.markers
        if not self.may_point:
            self.pointing.clear()
        return self

    def cancel(self) -> None:
        """What was posed or taken is put back."""
        self.posed = None
        self.pointing.put_back()

    def begin(self) -> None:
        """A gesture begins: nothing is armed any longer, and what was said was said."""
        self.armed = self.dropped = False
        self.warned |= self.warning is not None

    @property
    def names(self) -> Names | None:
        """Of the players, where there are two."""
        return self.party.names if self.party else None


@dataclass(frozen=True)
class At:
    """What the player is at: what the pointer holds, and what the keyboard has in focus."""

    held: str = ""
    focus: Thing | None = None


def waits(sitting: Sitting, state: TableState) -> bool:
    """Whether the decision can be answered now."""
    return sitting.shown and not sitting.director.telling and not state.posed


def free(thing: Thing, sitting: Sitting, state: TableState) -> bool:
    """Whether a thing can be picked up, where no panel is in the way."""
    if thing.id.startswith(TOKEN):
        return True
    return thing.zone != PANEL and not state.posed and sitting.reach.can_lift(thing)


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
    elif state.behind and names:
        said = Prompt(words.at_turn(names[sitting.game.state.active]), "")
    elif not sitting.shown and names:
        said = questions.covered(words, names[sitting.seat], state.armed)
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
        )
        said = questions.asked(words, question)
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
    if sitting.astray or chosen:
        return replace(said, body=words.where_to_lay(sitting.pending))
    return said


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
    free = {UNDO: sitting.can_undo, REDO: sitting.can_redo}
    return {key for key in free if not free[key]}


def cover_button(words: Words, text: Text, sitting: Sitting, state: TableState) -> Iterator[Button]:
    """Hidden cards can be laid face down at any time, by the one whose turn it is."""
    places = sitting.director.layout.places
    asked = waits(sitting, state) and sitting.pending is not None
    if sitting.manner != "open" and asked and isinstance(places, Facing):
        for smaller in places.smaller():
            button = Button(
                COVER,
                words.say("Cover"),
                places.cover_at,
                hint="H",
                letters=smaller.letters,
            )
            if button_width(button, text, places) <= places.cover_at.w:
                break
        yield button


def noted(words: Words, sitting: Sitting, state: TableState, unkept: str) -> Iterator[Mark]:
    """What is to be known of the game as a whole."""
    places, window = sitting.director.layout.places, sitting.director.window
    if sitting.back.rewinds:
        yield marks.rewound(window, words.rewinds(sitting.back.rewinds))
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
    return Scenery(
        prompt=asked,
        trio=sitting.game.rules.trio,
        buttons=(
            *corner_buttons(words, text, sitting.director.window, barred(sitting)),
            *cover_button(words, text, sitting, state),
        ),
        marks=tuple(noted(words, sitting, state, unkept)),
        selected=sitting.selected,
        asked=(owned(HAND, sitting.seat), SHARED) if waiting and sitting.exploring else (),
        lit=lit(sitting, state),
        targets=targets(sitting, held) if waiting or held else (),
        toward=sitting.arrangement.toward,
        told=sitting.ranking if waiting or held else None,
        gloom=state.gloom.on,
        marked=named | marked(asked, state.hover, at.focus, view),
        hover=state.hover,
        focus=at.focus,
        pointing=state.pointing if state.may_point else None,
    )
