"""What a finished game is worth to each seat, and what it can be worth."""

from __future__ import annotations

import pytest

import quattrocento as qc
from quattrocento.core.errors import BadSetup
from quattrocento.core.state import State
from quattrocento.lab.rewards import SCHEMES, bounds, checked_scheme, margins, ranks, rewards
from tests.lab.seatings import every_seating, positions


def ended(game: str, players: int, seed: int) -> State:
    *_, state = positions(game, players, seed)
    return state


def test_margins_are_to_the_best_of_the_others() -> None:
    assert margins([30, 20, 25]) == [5, -10, -5]
    assert margins([12]) == [12]


def test_ranks_go_from_1_to_minus_1_and_those_tied_stand_in_the_middle() -> None:
    assert ranks([30, 20, 25], [0]) == [1, -1, 0]
    assert ranks([30, 20, 20], [0]) == [1, -0.5, -0.5]
    assert ranks([30, 30, 20], [1]) == [0, 1, -1]
    assert ranks([40], []) == [-1]


@every_seating
def test_every_reward_lies_within_its_bounds_and_adds_up_as_they_say(
    game: str, players: int
) -> None:
    state = ended(game, players, seed=3)
    for scheme in SCHEMES:
        limits = bounds(state.game, players, scheme)
        found = rewards(state, scheme)
        assert all(limits.least <= reward <= limits.most for reward in found)
        if limits.total is not None:
            assert sum(found) == pytest.approx(limits.total)
    assert rewards(state, "score") == state.scores()


def test_alone_nothing_adds_up_to_the_same() -> None:
    florence = qc.game("florence")
    assert {bounds(florence, 1, scheme).kind for scheme in SCHEMES} == {"general-sum"}
    assert bounds(florence, 2, "margin").kind == "zero-sum"
    assert bounds(florence, 3, "margin").kind == "general-sum"
    assert bounds(florence, 3, "win").kind == "constant-sum"


def test_another_scheme_is_refused_by_name() -> None:
    with pytest.raises(BadSetup, match="expected one of score, margin, rank, win, not “money”"):
        checked_scheme("money")
