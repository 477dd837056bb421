"""The page of the table. It shows views of a game and submits commands; only the game judges
them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from operator import is_not
from typing import Any

import pygame

from game.learning.lesson import LookUp, TakeBack
from game.records.journal.keeper import Keeper
from game.rules.event import Event
from game.rules.game import Game
from game.rules.state import Seat
from game.rules.steps import Command, Decision
from game.rules.view import seen
from game.screen.panels.open_panel import OpenPanel
from game.screen.program import Program
from game.screen.scene import NOTHING_HAPPENED, Asked, Happened, Scene
from game.screen.sheet import Canvas, Paint
from game.screen.sound.captions import Captions
from game.screen.stage import Image
from game.screen.table import focus, keys, ways
from game.screen.table.asking.asked_aloud import asked_aloud, uses
from game.screen.table.asking.choosing_cards import CardChoosing
from game.screen.table.asking.cloth_buttons import may_cover
from game.screen.table.asking.posed_questions import ADVICE, Doubted, Posed, posed_before
from game.screen.table.asking.second_line import briefly
from game.screen.table.between_turns.covering import Covering, Moves, Passing, is_hidden
from game.screen.table.between_turns.finished_game import FinishedGame
from game.screen.table.between_turns.looking_back import LookingBack
from game.screen.table.between_turns.lost_cards import LostCards
from game.screen.table.drawing.headline import HINT, WATCH_ON
from game.screen.table.drawing.table_drawing import TableDrawing
from game.screen.table.drawing.table_light import Gloom
from game.screen.table.frame import listing
from game.screen.table.frame.building import FrameBuilder
from game.screen.table.frame.table_frame import TableFrame
from game.screen.table.hints.best_answers import Acts
from game.screen.table.hints.chance_bar import ChanceBar
from game.screen.table.hints.hinting import Hinting, pointed_at
from game.screen.table.hints.thinker import Thinker
from game.screen.table.interpret import (
    Outcome,
    interpret,
    may_lay_at_once,
    may_lift,
    may_scroll,
    pressed,
)
from game.screen.table.sleepwalker import Sleepwalker
from game.screen.table.teaching.lesson_at_table import LessonAtTable
from game.screen.table.teaching.whispering import Whispering
from game.screen.table.ui import TableUi
from game.screen.ui.focus_ring import with_focus
from game.screen.ui.panel import PUT_AWAY
from game.table import acts, inputs
from game.table.acts import Act, AskAdviser, Rewind
from game.table.asking.questions import LIFT
from game.table.chronicle import SILENT
from game.table.hands.choices import grip_of
from game.table.hands.gestures import DECK_GRIP
from game.table.hands.things import Thing
from game.table.inputs import Input
from game.table.layout.places import Point
from game.table.layout.spreads import TIGHT
from game.table.party import Party
from game.table.pointing import Markers
from game.table.saved_table import SavedTable
from game.table.session import TableSession
from game.table.staging import HOPELESS
from game.table.taking_back import Undone

UNSEEN = (
    *(inputs.Act(), inputs.Key("play"), inputs.Key("discard")),
    *(inputs.Key("answer", number) for number in range(4)),
)
"""Inputs that cannot be taken back, and so do not act on what nobody has seen yet."""


def resting(ui: TableUi) -> TableUi:
    """Returns the state without what follows the pointer."""
    drag = replace(ui.drag, point=(0.0, 0.0), angle=0.0) if ui.drag else None
    markers = replace(ui.markers, carried=None) if ui.markers.carried else ui.markers
    return replace(ui, drag=drag, markers=markers, arranged=replace(ui.arranged, raised=""))


class Table(Scene):
    """A game on the table, for one or two players. From the end of a game that was looked up, the
    player returns to the page `before`. Every event becomes an input. `interpret` turns it into a
    new state of the table, its `ui`, and acts to carry out. The `frame` holds what can be seen and
    pressed, and is built anew when something has `changed`."""

    name = "table"

    def __init__(
        self,
        program: Program,
        game: Game,
        desk: SavedTable,
        keeper: Keeper,
        undone: Undone,
        resumed: bool,
    ) -> None:
        self.program, self.keeper = program, keeper
        self.lesson = keeper if isinstance(keeper, LessonAtTable) else None
        settings, taught = program.settings, self.lesson is not None
        self.session = TableSession(
            game,
            desk,
            program.size,
            self._tempo,
            self.keep,
            undone,
            resumed,
            settings.ask_every_search or taught,
            staging=program.rules.of(game.rules.edition).show,
            tutor=self.lesson,
        )
        session, director = self.session, self.session.director
        self._director = director
        leaving = self.lesson.leaving if self.lesson else ()
        self._sleepwalker = Sleepwalker(program, session)
        self.panels = OpenPanel(
            program,
            session,
            desk.party,
            self._agree,
            self.press,
            self._sleepwalker.reasons,
            leaving,
        )
        self._thinker = Thinker(program, session, lambda: self._to_advise)
        advised = Acts(self._give, self._turn_hint)
        self._hinting = Hinting(program, session, self.panels, self._thinker, self.lesson, advised)
        self._chance = ChanceBar(program, session, self._thinker, taught)
        self._recap = LookingBack(program, session, taught)
        self._lost = LostCards(program, session, self._recap)
        self._choosing = CardChoosing(program, session, self.panels)
        self._whispering = Whispering(program, session)
        self._covering, self._passing = Covering(session), Passing(director)
        self._gloom, self._captions = Gloom(director), Captions(program)
        self._finished = FinishedGame(program, session, self.panels, self)
        self._builder = FrameBuilder(
            program, session, self.panels, self._recap, self._lost, self._chance, keeper
        )
        self.drawing = TableDrawing(program, session, self.panels)
        self._ui = TableUi(party=desk.party, lesson=self.lesson)
        self._frame: TableFrame | None = None
        self._built_for: tuple[object, ...] = ()
        """The objects that the frame was built for; if any of them is replaced, the frame is built
        anew."""
        self._tick = 0
        """Number of frames so far."""
        self._warned = False
        """Whether the last picture said that the game can no longer be won."""
        self._rests = False
        """True if nothing will change, however much time passes."""
        self.changed = True
        self.before: Scene | None = None
        self._pointer: Point = (-1.0, -1.0)
        self._pulled: tuple[Thing, float] | None = None
        """What a finger scrolls of a row, and the pixels that are too few for a card."""
        self._take_up_settings()

    @property
    def _to_advise(self) -> Decision | None:
        """The decision on which the adviser may be asked: its player sees all that belongs to
        it."""
        return self.session.pending if self.session.shown else None

    @property
    def _tempo(self) -> Any:
        return self.lesson.tempo if self.lesson else self.program.tempo

    def keep(self) -> None:
        """Has the keeper save what has happened."""
        self.keeper.keep(self.session.desk.plain(), self.session.desk.rewinds)

    # The state of the table

    @property
    def ui(self) -> TableUi:
        """The current state of what the players are doing."""
        lifting, passing = self._covering.lifting, self._passing
        return replace(
            self._ui,
            arranged=self.session.arrangement,
            light=self._gloom.light,
            armed=lifting.armed,
            passing=passing.quiet,
            moved=lifting.quiet,
            onward=tuple(self._finished.onward),
        )

    @property
    def frame(self) -> TableFrame:
        """The frame of what can be seen and pressed now."""
        if self._frame is None or self._stale:
            now = self._now
            self._hint_at(self._ui.spots[""].thing if "" in self._ui.spots else self._ui.hover)
            self._frame, self._built_for = self._builder.build(self.ui), now
        return self._frame

    @property
    def _now(self) -> tuple[object, ...]:
        """The objects that tell one frame from another. While anything moves, each frame is new."""
        session, director = self.session, self._director
        return (
            self.program.words,
            self.program.settings.language,
            director.layout,
            director.view,
            director.event,
            session.legal,
            session.shown,
            session.refused,
            session.astray,
            self.panels.panel,
            self._tick if director.busy else 0,
        )

    @property
    def _stale(self) -> bool:
        """True if the last frame is out of date."""
        return any(map(is_not, self._built_for, self._now))

    @property
    def changed(self) -> bool:
        """True if the picture has to be painted anew."""
        return self._changed

    @changed.setter
    def changed(self, changed: bool) -> None:
        self._changed = changed
        if changed:
            self._frame, self._rests = None, False

    def _become(self, ui: TableUi, was: TableUi) -> None:
        """Replaces the state `was` by `ui`. What only follows the pointer changes nothing that lies
        still."""
        self._ui = ui
        self.session.arrange(ui.arranged)
        if ui.drag is not None:
            self._director.hold(ui.drag.poses)
        if resting(ui) != resting(was):
            self.changed = True

    def _change(self, **changes: Any) -> None:
        """Changes these fields of the state."""
        ui = self.ui
        self._become(replace(ui, **changes), ui)

    def _hint_at(self, key: str) -> None:
        """Shows the best answer that is under the pointer or in focus on the table."""
        hint = pointed_at(self._ui.hint, key)
        if hint != self._ui.hint:
            self._ui = replace(self._ui, hint=hint)

    # What is done at the table

    def take(self, given: Input) -> None:
        """Carries out an input of the player."""
        # What is held hides nothing that could be pressed, so the last frame will do.
        frame = self._frame if self._ui.holds and self._frame else self.frame
        ui = self.ui
        self._follow(interpret(self.session, frame, ui, given), ui)

    def _follow(self, outcome: Outcome, was: TableUi) -> None:
        """Takes over the state of an outcome and carries out its acts."""
        if outcome.ui is not was:
            self._become(outcome.ui, was)
        for act in outcome.acts:
            self._carry_out(act)

    def _carry_out(self, act: Act) -> None:
        session, panels, director = self.session, self.panels, self._director
        match act:
            case acts.Begin(keeps_cloth):
                self._begin(keeps_cloth)
            case acts.Answer(command, asked):
                self._answer(command, asked)
            case acts.Lay(grip, zone, held):
                self._lay(grip, zone, held)
            case acts.GoHome(order_changed):
                director.release()
                if order_changed:
                    self.keep()
            case acts.Draw():
                if not self.ui.quiet:
                    session.draw()
            case acts.TakeBack():
                session.take_back()
            case acts.Touch(thing):
                self.changed |= session.touch(thing)
            case acts.Sort():
                session.sort()
            case acts.Redo():
                # The other player must not redo right after the turn has passed.
                if not self.ui.passing:
                    session.redo()
            case acts.Choose(button):
                self._choosing.among(button, self._give_chosen, self._advised)
            case acts.Do(button):
                self._do(button)
            case acts.Ring(sound):
                self.program.sound.ring(sound)
            case acts.Cloth(does):
                self._touch_cloth(does)
            case acts.OnPanel(thing):
                panels.click(thing)
            case acts.Panel(name):
                panels.toggle(name)
            case acts.ClosePanel(whole):
                panels.close_all() if whole else panels.close()
            case acts.OpenZone(thing, name):
                panels.open_zone(thing) if thing is not None else panels.lay_out(name)
            case acts.ReadCard(card):
                panels.read(card)
            case acts.Turn(steps, aside):
                panels.turn(steps, aside)
        self.changed = True

    def _begin(self, keeps_cloth: bool) -> None:
        """Begins a gesture: forgets what was said of the last one."""
        self.session.forget()
        if self.lesson is not None:
            self.lesson.told = ""
        if self._warned:
            self.session.warn(HOPELESS)
        if not keeps_cloth:
            self._covering.lifting.forget()

    # Answers

    def _answer(self, command: Doubted, asked: bool = False) -> None:
        """Answers with a command. Unless it was `asked` already, a question may come first."""
        session, lesson = self.session, self.lesson
        if not asked and self._asks_first(command):
            return
        if isinstance(command, AskAdviser):
            session.warn(ADVICE)
            self._do(command.button)
            return
        if isinstance(command, Rewind):
            if lesson is None or lesson.lets(TakeBack()):
                session.undo()
                self._gloom = Gloom(self._director)
        elif session.staging.command(command).paid:
            self._choosing.price(command)
        elif not session.submit(command):
            self._director.refuse([grip_of(command)])

    def _asks_first(self, command: Doubted) -> bool:
        """Returns whether the command has to wait, because a question is put first, or because the
        turn has only just passed or the cloth has moved."""
        if self.ui.quiet:
            return True
        if self.lesson is not None:
            return False
        posed = posed_before(command, self.session, self.program.settings)
        self._pose(posed)
        return posed is not None

    def _pose(self, posed: Posed | None) -> None:
        """Puts this question, where the focus begins at its gold button; or none."""
        spots = {name: spot for name, spot in self._ui.spots.items() if name != focus.QUESTION}
        self._change(posed=posed, spots=spots)

    def _lay(self, grip: str, zone: str | None, held: tuple[str, ...]) -> None:
        """Lays something on a zone, or on none. What was `held` stays where it is until an event
        takes it from there."""
        session, director = self.session, self._director
        lay = session.meant(grip, zone)
        if lay is not None and lay.grip == DECK_GRIP and lay.command is None and self.ui.quiet:
            director.release()
            return
        if held:
            director.drop()
        if lay is not None and lay.command is not None:
            session.take_back()
            if self._asks_first(lay.command):
                session.arrange(replace(session.arrangement, toward=""))
                director.arrange(session.arrangement)
                return
        if not session.lay(grip, zone) and held:
            session.arrange(replace(session.arrangement, toward=""))
            director.refuse(held)

    def _give(self, command: Command[Any]) -> None:
        """Gives one of the best answers, as by its button."""
        self._hinting.put_away()
        self._change(hint=None)
        self._give_chosen(command)

    def _give_chosen(self, command: Command[Any]) -> None:
        """Gives an answer that was chosen from many, as by its button."""
        ui = self.ui
        self._become(ui.begun, ui)
        for act in (acts.Begin(keeps_cloth=True), acts.Ring("press"), acts.Answer(command)):
            self._carry_out(act)

    def _advised(self) -> Command[Any] | None:
        """Returns the answer of the adviser, if a hint shows it."""
        hint = self._ui.hint
        return hint.shown.command if hint is not None and hint.shown else None

    def _turn_hint(self, number: int) -> None:
        """Shows the best answer with this number, from 0, on the table."""
        if self._ui.hint is not None:
            self._change(hint=replace(self._ui.hint, at=number))

    # Other buttons

    def _do(self, button: str) -> None:
        """Handles a button that gives no answer."""
        if button in (HINT, WATCH_ON) and self._tells_price(button):
            return
        if button == HINT:
            self._change(hint=self._hinting.pressed(self._ui.hint))
        elif button == PUT_AWAY:
            self.panels.put_away()
        elif button in self._finished.onward:
            self._finished.onward[button]()
        else:
            ways.go(button, self.program, self.session, self.lesson)

    def _tells_price(self, button: str) -> bool:
        """Tells the price of advice before it is paid, if it has one. Returns whether it does."""
        if self.lesson is not None or not self._thinker.possible or self._ui.hint is not None:
            return False
        posed = posed_before(AskAdviser(button), self.session, self.program.settings)
        if posed is not None:
            self.panels.close_all()
            self._pose(posed)
        return posed is not None

    def press(self, key: str) -> None:
        """Presses the button with this id, on the table or in its menu."""
        ui = self.ui
        self._follow(pressed(self.session, self.frame, ui, key), ui)

    def _agree(self, party: Party) -> None:
        """Takes over what the two players have agreed on."""
        self._change(party=party, posed=None, hint=None)
        self._take_up_settings()

    def _clear_markers(self) -> None:
        if not self.ui.may_point:
            self._change(markers=Markers())

    # The cloth over a hand

    def _touch_cloth(self, does: str) -> None:
        covering = self._covering
        if does == "cover":
            self.cover()
        elif does == "lift":
            self._move_cloth(covering.pressed())
        elif does == "key":
            self._move_cloth(covering.key_down())
        elif does == "forget":
            covering.lifting.forget()

    def _move_cloth(self, moves: Moves) -> None:
        if moves == "lift":
            self._show(True)
        elif moves == "cover":
            self.cover()

    def cover(self) -> None:
        """Lets the cloth fall over the hand. If its turn is over, the next one begins."""
        if self._covering.may_cover:
            self.let_go()
            self._change(spots={})
            self._show(False)

    def _show(self, shown: bool) -> None:
        self._change(posed=None, hint=None)
        self.panels.close_all()
        self.program.sound.ring("curtain")
        self.session.forget()
        self.session.look(shown)
        self._covering.moved(shown)
        self.changed = True

    def held(self, thing: Thing | None, seconds: float) -> bool:
        """Handles a button that is held down: the one for the cloth may lift it. Returns whether it
        did."""
        if thing is not None and thing.id == LIFT:
            enough = self._covering.held(seconds)
            self._move_cloth("lift" if enough else "")
            return enough
        self._move_cloth(self._covering.button_up())
        return False

    def key_up(self, key: int | None) -> None:
        """Handles the release of a key; None if the window has lost the keyboard."""
        self._move_cloth(self._covering.key_up(key))

    # What the window asks of a scene

    @property
    def busy(self) -> bool:
        """True if anything moves or is held."""
        return self._ui.holds or self._moves

    @property
    def _moves(self) -> bool:
        """True if anything moves that is not held."""
        if self._director.busy or self._director.lingering:
            return True
        if self._rests:
            return False
        moving = self._covering, self.drawing, self._recap, self._lost
        quiet = self._passing.quiet or self._chance.moving
        return quiet or any(part.busy for part in moving)

    @property
    def thinks(self) -> bool:
        return self._thinker.busy or self._sleepwalker.thinks

    def take_fade(self) -> float:
        """Returns the seconds in which the next picture fades in, and clears them."""
        shown = self._gloom.shows(self._director)
        fade = self._director.take_fade() if shown else 0.0
        return max(fade, self._recap.take_fade(), self._lost.take_fade())

    def things(self) -> list[Thing]:
        """Returns what can be pointed at or read, with the focus marked."""
        here = self.frame.in_focus
        return with_focus(self._builder.told(self.frame), here)

    def everything(self) -> list[Thing]:
        here, used = self.frame.in_focus, uses(self.program.words, self.session, self.ui)
        things = with_focus(self._builder.everything(self.frame), here)
        return [replace(thing, use=used.get(thing.id, "")) for thing in things]

    def bring_in_sight(self, key: str) -> None:
        """Scrolls the open panel so that the thing of this id is in sight."""
        self.panels.bring_in_sight(key)
        self.changed = True

    @property
    def listener(self) -> Seat | None:
        """The seat whose hidden hand lies open before its owner; None if none does, or if it lies
        under a panel that tells nothing of it."""
        open_to_one = may_cover(self.session) and not self.panels.shows_no_cards
        return self.session.seat if open_to_one else None

    def happened(self) -> Happened:
        viewer, words, party = self.session.viewer, self.program.words, self.session.party
        latest = viewer.latest
        if latest is None:
            return NOTHING_HAPPENED
        events: Iterable[Event] = latest.events
        if latest.before.seats > 1:
            events = seen(latest.before, latest.events, viewer.reader)
        names = party.names if party else None
        told = [words.event(one, names) for one in events if not isinstance(one, SILENT)]
        return Happened(latest, told, briefly(words, self.session))

    def asked(self) -> Asked:
        if self._sleepwalker.asked and not self.ui.posed:
            return Asked("")
        return asked_aloud(self.program.words, self.session, self.ui, self.frame)

    def stand(self, key: str) -> None:
        was = self.ui
        self._become(focus.standing(self.session, self.frame, was, key), was)

    def described(self) -> dict[str, Any]:
        return listing.standing(self.session)

    def paint(self, surface: Canvas) -> None:
        frame = self.frame
        self._warned = frame.warned is not None
        self.drawing.paint(surface, frame, self.ui)

    def foreseen(self) -> Paint | None:
        """Returns a function that paints the table in the coming light, if that will change."""
        return self.drawing.foreseen(self._gloom, lambda: self.frame)

    def sprites(self) -> list[Image]:
        """Returns the images of what moves and glitters."""
        band = self._chance.band
        chance = [band] if band is not None and band.moving else []
        filled = self._covering.lifting.filled
        return self.drawing.sprites(self.ui if filled else self._ui, chance, filled)

    def resized(self) -> None:
        """Adapts to another size of the window or other settings."""
        self.let_go()
        self._director.tempo = self._tempo
        self._take_up_settings()
        self.panels.make_room()
        self.changed = True

    def _take_up_settings(self) -> None:
        settings, session = self.program.settings, self.session
        holds = self._covering.only_held = settings.hold_to_play
        points = settings.markers and session.sleepwalker is None
        self._change(silences=settings.silences, points=points, only_held=holds)
        self._clear_markers()
        if self.lesson is None:
            session.back.asks_search = settings.ask_every_search
            session.drawn_by_hand = settings.draw_by_hand

    # What happens as time passes

    def advance(self, dt: float) -> None:
        director = self._director
        self._tick += 1
        self._swing(dt)
        if self.program.attention.here:
            self.drawing.glimmer.sky.advance(dt)
            self.session.seconds += dt if self.session.game.pending else 0.0
        if self._rests and not (director.busy or director.telling or self._stale):
            return
        before = director.shown
        director.advance(dt)
        changed = self._listen(dt)
        changed |= self._pass_beside(dt)
        changed |= before != director.shown
        calm, still = not (changed or self.changed), not director.tempo.travels
        changed |= self._gloom.follow(director, still, calm)
        if self.lesson is not None:
            self.lesson.look(self, self.session, frozenset(self._looked_up()))
        else:
            self._finished.follow(self._builder.unkept, self.keeper.id, self.before)
        self._move_cloth(self._covering.advance(dt, self.program.tempo.pauses))
        changed |= self._passing.advance(dt)
        if changed:
            self.changed = True
        if not self._ui.holds and self._offer():
            self.changed = True
        if not self.changed:
            self.drawing.keep(lambda: self.frame.things)
            drawn = not self._ui.holds and self.drawing.prepare(self._ui)
            self._rests = not (drawn or self._waits)

    @property
    def _waits(self) -> bool:
        """True if anything will change as time passes."""
        ui, unheard = self._ui, self._whispering.unheard
        if self.lesson or ui.hint or ui.captions or (ui.whisper and unheard):
            return True
        if self._sleepwalker.thinks or self._thinker.busy or self._recap.waits:
            return True
        if self._sleepwalker.asked or self._chance.waits:
            return True
        return self._moves or is_hidden(self.session)

    def _swing(self, dt: float) -> None:
        """Lets what is held swing until it hangs straight."""
        if self._ui.drag is not None and self._ui.drag.angle:
            self._ui = replace(self._ui, drag=self._ui.drag.after(dt))
            if self._ui.drag is not None:
                self._director.hold(self._ui.drag.poses)

    def _pass_beside(self, dt: float) -> bool:
        """Advances everything beside the cards by `dt` seconds. Returns whether any of it has
        changed."""
        ui, director = self.ui, self._director
        told = self._recap.advance(dt, ui.recalled)
        at_rest = not (director.busy or ui.holds)
        whisper = self._whispering.whispered(dt, ui, at_rest, self._warned)
        if whisper != ui.whisper:
            self._change(whisper=whisper)
            told = True
        told |= self._lost.advance(ui)
        still = not self._recap.busy and not self._lost.busy and not self._chance.moving
        self._thinker.advance(not (at_rest and still) or self.drawing.busy)
        told |= self._follow_hint()
        stays = self.panels.waits or ui.posed is not None
        told |= self._sleepwalker.advance(dt, not (at_rest and still) or stays)
        told |= self._chance.advance(dt)
        return self.drawing.advance(dt) or told

    def _follow_hint(self) -> bool:
        """Tells a hint or drops it, and makes room in the row for the advised card. Returns whether
        the hint has changed."""
        before = self._ui.hint
        if before is not None:
            hint = self._hinting.followed(before, self._ui.posed is not None)
            if hint != before:
                self._change(hint=hint)
        arrangement, offered = self.session.arrangement, self._hinting.offered(self._ui.hint)
        if not (self._ui.holds or arrangement.selected or offered == arrangement.offered):
            self.session.arrange(replace(arrangement, offered=offered))
        return before != self._ui.hint

    def _offer(self) -> bool:
        """Opens the panel with the possible cards by itself, once, if there is no other answer.
        Returns whether it did. In a lesson it stays closed, because the tutor is read first."""
        if not self._choosing.due(self.ui):
            return False
        return self._choosing.offer(self.frame, self._give_chosen, self._advised)

    def _looked_up(self) -> Iterator[LookUp]:
        """Yields what is open beside the cards, for a lesson."""
        if self.panels.reads:
            yield LookUp.CARD
        if self.panels.tells_unseen:
            yield LookUp.UNSEEN
        if self._ui.hint is not None:
            yield LookUp.HINT

    def _listen(self, dt: float = 0.0) -> bool:
        heard = self._captions.follow(self._director, dt)
        if heard:
            self._change(captions=tuple(self._captions.told))
        return heard

    def settle(self) -> None:
        if self._director.busy:
            self._director.finish()
            self._listen()
            self._gloom = Gloom(self._director)
            self.changed = True

    # The pointer and keys become inputs

    def thing_at(self, point: Point) -> Thing | None:
        return self.frame.at(point)

    def glance(self, point: Point | None) -> None:
        """Lets foil glitter near the pointer, unless it holds something."""
        self.drawing.glimmer.pointer = None if self._ui.holds else point
        self._pointer = point or (-1.0, -1.0)

    def hover(self, thing: Thing | None) -> None:
        self.take(inputs.Move(self._pointer, thing))

    def click(self, thing: Thing | None) -> None:
        if self._ui.spots:
            self._change(spots={})
        self.take(inputs.Beside() if thing is None else inputs.Act(thing))

    def click_again(self, thing: Thing) -> None:
        """Handles the second click of a double click. Where cards are held instead, those are two
        clicks."""
        instead = self.program.settings.hold_to_play and thing.role == "card"
        self.take(inputs.Act(thing, twice=not instead))

    def read(self, thing: Thing | None) -> None:
        self.take(inputs.Read(thing, pointer=True))

    def hold(self, thing: Thing) -> bool:
        """Reads a card that is held. If the player wants it, it does what a double click does
        elsewhere; a card that is chosen is read even then, and so is any in a lesson, as the tutor
        says. Returns whether it was laid."""
        wanted = self.program.settings.hold_to_play and self.lesson is None
        wanted = wanted and thing.id != self.session.selected
        if wanted and may_lay_at_once(self.session, self.frame, self.ui, thing):
            self.take(inputs.Act(thing, twice=True))
            return True
        self.read(thing)
        return False

    def lift(self, thing: Thing, point: Point) -> bool:
        """Begins a drag. Returns whether this thing can be dragged."""
        free = may_lift(self.session, self.ui, thing)
        self.take(inputs.Press(thing, point))
        return free

    def drag(self, point: Point) -> None:
        self.take(inputs.Move(point))

    def drop(self, point: Point) -> None:
        self.take(inputs.Release(point))

    def fling(self, point: Point) -> None:
        """Plays a card of the hand that was flung up; anything else is dropped."""
        self.take(inputs.Release(point, flung=True))

    def let_go(self) -> None:
        """Releases what is held at no point, so that it goes home."""
        self.take(inputs.Release())

    def pulls(self, thing: Thing | None, by: Point) -> bool:
        """Begins to scroll the open panel or a row with a finger. Returns whether that is possible;
        otherwise what lies under it may be dragged."""
        frame, session, self._pulled = self.frame, self.session, None
        if thing is not None and may_lift(session, self.ui, thing):
            return False
        if frame.panel.name and (frame.panel.covers or (thing and frame.panel.holds(thing))):
            return self.panels.pulls(by)
        if thing is not None and may_scroll(session, thing):
            self._pulled = thing, 0.0
        return self._pulled is not None

    def pull(self, by: Point) -> None:
        """Scrolls what lies under the finger by so many pixels."""
        if self._pulled is None:
            self.panels.pull(by)
            self.changed = True
            return
        row, way = self._pulled
        step = TIGHT * self._director.layout.places.row_width
        cards = int((way + by[0]) / step)
        self._pulled = row, way + by[0] - cards * step
        if cards:
            self.wheel(row, cards)

    def wheel(self, thing: Thing | None, steps: int) -> None:
        self.take(inputs.Scroll(thing, steps))
        self.changed = True

    def key(self, event: pygame.Event) -> None:
        """Handles a key. It first finishes all movements; a key that acts then does nothing,
        because nobody has seen yet what it would act on."""
        unseen, given = self._director.telling, keys.input_of(event)
        self.settle()
        if unseen and given in UNSEEN:
            self._change(spots={}, recalled=False)
            self._touch_cloth("forget")
        else:
            self.take(given)
        self.changed = True
