# mypyc: compile
"""What a seat knows, and other states it cannot tell from this one (FLO-HID-1).

Hidden are the others' objectives and scandal cards and the order of the face-down piles. What has
been seen of them is never drawn otherwise: when a discard is shuffled into a new deck, all know
which cards the hands keep; and Strozzi's discards do not come back among the three cards on top.
"""

from __future__ import annotations

from mypy_extensions import i64

from quattrocento.core.chance import seeded
from quattrocento.games.florence.components import (
    LOCATIONS,
    NOBLES,
    OBJECTIVES,
    ROUNDS,
    SCANDAL_KINDS,
    SET_ASIDE,
)
from quattrocento.games.florence.scandals import noble_of
from quattrocento.games.florence.state import State, is_solo
from quattrocento.games.florence.strozzi import least_depth


def resample(state: State, seat: i64, seed: int) -> State:
    """Another state that the seat cannot tell from this one; seat -1 is a spectator."""
    drawn = state.clone()
    drawn.chance = seeded(seed)
    if state.waiting != 0:
        draw_objectives(drawn, seat)
    draw_scandals(drawn, seat)
    draw_dial(drawn)
    if is_solo(drawn):
        draw_strozzi_pile(drawn)
    return drawn


def uncovers(before: State, after: State) -> bool:
    """FLO-HID-1: whether scandal cards, Strozzi's cards or the tokens of a round were drawn."""
    return (
        after.decks != before.decks
        or after.taken != before.taken
        or after.pile != before.pile
        or after.round != before.round
    )


def draw_objectives(state: State, seat: i64) -> None:
    """Deal the objectives that the seat does not hold to those who have one."""
    unseen: list[int] = []
    for card in range(len(OBJECTIVES)):
        if seat < 0 or state.players[seat].objective != card:
            unseen.append(card)
    cards = state.shuffled(bytes(unseen))
    dealt: i64 = 0
    for side in range(len(state.players)):
        if side != seat and state.players[side].objective >= 0:
            state.players[side].objective = cards[dealt]
            dealt += 1


# Scandal cards


def draw_scandals(state: State, seat: i64) -> None:
    """Deal anew, for each noble and each shuffle, what the seat has not seen."""
    for noble in range(len(NOBLES)):
        for shuffle in range(state.shuffles[noble] + 1):
            redeal(state, seat, noble, shuffle)


def redeal(state: State, seat: i64, noble: i64, shuffle: i64) -> None:
    """Deal anew the others' cards of a noble drawn after this shuffle, and the deck of the last."""
    current: bool = shuffle == state.shuffles[noble]
    unseen: list[int] = []
    for side in range(len(state.players)):
        if side != seat:
            for card in state.players[side].hand:
                if is_of(card, noble, shuffle):
                    unseen.append(card)
    if current:
        for kind in state.decks[noble]:
            unseen.append(kind + SCANDAL_KINDS * shuffle)
    # In the order of the kinds, not of the true hands and deck.
    cards = state.shuffled(bytes(sorted(unseen)))
    dealt: i64 = 0
    for side in range(len(state.players)):
        if side != seat:
            dealt = exchange(state, side, noble, shuffle, cards, dealt)
    if current:
        decks = list(state.decks)
        decks[noble] = bytes([card % SCANDAL_KINDS for card in cards[dealt:]])
        state.decks = tuple(decks)


def exchange(state: State, side: i64, noble: i64, shuffle: i64, cards: bytes, dealt: i64) -> i64:
    """Replace a hand's cards of a noble and a shuffle by the next ones; how many are dealt now."""
    hand = list(state.players[side].hand)
    for place in range(len(hand)):
        if is_of(hand[place], noble, shuffle):
            hand[place] = cards[dealt]
            dealt += 1
    state.players[side].hand = bytes(sorted(hand))
    return dealt


def is_of(card: i64, noble: i64, shuffle: i64) -> bool:
    """Whether a card in a hand is of a noble and was drawn after a shuffle."""
    return card // SCANDAL_KINDS == shuffle and noble_of(card % SCANDAL_KINDS) == noble


# The dial


def locations_shown(state: State) -> i64:
    """FLO-SET-5, FLO-UPK-3: of how many rounds the locations have been shown."""
    shown: i64 = state.round + len(NOBLES) - 1
    most: i64 = ROUNDS
    return min(shown, most)


def draw_dial(state: State) -> None:
    """Shuffle what is hidden of the tokens; the three first carriages' locations come last."""
    shown = locations_shown(state)
    # Compiled slices of bytes must not end before they begin.
    starts: i64 = max(shown, LOCATIONS - len(NOBLES))
    tokens = state.location_tokens
    state.location_tokens = (
        tokens[:shown]
        + state.shuffled(bytes(sorted(tokens[shown:starts])))
        + state.shuffled(bytes(sorted(tokens[starts:])))
    )
    times = state.time_tokens
    state.time_tokens = times[: shown - 1] + state.shuffled(bytes(sorted(times[shown - 1 :])))


# Strozzi's pile


def draw_strozzi_pile(state: State) -> None:
    """Order his pile anew; each card lies at least as deep as the human knows it to lie."""
    rest = sorted(state.pile)
    top: list[int] = []
    while len(top) < SET_ASIDE and len(rest) > 0:
        possible = [card for card in rest if least_depth(state, card) <= len(top)]
        card = possible[state.below(len(possible))]
        rest.remove(card)
        top.append(card)
    state.pile = bytes(top) + state.shuffled(bytes(rest))
