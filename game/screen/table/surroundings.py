"""What the table shows around the cards at this moment."""

from __future__ import annotations

from collections.abc import Iterator, Set
from dataclasses import replace
from functools import partial

from game.rules.card import Card
from game.rules.course import Concede
from game.rules.state import DISCARD, HAND, ROW, SHARED, owned
from game.rules.steps import Decision
from game.rules.view import View
from game.screen.lettering.text import Text
from game.screen.panels.frame import ZONE as PANEL
from game.screen.table.around.headline import (
    CONCEDE,
    HINT,
    REDO,
    UNDO,
    corner_buttons,
    headline_in,
)
from game.screen.table.around.recap_drawing import recap_buttons
from game.screen.table.around.tabletop import Scenery
from game.screen.table.asking import prompts, waiting_for_deck
from game.screen.table.asking.book_button import book_button
from game.screen.table.asking.cloth_buttons import cloth_button, covers_in_bar
from game.screen.table.asking.posed_questions import Posed, hopeless
from game.screen.table.asking.ribbons import laid_out
from game.screen.table.asking.second_line import briefly, second_line, with_bodies
from game.screen.table.marking import marks
from game.screen.table.marking.eyes import both_know
from game.screen.table.marking.markers import meant, placed
from game.screen.table.marking.marks import Mark
from game.screen.table.marking.targets import targets
from game.screen.table.table_state import At, TableState, waits
from game.screen.table.teaching.lesson_at_table import LessonAtTable
from game.table.asking import questions
from game.table.asking.answers import HOLD, Ribbon
from game.table.asking.between_questions import COVER, covered, telling, turn_over
from game.table.asking.buttons import Button
from game.table.asking.ordering_words import Pointed
from game.table.asking.prompt import Prompt
from game.table.asking.questions import CONFIRM
from game.table.doubts import HOPELESS
from game.table.hands import gestures
from game.table.hands.choices import grip_of
from game.table.hands.things import Thing
from game.table.layout.facing import Facing
from game.table.layout.fans import held_up
from game.table.layout.pair import Pair
from game.table.pointing import TOKEN
from game.table.session import TableSession
from game.words import Words


def free(thing: Thing, session: TableSession, state: TableState) -> bool:
    """Whether a thing can be picked up, where no panel is in the way."""
    if thing.id.startswith(TOKEN):
        return True
    asked = thing.zone != PANEL and not (state.posed or state.onward)
    return asked and session.drops.can_lift(thing)


def warning(words: Words, session: TableSession, state: TableState) -> Posed | None:
    """Why the game can no longer be won, if that is to be said now, and whether to play on."""
    if state.lesson is not None:
        return None
    told = HOPELESS in session.warned or state.silences(HOPELESS)
    due = not told and not session.selected
    asked = session.exploring and waits(session, state)
    why = words.hopeless(session.director.view) if due and asked else ""
    return Posed(partial(hopeless, why=why), Concede()) if why else None


def pointed(words: Words, session: TableSession, state: TableState, at: At) -> Pointed | None:
    """Which of the cards that are put in order is held, in focus or under the pointer."""
    cards = {card.id: card for card in session.ranking.cards} if session.ranking else {}
    focus = at.focus.id if at.focus else ""
    for key, chosen_by in (
        (at.held, ""),
        (focus, words.say("Enter")),
        ("" if focus else state.hover, words.say("Click")),
    ):
        if key in cards:
            return Pointed(cards[key], chosen_by, cards[key] in session.director.view.private)
    return None


