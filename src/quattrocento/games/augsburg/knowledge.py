# mypyc: compile
"""What a seat knows: nothing of others' hands, money, purchases and choices that are not shown.

AUG-HID-1. Bonds that another seat has chosen to buy, to show or to give are seen only when all
have chosen; until then it is open only who is still deciding.
"""

from __future__ import annotations

from mypy_extensions import i64

from quattrocento.core.bits import holds
from quattrocento.core.chance import seeded
from quattrocento.games.augsburg.bonds import is_valid, price_of
from quattrocento.games.augsburg.components import JOKER
from quattrocento.games.augsburg.guessing import guess_hidden
from quattrocento.games.augsburg.state import Player, Question, State


def as_known_to(state: State, seat: i64) -> State:
    """A copy without what other seats have chosen in secret; seat -1 is a spectator."""
    known = state.clone()
    for other in range(known.seat_count):
        if other != seat:
            known.players[other].chosen = b""
            known.players[other].returned = b""
    return known


def resample(state: State, seat: i64, seed: int) -> State:
    """Another state that the seat cannot tell from this one: all that is hidden drawn anew."""
    drawn = as_known_to(state, seat)
    drawn.chance = seeded(seed)
    guess_hidden(drawn, seat)
    for other in range(drawn.seat_count):
        if other != seat and not holds(drawn.waiting, other):
            choose_in_secret(drawn, other)
    return drawn


def uncovers(before: State, after: State) -> bool:
    """AUG-HID-1: whether bonds were drawn or, by several seats, shown."""
    if after.drawn != before.drawn or after.pile != before.pile:
        return True
    shown = 0
    for seat in range(after.seat_count):
        if len(after.players[seat].shown) > 0 and len(before.players[seat].shown) == 0:
            shown += 1
    return shown > 1


def choose_in_secret(state: State, seat: i64) -> None:
    """Draw the answer of a seat that has finished while others are still deciding."""
    player = state.players[seat]
    if state.waiting == 0:
        return
    if state.question == Question.BUY:
        player.chosen = bonds_to_buy(state, player)
    elif state.question == Question.SHOW and holds(state.bidders, seat):
        player.chosen = bonds_to_show(state, player)
    elif state.question == Question.GIVE and len(player.hand) > 0:
        place = state.below(len(player.hand))
        player.chosen = player.hand[place : place + 1]


def bonds_to_buy(state: State, player: Player) -> bytes:
    """Some of the bonds offered that the seat can pay."""
    money = player.money
    bought: list[int] = []
    for bond in player.offer:
        price = price_of(bond)
        if price <= money and state.below(2) == 0:
            bought.append(bond)
            money -= price
    return bytes(bought)


def bonds_to_show(state: State, player: Player) -> bytes:
    """Valid bonds to the number that was bid, a true bond among them (AUG-BID-8)."""
    true_bonds = [bond for bond in player.hand if bond != JOKER and is_valid(bond, state.visit)]
    shown = [true_bonds[state.below(len(true_bonds))]]
    others = [bond for bond in player.hand if bond != shown[0] and is_valid(bond, state.visit)]
    for bond in state.shuffled(bytes(others))[: state.highest - 1]:
        shown.append(bond)
    return bytes(sorted(shown))
