"""The frame of a table: everything that can be seen, pressed and read at one moment."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass, field
from functools import cached_property

from game.rules.card import Card
from game.rules.state import Trio
from game.screen.table.asking.posed_questions import Posed
from game.screen.table.drawing.headline import NO_HEADLINE, Headline
from game.screen.table.drawing.lost_slip import LostSlip
from game.screen.table.drawing.recap_drawing import RecapPanel
from game.screen.table.drawing.table_light import DAYLIGHT, Light
from game.screen.table.hints.chance_bar import Band
from game.screen.table.hints.hint_marks import HintMarks
from game.screen.table.marking.aims_plate import Plate
from game.screen.table.marking.markers import Placed
from game.screen.table.marking.marks import Mark
from game.screen.table.marking.targets import Targets
from game.table.asking.buttons import Button
from game.table.asking.prompt import Prompt, Ribbon
from game.table.hands.ordering import Ranking
from game.table.hands.things import Thing, topmost
from game.table.layout.places import Point
from game.table.pointing import Markers


@dataclass(frozen=True)
class PanelNow:
    """The panels of the moment. `name` is that of the open panel, or empty. `things` lie on it, or
    else on the panel `beside` the table. An open panel that `covers` the table has to be closed
    before the game goes on. One that `reads` shows a card large."""

    name: str = ""
    things: Sequence[Thing] = ()
    covers: bool = False
    beside: bool = False
    reads: bool = False

    def holds(self, thing: Thing) -> bool:
        """Returns whether a thing lies on a panel."""
        return thing in self.things

    def answers(self, thing: Thing) -> bool:
        """Returns whether a press on a thing of the open panel does something."""
        reads = thing.card is not None and bool(self.name) and not self.reads
        return reads or (thing.role == "button" and "enabled" in thing.state)


@dataclass(frozen=True)
class TableFrame:
    """Everything around the cards, and everything that can be pointed at. It is built once for each
    change. Whoever draws, presses, describes or speaks reads it, and works nothing out."""

    prompt: Prompt
    trio: Trio
    """Returns the colour of three cards that make a trio in this game, or None."""
    headline: Headline = NO_HEADLINE
    plate: Plate | None = None
    """The plate of what the game is won with, once it has its room."""
    buttons: tuple[Button, ...] = ()
    """The buttons in the corner, and those beside hands and the prompt."""
    barred: Set[str] = frozenset()
    """The ids of the corner buttons that are disabled."""
    ribbons: tuple[Ribbon, ...] = ()
    """The actions on offer whatever is asked."""
    marks: tuple[Mark, ...] = ()
    selected: str = ""
    asked: tuple[str, ...] = ()
    """The zones from which a card is asked; cards in them that cannot be played are veiled."""
    lit: Set[str] = frozenset()
    """The ids of cards and zones that may be laid somewhere, or that the decision is about."""
    targets: Targets = field(default_factory=dict)
    toward: str = ""
    told: Ranking | None = None
    light: Light = DAYLIGHT
    marked: Set[Card] = frozenset()
    hover: str = ""
    held: str = ""
    """The id of what the pointer holds."""
    focus: Thing | None = None
    """The thing on the table that is in focus."""
    came: Set[str] = frozenset()
    """The ids of the cards drawn since the last answer."""
    pointing: Markers | None = None
    """The markers of two players, if there are any."""
    markers: Sequence[Placed] = ()
    """The markers on the table, as they lie."""
    signs: Sequence[Button] = ()
    """The buttons for the meaning of the marker that was laid last."""
    warned: Posed | None = None
    """The warning that the game can no longer be won, if it is shown."""
    posed: bool = False
    """True if a question is put before a command."""
    hidden: bool = False
    """True if there are cards that only one player may see."""
    hint: HintMarks = field(default_factory=HintMarks)
    recap: RecapPanel | None = None
    """The recap of the last turn, if it is shown."""
    slip: LostSlip | None = None
    """The slip about the cards that were just lost, if it is shown."""
    chance: Band | None = None
    """The chance of victory, if it is shown."""
    lying: Sequence[Thing] = ()
    """What can be pointed at or read on the table, the lowest first."""
    panel: PanelNow = field(default_factory=PanelNow)
    opening: Set[str] = frozenset()
    """The zones that open a panel when pressed."""
    in_focus: Thing | None = None
    """The thing in focus, on the table or on a panel."""

    @cached_property
    def things(self) -> Sequence[Thing]:
        """Things that can be pointed at or read, the lowest first."""
        return [*self.lying, *self.panel.things]

    def at(self, point: Point) -> Thing | None:
        """Returns the uppermost thing at a point that can be touched."""
        return topmost(self.things, point)

    @cached_property
    def answers(self) -> Sequence[Button]:
        """The buttons of the prompt, and the ribbons."""
        return (*self.prompt.all_buttons, *(ribbon.button for ribbon in self.ribbons))

    def opens(self, thing: Thing) -> bool:
        """Returns whether a press opens a panel for a thing: a zone that opens, a card in one, or a
        lost card, which is shown large."""
        lost = thing.card is not None and not thing.zone
        return lost or thing.lies_in in self.opening
