"""The panels: all their words are in sight in every window, and every card and line can be
reached."""

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pygame
import pytest

from game.editions import OFFERED
from game.editions.base.box import BASE
from game.editions.base.cards import CARDS
from game.editions.base.partners import Draft
from game.rules.card import Card, Colour
from game.rules.event import TurnBegan
from game.rules.game import Game
from game.rules.state import DECK, DISCARD, HAND, LIMBO, ROW, owned, replace
from game.rules.view import View
from game.screen.cards.sprites import CardImages
from game.screen.lettering.text import Text
from game.screen.panels.game_log import LogPanel
from game.screen.panels.key_list import BOTH, HIDING, LINES, MOUSE, KeysPanel
from game.screen.panels.table_menu import TableMenu
from game.screen.panels.together import TogetherPanel
from game.screen.panels.unseen_cards import UnseenPanel
from game.screen.panels.unseen_cards import table as table_of
from game.screen.panels.zone_cards import ORDER, CardsPanel
from game.screen.ui.panel import CLOSE, SheetPanel, stands_beside
from game.screen.ui.theme import PAINTED
from game.table.chronicle import Entry, chronicle
from game.table.hands.things import Thing, open_point, topmost
from game.table.layout.places import Places, Rect
from game.table.party import Party, Player
from game.words import Words
from tests.screen.pages.pages_hold import assert_panel_holds
from tests.speaking import SPEAKERS
from tests.table.robots.tables import WINDOWS, inside, overlap, table
from tests.table.robots.tables import shown as shown_as
from tests.variants import thinned
from tests.walks import begin, some_command

FEW = ((1024, 640), 1.0), ((1024, 640), 2.0), ((1280, 720), 1.0)
"""The windows that are always tried; the others only where CI asks."""
LEAST = 40
SMALL, TINY = (1280, 720), (1024, 640)
FAR = 10_000


@pytest.fixture(scope="module", params=thinned(WINDOWS, always=FEW), ids=[*map(shown_as, WINDOWS)])
def places(request: pytest.FixtureRequest) -> Places:
    """Returns the places of each window."""
    size, letters = request.param
    return Places(size, letters=letters)


@pytest.fixture(scope="module")
def game() -> Game:
    """Returns a whole game with every kind of event."""
    rng = random.Random(2)
    game = begin(BASE, 1, 2)
    while game.pending is not None:
        game.submit(some_command(game, rng, 2))
    return game


@pytest.fixture(scope="module")
def entries(game: Game) -> list[Entry]:
    """Returns the log of the game."""
    return chronicle(game.log)


def begun(seats: int) -> Game:
    """Returns a game in turn 4. In a game for two each hand has cards that the other seat has not
    seen."""
    game = begin(BASE, seats, number=1)
    while game.state.turn < 4:
        game.submit(game.legal()[0])
    return game


@cache
def foreseen(seats: int = 1, known: int = 4) -> View:
    """Returns the view of a player who knows so many cards on top of the deck."""
    state = begun(seats).state
    top = frozenset(state.deck[:known])
    return View.of(replace(state, known_top=(top,) * seats), 0)


@cache
def sunk(edition: str = "glyphs+towers+book", known: int = 4, low: int = 5) -> View:
    """Returns the view of a player who knows so many cards on top of the deck and at its bottom."""
    state = begin(OFFERED[edition], 1, number=1).state
    both = {"known_top": (state.deck[:known],), "known_bottom": (state.deck[-low:],)}
    return View.of(replace(state, **both), 0)


def cards_panel(text: Text, words: Words, view: View, zone: str = DISCARD) -> CardsPanel:
    return CardsPanel(text, words, PAINTED, CardImages(text, words), view, zone)


def panels(text: Text, words: Words, entries: list[Entry]) -> list[SheetPanel]:
    """Returns every panel, as full and as empty as it can be."""
    full, empty = table(discard=55, limbo=8), table()
    return [
        LogPanel(text, words, PAINTED, entries),
        LogPanel(text, words, PAINTED, []),
        UnseenPanel(text, words, PAINTED, foreseen()),
        UnseenPanel(text, words, PAINTED, foreseen(seats=2)),
        UnseenPanel(text, words, PAINTED, sunk()),
        UnseenPanel(text, words, PAINTED, empty),
        cards_panel(text, words, full),
        cards_panel(text, words, full, LIMBO),
        cards_panel(text, words, empty),
        cards_panel(text, words, table(row=24), owned(ROW, 0)),
        KeysPanel(text, words, PAINTED, 1, hidden=False),
        KeysPanel(text, words, PAINTED, 2, hidden=True),
        menu(text, words),
        agreeing(text, words),
    ]


