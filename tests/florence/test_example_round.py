"""The rulebook's example: a whole round of three players, action by action."""

from __future__ import annotations

from tests.florence.tables import city, hand, points, queue, times
from tests.support import play, rule

BLUE, ORANGE, PURPLE = 0, 1, 2


@rule("FLO-EX-8", example="FLO-EX-8")
def test_the_example_round_ends_with_blue_two_orange_fourteen_purple_nineteen() -> None:
    state = city(
        question="first-debutant",
        turn=PURPLE,
        first=BLUE,
        carriages={"cosimo": 1, "contessina": 9, "giovanni": 7},
        goals={1: 6, 2: 4, 3: 8},
        tiles={5: "reputation"},
        times={2: 4},
    )

    # Before the first round, in reverse order.
    play(state, "2: deploy 6", "1: deploy 5", "0: deploy 1")
    assert (queue(state, 6), queue(state, 5), queue(state, 1)) == ("2", "1", "0")
    assert times(state) == [12, 12, 12]

    # First actions.
    play(state, "0: gift cosimo", "0: guard 4-5")
    assert (times(state), points(state)) == ([10, 12, 12], [0, 0, 0])
    play(state, "1: deploy 6")
    assert (times(state), points(state)) == ([10, 8, 12], [0, 0, 0])
    assert queue(state, 6) == "2, 1"
    play(state, "2: deploy 6")
    assert (times(state), points(state)) == ([10, 8, 8], [0, 0, 0])
    assert queue(state, 6) == "2, 1, 2"

    # Second actions: the new donna of Purple goes to the front.
    play(state, "0: gift cosimo", "0: guard 5-6")
    assert (times(state), points(state)) == ([7, 8, 8], [0, 0, 0])
    play(state, "1: deploy 4")
    assert (times(state), points(state)) == ([7, 4, 8], [0, 0, 0])
    play(state, "2: promote 6.3")
    assert (times(state), points(state)) == ([7, 4, 3], [0, 0, 0])
    assert queue(state, 6) == "2 donna, 2, 1"

    # Third actions: Orange boasts with three members in the row.
    play(state, "0: move 1.1 to 2")
    assert (times(state), points(state)) == ([6, 4, 3], [0, 0, 0])
    play(state, "1: boast 5")
    assert (times(state), points(state)) == ([6, 3, 3], [0, 9, 0])
    assert state.game.dump(state)["players"][ORANGE]["markers"] == ["5 middle"]
    play(state, "2: pass", "2: ring 6")
    assert (times(state), points(state)) == ([6, 3, 5], [0, 9, 0])

    # Fourth: Orange passes too, and Purple takes a bonus.
    play(state, "0: deploy 3")
    assert (times(state), points(state)) == ([2, 3, 5], [0, 9, 0])
    play(state, "1: pass", "1: ring 5")
    assert (times(state), points(state)) == ([2, 3, 5], [0, 9, 0])
    play(state, "2: take time")
    assert (times(state), points(state)) == ([2, 3, 6], [0, 9, 0])

    # Blue passes: Cosimo drives by 5, 2 and 3 to 6 and holds his audience.
    told = play(state, "0: pass")
    story = [
        (type(event).__name__, event.seat, event.points)
        for event in told
        if type(event).__name__ in ("PrimeScored", "AudienceScored")
    ]
    assert story == [
        ("PrimeScored", ORANGE, 1),
        ("PrimeScored", BLUE, 1),
        ("PrimeScored", BLUE, 1),
        ("PrimeScored", PURPLE, 1),
        ("AudienceScored", PURPLE, 11),
        ("AudienceScored", PURPLE, 7),
        ("AudienceScored", ORANGE, 4),
    ]
    assert [len(player.hand) for player in state.players] == [0, 1, 0]
    assert hand(state, ORANGE)[0].startswith("cosimo")
    assert points(state) == [2, 14, 19]
    assert state.round == 2
    assert state.awaiting() == [ORANGE]
    assert times(state) == [2 + 4, 3 + 4, 6 + 4]
