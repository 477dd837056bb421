"""The Dreamcatchers at the table: how their events and answers are told, laid, moved and heard."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.editions.base.explore import CompleteTrio, Discard, Play, PlayOrDiscard
from game.editions.base.prophecy import Prophesy
from game.editions.base.table.ways import into_limbo, trail
from game.editions.catchers import freeing, hoops, worth
from game.editions.catchers import words as sentences
from game.rules.state import DECK, DOORS, LIMBO, owned
from game.table.asking import symbols
from game.table.asking.questions import on_things
from game.table.layout.spreads import thread_to
from game.table.motion.choreography import in_zone
from game.table.motion.cues import Cue, Moment, once
from game.table.motion.lights import Effect, Lamp
from game.table.motion.motions import APPROACH, CROSS_FADE, USUAL, Motion
from game.table.motion.timeline import IN
from game.table.staging import (
    Aim,
    CommandRow,
    DecisionRow,
    Deed,
    EventRow,
    KindLook,
    Landmark,
    Opening,
    Sign,
    SoundRow,
    Staging,
    ZoneLook,
)
from game.words import msgid


def drawn(moment: Moment, event: hoops.LostDreamDrawn) -> Iterator[Cue]:
    yield moment.at(LIMBO, "slide", moment.late)
    yield Cue("limbo", delay=moment.late + APPROACH)


def caught(moment: Moment, event: hoops.LimboCaught) -> Iterator[Cue]:
    zone = hoops.zone_of(event.catcher)
    yield moment.at(zone, "slide")
    yield moment.at(zone, "caught", moment.landed)


def freed(moment: Moment, event: freeing.CatcherFreed) -> Iterator[Cue]:
    yield moment.at(hoops.zone_of(event.catcher), "freed")
    yield moment.at(DECK, "land", moment.landed)


def tags_swing(lamp: Lamp, event: hoops.LimboCaught) -> Iterator[Effect]:
    """Lets caught cards swing after they have come to hang, one tag after the other."""
    _, *caught = in_zone(lamp.change.after, hoops.zone_of(event.catcher))
    for number, key in enumerate(caught):
        landed = lamp.motion.duration + number * lamp.motion.each
        yield from lamp.light("sway", key, lamp.at(key), landed)


def hoop_swings(lamp: Lamp, event: freeing.CatcherFreed) -> Iterator[Effect]:
    """The Dreamcatcher swings as its cards leave it."""
    yield from lamp.light("sway", event.catcher.id, lamp.at(event.catcher.id))


def threads_snap(lamp: Lamp, event: hoops.CatcherTorn) -> Iterator[Effect]:
    """The threads of what has torn spring back."""
    zone = hoops.zone_of(event.catcher)
    for effect in lamp.light("snap", zone, lamp.at(zone)):
        yield replace(effect, area=thread_to(lamp.change.before, zone))


def all_swing(lamp: Lamp, event: hoops.CatchersEmptied) -> Iterator[Effect]:
    """Every Dreamcatcher that is left swings as its cards leave it."""
    for number, hoop in enumerate(hoops.HOOPS):
        if hoop.id in lamp.change.after.sprites:
            yield from lamp.light("sway", hoop.id, lamp.at(hoop.id), 0.07 * number)


STAGING = Staging(
    events={
        hoops.LostDreamDrawn: EventRow(
            told=msgid("{card} comes up, and goes to Limbo."),
            briefly=sentences.dreams_drawn,
            motion=Motion(0.6, IN, stagger=0.07, wait=0.3),
            dealt=True,
            way=into_limbo,
            light=trail,
            sound=drawn,
            counted=Deed(
                lambda words, n: words.plural("{n} Lost Dream drawn", "{n} Lost Dreams drawn", n),
                always=False,
            ),
            cards=lambda event: [(event.card, msgid("to Limbo"))],
            landmark=Landmark("kind-DL", msgid("Lost Dream")),
        ),
        hoops.LimboCaught: EventRow(
            told=sentences.caught,
            briefly=sentences.caught_briefly,
            motion=Motion(0.5, each=0.06, land=0.0, wait=0.3),
            still=replace(CROSS_FADE, wait=0.4),
            light=tags_swing,
            sound=caught,
            cards=lambda event: [],
        ),
        freeing.CatcherFreed: EventRow(
            told=sentences.freed,
            briefly=sentences.freed_briefly,
            motion=Motion(0.45, each=0.04, land=0.0, wait=0.2),
            still=replace(CROSS_FADE, wait=0.4),
            light=hoop_swings,
            sound=freed,
            counted=Deed(
                lambda words, n: words.plural(
                    "{n} Dreamcatcher freed", "{n} Dreamcatchers freed", n
                ),
                always=False,
            ),
            cards=lambda event: [],
            landmark=Landmark("catcher-freed", msgid("Dreamcatcher freed")),
        ),
        freeing.FailsafeUsed: EventRow(
            told=msgid("A Failsafe Book is used, and leaves the game."),
            briefly="",
            motion=replace(USUAL, wait=0.3),
            still=replace(CROSS_FADE, wait=0.4),
            sound=once("slide"),
            cards=lambda event: [(event.book, msgid("used"))],
        ),
        hoops.CatcherTorn: EventRow(
            told=sentences.torn,
            briefly=msgid("A Dreamcatcher tore."),
            motion=Motion(0.7, IN, wait=0.5),
            still=replace(CROSS_FADE, wait=0.5),
            light=threads_snap,
            sound=once("threads-snap"),
            cards=lambda event: [(event.catcher, msgid("torn"))],
            landmark=Landmark("catcher-tears", msgid("Dreamcatcher torn"), lost=True),
        ),
        hoops.CatchersEmptied: EventRow(
            told=msgid("All that was caught, and Limbo, go back to the deck."),
            briefly="",
            motion=Motion(0.45, each=0.03, land=0.0, wait=0.2),
            light=all_swing,
            sound=once("return"),
            cards=lambda event: [],
        ),
    },
    commands={
        Play: CommandRow(
            decisive=(sentences.book_stays,), reasons=(sentences.finishes_for_a_caught_door,)
        ),
        Discard: CommandRow(decisive=(sentences.book_stays,)),
        freeing.Free: CommandRow(
            label=sentences.free,
            way=msgid("Free a Dreamcatcher"),
            effect=msgid("The cards on it are shuffled into the deck."),
            follows=sentences.what_comes_back,
            reasons=(
                sentences.makes_room,
                sentences.a_door_comes_back,
                sentences.one_more_is_empty,
                sentences.no_nightmare_wakes,
            ),
            use=msgid("to free"),
            laid=lambda command, view: (command.catcher.id, DECK),
            short=lambda words, command: words.say("Free"),
        ),
        freeing.FreeNone: CommandRow(
            label=msgid("Free none"),
            effect=msgid("All that is caught stays where it is."),
            reasons=(sentences.stays_caught,),
        ),
        freeing.SearchCatcher: CommandRow(
            label=sentences.search_catcher,
            way=msgid("Take the Door from a Dreamcatcher"),
            effect=msgid("It opens, and the deck is shuffled."),
            follows=sentences.taking,
            reasons=(sentences.opens_the_caught, sentences.makes_a_catcher_lighter),
            use=msgid("to open"),
            short=lambda words, command: words.say("Take it"),
            laid=lambda command, view: (command.door.id, owned(DOORS, view.active)),
            sign=Sign("kind-DC", msgid("from a Dreamcatcher")),
            gains=True,
            opens=Opening(
                "catcher",
                lambda words, n: words.say("{n} from a Dreamcatcher", n=n) if n else "",
            ),
        ),
        freeing.OpenFailsafe: CommandRow(
            label=sentences.open_failsafe,
            way=msgid("Use a Failsafe Book"),
            effect=msgid("It frees a Dreamcatcher, and leaves the game. Then the turn goes on."),
            reasons=(
                sentences.makes_room,
                sentences.a_door_comes_back,
                sentences.one_more_is_empty,
            ),
            barred=msgid("No card is caught there."),
            use=msgid("to use"),
            laid=lambda command, view: (command.book.id, command.catcher.id),
            short=sentences.free_by_book,
        ),
        hoops.Tear: CommandRow(
            label=sentences.tear,
            way=msgid("Give up a Dreamcatcher"),
            effect=msgid("It leaves the game; all that is caught goes back to the deck."),
            use=msgid("to give up"),
            laid=lambda command, view: (command.catcher.id, LIMBO),
            short=lambda words, command: words.say("Tear"),
            loses=True,
        ),
    },
    decisions={
        freeing.ChooseFreeing: DecisionRow(
            heading=msgid("Free a Dreamcatcher?"),
            body=msgid("The cards on it go back to the deck before it is shuffled."),
            where_to_lay=msgid("Lay a Dreamcatcher on the deck to free it."),
            presented=on_things,
            worth=(worth.freeing,),
        ),
        hoops.LoseCatcher: DecisionRow(
            heading=msgid("A Dreamcatcher tears"),
            body=sentences.which_tears,
            where_to_lay=msgid("Lay a Dreamcatcher on Limbo to give it up."),
            presented=on_things,
        ),
        CompleteTrio: DecisionRow(
            where_to_lay=msgid("Lay the Door of a Dreamcatcher where open Doors lie."),
            worth=(worth.trio,),
        ),
        PlayOrDiscard: DecisionRow(worth=(worth.action,)),
        Prophesy: DecisionRow(worth=(worth.prophecy,)),
    },
    zones={
        **{
            zone: ZoneLook(
                caption=msgid("Dreamcatcher"),
                hint=sentences.catcher,
                lay_here=msgid("Free it"),
                hung=msgid("Dreamcatchers"),
            )
            for zone in hoops.CATCHERS
        },
        hoops.FAILSAFE: ZoneLook(caption=msgid("Books"), hint=sentences.failsafe, scenery="shelf"),
        hoops.TORN: ZoneLook(caption=msgid("Torn and used up"), roomless=True),
    },
    kinds={
        hoops.CATCHER: KindLook(
            name=msgid("Dreamcatcher"), many=msgid("Dreamcatchers"), about=sentences.a_catcher
        ),
        hoops.LOST_DREAM: KindLook(
            name=msgid("Lost Dream"), many=msgid("Lost Dreams"), about=sentences.A_LOST_DREAM
        ),
        hoops.BOOK: KindLook(
            name=msgid("Failsafe Book"), many=msgid("Failsafe Books"), about=sentences.A_BOOK
        ),
    },
    aims=(
        Aim(
            "dreams",
            msgid("Lost Dreams"),
            symbols.of_kind(hoops.LOST_DREAM),
            hoops.CATCHERS[0],
            hoops.dreams_caught,
            lambda view: len(hoops.LOST_DREAMS),
        ),
    ),
    sounds={
        "threads-snap": SoundRow(caption=msgid("(threads snap)")),
        "caught": SoundRow(caption=msgid("(silk hums)"), once=True),
        "freed": SoundRow(caption=msgid("(a knot comes undone)")),
    },
)
