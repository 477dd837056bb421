"""What is spoken: what has happened, each event once, and last the decision that waits."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from game.screen.scene import Asked, Happened

SHORT = 8
"""Greatest number of texts of a page that is read whole when it appears."""
LEADS = "text.title", "text.section", "text.result", "text.reason", "text.facts", "text.record"
"""The texts of a longer page that are read when it appears."""


@dataclass(frozen=True)
class Line:
    """Sentences to speak now. An `urgent` line interrupts others: it asks something, and nothing
    happened before it."""

    text: str
    urgent: bool = False


class Narrator:
    """Follows the scenes, and finds what is new in each. It speaks only when nothing moves."""

    def __init__(self) -> None:
        self._scene = self._opened = ""
        """The scene, and the title of the panel over the table."""
        self._asked, self._told = Asked(""), ""
        self._events: object = None

    def follow(
        self, description: Mapping[str, Any], happened: Happened, asked: Asked | None
    ) -> Line | None:
        """Returns what is to be spoken of a scene at rest, if anything is."""
        texts = {
            thing["id"]: str(thing["name"])
            for thing in description["things"]
            if thing["role"] == "text" and thing["name"]
        }
        scene, new = description["scene"], list[str]()
        entered = scene != self._scene
        if happened.when is not self._events:
            new += happened.sentences
        self._scene, self._events = scene, happened.when
        urgent = False
        if asked is not None:
            opened, self._opened = self._opened, texts.get("text.title", "")
            if "text.heading" in texts:
                urgent = self._ask(asked, happened, new, entered or bool(opened))
            elif self._opened != opened:
                new += _summed_up(texts)
        elif entered:
            new += _summed_up(texts)
        told = texts.get("text.told", "")
        if told and told != self._told and not (entered and len(texts) <= SHORT):
            new.append(told)
        self._told = told
        text = _joined(*new)
        return Line(text, urgent) if text else None

    def _ask(self, asked: Asked, happened: Happened, new: list[str], again: bool) -> bool:
        """Adds what is asked, if it is new or has to be said `again`. Returns whether it is
        urgent."""
        body, was, self._asked = asked.body, self._asked, asked
        changed, repeats = asked.heading != was.heading, body in (happened.summary, was.body)
        urgent = changed and not new and not again
        if changed or new or again:
            new += filter(None, (asked.heading, "" if repeats else body, asked.answers))
        elif asked.steps and not repeats:
            new.append(body)
        return urgent


def _summed_up(texts: Mapping[str, str]) -> Iterable[str]:
    """Returns what is read of a page or a panel when it appears: all of it if that is little."""
    return texts.values() if len(texts) <= SHORT else filter(None, map(texts.get, LEADS))


def _joined(*sentences: str) -> str:
    """Returns sentences one after the other, each with a sign at its end."""
    return " ".join(
        said if said[-1] in ".!?…:" else f"{said}." for said in map(str.strip, sentences) if said
    )
