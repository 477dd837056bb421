"""What lies under the choices about a Nightmare: whole in the dark, or whole in sight."""

from dataclasses import replace
from itertools import pairwise, product

import pytest

from game.editions import OFFERED
from game.editions.base.cards import CARDS
from game.editions.base.explore import Play
from game.editions.base.nightmare import FaceNightmare, RevealFive
from game.records.journal.text.position import position
from game.rules.state import DECK, DISCARD, ROW, SHARED
from game.screen.cards.sprites import CardImages
from game.screen.lettering.legible import MORE
from game.screen.look import palette
from game.screen.materials import glass as panes
from game.screen.table.asking.tokens import NIGHT, sides
from game.screen.table.drawing.furniture import tethers
from game.screen.table.marking.corner_marks import new_mark
from game.screen.table.marking.row_marks import SEEN
from game.table.layout.places import Places, Rect
from game.table.layout.poses import Pose
from game.table.layout.staged import hidden_by, lit_tray, stage
from game.table.motion.lights import around
from game.table.party import Party
from tests.screen.contrast import contrast
from tests.screen.robots.glass import Glass, opened
from tests.screen.robots.written import Reading
from tests.screen.table.asking.test_tokens import PAIR
from tests.table.robots.tables import box, inside, overlap

ALL = "glyphs+towers+crossroads+dreams+catchers+oniverse+book"
SPELL = "LS1 LS3 LS4 AS3 AS4 AS5 OS5 OS6 GS3 GS4"
"""Cards that pay for the spell which is one more choice."""
ALONE = """
hand: OS1 {keys} LS5 AS7
row: AM1 GS7 OM2 GS6 AM3
"""
FOR_TWO = """
seats: 2
turn: {seat}
hand:{seat}: OS1 {keys}
hand:{other}: LS5 OS3 AK3
shared: AS7 LS6
row:0: AM1 GS7 OM2 GS6 AM3
row:1: LM1 GS1 LM2 GS2 LM3
"""
USUAL = pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
CHOICES = {
    2: ("OM1 GM1", "", ""),
    3: ("OK1 GK1", "", ""),
    4: ("OK1 GK1", "AD1 OD1", ""),
    5: ("OK1 GK1", "AD1 OD1", SPELL),
}
"""By the number of choices: cards of the hand, Doors and the discard pile."""


def meet(glass: Glass, edition: str, choices: int, seat: int | None = None) -> None:
    """Lays a table on which a card is played and a Nightmare is drawn, for one player or two, of
    whom this seat plays."""
    keys, doors, spent = CHOICES[choices]
    told, whose, party = ALONE.format(keys=keys), "", None
    if seat is not None:
        told = FOR_TWO.format(seat=seat, other=1 - seat, keys=keys)
        whose, party = f":{seat}", Party(PAIR, "open", fixed=True)
    lines = [f"edition: {edition}", told, "deck: NM1"]
    lines += [f"doors{whose}: {doors}"] * bool(doors) + [f"discard: {spent}"] * bool(spent)
    glass.lay(position("\n".join(lines), OFFERED), party)
    session = glass.table.session
    assert session.submit(Play(CARDS["OS1"]))
    glass.until_rest()
    assert isinstance(session.pending, FaceNightmare)
    assert len(glass.table.frame.prompt.tokens) == choices


def panels(places: Places) -> list[Rect]:
    """Returns everything beside the rows that is framed, hung grounds as one."""
    hung = [places.hung_ground] if places.hung else []
    return [*hung, *(places.zones[name] for name in places.others if name not in places.hung)]


@USUAL
@pytest.mark.parametrize(("choices", "seat"), [*product(CHOICES, (None, 0, 1))])
def test_with_all_expansions_every_panel_is_whole_in_the_dark_or_whole_in_sight(
    size, choices, seat
):
    with opened(size=size, painted=False) as glass:
        meet(glass, ALL, choices, seat)
        places, tokens = glass.director.layout.places, glass.table.frame.prompt.tokens
        dark, card = list(sides(tokens, places)), stage(places)
        assert (hidden_by(places) > 0) == (seat is not None)
        assert len(dark) == 2
        assert not any(overlap(one, card.grown(-places.px(NIGHT))) for one in dark)
        night = around([*dark, card]).grown(places.px(NIGHT))
        for token in tokens:
            assert inside(token.rect, night)
        for panel in panels(places):
            assert inside(panel, night) or not any(overlap(panel, one) for one in dark), panel


