"""What is spoken: what has happened, each event once, and last the decision that waits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.screen.scene import Happened

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
        self._scene = ""
        self._asked = self._body = self._told = ""
        self._events: object = None

    def follow(self, description: Mapping[str, Any], happened: Happened) -> Line | None:
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
        body = texts.get("text.body", "")
        repeats = body in (happened.summary, self._body)
        asked = _joined(texts.get("text.heading", ""), "" if repeats else body)
        self._body = body
        changed = texts.get("text.heading", "") != self._asked
        urgent = changed and not new and not entered and scene == "table"
        if scene == "table":
            if asked and (changed or new or entered):
                new.append(asked)
        elif entered:
            whole = texts.values() if len(texts) <= SHORT else map(texts.get, LEADS)
            new += filter(None, whole)
        told = texts.get("text.told", "")
        if told and told != self._told and not (entered and len(texts) <= SHORT):
            new.append(told)
        self._asked, self._told = texts.get("text.heading", ""), told
        text = _joined(*new)
        return Line(text, urgent) if text else None


def _joined(*sentences: str) -> str:
    """Returns sentences one after the other, each with a sign at its end."""
    return " ".join(
        said if said[-1] in ".!?…:" else f"{said}." for said in map(str.strip, sentences) if said
    )
