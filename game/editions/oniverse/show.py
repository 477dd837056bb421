"""The Oniverse at the table: how each of its events and answers is told, put, laid, moved and
heard."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from game.editions.base.advice import why_cards
from game.editions.base.door import Claim, LetGo, OpenDoor
from game.editions.base.explore import CompleteTrio, PlayOrDiscard, Search
from game.editions.base.nightmare import FaceNightmare, LoseDoor
from game.editions.base.table.ways import into_limbo, trail
from game.editions.oniverse import (
    deck_powers,
    denizens,
    event_powers,
    hand_powers,
    row_powers,
    welcome,
    worth,
)
from game.editions.oniverse import words as sentences
from game.editions.oniverse.denizens import DENIZEN, MAGPIE, PEDLAR, rallied_in
from game.rules.card import Card, Kind
from game.rules.event import Secret
from game.rules.state import DECK, DISCARD, LIMBO, REVEALED, ROW, owned
from game.rules.view import View
from game.table.asking.prompt import Gift
from game.table.asking.questions import in_order, on_things
from game.table.layout.poses import Pose
from game.table.motion.choreography import ABOVE, Change, Steps
from game.table.motion.cues import Cue, Moment, once
from game.table.motion.lights import Effect, Lamp
from game.table.motion.motions import APPROACH, CROSS_FADE, USUAL, Motion
from game.table.motion.timeline import IN, IN_OUT, OUT, Tween
from game.table.staging import (
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
from game.words import Words, msgid

SWINGS, SWING = (9.0, -6.0, 3.0), 0.13
"""Angles to which a Denizen swings when it is rallied, in degrees, and the seconds of a swing."""


def on_denizen(face: str, view: View) -> str:
    """Returns the Denizen with this face on which a card is laid; the first that stands there."""
    return next((card.id for card in rallied_in(view, face)), "")


def own_row(view: View) -> str:
    return owned(ROW, view.active)


def ferryman(view: View) -> Secret:
    return rallied_in(view, denizens.FERRYMAN)[:1]


def by_dyer(words: Words, count: int) -> str:
    """Tells the Doors opened with the Dyer only if there are any: most games have none."""
    return words.say("{n} by the Dyer", n=count) if count else ""


def beyond_by_trio(words: Words, count: int) -> str:
    return words.say("{n} to the Oniverse", n=count) if count else ""


def welcomed(lamp: Lamp, event: welcome.DenizenRallied) -> Iterator[Effect]:
    """The Denizen glows as it takes its place, and its limbs swing on after it; where nothing
    moves, a ring comes and goes there."""
    kind, key = "ring" if lamp.reduced else "glow", event.denizen.id
    yield from lamp.light(kind, key, lamp.at(key))
    yield from lamp.light("wave", key, lamp.at(key), lamp.motion.duration)


def helps(lamp: Lamp, event: denizens.DenizenSpent) -> Iterator[Effect]:
    """The limbs of a Denizen swing as it helps and goes, and hang when it lies there."""
    for effect in lamp.light("wave", event.denizen.id, lamp.at(event.denizen.id)):
        yield replace(effect, duration=lamp.motion.duration)


def dangles(change: Change, start: Pose, end: Pose, motion: Motion) -> Steps:
    """A Denizen that is rallied comes down on its strings, and swings out as a puppet does."""
    poses = [end, *(swung(end, angle) for angle in SWINGS), end]
    swings = (Tween(one, other, SWING, IN_OUT, above=ABOVE) for one, other in pairwise(poses))
    return *change.flight(start, end, motion), *swings


def swung(pose: Pose, angle: float) -> Pose:
    """Returns the pose of a card that hangs at the middle of its upper edge, at this angle in
    degrees counter-clockwise to that in which it rests."""
    turn, length = math.radians(angle), pose.height / 2
    x, y = pose.x + length * math.sin(turn), pose.y - length * (1 - math.cos(turn))
    return replace(pose, x=x, y=y, angle=pose.angle + angle)


def ferried(moment: Moment, event: event_powers.NightmareFerried) -> Iterator[Cue]:
    yield moment.at(LIMBO, "slide")
    yield Cue("limbo", delay=moment.late + APPROACH)


def shown(event: deck_powers.NetCast) -> Iterator[tuple[Card, str]]:
    yield from ((card, msgid("shown")) for card in event.cards)


def caught(event: deck_powers.NightmaresNetted) -> Iterator[tuple[Card, str]]:
    yield from ((card, msgid("netted")) for card in event.cards)


def swept(event: row_powers.RowSwept) -> Iterator[tuple[Card, str]]:
    yield from ((card, msgid("swept away")) for card in event.cards)


def exchanged(event: hand_powers.GoodsExchanged) -> Iterator[tuple[Card, str]]:
    yield event.given, msgid("given")
    yield event.taken, msgid("taken")


STAGING = Staging(
    events={
        denizens.DenizensCalled: EventRow(
            told=sentences.called, briefly="", cards=lambda event: []
        ),
        welcome.DenizenDrawn: EventRow(
            told=msgid("{denizen} comes up."),
            briefly="",
            motion=Motion(0.5, wait=0.2, fade=0.25),
            sound=lambda moment, event: moment.draw(REVEALED, event.denizen),
            cards=lambda event: [],
        ),
        welcome.GiftDiscarded: EventRow(
            told=msgid("{card} goes to the discard pile."),
            briefly="",
            motion=replace(USUAL, wait=0.1),
            sound=lambda moment, event: moment.flight(DISCARD),
            cards=lambda event: [(event.card, msgid("given"))],
        ),
        welcome.DenizenRallied: EventRow(
            told=msgid("{denizen} is rallied."),
            briefly="",
            motion=Motion(0.55, OUT, wait=0.3),
            still=replace(CROSS_FADE, wait=0.4),
            way=dangles,
            light=welcomed,
            sound=once("denizen"),
            counted=Deed(
                lambda words, n: words.plural("{n} Denizen rallied", "{n} Denizens rallied", n),
                always=False,
            ),
            cards=lambda event: [(event.denizen, msgid("rallied"))],
            landmark=Landmark("kind-Z", msgid("Denizen rallied")),
        ),
        welcome.DenizenMissed: EventRow(
            told=msgid("{denizen} is not rallied, and is discarded."),
            briefly="",
            motion=replace(USUAL, wait=0.15),
            sound=lambda moment, event: moment.flight(DISCARD),
            cards=lambda event: [(event.denizen, msgid("not rallied"))],
        ),
        denizens.DenizenSpent: EventRow(
            told=msgid("{denizen} helps, and is discarded."),
            briefly="",
            motion=replace(USUAL, wait=0.15),
            light=helps,
            sound=once("puppet"),
            cards=lambda event: [(event.denizen, msgid("has helped"))],
            landmark=Landmark("sign-help", msgid("Denizen helps")),
            sign=lambda event: Sign("kind-Z", sentences.NAMED[event.denizen.face]),
        ),
        row_powers.RowSwept: EventRow(
            told=sentences.row_swept,
            briefly="",
            motion=Motion(0.36, each=0.05, wait=0.2),
            sound=lambda moment, event: moment.flight(DISCARD, len(event.cards)),
            cards=swept,
        ),
        deck_powers.LampSeen: EventRow(
            told=sentences.lamp_seen,
            briefly="",
            motion=Motion(0.52, OUT, each=0.06, land=0.0, fade=0.2),
            sound=lambda moment, event: moment.flight(REVEALED, len(event.cards)),
            # One back stands for all: only one seat looks at them.
            cards=lambda event: [(None, msgid("seen by lamplight"))],
        ),
        deck_powers.NetCast: EventRow(
            told=msgid("The net brings up {cards}."),
            briefly="",
            motion=Motion(0.52, OUT, each=0.09, land=0.0, wait=0.9),
            still=replace(CROSS_FADE, wait=0.5),
            sound=lambda moment, event: moment.flight(REVEALED, len(event.cards)),
            cards=shown,
        ),
        deck_powers.NightmaresNetted: EventRow(
            told=sentences.netted,
            briefly=sentences.netted_briefly,
            motion=Motion(0.5, IN, each=0.08, wait=0.3),
            sound=lambda moment, event: moment.flight(DISCARD, len(event.cards)),
            cards=caught,
        ),
        deck_powers.CatchSunk: EventRow(
            told=sentences.catch_sunk,
            briefly=sentences.sunk_alone,
            motion=Motion(0.4, each=0.07, land=0.0, fade=0.2),
            still=replace(CROSS_FADE, wait=0.5),
            sound=lambda moment, event: moment.flight(DECK, len(event.order)),
            cards=lambda event: [],
        ),
        hand_powers.GoodsExchanged: EventRow(
            told=msgid("{given} goes to the discard pile, {taken} comes for it."),
            briefly="",
            motion=replace(USUAL, wait=0.2),
            covered=True,
            sound=lambda moment, event: moment.flight(DISCARD),
            cards=exchanged,
        ),
        hand_powers.CardKept: EventRow(
            told=sentences.card_kept,
            briefly="",
            motion=replace(USUAL, wait=0.1),
            sound=lambda moment, event: moment.flight(owned(hand_powers.KEPT, event.seat)),
            cards=lambda event: [(event.card, msgid("kept"))],
        ),
        event_powers.NightmareFerried: EventRow(
            told=msgid("{card} is taken across to Limbo, unpaid."),
            briefly=msgid("A Nightmare was taken to Limbo."),
            motion=Motion(0.6, IN, wait=0.4),
            way=into_limbo,
            light=trail,
            sound=ferried,
            cards=lambda event: [(event.card, msgid("to Limbo"))],
        ),
    },
    commands={
        welcome.Rally: CommandRow(
            label=msgid("Rally for: {card}"),
            way=msgid("Give a card of the hand"),
            effect=msgid("It is discarded, and the Denizen stands by you."),
            follows=sentences.rallying,
            reasons=sentences.GIVEN,
            barred=msgid("There is no card to give."),
            use=msgid("to rally"),
            laid=lambda command, view: (command.card.id, REVEALED),
            short=lambda words, command: words.say("Give"),
            says_shared=True,
        ),
        welcome.TurnAway: CommandRow(
            label=msgid("Discard the Denizen"),
            effect=msgid("It does not come again."),
            follows=sentences.turning_away,
            reasons=(sentences.hand_is_needed,),
            use=msgid("to discard"),
            laid=lambda command, view: (view.cards(REVEALED)[0].id, DISCARD),
            short=lambda words, command: words.say("Let it go"),
        ),
        row_powers.PlayAlike: CommandRow(
            label=msgid("Mason: play {card}"),
            way=msgid("Play it by the Mason"),
            effect=msgid("Its symbol may be that of the last card of the row."),
            reasons=(sentences.no_other_symbol,),
            barred=msgid("The Mason is not there, or no card of the hand is alike."),
            use=msgid("to play"),
            laid=lambda command, view: (command.card.id, own_row(view)),
            short=lambda words, command: words.say("Play by the Mason"),
        ),
        row_powers.Sweep: CommandRow(
            label=msgid("Sweeper: clear the end of the row"),
            effect=msgid("The last card and the run of its place are discarded."),
            follows=sentences.sweeping,
            reasons=(sentences.row_begins_anew,),
            use=msgid("to sweep"),
            laid=lambda command, view: (command.denizen.id, own_row(view)),
            short=lambda words, command: words.say("Sweep the row"),
        ),
        deck_powers.Kindle: CommandRow(
            label=msgid("Lamplighter: look at the next cards"),
            effect=msgid("They go back on top, in any order."),
            reasons=(sentences.nightmares_wait,),
            use=msgid("to light up"),
            laid=lambda command, view: (command.denizen.id, DECK),
            short=lambda words, command: words.say("Look at the next cards"),
        ),
        deck_powers.CastNet: CommandRow(
            label=msgid("Fisher: cast the net"),
            effect=msgid("Nightmares among the next five cards are discarded."),
            reasons=(sentences.nightmares_wait,),
            use=msgid("to cast the net"),
            laid=lambda command, view: (command.denizen.id, DECK),
            short=lambda words, command: words.say("Cast the net"),
        ),
        hand_powers.Trade: CommandRow(
            label=msgid("Pedlar: exchange {card}"),
            way=msgid("Give the Pedlar a card"),
            effect=msgid("A Location of the discard pile comes for it."),
            reasons=(*sentences.GIVEN, sentences.better_goods),
            barred=msgid("The Pedlar is not there, or the discard pile has no Location."),
            use=msgid("to exchange"),
            laid=lambda command, view: (command.card.id, on_denizen(PEDLAR, view)),
            short=lambda words, command: words.say("To the Pedlar"),
        ),
        hand_powers.TakeGoods: CommandRow(
            label=msgid("Take back: {card}"),
            way=msgid("Take a Location of the discard pile"),
            effect=msgid("It comes into the hand."),
            reasons=(
                why_cards.makes_a_trio,
                sentences.has_a_door_to_open,
                why_cards.takes_a_key,
                why_cards.takes_another_key,
            ),
        ),
        hand_powers.TakeNothing: CommandRow(label=msgid("Take nothing")),
        hand_powers.Entrust: CommandRow(
            label=sentences.entrust,
            way=msgid("Give the Magpie a card to keep"),
            effect=msgid("It is safe there; the hand is filled at once."),
            reasons=(sentences.kept_for_later,),
            barred=msgid("No Magpie is free."),
            use=msgid("to keep"),
            laid=lambda command, view: (
                command.card.id if command.card else "",
                on_denizen(MAGPIE, view),
            ),
            short=lambda words, command: words.say("To the Magpie"),
        ),
        hand_powers.PlayKept: CommandRow(
            label=msgid("Play from the Magpie: {card}"),
            way=msgid("Play what the Magpie keeps"),
            effect=msgid("The Magpie is discarded."),
            use=msgid("to play"),
            laid=lambda command, view: (command.card.id, own_row(view)),
            short=lambda words, command: words.say("Play"),
        ),
        hand_powers.DiscardKept: CommandRow(
            label=msgid("Discard from the Magpie: {card}"),
            way=msgid("Discard what the Magpie keeps"),
            effect=msgid("It counts as discarded from the hand; the Magpie is discarded, too."),
            use=msgid("to discard"),
            laid=lambda command, view: (command.card.id, DISCARD),
            short=lambda words, command: words.say("Discard"),
        ),
        deck_powers.LayByLamp: CommandRow(
            label=msgid("Back on top, the next card first: {order}"),
            effect=msgid("They come up in this order."),
            reasons=why_cards.NEXT,
            silent=True,
        ),
        deck_powers.LowerCatch: CommandRow(
            label=msgid("Under the deck, the highest first: {order}"),
            reasons=(sentences.least_lowest,),
            silent=True,
        ),
        Claim: CommandRow(reasons=(sentences.the_ninth_opens,)),
        **dict.fromkeys((Search, LetGo), CommandRow(reasons=(sentences.ninth_can_wait,))),
        LoseDoor: CommandRow(reasons=(sentences.ninth_comes_back,)),
        event_powers.SearchBeyond: CommandRow(
            label=msgid("Search for the ninth Door"),
            follows=sentences.finding_beyond,
            reasons=(sentences.the_ninth,),
            sign=Sign("trio", msgid("by trio")),
            gains=True,
            opens=Opening("beyond", beyond_by_trio),
        ),
        event_powers.SearchDyed: CommandRow(
            label=sentences.search_dyed,
            way=msgid("Dyer: another Door"),
            follows=sentences.finding_dyed,
            reasons=(sentences.other_door_is_missing,),
            sign=Sign("kind-Z", msgid("by the Dyer")),
            gains=True,
            opens=Opening("dyed", by_dyer),
        ),
        event_powers.TakeDyed: CommandRow(
            label=msgid("Dyer: {door}"),
            way=msgid("Dyer: a caught Door"),
            follows=sentences.taking_dyed,
            reasons=(sentences.other_door_hangs,),
            sign=Sign("kind-Z", msgid("by the Dyer")),
            gains=True,
            opens=Opening("dyed caught", lambda words, n: by_dyer(words, n)),
        ),
        event_powers.OpenDyed: CommandRow(
            label=msgid("Dyer: open it with the {key}"),
            way=msgid("Open it with the Dyer and a Key"),
            effect=msgid("Key and Dyer are discarded."),
            follows=sentences.opening_dyed,
            reasons=(sentences.spares_a_trio,),
            short=lambda words, command: words.say("Dye it"),
            use=msgid("to open the Door"),
            laid=lambda command, view: (command.key.id, REVEALED),
            sign=Sign("kind-Z", msgid("by the Dyer")),
            gains=True,
            says_shared=True,
            opens=Opening("dyed key", lambda words, n: by_dyer(words, n)),
        ),
        event_powers.Ferry: CommandRow(
            label=msgid("Ferryman: take it to Limbo"),
            way=msgid("The Ferryman takes it to Limbo"),
            effect=msgid("It waits in Limbo, and takes nothing."),
            follows=sentences.ferrying,
            reasons=(sentences.nothing_is_paid,),
            barred=msgid("No Ferryman is there."),
            use=msgid("to ferry across"),
            laid=lambda command, view: (command.denizen.id, REVEALED),
            gift=Gift(
                ferryman,
                short=lambda words, view: words.say("Ferryman: to\u00a0Limbo"),
            ),
            sign=Sign("kind-Z", msgid("the Ferryman")),
        ),
    },
    decisions={
        welcome.WelcomeDenizen: DecisionRow(
            heading=msgid("Rally the {denizen}?"),
            body=sentences.why_rally,
            where_to_lay=msgid(
                "Lay a card of the hand on the Denizen to rally it, or the Denizen on the discard "
                "pile."
            ),
            presented=on_things,
            worth=(worth.welcome,),
        ),
        deck_powers.OrderByLamp: DecisionRow(
            heading=msgid("By lamplight: order the cards"),
            body=msgid("These cards come next. All go back on top, in any order."),
            where_to_lay=msgid("Lay the cards in the order in which they are to come."),
            worth=(worth.by_lamp,),
        ),
        deck_powers.OrderCatch: DecisionRow(
            heading=msgid("The net: order the rest"),
            body=msgid("They go under the deck: number 1 lies highest, the last one lowest."),
            where_to_lay=msgid("Put the cards that are held up in order, then confirm it."),
            presented=in_order,
            worth=(worth.catch,),
        ),
        hand_powers.ChooseGoods: DecisionRow(
            heading=msgid("What does the Pedlar bring?"),
            body=sentences.why_goods,
            worth=(worth.choose_goods,),
        ),
        PlayOrDiscard: DecisionRow(worth=(worth.action,)),
        CompleteTrio: DecisionRow(worth=(worth.trio,)),
        OpenDoor: DecisionRow(worth=(worth.open_door,)),
        FaceNightmare: DecisionRow(worth=(worth.nightmare,)),
    },
    zones={
        denizens.AFAR: ZoneLook(caption=msgid("Far away"), roomless=True),
        denizens.RALLIED: ZoneLook(
            caption=msgid("Cast"), hint=sentences.rallied_hint, scenery="stage"
        ),
        hand_powers.KEPT: ZoneLook(
            caption=msgid("Kept"),
            hint=msgid(
                "No Nightmare takes this card with the hand. It can be played or discarded as if "
                "it were in the hand."
            ),
            scenery="nest",
        ),
    },
    kinds={
        DENIZEN: KindLook(
            name=msgid("Denizen"),
            many=msgid("Denizens"),
            about=sentences.a_denizen,
            still_to_come=sentences.denizens_left,
        ),
        **{Kind(face): KindLook(name) for face, name in sentences.NAMED.items()},
        Kind(denizens.ITS_GOAL): KindLook(name=msgid("Goal of every place")),
        Kind(denizens.BEYOND.face): KindLook(
            name=msgid("Door to the Oniverse"), about=sentences.BEYOND_IS
        ),
    },
    sounds={
        "denizen": SoundRow(caption=msgid("(a puppet bows)")),
        "puppet": SoundRow(caption=msgid("(wooden joints click)")),
    },
)
