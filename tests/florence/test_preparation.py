"""Set-up: pieces, objectives, tiles, carriages, the dial, blockers, the first debutants."""

from __future__ import annotations

import pytest

import quattrocento as qc
from quattrocento.games.florence.components import BOASTS, NOBLES, OBJECTIVES, SCANDALS
from quattrocento.games.florence.state import State
from tests.florence.tables import GAME, city, points, queue
from tests.support import offered, play, refused, rule

SEEDS = range(30)


def fresh(players: int, seed: int) -> State:
    state: State = GAME.new(players=players, seed=seed)
    return state


@rule("FLO-SET-1")
def test_one_to_five_play_each_with_the_same_pieces_and_twelve_time() -> None:
    assert list(GAME.seats) == [1, 2, 3, 4, 5]
    with pytest.raises(qc.BadSetup):
        GAME.new(players=6, seed=1)
    for player in fresh(5, 1).view(None).players:
        assert player.supply == {"debutant": 5, "donna": 3, "maestro": 1}
        assert (player.gifts, player.guards, player.markers_left, player.time) == (3, 6, 6, 12)


@rule("FLO-SET-2")
def test_each_seat_has_an_objective_of_its_own_that_only_it_sees() -> None:
    seen = set()
    for seed in SEEDS:
        state = fresh(3, seed)
        cards = []
        for seat in range(3):
            view = state.view(seat)
            own = view.players[seat].objective
            assert own is not None
            assert tuple(own.locations) in OBJECTIVES
            cards.append(tuple(own.locations))
            others = [view.players[other].objective for other in range(3) if other != seat]
            assert others == [None, None]
        assert len(set(cards)) == 3
        seen |= set(cards)
    assert seen == set(OBJECTIVES)


@rule("FLO-SET-3")
def test_the_nine_boast_tiles_lie_shuffled_on_the_nine_locations() -> None:
    layouts = [[at.boast for at in fresh(2, seed).view(None).locations] for seed in SEEDS]
    assert all(sorted(layout) == sorted(BOASTS) for layout in layouts)
    assert len({tuple(layout) for layout in layouts}) == len(layouts)


@rule("FLO-SET-4")
def test_the_carriages_start_where_the_last_three_location_tokens_say() -> None:
    orders = set()
    for seed in SEEDS:
        state = fresh(2, seed)
        starts = list(state.carriages)
        assert len(set(starts)) == 3
        assert sorted(starts) == sorted(state.location_tokens[6:])
        assert sorted(state.location_tokens) == list(range(9))
        orders.add(tuple(starts.index(token) for token in state.location_tokens[6:]))
    assert len(orders) > 3


@rule("FLO-SET-5")
def test_two_time_tokens_and_three_locations_are_shown_and_give_the_destinations() -> None:
    state = fresh(4, 7)
    dial = state.view(None).dial
    assert [segment.noble for segment in dial] == NOBLES * 3
    assert [segment.location is not None for segment in dial] == [True] * 3 + [False] * 6
    assert [segment.time is not None for segment in dial] == [False] + [True] * 2 + [False] * 6
    assert sorted(state.time_tokens) == [2, 3, 4, 5, 6, 7, 8, 9]
    for noble, segment in zip(NOBLES, dial, strict=False):
        assert segment.location is not None
        assert noble in state.view(None).locations[segment.location - 1].destinations


@rule("FLO-SET-5", "FLO-EX-11", example="FLO-EX-11")
def test_the_dial_shows_eight_six_nine_and_the_markers_go_there() -> None:
    locations = city(goals={1: 8, 2: 6, 3: 9}).view(None).locations
    assert locations[7].destinations == ("cosimo",)
    assert locations[5].destinations == ("contessina",)
    assert locations[8].destinations == ("giovanni",)


@rule("FLO-SET-6")
def test_each_noble_has_three_copies_of_four_scandal_cards_shuffled() -> None:
    state = fresh(2, 3)
    decks = GAME.dump(state)["decks"]
    for noble in NOBLES:
        own = [card for card in SCANDALS if card.startswith(noble)]
        assert sorted(decks[noble]) == sorted(own * 3)
    assert GAME.dump(fresh(2, 4))["decks"] != decks


@rule("FLO-SET-7")
@pytest.mark.parametrize(("players", "slots"), [(1, 4), (2, 4), (3, 5), (4, 7), (5, 7)])
def test_blockers_close_the_slots_numbered_above_the_number_of_players(
    players: int, slots: int
) -> None:
    assert fresh(players, 1).view(None).slots == slots


@rule("FLO-SET-8")
def test_the_first_player_is_drawn_and_the_last_one_places_first() -> None:
    assert {fresh(4, seed).view(None).first for seed in SEEDS} == {0, 1, 2, 3}
    state = fresh(4, 2)
    first = state.view(None).first
    order = []
    for location in (1, 2, 3, 4):
        order += state.awaiting()
        if location > 1:
            assert refused(state, f"deploy {location - 1}") == "FLO-SET-8"
        play(state, f"deploy {location}")
    assert order == [(first - turn) % 4 for turn in (1, 2, 3, 4)]
    assert state.decision.name == "action"
    assert state.awaiting() == [first]
    assert [player.time for player in state.view(None).players] == [12] * 4


@rule("FLO-SET-8", "FLO-EX-10", example="FLO-EX-10")
def test_blue_green_and_orange_place_orange_first_then_green_then_blue() -> None:
    blue, green, orange = 0, 1, 2
    state = city(question="first-debutant", turn=orange, first=blue)
    play(state, "deploy 4")
    assert state.awaiting() == [green]
    play(state, "deploy 5")
    assert state.awaiting() == [blue]
    play(state, "deploy 6")
    assert state.awaiting() == [blue]
    assert (queue(state, 4), queue(state, 5), queue(state, 6)) == ("2", "1", "0")


@rule("FLO-SET-9")
def test_scores_start_at_nothing_and_the_first_in_a_queue_holds_the_prime_position() -> None:
    state = fresh(5, 9)
    assert points(state) == [0] * 5
    assert len(state.view(None).locations) == 9
    state = city({5: "1, 0"}, tiles={5: "party-life"}, turn=0)
    assert state.view(1).locations[4].boast_points == 3
    assert state.view(0).locations[4].boast_points == 0
    assert len(offered(state)) > 0