def menu(text: Text, words: Words) -> TableMenu:
    return TableMenu(
        text,
        words,
        PAINTED,
        over=False,
        leaving=(),
        hidden=False,
        seats=2,
        lead=lambda entry: None,
    )


def agreeing(text: Text, words: Words) -> TogetherPanel:
    """Returns the panel of two players of whom one asks for open hands."""
    party = Party((Player("Ada", "boat"), Player("Isolde", "bell")), "curtain")
    panel = TogetherPanel(text, words, PAINTED, party, lambda party: None)
    panel.things(Places(SMALL))
    panel.press("button.manner.open")
    return panel


def shown(panel: SheetPanel, places: Places, prefix: str) -> list[Thing]:
    return [thing for thing in panel.things(places) if thing.id.startswith(prefix)]


# What fits


def test_of_a_panel_nothing_is_cut_or_lies_on_another_thing(text, words, places, entries):
    for panel in panels(text, words, entries):
        lowest, *others = panel.things(places)
        assert (lowest.id, lowest.role) == ("zone.panel", "zone")
        assert all(inside(thing.rect, lowest.rect) and thing.name for thing in others)
        assert_panel_holds(panel, places)


@pytest.mark.parametrize("language", SPEAKERS)
def test_the_menu_and_what_two_agree_on_are_in_sight_whole(text, language, places):
    said = SPEAKERS[language]
    for panel, last in (
        (menu(text, said), "button.quit"),
        (agreeing(text, said), "button.consent.1"),
    ):
        assert not panel.laid(places).most
        (button,) = shown(panel, places, last)
        assert button.rect.h >= LEAST


@pytest.mark.parametrize("edition", ["base", "glyphs", "glyphs+towers+book"])
@pytest.mark.parametrize("letters", [1.0, 1.25, 1.5, 2.0])
def test_the_table_of_unseen_cards_holds_with_every_edition(text, words, edition, letters):
    view = View.of(begin(OFFERED[edition], 1, 1).state, 0)
    for size in (TINY, SMALL):
        places = Places(size, letters=letters)
        for aside in (False, True) if stands_beside(places, seats=1) else (False,):
            panel = UnseenPanel(text, words, PAINTED, view, aside)
            assert_panel_holds(panel, places)
            figures = shown(panel, places, "text.unseen.")
            assert not [1 for a, b in combinations(figures, 2) if overlap(a.rect, b.rect)]
            px = places.text(19)
            for thing in figures:
                assert thing.rect.h >= px * 1.2
                assert text.width("28", "number", round(px * 1.1)) <= thing.rect.w


@pytest.mark.parametrize("edition", ["base", "glyphs", "glyphs+towers+book"])
def test_only_what_can_be_drawn_is_counted_as_unseen(text, words, edition):
    view = View.of(begin(OFFERED[edition], 1, 1).state, 0)
    told = table_of(view, words)
    counted = {number.key: number.count for row in told.rows for number in row.numbers}
    assert counted["all"] == view.deck_count
    assert all(kind in view.kinds for kind in told.kinds), "no Goal is drawn"
    assert "SPA" not in counted


@pytest.mark.parametrize(("edition", "many"), [("catchers", "DL"), ("dreams", "HY")])
def test_cards_of_one_name_are_one_row_of_the_unseen(text, words, edition, many):
    view = View.of(begin(OFFERED[edition], 1, 1).state, 0)
    rows = table_of(view, words).rows
    assert len({row.name for row in rows}) == len(rows)
    assert [n.count for row in rows for n in row.numbers if n.key == many] == [4]


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1366, 768), (1920, 1080)])
def test_all_keys_are_in_sight_beside_the_mouse(text, size):
    for words in SPEAKERS.values():
        panel = KeysPanel(text, words, PAINTED, 2, hidden=True)
        listed = len(LINES) + len(MOUSE) + len(BOTH + HIDING)
        assert len(shown(panel, Places(size), "text.keys.")) == listed


