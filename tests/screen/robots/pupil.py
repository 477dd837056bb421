"""A pupil at the table, who turns acts into gestures with the mouse or with keys alone."""

from collections.abc import Callable, Iterator
from itertools import cycle, islice

from game.editions.base.door import Claim
from game.editions.base.explore import Discard, Play, Search
from game.editions.base.nightmare import LoseDoor
from game.editions.base.partners import Swap, Take
from game.editions.base.prophecy import Foresee
from game.editions.book.effects import Exchange, Raise
from game.editions.book.spells import Cast
from game.editions.catchers.freeing import OpenFailsafe
from game.editions.dreams.effects import LoseKey
from game.editions.dreams.happy_dream import Dispel, PutBack, SiftOut, Wish
from game.editions.glyphs.incantation import Sink
from game.editions.oniverse.deck_powers import CastNet, Kindle, LayByLamp, LowerCatch
from game.editions.oniverse.denizens import MAGPIE, PEDLAR, rallied_in
from game.editions.oniverse.event_powers import Ferry, OpenDyed, SearchBeyond
from game.editions.oniverse.hand_powers import Entrust, Trade
from game.editions.oniverse.row_powers import PlayAlike, Sweep
from game.editions.oniverse.welcome import Rally
from game.editions.towers.alignment import ALIGNMENT, Build
from game.editions.towers.lookout import Arrange
from game.editions.towers.ruin import GiveTower
from game.learning.lesson import Act, GoOn, Lesson, LookUp, TakeBack
from game.learning.tutor import Tutor
from game.rules.card import Card
from game.screen.input.pointer import LONG
from game.table.hands.choices import button_id, grip_of, kind_id
from game.table.hands.clicks import choices
from tests.learning.pupils import ALONE, wise
from tests.screen.games.test_keyboard import go
from tests.screen.robots.gestures import Drag, Gesture, Hold, Key
from tests.screen.robots.glass import Glass
from tests.screen.robots.player import at, cards, has, in_state, middle, press, thing

PILE, MET = "zone.discard", "zone.revealed"
TRAY = "button.tray"
"""The button of the cards that were lost last. It may lie over the spells until they are put
away."""
PAID = "button.choose", "button.pay"
"""The buttons that pay for a spell with the cards that are missed least."""
FOUND_AT = {
    LookUp.UNSEEN: ("button.unseen", "c"),
    LookUp.BOOK: ("button.book", "F1"),
    LookUp.HINT: ("button.hint", "h"),
}
"""Button and key of a look-up."""
TO_BUTTONS, FAR = ("Tab", *["Right"] * 3, *["Left"] * 3), 100
"""Keys that lead the focus to a button, and how many of them are tried."""
LOSE_DOOR = "button.lose_door."


def tutor_of(glass: Glass) -> Tutor:
    """Returns the tutor of the lesson at the table."""
    lesson = glass.table.lesson
    assert lesson is not None
    return lesson.tutor


def read(glass: Glass) -> tuple[str, str]:
    """Returns the heading and the body of the prompt."""
    told = {one["id"]: one["name"] for one in glass.description["things"]}
    return told["text.heading"], told.get("text.body", "")


def drag(glass: Glass, what: str, where: str) -> Drag:
    """Returns a drag of one thing onto another, given by their ids."""
    return Drag(at(thing(glass.description, what)), middle(thing(glass.description, where)))


