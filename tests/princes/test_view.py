"""What a view tells the page, so that it need not know the rules."""

from __future__ import annotations

from tests.princes.tables import player, table
from tests.support import play, rule


@rule("PRI-WRK-4")
def test_it_says_what_a_work_pays_and_what_stays_of_it() -> None:
    state = table([player("poet, lawyer, painter", jesters=5)])
    (work, *_) = state.view(0).players[0].works or ()
    assert (work.pay.florins, work.pay.most) == (100 * work.value, work.value // 2)
    play(state, f"work {work.card}")
    split = state.view(0).split
    assert split[0] == work.pay.florins
    assert split[-1] == work.pay.florins - 200 * work.pay.most
    assert len(split) == work.pay.most + 1


@rule("PRI-BLD-1", "PRI-WRK-2")
def test_it_says_what_the_piece_in_hand_brings() -> None:
    state = table([player("choreographer")])
    play(state, "build opera")
    view = state.view(0)
    assert view.placing_points == 3
    (work,) = view.players[0].works or ()
    assert work.gain == work.missing["opera"] == 4
    assert work.pay.florins == 100 * (work.value + work.gain)


@rule("PRI-LND-1")
def test_turning_four_times_and_flipping_twice_lead_back() -> None:
    state = table([player("poet")])
    play(state, "build opera")
    view = state.view(0)
    turn = 1
    for _ in range(4):
        turn = view.turned[turn - 1]
    assert turn == 1
    assert view.flipped[view.flipped[0] - 1] == 1
    assert len(view.turned) == len(view.flipped) == len(view.turns)
