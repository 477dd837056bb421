"""Where on the table the focus of the keyboard stands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.rules.state import DECK, DISCARD, DOORS, HAND, LIMBO, MARKET, REVEALED, ROW, SHARED
from game.rules.steps import Command
from game.screen.panels.frame import CLOSE, ZONE
from game.screen.panels.open_panel import OpenPanel
from game.screen.table.around.headline import TOGETHER
from game.screen.table.around.lost_tray import LOST, TRAY
from game.screen.table.around.recap_drawing import RECAP
from game.screen.table.teaching.lesson_at_table import GO_ON
from game.table.asking.buttons import Button
from game.table.hands.clicks import choices
from game.table.hands.focus import Direction, first_thing, next_thing
from game.table.hands.things import Thing
from game.table.pointing import SIGN, TOKEN
from game.table.session import TableSession

SCROLLING: Mapping[Direction, int] = {"up": 1, "down": -1}
ASIDE: Mapping[Direction, int] = {"left": -1, "right": 1}
Moment = tuple[int, Command[Any] | None]
"""How long the log of the game is, and what waits for the deck."""
PILES, OTHERS, ANSWERS, CORNER = "piles", "others", "answers", "corner"
IN_THE_WAY = TOGETHER, TOKEN, RECAP
"""What stands between the cards and is no part of the game: arrows pass it by, Tab does not."""
GROUPS = HAND, SHARED, MARKET, ROW, DOORS, OTHERS, PILES, TRAY, REVEALED, ANSWERS, ZONE, CORNER
"""What Tab goes through: whatever lies in a zone, and the buttons; several answers of one kind are
a group of their own."""


class TableFocus:
    """One focus on the table, and one on each panel. `lying` are all things there are, `buttons`
    those that answer."""

    def __init__(
        self,
        session: TableSession,
        panels: OpenPanel,
        lying: Callable[[], Sequence[Thing]],
        buttons: Callable[[], Sequence[Button]],
    ) -> None:
        self._session = session
        self._panels = panels
        self._lying = lying
        self._buttons = buttons
        self._spots: dict[str, tuple[str, Moment]] = {}
        """By panel, and "" for the table: the id of the thing that Enter acts on, and when it came
        there. None until an arrow is pressed."""

    def __bool__(self) -> bool:
        """Whether there is a focus anywhere."""
        return bool(self._spots)

    @property
    def _place(self) -> str:
        """The open panel, or "" for the table, also where one stands beside it."""
        panels = self._panels
        return panels.panel.name if panels.panel and panels.waits else ""

    @property
    def _now(self) -> Moment:
        laid = self._session.by_hand.laid
        return len(self._session.game.log), laid.command if laid else None

    def stand(self, thing: Thing | None) -> None:
        """The focus goes there, if anywhere."""
        if thing is not None:
            self._spots[self._place] = thing.id, self._now

    def leave(self) -> None:
        """There is no focus any more."""
        self._spots.clear()

    def _within_reach(self) -> list[Thing]:
        """What the focus can stand on: of an open panel its buttons and cards, and nothing but what
        may be meant by a marker while that is asked."""
        drops, panels = self._session.drops, self._panels
        if panels.panel is not None and panels.waits:
            return [t for t in panels.things() if panels.answers(t)]
        lying = self._lying()
        if signs := [thing for thing in lying if thing.id.startswith(SIGN)]:
            return signs
        targets = drops.targets(self._session.selected)
        over = self._session.game.pending is None
        read = (REVEALED, HAND, SHARED) if over else (REVEALED,)
        return [
            thing
            for thing in lying
            if (thing.role == "button" and "enabled" in thing.state)
            or drops.can_lift(thing)
            or (thing.role == "zone" and panels.opens(thing))
            or (thing.role == "card" and thing.zone in read)
            or "markable" in thing.state
            or thing.id.startswith(LOST)
            or (thing.role != "text" and (thing.id in targets or thing.lies_in in targets))
        ]

    @property
    def thing(self) -> Thing | None:
        """The thing in focus. Where it has gone, or another question is asked, it begins anew."""
        if self._place not in self._spots:
            return None
        key, moment = self._spots[self._place]
        things = self._within_reach()
        same = moment == self._now
        found = next((thing for thing in things if same and thing.id == key), None)
        return found or first_thing(things, self._beginnings())

    @property
    def on_table(self) -> Thing | None:
        """The thing in focus, if it is not on a panel."""
        return None if self._panels.waits else self.thing

    def _beginnings(self) -> list[str]:
        """Where the focus likes to begin: what a tutor says is read before anything is tried."""
        session = self._session
        close = [CLOSE] if self._place else [GO_ON]
        first = [card.id for card in choices(session)[:1]]
        gains = sorted(self._buttons(), key=lambda button: not button.primary)
        answers = [button.id for button in gains if button.enabled]
        plain = session.exploring or session.drafting
        return [*close, *first, *answers] if plain else [*close, *answers, *first]

    def _in_order(self, here: Thing, things: Sequence[Thing], direction: Direction) -> Thing | None:
        """Beside a card that is put in order, the next one, also if it lies apart; beside an answer
        the next one of its kind, also if it lies in another line."""
        drops = self._session.drops
        if direction not in ASIDE:
            return None
        alike = self._alike(here, things)
        if drops.is_ranked(here):
            alike = sorted(filter(drops.is_ranked, things), key=lambda thing: thing.rect.x)
        place = alike.index(here) + ASIDE[direction]
        return alike[place] if 0 <= place < len(alike) else None

    def _alike(self, one: Thing, things: Sequence[Thing]) -> Sequence[Thing]:
        """The answers of its kind, in their order; itself alone if it is none."""
        kinds = self._kinds()
        kind = kinds.get(one.id)
        return [thing for thing in things if kind and kinds.get(thing.id) is kind] or [one]

    def _kinds(self) -> Mapping[str, type[Command[Any]]]:
        """Of the buttons that give an answer, by their ids."""
        return {one.id: type(one.command) for one in self._buttons() if one.command is not None}

    def _group(self, thing: Thing) -> str:
        """What it is part of for Tab: several answers of one kind belong together. On a panel every
        button is by itself, and so are markers and what may be meant by one."""
        if thing.id.startswith((TOKEN, SIGN)):
            return thing.id
        if self._place:
            return thing.id if thing.role == "button" else thing.zone
        if thing.id.startswith((LOST, TRAY)):
            return TRAY
        if thing.role == "button" and thing.zone != ZONE:
            kinds = self._kinds()
            kind = kinds.get(thing.id)
            if kind is not None and [*kinds.values()].count(kind) > 1:
                return f"{ANSWERS}.{kind.__name__}"
            return ANSWERS if thing.id in [button.id for button in self._buttons()] else CORNER
        if thing.zone in (DECK, DISCARD, LIMBO):
            return PILES
        return thing.zone if thing.zone in GROUPS else OTHERS

    def step(self, by: int) -> None:
        """The focus goes to the next group, or to the one before."""
        here, things = self.thing, self._within_reach()
        if here is None:
            self.stand(first_thing(things, self._beginnings()))
            return
        groups: dict[str, list[Thing]] = {}
        for thing in things:
            groups.setdefault(self._group(thing), []).append(thing)
        names = list(groups)
        if not self._place:
            bases = {name: name.partition(".")[0] for name in names}
            names.sort(key=lambda name: (*GROUPS, bases[name]).index(bases[name]))
        there = names[(names.index(self._group(here)) + by) % len(names)]
        drops = self._session.drops
        goals = *drops.targets(self._session.selected), *(lay.grip for lay in drops.lays)
        self.stand(first_thing(groups[there], [*self._beginnings(), *goals, LOST]))

    def go(self, direction: Direction) -> None:
        """The focus moves; in a panel with nothing there, the panel scrolls."""
        here, things = self.thing, self._within_reach()
        things = [t for t in things if t == here or not t.id.startswith(IN_THE_WAY)]
        if here is None:
            self.stand(first_thing(things, self._beginnings()))
            return
        there = self._in_order(here, things, direction)
        if there is None:
            there = next_thing(things, here.id, direction) or here
            if direction in ASIDE and there is not here:
                # One comes to all of them, whichever is nearest.
                alike = self._alike(there, things)
                there = alike[0] if direction == "right" else alike[-1]
        panel = self._panels.panel
        if panel is not None and there is here and direction in SCROLLING:
            panel.scroll(SCROLLING[direction])
        self.stand(there)