@USUAL
@pytest.mark.parametrize("edition", ["base", "towers", ALL])
@pytest.mark.parametrize(("choices", "seat"), [(2, 0), (3, 0), (3, 1), (4, 1)])
def test_for_two_both_trays_with_the_cards_of_their_rows_end_beside_the_choices(
    size, edition, choices, seat
):
    with opened(size=size, painted=False) as glass:
        meet(glass, edition, choices, seat)
        layout, view = glass.director.layout, glass.director.view
        places, tokens = layout.places, glass.table.frame.prompt.tokens
        taken = [stage(places), *(token.rect for token in tokens), *sides(tokens, places)]
        for number in range(2):
            tray = lit_tray(view, places, glass.director.staging, number)
            assert inside(tray, places.tray(number))
            assert tray.w > places.row_width
            assert not any(overlap(tray, one) for one in taken), (tray, taken)
            for card in view.rows[number]:
                assert inside(box(layout.sprites[card.id].pose), tray), card


@pytest.mark.parametrize("seat", [0, 1])
def test_for_two_each_row_tells_in_the_dark_how_many_of_its_cards_are_out_of_sight(seat):
    with opened(size=(1024, 640), painted=False) as glass:
        meet(glass, ALL, 5, seat)
        reading = Reading(glass)
        for number in range(2):
            row = glass.director.view.rows[number]
            poses = [glass.director.layout.sprites[card.id].pose for card in row]
            under = sum(b.x - a.x < a.width * SEEN for a, b in pairwise(poses))
            tray = reading.places.tray(number)
            told = [line.words for _, line in reading.lines if inside(line.rect, tray)]
            assert under
            assert f"+{under}" in told


@pytest.mark.parametrize("seat", [0, 1])
def test_the_handle_of_a_hand_is_tied_to_the_shared_cards_that_go_with_it(seat):
    with opened(size=(1280, 720), painted=False) as glass:
        meet(glass, "base", 2, seat)
        places, count = glass.director.layout.places, 2
        ends = {x for line in tethers(places, seat, places.hand_handle(seat, count), count)
                for x in line}  # fmt: skip
        shared, hand = places.zones[SHARED], places.hand_edges(seat, count)
        assert (shared.right if seat else shared.x) in ends
        assert (hand[0] if seat else hand[1]) in ends


@pytest.mark.parametrize("edition", ["base", "towers", ALL])
def test_alone_the_row_is_out_of_sight_where_choices_lie_over_all_of_it(edition, monkeypatch):
    drawn, resting = set(), CardImages.resting

    def recorded(cards, sprite, *given):
        drawn.add(sprite.zone)
        return resting(cards, sprite, *given)

    with opened(size=(1280, 720)) as glass:
        meet(glass, edition, 4)
        monkeypatch.setattr(CardImages, "resting", recorded)
        glass.app.change(replace(glass.app.settings, language="fr"))
        glass.until_rest()
    assert DECK in drawn
    assert (ROW in drawn) == (edition == "base")


def test_alone_the_frame_of_the_row_is_back_once_one_of_five_prices_is_paid(monkeypatch):
    framed, pane = list[Rect](), panes.draw_pane

    def recorded(surface, rect, *given):
        framed.append(rect)
        pane(surface, rect, *given)

    with opened(size=(1280, 720)) as glass:
        meet(glass, ALL, 5)
        monkeypatch.setattr(panes, "draw_pane", recorded)
        session = glass.table.session
        assert session.submit(next(one for one in session.legal if isinstance(one, RevealFive)))
        glass.until_rest()
        assert not isinstance(session.pending, FaceNightmare)
        glass.paint_once()
        assert glass.director.layout.places.tray(0) in framed


