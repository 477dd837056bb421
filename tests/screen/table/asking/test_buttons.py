"""The buttons of every decision: large enough, apart from each other and inside the window."""

from itertools import combinations
from typing import Any

import pytest

from game.editions.base.cards import CARDS
from game.editions.base.door import Claim, LetGo, OpenDoor
from game.editions.base.explore import CompleteTrio, Decline, Discard, Play, PlayOrDiscard, Search
from game.editions.base.nightmare import FaceNightmare, LoseDoor, LoseHand, PayKey, RevealFive
from game.editions.base.partners import Keep, OfferSwap
from game.editions.base.prophecy import Prophesy
from game.editions.base.show import STAGING
from game.rules.card import Colour
from game.rules.state import HAND, LIMBO, REVEALED, ROW, SHARED, owned, replace
from game.rules.steps import Command
from game.rules.view import View
from game.screen.table.asking import tabs
from game.screen.table.asking.posed_questions import conceding, hopeless, rewinding
from game.screen.table.asking.prompts import laid_out
from game.screen.table.drawing.headline import corner_buttons
from game.screen.table.drawing.table_buttons import button_width, label_lines, label_px
from game.table.asking.prompt import Prompt
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
        laid = laid_out(replace(prompt, tabs=()), text, places)
        rects = [*corner, *(button.rect for button in laid.all_buttons)]
        for rect in rects:
            assert inside(rect, whole), (view.pending, rect)
            assert rect.h >= LEAST, (view.pending, rect)
            assert rect.w >= LEAST - 0.01, (view.pending, rect)
        for a, b in combinations(rects, 2):
            assert not overlap(a, b), (view.pending, a, b)
        on_tokens = {b.id for token in prompt.tokens for b in token.buttons}
        for button in laid.all_buttons:
            assert button.id in on_tokens or inside(button.rect, places.prompt), button
        for button in laid.buttons:
            assert button.rect.w >= button_width(button, text, places) - 0.01
            lines = label_lines(button, text, places)
            label = max(text.width(line, "label", label_px(places)) for line in lines)
            assert label <= button.rect.w - places.px(28), (view.pending, button)
        how = Arrangement(letters=letters, prices=len(prompt.tokens))
        for sprite in layout(view, size, how).sprites.values():
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


@pytest.mark.parametrize("two", [None, Facing, Beside], ids=["solo", "facing", "beside"])
@in_windows(WINDOWS)
def test_the_tabs_at_a_door_hang_on_its_keys_and_on_limbo(words, text, size, letters, two):
    door, keys = DOOR_CARDS[0], KEYS[:1]
    if two is None:
        view = table(hand_cards=(*keys, *FEW_KEYS[1:]), pending=OpenDoor(door), revealed=door)
    else:
        view = pair(revealed=door, pending=OpenDoor(door))
        view = replace(view, zones={**view.zones, owned(HAND, 0): keys, SHARED: KEYS[1:2]})
    arrangement = Arrangement(letters=letters, fixed=two is Beside)
    laid = layout(view, size, arrangement)
    legal = [*map(Claim, (*keys, *view.shared[:1])), LetGo()]
    prompt = laid_out(asked(words, Question(STAGING, view, legal)), text, laid.places)
    shown = tabs.laid_out(prompt, text, laid)
    assert [tab.wearer for tab in shown.tabs] == [legal_on(one) for one in legal]
    for tab in shown.tabs:
        rect, wearer = tab.button.rect, laid.area(tab.wearer)
        assert inside(rect, Rect(0, 0, *size))
        assert overlap(rect, wearer)
        assert rect.y < wearer.y
        assert min(wearer.w, wearer.h) >= 44, "a press on the whole card or pile answers"
        assert not overlap(rect, shown.bar)
    for a, b in combinations([tab.button.rect for tab in shown.tabs], 2):
        assert not overlap(a, b)
    if letters == 1:
        assert len({(tab.button.rect.w, tab.button.rect.h) for tab in shown.tabs}) == 1


def legal_on(command: Command[Any]) -> str:
    """Returns the card or zone on which the tab of an answer to a Door hangs."""
    return command.key.id if isinstance(command, Claim) else LIMBO


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
    room = places.choices
    assert all(room.y <= rect.y and rect.bottom <= room.bottom for rect in rects)
