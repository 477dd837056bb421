"""What the table shows around the cards at this moment."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass, replace

from game.rules.cards import NIGHTMARE, Card
from game.rules.explore import CompleteTrio
from game.rules.state import DISCARD, REVEALED
from game.rules.view import View
from game.screen import asking
from game.screen.corner import corner_buttons
from game.screen.prompts import Prompt
from game.screen.tabletop import Scenery
from game.screen.text import Text
from game.table import gestures
from game.table.sitting import Sitting
from game.words import Words


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

    def follow(self, view: View, at_once: bool) -> bool:
        """One frame passes; whether the table has changed. Where no card moves there is nothing
        to wait for."""
        late, self._coming = self._coming, not self.shows(view)
        if self._coming and (late or at_once):
            self.on = not self.on
            self._coming = False
            return True
        return False


@dataclass
class Showing:
    """What goes on between the player and the table that is neither game nor arrangement."""

    gloom: Gloom
    hover: str = ""
    conceding: bool = False
    warning: str = ""
    """That the game can no longer be won, if it was said in the last picture."""
    warned: bool = False
    """Whether it was said that the game can no longer be won."""


def waits(sitting: Sitting, showing: Showing) -> bool:
    """Whether the decision can be answered now."""
    return not sitting.director.telling and not showing.conceding


def warning(words: Words, sitting: Sitting, showing: Showing) -> str:
    """Why the game can no longer be won, if that is to be said now."""
    silent = showing.warned or not waits(sitting, showing) or not sitting.exploring
    return "" if silent or sitting.selected else words.hopeless(sitting.director.view)


def prompt(words: Words, sitting: Sitting, showing: Showing) -> Prompt:
    """What the prompt says."""
    director = sitting.director
    if showing.conceding:
        said = asking.conceding(words)
    elif director.telling:
        said = asking.telling(words, director.event, director.view)
    elif why := warning(words, sitting, showing):
        said = asking.hopeless(words, why)
    else:
        question = asking.Question(
            director.view, sitting.legal, sitting.selected, sitting.foretelling
        )
        said = asking.asked(words, question)
    if sitting.refused:
        return replace(said, body=words.refusal(sitting.refused))
    chosen = sitting.selected and not sitting.exploring and not sitting.director.telling
    if sitting.astray or chosen:
        return replace(said, body=words.where_to_lay(sitting.pending))
    return said


def lit(sitting: Sitting, showing: Showing) -> Set[str]:
    """What shines: what may be laid somewhere, or what the decision is about."""
    if not waits(sitting, showing):
        return frozenset()
    if sitting.exploring:
        return {card.id for card in gestures.playable(sitting.legal)}
    if isinstance(sitting.pending, CompleteTrio):
        return {card.id for card in sitting.director.view.rows[0][-3:]}
    return {lay.grip for lay in sitting.lays}


def targets(sitting: Sitting, held: str) -> tuple[str, ...]:
    """Where what is held or chosen may go: a card of a Prophecy, away from it."""
    told = sitting.foretelling
    if told is not None and held in [card.id for card in told.cards]:
        return (DISCARD,)
    return sitting.targets(held or sitting.selected)


def scenery(
    words: Words,
    text: Text,
    sitting: Sitting,
    showing: Showing,
    *,
    held: str,
    marked: Set[Card],
) -> Scenery:
    """All of it; `held` is what the pointer holds."""
    places = sitting.director.layout.places
    waiting = waits(sitting, showing)
    return Scenery(
        prompt=prompt(words, sitting, showing).laid_out(text, places),
        buttons=corner_buttons(words, text, places),
        selected=sitting.selected,
        choosing=waiting and sitting.exploring,
        lit=lit(sitting, showing),
        targets=targets(sitting, held) if waiting or held else (),
        toward=sitting.arrangement.toward,
        told=sitting.foretelling if waiting or held else None,
        gloom=showing.gloom.on,
        marked=marked,
        hover=showing.hover,
    )
