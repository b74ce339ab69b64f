"""What advice used to do wrong, each with a test; `docs/silly-moves.md` is the list."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import quattrocento as qc
from quattrocento.bots import make_bot
from quattrocento.bots.bot import styled_levels
from quattrocento.bots.levels import PLAINLY_WORSE
from quattrocento.bots.match import answer
from quattrocento.core.state import State
from quattrocento.games.augsburg.components import MAXIMILIAN
from quattrocento.games.augsburg.income import rounds
from quattrocento.games.augsburg.thought.valuation import builder_worth
from quattrocento.games.florence.components import COSIMO
from quattrocento.games.florence.thought.valuation import time_value
from quattrocento.games.palazzo.payment import best_payment
from tests.augsburg.tables import seat as banker
from tests.augsburg.tables import table as visit
from tests.florence.tables import city
from tests.palazzo.tables import table as palazzo
from tests.princes.tables import auction, player
from tests.princes.tables import table as estates
from tests.support import play

# Where nothing that advice looks at is secret, so that a seat's own world is the true one for it.
OPEN = ["florence", "palazzo"]
Watch = Callable[[State, int, str], None]


def advised(state: State, seat: int | None = None) -> str:
    """What advice likes best."""
    chosen = state.awaiting()[0] if seat is None else seat
    options = state.legal(chosen)
    values = state.game.advise(state, chosen, options)
    return state.game.actions.text(options[values.index(max(values))])


def liking(state: State, text: str) -> float:
    """What advice thinks of one answer."""
    chosen = state.awaiting()[0]
    options = state.legal(chosen)
    values = state.game.advise(state, chosen, options)
    return values[options.index(state.game.actions.parse(text))]


def advised_game(name: str, seed: int, watch: Watch | None = None) -> Any:
    """A game of three who follow advice, to its end."""
    state = qc.game(name).new(players=3, seed=seed)
    for number in range(3000):
        if state.over:
            return state
        seat = state.awaiting()[0]
        chosen = answer(make_bot("advised", seed + number), state, seat, seed + number)
        if watch is not None:
            watch(state, seat, state.game.actions.text(chosen))
        state.apply(seat, chosen)
    raise AssertionError(f"{name} does not end")


# Palazzo


def test_the_rich_do_not_take_more_money_while_there_is_something_to_win() -> None:
    hand = "red 6 7, brown 6 7, white 6 7, certificate certificate certificate"
    state = palazzo([hand, "red 3", "brown 3"], quarries=["brick 1/3 2/3", "", "", ""])
    assert advised(state) == "draw tiles"


def test_the_same_price_costs_the_rich_less_than_the_poor() -> None:
    lots = {"quarries": ["marble 1/3 2/3", "", "", ""]}
    rich = palazzo(["red 6 7, brown 6 7, white 6 7", "red 5, brown 5", ""], **lots)
    poor = palazzo(["red 5 6, white 4", "red 5, brown 5", ""], **lots)
    assert liking(rich, "draw tiles") > liking(poor, "draw tiles")


def test_nobody_ends_with_a_treasure_in_hand() -> None:
    left = [
        best_payment(each.hand)
        for seed in range(3)
        for each in advised_game("palazzo", seed).players
    ]
    assert sum(left) / len(left) < 62


def test_a_novice_does_not_throw_away_what_it_just_bought() -> None:
    """What to do with a floor in hand even a beginner sees; what it is worth is another matter."""
    state = qc.game("palazzo").new(players=3, seed=4)
    novices = [make_bot("novice", seat) for seat in range(3)]
    built = moves = 0
    while not state.over:
        seat = state.awaiting()[0]
        action = answer(novices[seat], state, seat, moves)
        if state.decision.name == "build-where":
            options = state.legal(seat)
            values = state.game.advise(state, seat, options)
            assert values[options.index(action)] == pytest.approx(max(values)), moves
            built += 1
        state.apply(seat, action)
        moves += 1
    assert built > 10


def test_a_floor_is_built_on_what_it_fits_rather_than_beside_many_palaces_too_low_to_score() -> (
    None
):
    """As met by a new user: eight palaces of one floor, each of which costs five points."""
    begun = ["brick 1/3", "marble 1/1", "sandstone 1/2"]
    state = palazzo(["red 3 4 5 6 7", "white 3"], [begun, []], depot="brick 2/1, brick 4/1")
    play(state, "draw tiles", "buy brick 2/1", "one tile only")
    while state.decision.name == "payment":
        play(state, advised(state))
    assert advised(state) == "build on 1"


# What the two lower levels see as it is


def novice_game(name: str, players: int, seed: int, watch: Watch) -> None:
    """A game of novices, to its end."""
    state = qc.game(name).new(players=players, seed=seed)
    novices = [make_bot("novice", seat) for seat in range(players)]
    moves = 0
    while not state.over:
        seat = state.awaiting()[0]
        action = answer(novices[seat], state, seat, moves)
        watch(state, seat, state.game.actions.text(action))
        state.apply(seat, action)
        moves += 1


@pytest.mark.parametrize("name", OPEN)
def test_a_novice_does_nothing_that_is_plainly_worse(name: str) -> None:
    """A floor taken out again, points left to lie, and the like."""
    behind: list[float] = []

    def watch(state: State, seat: int, text: str) -> None:
        behind.append(liking(state, advised(state, seat)) - liking(state, text))

    novice_game(name, 3, 5, watch)
    assert 0 < max(behind) <= PLAINLY_WORSE


@pytest.mark.parametrize("question", ["ring", "bonus", "giovanni"])
def test_a_novice_wastes_no_ring_and_no_scandal_card_in_florence(question: str) -> None:
    looked_at: list[str] = []

    def watch(state: State, seat: int, text: str) -> None:
        if state.decision.name == question and len(state.legal(seat)) > 1:
            looked_at.append(text)
            assert liking(state, text) == pytest.approx(liking(state, advised(state)))

    for seed in range(4):
        novice_game("florence", 2, seed, watch)
    assert looked_at


def test_at_its_last_answer_a_novice_takes_the_points() -> None:
    """Augsburg: the last privilege of the game; whoever draws bonds then has nothing of them."""
    last: list[tuple[str, float]] = []

    def watch(state: State, seat: int, text: str) -> None:
        options = state.legal(seat)
        ends = [state.clone() for _ in options]
        for end, option in zip(ends, options, strict=True):
            end.apply(seat, option)
        if len(options) > 1 and all(end.over for end in ends):
            values = state.game.advise(state, seat, options)
            last.append((text, max(values) - liking(state, text)))

    for seed in range(8):
        novice_game("augsburg", 2, seed, watch)
    assert last
    assert all(lost == 0 for _text, lost in last), last


# The Princes of Florence


def test_no_bonus_card_is_bought_when_no_work_can_follow() -> None:
    state = estates([player(money=3000)], round=7, actions=1)
    assert advised(state) != "take bonus"
    assert liking(state, "take bonus") < liking(state, "end turn")


def test_no_jester_and_no_first_builder_are_bought_in_the_last_round_for_nothing() -> None:
    state = auction([player(money=3000), player(money=3000)], round=7)
    options = state.legal(0)
    assert advised(state) not in ("start jester", "start builder")
    assert len(options) > 2


def test_a_turn_does_not_end_with_an_action_left_that_could_score() -> None:
    state = estates([player(money=3000)], round=7, actions=1)
    assert advised(state).startswith("build ")


def test_every_action_that_is_left_unused_costs_something() -> None:
    one = estates([player(money=3000)], round=7, actions=1)
    two = estates([player(money=3000)], round=7, actions=2)
    assert liking(two, "end turn") < liking(one, "end turn")


# Augsburg 1520


def test_no_bid_is_made_for_a_visit_that_no_longer_pays() -> None:
    """At a barrier, with all ranks and no money, the very last card brings nothing."""
    stuck = banker("leo 4 9 16", prestige=25, money=0, yellow=4, orange=4, purple=4)
    state = visit(stuck, banker("leo 3"), noble="maximilian", round=4)
    assert advised(state) == "pass"


def test_a_builder_who_can_build_no_more_is_worth_no_bid() -> None:
    seats = banker("leo 4", rights={"master builder": 1}), banker("leo 3")
    for noble, round_, hoped in (("philipp", 1, True), ("maximilian", 4, False)):
        state: Any = visit(*seats, noble=noble, round=round_)
        assert (builder_worth(state, state.players[0]) > 0) == hoped


def test_a_bond_that_cannot_be_used_any_more_is_not_worth_keeping() -> None:
    """Of eight bonds the four visits left use about five: each one more costs little."""
    hand = "leo 1 2 3 4 5 6 7, maria 2"
    state = visit(banker(hand), banker("leo 8"), noble="leo", round=4)
    assert liking(state, "bid 3") - liking(state, "bid 4") < 0.5


def test_at_the_last_visit_bonds_cost_nothing() -> None:
    hand = banker("leo 1 2 3 4 5")
    state = visit(hand, banker("maria 2 3 4"), noble="maximilian", round=4)
    assert liking(state, "bid 5") == liking(state, "bid 4") > liking(state, "bid 3")


def test_whoever_ends_with_bonds_was_outbid_at_the_last_visit() -> None:
    """At the last visit a bond kept is a bond lost, so that nobody passes who could bid."""
    bids: list[str] = []

    def watch(state: Any, seat: int, text: str) -> None:
        last = state.round == rounds(state) and state.visit == MAXIMILIAN
        if last and state.decision.name == "bid" and len(state.legal(seat)) > 1:
            bids.append(text)

    for seed in range(2):
        advised_game("augsburg", seed, watch)
    assert len(bids) >= 4
    assert "pass" not in bids


# Florence


def test_it_does_not_pass_with_ten_time_when_a_member_can_join_a_paying_queue() -> None:
    state = city({4: "0"}, goals={1: 5, 2: 9, 3: 1}, time=10)
    assert advised(state) != "pass"


def test_time_beyond_what_is_soon_used_counts_less() -> None:
    state: Any = city({4: "0"}, goals={1: 5, 2: 9, 3: 1}, time=10)
    assert state.time_tokens[state.round - 1] <= 5
    soon = time_value(state, 6) - time_value(state, 5)
    assert 0 < time_value(state, 7) - time_value(state, 6) < soon


def test_nobody_passes_with_ten_time_as_a_habit() -> None:
    passed: list[int] = []

    def watch(state: Any, seat: int, text: str) -> None:
        if text == "pass" and state.decision.name == "action" and state.round < 9:
            passed.append(state.players[seat].time)

    for seed in range(2):
        advised_game("florence", seed, watch)
    assert len(passed) > 30
    assert sum(time >= 10 for time in passed) <= 3


def test_the_first_debutant_is_not_always_sent_to_cosimo() -> None:
    sent: list[bool] = []
    for seed in range(10):
        state: Any = qc.game("florence").new(players=3, seed=seed)
        while state.decision.name == "first-debutant":
            text = advised(state)
            sent.append(text == f"deploy {state.location_tokens[COSIMO]}")
            play(state, text)
    assert len(sent) == 30
    assert sum(sent) <= 10


def test_little_time_is_left_at_the_end_of_the_last_round() -> None:
    left: list[int] = []

    def watch(state: Any, seat: int, text: str) -> None:
        if text == "pass" and state.decision.name == "action" and state.round == 9:
            left.append(state.players[seat].time)

    for seed in range(12):
        advised_game("florence", seed, watch)
    assert len(left) == 36
    assert sum(left) <= 4 * len(left)
    assert sum(time >= 6 for time in left) <= len(left) / 3


def test_a_ring_waits_beside_ones_own_members_best_where_the_noble_goes() -> None:
    """Nothing is to be swapped yet: it was left at the first location of all, with nobody there."""
    state = city({4: "0", 5: "0", 9: "1"}, goals={1: 5, 2: 9, 3: 1})
    play(state, "pass")
    assert advised(state) == "ring 5"
    assert liking(state, "ring 4") > liking(state, "ring 9") == liking(state, "ring 1")


def test_a_hurry_does_not_come_back_to_where_it_began() -> None:
    """Walking 4-5-4 in one go brings nothing."""
    state = city({4: "0"}, goals={1: 6, 2: 9, 3: 1}, time=3)
    play(state, "hurry")
    first = advised(state)
    play(state, first)
    assert advised(state) != "on to 4"


def test_a_walk_is_not_thought_to_come_back_to_where_it_began() -> None:
    """Whoever stands where the noble will come loses by any walk, however it goes on."""
    state = city({4: "0"}, goals={1: 4, 2: 9, 3: 1}, time=3)
    play(state, "hurry")
    texts = [state.game.actions.text(option) for option in state.legal(0)]
    assert max(liking(state, text) for text in texts) < 0


@pytest.mark.parametrize("name", qc.games())
def test_no_game_of_the_advised_goes_on_for_ever(name: str) -> None:
    assert advised_game(name, seed=20068).over


def everybody(name: str) -> list[str]:
    """Every level with every style of a game."""
    styles = [f":{style}" for style in qc.game(name).styles]
    return ["maestro@4", *(level + style for level in styled_levels() for style in ["", *styles])]


@pytest.mark.parametrize("kind", everybody("florence"))
def test_no_level_plays_for_ever(kind: str) -> None:
    state = qc.game("florence").new(players=2, seed=20068)
    for number in range(2500):
        if state.over:
            return
        seat = state.awaiting()[0]
        state.apply(seat, answer(make_bot(kind, number), state, seat, number))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("name", qc.games())
def test_not_even_whoever_always_does_the_same_plays_for_ever(name: str) -> None:
    """Whatever a bot may like: the rules themselves come to an end."""
    game = qc.game(name)
    verbs = {game.actions.text(action).split()[0] for action in range(len(game.actions))}
    for verb in sorted(verbs):
        state = game.new(players=game.seats[-1], seed=20068)
        for _ in range(3000):
            if state.over:
                break
            seat = state.awaiting()[0]
            options = state.legal(seat)
            liked = [each for each in options if game.actions.text(each).split()[0] == verb]
            state.apply(seat, (liked or options)[0])
        assert state.over, verb
