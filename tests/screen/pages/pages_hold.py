"""Checks of what must hold of every page of the kit, in any window, size of letters and
language."""

from itertools import combinations

from game.screen.pages.book.section_text import Run
from game.screen.pages.choosing.boxes_laid import Coin
from game.screen.pages.replay.around import MarkOnLine
from game.screen.panels.unseen_cards import RowName
from game.screen.ui.arrange import Slab
from game.screen.ui.buttons import Labelled
from game.screen.ui.element import Kit, Placed
from game.screen.ui.fields import Field
from game.screen.ui.page import Page
from game.screen.ui.panel import SheetPanel
from game.screen.ui.sheet_layout import LEAST, Laid, Pane
from game.screen.ui.words import Words
from game.table.layout.places import Places, Rect
from tests.table.robots.tables import inside, overlap

SLACK = 1.0
"""Pixels that rounding may cost."""


def assert_page_holds(page: Page) -> None:
    """Checks that nothing is cut or lies over another thing, that everything can be scrolled to,
    and that what is pressed is large enough for a finger."""
    assert_laid_out_well(page.kit, page.laid)


def assert_reached_by_tab(page: Page) -> None:
    """Checks that Tab leads to each thing in turn, and that each is then in sight."""
    page.focus = ""
    for thing in page.reach():
        page.step(1)
        assert page.focus == thing.id
        there = next(each for each in page.things() if each.id == thing.id)
        assert there.rect.h >= min(thing.rect.h, page.laid.view.h) - SLACK


def assert_panel_holds(panel: SheetPanel, places: Places) -> None:
    """Checks of a panel what assert_page_holds checks of a page."""
    assert_laid_out_well(panel.kit(places), panel.laid(places))


def assert_laid_out_well(kit: Kit, laid: Laid) -> None:
    """Checks the same of anything that is laid out."""
    size = kit.places.size
    window = Rect(-SLACK, -SLACK, size[0] + 2 * SLACK, size[1] + 2 * SLACK)
    assert inside(laid.panel, window), "the sheet leaves the window"
    assert laid.view.h >= min(laid.body.h, 2 * LEAST) - SLACK, "too little of the body is in sight"
    panes: list[Pane] = [laid, *([laid.aside] if laid.aside else [])]
    for pane in panes:
        body = Rect(-SLACK, -SLACK, pane.view.w + 2 * SLACK, pane.body.h + 2 * SLACK)
        for part in pane.body.parts:
            assert inside(part.rect, body), (part.leaf, part.rect)
    # What cannot be scrolled stays where it is: then the free room around it may be used.
    below = [
        rect
        for pane in panes
        for rect in ([pane.view] if pane.most else [part.rect for part in pane.scrolled(0)])
    ]
    for part in laid.fixed:
        assert inside(part.rect, laid.panel), (part.leaf, part.rect)
        for rect in below:
            assert not overlap(part.rect, rect), (part.leaf, part.rect, rect)
    for parts in (laid.fixed, *(pane.body.parts for pane in panes)):
        for part in parts:
            assert_nothing_cut(kit, part)
        assert_apart(parts)
    ids = [part.leaf.id for pane in panes for part in pane.body.parts if part.leaf.id]
    ids += [part.leaf.id for part in laid.fixed if part.leaf.id]
    assert len(ids) == len(set(ids)), sorted(ids)


def assert_nothing_cut(kit: Kit, part: Placed) -> None:
    """Checks that a thing has room for all its words, and is large enough to be pressed."""
    leaf, rect = part.leaf, part.rect
    if leaf.pressable and not isinstance(leaf, Run):  # A link in a sentence is as high as its line.
        assert min(rect.w, rect.h) >= LEAST - SLACK, (leaf, rect)
    if isinstance(leaf, Words):
        lines = leaf.lines(kit, rect.w)
        assert letters("".join(lines)) == letters(leaf.shown), (leaf, lines)
        assert leaf.size(kit, rect.w)[0] <= rect.w + SLACK, (leaf, rect)
        assert leaf.size(kit, rect.w)[1] <= rect.h + SLACK, (leaf, rect)
    if isinstance(leaf, Labelled):
        lines = leaf.lines(kit, rect.w)
        assert letters("".join(lines)) == letters(leaf.label), (leaf, lines)
        assert leaf.lay(kit, rect.w).h <= rect.h + SLACK, (leaf, rect)
    if isinstance(leaf, Field):
        assert rect.w >= 2 * LEAST, (leaf, rect)


def letters(words: str) -> str:
    """Returns words without spaces, and without the dots between facts, of which none ends a
    line."""
    return "".join(words.replace("·", "").split())


def assert_apart(parts: tuple[Placed, ...]) -> None:
    """Checks that nothing lies over another thing, except on a card or in a switch."""
    for one, other in combinations(parts, 2):
        if not overlap(one.rect, other.rect):
            continue
        if isinstance(one.leaf, MarkOnLine) and isinstance(other.leaf, MarkOnLine):
            continue  # The test of replays says by how much marks may overlap.
        if isinstance(other.leaf, Coin) and inside(other.rect, one.rect.grown(SLACK)):
            continue  # A lamp lies on its box, and is pressed rather than that.
        on_it = isinstance(one.leaf, (Slab, RowName)) or one.leaf.pressable
        assert on_it, (one, other)
        whole = one.rect.grown(SLACK)
        assert inside(other.rect, whole), (one, other)
        assert not (one.leaf.pressable and other.leaf.pressable), (one, other)
