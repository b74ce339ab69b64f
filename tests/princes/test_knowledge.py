"""What a seat knows: secret money and cards, and perfect recall of every look at a pile."""

from __future__ import annotations

import pytest

from quattrocento.core.bits import listed
from quattrocento.core.chance import Chance, seeded
from quattrocento.core.conformance import random_move
from quattrocento.games.princes.actions import CARD
from quattrocento.games.princes.knowledge import possible_cards
from quattrocento.games.princes.state import State
from tests.princes.tables import GAME, auction, held, pile_labels, player, seen, table
from tests.support import offered, play, rule

WORLDS = 40
FIVE = "poet, lawyer, painter, botanist, composer"
SIX_PROFESSIONS_LEFT = (
    "mathematician, theologian, philosopher, alchemist, physicist",
    "watchmaker, goldsmith, bell maker, cartographer, choreographer",
    "sculptor, pharmacist, physician, dramatist, astronomer",
)


def worlds(state: State, seat: int | None) -> list[State]:
    """Many states that a seat cannot tell from the true one."""
    return [state.resample(seat, seed) for seed in range(WORLDS)]


def hands(state: State, seat: int) -> set[str]:
    return {CARD.label(card) for card in listed(held(state, seat).hand)}


@rule("PRI-HID-1")
def test_money_hands_bonus_and_prestige_cards_are_secret_their_numbers_open() -> None:
    mine = player("poet, lawyer, forests", prestige="most parks", recruiting_hand=1, money=1234)
    for viewer in (1, None):
        view = table([mine]).view(viewer).players[0]
        assert (view.money, view.hand, view.works) == (None, None, None)
        assert (view.bonus_cards, view.prestige_cards) == (None, None)
        assert (view.professions, view.bonus, view.prestige, view.recruiting_hand) == (2, 1, 1, 1)


@rule("PRI-HID-1")
def test_hidden_cards_are_drawn_anew_and_open_ones_stay() -> None:
    other = player("botanist", prestige="most parks")
    state = table([player("poet, lawyer, forests", table="painter"), other])
    seen_hands = {frozenset(hands(world, 0)) for world in worlds(state, 1)}
    assert len(seen_hands) > WORLDS // 2
    for world in worlds(state, 1):
        assert (hands(world, 1), seen(world, 0).table) == ({"botanist"}, ("painter",))
        assert GAME.dump(world)["players"][1]["prestige"] == ["most parks"]
        assert "botanist" not in pile_labels(world, "profession")


@rule("PRI-HID-1")
def test_a_recruited_profession_is_open_until_it_is_played() -> None:
    state = table([player("lawyer", recruiting_hand=1), player(table="poet")])
    play(state, "recruit poet")
    assert seen(state, 0, viewer=2).shown == ("poet",)
    for world in worlds(state, 2):
        assert "poet" in hands(world, 0)
        assert len(hands(world, 0)) == 2


@rule("PRI-HID-1", "PRI-SET-3")
def test_a_seat_remembers_what_it_returned() -> None:
    state = GAME.new(players=5, seed=5)
    returned = offered(state, 0)[0].removeprefix("return ")
    play(state, *(f"{seat}: {offered(state, seat)[0]}" for seat in range(5)))
    for world in worlds(state, 0):
        assert returned in pile_labels(world, "profession")
    elsewhere = [returned not in pile_labels(world, "profession") for world in worlds(state, 1)]
    assert any(elsewhere)


@rule("PRI-HID-1", "PRI-SET-3")
def test_while_all_choose_nobody_knows_what_another_has_chosen() -> None:
    state = GAME.new(players=3, seed=5)
    play(state, f"0: {offered(state, 0)[2]}")
    assert seen(state, 0).returned is not None
    assert seen(state, 0, viewer=1).returned is None
    returned = {GAME.dump(world)["players"][0]["returned"] for world in worlds(state, 1)}
    assert len(returned) > 4
    for world in worlds(state, 1):
        position = GAME.dump(world)["players"][0]
        assert position["returned"] in position["hand"]


# Piles


def looked(state: State) -> None:
    """The first seat takes a profession: it keeps the painter and orders four."""
    play(state, "take profession", "keep painter")
    play(state, "under poet", "under composer", "under botanist")


@rule("PRI-HID-1", "PRI-PIL-1")
def test_a_seat_remembers_what_it_put_under_a_pile_and_in_which_order() -> None:
    state = table(top={"profession": FIVE})
    looked(state)
    bottom = ["poet", "composer", "botanist", "lawyer"]
    assert state.view(0).piles[0].known[-4:] == tuple(bottom)
    assert all(pile_labels(world, "profession")[-4:] == bottom for world in worlds(state, 0))
    assert set(state.view(1).piles[0].known) == {None}
    others = {tuple(pile_labels(world, "profession")[-4:]) for world in worlds(state, 1)}
    assert len(others) > WORLDS // 2


