"""A card of a hidden hand that both players know wears an eye; in open games none does."""

from math import cos, radians, sin

import pygame
import pytest

from game.editions.base.box import BASE
from game.editions.base.explore import PlayOrDiscard
from game.rules.game import Game
from game.rules.state import HAND
from game.screen.lettering.text import Text
from game.screen.table.frame import building, listing
from game.screen.table.marking.corner_marks import eye
from game.screen.table.marking.labels import FREE
from game.screen.table.ui import TableUi
from game.table.hands.gestures import hand_grip
from game.table.hands.things import Thing
from game.table.layout.arrangement import Arrangement
from game.table.layout.poses import Pose
from game.table.party import Manner
from game.table.session import TableSession
from tests.screen.robots.glass import deck
from tests.speaking import speaker
from tests.table.robots.sessions import look, new_game, seated
from tests.table.robots.staged import layout
from tests.table.robots.tables import in_windows, pair

WORDS, TEXT = speaker(), Text()
pygame.font.init()


def drafted(manner: Manner, game: Game | None = None) -> TableSession:
    """Returns a session with the hands chosen, in its first turn."""
    session = seated(game or new_game("eyes", manner), manner)
    while session.game.state.turn == 0:
        assert session.submit(session.game.legal()[0])
        look(session)
    session.director.finish()
    return session


def things(session: TableSession) -> list[Thing]:
    """Returns the things and texts on the table."""
    party = session.party
    assert party is not None
    frame = building.scenery(WORDS, TEXT, session, TableUi(party))
    return list(listing.things(session.director, frame, WORDS, party.names))


def known(session: TableSession) -> set[str]:
    """Returns the ids of the cards that the description marks as known to both."""
    return {thing.id for thing in things(session) if "known" in thing.state}


def noted(session: TableSession) -> list[str]:
    """Returns the note about these cards."""
    return [thing.name for thing in things(session) if thing.id == "text.eyes"]


@pytest.mark.parametrize("manner", ["curtain", "peek"])
def test_e35_cards_of_both_hands_that_both_know_wear_an_eye_until_they_are_used(manner):
    session = drafted(manner)
    state = session.game.state
    assert known(session) == {card.id for card in state.hand(0) + state.hand(1)}
    assert noted(session) == ["Both players know the cards with an eye."]
    while session.game.state.turn == 1:
        assert session.submit(session.game.legal()[0])
        look(session)
    session.director.finish()
    drafted_cards, now = {*state.hand(0), *state.hand(1)}, session.game.state
    left = {card.id for card in now.hand(0) + now.hand(1) if card in drafted_cards}
    assert 0 < len(left) < 6
    assert known(session) == left, "neither the card that was used nor the one that was drawn"
    assert not noted(session), "it is said once"


def test_in_an_open_game_and_while_hands_are_drafted_no_card_wears_an_eye():
    assert not known(drafted("open"))
    assert not noted(drafted("open"))
    session = seated(new_game("eyes", "curtain"), "curtain")
    session.submit(session.game.legal()[0])
    session.director.finish()
    assert not known(session)
    assert not noted(session)


def met(drawn: str = "NM1") -> Game:
    """Returns a game whose first player draws a Nightmare or another card."""
    cards = deck(f"OS1 AM1 GK1 LS1 OS2 AM2 GM1 LM1 {drawn}")
    return Game.start(BASE, seed="met", deck=cards, seats=2, visibility="hidden", first_seat=0)


def test_what_the_eye_means_is_not_said_where_the_whole_hand_is_to_be_gripped():
    session = drafted("curtain", met())
    assert noted(session)
    assert session.submit(session.game.legal()[0])
    session.director.finish()
    assert session.game.state.turn == 1
    assert session.drops.targets(hand_grip(session.seat)), "it can be laid on the Nightmare"
    assert not noted(session)


def corner(pose: Pose) -> pygame.Rect:
    """Returns the upright rectangle around the free corner of a card, one pixel wider."""
    turn, (wide, high) = radians(pose.angle), (part * pose.width for part in FREE)
    ends = []
    for dx in (pose.width / 2 - wide, pose.width / 2):
        for dy in (-pose.height / 2, high - pose.height / 2):
            x = pose.x + dx * cos(turn) + dy * sin(turn)
            y = pose.y - dx * sin(turn) + dy * cos(turn)
            ends.append((x, y))
    left, top = (min(end[i] for end in ends) for i in (0, 1))
    right, bottom = (max(end[i] for end in ends) for i in (0, 1))
    return pygame.Rect(int(left) - 1, int(top) - 1, int(right - left) + 4, int(bottom - top) + 4)


@in_windows([((1024, 640), 1.0), ((1024, 640), 2.0), ((1920, 1080), 1.0), ((5120, 1440), 1.0)])
@pytest.mark.parametrize("fixed", [False, True], ids=["facing", "beside"])
def test_an_eye_lies_in_the_corner_where_nothing_is_read_and_under_no_other_card(
    size, letters, fixed
):
    view = pair(rows=(3, 3), pending=PlayOrDiscard())
    laid = layout(view, size, Arrangement(letters=letters, fixed=fixed))
    hands = [sprite.pose for sprite in laid.sprites.values() if sprite.zone == HAND]
    assert len(hands) == 6
    for number, pose in enumerate(hands):
        picture, at = eye(pose)
        mark = picture.get_bounding_rect().move(at)
        assert mark.w > 16 <= mark.h + 4
        assert corner(pose).contains(mark), (corner(pose), mark)
        for over in hands[number + 1 : number // 3 * 3 + 3]:
            reach = (over.width * cos(radians(over.angle))) / 2
            assert over.x - reach >= mark.centerx or over.y - over.height / 2 >= mark.bottom - 2
