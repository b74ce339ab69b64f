# mypyc: compile
"""Guessing what is hidden: hands, money and bonds drawn anew from what a seat knows, never failing.

The guess for a seat starts from the bonds that it has not seen and from the open facts of the
others (see `facts`). It is built in steps that always lead somewhere, because the true state is
one of the ways to take them:

1. the top card of the pile, of the price that all see;
2. jokers for each other seat, such that the bonds it must have to cover its bids can still be
   found among those unseen (the only step that may have to try again);
3. how many bonds each of the others has;
4. the bonds that the bids ask for, then any others; some of them were left unbought;
5. money, by the sum of money and hand that all know.

A hand may turn out too dear for the money that its seat is known to have. Then bonds change hands
(see `affordable_hands`); if that does not help, the whole guess is made again, some twenty times
at most. Should all of them fail, the money is what it must be at least, and the sum of money and
hand may be some florins above what it could be.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from quattrocento.games.augsburg.affordable_hands import even_out
from quattrocento.games.augsburg.bonds import (
    count_of,
    price_of,
    together,
    without_bond,
    worth,
)
from quattrocento.games.augsburg.components import (
    CHEAPEST,
    JOKER,
    JOKER_PRICE,
    NOBLE_COUNT,
    NOBLE_OF,
    PRICE_STEP,
)
from quattrocento.games.augsburg.needs import (
    affordable,
    lacking,
    least_hand,
    means,
    needed_bonds,
    needs_any_true,
    unseen_by,
)
from quattrocento.games.augsburg.pile import pile_height
from quattrocento.games.augsburg.state import Player, State

JOKERS_PLACE: Final = 4
NO_LIMIT: Final = 1_000_000
TRIES: Final = 20


@final
class Guess:
    """A guess in the making: the unseen bonds by noble (jokers last), and a plan for each seat."""

    def __init__(self, state: State, seat: i64) -> None:
        """Collect what the seat has not seen; -1 is a spectator."""
        self.state = state
        self.others: list[int] = [each for each in range(state.seat_count) if each != seat]
        self.unseen: list[list[int]] = unseen_by(state, seat)
        self.held = 0
        for other in self.others:
            player = state.players[other]
            self.held += len(player.hand) + len(player.unbought)
        self.returned: bytes = state.returned
        if seat >= 0:
            self.returned += state.players[seat].returned
        self.new: list[int] = [self.newly_drawn(state.players[other]) for other in self.others]
        self.jokers: list[int] = [0 for _ in self.others]
        self.sizes: list[int] = [0 for _ in self.others]
        self.top = -1

    # Steps 1 and 2: the top card and the jokers

    def plan(self) -> bool:
        """Choose a top card and jokers that leave enough for everybody's bids, if there are any."""
        proposals = [self.proposed_jokers(other) for other in self.others]
        for top in self.top_cards():
            if top >= 0:
                self.take_out(top)
            spare = [len(bonds) for bonds in self.unseen]
            if self.share_jokers(0, proposals, spare, 0, 0):
                self.top = top
                return True
            if top >= 0:
                self.unseen[NOBLE_OF[top]].append(top)
        return False

    def top_cards(self) -> list[int]:
        """Unseen bonds of the price on top of the pile, one of each noble, in a random order."""
        state = self.state
        if pile_height(state) == 0:
            return [-1]
        price = price_of(state.pile[state.drawn])
        fitting = bytes(
            [bond for bonds in self.unseen for bond in bonds if price_of(bond) == price]
        )
        found: list[int] = []
        nobles: list[int] = []
        for bond in state.shuffled(fitting):
            if NOBLE_OF[bond] not in nobles:
                nobles.append(NOBLE_OF[bond])
                found.append(bond)
        return found

    def take_out(self, bond: i64) -> None:
        """Take a bond from those unseen."""
        self.unseen[NOBLE_OF[bond]].remove(bond)

    def proposed_jokers(self, other: i64) -> i64:
        """How many of the bonds that a seat's bids ask for would be jokers, by chance."""
        player = self.state.players[other]
        jokers: i64 = len(self.unseen[JOKERS_PLACE])
        noble: i64 = 0
        for each in range(1, NOBLE_COUNT):
            if lacking(player, each) > lacking(player, noble):
                noble = each
        proposed: i64 = 0
        for _ in range(lacking(player, noble)):
            if proposed < jokers:
                among: i64 = jokers + len(self.unseen[noble])
                if self.state.below(among) < jokers:
                    proposed += 1
        return proposed

    def share_jokers(
        self, place: i64, proposals: list[i64], spare: list[int], held: i64, any_true: i64
    ) -> bool:
        """Give jokers to the others from a place on; whether all their bids can be covered."""
        if place == len(self.others):
            true_spare: i64 = spare[0] + spare[1] + spare[2] + spare[3]
            return held <= self.held and any_true <= true_spare
        player = self.state.players[self.others[place]]
        for jokers in outward(proposals[place], spare[JOKERS_PLACE]):
            needed = needed_bonds(player, jokers)
            least: i64 = least_hand(player, jokers, needed)
            left = [spare[noble] - needed[noble] for noble in range(NOBLE_COUNT)]
            cost: i64 = jokers * JOKER_PRICE + sum(needed) * CHEAPEST
            if least > player.held_most or cost > means(player) or min(left) < 0:
                continue
            left.append(spare[JOKERS_PLACE] - jokers)
            self.jokers[place] = jokers
            at_least: i64 = max(least, player.held_least)
            one_true: i64 = 1 if needs_any_true(player, needed) else 0
            if self.share_jokers(place + 1, proposals, left, held + at_least, any_true + one_true):
                return True
        return False

    # What came back with the pile

    def newly_drawn(self, player: Player) -> i64:
        """How many of the returned bonds a seat may have in hand besides those known."""
        number: i64 = player.drawn_since - len(player.offer)
        for bond in player.known:
            if self.came_back(bond):
                number -= 1
        return number

    def came_back(self, bond: i64) -> bool:
        """Whether a true bond was seen to return to the pile; jokers are all alike."""
        return bond != JOKER and count_of(self.returned, bond) > 0

    def pick(self, bonds: list[int], place: i64) -> int:
        """Take a bond for a seat out of some, not one that it cannot have drawn since it came back.

        Only if there is no other it takes such a bond after all.
        """
        chosen = len(bonds) - 1
        if self.new[place] <= 0:
            while chosen >= 0 and self.came_back(bonds[chosen]):
                chosen -= 1
        if chosen < 0:
            chosen = len(bonds) - 1
        if self.came_back(bonds[chosen]):
            self.new[place] -= 1
        return bonds.pop(chosen)

    # Step 3: how many bonds each has

    def share_sizes(self) -> None:
        """Share the number of bonds that the others have, within what is known of each."""
        left: i64 = self.held
        for place in range(len(self.others)):
            player = self.state.players[self.others[place]]
            size: i64 = max(self.least(place), player.held_least)
            self.sizes[place] = size
            left -= size
        left = self.share_out(left, within_means=True)
        self.share_out(left, within_means=False)

    def least(self, place: i64) -> i64:
        """The smallest hand that a seat can have by the plan."""
        player = self.state.players[self.others[place]]
        jokers: i64 = self.jokers[place]
        return least_hand(player, jokers, needed_bonds(player, jokers))

    def share_out(self, left: i64, within_means: bool) -> i64:
        """Add bonds to the sizes at random while there is room; how many could not be added."""
        rooms: list[int] = []
        for place in range(len(self.others)):
            player = self.state.players[self.others[place]]
            most: i64 = player.held_most
            if within_means:
                most = min(most, affordable(player) + player.refusable)
            rooms.append(max(0, most - self.sizes[place]))
        total: i64 = sum(rooms)
        while left > 0 and total > 0:
            room: i64 = self.state.below(total)
            place = 0
            while room >= rooms[place]:
                room -= rooms[place]
                place += 1
            rooms[place] -= 1
            self.sizes[place] += 1
            total -= 1
            left -= 1
        return left

    # Step 4: the bonds themselves

    def deal(self) -> None:
        """Deal the unseen bonds: what bids ask for, then the rest to hands, offers and pile."""
        state = self.state
        for noble in range(len(self.unseen)):
            self.unseen[noble] = list(state.shuffled(bytes(self.unseen[noble])))
        hands = [self.bid_bonds(place) for place in range(len(self.others))]
        for place in range(len(self.others)):
            hands[place] += self.any_true_bond(place)
        needed = [len(bonds) for bonds in hands]
        rest = list(state.shuffled(bytes(sorted([bond for each in self.unseen for bond in each]))))
        offers: list[list[int]] = []
        for place in range(len(self.others)):
            player = state.players[self.others[place]]
            more: i64 = self.sizes[place] - needed[place] - len(player.known)
            extra = [self.pick(rest, place) for _ in range(more)]
            offers.append([rest.pop() for _ in range(len(player.offer))])
            hands[place] += self.left_in_hand(player, hands[place], extra, place)
        self.make_affordable(hands, needed, [*offers, rest])
        for place in range(len(self.others)):
            state.players[self.others[place]].offer = bytes(sorted(offers[place]))
            self.settle(place, hands[place])
        state.pile = bytes(rest if self.top < 0 else [self.top, *rest])
        state.drawn = 0

    def bid_bonds(self, place: i64) -> list[int]:
        """The bonds that a seat must have besides those known, because it bid them."""
        player = self.state.players[self.others[place]]
        needed = needed_bonds(player, self.jokers[place])
        needed.append(self.jokers[place])
        bonds: list[int] = []
        for noble in range(len(needed)):
            for _ in range(needed[noble]):
                bonds.append(self.pick(self.unseen[noble], place))
        return bonds

    def any_true_bond(self, place: i64) -> list[int]:
        """A true bond of any noble, if a seat must have one more; taken when all others are."""
        player = self.state.players[self.others[place]]
        if not needs_any_true(player, needed_bonds(player, self.jokers[place])):
            return []
        return [self.pick(self.fullest_noble(), place)]

    def fullest_noble(self) -> list[int]:
        """The true bonds of the noble with the most that are unseen."""
        fullest = self.unseen[0]
        for noble in range(1, NOBLE_COUNT):
            if len(self.unseen[noble]) > len(fullest):
                fullest = self.unseen[noble]
        return fullest

    def left_in_hand(
        self, player: Player, needed: list[int], extra: list[int], place: i64
    ) -> list[int]:
        """Leave some of a seat's further bonds unbought; those that it has in hand."""
        hand: list[int] = []
        unbought: list[int] = []
        most: i64 = min(player.refusable, self.sizes[place] - self.least(place))
        wanted: i64 = self.state.below(most + 1)
        money: i64 = means(player) - worth(bytes(needed))
        for bond in extra:
            price = price_of(bond)
            if len(unbought) < wanted or (price > money and len(unbought) < most):
                unbought.append(bond)
            else:
                hand.append(bond)
                money -= price
        player.unbought = bytes(sorted(unbought))
        return hand

    # Step 5: money

    def make_affordable(
        self, hands: list[list[int]], needed: list[int], elsewhere: list[list[int]]
    ) -> None:
        """Exchange bonds of hands that are too dear with other hands, offers and the pile."""
        places = hands + elsewhere
        most: list[int] = [means(self.state.players[other]) for other in self.others]
        most += [NO_LIMIT] * len(elsewhere)
        fixed = [self.returned_in(bonds) for bonds in places]
        even_out(places, needed + [0] * len(elsewhere), most, fixed)

    def returned_in(self, bonds: list[int]) -> list[int]:
        """Bonds among some that came back with the pile; who can have drawn them is settled."""
        return [bond for bond in bonds if self.came_back(bond)]

    def settle(self, place: i64, hidden: list[int]) -> None:
        """Give a seat its hand and the money that goes with it."""
        player = self.state.players[self.others[place]]
        player.hand = bytes(sorted(list(player.known) + hidden))
        value = worth(player.hand)
        least: i64 = max(player.wealth_least, value + player.money_least)
        if least > player.wealth_most:
            player.money = player.money_least
            return
        steps: i64 = (player.wealth_most - least) // PRICE_STEP
        player.money = least + self.state.below(steps + 1) * PRICE_STEP - value