def by_mouse(glass: Glass, act: Act) -> Iterator[Gesture]:
    """Yields the gestures of an act with the mouse: drags, and clicks where nothing can be
    dragged."""
    match act:
        case GoOn():
            yield press(glass.description, "button.go_on")
        case TakeBack():
            yield press(glass.description, "button.undo")
        case LookUp.CARD:
            yield Hold(at(cards(glass.description, "hand")[0]), LONG + 0.1)
            yield Key("Escape")
        case LookUp():
            yield press(glass.description, FOUND_AT[act][0])
            if act is not LookUp.HINT:
                yield Key("Escape")
        case Play(card) | PlayAlike(card) | Sweep(card):
            yield drag(glass, card.id, f"zone.row.{glass.table.session.seat}")
        case Kindle(denizen) | CastNet(denizen):
            yield drag(glass, denizen.id, "zone.deck")
        case Trade() | Entrust():
            yield drag(glass, *card_and_denizen(glass, act))
        case Discard(card):
            yield drag(glass, card.id, PILE)
        case Claim(card) | LoseDoor(card) | GiveTower(card) | Rally(card) | Ferry(card):
            yield drag(glass, card.id, MET)
        case OpenDyed(card):
            yield drag(glass, card.id, MET)
        case Take(card):
            yield drag(glass, card.id, f"zone.hand.{glass.table.session.seat}")
        case Swap(personal, shared):
            yield drag(glass, personal.id, shared.id)
        case Foresee(thrown, order):
            for chosen in filter(None, (thrown, *order[:-1])):
                yield press(glass.description, chosen.id)
            yield press(glass.description, "button.confirm")
        case Sink() | Arrange() | Raise() | PutBack() | LayByLamp() | LowerCatch():
            for chosen in in_order(act)[:-1]:
                yield press(glass.description, chosen.id)
            yield press(glass.description, "button.confirm")
        case Dispel() | SiftOut():
            yield press(glass.description, grip_of(act))
            yield press(glass.description, button_id(act))
        case Wish() | LoseKey():
            if not has(glass.description, "zone.panel"):
                yield press(glass.description, kind_id(type(act)))
            yield press(glass.description, chosen_in_panel(glass, act))
        case Exchange(first, second) | OpenFailsafe(first, second):
            yield drag(glass, first.id, second.id)
        case Build(tower):
            yield Drag(at(thing(glass.description, tower.id)), half_for(glass, act))
        case Cast(spell):
            if has(glass.description, TRAY):
                yield press(glass.description, TRAY)
            for key in (f"ribbon.{spell}", *PAID):
                yield press(glass.description, key)
        case _:
            yield press(glass.description, button_id(act))


def by_keys(glass: Glass, act: Act) -> Iterator[Gesture]:
    """Yields the gestures of an act by keys alone."""
    match act:
        case GoOn() if in_state(glass.description, "focused"):
            for key in islice(cycle(TO_BUTTONS), FAR):
                if "focused" in thing(glass.description, "button.go_on")["state"]:
                    break
                yield Key(key)
            yield Key("Return")
        case Search() if has(glass.description, button_id(SearchBeyond())):
            yield from walk(glass, button_id(act))
        case GoOn() | Search():
            yield Key("Return")
        case TakeBack():
            yield Key("z")
        case LookUp.CARD:
            for key in ("1", "r", "Escape"):
                yield Key(key)
        case LookUp():
            yield Key(FOUND_AT[act][1])
            if act is not LookUp.HINT:
                yield Key("Escape")
        case Take(card) | Play(card) | Discard(card):
            yield number_of(glass, card)
            yield Key("d" if isinstance(act, Discard) else "p")
        case Swap(personal, shared):
            yield number_of(glass, personal)
            yield from walk(glass, shared.id)
        case Foresee(thrown, order):
            for chosen in filter(None, (thrown, *order[:-1])):
                yield number_of(glass, chosen)
            yield from walk(glass, "button.confirm")
        case Sink() | Arrange() | Raise() | PutBack() | LayByLamp() | LowerCatch():
            for chosen in in_order(act)[:-1]:
                yield number_of(glass, chosen)
            yield from walk(glass, "button.confirm")
        case Dispel():
            yield from walk(glass, grip_of(act), button_id(act))
        case SiftOut(card):
            yield number_of(glass, card)
            yield from walk(glass, button_id(act))
        case Wish() | LoseKey():
            if not has(glass.description, "zone.panel"):
                yield from walk(glass, kind_id(type(act)))
            yield from walk(glass, chosen_in_panel(glass, act))
        case Kindle(denizen) | CastNet(denizen):
            yield from walk(glass, denizen.id, "zone.deck")
        case Sweep(denizen):
            yield from walk(glass, denizen.id, f"zone.row.{glass.table.session.seat}")
        case PlayAlike(card):
            yield number_of(glass, card)
            yield from walk(glass, button_id(act))
        case Trade() | Entrust():
            yield from walk(glass, *card_and_denizen(glass, act))
        case Exchange(first, second) | OpenFailsafe(first, second):
            yield from walk(glass, first.id, second.id)
        case GiveTower(tower):
            yield from walk(glass, tower.id, MET)
        case LoseDoor():
            told = (one["id"] for one in glass.description["things"])
            yield from walk(glass, next(key for key in told if key.startswith(LOSE_DOOR)))
        case Build(tower):
            yield number_of(glass, tower)
            yield from walk(glass, button_id(act))
        case Cast(spell):
            yield from walk(glass, f"ribbon.{spell}", *PAID)
        case _:
            yield from walk(glass, button_id(act))


