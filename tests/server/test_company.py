"""Who sits at a table, and what follows from it."""

from __future__ import annotations

from quattrocento.server.company import Company
from quattrocento.server.opening import Chair

MARIE = Chair(kind="person", person="marie", name="Marie")
LOUIS = Chair(kind="person", person="louis", name="Louis")
BOT = Chair(kind="bot", bot="random")


def test_a_person_may_have_several_seats_and_a_stranger_none() -> None:
    company = Company([MARIE, LOUIS, MARIE])
    assert company.seats_of("marie") == (0, 2)
    assert company.seats_of("anna") == ()
    assert company.seats_of(None) == ()
    assert company.eyes((0, 2)) == company.bit(0) | company.bit(2)
    assert company.eyes(()) == company.bit(None)


def test_who_sits_there_is_shown_anew_only_when_one_of_them_comes_or_goes() -> None:
    company = Company([MARIE, LOUIS, BOT])
    alone = company.shown_to((0,), frozenset(["marie"]))
    assert [seat.connected for seat in alone] == [True, False, False]
    assert [seat.mine for seat in alone] == [True, False, False]
    for stranger in range(3):
        assert company.shown_to((0,), frozenset(["marie", f"stranger-{stranger}"])) is alone
    both = company.shown_to((0,), frozenset(["marie", "louis"]))
    assert [seat.connected for seat in both] == [True, True, False]


def test_bots_wait_while_none_of_the_people_is_there() -> None:
    company = Company([MARIE, BOT])
    assert not company.awaits_people
    assert company.minds == [None, "random"]
    left = company.changed(0, Chair(kind="person", person="marie", stand_in=True))
    assert left.awaits_people
    assert left.minds == ["advised", "random"]
    assert left.people == []
    assert not Company([BOT, BOT]).awaits_people