# Small helpers


def outward(start: i64, most: i64) -> list[i64]:
    """The numbers from 0 to a most: from a start up, then from below it down."""
    numbers: list[i64] = []
    number: i64 = min(start, most)
    while number <= most:
        numbers.append(number)
        number += 1
    number = min(start, most) - 1
    while number >= 0:
        numbers.append(number)
        number -= 1
    return numbers


def fits_wealth(player: Player) -> bool:
    """Whether money and hand of a seat add up to what all know of its wealth."""
    return player.money + worth(player.hand) <= player.wealth_most


def guess_hidden(state: State, seat: i64) -> None:
    """Draw anew all that a seat has not seen of hands, unbought bonds, offers, pile and money."""
    for attempt in range(1, TRIES + 1):
        certain = [player.known for player in state.players]
        if attempt < TRIES:
            believe_doubted(state, seat)
        guess = Guess(state, seat)
        found = guess.plan()
        assert found or attempt < TRIES, "the true state is a guess that fits"
        if found:
            guess.share_sizes()
            guess.deal()
        for place in range(len(certain)):
            state.players[place].known = certain[place]
        if found and all_fit(state, guess.others):
            return


def believe_doubted(state: State, seat: i64) -> None:
    """Draw which of the bonds in doubt the others still have, and take these for known."""
    for other in range(state.seat_count):
        player = state.players[other]
        if other == seat or len(player.doubted) == 0:
            continue
        missing = player.missing
        left = player.doubted
        if seat >= 0:
            viewer = state.players[seat]
            for bond in viewer.hand + viewer.offer + viewer.unbought:
                if bond != JOKER and count_of(left, bond) > 0:
                    left = without_bond(left, bond)
                    missing -= 1
        for _ in range(missing):
            if state.below(max(1, player.held_most)) < len(left):
                left = without_bond(left, left[state.below(len(left))])
        player.known = together(player.known, left)


def all_fit(state: State, seats: list[int]) -> bool:
    """Whether the money of all these seats fits."""
    for seat in seats:
        if not fits_wealth(state.players[seat]):
            return False
    return True
