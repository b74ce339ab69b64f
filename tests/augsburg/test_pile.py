"""The draw pile: its open top price, the reshuffle, and the rare shortage of bonds."""

from __future__ import annotations

import pytest

from quattrocento.games.augsburg.bonds import labels, without_bond
from quattrocento.games.augsburg.facts import note_gone, note_shown
from quattrocento.games.augsburg.state import State
from tests.augsburg.tables import (
    bonds,
    end_of_round,
    hand,
    left_in_box,
    offer,
    pass_all,
    seat,
    table,
    using,
)
from tests.support import kinds, offered, play, refused, rule, told


@rule("AUG-DCK-1")
@pytest.mark.parametrize(
    ("bond", "price"), [("maria 1", 200), ("leo 13", 300), ("louise 17", 400), ("joker", 400)]
)
def test_the_price_on_the_back_of_the_top_card_is_open(bond: str, price: int) -> None:
    state = table(seat(), seat(), top=bond)
    assert state.view(None).top_price == price
    assert bond not in str(state.view(None).pile)
    for seed in range(5):
        assert state.resample(0, seed).view(0).top_price == price


@rule("AUG-DCK-1")
def test_an_empty_pile_shows_no_price_and_the_height_is_open() -> None:
    state = table(seat(), seat(), pile="")
    assert state.view(None).top_price is None
    assert state.view(None).pile == 0
    assert table(seat(), seat(), pile="leo 3 4").view(None).pile == 2


@rule("AUG-DCK-1")
def test_the_discard_becomes_the_new_pile_in_the_middle_of_a_draw() -> None:
    state = using("5", seat(), seat(), pile="maria 17")
    events = play(state, "draw bonds")
    assert kinds(events)[0] == "PileReshuffled"
    assert "maria 17" in hand(state)
    assert len(hand(state)) == 2
    assert state.discard == b""
    assert state.view(None).pile == 78


@rule("AUG-DCK-1")
def test_unbought_bonds_come_back_with_the_rest_of_the_discard() -> None:
    state = using("5", seat(unbought="leo 4"), seat(unbought="leo 5"), pile="")
    play(state, "draw bonds")
    assert [player.unbought for player in state.players] == [b"", b""]
    assert state.view(None).pile == 78


@rule("AUG-DCK-1")
def test_nobody_can_look_through_pile_and_discard() -> None:
    state = table(seat(unbought="leo 4"), seat(), pile="maria 3 4", discard="leo 6")
    for viewer in (0, 1, None):
        seen = repr(state.view(viewer))
        assert "leo 4" not in seen
        assert "maria 4" not in seen


def shortage(hands: list[str], pile: str, discard: str = "") -> State:
    """The end of a round; every bond that is nowhere else is in the last hand."""
    rest = left_in_box([bond for text in [*hands, pile, discard] for bond in bonds(text)])
    last = seat("")
    last["hand"] = rest
    state = table(
        *(seat(each) for each in hands),
        last,
        noble="maximilian",
        pile=pile,
        discard=discard,
    )
    pass_all(state)
    return state


@rule("AUG-DCK-2")
def test_with_enough_bonds_in_pile_and_discard_nobody_gives_any() -> None:
    state = shortage(["leo 1 2"], pile="maria 1 2 3", discard="maria 4 5 6 7 8")
    assert state.view(None).asked.question == "buy"


@rule("AUG-DCK-2")
def test_all_give_one_card_unseen_and_again_until_there_are_enough() -> None:
    state = shortage(["leo 1 2 3"], pile="maria 1 2", discard="maria 3 4")
    assert state.view(None).asked.question == "give"
    assert state.awaiting() == [0, 1]
    assert state.view(None).pile == 4
    assert offered(state, 0) == ["give leo 1", "give leo 2", "give leo 3"]
    assert refused(state, "0: give nothing") == "AUG-DCK-2"
    assert refused(state, "0: give maria 17") == "AUG-DCK-2"
    before = state.view(1)
    play(state, "0: give leo 1")
    assert state.view(1).players == before.players
    play(state, "1: give maria 17")
    assert state.view(None).asked.question == "give"
    assert state.view(None).pile == 6
    assert hand(state, 0) == ["leo 2", "leo 3"]
    play(state, "0: give leo 2", "1: give maria 16")
    assert state.view(None).asked.question == "buy"
    assert state.view(None).pile == 0
    together = sorted(offer(state, 0) + offer(state, 1))
    assert together == sorted(bonds("maria 1 2 3 4 16 17, leo 1 2"))


@rule("AUG-DCK-2")
def test_an_empty_hand_gives_nothing() -> None:
    state = shortage([""], pile="maria 1 2 3 4 5 6 7")
    assert offered(state, 0) == ["give nothing"]
    play(state, "0: give nothing", "1: give leo 1")
    assert state.view(None).asked.question == "buy"


@rule("AUG-DCK-2")
def test_maximilians_winner_takes_the_top_card_and_the_rest_is_shuffled() -> None:
    deals = set()
    for chance in range(1, 8):
        state = shortage(["leo 1"], pile="maria 9 10", discard="maria 1 2 3 4")
        state.chance += chance
        play(state, "0: give leo 1", "1: give leo 2")
        assert "maria 9" in offer(state, 0)
        deals.add(tuple(offer(state, 0)))
    assert len(deals) > 1


