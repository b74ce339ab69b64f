"""Money: what goes together, what it is worth, and taking new cards."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quattrocento.games.palazzo.money import card_list, packed
from quattrocento.games.palazzo.payment import best_payment
from quattrocento.games.palazzo.state import State
from tests.palazzo.tables import cards, hand, table
from tests.support import offered, play, refused, rule

DEPOT_OF_FOUR = "brick 1/1, sandstone 1/3, marble 2/2"


def paying(own_hand: str, tiles: int = 1, depot: str = DEPOT_OF_FOUR) -> State:
    """The first seat is about to pay for tiles of a depot of four, at 6 each."""
    state = table([own_hand, "", ""], depot=depot, next_tiles="brick 2/2, brick 2/3")
    play(state, "draw tiles", "buy brick 1/1")
    play(state, "one tile only" if tiles == 1 else "buy brick 2/2")
    return state


@rule("PAL-PAY-1")
def test_single_cards_are_of_one_currency_only() -> None:
    state = paying("red 3, brown 3 4")
    play(state, "lay brown 3")
    assert refused(state, "lay red 3") == "PAL-PAY-1"
    assert offered(state) == ["lay brown 4"]
    assert refused(paying("red 3 4"), "lay white 3") == "PAL-PAY-1"


@rule("PAL-PAY-1", "PAL-PAY-2")
def test_certificates_alone_will_do_and_complete_any_currency() -> None:
    alone = paying("certificate certificate certificate")
    assert offered(alone) == ["lay certificate"]
    play(alone, "lay certificate", "lay certificate", "lay certificate", "enough")
    for currency in ("red", "brown", "white"):
        completed = paying(f"{currency} 4, certificate")
        play(completed, f"lay {currency} 4", "lay certificate", "enough")
        assert hand(completed) == []


@rule("PAL-PAY-3")
@pytest.mark.parametrize("value", [3, 4, 5, 6, 7])
def test_three_cards_of_one_value_in_three_currencies_are_worth_fifteen(value: int) -> None:
    assert best_payment(packed_hand(f"red {value}, brown {value}, white {value}")) == 15
    state = paying(f"red {value}, brown {value}, white {value}", tiles=2)
    play(state, f"lay joker {value}", "enough")
    assert hand(state) == []


@rule("PAL-PAY-3")
def test_three_cards_of_one_value_in_fewer_currencies_are_no_joker() -> None:
    state = paying("red 5 5, brown 5")
    assert refused(state, "lay joker 5") == "PAL-PAY-3"
    assert best_payment(packed_hand("red 5 5 5")) == 15
    assert best_payment(packed_hand("red 4 4 4")) == 12


@rule("PAL-PAY-4", "PAL-PAY-8")
@pytest.mark.parametrize(
    ("number", "worth"), [(1, 2), (2, 4), (3, 15), (4, 17), (5, 19), (6, 30), (7, 32), (10, 47)]
)
def test_three_certificates_together_are_a_joker_others_count_two(number: int, worth: int) -> None:
    assert best_payment(packed_hand(" ".join(["certificate"] * number))) == worth


@rule("PAL-PAY-5")
def test_jokers_add_up_with_each_other_certificates_and_one_currency() -> None:
    assert best_payment(packed_hand("red 4 5 7, brown 4 5, white 4 5, certificate")) == 15 + 15 + 9
    state = table(["red 4 7, brown 4, white 4, certificate", "", ""], depot="brick 1/1")
    play(state, "draw tiles")
    bought = next(choice for choice in offered(state) if choice.startswith("buy"))
    play(state, bought, "one tile only", "lay joker 4", "lay red 7", "lay certificate", "enough")
    assert hand(state) == []


@rule("PAL-PAY-6")
def test_overpaying_is_allowed_with_cards_that_could_be_left_out_and_gives_no_change() -> None:
    state = paying("red 6 7, certificate")
    play(state, "lay red 6")
    assert offered(state) == ["lay red 7", "lay certificate", "enough"]
    play(state, "lay red 7", "lay certificate", "enough")
    assert hand(state) == []


@rule("PAL-PAY-7")
def test_paid_cards_are_discarded_face_up_and_there_is_no_limit_to_a_hand() -> None:
    state = paying("red 6 7, certificate certificate certificate certificate, brown 3 3 3")
    play(state, "lay red 6", "enough")
    view = state.view(2)
    assert view.discard == ("red 6",)
    assert view.players[0].cards == 8


@rule("PAL-PAY-7")
def test_an_empty_draw_pile_is_made_anew_from_the_discard_in_the_middle_of_a_turn_up() -> None:
    one_of_each = "red 3 4 5 6 7, brown 3 4 5 6 7, white 3 4 5 6 7"
    discard = "certificate " * 9
    state = table([one_of_each, one_of_each, one_of_each], discard=discard)
    assert state.view(None).money_pile == 1
    play(state, "take money")
    after = state.view(None)
    assert after.turned_up == ("certificate",) * 4
    assert (after.money_pile, after.discard) == (10 - 4, ())


@rule("PAL-PAY-8")
def test_cards_laid_in_one_go_count_at_their_highest_value() -> None:
    hands = ["", "certificate certificate certificate certificate", ""]
    state = table(hands, quarries=("", "brick 1/1", "", ""), next_tiles="brick 2/2, brick 2/3")
    play(state, "draw tiles", "auction")
    play(state, *["lay certificate"] * 4, "enough")
    assert state.view(None).highest == 17


# One spelling, no dead ends


def bidding(hand_of_the_bidder: str, highest: int) -> State:
    """The second seat is to bid more than the highest bid."""
    state = table(["", hand_of_the_bidder, ""], quarries=("", "brick 1/1", "", ""))
    play(state, "draw tiles", "auction")
    state.highest = highest
    return state


def why_not(state: State, move: str) -> str:
    """The message of the catalogues that says why a move is refused."""
    refusal = state.why_not(1, state.game.actions.parse(move))
    assert refusal is not None
    return refusal.key


@rule("PAL-PAY-8")
def test_jokers_are_laid_from_the_lowest_and_who_begins_with_a_higher_one_is_told_so() -> None:
    state = bidding("red 3 7, brown 3 7, white 3 7", highest=19)
    assert "lay joker 3" in offered(state)
    assert "lay joker 7" not in offered(state)
    assert why_not(state, "lay joker 7") == "refusal-lay-in-order"
    play(state, "lay joker 3", "lay joker 7", "enough")
    assert state.view(None).highest == 30


@rule("PAL-PAY-8")
def test_what_is_too_little_in_any_order_is_refused_as_too_little() -> None:
    state = bidding("red 3 7, brown 3 7, white 3 7", highest=30)
    assert why_not(state, "lay joker 7") == "refusal-bid-not-higher"
    assert why_not(state, "lay joker 3") == "refusal-bid-not-higher"


@rule("PAL-PAY-8")
def test_single_cards_and_certificates_too_are_refused_for_their_order_only_if_that_is_why() -> (
    None
):
    state = bidding("red 4 6, brown 7, certificate", highest=9)
    assert offered(state) == ["lay red 4", "pass"]
    assert why_not(state, "lay red 6") == "refusal-lay-in-order"
    assert why_not(state, "lay certificate") == "refusal-lay-in-order"
    assert why_not(state, "lay brown 7") == "refusal-bid-not-higher"


@given(st.lists(st.integers(0, 15), max_size=9), st.integers(1, 30))
def test_every_bid_can_be_laid_in_one_spelling_and_what_is_begun_can_be_finished(
    kinds: list[int], due: int
) -> None:
    counts = [min(kinds.count(kind), 10 if kind == 15 else 3) for kind in range(16)]
    held = bytes(kind for kind in range(16) for _ in range(counts[kind]))
    spellings = all_payments(held, due)
    assert bool(spellings) == (best_payment(packed(held)) >= due)
    assert len({tuple(sorted(paid)) for paid in spellings}) == len(spellings)
    assert {tuple(sorted(paid)) for paid in spellings} == legal_payments(held, due)


def all_payments(held: bytes, due: int) -> list[list[int]]:
    """Every bid of at least `due` that can be spelled out, found by walking through all steps."""
    state = table(["", "", ""], quarries=("", "brick 1/1", "", ""))
    play(state, "draw tiles", "auction")
    state.players[1].hand = packed(held)
    state.highest = due - 1
    found: list[list[int]] = []
    walk(state, found)
    return found


def walk(state: State, found: list[list[int]]) -> None:
    for action in state.legal(1):
        text = state.game.actions.text(action)
        if text == "enough":
            found.append(card_list(state.going))
        elif text != "pass":
            after = state.clone()
            after.apply(1, action)
            assert after.legal(1), "a bid that cannot be finished"
            walk(after, found)


def legal_payments(held: bytes, due: int) -> set[tuple[int, ...]]:
    """The same by brute force over all sets of cards."""
    kinds = sorted(set(held))
    found = set()
    for counts in product(*(range(held.count(kind) + 1) for kind in kinds)):
        paid = [kind for kind, count in zip(kinds, counts, strict=True) for _ in range(count)]
        worth = worth_of(paid)
        if worth is not None and worth >= due and paid:
            found.add(tuple(paid))
    return found


def worth_of(paid: list[int]) -> int | None:
    """What a set of cards is worth, None if its cards do not go together (PAL-PAY-1 to 5)."""
    certificates = paid.count(15)
    total = certificates // 3 * 15 + certificates % 3 * 2
    singles = set()
    for value in range(5):
        counts = [paid.count(currency * 5 + value) for currency in range(3)]
        jokers = min(counts)
        total += 15 * jokers
        for currency, count in enumerate(counts):
            if count > jokers:
                singles.add(currency)
                total += (count - jokers) * (value + 3)
    return total if len(singles) <= 1 else None


# Taking money


@rule("PAL-MON-1")
def test_one_card_more_than_players_is_turned_up_two_for_the_active_one_for_each_other() -> None:
    state = table(["", "", ""], next_money="red 3, brown 4, white 5, certificate")
    play(state, "take money")
    assert sorted(state.view(None).turned_up) == ["brown 4", "certificate", "red 3", "white 5"]
    play(state, "take brown 4", "take certificate")
    assert state.awaiting() == [1]
    play(state, "take white 5")
    assert refused(state, "take white 5") == "PAL-MON-1"
    play(state, "take red 3")
    assert [hand(state, seat) for seat in range(3)] == [
        ["brown 4", "certificate"],
        ["white 5"],
        ["red 3"],
    ]
    assert state.awaiting() == [1]
    assert state.decision.name == "turn"


@rule("PAL-MON-1")
def test_the_two_cards_have_one_spelling() -> None:
    state = table(["", ""], next_money="red 3, brown 4, white 5")
    play(state, "take money")
    assert offered(state) == ["take red 3", "take brown 4"]
    play(state, "take brown 4")
    assert offered(state) == ["take white 5"]
    assert refused(state, "take red 3") == "PAL-MON-1"


@rule("PAL-MON-2")
def test_money_cannot_be_taken_when_pile_and_discard_are_too_few() -> None:
    most = "red 3 3 3 4 4 4 5 5 5 6 6 6 7 7 7, brown 3 3 3 4 4 4 5 5 5 6 6 6 7 7 7"
    rest = "white 3 3 3 4 4 4 5 5 5 6 6 6 7 7 7, certificate certificate certificate certificate"
    few = table([most, rest, "certificate certificate certificate"], discard="certificate")
    assert few.view(None).money_pile + len(few.view(None).discard) == 3
    assert refused(few, "take money") == "PAL-MON-2"
    enough = table([most, rest, "certificate certificate"], discard="certificate")
    assert "take money" in offered(enough)


def packed_hand(text: str) -> int:
    kinds = {"certificate": 15}
    order = ["red", "brown", "white"]
    for place, currency in enumerate(order):
        for value in range(3, 8):
            kinds[f"{currency} {value}"] = place * 5 + value - 3
    return int(packed(bytes(kinds[card] for card in cards(text))))