@USUAL
def test_without_expansions_nothing_between_two_players_has_to_be_hidden(size):
    with opened(size=size, painted=False) as glass:
        meet(glass, "base", 4, 0)
        places, tokens = glass.director.layout.places, glass.table.frame.prompt.tokens
        assert hidden_by(places) == 0
        # The dark about the choices is only as wide as they are.
        for one in sides(tokens, places):
            beside = [token.rect for token in tokens if overlap(token.rect, one)]
            assert one == around(beside)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seat", [None, 0])
def test_with_all_expansions_no_word_is_cut_while_a_nightmare_waits(size, language, seat):
    with opened(size=size, painted=False) as glass:
        glass.app.change(replace(glass.app.settings, language=language))
        meet(glass, ALL, 5, seat)
        said = [line.words for _, line in Reading(glass).lines]
        assert any("10" in words for words in said)
        assert [words for words in said if MORE in words] == []


@USUAL
def test_alone_with_all_expansions_what_lies_left_and_right_of_the_choices_is_as_wide(size):
    with opened(size=size, painted=False) as glass:
        meet(glass, ALL, 4)
        places, middle = glass.director.layout.places, size[0] / 2
        before, behind = places.line_room, places.hung_ground
        assert before.w == pytest.approx(behind.w)
        assert middle - before.centre[0] == pytest.approx(behind.centre[0] - middle)


def test_no_part_of_a_pile_lies_under_the_shadow_of_the_wings():
    with opened(size=(1280, 720), painted=True) as glass:
        meet(glass, ALL, 5, 0)
        glass.paint_once()
        lying = glass.director.layout.sprites.values()
        *_, top = (sprite for sprite in lying if sprite.zone == DISCARD)
        pose = top.pose
        dark, (left, above) = glass.app.cards.resting(top, pose, "dusk")
        for down in (-0.2, 0.0, 0.2):
            point = round(pose.x), round(pose.y + down * pose.height)
            alike = dark.get_at((point[0] - left, point[1] - above))
            assert glass.app.glass.get_at(point)[:3] == pytest.approx(alike[:3], abs=6)


def test_the_mark_of_a_new_card_that_has_lost_its_light_is_much_fainter():
    pose = Pose(100, 100, 106)
    (bright, _), (dim, _) = new_mark(pose), new_mark(pose, dim=True)
    strongest = [
        max(one.get_at((53, y)).a * sum(one.get_at((53, y))[:3]) for y in range(20))
        for one in (bright, dim)
    ]
    assert 0 < strongest[1] < 0.5 * strongest[0]


def test_lines_of_the_book_are_dim_in_the_dark_and_can_be_read():
    """The lines were the brightest thing there."""

    def paper(glass: Glass) -> tuple[int, ...]:
        rect = glass.table.frame.ribbons[3].button.rect
        return tuple(glass.app.glass.get_at((round(rect.right - 6), round(rect.centre[1]))))

    with opened(size=(1280, 720), painted=True) as glass:
        glass.lay(position(f"edition: book\n{ALONE.format(keys='')}discard: {SPELL}", OFFERED))
        glass.until_rest()
        usual = paper(glass)
        meet(glass, "book", 5)
        dim = paper(glass)
    assert sum(dim[:3]) < 0.85 * sum(usual[:3])
    assert min(contrast(palette.PAGE_INK, paper) for paper in palette.SLIP_DUSK) >= 4.5


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_beside_a_book_the_hand_lies_near_the_middle_with_its_handle_on_two_lines(size):
    with opened(size=size, painted=False) as glass:
        meet(glass, ALL, 2)
        places, hand = glass.director.layout.places, glass.director.view.hand
        assert len(hand) == 4
        boxes = [box(glass.director.layout.sprites[card.id].pose) for card in hand]
        left, right = min(one.x for one in boxes), max(one.right for one in boxes)
        handle, beside = places.hand_handle(0, 4), places.zones["failsafe"]
        assert {"Whole", "hand"} <= {line.words for _, line in Reading(glass).lines}
        assert abs((left + right) / 2 - size[0] / 2) <= places.px(40)
        air = places.px(14)
        assert left - places.book.whole.right >= air
        assert places.px(8) <= handle.x - right <= places.px(24)
        assert beside.x - handle.right >= air
