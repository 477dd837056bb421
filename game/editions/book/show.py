"""The Book at the table: how its events and answers are told, put, laid, paid, moved and heard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence, Set
from typing import Any

from game.editions.base.cards import MOON, NIGHTMARE, SUN
from game.editions.base.door import LetGo, OpenDoor
from game.editions.base.explore import CompleteTrio, Decline, Discard, Play, PlayOrDiscard
from game.editions.base.nightmare import LoseDoor, LoseHand, PayKey, RevealFive
from game.editions.book import effects, goals, spells, why, worth
from game.editions.book import words as sentences
from game.editions.book.out_of_order import STEPS_DOUBTS
from game.rules.card import Card
from game.rules.event import Secret
from game.rules.state import DISCARD, Cards
from game.rules.steps import Command, Decision
from game.rules.view import View
from game.table.asking import symbols
from game.table.asking.buttons import Button
from game.table.asking.prompt import RIBBON, SHOW, Gift, Prompt, Ribbon
from game.table.asking.questions import Question, by_laying
from game.table.motion.cues import once
from game.table.motion.motions import Motion
from game.table.motion.timeline import IN, OUT
from game.table.staging import (
    Aim,
    CommandRow,
    DecisionRow,
    EventRow,
    KindLook,
    Landmark,
    Payment,
    Sign,
    SoundRow,
    Staging,
    Strip,
    ZoneLook,
)
from game.words import Words, msgid


def met(view: View) -> Set[Card]:
    """Returns the Goals that are face down."""
    return set(view.cards(goals.GOALS)) - set(goals.goals_open(view))


def due(view: View) -> Card | None:
    """Returns the Goal that is to be met next."""
    return next(iter(goals.goals_open(view)), None)


def price_of(command: spells.Cast, view: View) -> int:
    return spells.spell_price(view, command.spell)


def could_help(view: View) -> bool:
    """Returns whether a spell could still help before a card is drawn. It could not over an empty
    deck: nothing comes up from under it, no Nightmare is drawn, and no exchange of Goals opens a
    Door (Q13)."""
    return view.deck_count > 0


def spared(view: View) -> Cards:
    """Returns the discard pile, the cards that are missed least first: Nightmares, Suns, Moons,
    then all others; of each kind first the face that lies there most often."""
    pile = view.cards(DISCARD)
    kinds, faces = [NIGHTMARE, SUN, MOON], Counter(card.face for card in pile)

    def missed(card: Card) -> tuple[int, int]:
        rank = kinds.index(card.kind) if card.kind in kinds else len(kinds)
        return rank, -faces[card.face]

    return tuple(sorted(pile, key=missed))


PUNISHMENT: spells.Spell = "punishment"


def ribbons(words: Words, view: View, offered: Sequence[Command[Any]]) -> Iterator[Ribbon]:
    """Yields the three spells, each with its price, and the cards that have left the game."""
    castable = {command.spell: command for command in offered if isinstance(command, spells.Cast)}
    for spell, price in spells.PRICES[view.cards(spells.SPELLS)[0]].items():
        name, command = words.say(sentences.SPELL_NAMES[spell]), castable.get(spell)
        said = words.say(
            "{spell}: {n} of the {all} cards of the discard pile",
            spell=name,
            n=price,
            all=len(view.cards(DISCARD)),
        )
        told = [words.say(sentences.SPELLS_DO[spell])]
        if command is None:
            told.append(why_not(words, view, spell, price))
        # At a Nightmare nothing else is as plain as this.
        urgent = command is not None and spell == PUNISHMENT
        yield Ribbon(
            Button(
                RIBBON + spell,
                name,
                primary=urgent,
                enabled=command is not None,
                icon=f"spell-{spell}",
                said=said,
                command=command,
            ),
            price,
            " ".join(told),
            words.say(sentences.SHORT_NAMES[spell]),
        )
    spent = len(view.cards(spells.SPENT))
    gone = Button(SHOW + spells.SPENT, words.zone(spells.SPENT), icon="five")
    told_of_gone = words.say("The cards with which spells were paid. Nothing brings them back.")
    short = words.plural("spent", "spent", spent)
    yield Ribbon(gone, spent, told_of_gone, short, brief=True)


def why_not(words: Words, view: View, spell: spells.Spell, price: int) -> str:
    """Tells why a spell cannot be cast at this moment."""
    missing = price - len(view.cards(DISCARD))
    if missing > 0:
        return words.plural(
            "{n} card more is needed in the discard pile.",
            "{n} cards more are needed in the discard pile.",
            missing,
        )
    if spell == PUNISHMENT:
        return words.say("Now there is no Nightmare to punish.")
    return words.say("Not at this moment.")


def two_goals(words: Words, question: Question, pending: Decision) -> Prompt:
    """Two Goals are chosen where they lie: one is laid on the other."""
    body = words.say("Choose one and then the other, or lay one on the other.")
    return Prompt(question.heading(words, pending), body)


def price_of_punishment(view: View) -> Secret:
    """Returns the newest cards of the discard pile, as many as the spell costs."""
    return view.cards(DISCARD)[-spells.spell_price(view, PUNISHMENT) :]


def name_of_punishment(words: Words, view: View) -> str:
    return words.plural(
        "Punish:\u00a0{n} discard",
        "Punish:\u00a0{n} discards",
        spells.spell_price(view, PUNISHMENT),
    )


STAGING = Staging(
    events={
        goals.GoalsLaid: EventRow(
            told=msgid("The Doors must open in this order: {order}."), briefly=""
        ),
        goals.GoalMet: EventRow(
            told=msgid("{door} meets {goal}."),
            briefly="",
            sound=once("page"),
            cards=lambda event: [],
            motion=Motion(0.4, wait=0.2),
        ),
        goals.DoorOutOfOrder: EventRow(
            told=msgid("{door} is not due: it goes to Limbo."),
            briefly=sentences.out_of_order,
            cards=lambda event: [(event.door, msgid("not due"))],
            landmark=Landmark("limbo", msgid("Door not due"), lost=True),
        ),
        spells.SpellCast: EventRow(
            told=sentences.spell_cast,
            briefly="",
            sound=once("spell"),
            landmark=Landmark("kind-SP", msgid("Spell")),
            sign=lambda event: Sign(f"spell-{event.spell}", sentences.SPELL_NAMES[event.spell]),
            waits=True,
        ),
        # A spell is told by itself, not by what it cost; what lies beneath is known to one alone.
        spells.CardSpent: EventRow(
            told=msgid("{card} leaves the game."),
            briefly="",
            cards=lambda event: [],
            motion=Motion(0.5, IN, each=0.05, land=0.0),
        ),
        effects.BeneathSeen: EventRow(
            told=sentences.beneath_seen,
            briefly="",
            cards=lambda event: [(None, msgid("Prophecy"))],
            motion=Motion(0.52, OUT, each=0.06, land=0.0, fade=0.2),
        ),
        effects.BeneathReturned: EventRow(
            told=sentences.beneath_returned,
            briefly=msgid("A card came up from under the deck."),
            cards=lambda event: [],
            motion=Motion(0.32, each=0.06, land=0.0, fade=0.2),
        ),
        effects.GoalsExchanged: EventRow(
            told=msgid("{first} and {second} change places."),
            briefly=msgid("Two Goals changed places."),
            cards=lambda event: [
                (event.first, msgid("exchanged")),
                (event.second, msgid("exchanged")),
            ],
            motion=Motion(0.6, wait=0.2),
        ),
    },
    commands={
        spells.DrawOn: CommandRow(
            label=msgid("Draw on"),
            way=msgid("Draw on"),
            effect=msgid("The next card of the deck is drawn."),
            reasons=(why.price_is_kept, why.spell_costs_cards),
            undone_with_previous=True,
            silent=True,
        ),
        spells.Spend: CommandRow(
            label=msgid("Give away: {card}"),
            way=msgid("Give away a card"),
            effect=msgid("It leaves the game for good."),
            undone_with_previous=True,
            silent=True,
        ),
        spells.Cast: CommandRow(
            label=sentences.cast,
            way=msgid("Cast a spell"),
            effect=msgid("Its price is paid with cards of the discard pile; they leave the game."),
            follows=sentences.casting,
            barred=msgid("There are too few cards in the discard pile, or nothing to cast it on."),
            reasons=why.CAST,
            paid=Payment(DISCARD, price_of, spells.Spend, spared),
            gift=Gift(
                price_of_punishment,
                lambda command: command.spell == PUNISHMENT,
                name_of_punishment,
                lambda words: words.say(sentences.SPELLS_DO[PUNISHMENT]),
            ),
            ribbons=ribbons,
            worth=(worth.casting,),
        ),
        effects.Raise: CommandRow(
            label=sentences.raised,
            way=msgid("Bring up a card"),
            effect=msgid("It is the next card to be drawn."),
            reasons=why.RAISE,
        ),
        effects.Exchange: CommandRow(
            label=sentences.exchange,
            way=msgid("Exchange two Goals"),
            effect=msgid("What is met stays met."),
            reasons=why.EXCHANGE,
            use=msgid("to exchange"),
            laid=lambda command, view: (command.first.id, command.second.id),
        ),
        Play: CommandRow(
            decisive=(why.price_is_kept, why.finishes_to_be_made_due),
            reasons=(why.goes_on_with_the_due, why.others_come_first, why.spell_costs_cards),
        ),
        Discard: CommandRow(
            decisive=(why.price_is_kept,),
            reasons=(
                why.others_come_first,
                why.spares_what_comes_sooner,
                why.spell_costs_cards,
            ),
        ),
        LetGo: CommandRow(
            decisive=(why.opens_nothing, why.price_is_kept), reasons=(why.spell_costs_cards,)
        ),
        PayKey: CommandRow(
            decisive=(why.price_is_kept,),
            reasons=(why.spares_what_comes_sooner, why.spell_costs_cards),
        ),
        **dict.fromkeys(
            (Decline, LoseHand, LoseDoor, RevealFive),
            CommandRow(decisive=(why.price_is_kept,), reasons=(why.spell_costs_cards,)),
        ),
    },
    decisions={
        spells.PauseForSpells: DecisionRow(
            heading=msgid("Before the next card"),
            body=msgid("A spell may be cast before the next card is drawn."),
            pauses=could_help,
            presented=by_laying,
        ),
        spells.PayForSpell: DecisionRow(
            heading=msgid("The price of the spell"),
            body=sentences.pay_for_spell,
            worth=(worth.paying,),
        ),
        effects.RaiseFromBeneath: DecisionRow(
            heading=msgid("Paradoxical Prophecy"),
            body=msgid("One card comes up on the deck; the others go back under it."),
            where_to_lay=msgid("Lay the card that comes up on the deck."),
            between=True,
            worth=(worth.beneath,),
        ),
        effects.ExchangeGoals: DecisionRow(
            heading=msgid("Parallel Planning"),
            body=msgid("Two Goals change places, whether they are met or not."),
            where_to_lay=msgid("Lay a Goal on the one that takes its place."),
            between=True,
            about=(goals.GOALS,),
            presented=two_goals,
            worth=(worth.exchanging,),
        ),
        PlayOrDiscard: DecisionRow(worth=(worth.action,)),
        CompleteTrio: DecisionRow(worth=(worth.trio,)),
        OpenDoor: DecisionRow(worth=(worth.door,)),
    },
    zones={
        goals.GOALS: ZoneLook(
            caption=msgid("Goals"),
            hint=sentences.goals,
            lay_here=msgid("Exchange here"),
            strip=Strip(met, due),
        ),
        spells.SPELLS: ZoneLook(caption=msgid("Spells"), hint=sentences.spells, roomless=True),
        spells.SPENT: ZoneLook(
            caption=msgid("Gone for good"),
            hint=msgid("Spells were paid with these cards. They have left the game."),
            on_demand=True,
        ),
        effects.BENEATH: ZoneLook(caption=msgid("Bottom of the deck"), roomless=True),
    },
    kinds={
        goals.GOAL: KindLook(name=msgid("Goal"), about=sentences.a_goal),
        spells.SPELL_CARD: KindLook(name=msgid("Spells"), about=sentences.the_spells),
    },
    sounds={
        "spell": SoundRow(caption=msgid("(a spell is cast)")),
        "page": SoundRow(caption=msgid("(a page turns)")),
    },
    aims=(
        Aim(
            "goals",
            msgid("Goals"),
            symbols.of_kind(goals.GOAL),
            goals.GOALS,
            lambda view: len(met(view)),
            lambda view: len(view.cards(goals.GOALS)),
            due,
        ),
    ),
    doubts=STEPS_DOUBTS,
    weighs=(worth.any_answer,),
)