def chosen_in_panel(glass: Glass, act: Wish | LoseKey) -> str:
    """Returns the id of the card in the panel that stands for the one that is named: one stands for
    all that are alike."""
    face = vars(act)["card" if isinstance(act, Wish) else "key"].face
    cards = glass.table.session.game.rules.cards
    told = (one["id"] for one in glass.description["things"])
    shown = (key for key in told if key.startswith("choose."))
    return next(key for key in shown if cards[key.removeprefix("choose.")].face == face)


def card_and_denizen(glass: Glass, act: Trade | Entrust) -> tuple[str, str]:
    """Returns the ids of a card and of the Denizen on which it is laid."""
    face = PEDLAR if isinstance(act, Trade) else MAGPIE
    denizen = rallied_in(glass.table.session.view, face)[0]
    assert act.card is not None
    return act.card.id, denizen.id


def in_order(act: Sink | Arrange | Raise | PutBack | LayByLamp | LowerCatch) -> list[Card]:
    """Returns the cards of an answer that orders them, first card first."""
    first = (act.card,) if isinstance(act, Raise) else ()
    return [card for card in (*first, *act.order) if card is not None]


def half_for(glass: Glass, act: Build) -> tuple[int, int]:
    """Returns a point in the half of the Alignment that stands for the end that is named: its
    middle belongs to neither."""
    x, y, w, h = thing(glass.description, f"zone.{ALIGNMENT}")["rect"]
    return x + w * (1 if act.end == "left" else 3) // 4, y + h // 2


def number_of(glass: Glass, card: Card) -> Key:
    """Returns the number key that chooses a card."""
    return Key(str(1 + choices(glass.table.session).index(card)))


def walk(glass: Glass, *goals: str) -> Iterator[Key]:
    """Leads the focus to one thing after another, and yields a key that presses each."""
    for goal in goals:
        go(glass, goal)
        yield Key("Return")


def act_out(glass: Glass, way: Callable[[Glass, Act], Iterator[Gesture]], act: Act) -> None:
    """Carries out an act and waits until all that comes of it is told. Cloths fall and are lifted
    before, as in any game."""
    if glass.table.session.viewer.parting:
        glass.do(Key("x"))
        glass.until_rest()
    if glass.table.session.viewer.covers:
        glass.look()
    for gesture in way(glass, act):
        glass.do(gesture)
    glass.until_rest()
    glass.step()


def acts_on(tutor: Tutor) -> list[Act]:
    """Returns what leads on from here: one act, or all acts of a part in which the pupil finds the
    way alone."""
    return list(ALONE.get(tutor.part.name, ())) or [wise(tutor)]


def begin(glass: Glass, lesson: Lesson, part: str = "") -> None:
    """Opens the table of a lesson, dealt and at rest."""
    glass.app.lessons.begin(lesson, part)
    glass.step()
    glass.scene.settle()
    glass.until_rest()