@pytest.mark.parametrize(
    ("size", "letters"), [((1280, 720), 1), ((1366, 768), 1.25), ((1920, 1080), 1)]
)
def test_beside_the_table_the_unseen_cards_have_room_for_all_they_tell(text, words, size, letters):
    places = Places(size, letters=letters)
    assert stands_beside(places, seats=1)
    panel = UnseenPanel(text, words, PAINTED, foreseen(), aside=True)
    lowest, *others = panel.things(places)
    assert all(inside(thing.rect, lowest.rect) for thing in others)
    assert not [1 for a, b in combinations(others, 2) if overlap(a.rect, b.rect)]
    assert {thing.id for thing in others} >= {"button.put_away", "text.unseen.all", "text.note.1"}


@pytest.fixture
def images(text: Text) -> Iterator[CardImages]:
    """Yields the pictures of cards, for which there has to be a window."""
    window = pygame.Window("panels", TINY)
    window.get_surface()
    images = CardImages(text, SPEAKERS["en"])
    assert list(images.load(high_contrast=False))
    yield images
    window.destroy()


def picture(panel: SheetPanel, places: Places, hover: str, part: Rect) -> bytes:
    """Returns the picture of a part of the window while something is pointed at."""
    surface = pygame.Surface(places.size)
    panel.paint(surface, places, hover)
    inside_it = round(part.x) + 1, round(part.y) + 1, round(part.w) - 2, round(part.h) - 2
    return pygame.image.tobytes(surface.subsurface(inside_it), "RGB")


@pytest.mark.parametrize("size", [TINY, (1920, 1080)])
def test_what_is_pointed_at_is_lit(images, text, entries, size):
    words, places = SPEAKERS["en"], Places(size)
    pile = CardsPanel(text, words, PAINTED, images, table(discard=55), DISCARD)
    for panel in (
        pile,
        LogPanel(text, words, PAINTED, entries),
        KeysPanel(text, words, PAINTED, 2, hidden=True),
    ):
        touchable = [thing for thing in panel.things(places)[1:] if thing.role != "text"]
        for thing in (touchable[0], touchable[-1]):
            plain = picture(panel, places, "", thing.rect)
            assert picture(panel, places, thing.id, thing.rect) != plain, (panel.name, thing)


# The log


def reach(panel: SheetPanel, places: Places, prefix: str, steps: int) -> list[str]:
    """Scrolls to the end, and returns the ids of what comes in sight, each once."""
    seen: dict[str, None] = {}
    before, now = None, shown(panel, places, prefix)
    while now != before:
        seen |= dict.fromkeys(thing.id for thing in now)
        panel.scroll(steps)
        before, now = now, shown(panel, places, prefix)
    return list(seen)


def test_the_newest_line_is_at_the_bottom_and_in_sight_at_first(text, words, places, entries):
    lines = [*shown(LogPanel(text, words, PAINTED, entries), places, "log.")]
    last = max(lines, key=lambda thing: thing.rect.y)
    assert last.id == f"log.{len(entries) - 1}"
    assert last.name == words.event(entries[-1].event)


def test_every_line_of_the_log_can_be_scrolled_to(text, words, places, entries):
    panel = LogPanel(text, words, PAINTED, entries)
    lines = reach(panel, places, "log.", 1)
    assert set(lines) == {f"log.{n}" for n, entry in enumerate(entries) if not entry.heading}
    headings = [thing.name for thing in shown(panel, places, "text.log.")]
    assert headings[0] == words.turn(1)


LONG_NAMES = "Wilhelmina Charlotte", "Maximilian Alexander"
PARTY = Party((Player(LONG_NAMES[0], "boat"), Player(LONG_NAMES[1], "bell")))


def test_the_log_of_two_says_who_did_it_and_whose_turn_it_was(text, words, places):
    told = chronicle(begun(2).log)
    panel = LogPanel(text, words, PAINTED, told, PARTY)
    sentences = reach_names(panel, places)
    for number, entry in enumerate(told):
        if isinstance(entry.event, TurnBegan):
            name = LONG_NAMES[entry.event.seat]
            assert sentences[f"text.log.{number}"] == words.turn(entry.turn, name)
        else:
            assert sentences[f"log.{number}"] == words.event(entry.event, LONG_NAMES)
    assert any(name.startswith(LONG_NAMES[0]) for name in sentences.values())
    assert any(name.startswith(LONG_NAMES[1]) for name in sentences.values())


def reach_names(panel: LogPanel, places: Places) -> dict[str, str]:
    """Returns the text of every line and heading, by scrolling through the log."""
    seen: dict[str, str] = {}
    before, now = list[Thing](), panel.things(places)
    while now != before:
        seen |= {thing.id: thing.name for thing in now if "log." in thing.id}
        panel.scroll(2)
        before, now = now, panel.things(places)
    return seen


