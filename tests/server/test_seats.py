"""Who sits at a table, and what follows from it."""

from __future__ import annotations

from quattrocento.tables.seats import Seats
from quattrocento.tables.setup import Chair

MARIE = Chair(kind="person", person="marie", name="Marie")
LOUIS = Chair(kind="person", person="louis", name="Louis")
BOT = Chair(kind="bot", bot="random")


def test_a_person_may_have_several_seats_and_a_stranger_none() -> None:
    seats = Seats([MARIE, LOUIS, MARIE])
    assert seats.owned_by("marie") == (0, 2)
    assert seats.owned_by("anna") == ()
    assert seats.owned_by(None) == ()
    assert seats.viewer_mask((0, 2)) == seats.bit(0) | seats.bit(2)
    assert seats.viewer_mask(()) == seats.bit(None)


def test_who_sits_there_is_shown_anew_only_when_one_of_them_comes_or_goes() -> None:
    seats = Seats([MARIE, LOUIS, BOT])
    alone = seats.shown_to((0,), frozenset(["marie"]))
    assert [seat.connected for seat in alone] == [True, False, False]
    assert [seat.mine for seat in alone] == [True, False, False]
    for stranger in range(3):
        assert seats.shown_to((0,), frozenset(["marie", f"stranger-{stranger}"])) is alone
    both = seats.shown_to((0,), frozenset(["marie", "louis"]))
    assert [seat.connected for seat in both] == [True, True, False]


def test_bots_wait_while_none_of_the_people_is_there() -> None:
    seats = Seats([MARIE, BOT])
    assert not seats.awaits_people
    assert seats.bots == [None, "random"]
    left = seats.changed(0, Chair(kind="person", person="marie", stand_in=True))
    assert left.awaits_people
    assert left.bots == ["advised", "random"]
    assert left.people == []
    assert not Seats([BOT, BOT]).awaits_people