@rule("PRI-HID-1", "PRI-PIL-1")
def test_another_who_looks_at_those_cards_keeps_one_and_hides_the_order_of_the_others() -> None:
    state = table([player(hand) for hand in SIX_PROFESSIONS_LEFT], top={"profession": FIVE})
    looked(state)
    put_under = {"poet", "composer", "botanist", "lawyer"}
    play(state, "end turn", "take profession", "keep lawyer")
    play(state, "under botanist", "under organ builder", "under poet")
    orders = set()
    kept = set()
    for world in worlds(state, 0):
        pile = pile_labels(world, "profession")
        missing = put_under - set(pile)
        assert len(missing) <= 1
        assert missing <= hands(world, 1)
        orders.add(tuple(pile))
        kept |= missing
    assert kept == put_under
    assert len(orders) > WORLDS // 2


@rule("PRI-HID-1", "PRI-PIL-1")
def test_cards_seen_on_top_are_later_at_the_bottom_or_with_the_next_looker_not_elsewhere() -> None:
    top = "buildings, forests, lakes, parks, freedoms"
    state = table(top={"bonus": top})
    play(state, "take bonus", "keep parks", "under buildings", "under forests", "under lakes")
    for _ in range(3):
        play(state, "end turn" if state.view(None).active == 0 else "take bonus")
        if state.decision.name == "keep":
            while state.decision.name in ("keep", "order"):
                play(state, offered(state)[0])
    mine = {"buildings", "forests", "lakes", "freedoms"}
    for world in worlds(state, 0):
        pile = set(pile_labels(world, "bonus"))
        with_others = hands(world, 1) | hands(world, 2)
        assert mine <= pile | with_others
        assert not mine & (hands(world, 0))


SEVEN_BONUS = "buildings, forests, lakes, parks, freedoms, jesters, builders"
OTHER_BONUS = (
    "large buildings, medium buildings and forests, small buildings and landscapes, "
    "building sizes, landscapes, jesters and freedoms, builders and lakes, prestige cards, "
    "prestige cards and freedoms, kinds of landscape, categories, cards in hand, cards on table"
)


@rule("PRI-HID-1", "PRI-PIL-1")
def test_a_card_that_a_looker_did_not_reach_is_not_the_one_he_kept() -> None:
    state = table(top={"bonus": SEVEN_BONUS}, played=OTHER_BONUS)
    play(state, "take bonus", "keep buildings", "under forests", "under lakes", "under parks")
    assert pile_labels(state, "bonus")[-1] == "freedoms"
    for keeper in (1, 2):
        play(state, "end turn", "take bonus")
        assert ("freedoms" in state.view(keeper).looked) == (keeper == 2)
        while state.decision.name != "action":
            play(state, offered(state)[0])
    kept = {card for world in worlds(state, 0) for card in hands(world, 1)}
    assert kept == {"forests", "lakes", "parks", "jesters", "builders"}


@rule("PRI-HID-1")
def test_in_the_middle_of_a_look_others_may_think_of_any_cards() -> None:
    state = table(top={"profession": FIVE})
    play(state, "take profession", "keep painter", "under poet")
    looked_at = {tuple(GAME.dump(world)["looked"]) for world in worlds(state, 1)}
    assert len(looked_at) > WORLDS // 2
    for world in worlds(state, 1):
        assert (world.decision.name, world.awaiting()) == ("keep", [0])
    for world in worlds(state, 0):
        assert (world.decision.name, offered(world)) == ("order", offered(state))


@rule("PRI-HID-1")
def test_a_prestige_card_kept_is_one_of_those_that_the_looker_saw() -> None:
    state = auction()
    play(state, "start prestige", "pass", "pass", offered_keep(state))
    while state.decision.name == "order":
        play(state, offered(state)[0])
    prestige = {tuple(GAME.dump(world)["players"][0]["prestige"]) for world in worlds(state, 1)}
    assert len(prestige) > 5
    assert len({tuple(GAME.dump(w)["players"][0]["prestige"]) for w in worlds(state, 0)}) == 1


def offered_keep(state: State) -> str:
    """The move that keeps the top card of the prestige pile."""
    return f"keep {pile_labels(state, 'prestige')[0]}"


@rule("PRI-HID-2")
def test_others_money_is_not_shown_but_a_resample_leaves_it() -> None:
    state = table([player(money=1234), player(money=77), player(money=5000)])
    assert [seat.money for seat in state.view(1).players] == [None, 77, None]
    for world in worlds(state, 1):
        assert [held(world, seat).money for seat in range(3)] == [1234, 77, 5000]


@pytest.mark.parametrize("seed", range(6))
def test_the_true_pile_is_always_among_what_every_seat_thinks_possible(seed: int) -> None:
    chance = Chance(seeded(seed))
    state = GAME.new(players=3 + seed % 3, seed=seed)
    while not state.over:
        state.apply(*random_move(state, chance))
        for seat in range(state.seats):
            for pile, marks in zip(state.piles, state.marks, strict=True):
                for card, mark in zip(pile, marks, strict=True):
                    assert possible_cards(state, seat, 1 << mark) >> card & 1
