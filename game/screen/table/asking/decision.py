"""The prompt of the table: what is asked now, and what is said about it."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from game.rules.course import Concede
from game.rules.state import HAND, ROW, owned
from game.rules.view import View
from game.screen.table.asking import waiting_for_deck
from game.screen.table.asking.cloth_buttons import covers_in_bar
from game.screen.table.asking.posed_questions import Posed, hopeless
from game.screen.table.asking.second_line import briefly, second_line, with_bodies
from game.screen.table.ui import TableUi, waits
from game.table.asking import questions
from game.table.asking.buttons import Button
from game.table.asking.ordering_words import Pointed
from game.table.asking.prompt import Prompt
from game.table.asking.questions import COVER, covered, telling, turn_over
from game.table.session import TableSession
from game.table.staging import HOPELESS
from game.words import Words


def warning(words: Words, session: TableSession, ui: TableUi) -> Posed | None:
    """Returns the question whether to play on, if the game can no longer be won and this is to be
    said now."""
    if ui.lesson is not None:
        return None
    told = HOPELESS in session.warned or ui.silences(HOPELESS)
    due = not told and not session.selected
    asked = session.exploring and waits(session, ui)
    why = words.hopeless(session.director.view) if due and asked else ""
    return Posed(partial(hopeless, why=why), Concede()) if why else None


def pointed(words: Words, session: TableSession, ui: TableUi) -> Pointed | None:
    """Returns the card, of those to be put in order, that is held, in focus or under the
    pointer."""
    cards = {card.id: card for card in session.ranking.cards} if session.ranking else {}
    for key, chosen_by in (
        (ui.held, ""),
        (ui.at, words.key("act")),
        ("" if ui.at else ui.hover, words.say("Click")),
    ):
        if key in cards:
            return Pointed(cards[key], chosen_by, cards[key] in session.director.view.private)
    return None


def question(words: Words, session: TableSession, ui: TableUi, view: View) -> Prompt:
    """Returns the question of the game, in a view in which it is due."""
    staging = session.staging
    asked = questions.Question(
        staging,
        view,
        [command for command in session.legal if not staging.command(command).paid],
        session.selected,
        session.ranking,
        pointed(words, session, ui),
        ui.names,
        session.viewer.covers,
        staging.doubts,
        ui.silences,
        [command for command in session.legal if staging.command(command).paid],
    )
    return questions.asked(words, asked)


def prompt(words: Words, session: TableSession, ui: TableUi, warned: Posed | None) -> Prompt:
    """Returns the prompt. A warning that the game can no longer be won (`warned`) replaces the
    question."""
    director, names, armed = session.director, ui.names, ui.armed
    if ui.posed:
        said = ui.posed.prompt(words)
    elif director.dealing:
        said = Prompt(words.say("The deck is shuffled and dealt."), "")
    elif director.telling:
        event = session.viewer.openly(director.event) if director.event else None
        said = telling(words, session.staging, event, director.view, names)
    elif session.viewer.parting and names:
        said = turn_over(words, names[session.seat], session.shown, armed, ui.only_held)
        since = briefly(words, session)
        said = replace(said, body=since or said.body, brief=bool(since))
    elif ui.onward:
        ended, why = words.result(director.view, session.game.defeat, names)
        return questions.looked_at(words, ended, why, [*ui.onward])
    elif session.laid:
        said = waiting_for_deck.prompt(words, armed)
    elif session.viewer.sleepwalks and names:
        thinks = words.say("{player} is thinking.", player=names[1 - session.seat])
        said = Prompt(thinks, briefly(words, session), brief=True)
    elif warned is not None:
        said = warned.prompt(words)
    else:
        said = question(words, session, ui, director.view)
        if ui.lesson is not None:
            said = ui.lesson.spoken(words, said)
        if covers_in_bar(session):
            cover = Button(COVER, words.say("Cover"), hint="X")
            said = replace(said, buttons=(cover, *said.buttons))
        if names and session.viewer.covers:
            asks = session.viewer.asks_for_cards
            said = covered(words, said, names[session.seat], ui.armed, asks, ui.only_held)
        said = with_bodies(words, session, ui, said)
        said = replace(said, body=second_line(words, session, ui, said) or said.body)
        once = words.say(ui.whisper.says) if ui.whisper else ""
        said = replace(said, brief=said.body == briefly(words, session), whispered=once)
    if ui.markers.taken is not None:
        return replace(said, body=words.where_to_point())
    if ui.markers.asks:
        return replace(said, body=words.what_is_meant())
    if session.refused and ui.lesson is not None:
        return ui.lesson.refused(words, said, words.refusal(session.refused))
    if session.refused:
        return replace(said, body=words.refusal(session.refused))
    partners = of_partner(words, session, ui)
    plain = session.exploring or session.drafting or session.director.telling
    lost = session.astray or (session.selected and not plain and not ui.posed)
    if ui.lesson is not None and ui.lesson.speaks:
        return ui.lesson.strayed(words, said, partners) if session.astray else said
    if partners or (lost and not session.laid):
        where = words.where_to_lay(session.pending, session.director.view, session.legal)
        return replace(said, body=partners or where)
    return said


def scolded(words: Words, session: TableSession, ui: TableUi) -> bool:
    """Returns whether the prompt tells that something went wrong, or where something is to go."""
    wrong = session.refused or session.astray or ui.markers.taken is not None
    return bool(wrong or of_partner(words, session, ui))


def of_partner(words: Words, session: TableSession, ui: TableUi) -> str:
    """Returns a sentence if a card was laid on the row of the other player, or one of their cards
    was taken; empty if neither."""
    other, names, astray = 1 - session.seat, ui.names, session.astray
    if names and astray == owned(ROW, other):
        return words.row_of(names[other])
    if names and not ui.posed and astray == owned(HAND, other):
        return words.card_of(names[other])
    return ""
