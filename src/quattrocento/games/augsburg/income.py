# mypyc: compile
"""Phase 2: money, prestige and bonds at the end of a round, and the end of the game (AUG-INC)."""

from __future__ import annotations

from mypy_extensions import i64

from quattrocento.core.bits import all_below
from quattrocento.core.ties import tied
from quattrocento.games.augsburg.actions import RIGHT
from quattrocento.games.augsburg.bonds import labels, together, with_bond
from quattrocento.games.augsburg.components import (
    COAT_OF_ARMS,
    FREE_BY_RANK,
    MINT_MASTER,
    MONEY_BY_RANK,
    MORE_ROUNDS_THAN_PLAYERS,
    OFFER_BY_RANK,
    ORANGE,
    PATENT,
    PRESTIGE_BY_RANK,
    PURPLE,
    YELLOW,
)
from quattrocento.games.augsburg.facts import note_free, receive
from quattrocento.games.augsburg.pile import (
    bonds_to_draw,
    collected_discard,
    draw_bond_for,
    draw_offer,
    top_price,
)
from quattrocento.games.augsburg.prestige import gain_prestige, tell_of_loss
from quattrocento.games.augsburg.rights import points_of, printed
from quattrocento.games.augsburg.scoring import compared_building, scores, winners
from quattrocento.games.augsburg.shown.events import (
    BondsDealt,
    BondsOffered,
    BondsSeen,
    DiscardPutUnder,
    GameEnded,
    MoneyReceived,
    PrestigeReceived,
    TieCompared,
    TooFewBonds,
)
from quattrocento.games.augsburg.state import Player, Question, State


def rounds(state: State) -> i64:
    """AUG-SET-1: as many rounds as players, and two more."""
    return state.seat_count + MORE_ROUNDS_THAN_PLAYERS


def end_round(state: State) -> None:
    """AUG-INC-4, 5: money for all, prestige for all, bonds; after the last round prestige only."""
    if state.round == rounds(state):
        give_prestige(state)
        end_game(state)
        return
    give_money(state)
    give_prestige(state)
    give_bonds(state)


def end_game(state: State) -> None:
    """AUG-END-1: the game is over."""
    state.finish()
    if state.listener is not None:
        tell_of_tie(state)
        state.listener.tell(GameEnded(scores=scores(state), winners=winners(state)))


def tell_of_tie(state: State) -> None:
    """AUG-END-1: what those tied for the win built, and for how much."""
    seats = tied(scores(state))
    if state.listener is None or not seats:
        return
    building: i64 = compared_building(state, seats)
    compared = RIGHT.label(building)
    for seat in seats:
        player = state.players[seat]
        price = printed(building, player.rights[building])
        state.listener.tell(
            TieCompared(seat=seat, points=player.prestige, compared=compared, price=price)
        )


# Money and prestige


def give_money(state: State) -> None:
    """AUG-INC-1: money by the yellow rank."""
    for seat in range(state.seat_count):
        player = state.players[seat]
        florins: i64 = MONEY_BY_RANK[player.ranks[YELLOW] - 1]
        receive(player, florins)
        if state.listener is not None:
            state.listener.tell(MoneyReceived(seat=seat, florins=florins))


def give_prestige(state: State) -> None:
    """AUG-INC-2, AUG-RGT-5: prestige by the orange rank, coat of arms and patent."""
    for seat in range(state.seat_count):
        player = state.players[seat]
        title: i64 = PRESTIGE_BY_RANK[player.ranks[ORANGE] - 1]
        coat = points_of(player, COAT_OF_ARMS)
        patent = points_of(player, PATENT)
        gained = gain_prestige(player, title + coat + patent)
        if state.listener is not None:
            state.listener.tell(
                PrestigeReceived(
                    seat=seat, title=title, coat_of_arms=coat, patent=patent, gained=gained
                )
            )
            tell_of_loss(state, seat, title + coat + patent - gained)


# Bonds


def free_bonds(player: Player) -> i64:
    """AUG-INC-3, AUG-RGT-3: one as mayor, one from the mint master."""
    free: i64 = FREE_BY_RANK[player.ranks[PURPLE] - 1]
    if player.rights[MINT_MASTER] > 0:
        free += 1
    return free


def offered_bonds(player: Player) -> i64:
    """AUG-INC-3: how many bonds a seat may look at and buy."""
    return OFFER_BY_RANK[player.ranks[PURPLE] - 1]


def bonds_missing(state: State) -> i64:
    """AUG-DCK-2: how many bonds pile and discard are short of the whole deal; 0 if enough."""
    due: i64 = 0
    for player in state.players:
        due += free_bonds(player) + offered_bonds(player)
    return max(0, due - bonds_to_draw(state))


def give_bonds(state: State) -> None:
    """AUG-INC-3: deal to all, or first collect what is missing (AUG-DCK-2)."""
    missing = bonds_missing(state)
    if missing == 0:
        deal_bonds(state, top_price(state))
        return
    state.pile = state.pile[state.drawn :] + state.shuffled(collected_discard(state))
    state.drawn = 0
    if state.listener is not None:
        height: i64 = len(state.pile)
        state.listener.tell(DiscardPutUnder(due=height + missing, number=height))
    ask_for_bonds(state, missing)


def ask_for_bonds(state: State, missing: i64) -> None:
    """AUG-DCK-2: all give one bond of their hand at the same time."""
    if state.listener is not None:
        state.listener.tell(TooFewBonds(number=missing))
    state.ask_all(Question.GIVE, all_below(state.seat_count))


def deal_bonds(state: State, price: i64) -> None:
    """AUG-INC-3: from Maximilian's winner clockwise each draws all of his, the free ones first.

    `price` is what the back of the first card shows, the only one that all have seen.
    """
    seat = state.opener
    for _place in range(state.seat_count):
        player = state.players[seat]
        free = free_bonds(player)
        gift = draw_free(state, player, free, price)
        player.hand = together(player.hand, gift)
        player.offer = draw_offer(state, player, offered_bonds(player))
        if state.listener is not None:
            tell_of_deal(state, seat, gift)
        seat = state.after(seat)
        price = 0
    state.ask_all(Question.BUY, all_below(state.seat_count))


def draw_free(state: State, player: Player, number: i64, price: i64) -> bytes:
    """Free bonds for a seat; all have seen the price of the first, unless it is 0."""
    bonds = b""
    for _bond in range(number):
        note_free(player, price)
        bonds = with_bond(bonds, draw_bond_for(state, player))
        price = 0
    return bonds


def tell_of_deal(state: State, seat: i64, gift: bytes) -> None:
    """Tell all how many bonds a seat was dealt, and the seat which."""
    offer = state.players[seat].offer
    assert state.listener is not None
    state.listener.tell(BondsDealt(seat=seat, free=len(gift), offered=len(offer)))
    if len(gift) > 0:
        state.listener.tell(BondsSeen(seat=seat, bonds=labels(gift), to=(seat,)))
    state.listener.tell(BondsOffered(seat=seat, bonds=labels(offer), to=(seat,)))


# Too few bonds


def finish_giving(state: State) -> None:
    """AUG-DCK-2: Maximilian's winner keeps the top card, the rest is shuffled; then deal."""
    top = state.pile[:1]
    state.pile = top + state.shuffled(bytes(sorted(state.pile[1:])))
    deal_bonds(state, top_price(state))


def after_giving(state: State) -> None:
    """AUG-DCK-2: give again until there are enough."""
    missing = bonds_missing(state)
    if missing > 0:
        ask_for_bonds(state, missing)
    else:
        finish_giving(state)