def prompt(words: Words, session: TableSession, state: TableState, at: At) -> Prompt:
    """What the prompt says."""
    director, names, armed = session.director, state.names, state.lifting.armed
    if state.posed:
        said = state.posed.prompt(words)
    elif director.dealing:
        said = Prompt(words.say("The deck is shuffled and dealt."), "")
    elif director.telling:
        event = session.viewer.openly(director.event) if director.event else None
        said = telling(words, session.staging, event, director.view, names)
    elif session.viewer.parting and names:
        said = turn_over(words, names[session.seat], session.shown, armed)
        since = briefly(words, session)
        said = replace(said, body=since or said.body, brief=bool(since))
    elif state.onward:
        told = words.result(director.view, session.game.defeat, names)
        return questions.looked_at(words, *told, [*state.onward])
    elif session.by_hand.laid:
        said = waiting_for_deck.prompt(words, armed)
    elif warned := warning(words, session, state):
        said = warned.prompt(words)
    else:
        staging = session.staging
        question = questions.Question(
            staging,
            director.view,
            [command for command in session.legal if not staging.command(command).paid],
            session.selected,
            session.ranking,
            pointed(words, session, state, at),
            names,
            session.viewer.covers,
            staging.doubts,
            state.silences,
            [command for command in session.legal if staging.command(command).paid],
        )
        said = questions.asked(words, question)
        if state.lesson is not None:
            said = state.lesson.spoken(words, said)
        if covers_in_bar(session):
            cover = Button(COVER, words.say("Cover"), hint="X")
            said = replace(said, buttons=(cover, *said.buttons))
        if names and session.viewer.covers:
            asks = session.viewer.asks_for_cards
            said = covered(words, said, names[session.seat], state.lifting.armed, asks)
        said = with_bodies(words, session, state, at, said)
        said = replace(said, body=second_line(words, session, state, at, said) or said.body)
        once = words.say(state.whisper.says) if state.whisper else ""
        said = replace(said, brief=said.body == briefly(words, session), whispered=once)
    if state.pointing.taken is not None:
        return replace(said, body=words.where_to_point())
    if state.pointing.asks:
        return replace(said, body=words.what_is_meant())
    if session.refused and state.lesson is not None:
        return state.lesson.refused(words, said, words.refusal(session.refused))
    if session.refused:
        return replace(said, body=words.refusal(session.refused))
    partners = of_partner(words, session, state)
    plain = session.exploring or session.drafting or session.director.telling
    lost = session.astray or (session.selected and not plain)
    if state.lesson is not None and state.lesson.speaks:
        return state.lesson.strayed(words, said, partners) if session.astray else said
    if partners or (lost and not session.by_hand.laid):
        where = words.where_to_lay(session.pending, session.director.view, session.legal)
        return replace(said, body=partners or where)
    return said


def scolded(words: Words, session: TableSession, state: TableState) -> bool:
    """Whether the prompt tells something that is not to be missed."""
    wrong = session.refused or session.astray or state.pointing.taken is not None
    return bool(wrong or of_partner(words, session, state) or warning(words, session, state))


def of_partner(words: Words, session: TableSession, state: TableState) -> str:
    """That something was laid on the row of the other player, or a card taken that is theirs; empty
    if neither."""
    other, names, astray = 1 - session.seat, state.names, session.astray
    if names and astray == owned(ROW, other):
        return words.row_of(names[other])
    if names and not state.posed and astray == owned(HAND, other):
        return words.card_of(names[other])
    return ""


def lit(session: TableSession, state: TableState) -> Set[str]:
    """What shines: what may be laid somewhere, or what the decision is about."""
    if not waits(session, state):
        return frozenset()
    if laid := session.by_hand.laid:
        return {gestures.DECK_GRIP, laid.grip} - {""}
    if session.exploring:
        return {lay.grip for lay in session.drops.lays if lay.zone != DISCARD}
    if shines := session.staging.decision(session.pending).shines:
        return shines(session.director.view)
    return {lay.grip for lay in session.drops.lays}


def marked(prompt: Prompt, hover: str, focus: Thing | None, view: View) -> Set[Card]:
    """The card that the button is about which is pointed at or in focus."""
    at = {hover, focus.id if focus else ""}
    buttons = [b for b in prompt.all_buttons if b.command and b.id in at - {CONFIRM}]
    grips = {grip_of(button.command) for button in buttons if button.command}
    cards = (*view.hand, *view.shared, *view.doors[view.seat])
    return {card for card in cards if card.id in grips}


def barred(session: TableSession, lesson: LessonAtTable | None) -> Set[str]:
    """The buttons of the corner that do nothing now. In a lesson one goes back within a part."""
    goes_on = session.game.pending is not None
    undone = session.can_undo and (lesson is None or lesson.tutor.can_take_back)
    asked = session.pending is not None and session.shown
    free = {UNDO: undone, REDO: session.can_redo, CONCEDE: goes_on, HINT: asked}
    return {key for key in free if not free[key]}


