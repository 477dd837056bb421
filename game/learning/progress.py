"""How far a lesson has come, as it is kept between two evenings."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.learning.lesson import Act, GoOn, Lesson, LookUp, TakeBack
from game.plain import Malformed, Plain, fields_of, list_of
from game.records.journal.codec import Codec

GO_ON, TAKE_BACK = "go on", "take back"
"""How the acts that are no commands are kept."""


@dataclass(frozen=True)
class Progress:
    """`part` is the name of the part where it was left: empty before the lesson has begun and after
    it is over. `began` is the part with which its game began, `acts` were done since, in their
    plain form, and `done` are the names of the parts that were done once."""

    part: str = ""
    began: str = ""
    acts: tuple[object, ...] = ()
    done: frozenset[str] = field(default_factory=frozenset)

    @classmethod
    def read(cls, lesson: Lesson, plain: object) -> Progress:
        """As `plain` told it. What is damaged, or of another lesson, has not begun."""
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
        """As a JSON object."""
        acts, done = list(self.acts), sorted(self.done)
        return {"part": self.part, "began": self.began, "acts": acts, "done": done}


def plain_act(codec: Codec, act: Act) -> object:
    """An act as a JSON value."""
    if isinstance(act, GoOn):
        return GO_ON
    if isinstance(act, LookUp):
        return act.value
    return TAKE_BACK if isinstance(act, TakeBack) else codec.encode(act)


def read_act(codec: Codec, plain: object) -> Act:
    """The act that a JSON value tells. Raises Malformed."""
    if plain == GO_ON:
        return GoOn()
    for one in LookUp:
        if plain == one.value:
            return one
    return TakeBack() if plain == TAKE_BACK else codec.command(plain)
