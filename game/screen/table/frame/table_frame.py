"""All that can be seen, pressed and read at the table at one moment."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass, field
from functools import cached_property

from game.rules.card import Card
from game.screen.table.asking.posed_questions import Posed
from game.screen.table.drawing.gloom import DAYLIGHT, Light
from game.screen.table.drawing.lost_tray import LostTray
from game.screen.table.drawing.recap_drawing import RecapPanel
from game.screen.table.hints.chance_bar import Band
from game.screen.table.hints.hint_marks import HintMarks
from game.screen.table.marking.markers import Placed
from game.screen.table.marking.marks import Mark
from game.screen.table.marking.targets import Targets
from game.table.asking.buttons import Button
from game.table.asking.prompt import Prompt, Ribbon
from game.table.counting import Trio
from game.table.hands.ordering import Ranking
from game.table.hands.things import Thing, topmost
from game.table.layout.places import Point
from game.table.pointing import Markers


@dataclass(frozen=True)
class PanelNow:
    """The panel that is open, by its `name`, or none, and the `things` on it, or on the one that
    stands `beside` the table. One that `covers` the table has to be closed before one plays on; on
    one that `reads` a card lies large."""

    name: str = ""
    things: Sequence[Thing] = ()
    covers: bool = False
    beside: bool = False
    reads: bool = False

    def holds(self, thing: Thing) -> bool:
        """Whether a thing lies on it."""
        return thing in self.things

    def answers(self, thing: Thing) -> bool:
        """Whether something happens when a thing of the open panel is pressed."""
        reads = thing.card is not None and bool(self.name) and not self.reads
        return reads or (thing.role == "button" and "enabled" in thing.state)


@dataclass(frozen=True)
class TableFrame:
    """What lies around the cards, and everything one can point at. It is built once for each
    change; whoever draws, presses, describes or speaks reads it, and works nothing out."""

    prompt: Prompt
    trio: Trio
    """Of which colour three cards of this game are a trio."""
    headline: tuple[str, str] = ("", "")
    """Where in the game one is, at the upper left, and what is told of that to who rests there."""
    buttons: tuple[Button, ...] = ()
    """In the upper right corner, and beside hands and the prompt."""
    barred: Set[str] = frozenset()
    """The buttons of the corner that do nothing now."""
    ribbons: tuple[Ribbon, ...] = ()
    """What is on offer whatever is asked."""
    marks: tuple[Mark, ...] = ()
    selected: str = ""
    asked: tuple[str, ...] = ()
    """The zones of which a card is to be chosen: those that cannot be played are veiled."""
    lit: Set[str] = frozenset()
    """What may be laid somewhere else, or what the decision is about: cards by id, and zones."""
    targets: Targets = field(default_factory=dict)
    toward: str = ""
    told: Ranking | None = None
    light: Light = DAYLIGHT
    marked: Set[Card] = frozenset()
    hover: str = ""
    focus: Thing | None = None
    """The thing on the table that is in focus."""
    came: Set[str] = frozenset()
    """The cards, by id, that were drawn since the last answer."""
    pointing: Markers | None = None
    """What two players do with their markers, if they have any."""
    markers: Sequence[Placed] = ()
    """Those on the table."""
    signs: Sequence[Button] = ()
    """What may be meant by the one that was laid last."""
    warned: Posed | None = None
    """That the game can no longer be won, if that is said."""
    hidden: bool = False
    """Whether there are cards that only one player may see."""
    hint: HintMarks = field(default_factory=HintMarks)
    recap: RecapPanel | None = None
    """What the partner did, if that is shown."""
    tray: LostTray | None = None
    """The cards that were just lost, if they are shown."""
    chance: Band | None = None
    """The chance of victory, if the player wants to see it."""
    lying: Sequence[Thing] = ()
    """What one can point at or read on the table, the lowest first."""
    panel: PanelNow = field(default_factory=PanelNow)
    opening: Set[str] = frozenset()
    """The zones that tell more when they are pressed."""
    in_focus: Thing | None = None
    """The thing in focus, on the table or on a panel."""

    @cached_property
    def things(self) -> Sequence[Thing]:
        """What one can point at or read, the lowest first."""
        return [*self.lying, *self.panel.things]

    def at(self, point: Point) -> Thing | None:
        """What lies uppermost at a point, and can be touched."""
        return topmost(self.things, point)

    @cached_property
    def answers(self) -> Sequence[Button]:
        """The buttons of the prompt, and the ribbons."""
        return (*self.prompt.all_buttons, *(ribbon.button for ribbon in self.ribbons))

    def opens(self, thing: Thing) -> bool:
        """Whether a thing is a zone that tells more, or lies in one, or was lost: then it is
        read."""
        lost = thing.card is not None and not thing.zone
        return lost or thing.lies_in in self.opening