def ribbons(words: Words, session: TableSession, state: TableState) -> Iterator[Ribbon]:
    """What is on offer whatever is asked, in a game that has such a thing."""
    game, view, staging = session.game, session.director.view, session.staging
    legal = session.legal if waits(session, state) and game.pending else []
    own = [(kind, staging.command(kind).ribbons) for kind in game.rules.answers[Decision]]
    for kind, ribbons_of in own:
        if ribbons_of is not None:
            offered = [command for command in legal if isinstance(command, kind)]
            yield from ribbons_of(words, view, offered)
    hung = any(ribbons_of is not None for _, ribbons_of in own)
    if hung and any(row.pauses for row in staging.decisions.values()):
        label, holds = words.say("Hold the next card"), session.back.holds
        free = game.pending is not None and state.lesson is None
        told = words.say("Asks before a card is drawn whether something is to come first.")
        button = Button(HOLD, label, shown=holds, enabled=free, icon="pause")
        yield Ribbon(button, None, told, brief=True)


def noted(words: Words, session: TableSession, state: TableState, unkept: str) -> Iterator[Mark]:
    """What is to be known of the game as a whole."""
    places, window = session.director.layout.places, session.director.window
    if session.back.rewinds and state.lesson is None:
        yield marks.rewound(window, words.rewinds(session.back.rewinds))
    if state.party is not None and state.lesson is None and isinstance(places, Pair):
        yield marks.agreed(places, state.party.talk, words)
    view = session.director.view
    # Where the whole hand can be laid on a Nightmare, its handle needs the corner.
    free = gestures.hand_grip(session.seat) not in lit(session, state)
    if free and unkept:
        yield marks.unkept(places, unkept)
    elif free and view.turn == 1 and both_know(view):
        yield marks.known_to_both(places, words.known_to_both())
    yield from marks.heard(places, state.captions)


def headline_of(words: Words, session: TableSession, state: TableState) -> tuple[str, str]:
    """Where in a game or in a lesson one is, and what is told of that."""
    if state.lesson is not None:
        return state.lesson.where(words), ""
    return headline_in(words, session.director.view.turn, session.game.rules.edition)


def scenery(
    words: Words,
    text: Text,
    session: TableSession,
    state: TableState,
    at: At,
    *,
    named: Set[Card],
    unkept: str = "",
    advised: bool = False,
) -> Scenery:
    """All of it; `named` are the cards of which a panel tells, `unkept` is why something is not on
    the disk; `advised` if the best answers stand in the place of the words of the prompt."""
    places, view = session.director.layout.places, session.director.view
    waiting, held = waits(session, state), at.held
    said = prompt(words, session, state, at)
    if advised and waiting and not scolded(words, session, state):
        said = replace(said, steady=True, unwritten=True)
    asked = prompts.laid_out(said, text, places)
    recap = recap_buttons(words, view, places, state.names)
    layout, party = session.director.layout, state.party
    # Across the table the markers lie where cards are held up.
    hidden = held_up(view, session.ranking) and isinstance(places, Facing)
    pointing = state.pointing if state.may_point and not hidden else None
    laid = pointing.shown(view) if pointing else ()
    markers = [*placed(laid, layout, words, text)] if laid else []
    return Scenery(
        prompt=asked,
        headline=headline_of(words, session, state),
        trio=session.game.rules.trio,
        buttons=(
            *corner_buttons(
                *(words, session.director.window, barred(session, state.lesson)),
                hinted=state.hint is not None,
                taught=state.lesson is not None and not state.lesson.hints,
            ),
            *cloth_button(words, text, session, state),
            *(one for one in recap if not asked.hides(one.rect)),
            book_button(words, asked, places),
        ),
        ribbons=laid_out([*ribbons(words, session, state)], places),
        marks=tuple(noted(words, session, state, unkept)),
        selected=session.selected,
        asked=(owned(HAND, session.seat), SHARED) if waiting and session.exploring else (),
        lit=lit(session, state),
        targets=targets(words, session, held, state.lesson) if waiting or held else {},
        toward=session.arrangement.toward,
        told=session.ranking if waiting or held else None,
        gloom=state.gloom.on and not state.onward,
        veils=state.gloom.veils,
        marked=named | marked(asked, state.hover, at.focus, view),
        hover=state.hover,
        focus=at.focus,
        came=session.viewer.came,
        pointing=pointing,
        markers=markers,
        signs=meant(markers, party, words, text, places) if state.pointing.asks and party else (),
    )