@rule("AUG-DCK-2")
def test_the_top_card_is_the_free_one_if_there_is_one() -> None:
    free = seat("leo 1", rights={"mint master": 1})
    other = seat("")
    other["hand"] = left_in_box(bonds("leo 1, maria 9 10 11"))
    state = table(free, other, noble="maximilian", pile="maria 9 10 11")
    pass_all(state)
    while state.view(None).asked.question == "give":
        for place in state.awaiting():
            play(state, f"{place}: {offered(state, place)[0]}")
    assert "maria 9" in hand(state, 0)


@rule("AUG-DCK-2", "AUG-HID-1")
def test_what_is_given_stays_hidden() -> None:
    state = shortage(["leo 1 2 3"], pile="maria 1 2", discard="maria 3 4")
    play(state, "0: give leo 1")
    for seed in range(10):
        guess = state.resample(1, seed)
        assert guess.view(1) == state.view(1)
        assert len(labels(guess.players[0].chosen)) == 1


def known_hand_gives(bond: str) -> State:
    """All knew the three bonds of the first seat; it gave one of them unseen, and then all bought.

    What it gave is dealt again with the rest, to anybody.
    """
    state = shortage(["leo 1 2 3", "louise 1 2"], pile="maria 1 2 3 4 5", discard="maria 6 7 8 9")
    state.players[0].known = state.players[0].hand
    play(state, f"0: give {bond}", "1: give louise 1", "2: give maria 17")
    assert state.view(None).asked.question == "buy"
    return state


@rule("AUG-DCK-2", "AUG-HID-1")
def test_all_but_one_of_the_bonds_that_were_known_are_known_to_be_left() -> None:
    state = known_hand_gives("leo 1")
    seen = state.view(1).players[0]
    assert (seen.known, seen.doubted, seen.missing) == ((), ("leo 1", "leo 2", "leo 3"), 1)
    missing = set()
    for seed in range(60):
        held = set(labels(state.resample(1, seed).players[0].hand))
        left_out = {"leo 1", "leo 2", "leo 3"} - held
        assert len(left_out) <= 1
        missing |= left_out
    assert missing >= {"leo 2", "leo 3"} - set(offer(state, 1))


@rule("AUG-DCK-2", "AUG-HID-1")
def test_whoever_is_offered_the_bond_that_was_given_knows_that_the_others_are_left() -> None:
    for chance in range(100):
        state = shortage(
            ["leo 1 2 3", "louise 1 2"], pile="maria 1 2 3 4 5", discard="maria 6 7 8 9"
        )
        state.players[0].known = state.players[0].hand
        state.chance += chance
        play(state, "0: give leo 1", "1: give louise 1", "2: give maria 17")
        if "leo 1" in offer(state, 1):
            break
    for seed in range(20):
        assert {"leo 2", "leo 3"} <= set(labels(state.resample(1, seed).players[0].hand))


@rule("AUG-DCK-2", "AUG-HID-1")
def test_a_bond_that_is_shown_again_is_out_of_doubt_and_one_seen_elsewhere_ends_it() -> None:
    state = known_hand_gives("leo 1")
    giver, taker = state.players[0], state.players[1]
    note_shown(state, giver, bytes([giver.doubted[1]]))
    assert (labels(giver.known), labels(giver.doubted)) == (["leo 2"], ["leo 1", "leo 3"])
    note_shown(state, taker, bytes([giver.doubted[0]]))
    assert (labels(giver.known), giver.doubted, giver.missing) == (["leo 2", "leo 3"], b"", 0)


@rule("AUG-DCK-2", "AUG-HID-1")
def test_a_bond_in_doubt_that_is_discarded_openly_leaves_the_rest_in_doubt() -> None:
    state = known_hand_gives("leo 1")
    giver = state.players[0]
    giver.hand = without_bond(giver.hand, giver.doubted[2])
    note_gone(state, giver, giver.doubted[2])
    assert (labels(giver.doubted), giver.missing) == (["leo 1", "leo 2"], 1)


@rule("AUG-DCK-2", "AUG-HID-1")
def test_whoever_gave_a_bond_knows_that_only_those_can_have_it_who_drew_it() -> None:
    state = known_hand_gives("leo 1")
    assert offer(state, 0).count("leo 1") == 0
    for seed in range(40):
        world = state.resample(0, seed)
        assert "leo 1" not in labels(world.players[1].hand) + labels(world.players[2].hand)


@rule("AUG-DCK-1")
def test_of_a_deal_only_the_first_price_was_open() -> None:
    state = end_of_round(
        seat(purple=4), seat(purple=3, rights={"mint master": 1}), top="leo 17, maria 1 2 3 4"
    )
    winner, other = state.players
    assert winner.wealth_most - winner.wealth_least == 0
    assert other.wealth_most - other.wealth_least == 200


@rule("AUG-DCK-2")
def test_a_shortage_is_told_before_the_discard_goes_under_the_pile() -> None:
    hands, pile, discard = ["leo 1 2"], "maria 1 2", "maria 4 5"
    rest = left_in_box([bond for text in [*hands, pile, discard] for bond in bonds(text)])
    last = {**seat(""), "hand": rest}
    state = table(seat(hands[0]), last, noble="maximilian", pile=pile, discard=discard)
    play(state, "pass")
    lines = told(state, play(state, "pass"))
    assert lines[-2:] == [
        (
            "The deal needs 8 bonds, more than pile and discard have: the discard is shuffled and "
            "put under the pile, which has 4 bonds now."
        ),
        "4 bonds are still missing for the deal: all put one of their hand under the pile.",
    ]
