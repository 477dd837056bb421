"""A tutor: follows a player through a lesson, judges every act, and remembers how far it came."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from game.learning.lesson import Act, GoOn, Lesson, LookUp, Part, Step, TakeBack
from game.plain import Malformed, Plain, fields_of, list_of
from game.records.journal.codec import Codec
from game.rules.game import Game, IllegalCommand
from game.rules.state import State
from game.rules.steps import Decision
from game.rules.view import View

GO_ON, TAKE_BACK = "go on", "take back"
"""Forms in which the acts that are no commands are kept."""


@dataclass(frozen=True)
class Progress:
    """The progress in a lesson as it is kept. `part` is the name of the part where it was left:
    empty before the lesson has begun and after it is over. `began` is the part with which its game
    began, `acts` were done since, in their plain form, and `done` are the names of the parts that
    were done once."""

    part: str = ""
    began: str = ""
    acts: tuple[object, ...] = ()
    done: frozenset[str] = field(default_factory=frozenset)

    @classmethod
    def read(cls, lesson: Lesson, plain: object) -> Progress:
        """Returns the progress that `plain` told. What is damaged, or of another lesson, has not
        begun."""
        names = [part.name for part in lesson.parts]
        try:
            kept = fields_of(plain, ("part", "began", "acts", "done"), "progress of a lesson")
            acts, done = list_of(kept["acts"], "acts"), list_of(kept["done"], "parts")
        except Malformed:
            return cls()
        known = frozenset(name for name in done if isinstance(name, str) and name in names)
        part, began = (name if name in names else "" for name in (kept["part"], kept["began"]))
        if known and not part and kept["part"]:
            # The part where it was left is gone: the first one follows that was not done.
            return cls(next((name for name in names if name not in known), ""), done=known)
        return cls(part, began, tuple(acts), known)

    def plain(self) -> Plain:
        acts, done = list(self.acts), sorted(self.done)
        return {"part": self.part, "began": self.began, "acts": acts, "done": done}


def plain_act(codec: Codec, act: Act) -> object:
    if isinstance(act, GoOn):
        return GO_ON
    if isinstance(act, LookUp):
        return act.value
    return TAKE_BACK if isinstance(act, TakeBack) else codec.encode(act)


def read_act(codec: Codec, plain: object) -> Act:
    """Returns the act that a JSON value tells. Raises Malformed."""
    if plain == GO_ON:
        return GoOn()
    for one in LookUp:
        if plain == one.value:
            return one
    return TakeBack() if plain == TAKE_BACK else codec.command(plain)


@dataclass(frozen=True)
class Judgement:
    """The judgement of an act. `goes`: the table tries it, and where the game refuses it the table
    says so and shakes the card, as always; otherwise nothing happens. `told` is one sentence about
    it, still to be said, or empty: it stands there until the next act."""

    goes: bool
    told: str = ""


@dataclass(frozen=True)
class Past:
    """An `act`, and the numbers of the `part` and the `step` and the `length` of the log before
    it."""

    act: Act
    part: int
    step: int
    length: int


class Tutor:
    """Follows one lesson. The table plays `game`, asks `judge` before every act of the player, and
    if that `goes` tries it (submits it to the game, or takes back the last answer) and then calls
    `follow`, also where the game refused it. After that `says`, `shows`, `number`, `waits` and
    `over` are those of what comes next. Where `game` is another one than before, a new table is
    laid for it.

    A trio and a Door are always to be asked, also where the table could answer by itself.
    """

    game: Game

    def __init__(self, lesson: Lesson, kept: object = None, part: str = "") -> None:
        """`kept` is what `plain` told: the lesson goes on exactly there. With the name of a `part`
        it goes on at the beginning of that one."""
        progress = Progress.read(lesson, kept)
        self.lesson = lesson
        self.done = set(progress.done)
        """Names of the parts that were done once."""
        self.over = False
        """Whether the last part has just been done: the lesson's `farewell` is said."""
        self._part = 0
        self._step = 0
        self._began = 0
        """Number of the part with which this game began."""
        self._past: list[Past] = []
        """Acts in this game that were not taken back."""
        self._judged: Past | None = None
        self._wise = False
        """True if the act that was judged leads on."""
        self._seen: tuple[Part | None, State | None, bool] = None, None, False
        """A part and a state, and whether the part was lost there."""
        names = [each.name for each in lesson.parts]
        wanted = part or progress.part
        stopped = names.index(wanted) if wanted in names else 0
        self._begin(names.index(progress.began) if progress.began and not part else stopped)
        if not part and not (self._repeat(progress.acts) and self._part == stopped):
            self.over, self.done = False, set(progress.done)
            self._begin(stopped)

    def _begin(self, part: int) -> None:
        self._part = self._began = part
        self._step = 0
        self._past, self._judged = [], None
        self.game = self.part.begin()

    def _repeat(self, acts: Iterable[object]) -> bool:
        """Does what was kept; returns whether all of it still leads on in this game."""
        codec, game = Codec(self.game.rules), self.game
        try:
            for plain in acts:
                act, known = read_act(codec, plain), len(self._past)
                if not self.judge(act).goes:
                    return False
                self._try(act)
                self.follow()
                if len(self._past) == known:
                    return False
        except (Malformed, ValueError):
            return False
        return self.game is game

    def _try(self, act: Act) -> None:
        """Does what the table does when a player is there."""
        if isinstance(act, TakeBack):
            self.game.rewind(1)
        elif not isinstance(act, GoOn | LookUp):
            try:
                self.game.submit(act)
            except IllegalCommand:
                return  # this was tried, too

    @property
    def part(self) -> Part:
        return self.lesson.parts[self._part]

    @property
    def step(self) -> Step:
        return self.part.steps[self._step]

    @property
    def number(self) -> int:
        """Number of the part, from 1."""
        return self._part + 1

    @property
    def view(self) -> View:
        return View.of(self.game.state, self.game.state.active)

    @property
    def lost(self) -> bool:
        """Whether this part can no longer be done: when the player goes on it begins anew."""
        part, state = self.part, self.game.state
        if self._seen[0] is not part or self._seen[1] is not state:
            self._seen = part, state, part.lost(self.game)  # asked in every frame
        return self._seen[2] and not self.over

    @property
    def says(self) -> Sequence[str]:
        """One or two short sentences, still to be said; none where the table says what it says in
        every game."""
        if self.over:
            return self.lesson.farewell
        return self.part.again if self.lost else self.step.says

    @property
    def shows(self) -> Sequence[str]:
        """The ids of the things that glow."""
        return () if self.over or self.lost else self.step.shows

    @property
    def waits(self) -> bool:
        """True if a button leads on, once the text is read."""
        return not self.over and (self.lost or self.step.wise(GoOn(), self.view))

    @property
    def first(self) -> str:
        """Sentence about whatever is done before the text is read, still to be said; empty where
        more is wanted than reading, or something else is done as well."""
        told, more = self.step.otherwise, self.asks is not None or self.hints
        return told if told and self.waits and not (self.lost or more) else ""

    @property
    def asks(self) -> LookUp | None:
        """Help beside the cards that the player is to look at; None where that is not the task."""
        if self.over or self.lost:
            return None
        step, view = self.step, self.view
        return next((one for one in LookUp if step.wise(one, view)), None)

    @property
    def hints(self) -> bool:
        """Whether the adviser may be asked here: from the step on in which that is the task."""
        steps, view = self.part.steps[: self._step + 1], self.view
        return not self.over and any(step.wise(LookUp.HINT, view) for step in steps)

    @property
    def can_take_back(self) -> bool:
        """Whether the last answer can be taken back: at most to where this game began."""
        wise = not (self.over or self.lost) and self.step.wise(TakeBack(), self.view)
        return not self.over and (wise or self._answered is not None)

    @property
    def _answered(self) -> int | None:
        """Index of the past act that gave the last answer that still holds, if one did."""
        length = len(self.game.log)
        for at in range(len(self._past) - 1, -1, -1):
            if self._past[at].length != length:
                # What was taken back on purpose is not put back by taking back.
                return at if self._past[at].length < length else None
        return None

    def judge(self, act: Act) -> Judgement:
        """Returns the judgement of an act, before it is tried."""
        self._judged = None
        if self.over or self._gives_up(act):
            return Judgement(False)
        if isinstance(act, LookUp) and act is not self.asks:
            return Judgement(False)
        step, view = self.step, self.view
        self._wise = isinstance(act, GoOn) if self.lost else step.wise(act, view)
        if self._wise or (isinstance(act, TakeBack) and self.can_take_back):
            goes, told = True, ""
        elif self.lost:
            goes, told = False, self.part.again[0]
        else:
            told = next((row.told for row in step.wrong if row.idea(act, view)), step.otherwise)
            played = not isinstance(act, GoOn | TakeBack)
            goes = played and not (told and act in self.game.legal())
        if goes:
            self._judged = Past(act, self._part, self._step, len(self.game.log))
        return Judgement(goes, told)

    def _gives_up(self, act: Act) -> bool:
        """Returns whether it is an answer that is never listed, because it only ends the game."""
        unlisted = self.game.rules.answers.get(Decision, ())
        return type(act) in unlisted and act not in self.game.legal()

    def follow(self) -> None:
        """Goes on to what is next, once the table has tried the act that was judged last."""
        judged, self._judged = self._judged, None
        if judged is None:
            return
        if self._wise and isinstance(judged.act, GoOn) and self.lost:
            self._begin(self._part)
        elif self._wise:
            self._past.append(judged)
            self._go_on()
        elif isinstance(judged.act, TakeBack):
            self._go_back()
        elif len(self.game.log) > judged.length:
            self._past.append(judged)

    def _go_on(self) -> None:
        """Goes to the next step, or to the first one of the next part."""
        self._step += 1
        if self._step < len(self.part.steps):
            return
        self.done.add(self.part.name)
        if self._part + 1 == len(self.lesson.parts):
            self.over, self._step = True, self._step - 1
        elif self.lesson.parts[self._part + 1].goes_on:
            self._part, self._step = self._part + 1, 0
        else:
            self._begin(self._part + 1)

    def _go_back(self) -> None:
        """Goes to the step of the answer that has been taken back. The table has rewound the
        game."""
        rewound = len(self.game.log)
        at = max(at for at, past in enumerate(self._past) if past.length == rewound)
        self._part, self._step = self._past[at].part, self._past[at].step
        del self._past[at:]

    def plain(self) -> Plain:
        """Returns what to keep after every act, as a JSON object."""
        done = frozenset(self.done)
        if self.over:
            return Progress(done=done).plain()
        codec = Codec(self.game.rules)
        acts = tuple(plain_act(codec, past.act) for past in self._past)
        began = self.lesson.parts[self._began].name
        return Progress(self.part.name, began, acts, done).plain()
