"""What the table shows around the cards at this moment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass, replace

from game.rules.cards import NIGHTMARE, Card
from game.rules.explore import CompleteTrio
from game.rules.state import DISCARD, HAND, REVEALED, ROW, SHARED, owned
from game.rules.view import View
from game.screen import asking, marks
from game.screen.asking import CONFIRM
from game.screen.corner import REDO, UNDO, corner_buttons
from game.screen.marks import Mark
from game.screen.prompts import Prompt
from game.screen.tabletop import Scenery
from game.screen.text import Text
from game.screen.widgets import Button, button_width
from game.table.hands import gestures
from game.table.hands.choices import grip_of
from game.table.hands.things import Thing
from game.table.layout.pairs import Facing
from game.table.party import Party
from game.table.sitting import Sitting
from game.words import Names, Words


def gloomy(view: View) -> bool:
    """Whether a Nightmare takes the colour from the table, or defeat does."""
    return view.result == "lost" or any(c.kind == NIGHTMARE for c in view.cards(REVEALED))


class Gloom:
    """Darkens the table one frame late: then the picture it fades from has let go of the cards
    that begin to move, and they are not seen twice."""

    def __init__(self, view: View) -> None:
        self.on = gloomy(view)
        self._coming = False

    def shows(self, view: View) -> bool:
        """Whether the light is that of the view."""
        return self.on == gloomy(view)

    def follow(self, view: View, at_once: bool, calm: bool) -> bool:
        """One frame passes, `calm` if nothing else changed in it; whether the table has changed.
        Where no card moves there is nothing to wait for."""
        late, self._coming = self._coming, not self.shows(view)
        if self._coming and ((late and calm) or at_once):
            self.on = not self.on
            self._coming = False
            return True
        return False


@dataclass
class Showing:
    """What goes on between the player and the table that is neither game nor arrangement."""

    gloom: Gloom
    party: Party | None = None
    warns: bool = True
    """Whether the player wants to be told that the game can no longer be won."""
    hover: str = ""
    posed: str = ""
    """The button of the corner that has to be confirmed first, if one was pressed."""
    armed: bool = False
    """Whether the first of the two presses was made that show covered cards."""
    behind: bool = False
    """Whether a curtain is before the table."""
    warning: str = ""
    """That the game can no longer be won, if it was said in the last picture."""
    warned: bool = False
    """Whether it was said that the game can no longer be won."""
    captions: Sequence[str] = ()
    """What is heard, in words."""

    @property
    def names(self) -> Names | None:
        """Of the players, where there are two."""
        return self.party.names if self.party else None


def waits(sitting: Sitting, showing: Showing) -> bool:
    """Whether the decision can be answered now."""
    return sitting.shown and not sitting.director.telling and not showing.posed


def warning(words: Words, sitting: Sitting, showing: Showing) -> str:
    """Why the game can no longer be won, if that is to be said now."""
    due = showing.warns and not showing.warned and not sitting.selected
    asked = sitting.exploring and waits(sitting, showing)
    return words.hopeless(sitting.director.view) if due and asked else ""


def prompt(words: Words, sitting: Sitting, showing: Showing) -> Prompt:
    """What the prompt says."""
    director, names = sitting.director, showing.names
    if showing.posed:
        said = asking.rewinding(words) if showing.posed == UNDO else asking.conceding(words)
    elif director.telling:
        said = asking.telling(words, director.event, director.view, names)
    elif showing.behind and names:
        said = Prompt(words.at_turn(names[sitting.game.state.active]), "")
    elif not sitting.shown and names:
        said = asking.covered(words, names[sitting.seat], showing.armed)
    elif why := warning(words, sitting, showing):
        said = asking.hopeless(words, why)
    else:
        question = asking.Question(
            director.view,
            sitting.legal,
            sitting.selected,
            sitting.ranking,
            names,
            showing.warns,
        )
        said = asking.asked(words, question)
    if sitting.refused:
        return replace(said, body=words.refusal(sitting.refused))
    plain = sitting.exploring or sitting.drafting
    chosen = sitting.selected and not plain and not sitting.director.telling
    if names and sitting.astray == owned(ROW, 1 - sitting.seat):
        return replace(said, body=words.row_of(names[1 - sitting.seat]))
    if sitting.astray or chosen:
        return replace(said, body=words.where_to_lay(sitting.pending))
    return said


def lit(sitting: Sitting, showing: Showing) -> Set[str]:
    """What shines: what may be laid somewhere, or what the decision is about."""
    if not waits(sitting, showing):
        return frozenset()
    if sitting.exploring:
        return sitting.reach.lifted_to(owned(ROW, sitting.seat))
    if isinstance(sitting.pending, CompleteTrio):
        return {card.id for card in sitting.director.view.rows[sitting.seat][-3:]}
    return {lay.grip for lay in sitting.reach.lays}


def targets(sitting: Sitting, held: str) -> tuple[str, ...]:
    """Where what is held or chosen may go: a card that is put in order, away if one goes."""
    told = sitting.ranking
    if told is not None and held in [card.id for card in told.cards]:
        return (DISCARD,) if told.ordering.discards else ()
    return sitting.reach.targets(held or sitting.selected)


def pointing(scenery: Scenery, focus: Thing | None, view: View) -> Scenery:
    """The same with the focus, and with the card marked that the button is about which is
    pointed at or in focus."""
    at = {scenery.hover, focus.id if focus else ""}
    buttons = [b for b in scenery.prompt.all_buttons if b.command and b.id in at - {CONFIRM}]
    grips = {grip_of(button.command) for button in buttons if button.command}
    cards = (*view.hand, *view.shared, *view.doors[view.seat])
    marked = scenery.marked | {card for card in cards if card.id in grips}
    return replace(scenery, focus=focus, marked=marked)


def barred(sitting: Sitting) -> Set[str]:
    """The buttons of the corner that do nothing now."""
    free = {UNDO: sitting.can_undo, REDO: sitting.can_redo}
    return {key for key in free if not free[key]}


def cover_button(words: Words, text: Text, sitting: Sitting, showing: Showing) -> Iterator[Button]:
    """Hidden cards can be laid face down at any time, by the one whose turn it is."""
    places = sitting.director.layout.places
    asked = waits(sitting, showing) and sitting.pending is not None
    if sitting.manner != "open" and asked and isinstance(places, Facing):
        for smaller in places.smaller():
            button = Button(
                asking.COVER, words.say("Cover"), places.cover_at, hint="H", letters=smaller.letters
            )
            if button_width(button, text, places) <= places.cover_at.w:
                break
        yield button


def noted(words: Words, sitting: Sitting, showing: Showing, unkept: str) -> Iterator[Mark]:
    """What is to be known of the game as a whole."""
    places = sitting.director.layout.places
    if sitting.back.rewinds:
        yield marks.rewound(places, words.rewinds(sitting.back.rewinds))
    # Where the whole hand can be laid on a Nightmare, its handle needs the corner.
    if unkept and gestures.hand_grip(sitting.seat) not in lit(sitting, showing):
        yield marks.unkept(places, unkept)
    yield from marks.heard(places, showing.captions)


def scenery(
    words: Words,
    text: Text,
    sitting: Sitting,
    showing: Showing,
    *,
    held: str,
    marked: Set[Card],
    unkept: str = "",
) -> Scenery:
    """All of it; `held` is what the pointer holds, `unkept` why something is not on the disk."""
    places = sitting.director.layout.places
    waiting = waits(sitting, showing)
    return Scenery(
        prompt=prompt(words, sitting, showing).laid_out(text, places),
        buttons=(
            *corner_buttons(words, text, places, barred(sitting)),
            *cover_button(words, text, sitting, showing),
        ),
        marks=tuple(noted(words, sitting, showing, unkept)),
        selected=sitting.selected,
        asked=(owned(HAND, sitting.seat), SHARED) if waiting and sitting.exploring else (),
        lit=lit(sitting, showing),
        targets=targets(sitting, held) if waiting or held else (),
        toward=sitting.arrangement.toward,
        told=sitting.ranking if waiting or held else None,
        gloom=showing.gloom.on,
        marked=marked,
        hover=showing.hover,
    )