def test_one_cannot_scroll_beyond_the_ends_of_the_log(text, entries):
    places, panel = Places(SMALL), LogPanel(text, SPEAKERS["en"], PAINTED, entries)
    at_first = panel.things(places)
    panel.scroll(FAR)
    oldest = panel.things(places)
    panel.scroll(FAR)
    panel.scroll(-1)
    assert panel.things(places) not in (at_first, oldest)
    panel.scroll(-FAR)
    assert panel.things(places) == at_first
    panel.scroll(-FAR)
    panel.scroll(1)
    assert panel.things(places) != at_first


def test_what_happens_comes_in_sight_at_once(text, entries):
    places, panel = Places(SMALL), LogPanel(text, SPEAKERS["en"], PAINTED, entries[:40])
    panel.things(places)
    panel.entries = entries
    assert shown(panel, places, f"log.{len(entries) - 1}")


def test_a_line_of_the_log_marks_the_cards_it_names(text, entries):
    places, panel = Places(SMALL), LogPanel(text, SPEAKERS["en"], PAINTED, entries)
    things = panel.things(places)
    lines = [thing for thing in things if thing.id.startswith("log.")]
    for thing in lines:
        point = open_point(things, thing, SMALL)
        assert point is not None
        hit = topmost(things, point)
        assert hit is not None
        assert panel.marked(hit.id) == set(entries[int(thing.id[4:])].cards)
    assert any(panel.marked(thing.id) for thing in lines)


def test_beside_its_lines_the_log_marks_nothing(text, entries):
    panel = LogPanel(text, SPEAKERS["en"], PAINTED, entries)
    for key in ("", CLOSE, "zone.panel", "OS1", "log.99999"):
        assert panel.marked(key) == frozenset()


# Piles and the row


def press(panel: SheetPanel, key: str) -> None:
    """Presses a thing of a panel that is in sight."""
    assert key in [thing.id for thing in panel.things(Places(SMALL))]
    panel.press(key)


def faces(panel: CardsPanel) -> str:
    return " ".join(card.id for card in panel.cards)


def pile(zone: str, cards: str) -> View:
    lying = tuple(CARDS[card] for card in cards.split())
    view = table()
    return replace(view, zones={**view.zones, zone: lying})


SHUFFLED = "LK1 NM2 OD1 GS3 OM1 AK2 OS9 OS1 OK1 LD2"
SORTED = "OS1 OS9 OM1 OK1 OD1 AK2 GS3 LK1 LD2 NM2"


@pytest.mark.parametrize(
    ("zone", "lying"),
    [
        (DISCARD, " ".join(reversed(SHUFFLED.split()))),
        (owned(ROW, 0), SHUFFLED),
        (LIMBO, SHUFFLED),
    ],
)
def test_cards_are_shown_as_they_lie_or_sorted_by_place_and_symbol(text, zone, lying):
    panel = cards_panel(text, SPEAKERS["en"], pile(zone, SHUFFLED), zone)
    assert panel.name == zone.partition(":")[0]
    assert faces(panel) == lying
    press(panel, ORDER)
    assert faces(panel) == SORTED
    press(panel, ORDER)
    assert faces(panel) == lying


def test_a_panel_of_cards_says_how_they_are_ordered(text):
    panel, places = cards_panel(text, SPEAKERS["en"], table(discard=5)), Places(SMALL)
    as_they_lie = shown(panel, places, "text.order")[0].name
    press(panel, ORDER)
    assert "newest first" in as_they_lie
    assert shown(panel, places, "text.order")[0].name != as_they_lie


@pytest.mark.parametrize(("count", "title"), [(1, "1 card"), (23, "23 cards"), (0, "0 cards")])
def test_a_panel_of_cards_says_how_many_there_are(text, count, title):
    panel = cards_panel(text, SPEAKERS["en"], table(discard=count))
    assert panel.things(Places(SMALL))[0].name == f"Discards: {title}"


def test_an_empty_pile_is_told_in_a_sentence_and_cannot_be_sorted(text, words, places):
    panel = cards_panel(text, words, table())
    assert shown(panel, places, "text.order")[0].name == words.say("No card lies here.")
    assert not shown(panel, places, ORDER)


