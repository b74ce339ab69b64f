# mypyc: compile
"""Set-up: the city, the dial, the cards, and the first debutants (FLO-SET, FLO-SOL-1, 2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quattrocento.core.bits import bit
from quattrocento.core.decision import Decision, Refusal
from quattrocento.core.options import OptionValue
from quattrocento.games.florence.actions import DEPLOYING, FIRST_DEPLOY
from quattrocento.games.florence.components import (
    ADJUSTMENTS,
    BOASTS,
    COSIMO,
    DEBUTANT,
    FIRST_GIFTS,
    GIOVANNI,
    LOCATIONS,
    MOST_TIME,
    NOBLES,
    OBJECTIVES,
    SLOT_NUMBERS,
    STROZZI_CARDS,
    STROZZI_OBJECTIVE,
    TIME_TOKENS,
)
from quattrocento.games.florence.family import deploy
from quattrocento.games.florence.nobles import destination
from quattrocento.games.florence.queues import ALL_PIECES, deploy_piece, member
from quattrocento.games.florence.scandals import FULL_DECKS
from quattrocento.games.florence.sequence_of_play import begin_round
from quattrocento.games.florence.state import (
    HUMAN,
    STROZZI,
    Player,
    Question,
    State,
    adjusted,
    is_solo,
)
from quattrocento.games.florence.strozzi import post_first_guards

STROZZI_PILE: Final = bytes(range(1, STROZZI_CARDS + 1))
ALL_OBJECTIVES: Final = bytes(range(len(OBJECTIVES)))
ALL_BOASTS: Final = bytes(range(len(BOASTS)))
ALL_LOCATIONS: Final = bytes(range(LOCATIONS))

SOMEBODY_THERE: Final = Refusal("FLO-SET-8", "refusal-somebody-there")


def prepare(state: State, options: dict[str, OptionValue]) -> None:
    """Set up the table and ask for the first debutants."""
    state.round = 1
    state.slots = open_slots(state.seat_count)
    for _ in range(state.seat_count):
        state.players.append(new_player())
    if is_solo(state):
        add_strozzi(state, options)
    deal_objectives(state)
    lay_out_city(state)
    prepare_dial(state)
    state.decks = tuple([state.shuffled(deck) for deck in FULL_DECKS])
    place_first_debutants(state)


def open_slots(players: i64) -> i64:
    """FLO-SET-7: a blocker lies on every slot whose number is above the number of players."""
    slots: i64 = 0
    for number in SLOT_NUMBERS:
        if number <= players:
            slots += 1
    return slots


def new_player() -> Player:
    """FLO-SET-1: a seat's pieces, gifts and time."""
    player = Player()
    player.time = MOST_TIME
    player.supply = ALL_PIECES
    player.gifts = FIRST_GIFTS
    return player


def add_strozzi(state: State, options: dict[str, OptionValue]) -> None:
    """FLO-SOL-1, FLO-SOL-14: the pieces of two colours, his cards, the adjustments."""
    strozzi = Player()
    strozzi.supply = ALL_PIECES + ALL_PIECES * bit(12)
    state.players.append(strozzi)
    for number, name in enumerate(ADJUSTMENTS):
        if options[name] is True:
            state.adjustments |= bit(number)
    state.pile = state.shuffled(STROZZI_PILE)


def deal_objectives(state: State) -> None:
    """FLO-SET-2, FLO-ADJ-10: one secret objective each, for Strozzi only if so adjusted."""
    cards = state.shuffled(ALL_OBJECTIVES)
    for side in range(len(state.players)):
        if side < state.seat_count or adjusted(state, STROZZI_OBJECTIVE):
            state.players[side].objective = cards[side]


def lay_out_city(state: State) -> None:
    """FLO-SET-3, 4: a boast tile on each location; carriages on three, which come last."""
    state.tiles = state.shuffled(ALL_BOASTS)
    locations = state.shuffled(ALL_LOCATIONS)
    starts = locations[: len(NOBLES)]
    state.carriages = starts
    state.location_tokens = locations[len(NOBLES) :] + state.shuffled(starts)


def prepare_dial(state: State) -> None:
    """FLO-SET-5: the time of rounds 2 to 9; rounds 2 and 3 are shown."""
    state.time_tokens = state.shuffled(TIME_TOKENS)


# Before the first round


def starter(state: State) -> int:
    """FLO-SET-8: the first player, who is drawn by lot; the last one places a debutant first."""
    return state.first


def place_first_debutants(state: State) -> None:
    """FLO-SET-8, FLO-SOL-2: the last player begins, and Strozzi deploys before the human."""
    if is_solo(state):
        state.first = HUMAN
        post_first_guards(state)
        deploy_piece(state, member(STROZZI, DEBUTANT), destination(state, COSIMO), False)
        deploy_piece(state, member(STROZZI + 1, DEBUTANT), destination(state, GIOVANNI), False)
        state.ask(Question.FIRST_DEBUTANT, HUMAN)
    else:
        state.first = state.below(state.seat_count)
        state.ask(Question.FIRST_DEBUTANT, before(state, state.first))


def before(state: State, seat: i64) -> i64:
    """The next seat counter-clockwise."""
    return (seat if seat > 0 else state.seat_count) - 1


class FirstDebutant(Decision[State]):
    """FLO-SET-8: one debutant, free of charge."""

    def refusal(self, state: State, seat: i64, action: i64) -> Refusal | None:
        """Only where nobody stands."""
        return SOMEBODY_THERE if len(state.queues[action - FIRST_DEPLOY]) > 0 else None

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Place it; after the first player the first round begins."""
        deploy(state, seat, action - FIRST_DEPLOY)
        if seat == state.first:
            begin_round(state)
        else:
            state.ask(Question.FIRST_DEBUTANT, before(state, seat))


FIRST_DEBUTANT: Final[FirstDebutant] = FirstDebutant("first-debutant", "FLO-SET-8", [DEPLOYING])
