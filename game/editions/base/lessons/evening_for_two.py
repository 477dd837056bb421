"""The evening for two: ten minutes at one screen, for two who have never played. Its decks are
arranged card by card, with the answers that are given in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from game.editions.arranged import unshuffled
from game.editions.base.box import BASE
from game.editions.base.cards import BASE_DECK, CARDS, KEY
from game.editions.base.door import Claim, LetGo, OpenDoor
from game.editions.base.explore import Discard, Play, Search
from game.editions.base.lessons.dealt import cards, claim, discard, play, played_until
from game.editions.base.lessons.ideas import (
    ANY_MAY_BEGIN,
    DOOR_THROWN,
    EMPTY_ROW,
    FITS_GARDEN,
    KEY_PLAYED,
    NIGHTMARE_KEPT,
    NO_DISCARD,
    NOT_A_KEY,
    SAME_SYMBOL,
    TRIO_WASTED,
    answers,
    discards,
    discards_key,
    foresees,
    gives,
    goes_on,
    opens,
    plays,
    plays_key,
    takes,
    throws,
)
from game.editions.base.nightmare import LoseDoor, LoseHand, RevealFive
from game.editions.base.partners import Draft, Keep, OfferSwap, Swap, Take
from game.learning.lesson import Lesson, Part, Step, Wrong
from game.rules.card import Card
from game.rules.game import Game
from game.rules.state import Cards
from game.rules.steps import Command
from game.words import msgid

SEED = "evening for two 55"
"""Seed by which the Garden Door that waits in Limbo comes up again in the next turn."""
LAID_OUT = cards("GS1 LS1 OM1 GM1 AM2 LM1 AM1 OS1")
TO_THE_TRIO = cards("AS1 GS2 OS2 LS2")
"""Cards drawn until three cards of the Garden find their Door."""
FOUND, SECOND, THIRD = CARDS["GD1"], CARDS["GD2"], CARDS["LD1"]
"""Doors, in the order in which they come."""
TO_LIMBO = cards("GK1 AS2 GD2 AS3")
AFTERWARDS = cards("GD2 OS3 AM3")

OF_A_KEY = cards("OK1 OK2 GS1 LS1 AM1 GM1 OK3 AK1") + cards("OD1 LM1 AS2 OD2 AS1 LM2")
"""Cards that two players lay out, and draw until both have an Observatory Door."""
DREAMT = cards("NM1 AD1 GS2 LS2 OS1")
"""Cards that the Prophecy for two shows."""
FACED = cards("NM2 AM2 OS2 GS3 LS3 GM2 OM1 LM3 AS3")
"""Cards drawn after it."""

ASLEEP = 25
"""Cards that the other deck holds when its last cards are answered one by one."""
LATE = (
    cards("LS1 OS1 LS2 GM1 OS3 GS4 LS6 OM1 AK1 AK3 AD1 OK2 LM2 AD2 GS2 AS2 LK2 OS4 GK2 LK3")
    + cards("GM4 AS5 OD1 OS7 GS1 GK1 GD1 AM2 GM3 AS3 LD2 OS9 AS1 OS6 AM1 OK1 LS5 GS7 OM4 AM4")
    + cards("OS2 OD2 OS5 AS6 OM3 GD2 AS4 LM1 AM3 AS7 AS8 OM2 GM2 GS5 LS3 LM3 OS8 LS4 GS6 LM4")
    + cards("GS3 AK2 GK3 OK3 LK1 LD1 NM9 NM10 NM4 NM7 NM1 NM2 NM8 NM5 NM6 NM3")
)
"""Deck of a game in which seven Doors are open when sixteen cards are left."""
AT_LAST = "AS6 OM3 OM2 AS8 AS7 GM2 LM3 GS1 LS4"
"""Cards played last before that."""


def deck() -> Cards:
    """Returns the order of the deck before the first card is dealt. It is worked out from its end,
    because every shuffle is known."""
    last = (*AFTERWARDS, *rest())
    # What is searched for lies on top.
    with_third = (THIRD, *unshuffled(last, number=4, seed=SEED))
    waiting = unshuffled(with_third, number=3, seed=SEED)
    # What comes back from Limbo lies at the bottom while the deck is shuffled.
    assert waiting.pop() is SECOND
    to_limbo = unshuffled((*TO_LIMBO, *waiting), number=2, seed=SEED)
    return (*LAID_OUT, *TO_THE_TRIO, FOUND, *to_limbo)


def rest() -> Cards:
    return others(*LAID_OUT, *TO_THE_TRIO, FOUND, THIRD, *TO_LIMBO, *AFTERWARDS)


def others(*used: Card) -> Cards:
    return tuple(card for card in BASE_DECK if card not in used)


def take(name: str) -> Take:
    return Take(CARDS[name])


def swap(personal: str, shared: str) -> Swap:
    return Swap(CARDS[personal], CARDS[shared])


ANSWERS: Mapping[str, Sequence[Command[Any]]] = {
    "draft": tuple(take(name) for name in "GS1 LS1 GM1 LM1 OM1 AM1".split()),
    "rows": (play("GS1"), play("LS1"), play("GM1")),
    "swap": (discard("AM1"), swap("GS2", "AM2"), play("GS2"), Search()),
    "whose": (play("LM1"), play("OM1"), LetGo(), play("LS2"), Search(), claim("GK1")),
}
"""Answers given in each part, in the order of the parts."""


def begun(part: str) -> Game:
    """Returns the evening at the beginning of this part."""
    return played_until(part, Game.start(BASE, seed=SEED, seats=2, deck=deck()), ANSWERS)


def with_a_spare_key() -> Game:
    """Returns a game in which both have opened an Observatory Door, and its third Key is a shared
    card."""
    known = (*OF_A_KEY, *DREAMT, *FACED)
    game = Game.start(BASE, seed=SEED, seats=2, deck=(*known, *others(*known)))
    for name in "OK1 OK2 GS1 LS1 AM1 GM1".split():
        game.submit(take(name))
    for card, key in (("GS1", "OK1"), ("LS1", "OK2")):
        game.submit(play(card))
        game.submit(claim(key))
    return game


def asleep(game: Game) -> Command[Any]:
    """Returns the answer while nobody looks: Keys are kept for Doors, and no trio is begun."""
    state, decision, legal = game.state, game.pending, game.legal()
    if isinstance(decision, Draft):
        return legal[0]
    if isinstance(decision, OfferSwap):
        return Keep()
    if isinstance(decision, OpenDoor):
        return next(answer for answer in legal if isinstance(answer, Claim))
    row = state.row(state.active)
    places = [answer for answer in legal if isinstance(answer, Play) and answer.card.kind != KEY]
    fitting = [answer for answer in places if not row or answer.card.colours != row[-1].colours]
    if fitting:
        return fitting[0]
    return next(a for a in legal if isinstance(a, Discard) and a.card.kind != KEY)


def late_at_night() -> Game:
    """Returns a game with hidden hands in which one player has four Doors and the other three."""
    game = Game.start(BASE, seed=SEED, seats=2, visibility="hidden", deck=LATE)
    while len(game.state.deck) > ASLEEP:
        game.submit(asleep(game))
    for name in AT_LAST.split():
        game.submit(play(name))
    return game


FOR_TWO = tuple(f"kind for two {n}" for n in (19203, 10030, 47190))
"""Seeds of kind deals for two, found like those of the first night. A simple player wins one of
four games on them, and one of twelve on any deals."""

FIRST_DOORS, SECOND_DOORS = "zone.doors.0", "zone.doors.1"
FIRST_ROW, SECOND_ROW = "zone.row.0", "zone.row.1"
PILE, SHARED = "zone.discard", "zone.shared"


THE_DRAFT = Part(
    "draft",
    msgid("Two hands"),
    partial(begun, "draft"),
    [
        Step(
            [
                msgid("Together you open eight Doors: each of you one of every place."),
                msgid("If the deck runs out before, you lose together."),
            ],
            goes_on,
            otherwise=msgid("First look at the frames for the Doors and at the deck."),
            shows=(FIRST_DOORS, SECOND_DOORS, "zone.deck"),
        ),
        Step(
            [
                msgid("Take three cards each, in turn."),
                msgid("The first player takes a Garden card."),
            ],
            takes("GS1", "GM1"),
            otherwise=msgid("Tonight the first player collects the Garden."),
            shows=("GS1", "GM1"),
        ),
        Step(
            [msgid("Now the other player chooses."), msgid("Take a Library card.")],
            takes("LS1", "LM1"),
            [
                Wrong(
                    takes("GS1", "GM1"),
                    msgid("It helps more in the first hand, beside the other Garden card."),
                )
            ],
            otherwise=msgid("Tonight the second player collects the Library."),
            shows=("LS1", "LM1"),
        ),
        Step(
            [msgid("Cards of one place go well together."), msgid("Take the second Garden card.")],
            takes("GS1", "GM1"),
            [Wrong(takes("LS1", "LM1"), msgid("The other player has begun to collect those."))],
            otherwise=msgid("That would be a third place in one small hand."),
            shows=("GS1", "GM1"),
        ),
        Step(
            [msgid("Take the second Library card for the other hand.")],
            takes("LS1", "LM1"),
            otherwise=msgid("Two cards of one place are worth more than one of each."),
            shows=("LS1", "LM1"),
        ),
        Step(
            [
                msgid("One more for each hand."),
                msgid("Take the Observatory Moon: a Moon fits after any Sun."),
            ],
            takes("OM1"),
            otherwise=msgid("That fits as well, but tonight it is the Observatory Moon."),
            shows=("OM1",),
        ),
        Step(
            [msgid("The last one for the other hand: take the Aquarium Moon.")],
            takes("AM1"),
            otherwise=msgid("That fits as well, but tonight it is the Aquarium Moon."),
            shows=("AM1",),
        ),
        Step(
            [
                msgid("Two cards are left: they are shared."),
                msgid("Whoever plays may use them like cards of the hand."),
            ],
            goes_on,
            otherwise=msgid("Before the first turn, look at the shared cards."),
            shows=(SHARED,),
        ),
    ],
)

TWO_ROWS = Part(
    "rows",
    msgid("Two rows"),
    partial(begun, "rows"),
    [
        Step(
            [
                msgid("Each of you has a row."),
                msgid("The first player begins: play the Garden Sun."),
            ],
            plays("GS1"),
            [ANY_MAY_BEGIN, EMPTY_ROW],
            shows=("GS1", FIRST_ROW),
        ),
        Step(
            [
                msgid("Now it is the other player’s turn."),
                msgid("Play the Library Sun: it begins the second row."),
            ],
            plays("LS1"),
            [
                Wrong(
                    answers(Play),
                    msgid("Any card may begin a row, but tonight it is the Library Sun."),
                ),
                EMPTY_ROW,
            ],
            shows=("LS1", SECOND_ROW),
        ),
        Step(
            [
                msgid("In a row no two neighbours show the same symbol."),
                msgid("So after a Sun only a Moon or a Key fits, whatever its place."),
            ],
            goes_on,
            otherwise=msgid("First look at the symbols of the two rows."),
            shows=(FIRST_ROW, SECOND_ROW),
        ),
        Step(
            [
                msgid("A Door is found by three of one place, side by side in one row."),
                msgid("Go on in the first row: play the Garden Moon."),
            ],
            plays("GM1"),
            [SAME_SYMBOL, FITS_GARDEN, NO_DISCARD],
            shows=("GM1", FIRST_ROW),
        ),
        Step(
            [
                msgid("Two of three: a third Garden card in this row will find a Garden Door."),
                msgid("A card of another place would break the run, and it would begin anew."),
            ],
            goes_on,
            otherwise=msgid("First look at the first row: it counts 2 of 3."),
            shows=(FIRST_ROW,),
        ),
    ],
)

THE_SWAP = Part(
    "swap",
    msgid("A card for the other"),
    partial(begun, "swap"),
    [
        Step(
            [
                msgid("A Garden Sun has come into the wrong hand."),
                msgid("Discard the Aquarium Moon: after a discard you may swap."),
            ],
            discards("AM1"),
            [
                Wrong(
                    discards("GS2"), msgid("The first row needs just this one: discard the Moon.")
                ),
                SAME_SYMBOL,
                Wrong(answers(Play), msgid("That fits, but after a card is played nobody swaps.")),
                Wrong(answers(Discard), msgid("That card helps you both more than the Moon.")),
            ],
            shows=("AM1", "GS2"),
        ),
        Step(
            [
                msgid("Now the other player can have it."),
                msgid("Lay the Garden Sun on a shared card."),
            ],
            gives("GS2"),
            [
                Wrong(
                    answers(Keep), msgid("Then it would stay in a hand in which it helps nobody.")
                ),
                Wrong(answers(Swap), msgid("It is the Garden Sun that the other player needs.")),
            ],
            shows=("GS2", SHARED),
        ),
        Step(
            [
                msgid("The third Garden card lies between you."),
                msgid("Play the shared Garden Sun into the first row."),
            ],
            plays("GS2"),
            [
                SAME_SYMBOL,
                Wrong(
                    answers(Play),
                    msgid("That is another place: the Garden would have to begin anew."),
                ),
                NO_DISCARD,
            ],
            shows=("GS2", FIRST_ROW),
        ),
        Step(
            [
                msgid("Three of one place are a trio: they find its Door."),
                msgid("Search the deck for it."),
            ],
            answers(Search),
            [TRIO_WASTED],
            shows=("button.search",),
        ),
        Step(
            [
                msgid("The Door lies with the player who found it."),
                msgid("After every search the deck is shuffled."),
            ],
            goes_on,
            otherwise=msgid("First look at the Door and at the deck."),
            shows=(FIRST_DOORS, "zone.deck"),
        ),
    ],
)


KEEP_THE_KEY = msgid("Keep the shared Key: it can open a Door for either of you.")
SHARED_KEY = Wrong(plays_key, KEEP_THE_KEY), Wrong(discards_key, KEEP_THE_KEY)

WHOSE_DOOR = Part(
    "whose",
    msgid("Whose Door?"),
    partial(begun, "whose"),
    [
        Step(
            [
                msgid("Each of you needs four Doors: one of every place."),
                msgid("Go on in the second row: play the Library Moon."),
            ],
            plays("LM1"),
            [
                *SHARED_KEY,
                SAME_SYMBOL,
                Wrong(
                    answers(Play), msgid("That fits too, but this row has begun with the Library.")
                ),
                NO_DISCARD,
            ],
            shows=("LM1", FIRST_DOORS, SECOND_DOORS),
        ),
        Step(
            [
                msgid("A Key lies between you now: it opens a Door of its place that comes up."),
                msgid("Play the Observatory Moon, and see what is drawn."),
            ],
            plays("OM1"),
            [*SHARED_KEY, SAME_SYMBOL, NO_DISCARD],
            shows=("OM1", FIRST_ROW),
        ),
        Step(
            [
                msgid("A second Garden Door, and the other player still has none."),
                msgid("Let it go to Limbo: it will come again."),
            ],
            answers(LetGo),
            [
                Wrong(
                    opens("GK1"),
                    msgid("There are only two: with both, you would block the other player."),
                )
            ],
            shows=(FIRST_DOORS, "zone.limbo"),
        ),
        Step(
            [
                msgid("When the turn ended, Limbo was shuffled back into the deck."),
                msgid("Play the third Library card into the second row."),
            ],
            plays("LS2"),
            [
                *SHARED_KEY,
                SAME_SYMBOL,
                Wrong(
                    answers(Play),
                    msgid("That is another place: the Library would have to begin anew."),
                ),
                NO_DISCARD,
            ],
            shows=("LS2", SECOND_ROW),
        ),
        Step(
            [msgid("A trio again: search the deck for the Library Door.")],
            answers(Search),
            [TRIO_WASTED],
            shows=("button.search",),
        ),
        Step(
            [
                msgid("The Garden Door comes up again: now it helps."),
                msgid("Open it with the shared Key."),
            ],
            opens("GK1"),
            [
                Wrong(answers(Claim), msgid("Only a Key opens a Door: take the shared one.")),
                Wrong(
                    answers(LetGo),
                    msgid("This player has no Garden Door yet, and here is its Key."),
                ),
            ],
            shows=("GK1", "GD2"),
        ),
        Step(
            [
                msgid("Now you both have a Garden Door."),
                msgid("Once each of you has all four places, you win together."),
            ],
            goes_on,
            otherwise=msgid("That can wait: first look at the Doors of both."),
            shows=(FIRST_DOORS, SECOND_DOORS),
        ),
    ],
)

THE_CLOTH = Part(
    "cloth",
    msgid("Hidden hands"),
    late_at_night,
    [
        Step(
            [
                msgid("Later, with hidden hands, only one Door is missing."),
                msgid("Now play a card of the hand that fits."),
            ],
            plays("AM3"),
            [
                Wrong(plays_key, msgid("That fits too, but the shared Key could help you both.")),
                Wrong(discards_key, msgid("Nothing has to be foreseen: the end is near.")),
                SAME_SYMBOL,
                Wrong(answers(Discard), msgid("There is a card that fits: play it.")),
            ],
            shows=("button.lift",),
        ),
        Step(
            [
                msgid("The cloth has fallen: now only the other player looks."),
                msgid("The second row ends with two Library cards: play a third."),
            ],
            plays("LM4", "LK3"),
            [
                SAME_SYMBOL,
                Wrong(answers(Discard), msgid("The third Library card can be played: look again.")),
            ],
            shows=(SECOND_ROW,),
        ),
        Step(
            [msgid("The last Door: search the deck for it.")],
            answers(Search),
            [TRIO_WASTED],
            shows=("button.search", SECOND_DOORS),
        ),
    ],
    goes_on=False,
)


THE_DREAMS = Part(
    "dreams",
    msgid("A Prophecy and a Nightmare"),
    with_a_spare_key,
    [
        Step(
            [
                msgid("Each of you has an Observatory Door: its Key opens nothing any more."),
                msgid("Discard the shared Observatory Key: it shows what is coming."),
            ],
            discards("OK3"),
            [
                KEY_PLAYED,
                Wrong(discards("AK1"), msgid("Keep this one: both still need the Aquarium.")),
                NOT_A_KEY,
                Wrong(answers(Play), msgid("The row can wait until you know what is coming.")),
            ],
            shows=("OK3", PILE),
        ),
        Step(
            [
                msgid("After a discard you may swap, but this time all lies well."),
                msgid("Play on without a swap."),
            ],
            answers(Keep),
            [Wrong(answers(Swap), msgid("The cards lie well: this time without a swap."))],
            shows=("button.keep",),
        ),
        Step(
            [
                msgid("Five cards: one goes for good, so choose the Nightmare."),
                msgid("Lay the Aquarium Door as number 1: its Key lies between you."),
            ],
            foresees("NM1", "AD1"),
            [
                DOOR_THROWN,
                Wrong(
                    throws("NM1"),
                    msgid("You share the Aquarium Key, so its Door should come next: number 1."),
                ),
                NIGHTMARE_KEPT,
            ],
            shows=("NM1", "AD1", PILE),
        ),
        Step(
            [msgid("Here is the Door, just as you saw it."), msgid("Open it with the shared Key.")],
            opens("AK1"),
            [
                Wrong(answers(Claim), msgid("Only a Key opens a Door: take the shared one.")),
                Wrong(
                    answers(LetGo),
                    msgid("This player has no Aquarium Door yet, and here is its Key."),
                ),
            ],
            shows=("AK1", "AD1"),
        ),
        Step(
            [
                msgid("Now the other player, whose row has begun with the Library."),
                msgid("Play the Library Moon."),
            ],
            plays("LM2"),
            [
                SAME_SYMBOL,
                Wrong(
                    answers(Play), msgid("That fits too, but this row has begun with the Library.")
                ),
                NO_DISCARD,
            ],
            shows=("LM2",),
        ),
        Step(
            [
                msgid("The first player goes on, and one Moon is as good as the other."),
                msgid("Play a Moon."),
            ],
            plays("AM1", "LM1"),
            [SAME_SYMBOL, NO_DISCARD],
            shows=("AM1", "LM1"),
        ),
        Step(
            [
                msgid("A Nightmare wants a price from whoever draws it: each says what it costs."),
                msgid("Talk it over, and pay what you both miss least."),
            ],
            answers(LoseDoor, RevealFive, LoseHand),
            shows=(SHARED,),
        ),
        Step(
            [
                msgid("The shared cards are part of the hand: a price can cost you both."),
                msgid("And there are ten Nightmares, as there are when one plays alone."),
            ],
            goes_on,
            otherwise=msgid("First look at what the Nightmare has taken."),
            shows=(PILE,),
        ),
    ],
    goes_on=False,
)


EVENING_FOR_TWO = Lesson(
    "evening for two",
    msgid("An evening for two"),
    msgid("Ten minutes at one screen, for two who have never played."),
    seats=2,
    parts=[THE_DRAFT, TWO_ROWS, THE_SWAP, WHOSE_DOOR, THE_DREAMS, THE_CLOTH],
    farewell=[
        msgid("Each of you has a Door of every place: you have won together."),
        msgid("Now your names, and a real game with cards that lie kindly."),
    ],
    kind=FOR_TWO,
)
