"""The table of a replay: as it was in the game, with nothing to answer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import replace

from game.rules.card import Card
from game.rules.game import Game
from game.rules.state import ROW
from game.screen.pages.replay.better_marks import BetterMove, draw_better
from game.screen.program import Program
from game.screen.sheet import Canvas, Paint
from game.screen.sound.captions import Captions
from game.screen.stage import Image
from game.screen.table.asking import prompts
from game.screen.table.asking.book_button import book_button
from game.screen.table.asking.ribbons import laid_out
from game.screen.table.drawing.table_light import Gloom
from game.screen.table.drawing.tabletop import Tabletop
from game.screen.table.frame import listing
from game.screen.table.frame.hanging import hung
from game.screen.table.frame.table_frame import TableFrame
from game.screen.table.marking import marks
from game.table.asking.prompt import Prompt, Ribbon
from game.table.asking.questions import telling
from game.table.hands.things import Thing
from game.table.motion.motions import MAKE_ROOM
from game.table.party import Party
from game.table.replay import Playback
from game.table.sleepwalks import Sleepwalk, own_answers
from game.words import Words

HELD: tuple[Set[str], None] = frozenset(), None
"""No held cards and no marker, as nothing can be held on this table."""


class ReplayedTable:
    """The table of a playback, with its sounds and their captions. `better` holds what would have
    been better, by the number of the event before the decision; the `sleepwalks` are told in the
    heading."""

    def __init__(
        self,
        program: Program,
        game: Game,
        party: Party | None,
        playback: Playback,
        better: Mapping[int, BetterMove] | None = None,
        sleepwalks: Sequence[Sleepwalk] = (),
    ) -> None:
        self._program = program
        self._game = game
        self._played = program.rules.of(game.rules.edition)
        self._names = party.names if party else None
        self._playback = playback
        self._better = better or {}
        frames = playback.recording.frames
        walked = (frames[at][1] for at in own_answers(game, sleepwalks)) if sleepwalks else ()
        self.sleepwalked = {(view.turn, view.active) for view in walked}
        """Turns in which the sleepwalker answered, each with its seat."""
        self._director = playback.director
        self._top = Tabletop(program, party)
        self._gloom = Gloom(self._director)
        self._captions = Captions(program)
        self._rests = False
        self.glimmer = self._top.glimmer

    @property
    def busy(self) -> bool:
        """True if anything moves, or will move by itself."""
        return self._playback.playing or self._director.busy or self._top.busy

    def take_fade(self) -> float:
        """Returns the seconds in which the next picture fades in, once; 0 after that."""
        return self._director.take_fade() if self._gloom.shows(self._director) else 0.0

    # What is told

    @property
    def _better_now(self) -> BetterMove | None:
        """What would have been better at the decision that is shown, or None."""
        return None if self._director.telling else self._better.get(self._playback.at)

    @property
    def heading(self) -> str:
        """The turn on the table, and whose it is; empty before the first turn."""
        view, words = self._director.view, self._program.words
        if self._names is None or not view.turn:
            return words.turn(view.turn) if self._names or view.turn else ""
        name = self._names[view.active]
        if (view.turn, view.active) in self.sleepwalked and name != words.sleepwalker():
            name = words.sleepwalks(name)
        return words.turn(view.turn, name)

    @property
    def prompt(self) -> Prompt:
        """The current event, or the last one, in words."""
        words, director, playback = self._program.words, self._director, self._playback
        view, names = director.view, self._names
        if self._better_now is not None:
            return advised(words, self._better_now)
        if view.result is not None and not director.telling:
            heading, why = words.result(view, self._game.defeat, names)
            return Prompt(heading, why)
        if director.dealing:
            return Prompt(words.say("The deck is shuffled and dealt."), "")
        told = telling(words, self._played.show, director.event, view, names)
        last = playback.recording.told_by(playback.at)
        return told if told.heading else Prompt(words.event(last, names), "")

    def frame(self, marked: Set[Card] = frozenset()) -> TableFrame:
        """Returns what is shown around the cards, of which these are marked."""
        places, words = self._director.layout.places, self._program.words
        told = prompts.laid_out(self.prompt, self._program.text, places)
        frame = TableFrame(
            prompt=told,
            buttons=(book_button(words, told, places),),
            trio=self._game.rules.trio,
            marks=tuple(marks.heard(places, self._captions.told)),
            light=self._gloom.light,
            marked=marked,
        )
        return hung(frame, self._director, words, self._program.text, corner=False)

    def things(self) -> Iterator[Thing]:
        """Yields what lies and stands written on the table."""
        frame, words = self.frame(), self._program.words
        lying = [*listing.things(self._director, frame, words, self._names)]
        return listing.hinted(replace(frame, lying=lying), self._director, words)

    # What is seen

    def _written(self) -> tuple[Ribbon, ...]:
        """Returns what is written in the book, to read and not to press."""
        director, words = self._director, self._program.words
        rows = director.staging.commands.values()
        told = [row.ribbons(words, director.view, ()) for row in rows if row.ribbons is not None]
        ribbons = [
            replace(ribbon, button=replace(ribbon.button, enabled=True))
            for some in told
            for ribbon in some
        ]
        return laid_out(ribbons, director.layout.places) if ribbons else ()

    def paint(self, surface: Canvas, marked: Set[Card], about: Iterable[Thing]) -> None:
        """Draws everything that lies still. The things `about` the table are kept free of
        glitter."""
        frame, program, director = self.frame(marked), self._program, self._director
        frame = replace(frame, ribbons=self._written())
        self._top.paint(surface, director, frame)
        if self._better_now is not None:
            draw_better(
                surface,
                program.cards,
                program.words,
                director.layout,
                frame.prompt.bar,
                self._better_now,
                self._played.show,
            )
        self._top.sow(self._director, [*self.things(), *about])

    @property
    def _wanted_rows(self) -> tuple[str, ...]:
        """The row that makes room for the card that would have been better."""
        move, staging = self._better_now, self._played.show
        meaning = staging.meanings.get(type(move.better)) if move else None
        zones = [meaning(move.better, move.view)[1]] if move and meaning else []
        return tuple(zone for zone in zones if zone.startswith(ROW))

    def foreseen(self) -> Paint | None:
        """Returns what paints the table in the light that comes next, or None."""
        coming = self._gloom.coming(self._director)
        return self._top.ahead(self._director, self.frame, coming) if coming else None

    def sprites(self, glitters: bool) -> Sequence[Image]:
        """Returns what moves, and what glitters if `glitters`."""
        return self._top.lifted(self._director, HELD, glitters)

    def advance(self, dt: float) -> bool:
        """Lets `dt` seconds pass, and returns whether what lies still must be painted anew."""
        director, before = self._director, self._seen
        if self._program.attention.here:
            self.glimmer.sky.advance(dt)
        self._playback.advance(dt)
        if self._better:
            arranged = replace(director.arrangement, offered=self._wanted_rows)
            if arranged != director.arrangement:
                director.arrange(arranged, MAKE_ROOM)
        changed = self.listen(dt)
        rested, self._rests = self._rests, not director.busy
        if self._rests and not rested:
            changed = True
        changed |= self._top.advance(dt, director)
        changed |= before != self._seen
        return changed | self._gloom.follow(director, not director.tempo.travels, not changed)

    @property
    def _seen(self) -> tuple[object, ...]:
        return *self._director.shown, self._playback.at, self._playback.playing

    def listen(self, dt: float = 0.0) -> bool:
        """Takes up the captions of the sounds that are due, and returns whether they changed."""
        return self._captions.follow(self._director, dt)

    def turned(self) -> None:
        """Sets the light of the table at once, as the table has become another one."""
        self._gloom = Gloom(self._director)


def advised(words: Words, move: BetterMove) -> Prompt:
    """Returns what would have been better, why, and what was done."""
    better = words.command(move.better, move.view)
    why = words.reason(move.better, move.view, move.played)
    if move.found:
        heading = words.say("Found: “{move}”", move=better)
    elif not move.reckoned:
        heading = words.say("The rule of thumb: “{move}”", move=better)
    elif move.found is None:
        heading = words.say("Better: “{move}”", move=better)
    else:
        heading = words.say("Not quite. Better: “{move}”", move=better)
    return Prompt(heading, f"{move.chose(words)} {why}", spoken=True)
