"""Hands the tree and the spoken lines to the system's screen reader, through AccessKit."""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import count
from typing import Any

import pygame

from game.screen.reader.tree import Branch, every, focus_of
from game.screen.ui.sliders import MOST as MOST_VALUE
from game.screen.ui.sliders import STEP
from game.screen.window.log_file import log

ASKED = pygame.event.custom_type()
"""The event in which a screen reader asks for something: its `act` is "click", "focus", "up",
"down", "set" or "show", and its `thing` the id of what is meant. Its `content` is what that is set
to."""
LINE, AFTER = pygame.event.custom_type(), 400
"""The event at which a line is spoken that waits, and how many milliseconds it waits. Orca takes no
notice of a new name of the window while the focus moves."""
ROOT, LIVE, FIRST = 1, 2, 10
"""Numbers of the window, of the line that is spoken, and of the first thing."""
MOST = 4000
"""Numbers of things that are kept. Readers may hold on for a while to a thing that is gone."""
ACTS = {"slider": ("up", "down", "set"), "field": ("click", "set")}
"""The acts that can be asked of things by their roles, besides the focus; of all others a press."""
BY_NAME = sys.platform == "linux"
"""Whether lines are spoken as new names of the window. Orca 43 speaks these, and
not what is announced; later ones know both, and would speak both."""
NOBODY = "dummy", "offscreen"
"""Video drivers whose windows nobody can read."""


class ScreenReader:
    """The program as a screen reader meets it. Where there is no AccessKit, or it fails, it does
    nothing. It costs nothing until a reader asks."""

    def __init__(self, window: pygame.Window, title: str) -> None:
        self._window, self._title = window, title
        self._numbers: dict[str, int] = {}
        self._meant: dict[int, str] = {}
        """The ids of things by their numbers. Other threads look numbers up here, and never go
        through it, as it may change meanwhile."""
        self._next = count(FIRST)
        self._root = Branch("window", "window", title)
        self._spoken, self._urgent, self._twin = "", False, False
        self._waiting = ""
        """The line that will be spoken next."""
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
            self._find_kit()
            self._adapter = self._made()
        except Exception as trouble:  # The game goes on without it, whatever it is.
            log.warning("There is no screen reader: %s", trouble)

    def _find_kit(self) -> None:
        import accesskit
        from accesskit import Action

        self._kit = accesskit
        self._acts = {
            "click": Action.CLICK,
            "focus": Action.FOCUS,
            "up": Action.INCREMENT,
            "down": Action.DECREMENT,
            "show": Action.SCROLL_INTO_VIEW,
            "set": Action.SET_VALUE,
        }

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
            thing = self._meant.get(request.target)
            if act and thing:
                content = request.data[1] if act == "set" and request.data else ""
                pygame.event.post(pygame.Event(ASKED, act=act, thing=thing, content=content))
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
        self._waiting, self._urgent = " ".join(filter(None, (self._waiting, text))), urgent
        if BY_NAME and self._adapter is not None:
            pygame.time.set_timer(LINE, AFTER, loops=1)
        else:
            self.speak_on()

    def speak_on(self) -> None:
        """Has the line spoken that waits, if any."""
        if self._waiting:
            # A line that is equal to the last one must differ from it to be spoken again.
            self._twin = not self._twin if self._waiting == self._spoken else False
            self._spoken, self._waiting = self._waiting, ""
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
            self._numbers = {key: one for key, one in self._numbers.items() if key in here}
            # Another thread may be looking a number up, so the old ones are left as they are.
            self._meant = {number: key for key, number in self._numbers.items()}
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
            number = self._numbers[one.id] = next(self._next)
            self._meant[number] = one.id
        return self._numbers[one.id]

    def _update_of(self, root: Branch) -> Any:
        kit = self._kit
        update = kit.TreeUpdate(self._number(focus_of(root)))
        update.tree = kit.Tree(ROOT)
        nodes = [(self._number(one), self._node(one)) for one in every(root)]
        update.nodes = nodes if BY_NAME else [(LIVE, self._live_node()), *nodes]
        return update

    @property
    def _line(self) -> str:
        """The last line, which differs from the one before."""
        return self._spoken + " " * self._twin

    def _live_node(self) -> Any:
        kit = self._kit
        live = kit.Node(kit.Role.LABEL)
        live.set_value(self._line)
        live.set_label(self._line)
        live.set_live(kit.Live.ASSERTIVE if self._urgent else kit.Live.POLITE)
        return live

    def _node(self, one: Branch) -> Any:
        kit = self._kit
        roles = {
            "window": kit.Role.WINDOW,
            "region": kit.Role.LIST if one.children else kit.Role.GROUP,
            "card": kit.Role.LIST_ITEM,
            "item": kit.Role.LIST_ITEM,
            "list": kit.Role.LIST,
            "button": kit.Role.BUTTON,
            "switch": kit.Role.CHECK_BOX,
            "choice": kit.Role.RADIO_BUTTON,
            "tab": kit.Role.TAB,
            "slider": kit.Role.SLIDER,
            "field": kit.Role.TEXT_INPUT,
            "heading": kit.Role.HEADING,
            "text": kit.Role.LABEL,
        }
        node = kit.Node(roles[one.role])
        # AT-SPI is not told by AccessKit what is disabled.
        barred = one.barred if sys.platform == "linux" else ""
        name = one.name
        if BY_NAME and one.role == "window":
            name = self._line or self._title
        node.set_label(", ".join(filter(None, (name, barred))))
        if one.role == "text":
            node.set_value(one.name)
        elif one.role == "field":
            node.set_value(one.value)
        elif one.number is not None:
            node.set_value(one.value)
            node.set_numeric_value(one.number)
            node.set_min_numeric_value(0)
            node.set_max_numeric_value(MOST_VALUE)
            node.set_numeric_value_step(STEP)
        x, y, width, height = one.rect
        node.set_bounds(kit.Rect(x, y, x + width, y + height))
        children = [self._number(child) for child in one.children]
        live = [LIVE] if one.role == "window" and not BY_NAME else []
        node.set_children([*live, *children])
        if one.pressable and not one.enabled:
            node.set_disabled()
        if one.selected is not None and one.role in ("switch", "choice"):
            node.set_toggled(kit.Toggled.TRUE if one.selected else kit.Toggled.FALSE)
        elif one.selected is not None:
            node.set_selected(one.selected)
        if one.role != "window":
            node.add_action(self._acts["show"])
        if one.pressable:
            # Also while it is disabled: readers keep what a thing can do while it is there.
            acts = ACTS.get(one.role, ("click",))
            for act in (*acts, *(["focus"] if one.enabled else [])):
                node.add_action(self._acts[act])
        return node
