"""What a move costs, and how many people machines hold by that."""

from __future__ import annotations

import msgspec

from studies.scaling.__main__ import PAGE, SETTINGS, page
from studies.scaling.costs import FILE, Costs
from studies.scaling.model import breaks_first, limit, share_of_worker, waits

COSTS = Costs(
    machine="some machine",
    processor="some processor",
    move_sqlite=300.0,
    rest=0.0,
    move_postgresql=400.0,
    database=80.0,
    notice=10.0,
    table_kilobytes=30.0,
    start_seconds=1.0,
    start_seconds_empty=1.0,
    bots_milliseconds={},
)
RESTING = msgspec.structs.replace(COSTS, rest=600.0)
ONE_WORKER, TWO_WORKERS = SETTINGS[:2]


def test_the_page_is_made_from_what_was_measured() -> None:
    kept = msgspec.json.decode(FILE.read_bytes(), type=Costs)
    assert PAGE.read_text(encoding="utf-8") == page(kept)


def test_a_worker_is_busy_with_moves_with_rests_and_with_hearing_of_others() -> None:
    assert share_of_worker(COSTS, ONE_WORKER, 1000) == 0.41
    assert share_of_worker(RESTING, ONE_WORKER, 1000) == 1.01
    # Half of the moves are its own, but it hears of all.
    assert share_of_worker(COSTS, TWO_WORKERS, 1000) == 0.21


def test_where_tables_rest_a_worker_holds_fewer_people_and_rests_are_what_fills_it() -> None:
    assert breaks_first(COSTS, ONE_WORKER, limit(COSTS, ONE_WORKER)) == "moves"
    assert breaks_first(RESTING, ONE_WORKER, limit(RESTING, ONE_WORKER)) == "rests"
    assert limit(RESTING, ONE_WORKER) < 0.5 * limit(COSTS, ONE_WORKER)


def test_who_moves_is_answered_before_the_table_rests_but_waits_for_the_rests_of_others() -> None:
    alone, _ = waits(RESTING, ONE_WORKER, 1.0)
    assert 0.48 < alone < 0.49
    assert waits(RESTING, ONE_WORKER, 800.0)[1] > waits(COSTS, ONE_WORKER, 800.0)[1]
