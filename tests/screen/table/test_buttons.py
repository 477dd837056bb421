"""The buttons of every decision: large enough, apart from each other and inside the window."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pygame
import pytest

from game.editions.base.cards import CARDS
from game.editions.base.door import Claim, LetGo, OpenDoor
from game.editions.base.explore import CompleteTrio, Decline, Discard, Play, PlayOrDiscard, Search
from game.editions.base.nightmare import FaceNightmare, LoseDoor, LoseHand, PayKey, RevealFive
from game.editions.base.partners import Keep, OfferSwap
from game.editions.base.prophecy import Prophesy
from game.editions.base.show import STAGING
from game.rules.card import Card, Colour
from game.rules.state import HAND, REVEALED, ROW, SHARED, owned, replace
from game.rules.steps import Command
from game.rules.view import View
from game.screen.lettering.text import Text
from game.screen.table.asking.options import letters_of, style_of, words_room
from game.screen.table.asking.posed_questions import conceding, hopeless, rewinding
from game.screen.table.asking.prompts import laid_out
from game.screen.table.drawing.headline import corner_buttons
from game.screen.table.drawing.table_buttons import button_width, label_lines, label_px
from game.table.asking.prompt import Option, Prompt
from game.table.asking.questions import Question, asked, in_buttons
from game.table.layout.arrangement import Arrangement
from game.table.layout.pair import Beside, Facing
from game.table.layout.places import Places, Rect
from game.words import Words
from tests.speaking import SPEAKERS
from tests.table.robots.staged import layout, looking_into
from tests.table.robots.tables import (
    ALONE,
    DOOR_CARDS,
    NIGHTMARES,
    WINDOWS,
    box,
    in_windows,
    inside,
    overlap,
    pair,
    table,
)

LEAST = 40
"""The least size of a target in pixels."""
KEYS = tuple(CARDS[key] for key in "OK1 OK2 AK1 GK1 LK1".split())
TWO_KEYS = tuple(CARDS[key] for key in "OK1 AK1 OS1 AM1 GS1".split())
FEW_KEYS = (*KEYS[:1], *(CARDS[card] for card in "OS1 AM1 GS1 LM1".split()))


@pytest.fixture(scope="module", params=SPEAKERS)
def words(request: pytest.FixtureRequest) -> Words:
    """Returns the words of each language; some are longer than others."""
    return SPEAKERS[request.param]


@pytest.fixture(scope="module")
def text() -> Text:
    """Returns real letters, which tests measure."""
    pygame.font.init()
    return Text()


def prompts(words: Words) -> list[tuple[View, Prompt]]:
    """Returns every decision with as few and as many answers as there can be."""
    door, nightmare = DOOR_CARDS[0], NIGHTMARES[0]
    play = table(row=3, pending=PlayOrDiscard())
    card = play.hand[0]
    plain = table(hand_cards=FEW_KEYS, pending=FaceNightmare(nightmare), revealed=nightmare)
    worst = table(
        hand_cards=KEYS[:4], doors=7, pending=FaceNightmare(nightmare), revealed=nightmare, row=20
    )
    bad = table(hand_cards=TWO_KEYS, doors=7, pending=FaceNightmare(nightmare), revealed=nightmare)
    prophecy = table(prophecy=5, pending=Prophesy())
    looked_at = prophecy.cards(owned("prophecy", 0))
    told = looking_into(looked_at).choosing(looked_at[0])
    keys, doors = [*map(PayKey, KEYS[:4])], [*map(LoseDoor, DOOR_CARDS[:7])]

    def ask(view: View, *legal: Command, selected: str = "") -> tuple[View, Prompt]:
        return view, asked(words, Question(STAGING, view, legal, selected))

    return [
        ask(play),
        ask(play, Play(card), Discard(card), selected=card.id),
        *(
            ask(table(row=9, pending=CompleteTrio(colour)), Search(), Decline())
            for colour in Colour
        ),
        *(
            ask(
                table(hand_cards=KEYS, pending=OpenDoor(door), revealed=door),
                *map(Claim, KEYS[:count]),
                LetGo(),
            )
            for count in (1, 2, 3)
        ),
        ask(plain, RevealFive(), LoseHand()),
        ask(plain, PayKey(KEYS[0]), RevealFive(), LoseHand()),
        ask(bad, *map(PayKey, TWO_KEYS[:2]), *doors[:2], RevealFive(), LoseHand()),
        ask(bad, *map(PayKey, TWO_KEYS[:2]), *doors, RevealFive(), LoseHand()),
        ask(worst, *keys, *doors, RevealFive(), LoseHand()),
        (prophecy, asked(words, Question(STAGING, prophecy, [], "", looking_into(looked_at)))),
        (prophecy, asked(words, Question(STAGING, prophecy, [], "", told))),
        (play, conceding(words)),
        (play, rewinding(words)),
        (play, hopeless(words, words.hopeless(table(deck=0, pending=PlayOrDiscard())))),
    ]


@in_windows(ALONE)
def test_every_answer_has_a_button_to_hit_with_whole_words_on_no_card(words, text, size, letters):
    places, whole = Places(size, letters=letters), Rect(0, 0, *size)
    corner = [button.rect for button in corner_buttons(words, places)]
    for view, prompt in prompts(words):
        laid = laid_out(prompt, text, places)
        rects = [*corner, *(button.rect for button in laid.all_buttons)]
        for rect in rects:
            assert inside(rect, whole), (view.pending, rect)
            assert rect.h >= LEAST, (view.pending, rect)
            assert rect.w >= LEAST - 0.01, (view.pending, rect)
        for a, b in combinations(rects, 2):
            assert not overlap(a, b), (view.pending, a, b)
        on_tokens = {b.id for token in prompt.tokens for b in token.buttons}
        for button in laid.all_buttons:
            room = places.prompt if button.rect.y < places.band.y - 1 else places.band
            assert button.id in on_tokens or inside(button.rect, room), (view.pending, button)
        for button in laid.buttons:
            assert button.rect.w >= button_width(button, text, places) - 0.01
            lines = label_lines(button, text, places)
            label = max(text.width(line, "label", label_px(places)) for line in lines)
            assert label <= button.rect.w - places.px(28), (view.pending, button)
        for sprite in layout(view, size, Arrangement(letters=letters)).sprites.values():
            if prompt.tokens and sprite.zone == ROW:
                continue  # over the row, the choices lie around the Nightmare
            for rect in rects:
                assert not overlap(box(sprite.pose), rect), (view.pending, sprite, rect)


@in_windows(ALONE)
def test_no_question_has_to_be_written_smaller_than_can_be_read(words, text, size, letters):
    places = Places(size, letters=letters)
    for _, prompt in prompts(words):
        laid = laid_out(prompt, text, places)
        bar = laid.inner
        left = min([*(b.rect.x for b in laid.buttons if bar.contains(b.rect.centre)), bar.right])
        # The bar may grow as wide as its room.
        room = places.prompt.w - (bar.right - left) - places.px(24) - places.px(30)
        for line, role in ((prompt.heading, "title"), (prompt.body, "body")):
            # Large letters take one more line.
            lines = 1 if letters == 1 else 2
            assert text.width(line, role, places.usual(1)) <= lines * room, line


@in_windows(ALONE)
def test_the_words_of_an_option_fit_in_its_box(words, text, size, letters):
    places = Places(size, letters=letters)
    for view, prompt in prompts(words):
        options = laid_out(prompt, text, places).options
        for sized in (o for o in options if o.whole), (o for o in options if not o.whole):
            group = list(sized)
            style = style_of(group, text, places, ())
            role, px = style.role, style.px
            assert px >= places.text(19)
            for option in group:
                room = words_room(option)
                wrap = round(room.w - places.px(18))
                title = text.render(option.title, role, px, (0, 0, 0), wrap=wrap)
                assert title.get_height() <= room.h, (view.pending, option)
                longest = max(option.title.split(), key=len)
                assert text.width(longest, role, px) <= wrap, option
                for button in option.buttons if not option.whole else ():
                    assert button.icon


def choosing(words: Words, keys: tuple[Card, ...], places: Places) -> list[Option]:
    """Returns the boxes at a Door for the Keys that would open it."""
    door, text = DOOR_CARDS[0], Text()
    view = table(hand_cards=keys, pending=OpenDoor(door), revealed=door)
    legal = [*map(Claim, keys), LetGo()]
    prompt = laid_out(asked(words, Question(STAGING, view, legal)), text, places)
    return [option for option in prompt.options if not option.whole]


@pytest.mark.parametrize("two", [None, Facing, Beside], ids=["solo", "facing", "beside"])
@in_windows(WINDOWS)
def test_every_card_to_choose_is_named_in_letters_that_can_be_read(words, text, size, letters, two):
    places = (two or Places)(size, letters=letters)
    for keys in KEYS[1:3], KEYS[1:4], KEYS[1:]:
        for option in choosing(words, keys, places):
            assert letters_of(option.choices, text, places) >= 13, (keys, option.rect)
            assert len({choice.stacked for choice in option.choices}) == 1
            for choice in option.choices:
                assert inside(choice.rect, option.rect)


@pytest.mark.parametrize("table_for_two", [Facing, Beside])
@in_windows(WINDOWS)
def test_a_shared_key_says_so_beside_those_of_the_hand(words, text, size, letters, table_for_two):
    places, nightmare = table_for_two(size, letters=letters), NIGHTMARES[0]
    own, common = KEYS[:3], (CARDS["OK3"], CARDS["LK1"])
    view = pair(revealed=nightmare, pending=FaceNightmare(nightmare))
    view = replace(view, zones={**view.zones, owned(HAND, 0): own, SHARED: common})
    lost = [*map(PayKey, own + common), RevealFive(), LoseHand()]
    prompt = laid_out(asked(words, Question(STAGING, view, lost)), text, places)
    (keys,) = [token for token in prompt.tokens if not token.whole]
    assert [choice.label for choice in keys.buttons] == [
        words.plate("OK"),
        words.plate("AK"),
        words.shared(words.plate("OK")),
        words.shared(words.plate("LK")),
    ]
    for a, b in combinations([button.rect for button in keys.buttons], 2):
        assert not overlap(a, b)


def test_a_name_stands_beside_its_crest_where_there_is_room(words, text):
    places = Places((1920, 1080))
    (keys,) = choosing(words, KEYS[1:3], places)
    assert [choice.stacked for choice in keys.choices] == [False, False]
    assert letters_of(keys.choices, text, places) == places.usual(17)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("letters", [1.0, 2.0])
def test_buttons_stand_on_both_sides_of_a_card_that_was_met(words, text, size, letters):
    door = DOOR_CARDS[0]
    view = table(pending=OfferSwap(), revealed=door)
    answers: list[Command[Any]] = [Keep(), *(Play(CARDS[card]) for card in ("OS1", "AM1", "GK1"))]
    prompt = in_buttons(words, Question(STAGING, view, answers), OfferSwap())
    assert prompt.met
    places = Places(size, letters=letters)
    rects = [b.rect for b in laid_out(prompt, text, places).buttons]
    for one, other in combinations([*rects, places.zones[REVEALED]], 2):
        assert not overlap(one, other)
    assert all(places.band.y <= rect.y and rect.bottom <= places.band.bottom for rect in rects)
    nightmare = table(pending=OfferSwap(), revealed=NIGHTMARES[0])
    assert not in_buttons(words, Question(STAGING, nightmare, answers), OfferSwap()).met
