"""The kit finds what is wrong: games with one thing broken each."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec
import pytest

import quattrocento as qc
from quattrocento.core import registry
from quattrocento.core.conformance import ConformanceError, Examiner, check, check_reached
from quattrocento.core.game import Game
from quattrocento.core.state import State
from tests.core import honest


class Broken(Game):
    """Palazzo with some of its answers replaced."""

    def __init__(self, **replaced: Callable[..., Any]) -> None:
        whole = qc.game("palazzo")
        super().__init__(
            name=whole.name,
            rules_version=whole.rules_version,
            seats=whole.seats,
            options=whole.options,
            actions=whole.actions,
            decisions=whole.decisions,
            vocabulary=list(whole.vocabulary.values()),
        )
        self.whole = whole
        self.replaced = replaced

    def call(self, name: str, *arguments: Any) -> Any:
        return self.replaced.get(name, getattr(self.whole, name))(*arguments)

    def blank(self) -> State:
        return self.call("blank")

    def begin(self, state: State, options: dict[str, Any]) -> None:
        self.call("begin", state, options)

    def scores(self, state: State) -> list[int]:
        return self.call("scores", state)

    def winners(self, state: State) -> list[int]:
        return self.call("winners", state)

    def view(self, state: State, seat: int | None) -> Any:
        return self.call("view", state, seat)

    def resample(self, state: State, seat: int | None, seed: int) -> State:
        drawn = self.call("resample", state, seat, seed)
        drawn.game_or_none = self
        return drawn

    def dump(self, state: State) -> dict[str, Any]:
        return self.call("dump", state)

    def load(self, position: Mapping[str, Any]) -> State:
        loaded = self.call("load", position)
        loaded.game_or_none = self
        return loaded

    def census(self, state: State) -> dict[str, int]:
        return self.call("census", state)


WHOLE = qc.game("palazzo")


def examine(game: Game, games: int = 4) -> None:
    check(game, games=games, every=10, reach=False, pure=False)


def test_a_game_with_nothing_broken_passes() -> None:
    examine(Broken())


def showing_the_next_tile(state: State, seat: int | None) -> Any:
    next_tile = WHOLE.dump(state)["tile_pile"][0]
    return msgspec.structs.replace(WHOLE.view(state, seat), building=next_tile)


def true_state(state: State, seat: int | None, seed: int) -> State:
    return state.clone()


def only_new_chance(state: State, seat: int | None, seed: int) -> State:
    drawn = state.clone()
    drawn.chance = seed + 1
    return drawn


def only_new_tiles(state: State, seat: int | None, seed: int) -> State:
    position = WHOLE.dump(state)
    drawn = WHOLE.dump(WHOLE.resample(state, seat, seed))
    return WHOLE.load({**position, "tile_pile": drawn["tile_pile"], "chance": drawn["chance"]})


def with_true_chance(state: State, seat: int | None, seed: int) -> State:
    drawn = WHOLE.resample(state, seat, seed)
    drawn.chance = (state.chance + seed) % 2**61
    return drawn


def losing_money(state: State) -> dict[str, int]:
    return {"discarded": len(WHOLE.dump(state)["discard"])}


def forgetful(position: Mapping[str, Any]) -> State:
    return WHOLE.load({**position, "chance": 5})


@pytest.mark.parametrize(
    ("promise", "replaced"),
    [
        ("can tell the true state", {"view": showing_the_next_tile}),
        ("draws nothing anew", {"resample": true_state}),
        ("draws nothing anew", {"resample": only_new_chance}),
        ("keeps for seat 0 what only seat 1 may know", {"resample": only_new_tiles}),
        ("resample knows more", {"resample": with_true_chance}),
        ("pieces were lost", {"census": losing_money}),
        ("does not read back", {"load": forgetful}),
        ("somebody wins", {"winners": lambda state: []}),
    ],
)
def test_each_broken_promise_is_found_with_a_record(
    promise: str, replaced: dict[str, Callable[..., Any]]
) -> None:
    with pytest.raises(ConformanceError, match=promise) as error:
        examine(Broken(**replaced))
    assert error.value.record is not None
    assert error.value.record.game == "palazzo"


def test_what_never_came_up_is_named() -> None:
    examiner = Examiner(WHOLE, seed=0, every=10)
    with pytest.raises(ConformanceError, match="never asked: turn, take"):
        check_reached(WHOLE, examiner)
    examiner.asked = {decision.name for decision in WHOLE.decisions}
    with pytest.raises(ConformanceError, match="never taken: joker, lay"):
        check_reached(WHOLE, examiner)


# Honest games


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Game], Game]]:
    """Makes the games of a test findable by their names."""

    def install(game: Game) -> Game:
        monkeypatch.setitem(registry._places(), game.name, f"{honest.__name__}:{game.name}")
        monkeypatch.setattr(honest, game.name, game, raising=False)
        registry.game.cache_clear()
        return game

    yield install
    registry.game.cache_clear()


@pytest.mark.parametrize("game", [honest.NIM, honest.DRAWN_NIM, honest.AUCTION])
def test_an_honest_game_that_hides_nothing_at_first_passes(
    installed: Callable[[Game], Game], game: Game
) -> None:
    check(installed(game), games=30, pure=False)


def test_heaps_that_are_drawn_and_hidden_from_all_must_be_drawn_anew(
    installed: Callable[[Game], Game],
) -> None:
    game = installed(
        honest.nim("covered_nim", honest.begin_drawn_nim, honest.look_at_covered_heaps)
    )
    with pytest.raises(ConformanceError, match="resample draws nothing anew for seat 0"):
        check(game, games=30, pure=False)


def test_bids_that_are_kept_from_a_rival_must_be_drawn_anew(
    installed: Callable[[Game], Game],
) -> None:
    game = installed(honest.auction("open_auction", honest.with_other_chance))
    with pytest.raises(ConformanceError, match=r"resample keeps for .* what only seat"):
        check(game, games=30, pure=False)
