"""What a view tells the page, so that it need not know the rules."""

from __future__ import annotations

from quattrocento.games.augsburg.shown.view_types import Use
from quattrocento.games.augsburg.state import State
from tests.augsburg.tables import seat, table, top_tile, using
from tests.support import play, rule


def use(state: State, move: str) -> Use:
    """What the first seat is told about a use."""
    (found,) = (each for each in state.view(0).uses if each.move == move)
    return found


@rule("AUG-PRV-1", "AUG-PRV-3")
def test_it_says_what_each_field_may_be_used_for_and_what_money_it_leaves() -> None:
    state = using("1", seat(money=100), seat())
    florins = use(state, "take 500 florins")
    assert (florins.privilege, florins.florins, florins.final) == ("500 florins", 600, False)
    assert use(state, "build church").price == top_tile(state, "church")
    assert use(state, "build church").florins == 100 - top_tile(state, "church")
    assert use(state, "give up").privilege is None


@rule("AUG-CHU-2", "AUG-PRV-4")
def test_prestige_stops_at_the_barrier() -> None:
    assert use(using("4", seat(prestige=23), seat()), "take prestige").prestige == 25
    assert use(using("4", seat(prestige=10), seat()), "take prestige").prestige == 17


@rule("AUG-RNK-2")
def test_it_says_from_whom_a_rank_would_be_taken_and_that_this_is_final() -> None:
    state = using("4", seat(yellow=2), seat(yellow=3))
    rung = use(state, "climb yellow").rung
    assert rung is not None
    assert (rung.rank, rung.left, rung.taken_from) == ("yellow 3", 0, (1,))
    assert use(state, "climb yellow").final
    assert [each.colour for each in state.view(1).rungs] == ["yellow", "orange", "purple"]


@rule("AUG-HID-1")
def test_what_uses_leave_is_told_to_nobody_else() -> None:
    state = using("1", seat(money=100), seat())
    assert state.view(1).uses == ()
    assert state.view(None).uses == ()


@rule("AUG-BID-8", "AUG-BID-10")
def test_it_says_which_bond_decides_a_showing() -> None:
    state = table(seat("philipp 3 12, joker"), seat("philipp 5"))
    own = state.view(0).players[0]
    assert own.deciding == ("philipp 12", "philipp 3")
    events = play(state, "bid 1", "hold", "0: show philipp 12", "1: show philipp 5")
    shown = [event.best for event in events if type(event).__name__ == "BondsShown"]
    assert shown == ["philipp 12", "philipp 5"]
    assert [player.best for player in state.view(None).players] == ["philipp 12", "philipp 5"]


@rule("AUG-PRV-1")
def test_events_say_which_privilege_was_used() -> None:
    state = using("1", seat(money=100), seat())
    events = play(state, "take 500 florins", "climb purple")
    used = [event.privilege for event in events if hasattr(event, "privilege")]
    assert used == ["500 florins", "purple"]
