# mypyc: compile
"""Open facts: what everybody knows of a seat's hidden hand and money (AUG-HID-1).

Each chapter notes here what all have seen; `guessing` draws hands and money that fit it. Of every
seat it is remembered:

- `known`: bonds that are in its hand, because it was seen to take them (the first two jokers, what
  it showed and took back);
- `doubted`: bonds that were known before it gave one unseen (AUG-DCK-2): all of them but at most
  `missing` are still in its hand;
- `valid_least`: how many bonds it has at least that count at each visit, because it bid them (at
  Maximilian's also because it drew them), and `true_least`: the visits for which it has at least
  one true bond (AUG-BID-3);
- `held_least`, `held_most`: how many bonds it can have, in hand and unbought in the discard
  together; of these at most `refusable` are unbought;
- `money_least`: what it has at least, because it received it or paid for a building;
- `wealth_least`, `wealth_most`: its money and the prices of its hand together. Buying does not
  change that sum, so all know it but for bonds whose price nobody saw;
- `drawn_since`: how many bonds it has drawn since the discard last became the pile: no more of the
  bonds that were `returned` then can be in its hand.
"""

from __future__ import annotations

from mypy_extensions import i64

from quattrocento.core.bits import bit, shifted
from quattrocento.games.augsburg.bonds import (
    count_of,
    price_of,
    together,
    with_bond,
    without_bond,
    worth,
)
from quattrocento.games.augsburg.components import (
    CHEAPEST,
    DEAREST,
    JOKER,
    MAXIMILIAN,
    NOBLE_OF,
)
from quattrocento.games.augsburg.state import Player, State


def valid_at_least(player: Player, visit: i64) -> i64:
    """How many bonds that count at a visit a seat is known to have at least."""
    return player.valid_least >> 8 * visit & 255


def note_beginning(player: Player) -> None:
    """AUG-SET-5: all know the first money and the first jokers."""
    jokers: i64 = len(player.hand)
    player.known = player.hand
    player.valid_least = shifted(jokers, 8 * MAXIMILIAN)
    player.held_least = jokers
    player.held_most = jokers
    player.money_least = player.money
    player.wealth_least = player.money + worth(player.hand)
    player.wealth_most = player.wealth_least


# Money


def receive(player: Player, florins: i64) -> None:
    """A seat receives money from the bank, as all see."""
    player.money += florins
    player.money_least += florins
    player.wealth_least += florins
    player.wealth_most += florins


def pay(player: Player, florins: i64) -> None:
    """A seat pays money to the bank, as all see."""
    player.money -= florins
    player.money_least = max(0, player.money_least - florins)
    player.wealth_least -= florins
    player.wealth_most -= florins


def note_purchase(player: Player, offered: i64) -> None:
    """A seat has bought some of the bonds offered, nobody knows which."""
    player.held_least += offered
    player.held_most += offered
    player.refusable += offered
    player.money_least = max(0, player.money_least - offered * DEAREST)


# Bonds


def note_free(player: Player, price: i64) -> None:
    """A seat took a bond for nothing; 0 if its price was not open."""
    player.valid_least += shifted(1, 8 * MAXIMILIAN)
    player.held_least += 1
    player.held_most += 1
    if price > 0:
        player.wealth_least += price
        player.wealth_most += price
    else:
        player.wealth_least += CHEAPEST
        player.wealth_most += DEAREST


def note_bid(player: Player, visit: i64, number: i64) -> None:
    """A seat bid a number of bonds, which it must have."""
    before = valid_at_least(player, visit)
    if number > before:
        player.valid_least += shifted(number - before, 8 * visit)
    player.true_least |= bit(visit)


def note_shown(state: State, player: Player, bonds: bytes) -> None:
    """A seat takes back what it showed."""
    for place in range(len(bonds)):
        bond: i64 = bonds[place]
        if count_of(player.known, bond) < count_of(bonds, bond):
            forget_doubt(player, bond)
            player.known = with_bond(player.known, bond)
            note_elsewhere(state, player, bond)


def note_gone(state: State, player: Player, bond: i64) -> None:
    """A bond left a seat's hand openly."""
    if count_of(player.known, bond) > 0:
        player.known = without_bond(player.known, bond)
    else:
        forget_doubt(player, bond)
        note_elsewhere(state, player, bond)
    if bond == JOKER:
        for visit in range(MAXIMILIAN + 1):
            one_valid_less(player, visit)
    else:
        noble: i64 = NOBLE_OF[bond]
        one_valid_less(player, noble)
        one_valid_less(player, MAXIMILIAN)
        player.true_least &= ~(bit(noble) | bit(MAXIMILIAN))
    player.held_least = max(0, player.held_least - 1)
    player.held_most -= 1
    price = price_of(bond)
    player.wealth_least -= price
    player.wealth_most -= price


def one_valid_less(player: Player, visit: i64) -> None:
    """One bond less that counts at a visit."""
    if valid_at_least(player, visit) > 0:
        player.valid_least -= shifted(1, 8 * visit)


# Bonds given unseen


def note_given(player: Player) -> None:
    """AUG-DCK-2: a seat gave one of its bonds, if it had any; which is hidden."""
    player.doubted = together(player.doubted, player.known)
    player.known = b""
    player.missing += 1
    settle_doubts(player)
    player.true_least = 0
    for visit in range(MAXIMILIAN + 1):
        one_valid_less(player, visit)
    if player.held_least > 0:
        player.held_least -= 1
        player.wealth_most -= CHEAPEST
    player.held_most = max(0, player.held_most - 1)
    player.wealth_least -= DEAREST
    player.returned = together(player.returned, player.chosen)


def forget_doubt(player: Player, bond: i64) -> None:
    """A bond is seen with the seat, so that it is no longer among those in doubt."""
    if count_of(player.doubted, bond) > 0:
        player.doubted = without_bond(player.doubted, bond)
        settle_doubts(player)


def note_elsewhere(state: State, owner: Player, bond: i64) -> None:
    """A bond is seen with one seat: whoever else might have had it is the one who gave it."""
    if bond == JOKER:
        return
    for player in state.players:
        if player is not owner and count_of(player.doubted, bond) > 0:
            player.doubted = without_bond(player.doubted, bond)
            player.missing -= 1
            settle_doubts(player)


def settle_doubts(player: Player) -> None:
    """Bonds of which none can be missing are known; if all can be, nothing is known of them."""
    if player.missing == 0:
        player.known = together(player.known, player.doubted)
    if player.missing == 0 or len(player.doubted) <= player.missing:
        player.doubted = b""
        player.missing = 0


def note_reshuffle(state: State) -> None:
    """The discard becomes the pile: who had left how many bonds unbought stays hidden."""
    state.returned = state.discard
    for player in state.players:
        player.held_least = max(0, player.held_least - player.refusable)
        player.refusable = 0
        player.drawn_since = 0
        player.returned = player.unbought
