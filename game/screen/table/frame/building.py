"""Builds the frame of a table: what is shown around the cards, and everything that can be pointed
at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence, Set
from dataclasses import replace
from functools import partial

from game.records.journal.keeper import Keeper
from game.rules.card import Card
from game.rules.state import DISCARD, HAND, MARKET, SHARED, owned
from game.rules.steps import Decision
from game.rules.view import View
from game.screen.lettering.text import Text
from game.screen.panels.open_panel import OpenPanel
from game.screen.program import Program
from game.screen.table import focus
from game.screen.table.asking import cloth_buttons, decision, prompts, tabs, waiting_for_deck
from game.screen.table.asking.book_button import book_button
from game.screen.table.asking.folding import fold_buttons, pile_buttons
from game.screen.table.asking.ribbons import laid_out
from game.screen.table.between_turns.covering import is_hidden
from game.screen.table.between_turns.looking_back import LookingBack
from game.screen.table.between_turns.lost_cards import LostCards
from game.screen.table.drawing.headline import (
    CONCEDE,
    HINT,
    NO_HEADLINE,
    REDO,
    UNDO,
    Headline,
    corner_buttons,
    headline_in,
)
from game.screen.table.drawing.recap_drawing import recap_buttons
from game.screen.table.frame import listing
from game.screen.table.frame.hanging import hung
from game.screen.table.frame.table_frame import PanelNow, TableFrame
from game.screen.table.hints.best_answers import BestAnswers
from game.screen.table.hints.chance_bar import ChanceBar
from game.screen.table.hints.hint_marks import HintMarks, marks_of, places_of
from game.screen.table.marking import marks
from game.screen.table.marking.corner_marks import both_know
from game.screen.table.marking.markers import meant, placed
from game.screen.table.marking.marks import Mark
from game.screen.table.marking.targets import targets
from game.screen.table.teaching.lesson_at_table import LessonAtTable
from game.screen.table.ui import TableUi, waits
from game.table.asking.buttons import Button
from game.table.asking.prompt import HOLD, Prompt, Ribbon
from game.table.asking.questions import CONFIRM
from game.table.hands import gestures
from game.table.hands.choices import grip_of
from game.table.hands.things import Thing
from game.table.layout.fans import held_up
from game.table.layout.layout import RISE
from game.table.layout.pair import Facing, Pair
from game.table.layout.places import Rect
from game.table.session import TableSession
from game.table.watching import named
from game.words import Words


def lit(session: TableSession, ui: TableUi) -> Set[str]:
    """Returns the ids of what is lit: what can be laid somewhere, or what the decision is about."""
    if not waits(session, ui):
        return frozenset()
    if laid := session.laid:
        return {gestures.DECK_GRIP, laid.grip} - {""}
    if session.exploring:
        return {lay.grip for lay in session.drops.lays if lay.zone != DISCARD}
    if shines := session.staging.decision(session.pending).shines:
        return shines(session.director.view)
    return {lay.grip for lay in session.drops.lays}


def marked(prompt: Prompt, ui: TableUi, view: View) -> Set[Card]:
    """Returns the cards that the button under the pointer or in focus is about."""
    at = {ui.hover, ui.at} - {CONFIRM}
    buttons = [b for b in prompt.all_buttons if b.command and b.id in at]
    grips = {grip_of(button.command) for button in buttons if button.command}
    cards = (*view.hand, *view.shared, *view.doors[view.seat])
    return {card for card in cards if card.id in grips}


def barred(session: TableSession, lesson: LessonAtTable | None) -> Set[str]:
    """Returns the ids of the corner buttons that are disabled. In a lesson undo works only within a
    part."""
    goes_on = session.game.pending is not None
    undone = session.can_undo and (lesson is None or lesson.tutor.can_take_back)
    asked = session.pending is not None and session.shown
    free = {UNDO: undone, REDO: session.can_redo, CONCEDE: goes_on, HINT: asked}
    return {key for key in free if not free[key]}


def ribbons(words: Words, session: TableSession, ui: TableUi) -> Iterator[Ribbon]:
    """Yields the ribbons of a game that has any: actions on offer whatever is asked."""
    game, view, staging = session.game, session.director.view, session.staging
    legal = session.legal if waits(session, ui) and game.pending else []
    own = [(kind, staging.command(kind).ribbons) for kind in game.rules.answers[Decision]]
    for kind, ribbons_of in own:
        if ribbons_of is not None:
            offered = [command for command in legal if isinstance(command, kind)]
            yield from ribbons_of(words, view, offered)
    hung = any(ribbons_of is not None for _, ribbons_of in own)
    if hung and any(row.pauses for row in staging.decisions.values()):
        label, holds = words.say("Hold the next card"), session.back.holds
        free = game.pending is not None and ui.lesson is None
        told = words.say("Asks before a card is drawn whether something is to come first.")
        button = Button(HOLD, label, shown=holds, enabled=free, icon="pause")
        yield Ribbon(button, None, told, words.say("Pause"), brief=True)


def noted(words: Words, session: TableSession, ui: TableUi, unkept: str) -> Iterator[Mark]:
    """Yields the notes about the game as a whole."""
    places, window = session.director.layout.places, session.director.window
    if session.back.rewinds and ui.lesson is None and window.letters == 1:
        yield marks.rewound(window, words.rewinds(session.back.rewinds))
    if ui.party is not None and ui.lesson is None and isinstance(places, Pair):
        if session.sleepwalker is None:
            yield marks.agreed(places, ui.party.talk, words)
        else:
            yield marks.asks_why(places, words)
    view = session.director.view
    # Where the whole hand can be laid on a Nightmare, its handle needs the corner.
    free = gestures.hand_grip(session.seat) not in lit(session, ui)
    if free and unkept:
        yield marks.unkept(places, unkept)
    elif free and view.turn == 1 and both_know(view):
        yield marks.known_to_both(places, words.known_to_both())
    yield from marks.heard(places, ui.captions)


def scenery(
    words: Words,
    text: Text,
    session: TableSession,
    ui: TableUi,
    *,
    named: Set[Card] = frozenset(),
    unkept: str = "",
    advised: bool = False,
) -> TableFrame:
    """Returns the frame without a panel. `named` are the cards that a panel names, and `unkept`
    tells why something is not on the disk. `advised` tells that the best answers take the place of
    the words of the prompt."""
    layout, view, party = session.director.layout, session.director.view, ui.party
    places, window = layout.places, session.director.window
    waiting = waits(session, ui)
    warned = decision.warning(words, session, ui)
    said = decision.prompt(words, session, ui, warned)
    if advised and waiting and not (warned or decision.scolded(words, session, ui)):
        said = replace(said, steady=True, unwritten=True)
    asked = tabs.laid_out(prompts.laid_out(said, text, places, layout.low), text, layout)
    recap = recap_buttons(words, view, places, ui.names) if session.director.named else ()
    # With players across the table, the markers lie where cards are held up.
    away = held_up(view, session.ranking) and isinstance(places, Facing)
    pointing = ui.markers if ui.may_point and not away else None
    laid = pointing.shown(view) if pointing else ()
    markers = [*placed(laid, layout, words, text)] if laid else []
    shut, notes = barred(session, ui.lesson), tuple(noted(words, session, ui, unkept))
    headline = headline_in(words, view.turn, session.game.rules.edition, view.seats)
    if ui.lesson is not None:
        headline = Headline((ui.lesson.where(words),))
    elif any(marks.on_headline(mark, places) for mark in notes):
        headline = NO_HEADLINE
    elif session.back.rewinds and window.letters > 1:
        # Large letters leave no room for a line below the headline.
        told = words.rewinds(session.back.rewinds)
        headline = replace(headline, lines=tuple(f"{line} · {told}" for line in headline.lines))
    if places.plate_over_deck:
        # Before the first turn, too, its place is kept free.
        lines = headline.lines or (words.turn(1),)
        notes = tuple(
            marks.after_headline(mark, lines, text, places, window)
            if mark.id in (marks.TALK, marks.WHY)
            else mark
            for mark in notes
        )
    taught = ui.lesson is not None and not ui.lesson.hints
    corner = corner_buttons(words, window, shut, hinted=ui.hint is not None, taught=taught)
    return TableFrame(
        prompt=asked,
        headline=headline,
        trio=session.game.rules.trio,
        buttons=(
            *corner,
            *cloth_buttons.cloth_button(words, text, session, ui),
            *(one for one in recap if not asked.hides(one.rect)),
            book_button(words, asked, places),
            *fold_buttons(words, session.director),
            *pile_buttons(words, session.director),
        ),
        barred=shut,
        ribbons=laid_out([*ribbons(words, session, ui)], places),
        marks=notes,
        selected=session.selected,
        asked=(owned(HAND, session.seat), SHARED)
        if waiting and (session.exploring or asked.tabs)
        else (),
        lit=lit(session, ui),
        targets=targets(words, session, ui.held, ui.lesson) if waiting or ui.held else {},
        toward=session.arrangement.toward,
        told=session.ranking if waiting or ui.held else None,
        light=replace(ui.light, gloomy=False, staged=False) if ui.onward else ui.light,
        marked=named | marked(asked, ui, view),
        hover=ui.hover,
        held=ui.held,
        focus=ui.focus,
        came=session.viewer.came,
        pointing=pointing,
        markers=markers,
        signs=meant(markers, party, words, text, places) if ui.markers.asks and party else (),
        warned=warned,
        posed=ui.posed is not None,
        hidden=is_hidden(session),
    )


class FrameBuilder:
    """Builds the frames of one table, with what stands over it: a panel, a recap, lost cards, the
    chance of victory. The `keeper` of the game tells what could not be saved."""

    def __init__(
        self,
        program: Program,
        session: TableSession,
        panels: OpenPanel,
        recap: LookingBack,
        lost: LostCards,
        chance: ChanceBar,
        keeper: Keeper,
    ) -> None:
        self._program = program
        self._session = session
        self._panels = panels
        self._recap = recap
        self._lost = lost
        self._chance = chance
        self._keeper = keeper

    @property
    def unkept(self) -> str:
        """The reason why something is not on the disk; empty if everything is."""
        return self._program.words.unkept(self._keeper.trouble, self._keeper.parted)

    def build(self, ui: TableUi) -> TableFrame:
        """Returns the frame of this moment. It is built twice if something is in focus: the thing
        in focus is found in the first frame, and the second can tell about it."""
        frame = self._built(ui)
        if not ui.spots:
            return frame
        here = focus.in_focus(self._session, frame, ui)
        if here is not None and not frame.panel.covers:
            frame = self._built(replace(ui, focus=here))
            here = next((thing for thing in frame.things if thing.id == here.id), here)
        return replace(frame, in_focus=here)

    def told(self, frame: TableFrame) -> list[Thing]:
        """Returns the things of a frame, with their hints."""
        return [*self._told_of(frame), *frame.panel.things]

    def everything(self, frame: TableFrame) -> list[Thing]:
        """Returns the things of a frame, with those of a panel that are beyond sight. A panel over
        the table is all that there is, as nothing else can be used."""
        if frame.panel.covers:
            return self._panels.everything()
        return [*self._told_of(frame), *self._panels.everything()]

    def _told_of(self, frame: TableFrame) -> Iterable[Thing]:
        """Returns what lies on the table, with hints."""
        words, session = self._program.words, self._session
        lying = listing.hinted(frame, session.director, words)
        if session.laid:
            lying = waiting_for_deck.hinted(lying, words, session)
        if self._program.settings.hold_to_play:
            lying = cloth_buttons.hinted(lying, words)
        return lying

    def _built(self, ui: TableUi) -> TableFrame:
        panels, window = self._panels, self._session.director.window
        frame = self._on_table(ui, advised=False)
        if isinstance(best := panels.panel, BestAnswers):
            if not best.stand(window, partial(self._taken, frame)):
                frame = self._on_table(ui, advised=True)
            asked, places = frame.prompt, self._session.director.layout.places
            room = prompts.words_room(asked, places) if asked.unwritten else None
            best.show(room, ui.hint.at if ui.hint is not None else 0)
        name = panels.panel.name if panels.panel is not None else ""
        now = PanelNow(name, panels.things(), panels.waits, panels.stands, panels.reads)
        return replace(frame, panel=now, opening=panels.opening)

    def _on_table(self, ui: TableUi, advised: bool) -> TableFrame:
        """Returns the frame without a panel. `advised` tells that the best answers take the place
        of the words of the prompt."""
        program, session, unkept = self._program, self._session, self.unkept
        frame = scenery(
            program.words,
            program.text,
            session,
            ui,
            named=self._panels.marked(ui.hover),
            unkept=unkept,
            advised=advised,
        )
        hint = ui.hint.shown if ui.hint is not None and waits(session, ui) else None
        frame = replace(
            frame,
            hint=marks_of(session, frame.prompt, hint.command) if hint else HintMarks(),
            recap=self._recap.panel(ui),
            slip=self._lost.slip,
            chance=self._chance.band,
        )
        frame = hung(frame, session.director, program.words, program.text)
        return replace(frame, lying=[*self._lying(frame, ui)])

    def _lying(self, frame: TableFrame, ui: TableUi) -> Iterator[Thing]:
        """Yields what can be pointed at or read on the table, the lowest first."""
        session, words = self._session, self._program.words
        yield from listing.things(session.director, frame, words, ui.names)
        if frame.recap is not None:
            yield from frame.recap.things()
        if frame.chance is not None:
            yield frame.chance.thing
        if ui.hint is not None and ui.hint.shown is not None:
            command, view = ui.hint.shown.command, session.view
            private = view.secret(named(command))
            said = words.say("Hint") if private else words.command(command, view)
            for number, rect in enumerate(places_of(frame.hint, session.director.layout)):
                yield Thing(f"text.hint.{number}" if number else "text.hint", "text", said, rect)
        if frame.slip is not None:
            # What is to be discarded may be laid on all of the pile.
            yield from frame.slip.things(pressed=DISCARD not in frame.targets)
        for sign in frame.signs:
            yield sign.thing

    def _taken(self, frame: TableFrame) -> Sequence[Rect]:
        """Returns the rectangles that the best answers must not cover: everything that lies, is
        read or can be laid on the table, and the room of the prompt."""
        director = self._session.director
        places = director.layout.places
        hands = [owned(HAND, seat) for seat in range(director.view.seats)]
        rising = [area for zone, area in places.zones.items() if zone in (*hands, SHARED, MARKET)]
        raised = [replace(area, y=area.y - places.px(RISE)) for area in rising]
        return [places.prompt, *raised, *(thing.rect for thing in frame.lying)]
