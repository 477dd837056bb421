"""The spoken lines: what has happened, each event once, and last the decision that waits."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from game.screen.scene import Asked, Happened
from game.table.aims import AIM

TITLE = "text.title"
END = ". "
"""End of a sentence within a text."""
SHORT = 8
"""Greatest number of texts of a page that is read whole when it appears."""
FIGURES = "text.figure.turns", "text.figure.left"
LEADS = TITLE, "text.section", "text.result", "text.reason", *FIGURES, "text.facts", "text.record"
"""The texts of a longer page that are read when it appears, with all aims."""


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
        self._opened: Mapping[str, str] = {}
        """Texts of the panel over the table, by their ids."""
        self._asked, self._told = Asked(""), ""
        self._events: object = None
        self._aims: Mapping[str, str] = {}
        """The texts about each aim of the game when they were last read, by their ids."""

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
        aims = {key: told for key, told in texts.items() if key.startswith(AIM)}
        if not entered:
            new += [told for key, told in aims.items() if self._aims.get(key, told) != told]
        self._scene, self._events, self._aims = scene, happened.when, aims or self._aims
        urgent = False
        if asked is not None:
            opened, self._opened = self._opened, texts if TITLE in texts else {}
            if "text.heading" in texts:
                urgent = self._ask(asked, happened, new, entered or bool(opened))
            elif self._opened.get(TITLE) != opened.get(TITLE):
                new += _summed_up(_changed(texts, opened))
        elif entered:
            new += _summed_up(texts)
        told = texts.get("text.told", "")
        if told and told != self._told and not (entered and len(texts) <= SHORT):
            new.append(told)
        self._told = told
        text = _joined(new)
        return Line(text, urgent) if text else None

    def _ask(self, asked: Asked, happened: Happened, new: list[str], again: bool) -> bool:
        """Adds what is asked, if it is new or has to be said `again`. Returns whether it is
        urgent."""
        body, was, self._asked = asked.body, self._asked, asked
        changed, repeats = asked.heading != was.heading, body in (happened.summary, was.body)
        urgent = changed and not new and not again
        if changed or new or again:
            reason = "" if asked.reason in (was.reason, was.body) else asked.reason
            new += filter(None, (asked.heading, "" if repeats else body, reason, asked.answers))
        elif asked.steps and not repeats:
            new.append(body)
        return urgent


def _summed_up(texts: Mapping[str, str]) -> Iterable[str]:
    """Returns what is read of a page or a panel when it appears: all of it if that is little."""
    if len(texts) <= SHORT:
        return texts.values()
    return [told for key, told in texts.items() if key in LEADS or key.startswith(AIM)]


def _changed(texts: Mapping[str, str], before: Mapping[str, str]) -> Mapping[str, str]:
    """Returns what is new on a panel that stays open: while cards are chosen on it, not the title
    that counts them but the sentences about what is still to be done. Of another panel, which is
    called otherwise, all texts."""
    if _called(texts) != _called(before):
        return texts
    old = {sentence for told in before.values() for sentence in told.split(END)}
    new = {key: [one for one in told.split(END) if one not in old] for key, told in texts.items()}
    changed = {key: END.join(told) for key, told in new.items() if told}
    return {key: told for key, told in changed.items() if key != TITLE} or changed


def _called(texts: Mapping[str, str]) -> str:
    """Returns how a panel is called, without what its title tells of it."""
    return texts.get(TITLE, "").partition(":")[0]


def _joined(sentences: Iterable[str]) -> str:
    """Returns sentences one after the other, each with a sign at its end."""
    return " ".join(
        said if said[-1] in ".!?…:" else f"{said}." for said in map(str.strip, sentences) if said
    )
