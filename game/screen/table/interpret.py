"""The meaning of an input at the table: the new state of the table, and acts to carry out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from game.rules.card import Card
from game.rules.course import Concede
from game.rules.state import DISCARD, HAND, ROW, owned
from game.rules.steps import Command
from game.screen.table import focus
from game.screen.table.asking.book_button import BOOK
from game.screen.table.asking.folding import FOLD, PILE, pile_fold
from game.screen.table.asking.posed_questions import GOES_THROUGH
from game.screen.table.asking.waiting_for_deck import DRAW, TAKE_BACK
from game.screen.table.drawing.headline import CONCEDE, HINT, MENU, PANELS, REDO, UNDO
from game.screen.table.drawing.lost_slip import TRAY
from game.screen.table.drawing.recap_drawing import RECAP, has_recap
from game.screen.table.frame.table_frame import TableFrame
from game.screen.table.hints.best_answers import BEST
from game.screen.table.ui import TableUi
from game.screen.ui.panel import PUT_AWAY
from game.screen.ui.panel import ZONE as PANEL
from game.table import acts, inputs
from game.table.acts import Act, Rewind
from game.table.asking.buttons import Chooser
from game.table.asking.prompt import HOLD, SHOW
from game.table.asking.questions import CONFIRM, COVER, LIFT, START_OVER
from game.table.hands import drag
from game.table.hands.clicks import choices, meant_by
from game.table.hands.drag import Drag
from game.table.hands.things import Thing
from game.table.inputs import Input, Key
from game.table.layout.places import Point
from game.table.layout.spreads import most_scroll
from game.table.pointing import MEANINGS, SIGN, TOKEN
from game.table.session import TableSession

COMMANDS: Mapping[str, Command[Any] | Rewind] = {CONCEDE: Concede(), UNDO: Rewind()}
"""The commands of the corner buttons."""
SCROLLING: Mapping[str, int] = {"up": 1, "down": -1}
PANEL_KEYS = "log", "unseen", "keys", "together", "why"
KEEPING = Key("recap"), inputs.Back()
"""Inputs that themselves decide whether a recap stays that a player has asked for; any other key
ends it."""


@dataclass(frozen=True)
class Outcome:
    """The state of the table after an input, and the acts to carry out, in this order."""

    ui: TableUi
    acts: tuple[Act, ...] = ()


def interpret(table: TableSession, frame: TableFrame, ui: TableUi, given: Input) -> Outcome:
    """Returns what an input means."""
    match given:
        case inputs.Press(thing, point):
            return gripped(table, frame, ui, thing, point)
        case inputs.Move(point, over):
            return moved(table, frame, ui, point, over)
        case inputs.Release(point, flung):
            goal = flung_to(table, ui.drag) if flung and ui.drag else ""
            return let_go(table, frame, ui, point) if not goal else laid_at_once(ui, goal)
        case inputs.Act(on, twice) if on is not None:
            return again(table, frame, ui, on) if twice else acted(table, frame, ui, on)
        case inputs.Beside():
            return beside(frame, ui)
        case inputs.Read(under, True):
            return looked_at(table, frame, ui, under)
        case inputs.Scroll(over, steps):
            return scrolled(table, frame, ui, over, steps)
    ui = replace(ui, recalled=ui.recalled and given in KEEPING)
    own = frame.hidden and given == Key("cloth", table.seat)
    outcome = keyed(table, frame, ui, given)
    return replace(outcome, acts=(acts.Cloth("key" if own else "forget"), *outcome.acts))


# What the pointer holds


def may_lift(table: TableSession, ui: TableUi, thing: Thing) -> bool:
    """Returns whether a thing can be picked up now, if no panel is in the way."""
    if ui.passing:
        return False
    asked = thing.zone != PANEL and not (ui.posed or ui.onward)
    return thing.id.startswith(TOKEN) or (asked and table.drops.can_lift(thing))


def gripped(
    table: TableSession, frame: TableFrame, ui: TableUi, thing: Thing, point: Point
) -> Outcome:
    """Begins a drag, if this thing can be dragged. A panel over the table closes, as by a click
    beside it."""
    if not may_lift(table, ui, thing):
        return Outcome(ui, (acts.Touch(thing),))
    closed = (acts.ClosePanel(whole=True),) if frame.panel.covers else ()
    done: tuple[Act, ...] = (*closed, acts.Begin(), acts.Ring("lift"))
    begun = ui.begun
    markers = begun.markers.put_back
    if thing.id.startswith(TOKEN):
        markers = replace(markers, taken=int(thing.id.removeprefix(TOKEN)), carried=point)
        return Outcome(replace(begun, markers=markers), done)
    held = drag.lifted(table, thing, point, onto_tokens(table, frame, thing))
    arranged = drag.making_room(table, held)
    return Outcome(replace(begun, markers=markers, drag=held, arranged=arranged), done)


def onto_tokens(table: TableSession, frame: TableFrame, thing: Thing) -> list[drag.Onto]:
    """Returns the tokens that take a thing, as further places for it. On a token it is given as if
    laid where it belongs."""
    grip = table.drops.grip(thing)
    lays = {type(lay.command): lay.zone for lay in table.drops.lays if lay.grip == grip}
    return [
        (zone, token_of.rect)
        for token_of in frame.prompt.tokens
        for kind, zone in lays.items()
        if any(isinstance(button.command, kind) for button in token_of.buttons)
    ]


def moved(
    table: TableSession,
    frame: TableFrame,
    ui: TableUi,
    point: Point,
    over: Thing | None,
) -> Outcome:
    """Moves what is held; or marks what is under the pointer: a button lights up, a card rises."""
    if ui.markers.carried is not None:
        return Outcome(replace(ui, markers=replace(ui.markers, carried=point)))
    if ui.drag is not None:
        held = ui.drag.at(point, table.director.tempo.travels)
        return Outcome(replace(ui, drag=held, arranged=drag.arranged(table, held)))
    return hovered(table, frame, ui, over)


def hovered(table: TableSession, frame: TableFrame, ui: TableUi, over: Thing | None) -> Outcome:
    """Marks what is under a pointer that holds nothing."""
    tells = over is not None and (over.role == "button" or table.drops.is_ranked(over))
    tells = tells or (over is not None and frame.panel.holds(over))
    hover, raised = over.id if over is not None and tells else "", ui.arranged.raised
    if over is not None and (found := frame.prompt.at(over)) and not frame.panel.covers:
        hover = found[0].button.id
    director = table.director
    if director.tempo.travels and not director.telling:
        rises = over is not None and over.role == "card" and not frame.panel.covers
        rises = rises and over is not None and may_lift(table, ui, over)
        # What a tab hangs on lights up instead, or the tab would lie under it.
        rises = rises and over is not None and frame.prompt.at(over) is None
        raised = over.id if over is not None and rises else ""
    if (hover, raised) == (ui.hover, ui.arranged.raised):
        return Outcome(ui)
    return Outcome(replace(ui, hover=hover, arranged=replace(ui.arranged, raised=raised)))


def let_go(table: TableSession, frame: TableFrame, ui: TableUi, point: Point | None) -> Outcome:
    """Releases what is held: it is laid at the point, or goes home if that is None."""
    held, markers = ui.drag, ui.markers
    if markers.carried is not None:
        laid = markers.put_back
        if point is not None:
            laid = markers.laying(frame.at(point), table.director.view)
        return Outcome(replace(ui, markers=laid, dropped=point is None))
    if held is None:
        return Outcome(replace(ui, dropped=False))
    if point is None:
        home = replace(ui, drag=None, arranged=held.before, dropped=True)
        return Outcome(home, (acts.GoHome(),))
    held = held.at(point, table.director.tempo.travels)
    released = drag.released(table, held)
    ui = replace(ui, drag=None, arranged=released.arrangement)
    if released.goes_home:
        return Outcome(ui, (acts.GoHome(sorted=released.arrangement.order != held.before.order),))
    return Outcome(ui, (acts.Lay(held.grip, released.zone, tuple(held.homes)),))


def flung_to(table: TableSession, held: Drag) -> str:
    """Returns the zone to which a card of the hand flies that is flung up; empty if that means
    nothing, or if something else has taken hold of it on its way."""
    goal = quick_goal(table, held.card) if held.card in table.playable else ""
    return goal if drag.target_of(table, held) in ("", goal) else ""


def laid_at_once(ui: TableUi, goal: str) -> Outcome:
    """Lays what is held on a zone, wherever it is."""
    assert ui.drag is not None, "something is held"
    done = acts.Lay(ui.drag.grip, goal, tuple(ui.drag.homes))
    return Outcome(replace(ui, drag=None, arranged=ui.drag.before), (done,))


# What is pressed and chosen


def acted(table: TableSession, frame: TableFrame, ui: TableUi, thing: Thing) -> Outcome:
    """Handles a press on a thing."""
    if frame.panel.covers or (frame.panel.name and frame.panel.holds(thing)):
        return Outcome(ui.begun, (acts.Begin(), acts.OnPanel(thing)))
    if thing.role == "button":
        return pressed(table, frame, ui, thing.id)
    if ui.posed or ui.passing or frame.panel.holds(thing):
        return Outcome(ui)
    begun = ui.begun
    if begun.markers.taken is not None:
        markers = begun.markers.laying(thing, table.director.view)
        return Outcome(replace(begun, markers=markers), (acts.Begin(),))
    if (answers := frame.prompt.at(thing)) and not begun.arranged.selected:
        return Outcome(begun, (acts.Begin(), acts.Ring("press"), acts.Answer(answers[1])))
    pressable = [button.id for button in frame.buttons]
    zone, places = thing.lies_in, table.director.layout.places
    free = not begun.arranged.selected and zone != places.unfolded
    if free and zone in places.piled and pile_fold(zone) in pressable:
        return Outcome(with_open(begun, zone), (acts.Begin(), acts.Touch(thing)))
    if (meant := meant_by(table, thing)) is not None:
        arranged, act = meant
        arranged = replace(arranged, opened="")
        return Outcome(replace(begun, arranged=arranged), (acts.Begin(), *([act] if act else ())))
    if FOLD in pressable and zone in table.director.staging.strips:
        begun = with_open(begun, zone)
    done: tuple[Act, ...] = (acts.Begin(), acts.Touch(thing), acts.OpenZone(thing))
    if table.viewer.reads and not frame.opens(thing):
        done = (*done, acts.Lay(thing.id, None))
    return Outcome(begun, done)


def with_open(ui: TableUi, zone: str) -> TableUi:
    """Returns the state with a book or a pile opened over the rows, or with all of them folded if
    there is no `zone`."""
    return replace(ui, arranged=replace(ui.arranged, opened=zone))


def beside(frame: TableFrame, ui: TableUi) -> Outcome:
    """Handles a press on nothing: a panel closes, or what was chosen is laid back."""
    if frame.panel.covers:
        return Outcome(ui.begun, (acts.Begin(), acts.OnPanel(None)))
    return Outcome(ui.cancelled, (acts.Begin(),))


def again(table: TableSession, frame: TableFrame, ui: TableUi, thing: Thing) -> Outcome:
    """Handles a double click. It plays or drafts a card, and gives an answer only once; elsewhere
    it acts like two clicks."""
    meant = ui.markers.asks  # its first click laid a marker there
    if may_lay_at_once(table, frame, ui, thing) and not meant:
        goal = quick_goal(table, thing.card)
        return Outcome(ui.begun, (acts.Begin(), acts.Lay(thing.id, goal)))
    if thing.id in [button.id for button in frame.answers]:
        return Outcome(ui)
    return acted(table, frame, replace(ui, spots={}), thing)


def may_lay_at_once(table: TableSession, frame: TableFrame, ui: TableUi, thing: Thing) -> bool:
    """Returns whether a double click plays or drafts this thing."""
    free = may_lift(table, ui, thing) and not frame.panel.covers
    return free and bool(quick_goal(table, thing.card))


def quick_goal(table: TableSession, card: Card | None) -> str:
    """Returns the zone where a double click lays a card: the player's own row, or the hand; empty
    if neither takes it."""
    if card is None:
        return ""
    row, hand = owned(ROW, table.seat), owned(HAND, table.seat)
    if table.exploring and card in table.playable:
        return row
    return next((zone for zone in table.drops.targets(card.id) if zone in (row, hand)), "")


def pressed(table: TableSession, frame: TableFrame, ui: TableUi, key: str) -> Outcome:
    """Handles a press on the button with this id, which begins a gesture."""
    posed, recalled, opened = ui.posed or frame.warned, ui.recalled, ui.arranged.opened
    ui = replace(ui.begun, posed=None)
    if not key.startswith(TOKEN):
        ui = replace(ui, markers=ui.markers.put_back)
    done: list[Act] = [acts.Begin(keeps_cloth=key == LIFT), acts.Ring("press")]
    ranking = ui.arranged.ranking
    if posed is not None and key in GOES_THROUGH and not ui.passing:
        done.append(acts.Answer(posed.command, asked=True))
    elif key in COMMANDS and key not in frame.barred:
        done.append(acts.Answer(COMMANDS[key]))
    elif key == RECAP:
        ui = replace(ui, recalled=not recalled)
    elif key == FOLD:
        ui = with_open(ui, "" if opened else table.director.layout.places.strips[0])
    elif key.startswith(PILE):
        zone = key.removeprefix(PILE)
        ui = with_open(ui, "" if opened == zone else zone)
    elif key == HOLD:
        ui = with_open(ui, opened)
        done.append(acts.Do(key))
    elif key == TRAY:
        ui = replace(ui, put_away=table.viewer.latest)
    elif key in PANELS:
        done.append(acts.Panel(PANELS[key]))
    elif key == START_OVER and ranking is not None:
        ui = replace(ui, arranged=replace(ui.arranged, ranking=ranking.afresh))
    elif key == DRAW:
        done.append(acts.Draw())
    elif key == TAKE_BACK:
        done.append(acts.TakeBack())
    elif key == REDO:
        done.append(acts.Redo())
    elif key.startswith(TOKEN):
        ui = replace(ui, markers=ui.markers.taking(int(key.removeprefix(TOKEN))))
    elif key.startswith(SIGN):
        meaning = next(one for one in MEANINGS if key == SIGN + one)
        ui = replace(ui, markers=ui.markers.meaning(meaning))
    elif key.startswith(SHOW):
        done.append(acts.OpenZone(None, key.removeprefix(SHOW)))
    elif key == LIFT:
        done.append(acts.Cloth("lift"))
    elif key == COVER:
        # A press right after the cloth moved is not meant.
        done += [] if ui.moved else [acts.Cloth("cover")]
    else:
        done.append(acts.Do(key))
    for button in frame.answers:
        if button.id == key and button.command and button.enabled:
            done.append(acts.Answer(button.command))
        elif button.id == key and isinstance(button, Chooser):
            done.append(acts.Choose(button))
    return Outcome(ui, tuple(done))


def looked_at(table: TableSession, frame: TableFrame, ui: TableUi, thing: Thing | None) -> Outcome:
    """Shows a card large. Elsewhere what was chosen is laid back, or else what was laid on the
    table is taken back, also by a press on that card."""
    laid, chosen = table.laid, ui.arranged.selected
    back = laid and not chosen and thing and thing.id == laid.grip and not frame.panel.name
    if thing is not None and thing.card is not None and not frame.panel.reads and not back:
        return Outcome(ui.begun, (acts.Begin(), acts.ReadCard(thing.card)))
    if frame.panel.name:
        return Outcome(ui.begun, (acts.Begin(), acts.ClosePanel()))
    if laid and not chosen:
        return pressed(table, frame, ui.cancelled, TAKE_BACK)
    return Outcome(ui.cancelled, (acts.Begin(),))


def scrolled(
    table: TableSession, frame: TableFrame, ui: TableUi, over: Thing | None, steps: int
) -> Outcome:
    """Scrolls the open panel, or a row to its older cards."""
    on_panel = over is not None and frame.panel.holds(over)
    if frame.panel.name and (frame.panel.covers or on_panel):
        return Outcome(ui, (acts.Turn(steps),))
    if over is not None and may_scroll(table, over):
        seat = int(over.lies_in.partition(":")[2])
        was, places = table.arrangement, table.director.layout.places
        by = list(was.scroll)
        by[seat] = min(most_scroll(table.director.view, places, seat), max(0, by[seat] + steps))
        return Outcome(replace(ui, arranged=replace(was, scroll=(by[0], by[1]))))
    return Outcome(ui)


def may_scroll(table: TableSession, thing: Thing) -> bool:
    """Returns whether a thing is or lies in a row with older cards out of sight."""
    if not thing.lies_in.startswith(ROW):
        return False
    seat = int(thing.lies_in.partition(":")[2])
    return most_scroll(table.director.view, table.director.layout.places, seat) > 0


# Keys


def keyed(table: TableSession, frame: TableFrame, ui: TableUi, given: Input) -> Outcome:
    """Returns what a key means."""
    covers, seat = frame.panel.covers, table.seat
    match given:
        case inputs.Act():
            return entered(table, frame, ui)
        case inputs.Step(to) if to in focus.ASIDE and frame.panel.reads:
            return Outcome(ui, (acts.Turn(focus.ASIDE[to], aside=True),))
        case inputs.Step("next"):
            return Outcome(focus.stepped(table, frame, ui, 1))
        case inputs.Step("previous"):
            return Outcome(focus.stepped(table, frame, ui, -1))
        case inputs.Step("left" | "right" | "up" | "down" as to):
            there = focus.gone(table, frame, ui, to)
            spot = there.spots.get(focus.spot_in(frame))
            stays = frame.in_focus and spot and spot.thing == frame.in_focus.id
            if frame.panel.name and stays and to in SCROLLING:
                return Outcome(there, (acts.Turn(SCROLLING[to]),))
            return Outcome(there)
        case inputs.Back():
            return back(table, frame, ui)
        case Key(name) if name in PANEL_KEYS:
            return Outcome(ui.begun, (acts.Begin(), acts.Panel(name)))
        case Key("settings"):
            return Outcome(ui.begun, (acts.Begin(), acts.Do("button.settings")))
        case Key("book"):
            return pressed(table, frame, ui, BOOK)
        case Key("menu"):
            return pressed(table, frame, ui, MENU)
        case Key("cover"):
            return Outcome(ui, (acts.Cloth("cover"),))
        case Key("hint"):
            return hinted(table, frame, ui)
    if covers:
        return Outcome(ui)
    match given:
        case Key("ribbons"):
            return Outcome(focus.to_ribbons(table, frame, ui))
        case inputs.Read():
            return read(table, frame, ui)
    if ui.onward:
        return Outcome(ui)
    match given:
        case Key("play"):
            return laid(table, frame, ui, owned(HAND if table.drafting else ROW, seat))
        case Key("discard"):
            return laid(table, frame, ui, DISCARD)
        case Key("undo"):
            return pressed(table, frame, ui, UNDO)
        case Key("redo"):
            return pressed(table, frame, ui, REDO)
        case Key("sort"):
            return Outcome(ui, (acts.Sort(),))
        case Key("recap") if has_recap(table.director.view):
            return pressed(table, frame, ui, RECAP)
        case Key("card", number):
            return chosen_by_number(table, frame, ui, number)
        case Key("answer", number):
            return answered(table, frame, ui, number)
    return Outcome(ui)


def entered(table: TableSession, frame: TableFrame, ui: TableUi) -> Outcome:
    """Acts on the thing in focus. If there is none, it presses the gold button, but not in a
    warning."""
    here = frame.in_focus
    if here is not None:
        # What comes next may be confirmed in the same place, which takes another look.
        ui = replace(ui, spots={}) if here.id == CONFIRM and not ui.posed else ui
        return chosen(table, frame, ui, here)
    if frame.panel.covers or frame.warned:
        return Outcome(ui)
    return pressed(table, frame, ui, frame.prompt.primary)


def chosen(table: TableSession, frame: TableFrame, ui: TableUi, thing: Thing) -> Outcome:
    """Acts on a thing. If that puts the last card in order, the focus goes to the button that
    confirms; if it lays a marker, the focus goes to what the marker may mean."""
    outcome = acted(table, frame, ui, thing)
    after, ranking = outcome.ui, outcome.ui.arranged.ranking
    ordered = table.ranking is not None and ranking is not None and ranking.complete
    if after.spots and ordered and ranking is not None and thing.card in ranking.cards:
        return replace(outcome, ui=focus.standing(table, frame, after, CONFIRM))
    if after.spots and after.markers.asks:
        first = next(SIGN + meaning for meaning in MEANINGS)
        return replace(outcome, ui=focus.standing(table, frame, after, first))
    return outcome


def back(table: TableSession, frame: TableFrame, ui: TableUi) -> Outcome:
    """Goes back one step: closes a panel, or undoes what is held, chosen, asked or laid, or puts
    away what stands beside the table. If there is nothing, it opens the menu, or leaves a finished
    game."""
    if frame.panel.name:
        return Outcome(ui, (acts.ClosePanel(),))
    pointing = ui.markers.taken is not None or ui.markers.asks
    shown, arranged = ui.posed or ui.recalled, ui.arranged
    chosen = arranged.selected or arranged.opened
    something = shown or ui.armed or ui.dropped or pointing or chosen
    plain = ui.cancelled
    if ui.onward:
        return pressed(table, frame, plain, ui.onward[-1])
    if something:
        return Outcome(plain, (acts.Begin(),))
    if ui.hint is not None:
        return Outcome(replace(plain, hint=None), (acts.Begin(),))
    if table.laid:
        return pressed(table, frame, plain, TAKE_BACK)
    if frame.slip is not None:
        return pressed(table, frame, plain, TRAY)
    if frame.panel.beside:
        return Outcome(plain, (acts.Begin(), acts.Do(PUT_AWAY)))
    return pressed(table, frame, plain, MENU)


def hinted(table: TableSession, frame: TableFrame, ui: TableUi) -> Outcome:
    """Shows a hint, or more of it, or puts it away. Another panel makes room for it. The focus goes
    to the best answer once that can be pressed."""
    outcome = pressed(table, frame, ui, HINT)
    asks = ui.hint is not None and not ui.hint.all_of and bool(ui.hint.best)
    if asks:
        outcome = replace(outcome, ui=focus.standing(table, frame, outcome.ui, f"{BEST}.1"))
    if frame.panel.name and frame.panel.covers:
        return replace(outcome, acts=(acts.ClosePanel(whole=True), *outcome.acts))
    return outcome


def laid(table: TableSession, frame: TableFrame, ui: TableUi, zone: str) -> Outcome:
    """Plays or discards the chosen card, or else the card in focus."""
    here = frame.in_focus
    grip = ui.arranged.selected
    grip = grip or (here.id if here is not None and table.drops.is_grip(here) else "")
    asked = table.exploring or table.drafting or table.laid
    if not (grip and asked) or ui.posed or ui.passing:
        return Outcome(ui)
    return Outcome(ui.begun, (acts.Begin(), acts.Lay(grip, zone)))


def read(table: TableSession, frame: TableFrame, ui: TableUi) -> Outcome:
    """Shows the card in focus large, or else the chosen card."""
    here = frame.in_focus
    if here is not None and here.card is not None:
        return Outcome(ui, (acts.ReadCard(here.card),))
    selected = (card for card in choices(table) if card.id == ui.arranged.selected)
    return Outcome(ui, tuple(acts.ReadCard(card) for card in selected))


def answered(table: TableSession, frame: TableFrame, ui: TableUi, which: int) -> Outcome:
    """Gives the answer with this number, from 0, in the order in which they are read. If several
    cards would do, or it cannot be given, the focus goes there first."""
    groups: dict[object, list[str]] = {}
    for button in frame.answers:
        kind = type(button.command) if button.command is not None else button.id
        groups.setdefault(kind, []).append(button.id)
    if which >= len(groups) or ui.passing:
        return Outcome(ui)
    ids = [*groups.values()][which]
    enabled = [one.id for one in frame.answers if one.id in ids and one.enabled]
    if len(ids) == 1 and enabled:
        return pressed(table, frame, ui, ids[0])
    return Outcome(focus.standing(table, frame, ui, (enabled or ids)[0]))


def chosen_by_number(table: TableSession, frame: TableFrame, ui: TableUi, which: int) -> Outcome:
    """Chooses the card with this number, from 0."""
    cards = choices(table)[which : which + 1]
    things = [thing for thing in frame.things for card in cards if thing.id == card.id]
    if not things or ui.passing:
        return Outcome(ui)
    thing = things[-1]
    answers = table.drops.is_ranked(thing) or table.drops.is_grip(thing)
    if not (answers or table.viewer.reads):
        return Outcome(ui)
    if ui.spots:
        ui = focus.standing(table, frame, ui, thing.id)
    # A number chooses a card, and gives no answer yet.
    return chosen(table, replace(frame, prompt=replace(frame.prompt, tabs=())), ui, thing)