def test_cards_are_as_large_as_can_be_read_and_all_can_be_scrolled_to(text, words, places):
    panel = cards_panel(text, words, table(discard=55))
    things = shown(panel, places, "panel.")
    assert all(thing.rect.w >= max(90, places.px(119)) for thing in things)
    assert all(isinstance(thing.card, Card) and thing.role == "card" for thing in things)
    cards = reach(panel, places, "panel.", -1)
    assert cards == [f"panel.{card.id}" for card in panel.cards]


def test_a_pile_that_fits_is_shown_whole_and_does_not_move(text):
    panel, places = cards_panel(text, SPEAKERS["en"], table(discard=12)), Places(SMALL)
    at_first = panel.things(places)
    assert len(shown(panel, places, "panel.")) == 12
    panel.scroll(-FAR)
    assert panel.things(places) == at_first


# Unseen cards


def counts(panel: SheetPanel) -> dict[str, int]:
    """Returns the numbers of the table, by what they count."""
    told = shown(panel, Places(SMALL), "text.unseen.")
    return {thing.id[len("text.unseen.") :]: int(thing.name.rpartition(": ")[2]) for thing in told}


@pytest.mark.parametrize("seats", [1, 2])
def test_the_numbers_are_those_of_the_view(text, seats):
    view = foreseen(seats)
    told = counts(UnseenPanel(text, SPEAKERS["en"], PAINTED, view))
    letters = [colour.value for colour in Colour]
    for face in [letter + symbol for letter in letters for symbol in "SMKD"]:
        assert told[face] == view.unseen.get(face, 0)
    for letter in letters:
        assert told[letter] == sum(n for face, n in view.unseen.items() if face[0] == letter)
    for symbol in "SMKD":
        assert told[symbol] == sum(view.unseen.get(letter + symbol, 0) for letter in letters)
    assert told["NM"] == view.unseen["NM"]
    assert told["places"] + told["NM"] == told["all"] == sum(view.unseen.values())


@pytest.mark.parametrize("low", [1, 5])
def test_what_lies_under_the_deck_is_not_counted_among_what_may_come_next(text, low):
    view, places = sunk("base", 0, low), Places(SMALL)
    panel = UnseenPanel(text, SPEAKERS["en"], PAINTED, view)
    told = counts(panel)
    assert told["all"] == view.deck_count - low == sum(view.unseen.values()) - low
    for face in {card.face for card in view.box}:
        beneath = sum(card.face == face for card in view.known_bottom)
        assert told[face] == view.unseen.get(face, 0) - beneath
    notes = [thing.name for thing in shown(panel, places, "text.note.")]
    said = "The lowest card of the deck is known. It is" if low == 1 else f"The {low} lowest cards"
    assert any(note.startswith(said) for note in notes)


def notes(view: View, text: Text) -> list[str]:
    panel = UnseenPanel(text, SPEAKERS["en"], PAINTED, view)
    return [thing.name for thing in shown(panel, Places(SMALL), "text.note.")]


def test_it_is_said_where_unseen_cards_lie(text):
    (alone,) = notes(foreseen(known=0), text)
    (together,) = notes(foreseen(seats=2, known=0), text)
    assert "deck" in alone
    assert "hand" not in alone
    assert "deck" in together
    assert "other hand" in together


def test_while_all_hands_are_covered_unseen_cards_lie_in_both(text):
    game = Game.start(BASE, seed="covered", seats=2, visibility="hidden")
    while isinstance(game.pending, Draft):
        game.submit(game.legal()[0])
    (covered,) = notes(View.covered(game.state, 0), text)
    assert "both hands" not in covered, "so far both know both hands (E35)"
    while len(game.state.known_to_both) == 6:
        game.submit(game.legal()[0])
    (covered,) = notes(View.covered(game.state, 0), text)
    assert "both hands" in covered


@pytest.mark.parametrize("known", [1, 4])
def test_known_cards_of_the_deck_are_listed_in_order(text, known):
    view = foreseen(known=known)
    panel = UnseenPanel(text, SPEAKERS["en"], PAINTED, view)
    told = [thing.name for thing in shown(panel, Places(SMALL), "text.known.")]
    assert told == [SPEAKERS["en"].card(card) for card in view.zones[DECK][:known]]
    assert len(notes(view, text)) == 2


def test_a_partners_hidden_hand_counts_as_unseen_r14(text):
    view = foreseen(seats=2, known=0)
    hidden = view.zones[owned(HAND, 1)].count(None)
    panel = UnseenPanel(text, SPEAKERS["en"], PAINTED, view)
    assert hidden
    assert counts(panel)["all"] == view.deck_count + hidden
