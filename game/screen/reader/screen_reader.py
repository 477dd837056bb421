"""Hands the tree and the spoken lines to the system's screen reader, through AccessKit."""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import count
from typing import Any

import pygame

from game.screen.reader.tree import Branch, every, focus_of
from game.screen.window.log_file import log

ASKED = pygame.event.custom_type()
"""The event in which a screen reader asks for something: its `act` is "click", "focus", "up" or
"down", and its `thing` the id of what is meant."""
ROOT, LIVE, FIRST = 1, 2, 10
"""Numbers of the window, of the line that is spoken, and of the first thing."""
MOST = 4000
"""Numbers of things that are kept. Readers may hold on for a while to a thing that is gone."""
NOBODY = "dummy", "offscreen"
"""Video drivers whose windows nobody can read."""


class ScreenReader:
    """The program as a screen reader meets it. Where there is no AccessKit, or it fails, it does
    nothing. It costs nothing until a reader asks."""

    def __init__(self, window: pygame.Window, title: str) -> None:
        self._window, self._title = window, title
        self._numbers: dict[str, int] = {}
        self._next = count(FIRST)
        self._root = Branch("window", "window", title)
        self._spoken, self._urgent, self._twin = "", False, False
        self._adapter: Any = None
        self._kit: Any = None
        self._acts: dict[str, Any] = {}
        """The actions of AccessKit, by the names of the acts that they ask for."""
        self.listens = self.asked = False
        """Whether a reader is there, and whether it has asked for the tree since the last
        update."""
        if pygame.display.get_driver() not in NOBODY:
            self._connect()

    def _connect(self) -> None:
        try:
            import accesskit
            from accesskit import Action

            self._kit = accesskit
            self._acts = {
                "click": Action.CLICK,
                "focus": Action.FOCUS,
                "up": Action.INCREMENT,
                "down": Action.DECREMENT,
            }
            self._adapter = self._made()
        except Exception as trouble:  # The game goes on without it, whatever it is.
            log.warning("There is no screen reader: %s", trouble)

    def _made(self) -> Any:
        """Returns the adapter of this system. Its functions are called by other threads: they hand
        out what was made before, and post events."""
        kit: Any = self._kit
        if sys.platform == "win32":
            return kit.windows.SubclassingAdapter(self._window.handle, self._first, self._ask)
        if sys.platform == "darwin":
            kit.macos.add_focus_forwarder_to_window_class("SDLWindow")
            return kit.macos.SubclassingAdapter.for_window(
                self._window.handle, self._first, self._ask
            )
        return kit.unix.Adapter(self._first, self._ask, self._left)

    # Called by other threads

    def _first(self) -> Any:
        """Returns a tree of the window alone; the next frame fills it."""
        self.listens = self.asked = True
        return self._update_of(Branch("window", "window", self._title))

    def _ask(self, request: Any) -> None:
        try:
            known = self._acts.items()
            act = next((name for name, one in known if one == request.action), "")
            thing = {number: key for key, number in self._numbers.items()}.get(request.target)
            if act and thing:
                pygame.event.post(pygame.Event(ASKED, act=act, thing=thing))
        except Exception as trouble:  # An error here would break the adapter for good.
            log.warning("A screen reader asked in vain: %s", trouble)

    def _left(self) -> None:
        self.listens = False

    # Called by the program

    def show(self, root: Callable[[], Branch]) -> None:
        """Shows a tree. It is made only if somebody reads."""
        self._send(lambda: self._update_of(self._kept(root())))

    def speak(self, text: str, urgent: bool) -> None:
        """Has a line spoken after what is being spoken, or at once if it is urgent."""
        # A line that is equal to the last one must differ from it to be spoken again.
        self._twin = not self._twin if text == self._spoken else False
        self._spoken, self._urgent = text, urgent
        self._send(lambda: self._update_of(self._root))

    def focused(self, focus: bool) -> None:
        """Tells whether the window has the focus of the keyboard."""
        if self._adapter is None:
            return
        try:
            if sys.platform == "linux":
                self._adapter.update_window_focus_state(focus)
            elif sys.platform == "darwin":
                events = self._adapter.update_view_focus_state(focus)
                if events is not None:
                    events.raise_events()
        except Exception as trouble:
            self._fail(trouble)

    def _kept(self, root: Branch) -> Branch:
        self._root, self.asked = root, False
        if len(self._numbers) > MOST:
            here = {one.id for one in every(root)}
            # Another thread may be looking a number up, so the old ones are left as they are.
            self._numbers = {key: one for key, one in self._numbers.items() if key in here}
        return root

    def _send(self, update: Callable[[], Any]) -> None:
        if self._adapter is None:
            return
        try:
            events = self._adapter.update_if_active(update)
            if events is not None:
                events.raise_events()
        except Exception as trouble:
            self._fail(trouble)

    def _fail(self, trouble: Exception) -> None:
        log.warning("The screen reader is told nothing more: %s", trouble)
        self._adapter = None

    # The nodes

    def _number(self, one: Branch) -> int:
        if one.role == "window":
            return ROOT
        if one.id not in self._numbers:
            self._numbers[one.id] = next(self._next)
        return self._numbers[one.id]

    def _update_of(self, root: Branch) -> Any:
        kit = self._kit
        live = kit.Node(kit.Role.LABEL)
        live.set_value(self._spoken + " " * self._twin)
        live.set_label(self._spoken + " " * self._twin)
        live.set_live(kit.Live.ASSERTIVE if self._urgent else kit.Live.POLITE)
        update = kit.TreeUpdate(self._number(focus_of(root)))
        update.tree = kit.Tree(ROOT)
        nodes = [(self._number(one), self._node(one)) for one in every(root)]
        update.nodes = [(LIVE, live), *nodes]
        return update

    def _node(self, one: Branch) -> Any:
        kit = self._kit
        roles = {
            "window": kit.Role.WINDOW,
            "region": kit.Role.GROUP,
            "card": kit.Role.LIST_ITEM,
            "button": kit.Role.BUTTON,
            "slider": kit.Role.SLIDER,
            "field": kit.Role.TEXT_INPUT,
            "heading": kit.Role.HEADING,
            "text": kit.Role.LABEL,
        }
        node = kit.Node(roles[one.role])
        # AT-SPI is not told by AccessKit what is disabled.
        barred = one.barred if sys.platform == "linux" else ""
        node.set_label(", ".join(filter(None, (one.name, barred))))
        if one.role in ("text", "slider", "field"):
            node.set_value(one.value or one.name)
        x, y, width, height = one.rect
        node.set_bounds(kit.Rect(x, y, x + width, y + height))
        children = [self._number(child) for child in one.children]
        node.set_children([LIVE, *children] if one.role == "window" else children)
        if one.pressable and not one.enabled:
            node.set_disabled()
        if one.selected is not None:
            node.set_selected(one.selected)
        if one.pressable:
            # Also while it is disabled: readers keep what a thing can do while it is there.
            acts = ["click", *(["focus"] if one.enabled else [])]
            acts += ["up", "down"] if one.role == "slider" else []
            for act in acts:
                node.add_action(self._acts[act])
        return node
