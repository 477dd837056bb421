"""The end of a game: won or lost, in three figures; and the story of the night, with all that can
be told of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import Any

import pygame

from game.rules.game import Game
from game.rules.view import View
from game.screen.effects.endings import HEADING_PX
from game.screen.look import palette, shapes
from game.screen.materials.patches import glow
from game.screen.pages.result.added_row import added_row
from game.screen.pages.result.door_figures import door_figures
from game.screen.pages.result.endings import Ending, ending_of
from game.screen.pages.result.facts_row import Fact, FactsRow
from game.screen.pages.result.figures_row import figures_row
from game.screen.pages.result.going_on import deal_again, deal_told, next_game
from game.screen.pages.result.losses_row import losses_row
from game.screen.pages.result.night_path import NightPath, in_turn
from game.screen.pages.result.pair_record import pair_record, pair_tally
from game.screen.pages.result.player_columns import player_columns
from game.screen.pages.result.reached_row import Seal, coming_seals, moves, reached_row
from game.screen.pages.result.what_came import (
    apart_line,
    defeat_told,
    hopeless_turn,
    record_facts,
    what_came,
)
from game.screen.program import Program
from game.screen.scene import Scene
from game.screen.sheet import Canvas
from game.screen.stage import Image
from game.screen.ui.arrange import Column, Divide, Grid, Row, Space
from game.screen.ui.buttons import Button
from game.screen.ui.element import Box, Element, Kit
from game.screen.ui.page import Page
from game.screen.ui.sheet_layout import BACK, Laid, Sheet, lay_out
from game.screen.ui.theme import Ink, Theme
from game.screen.ui.words import Words
from game.table.aims import aims_of
from game.table.deeds import openings, ways, ways_told
from game.table.layout.places import Rect
from game.table.motion.finale import DAWN_HEADING, HEADING, door_arc, gateways, in_dawn
from game.table.motion.motions import PAGE
from game.table.motion.tempo import INSTANT
from game.table.saved_table import SavedTable
from game.words import msgid

SAME, STORY, REPLAY = "button.same_deal", "button.story", "button.replay"
REVIEW, TITLE, SHARE = "button.review", "button.title", "button.share"
LABELS = {
    SAME: msgid("Same deal"),
    STORY: msgid("The story of this night"),
    REPLAY: msgid("Replay"),
    REVIEW: msgid("Review"),
    TITLE: msgid("Title"),
    SHARE: msgid("Share"),
    "button.look": msgid("Look at the table"),
    "button.log": msgid("Log"),
    "button.quit": msgid("Quit"),
    BACK: msgid("Back"),
}
LINE = SAME, STORY, REPLAY, REVIEW, TITLE
SHORT_LINE = SAME, STORY, TITLE
"""Buttons beside the main one, also where little has room. The story has the others."""
WAYS = (LINE, True), (LINE, False), (SHORT_LINE, False)
"""The buttons of the page at dawn, and whether achievements are told by name: the first of these
that has room."""
WITHIN, CROWN, FOOT = 1090, 640, 1050
"""Widths of what is told of a defeat and of the heading between the Doors, and lower edge of the
page, by the design."""
SKYLINE, ACROSS, DEEP = 352, 1500, 24
"""Height of the highest roof in the picture of the dawn, over which all stands that is told of a
victory, greatest width of that, and distance of the buttons from the lower edge, by the design."""
ALONE, TOGETHER, NIGHT, BESIDE = 1280, 1340, 1540, 420
"""Widths of a sheet for one and for two players and of the story of the night, and least width of
the column of one of two, by the design."""
BRIEFLY = 0.66
"""Height of the heading where little has room, by its usual one."""
AIR, CALM = 14, 700
"""Margin of the mist, and the y down to which the picture of a defeat is calm, by the design."""
SHEET, SHADOW, SEAM = 250, 110, 12
"""Opacity of a sheet and of the shadow around it, 0 to 255, and distance of its seam from the edge
by the design."""
STORY_PX, WHY, NOTE = 56, 30, 24
"""Heights of the letters, by the design."""


class Result(Page):
    """Shows the result: at dawn, with the open Doors before their places, or under the last lamp,
    in an arc of Doors; on a sheet where that has no room. The story of the night is such a sheet,
    too. `look` leads to the table and back to this page; it is given the name of a panel to open,
    or an empty one. `before` is the table of a game from the journal, to which Back leads."""

    name = "result"

    def __init__(
        self,
        program: Program,
        game: Game,
        view: View,
        desk: SavedTable,
        look: Callable[[Scene, str], None],
        unkept: str = "",
        number: int = 0,
        before: Scene | None = None,
    ) -> None:
        super().__init__(program, before)
        self._game, self._view, self._desk, self._look = game, view, desk, look
        self._unkept, self._number = unkept, number
        self._fade = PAGE
        self._in_story = False
        self._tally = None
        if desk.party and not unkept:  # an unkept game would be missing from the tally
            edition, after = game.rules.edition, program.settings.counted_from
            self._tally = pair_tally(
                program.games.journal, program.rules, edition, desk.party, program.words, after
            )
        self._changes = None if unkept else what_came(program, number)
        lost = view.result == "lost"
        self._hopeless = hopeless_turn(game, program.words) if lost else None
        self._reached = self._changes.reached if self._changes else ()
        self._line: Sequence[str] = LINE
        """The buttons that the page has room for."""
        self._named = True
        """Whether it has room for the names of achievements beside their seals."""
        self._since = 0.0
        """Seconds since the page appeared."""
        self._coming = bool(self._reached) and program.tempo.speed != INSTANT
        """True if the seals are being set."""
        self._tell()

    # What is told

    def _tell(self) -> None:
        """Prepares all that is told in the current language, as it takes longer than a press
        should."""
        program, game, view, party = self.program, self._game, self._view, self._desk.party
        words, staging = program.words, program.rules.of(game.rules.edition).show
        heading, why = words.result(view, game.defeat, party.names if party else None)
        self._doors = door_figures(game, view, words, staging, program.cards)
        if view.result == "lost":
            why = " ".join([why, *defeat_told(words, game, self._doors, self._hopeless)])
        columns: Sequence[Element] = ()
        if party:
            columns = [*player_columns(game, view, party, words, staging, program.cards)]
        self._losses = losses_row(game, () if party else (0,), words, staging)
        added = added_row(game, view, words, staging, program.cards)
        self._heading = Words(
            "text.result", words=heading, role="title", px=HEADING_PX, ink="title", align="middle"
        )
        self._why = Words("text.reason", words=why, px=WHY, align="middle")
        self._figures = figures_row(
            aims_of(view, staging, words),
            {
                "text.figure.turns": words.turns(view.turn),
                "text.figure.left": words.cards_left(view.deck_count),
            },
        )
        unkept = Words(
            "text.unkept", words=self._unkept, role="label", px=NOTE, ink="caption", align="middle"
        )
        self._shown = [self._why, self._figures, *([unkept] if self._unkept else [])]
        facts = [row for row in (("text.facts", self._facts()), *self._record()) if row[1]]
        below = [*([FactsRow(facts)] if facts else []), *self._notes()]
        self._told: list[Element] = [
            *([Grid(columns, most=2, least=BESIDE, even=False, across=22)] if columns else []),
            *([added] if added.children else []),
            *([Divide(), *below] if below else []),
        ]

    def _facts(self) -> list[Fact]:
        """Returns what is told of the game in a few words each, besides the figures and its
        deal."""
        program, game, desk = self.program, self._game, self._desk
        words, staging = program.words, program.rules.of(game.rules.edition).show
        how = "" if desk.party else ways_told(ways(openings(game), staging), words, staging)
        time = words.duration(desk.seconds) if desk.seconds else ""
        return [fact for fact in (Fact("kind-D", how), Fact("kind-M", time)) if fact.told]

    def _record(self) -> list[tuple[str, list[Fact]]]:
        """Returns what changed with this game played alone. It tells how things stand now, and is
        not told after an older game."""
        told = not self._desk.party and not self._before
        record = [*record_facts(self.program.words, self._changes)] if told else []
        return [("text.record", record)]

    def _notes(self) -> list[Words]:
        """Returns the record of two players, and why the game counts apart."""
        words, party, changes = self.program.words, self._desk.party, self._changes
        record = pair_record(words, party, self._tally) if party and self._tally else ""
        imported = changes is not None and "imported" in changes.game.apart
        apart = apart_line(words, self._desk, imported)
        told: list[tuple[str, str, Ink]] = [
            ("text.record", record, "title"),
            ("text.apart", apart, "caption"),
        ]
        return [
            Words(key, words=said, role="label", px=NOTE, ink=ink, align="middle")
            for key, said, ink in told
            if said
        ]

    def _feet(self) -> Row:
        """Returns the buttons: first the next game. In the story the others are those that the page
        does not have, after the one that leads back."""
        program, look, before = self.program, self._look, self._before
        acts: dict[str, Callable[[], None]] = {
            BACK: self._turn_page if self._in_story else self.leave,
            STORY: self._turn_page,
            REPLAY: partial(program.ways.replay, self._game, self._desk, self),
            REVIEW: partial(program.ways.review, self._game, self._desk, self._number, self),
            TITLE: program.ways.title,
            SAME: partial(deal_again, program, self._game, self._desk, self._game.seed),
            SHARE: partial(program.ways.share, self._game),
            "button.look": partial(look, self, ""),
            "button.log": partial(look, self, "log"),
            "button.quit": program.quit,
        }
        hidden = [key for key in LABELS if key not in (*self._line, BACK)]
        if self._in_story:
            moved = [key for key in LINE if key not in self._line]
            keys = [BACK, *([*moved, SHARE] if before else hidden)]
        else:
            keys = [key if key != TITLE or before is None else BACK for key in self._line]
        others = [
            Button(
                key,
                label=program.words.say(LABELS[key]),
                key=program.words.key("back") if key == self._escape else "",
                quiet=not self._in_story or key != BACK,
                act=acts[key],
            )
            for key in keys
            if key in acts
        ]
        main = next_game(program, self._game, self._desk, self)
        return Row([main, *others], align="middle")

    def _turn_page(self) -> None:
        """Opens the story of the night, or shuts it."""
        self._in_story = not self._in_story
        self.scrolled_by = 0.0
        if self.focus:
            self.focus = BACK if self._in_story else STORY
        self.settle()
        self.renew()

    @property
    def _escape(self) -> str:
        return TITLE if self._before is None and not self._in_story else BACK

    def described(self) -> dict[str, Any]:
        return {"seat": self._view.seat, "pending": None, "result": self._view.result}

    # Where it lies

    def lay(self, kit: Kit) -> Laid:
        """Lays the page out in its picture, or as a sheet where that has no room."""
        if not self._in_story:
            won = self._view.result == "won"
            for self._line, self._named in WAYS if won else WAYS[:1]:
                placed = self._at_dawn(kit) if won else self._arched(kit)
                if placed is not None:
                    return placed
            self._line, self._named = WAYS[0]
        return lay_out(self.build(), kit)

    def build(self) -> Sheet:
        """Returns the page as a sheet, or the story of the night."""
        standing = [replace(door, standing=True) for door in self._doors]
        doors: Element = Row(standing, gap=14, align="middle")
        if self._in_story:
            won, turns = self._view.result == "won", self._view.turn
            doors = NightPath(in_turn(standing), won, turns, self._losses.children)
        told = self._told if self._in_story else self._shown
        seals = [] if self._in_story and self._named else self._seals(named=True)
        story = Words(
            "text.heading",
            words=self.program.words.say(LABELS[STORY]),
            role="title",
            px=STORY_PX,
            ink="title",
            align="middle",
        )
        return Sheet(
            title=story if self._in_story else self._heading,
            body=Column([doors, *told, *seals, Space(h=4)], gap=16, align="middle"),
            told=deal_told(self.program, self._game) if self._in_story else "",
            told_id="text.deal",
            feet=self._feet().children,
            escape=self._escape,
            small=True,
            width=NIGHT if self._in_story else TOGETHER if self._desk.party else ALONE,
        )

    def _seals(self, named: bool) -> list[Row]:
        words, coming = self.program.words, self._coming
        seals = reached_row(self._reached, words, coming=coming, brief=not named)
        return [seals] if self._reached else []

    def _at_dawn(self, kit: Kit) -> Laid | None:
        """Returns the page with the open Doors before their places, what is told in the sky, and
        the rest on the terrace; None if it has no room for all of it. With few buttons, the heading
        is smaller; without names, achievements are left to the story of the night."""
        places, brief = kit.places, self._line == SHORT_LINE
        wide, high = places.size
        poses = gateways(places, [door.places for door in self._doors])
        xs = sorted(pose.x for pose in poses)
        room = min((b - a for a, b in pairwise(xs)), default=wide) - kit.px(10)
        short = any(door.label_width(kit) > room for door in self._doors)
        doors = [
            replace(door, short=short, standing=True).lying(kit, pose)
            for door, pose in zip(self._doors, poses, strict=True)
        ]
        title = replace(self._heading, px=HEADING_PX * BRIEFLY) if brief else self._heading
        sky = Column([title, *self._shown], gap=4 if brief else 12, align="middle")
        box = _narrowed(sky.lay(kit, kit.px(ACROSS)))
        heading = box.parts[0].rect
        x, y = places.at(*DAWN_HEADING)
        # Large letters begin higher, as they must end over the roofs, too.
        roofs = in_dawn(places, (0, SKYLINE))[0][1]
        top = min(y - heading.centre[1], roofs - box.h)
        view = Rect(x - heading.centre[0], top, box.w, box.h)
        feet = self._feet().lay(kit, wide - 16)
        foot = high - kit.px(DEEP) - feet.h
        strip = Column(self._seals(self._named), align="middle").lay(kit, wide - 6 * kit.px(AIR))
        if self._reached:
            feet = _widened(_narrowed(feet), _narrowed(strip).w + 4 * kit.px(AIR))
        floor = max(part.rect.bottom for part in doors)
        between = foot - floor - strip.h
        sides = [door.rect.x >= 0 and door.rect.right <= wide for door in doors]
        if view.y < 0 or between < 2 * kit.px(AIR) or not all(sides):
            return None
        fixed = [*doors, *strip.at((wide - strip.w) / 2, floor + between / 2)]
        fixed += feet.at((wide - feet.w) / 2, foot)
        return Laid(box, view, places, Rect(0, 0, wide, high), tuple(fixed), self._escape)

    def _arched(self, kit: Kit) -> Laid | None:
        """Returns the page with the Doors in an arc, or None if it has no room for all the rest."""
        places = kit.places
        told = [self._heading, *self._shown, *self._seals(named=True)]
        body = Column(told, gap=16, align="middle")
        box = _narrowed(body.lay(kit, kit.px(WITHIN)))
        feet = self._feet().lay(kit, places.size[0] - 16)
        heading = box.parts[0].rect
        (x, y), foot = places.at(*HEADING), places.at(0, FOOT)[1] - feet.h
        view = Rect(x - heading.centre[0], y - heading.centre[1], box.w, box.h)
        if view.bottom > foot - kit.px(AIR) or heading.w > kit.px(CROWN):
            return None
        poses = door_arc(places, len(self._doors))
        short = any(door.label_width(kit) > poses[0].width * 1.45 for door in self._doors)
        fixed = [
            replace(door, short=short).lying(kit, pose)
            for door, pose in zip(self._doors, poses, strict=True)
        ]
        fixed += feet.at((places.size[0] - feet.w) / 2, foot)
        whole = Rect(0, 0, *places.size)
        return Laid(box, view, places, whole, tuple(fixed), self._escape)

    # How it looks

    @property
    def theme(self) -> Theme:
        return self._ending.story if self._in_story else self._ending.theme

    @property
    def _ending(self) -> Ending:
        return ending_of(self._view.result == "won", self.program.settings.high_contrast)

    def paint_ground(self, surface: Canvas) -> None:
        """Draws the picture behind the page, and the mist under what is told."""
        ending, program, laid = self._ending, self.program, self.laid
        if ending.picture:
            surface.blit(program.grounds.only(ending.picture, program.size), (0, 0))
        else:
            surface.fill(palette.TABLE_EDGE)
        if ending.mist:
            if laid.panel.w < program.size[0]:
                under = laid.panel
            else:
                under = self._strip(laid) if self._view.result == "won" else self._low(laid)
            if under.h:
                radius = min(under.h / 2, self.places.px(46))
                if under == laid.panel:
                    glow(surface, under, radius, self.places.px(40), palette.TABLE_EDGE, SHADOW)
                    shapes.box(surface, under, radius, palette.faded(ending.mist, SHEET))
                    seam = under.grown(-self.places.px(SEAM))
                    line = max(1.0, self.places.px(1.6))
                    shapes.outline(surface, seam, radius, line, palette.faded(palette.GOLD, 170))
                else:
                    shapes.box(surface, under, radius, ending.mist)

    def _strip(self, laid: Laid) -> Rect:
        """Returns the rectangle of the strip of achievements, at least as wide as the buttons."""
        parts = [p.rect for p in laid.fixed if p.leaf.id.startswith("text.reached.")]
        if not parts:
            return Rect(0, 0, 0, 0)
        more = self.places.px(AIR)
        sides = [rect.grown(2 * more) for rect in parts]
        sides += [p.rect for p in laid.fixed if isinstance(p.leaf, Button)]
        left, right = min(rect.x for rect in sides), max(rect.right for rect in sides)
        top, bottom = min(rect.y for rect in parts), max(rect.bottom for rect in parts)
        return Rect(left, top - more, right - left, bottom - top + 2 * more)

    def _low(self, laid: Laid) -> Rect:
        """Returns the rectangle of what lies where the picture under an arc is not calm."""
        calm = self.places.at(0, CALM)[1]
        tops = [part.rect.y for part in laid.scrolled(0) if part.rect.bottom > calm]
        if not tops:
            return Rect(0, 0, 0, 0)
        low = replace(laid.view, y=min(tops), h=laid.view.bottom - min(tops))
        return low.grown(self.places.px(AIR))

    def paint(self, surface: Canvas) -> None:
        super().paint(surface)
        # All cards of this page are small. Pictures of cards as they are read take four times as
        # much memory.
        self.program.cards.faces.let_go()

    def take_fade(self) -> float:
        """Returns the seconds in which the page fades in over the end of the game, once; 0 after
        that."""
        fade, self._fade = self._fade, 0.0
        return fade

    def resized(self) -> None:
        self._tell()
        super().resized()

    # How the seals are set

    @property
    def busy(self) -> bool:
        return self._coming

    def settle(self) -> None:
        """Sets all seals at once."""
        self.advance(moves(self._reached))

    def advance(self, dt: float) -> None:
        super().advance(dt)
        self._since += dt
        if self._coming and self._since >= moves(self._reached):
            self._coming = False
            self.renew()

    def sprites(self) -> list[Image]:
        if not self._coming:
            return []
        plain = self.theme.plain
        seals = [
            part.leaf.lying(part.rect, plain)
            for part, seen in self.leaves
            if isinstance(part.leaf, Seal) and seen == part.rect
        ]
        return [*coming_seals(seals, self._since, self.program.tempo.travels)]

    def key(self, event: pygame.Event) -> None:
        self.settle()
        super().key(event)


def _narrowed(box: Box) -> Box:
    """Returns a box without the free room at its sides, where an arc of Doors may reach."""
    left = min(part.rect.x for part in box.parts)
    right = max(part.rect.right for part in box.parts)
    return Box(right - left, box.h, tuple(box.at(-left, 0)))


def _widened(line: Box, width: float) -> Box:
    """Returns a line of buttons with each of them wider, so that together they reach this width."""
    more = max(0.0, (width - line.w) / len(line.parts))
    if any(part.rect.y != line.parts[0].rect.y for part in line.parts):
        return line
    parts = tuple(
        replace(part, rect=replace(part.rect, x=part.rect.x + number * more, w=part.rect.w + more))
        for number, part in enumerate(line.parts)
    )
    return replace(line, w=max(line.w, width), parts=parts)
